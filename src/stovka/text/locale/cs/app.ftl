### Aplikace v terminálu. `app-do-*`: co dělá klávesa, jedním či dvěma slovy do patičky; `.help` větou.

app-title = Stovka
app-about = Karetní hry, v nichž jde o stovku, s vysvětlením každého tahu
app-you = Vy
app-yes = ano
app-no = ne
app-close = Escape zavře, šipky posouvají.
app-more = víc: e
app-more-log = víc: l

## Úvod

app-menu-play = Hrát
    .about = zvolit hru a ostatní hráče a začít
app-menu-resume = Pokračovat
    .about = { $count ->
        [one] nedohraná partie
        [few] { $count } nedohrané partie
       *[other] { $count } nedohraných partií
    }
app-menu-watch = Přehrát
    .about = dohranou partii krok za krokem, s důvody
app-menu-rules = Pravidla
    .about = kniha pravidel každé hry
app-menu-settings = Nastavení
    .about = karty, barvy, tempo, co se vysvětluje
app-menu-exit = Konec
    .about = {""}
app-saved = { $variant }, { $round }. kolo
    .about = { LIST($names) }; { $moves ->
        [one] jeden krok
        [few] { $moves } kroky
       *[other] { $moves } kroků
    }
app-saved-damaged = V této partii pokračovat nejde. Její soubor zůstává, jak je.
app-house = { $variant }, domácí pravidla

## Nová partie a přepínače

app-setup-title = Nová partie
app-setup-variant = Hra
app-setup-players = Hráči
app-setup-players-range = { $least ->
    [one] Vy a další, za které hraje počítač; celkem { $least } až { $most }.
   *[other] Hráčů může být { $least } až { $most }; za všechny kromě vás hraje počítač.
}
app-setup-house = { $count ->
    [0] Domácí pravidla: žádná
    [one] Domácí pravidla: jedno nastavení
   *[other] Domácí pravidla: { $count } nastavení
}
app-house-title = Domácí pravidla: { $variant }
app-house-hint = Šipky vybírají, F8 vrátí vše, jak bylo, F9 uloží do souboru, Escape nastavení převezme.
app-house-about = { $meaning } { $choice }
app-house-line = { $name }: { $meaning }
app-setup-bots = Ostatní hráči
app-setup-name = Vaše jméno, nebo víc jmen oddělených čárkami
app-setup-seed = Semínko (stejné číslo rozdá stejné karty)
app-setup-seed-none = žádné: čistá náhoda
app-setup-start = Začít
app-setup-bad = Semínko je celé číslo menší než 2^63.
app-level-beginner = začátečníci
    .about = Hrají kteroukoli kartu, která sedí.
app-level-steady = rozvážní
    .about = Zbavují se bodů, šetří, co jde na všechno, a mění na svou nejdelší barvu.
app-switch-pace = Tempo
app-pace-timed = samo
    .about = Každý tah ostatních chvíli počká; mezerník jde hned dál.
app-pace-key = na klávesu
    .about = Každý tah ostatních čeká na mezerník.
app-pace-once = hned
    .about = Ostatní hrají bez přestávky.
app-switch-mark = Označit, co sedí
    .about = Karty, které sedí, se v ruce zvednou a panel řekne proč.
app-switch-explain = Vysvětlovat každý tah
    .about = Záznam říká u každého tahu i pravidlo; jinak jen stručně.
app-switch-count = Průběžné počítání
    .about = Kde se body počítají už během rozdání, stojí vedle stolu.
app-switch-forgetful = Zapomnětliví soupeři
    .about = Rozvážní soupeři někdy zapomenou hlásit nebo říct „dost“.
app-switch-four = Čtyři barvy
    .about = Každá barva karet je jinak obarvená; její znak je vidět tak jako tak.
app-switch-ascii = Barvy písmeny
    .about = S, H, D a C a prosté rámečky, pro terminály bez těchto znaků.
app-switches-title = Během hry
app-settings-title = Nastavení

## Stůl

app-head = { $variant } · { $round }. kolo
app-total = { $name } { $total }
app-team = { $first } & { $second }
app-label-dealer = rozdává
app-label-partner = spoluhráč
app-label-out = mimo
app-label-next = na tahu
app-zone-stock = Balíček { $count }
app-zone-pile = Hromádka { $count }
app-zone-trick = Štych
app-zone-turned = trumfová karta
app-zone-taken = { SIDE($side, form: "start") }: { $count ->
    [one] jedna vzatá karta
    [few] { $count } vzaté karty
   *[other] { $count } vzatých karet
}
app-note-more = { $first } · { $second }
app-tally = sedí { $fit } / { $all }
app-why-title = Proč
app-why-others = Vaše ostatní karty
app-hand-line = { $card }  { $what }
app-last-trick = Poslední štych: { $winner }, { $card }
app-why-hand = Proč, kartu po kartě
app-why-hidden = Označování je vypnuté: stiskněte w, co sedí a proč, nebo kartu zkuste.
app-log-title = Co se stalo
app-before-title = Předtím
app-log-first = { $number }  { $what }
app-log-step = { $number }  { NAME($seat, form: "start") } { $does }
app-log-event = { NAME($seat, form: "start") } { $what }
app-if-played = Když ji zahrajete
app-if-said = Pak
app-choose-suit-then = řeknete, na jakou barvu měníte
app-laid = { $card }: { ME($me, "hrajete vy", "hraje", $seat) }.
app-may-go = { $cards_n ->
    [0] Teď nemáte nic, co na ni sedí.
   *[other] Z vašich karet na ni teď můžete dát { LIST($cards) }.
}
app-over = Partie skončila. q opustí stůl.
app-not-your-turn = Nejste na tahu.
app-step-by-key = Mezerník ukáže další tah.
app-hint = Rozvážný hráč by volil toto: { $do }.
app-undo-none = V tomto kole nemáte tah, který by šel vrátit.
app-undone = Váš poslední tah je vrácený. Co už víte, to víte dál.
app-too-small = Stůl potřebuje { $columns } sloupců a { $rows } řádků; tento terminál má { $width } a { $height }. Zvětšete ho, prosím.

