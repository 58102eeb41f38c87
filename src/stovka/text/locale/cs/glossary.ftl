### Slova her, vedle sebe ve všech jazycích. .means: jeden řádek ke každému, pro začátečníka.

glossary-title = Slova her
glossary-nothing = Na „{ $query }“ nic neodpovídá.
glossary-found = Pravidla a slova k „{ $query }“
problem-cli-not_both = { $first } a { $second } nejdou dohromady; vyberte si jedno.
glossary-in = Kniha pravidel: { $title }.

## Příkaz

cli-glossary = Vysvětlí slova her a ukáže každé vedle sebe ve všech jazycích. Se slovem WORD jen to, v čem stojí, v kterémkoli jazyce.
    .short = slova her ve všech jazycích
    .usage = stovka glossary [WORD] [--format text|md|html]
    .example =
        stovka glossary
        stovka glossary trumf
cli-option-word = slovo nebo jeho začátek v kterémkoli z jazyků
cli-option-search = jen pravidla a slova, v nichž to stojí, v kterémkoli z jazyků
cli-option-examples = příklad ke každému pravidlu; na stránkách Markdown a HTML jsou vždy

glossary-group-cards = Karty
term-pack = sada karet
    .means = Všechny karty hry dohromady.
term-suit = barva
    .means = Piky, srdce, kára nebo kříže.
term-rank = hodnota
    .means = Čím karta je kromě barvy: sedmička, dáma, eso.
term-hand = ruka
    .means = Karty hráče, které ostatní nevidí.
term-stock = balíček
    .means = Karty, které po rozdání zbyly rubem nahoru; líže se z nich.
term-pile = hromádka
    .means = Zahrané karty lícem nahoru, jedna na druhé.
term-top = vrchní karta
    .means = Naposledy zahraná karta; další na ni musí sedět.

glossary-group-turns = Hráči a tahy
term-dealer = rozdávající
    .means = Kdo míchá a rozdává; ve hrách sto jedna mu patří i první tah: obrácená první karta.
term-eldest = přední ruka
    .means = Hráč po levici rozdávajícího; první vynáší a prvního se ptají.
term-deal = rozdání
    .means = Rozdat karty; a vše, co se jimi pak odehraje.
term-round = kolo
    .means = Od rozdání po spočítání.
term-match = partie
    .means = Kola, která se hrají, dokud není vítěz.
term-opening = první karta
    .means = Karta, kterou rozdávající obrátí a kterou začíná hromádka.
term-pass = pasovat
    .means = Předat tah bez zahrání karty.
term-miss = stát
    .means = Tentokrát nehrát, protože to žádá karta.
term-again = hrát znovu
    .means = Mít hned další tah.

glossary-group-101 = Hry sto jedna
term-fit = sedět
    .means = Mít barvu nebo hodnotu, která se teď žádá.
term-draw = lízat
    .means = Vzít si kartu z balíčku.
term-cover = přikrýt
    .means = Dát hned další kartu na svou, která tak nesmí zůstat.
term-order = měnit barvu
    .means = Říct, jakou barvou se hraje dál.
term-wild = jde na všechno
    .means = O kartě, která se smí zahrát, ať leží nahoře cokoli.
term-answer = odpovědět
    .means = Poslat dál, co karta žádá, kartou téže hodnoty.
term-penalty = trest
    .means = Karty, které si hráč musí kvůli cizí kartě líznout.
term-out = skončit
    .means = Zahrát poslední kartu a vyhrát kolo.
term-blocked = zablokované kolo
    .means = Kolo bez vítěze, protože karty uvízly v rukou.
term-lone = osamělá dáma
    .means = Dáma, která v ruce zbyla sama, a je dražší.

glossary-group-counting = Počítání
term-points = body
    .means = Za co karty jsou; ve hrách sto jedna je dobré mít málo, ve Stovkahře hodně.
term-total = součet
    .means = Body za všechna dosavadní kola.
term-limit = hranice
    .means = Součet, který se nesmí překročit.
term-reset = zpět na 0
    .means = Co se stane se součtem, který padne přesně na hranici.
term-left = vypadnout
    .means = Už nehrát: součet překročil hranici.
term-house = domácí pravidlo
    .means = Pravidlo, které si stůl sám změnil.

glossary-group-tricks = Stovkahra
term-partner = spoluhráč
    .means = Hráč naproti, který hraje za tutéž dvojici.
term-side = dvojice
    .means = Dva spoluhráči dohromady.
term-trick = štych
    .means = Čtyři karty, po jedné od každého; bere je nejsilnější.
term-lead = vynášet
    .means = Dát do štychu první kartu.
term-follow = přiznat barvu
    .means = Dát kartu vynesené barvy.
term-trump = trumf
    .means = Barva, která v tomto rozdání bije ostatní tři.
term-overtrump = přebít trumf
    .means = Dát na trumf vyšší trumf.
term-meld = hláška
    .means = Tři nebo čtyři karty téže hodnoty v jedné ruce; ohlášená dává body.
term-announce = hlásit
    .means = Včas ukázat hlášku všem.
term-last = poslední štych
    .means = Osmý; sám o sobě dává body.
term-claim = dost
    .means = Slovo, kterým dvojice se stem bodů vyhrává a bez nich prohrává.
