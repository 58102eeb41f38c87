### Příkazová řádka: její nápověda, co příkazy vypisují, co může být špatně v tom, co se napsalo.
### U příkazu říká zpráva, co dělá, .short totéž do seznamu, .usage co se píše, .example řádek.

cli-help-usage = Použití: { $usage }
cli-help-options = Co se dá přidat:
cli-help-commands = Příkazy (každý má --help):
cli-help-example = Například:

cli-stovka = Karetní hry, v nichž jde o stovku: hrajte je a učte se je. Bez příkazu se otevře aplikace.
    .usage = stovka [COMMAND] …
    .example =
        stovka
        stovka play mavr --plain
        stovka rules russian
cli-play = Rozdá hru VARIANT (mavr, pokud žádnou nejmenujete) a otevře aplikaci u stolu. S --plain se táž hra hraje řádek po řádku, v rouře, se čtečkou obrazovky nebo v prostém terminálu; tam napište „help“. Každý krok zůstává na disku: partie, která se opustí nebo spadne, se při příštím spuštění znovu nabídne.
    .short = hrát proti botům, v aplikaci nebo řádek po řádku
    .usage = stovka play [VARIANT] [--players N] [--bots LEVEL] [--seed S] [--rule DIAL=VALUE] [--hot-seat NAMES] [--plain [--no-undo] [--predict]]
    .example =
        stovka play mavr --players 3 --seed 7 --plain
        stovka play stovkahra --plain --hot-seat Anna,Boris
cli-rules = Vypíše knihu pravidel varianty VARIANT podle platných pravidel: každé pravidlo, které může přijít na řadu, podle čeho platí, a všechna nastavení. S --diff jen to, co je jinak ve variantě OTHER.
    .short = kniha pravidel, nebo rozdíl mezi dvěma
    .usage = stovka rules VARIANT [--rule DIAL=VALUE] [--diff OTHER | --search WORD | --sheet card|score [--players N]] [--examples] [--both LANG,LANG] [--format text|md|html]
    .example =
        stovka rules mavr --rule draw=one
        stovka rules mavr --diff russian
        stovka rules czech --format html > czech.html
cli-judge = Odpoví na „smím to zahrát?“ u každé karty v ruce, s důvodem. Karty se píšou 10H nebo QS; QH:S nahoře znamená dámu, kterou se změnilo na piky. Pro Stovkahru dejte --trick a --trump místo --top.
    .short = smím to zahrát? každá karta v ruce, s důvodem
    .usage = stovka judge VARIANT --top CARD[:SUIT] --hand "CARDS" [--players N] [--rule DIAL=VALUE]
    .example =
        stovka judge mavr --top QH:S --hand "9H 10S"
        stovka judge stovkahra --trick "10H 7H" --trump C --hand "AH 8C 9S"
cli-explain = Vypráví záznam krok za krokem: každý tah, pravidlo, které ho dovolilo, vše, co způsobil a proč, a každý součet řádek po řádku. Kroky se číslují od 0. Skončená partie se vypráví se všemi kartami; rozehraná, ve které hraje jeden člověk, tak, jak ji může znát on, pokud není zadáno --open; s --seat jen to, co smí vědět to místo.
    .short = zaznamenaná hra, krok za krokem, slovy
    .usage = stovka explain FILE [--step N] [--seat S] [--open] [--both LANG,LANG] [--format text|md|html]
    .example =
        stovka explain game.stovka.jsonl --seat 0
        stovka trace mavr --seed 1 | stovka explain -
        stovka explain game.stovka.jsonl --both ru,en
cli-replay = Otevře aplikaci na prvním kroku záznamu. Šipky vedou vpřed i zpět, krok po kroku nebo po rozdáních, s důvody každého kroku; list s body je na jednu klávesu.
    .short = zaznamenaná hra v aplikaci, krok za krokem
    .usage = stovka replay FILE [--ascii]
    .example = stovka replay game.stovka.jsonl
cli-trace = Boti hrají VARIANT a vypíše se záznam s celým stolem před každým tahem; s --record se totéž vyrobí z hotového záznamu. Pro zkoušky a výzkum: ukazuje karty ve všech rukou.
    .short = nechat hrát boty a vypsat záznam
    .usage = stovka trace VARIANT [--players N] [--seed S] [--bots LEVEL] [--rounds K] [--rule DIAL=VALUE]
    .example =
        stovka trace mavr --players 3 --seed 1 --rounds 2 > game.stovka.jsonl
        stovka trace --record game.stovka.jsonl