## Otázky

app-which-suit = Na jakou barvu měníte?
app-which-suit-for = Kartou { $card }; další hráč ji musí poslechnout.
app-which-suit-opening = K první kartě.
app-which-suit-back = Escape vrátí kartu do ruky; nic ještě není zahrané.
app-question-back = Escape: zpět; nic ještě není řečeno.
app-say-what = Co říkáte?
app-suit-held = { $cards_n ->
    [0] žádnou nemáte
   *[other] máte { LIST($cards) }
}
app-key-enough = d
app-key-silent = m
app-key-again = z
app-key-without = b
app-key-stay = z
app-key-leave = o
app-key-quit = k
app-write-failed = Tento tah se nepodařilo uložit
app-write-again = zkusit znovu
app-write-without = hrát dál bez ukládání
app-leave-title = Opustit stůl?
app-leave-kept = Každý tah je uložený: v partii můžete pokračovat později.
app-leave-lost = Tato partie se neukládá; bude ztracená.
app-leave-stay = zůstat
app-leave-home = opustit stůl
app-leave-quit = ukončit Stovku

## List s body

app-score-title = Body
app-end-title = Partie skončila
app-score-round = Kolo
app-score-total = celkem
app-score-newest = > { $number }
app-score-number = { $number }
app-score-points = { $points }
app-score-plain = { $total }
app-score-reset = { $total } *
app-score-out = { $total } mimo
app-score-none = Zatím není spočítané žádné kolo.
app-score-hint = Enter: součet kartu po kartě · n: dál v partii

## Pravidla

app-rules-find = hledat, v kterémkoli ze čtyř jazyků
app-rules-hint = / hledá; šipky posouvají; Escape jde zpět.
app-rules-entry = { $name }: { $text }

## Přehrávání

app-replay-at = krok { $number } / { $last }

## V jiných variantách

app-player = Hráč
app-lens-title = { $what } v každé variantě
app-lens-here = { $variant } (u tohoto stolu)
app-lens-nothing = nic dalšího se nestane
app-lens-one = Tato hra nemá žádnou jinou variantu k porovnání.
app-lens-where = Nejprve najeďte na kartu v ruce nebo na tlačítko.

## Více lidí

app-hand-on = Na tahu je { $name }: Enter schová vaše karty a předá místo.
app-take-seat = { $name }, posaďte se
app-take-seat-hint = Enter ukáže karty, které má { $name }. Ostatní se nedívají.
app-setup-names = Každý člověk má mít jiné jméno a lidí nesmí být víc než hráčů.
app-house-range = Nejmenší a největší počet, třeba 2-6.
app-house-values = Hodnoty a jednotlivé karty s body, třeba J=2, QS=40. Co chybí, je za 0.
app-house-effects = Třeba 7: draw=2 skip; 9: again; Q: order wild; 6: cover. Také: victim=previous; =no vypíná.
app-house-name = Jméno souboru (F9 uloží tato pravidla do souboru)
app-house-name-none = žádné: jméno varianty
app-house-saved = Uloženo: { $path }. Najdete to mezi hrami a stovka play vezme soubor místo varianty.
app-house-cards = Hodnoty a jednotlivé karty, třeba A, 7, KS.

## Předpovědi, statistika, stránky

app-switch-predict = Napřed předpovědět
    .about = Než svůj tah uděláte, řeknete, kdo hraje dál a kolik karet bude mít soused; pak se to ověří.
app-predict-next = Než se to stane: kdo bude na tahu?
app-predict-about = Váš tah: { $move }.
app-predict-who = { ME($seat_me, "vy", $seat) }
app-predict-nobody = nikdo: kolo končí
app-predict-skip = Escape otázku přeskočí.
app-predict-cards = Kolik karet pak má { $seat }?
app-predict-count = { $more ->
    [0] { N($count, "card") }, jako teď
   *[other] { N($count, "card") }
}
app-predict-title = Vaše předpověď
app-predict-right = Předpověď vyšla.
app-predict-was-next = { $right ->
    [yes] Správně:
   *[no] Ne:
} { $over ->
    [yes] dál nehraje nikdo.
   *[no] na tahu { ME($seat_me, "jste vy", "je", $seat) }.
}
app-predict-was-cards = { $right ->
    [yes] Správně:
   *[no] Ne:
} { $seat }: { N($count, "card") }.
app-unnoted = Chyby a předpovědi se neukládají; hraje se dál. { $why }
app-menu-statistics = Statistika
    .about = co jste hráli a kde byly chyby