cli-check = Přehraje záznam podle pravidel a řekne, co to je, nebo jmenuje první řádek, který nemůže být správně.
    .short = je tento záznam správně a co to je?
    .usage = stovka check FILE
    .example = stovka check game.stovka.jsonl
cli-notebooks = Zkopíruje sešity do DIR (bez udání do stovka-notebooks) a otevře tam JupyterLab. Sešit, který tam už je a je změněný, zůstane, jak je, a program ho jmenuje.
    .short = sešity ke čtení, spouštění a úpravám, v JupyterLabu
    .usage = stovka notebooks [DIR] [--list] [--no-launch]
    .example =
        stovka notebooks
        stovka notebooks ~/cards --no-launch
cli-data = Vaše data: rozehrané a dohrané partie, chybné tahy a odhady, nastavení. „path“ vypíše jejich složku (STOVKA_DATA určí jinou), „export“ všechno zapíše do jednoho souboru zip, „erase“ všechno smaže, „statistics“ spočítá, co jste hráli a co se nepovedlo.
    .short = vaše data: kde jsou, kolik jich je, vzít s sebou, smazat
    .usage = stovka data [path|export FILE|erase [--yes]|statistics]
    .example =
        stovka data path
        stovka data export my-games.zip
        stovka data statistics

## Co se dá přidat

cli-option-variant = russian, alternative, czech, mavr, mavr-one, stovkahra, nebo cesta k souboru domácích pravidel (.toml)
cli-option-file = záznam; - čte standardní vstup
cli-option-action = path (bez udání), export, erase, statistics
cli-option-target = pro export: soubor zip, který se zapíše
cli-option-yes = pro erase: neptat se
cli-option-dir = složka (stovka-notebooks)
cli-option-list = jen vypsat, jaké sešity jsou
cli-option-no-launch = jen zkopírovat
cli-option-players = kolik hráčů; každá varianta řekne, kolik jich může být
cli-option-bots = jak boti hrají: beginner nebo steady
cli-option-seed = celé číslo; stejné číslo rozdá stejné karty
cli-option-rule = změna pravidla, třeba draw=one nebo effects.7.draw=3; všechna vypíše „stovka rules VARIANT“; i víckrát
cli-option-plain = řádek po řádku místo aplikace
cli-option-hot-seat = více lidí u jedné klávesnice, třeba Anna,Boris; mezi tahy se to, co viděl jeden, před druhým skryje
cli-option-no-undo = tahy se neberou zpět (s --plain)
cli-option-predict = před každým krokem se hra ptá, co přinese (s --plain)
cli-option-ascii = barvy písmeny S H D C místo znaků
cli-option-lang = jazyk; jinak jazyk vašeho systému, případně angličtina
cli-option-help = ukázat tuto nápovědu
cli-option-version = vypsat verzi
cli-option-rounds = kolik kol nejvýš hrát (1)
cli-option-record = místo toho zpracovat tento záznam
cli-option-diff = jiná varianta nebo soubor domácích pravidel k porovnání
cli-option-format = prostý text, Markdown, nebo jedna stránka HTML
cli-option-both = dva jazyky vedle sebe, třeba ru,en
cli-option-step = vyprávět jen tento krok
cli-option-seat = vyprávět, co smí vědět toto místo, a mluvit k němu „vy“; místa se číslují od 0
cli-option-open = vyprávět se všemi kartami, i když partie ještě běží
cli-option-top = vrchní karta; u dámy i barva, na kterou se změnilo, QH:S
cli-option-trick = karty, které už ve štychu leží, v pořadí
cli-option-trump = trumfová barva, C, nebo ukázaná karta, 8C
cli-option-phase = v jakém stavu je tah, není-li čerstvý: drawn, cover, answer, order, claim
cli-option-hand = vaše karty, třeba "9H 10S"

## Co příkazy vypisují

cli-check-what = { $trace ->
    [yes] Podrobný záznam
   *[no] Záznam
} hry { $game }; hrají { LIST($seats) }.
cli-check-rule = Domácí pravidlo { $name } = { $value }. { $meaning }
cli-check-counts = Rozdáno: { N($rounds, "round") }, { N($moves, "move") }; všechno je podle pravidel.
cli-check-ranking = Partie skončila. Pořadí: { LIST($ranking, join: "list") }.
cli-check-winner = { $by ->
    [enough] Partie skončila: „dost“ padlo se stovkou. Vyhrává dvojice: { $side }.
   *[false_claim] Partie skončila: „dost“ padlo bez stovky. Vyhrává druhá dvojice: { $side }.
}
cli-check-unfinished = Partie není dohraná.
cli-check-total-seat = { $out ->
    [yes] { $seat } (mimo)
   *[no] { $seat } { $total }
}
cli-check-total-side = { $side } { $total }
cli-check-totals = Zatím celkem: { LIST($items, join: "list") }.
cli-explain-title = { $game }: { LIST($seats) }
cli-judge-other = někdo
cli-judge-move = { $move }: { $fits ->
    [yes] ano.
   *[no] ne.
} { $why }
cli-data-exported = Zapsané soubory: { $count }. Jsou zde:
cli-data-nothing = V { $path } žádná data nejsou; nic se nesmazalo.
cli-data-erase = Vaše data se smažou navždy: { $count ->
    [one] { $count } soubor
    [few] { $count } soubory
   *[other] { $count } souborů
} v { $path }. Napište ano, má-li se to stát.
cli-data-not-erased = Nic se nesmazalo.
cli-data-erased = Smazané soubory: { $count }.
cli-data-statistics = Vaše statistika
cli-data-played = { $matches ->
    [one] { $matches } partie
    [few] { $matches } partie
   *[other] { $matches } partií
}, z toho dohráno { $ended }; spočítáno: { N($rounds, "round") }
cli-data-played-none = Zatím není uložená žádná partie.
cli-data-wrong = Co se nepovedlo, nejčastější napřed
cli-data-wrong-rule = { $count }×: { $rule }
cli-data-wrong-none = Zatím není zapsaný žádný chybný tah.
cli-data-predicted = Co jste odhadovali
cli-data-predict-next = kdo je na tahu dál
cli-data-predict-cards = kolik karet
cli-data-predict-total = součty
cli-data-right = správně { $right } / { $asked }
cli-data-predicted-none = Zatím není zapsaný žádný odhad.
cli-notebooks-copied = { $count ->
    [0] Kopírovat nebylo co; sešity jsou zde:
   *[other] Zkopírované sešity: { $count }. Jsou zde:
}
cli-notebooks-kept = Zůstávají, jak je máte, protože jsou změněné: { LIST($names) }. Chcete-li sešit znovu, přesuňte ho jinam.
cli-notebooks-launch = JupyterLab se otevře v prohlížeči; Ctrl+C tady ho ukončí.
cli-notebooks-no-jupyter = JupyterLab není nainstalovaný; přinese ho pip install "stovka[notebook]".
cli-no-app = Tato Stovka zatím nemá aplikaci; „stovka play --plain“ hraje tutéž hru řádek po řádku.

## Co může být špatně na příkazové řádce

problem-cli-no_command = Příkaz „{ $name }“ neexistuje{ $nearest_n ->
    [0] {""}
   *[other] {" "}(myslíte { $nearest }?)
}; zvolte { LIST($commands, join: "or") }.
problem-cli-no_option = „{ $command }“ volbu { $option } nemá{ $nearest_n ->
    [0] {""}
   *[other] {" "}(myslíte { $nearest }?)
}; všechny vypíše „{ $command } --help“.
problem-cli-missing = Chybí { $what }; co se píše, ukáže „{ $command } --help“.
problem-cli-needs_value = Za { $option } musí něco následovat; co, to ukáže „{ $command } --help“.
problem-cli-too_much = „{ $text }“ je tu navíc; co se píše, ukáže „{ $command } --help“.
problem-cli-bad_number = { $option } chce celé číslo od { $least } do { $most }, ne „{ $value }“.
problem-cli-bad_choice = { $option } nemůže být „{ $value }“; zvolte { LIST($choices, join: "or") }.
problem-cli-name_twice = Dva lidé se nemohou jmenovat stejně: { $name }.
problem-cli-too_many_people = Jmen je { $people }, ale míst u stolu { $players }; vynechte --players nebo některá jména.
problem-cli-plain_only = { LIST($options) }: to zatím umí jen hra řádek po řádku; přidejte --plain.
problem-cli-erase_yes = Nic se nesmazalo: není tu koho se zeptat; máte-li jistotu, přidejte --yes.
problem-cli-bad_both = --both chce dva různé jazyky, třeba ru,en, ne „{ $value }“; na výběr jsou { LIST($languages) }.
problem-cli-no_notebooks = V této instalaci sešity chybějí; nainstalujte Stovku znovu.
problem-cli-record_alone = S --record se nic jiného volit nedá; vynechte { LIST($extra) }.
problem-cli-no_seat = Místo { $number } neexistuje; tato hra má místa 0 až { $most }.
problem-cli-no_step = Krok { $step } neexistuje; tento záznam má kroky 0 až { $most }.
problem-cli-no_steps = V tomto záznamu ještě žádný krok není: nic se nerozdalo.
cli-no-output = Výpis se nepodařilo zapsat ({ problem-cause }).