app-stat-played = Odehráno
app-stat-game = { $variant }: partií { $matches }, z toho dohraných { $ended }; { N($rounds, "round") }
app-stat-none = Zatím nic.
app-stat-wrong = Chybné tahy podle pravidla, které je nepustilo
app-stat-rule = { $count } × { $rule }
app-stat-no-wrong = Zatím žádný.
app-stat-predicted = Předpovědi
app-stat-next = kdo hraje dál: správně { $right } z { $asked }
app-stat-cards = kolik karet: správně { $right } z { $asked }
app-stat-total = nové součty: správně { $right } z { $asked }
app-export-title = Zapsat tuto partii tak, jak ji znáte
app-export-page = { $variant }: { LIST($names) }
app-export-form = Podoba
app-export-md = text se značkami (Markdown)
app-export-html = webová stránka (HTML)
app-export-about = Skryté karty ostatních v ní zůstanou skryté.
app-export-path = Do tohoto souboru
app-export-hint = Enter zapíše; Escape jde zpět.
app-export-exists = Soubor { $path } už existuje; zvolte jiné jméno.
app-export-done = Zapsáno do { $path }.
app-predict-first = Co z toho bude, řeknete napřed vy.

## Klávesy

app-help-title = Klávesy
app-do-play = zahrát
    .help = Zahraje kartu pod kurzorem; na balíčku lízne kartu; na tlačítku ho stiskne; na stole řekne, co je to za kartu, kdo ji hraje a co žádá.
app-do-choose = karta
    .help = Vybere kartu nebo něco jiného vedle ní.
app-do-choose-on = vybrat
    .help = Vybere další kartu.
app-do-away = stůl
    .help = Z ruky ke stolu, k balíčku a zpátky.
app-do-back = zpět
    .help = Od balíčku a od stolu zpátky do ruky.
app-do-controls = tlačítka
    .help = K tlačítkům: líznout, pasovat a co se ještě dá říct.
app-do-controls-back = tlačítka
    .help = K tlačítkům z druhé strany.
app-do-why = proč
    .help = Proč která karta v ruce sedí, nebo nesedí.
app-do-hint = rada
    .help = Co by udělal rozvážný hráč a proč se to smí.
app-do-score = body
    .help = List s body, kdykoli; Enter na políčku otevře jeho součet.
app-do-log = záznam
    .help = Co všechno se v tomto kole stalo, s důvody.
app-do-undo = vrátit
    .help = Vrátí váš poslední tah a vše, co přišlo po něm.
app-do-rules = pravidla
    .help = Kniha pravidel, otevřená u toho, o které jde.
app-do-more = víc
    .help = Panel „proč“ celý.
app-do-switches = přepínače
    .help = Co se označuje a vysvětluje a jak rychle hrají ostatní.
app-do-palette = paleta
    .help = Všechno, co se tu dá dělat; najde se psaním.
app-do-help = nápověda
    .help = Tento seznam. A také: 1 až 9 a 0 vyberou jednu z prvních deseti karet; myš kartu vybere, a je-li už vybraná, zahraje.
app-do-quit = odejít
    .help = Opustí stůl; napřed se zeptá a partie zůstává uložená.
app-do-step-on = dál
    .help = Další krok.
app-do-step-back = zpět
    .help = Předchozí krok.
app-do-first = začátek
    .help = První krok.
app-do-last = konec
    .help = Poslední krok.
app-do-round-on = další rozdání
    .help = Další rozdání.
app-do-round-back = předchozí rozdání
    .help = Předchozí rozdání.
app-do-close = zavřít
    .help = Zpátky tam, odkud se přišlo.
app-do-open = otevřít
    .help = Otevře položku.
app-do-select = vybrat
    .help = Vybere položku.
app-do-exit = konec
    .help = Ukončí Stovku.
app-do-change = změnit
    .help = Změní hodnotu řádku.
app-do-field = další řádek
    .help = Přejde na jiný řádek.
app-do-start = začít
    .help = Začne partii.
app-do-sum = součet
    .help = Otevře součet políčka.
app-do-cell = políčko
    .help = Přejde na jiné políčko.
app-do-go-on = dál
    .help = Pokračuje v partii.
app-do-lens = varianty
    .help = Karta pod kurzorem ve všech variantách hry: kde sedí a co tam dělá.
app-do-take-seat = posadit se
    .help = Posadí se ten, čí jméno tu stojí, a uvidí stůl se svými kartami.
app-do-export = zapsat
    .help = Zapíše dosavadní partii do souboru tak, jak ji znáte: jako text nebo webovou stránku.
