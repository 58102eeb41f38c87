### Stovkahra: stůl, rozdávání, co se smí hrát, hlášení, kdo bere štych, kdo je na tahu.

## Stůl, karty a rozdávání

deal-table =
    .rule = Hrají čtyři, dva proti dvěma, spoluhráči sedí naproti sobě. Karet je 32, od sedmiček po esa.
    .why = Hrají čtyři, spoluhráči sedí naproti sobě.
    .short = čtyři hráči, dvě dvojice
deal-ranks =
    .rule = V každé barvě, i v trumfech, jdou karty od nejnižší takto: 7, 8, 9, 10, kluk, dáma, král, eso. Desítka je opravdu mezi devítkou a klukem.
    .why = Od nejnižší: 7, 8, 9, 10, kluk, dáma, král, eso.
    .short = nejnižší je 7, nejvyšší eso
    .readings = V příbuzných hrách je desítka hned pod esem; text ji klade mezi devítku a kluka.
deal-lot =
    .rule = Prvního rozdávajícího určí los.
    .why = Los určil, kdo rozdává { $round }. kolo: { $seat }.
    .short = { ME($me, "rozdáváte", "rozdává") } { $round }. kolo (los)
deal-clockwise =
    .rule = Rozdávání se po každém rozdání posouvá o jednoho hráče po směru hodinových ručiček. Karty se pokaždé zamíchají a snímá hráč po pravici rozdávajícího.
    .why = { ME($me, "Rozdáváte", $seat, "rozdává") } { $round }. kolo: rozdávání se posouvá po směru hodinových ručiček.
    .short = { ME($me, "rozdáváte", "rozdává") } { $round }. kolo
    .readings = Dá se číst i tak, že se míchá jen před prvním rozdáním; pak by dobrá paměť na poslední štychy prozradila, kde co leží.
deal-packets =
    .rule = Každý dostane osm karet, po { WORD($packets) ->
        [is-3-2-3] třech, dvou a třech
       *[is-3-3-2] třech, třech a dvou
    }, počínaje hráčem po levici rozdávajícího.
    .why = { $cards_seen ->
        [yes] { ME($me, "Dostáváte", $seat, "dostává") } { N($cards_n, "card", case: "acc") }: { $cards }.
       *[no] { ME($me, "Dostáváte", $seat, "dostává") } { N($cards_n, "card", case: "acc") }.
    }
    .short = { ME($me, "dostáváte", "dostává") } { N($cards_n, "card", case: "acc") }
deal-trump =
    .rule = Úplně poslední karta patří rozdávajícímu: všem ji ukáže a pak si ji vezme do ruky. Její barva je pro toto rozdání trumfová.
    .why = { ME($me, "Ukazujete", $seat, "ukazuje") } poslední kartu, { $card }: trumfy jsou { SUIT($suit, form: "both") }.
    .short = { ME($me, "ukazujete", "ukazuje") } { $card }: trumfy jsou { SUIT($suit) }
    .readings = Někde se místo toho ukazují první tři karty toho, kdo vynáší; text mluví o poslední rozdané kartě.

## Co kartu pustí

trick-lead =
    .rule = Kdo vynáší, smí vynést kteroukoli kartu.
    .why = { $event ->
        [Played] { ME($me, "Vynášíte", $seat, "vynáší") } { $card } do { $number }. štychu.
       *[reason] { ME($me, "Vynášíte", $seat, "vynáší") }, a tak { ME($me, "smíte", "smí") } dát cokoli, i { $card }.
    }
    .short = { $event ->
        [Played] { ME($me, "vynášíte", "vynáší") } { $card }
       *[reason] vynést se dá cokoli
    }
trick-follow =
    .rule = Kdo má kartu vynesené barvy, musí barvu přiznat. Jestli je vyšší nebo nižší, je jedno.
    .why = { $event ->
        [Played] { ME($me, "Přiznáváte", $seat, "přiznává") } barvu: { $card }.
       *[reason] { $card } přiznává barvu: { ME($by_me, "vynášíte", $by, "vynáší") } { $led }, tedy { SUIT($suit) }.
    }
    .short = { $event ->
        [Played] { ME($me, "přiznáváte", "přiznává") } { $card }
       *[reason] přiznává barvu: { SUIT($suit) }
    }
trick-trump =
    .rule = Kdo nemá vynesenou barvu, musí dát trumf, i když štych zatím patří spoluhráči a i když je ten trumf na výhru moc nízký.
    .why = { $event ->
        [Played] { ME($me, "Nemáte", $seat, "nemá") } barvu ({ SUIT($suit) }) a { ME($me, "dáváte", "dává") } trumf { $card }.
       *[reason] { ME($me, "Nemáte", $seat, "nemá") } barvu ({ SUIT($suit) }) a { ME($me, "musíte", "musí") } dát trumf; { $card } trumf je.
    }
    .short = { $event ->
        [Played] { ME($me, "dáváte", "dává") } trumf { $card }
       *[reason] bez barvy ({ SUIT($suit) }), tedy trumf
    }
    .readings = Text nezná povinnost štych přebít ani dát vyšší trumf; obojí je v nastavení.
trick-any =
    .rule = Kdo nemá ani vynesenou barvu, ani trumf, smí dát kteroukoli kartu; vyhrát nemůže.
    .why = { $event ->
        [Played] { SAME($suit, $trump) ->
            [yes] { ME($me, "Nemáte", $seat, "nemá") } barvu ({ SUIT($suit) }) a { ME($me, "odhazujete", "odhazuje") } { $card }.
           *[no] { ME($me, "Nemáte", $seat, "nemá") } barvu ({ SUIT($suit) }) ani trumf a { ME($me, "odhazujete", "odhazuje") } { $card }.
        }
       *[reason] { SAME($suit, $trump) ->
            [yes] { ME($me, "Nemáte", $seat, "nemá") } barvu ({ SUIT($suit) }), a tak { ME($me, "smíte", "smí") } dát cokoli, i { $card }.
           *[no] { ME($me, "Nemáte", $seat, "nemá") } barvu ({ SUIT($suit) }) ani trumf, a tak { ME($me, "smíte", "smí") } dát cokoli, i { $card }.
        }
    }
    .short = { $event ->
        [Played] { ME($me, "odhazujete", "odhazuje") } { $card }
       *[reason] bez barvy ({ SUIT($suit) }) i trumfu: cokoli
    }

## Co kartu zastaví

trick-must_follow =
    .rule = Kdo může přiznat barvu, nesmí dát nic jiného, ani trumf.
    .why = { $held_n ->
        [0] { ME($by_me, "Vynášíte", $by, "vynáší") } { $led } a barva ({ SUIT($suit) }) se dá přiznat{ $me ->
            [yes] {""}
           *[no] {" "}({ $seat })
        }: { $card } to není.
       *[other] { ME($by_me, "Vynášíte", $by, "vynáší") } { $led } a { ME($me, "máte", $seat, "má") } čím přiznat barvu ({ SUIT($suit) }): { LIST($held, join: "or") }. { $card } to není.
    }
    .short = musí se přiznat barva: { SUIT($suit) }
trick-must_trump =
    .rule = Kdo nemá vynesenou barvu, nesmí dát nic jiného, dokud má trumf.
    .why = { $held_n ->
        [0] { ME($me, "Nemáte", $seat, "nemá") } barvu ({ SUIT($suit) }) a { ME($me, "musíte", "musí") } dát trumf; { $card } trumf není.
       *[other] { ME($me, "Nemáte", $seat, "nemá") } barvu ({ SUIT($suit) }) a { ME($me, "musíte", "musí") } dát trumf: { LIST($held, join: "or") }. { $card } trumf není.
    }
    .short = musí se dát trumf
trick-must_overtrump =
    .rule = { $must_overtrump ->
        [yes] Kdo musí dát trumf a ve štychu už jeden leží, musí dát vyšší, má-li ho.
       *[no] (V této hře neplatí: stačí jakýkoli trumf.)
    }
    .why = { $held_n ->
        [0] Ve štychu leží { $best } a { ME($me, "máte", $seat, "má") } vyšší trumf: { $card } nestačí.
       *[other] Ve štychu leží { $best } a { ME($me, "máte", $seat, "má") } vyšší trumf, { LIST($held, join: "or") }: { $card } nestačí.
    }
    .short = musí se dát trumf vyšší než { $best }
    .readings = Text takovou povinnost nezná. Mnoho štychových her ji má, proto je v nastavení.
trick-must_beat =
    .rule = { $must_beat ->
        [yes] Kdo přiznává barvu, musí přebít její nejvyšší kartu ve štychu, může-li.
       *[no] (V této hře neplatí: stačí jakákoli karta té barvy.)
    }
    .why = { $held_n ->
        [0] { ME($me, "Máte", $seat, "má") } vyšší kartu té barvy ({ SUIT($suit) }), než jaká leží ve štychu: { $card } nestačí.
       *[other] { ME($me, "Máte", $seat, "má") } vyšší kartu té barvy ({ SUIT($suit) }), než jaká leží ve štychu, { LIST($held, join: "or") }: { $card } nestačí.
    }
    .short = musí se přebít ({ SUIT($suit) })
    .readings = Text takovou povinnost nezná. Mnoho štychových her ji má, proto je v nastavení.
meld-open =
    .rule = { $meld_window ->
        [before_lead] Dokud všichni nedohlásí, karta se nehraje.
       *[first_play] (V této hře neplatí: hlásí se v prvním štychu.)
    }
    .why = Nejdřív hlaste, nebo pasujte; karty se hrají, až všichni dohlásí.
    .short = nejdřív hlásit, nebo pas
    .readings = Plyne z nastavení, podle kterého se hlásí před prvním výnosem.
claim-open =
    .rule = Dokud se hra postupně ptá hráčů, zda říkají „dost“, nedá se dělat nic jiného.
    .why = Teď řekněte „dost“, nebo mlčte; nic jiného zatím nejde.
    .short = nejdřív „dost“, nebo mlčet
    .readings = Plyne z toho, že se hra ptá hráčů postupně.

## Hlášení

meld-allow =
    .rule = { $meld_window ->
        [before_lead] Tři nebo čtyři karty stejné hodnoty v jedné ruce jsou hláška. Před prvním výnosem smí každý postupně hlásit.
       *[first_play] Tři nebo čtyři karty stejné hodnoty v jedné ruce jsou hláška. Hlásit smíte ve svém prvním tahu, než dáte kartu do prvního štychu.
    } Je to právo, ne povinnost. Platí hlášky obou dvojic, nic se neporovnává.
    .why = { ME($me, "Smíte", $seat, "smí") } hlásit { $size } { RANK($rank, form: "many", case: "acc") } ({ $cards }) za { N($points, "point") }.
    .short = { $size } { RANK($rank, form: "many", case: "acc") }: { N($points, "point") }
    .readings = Podle textu je čas, než se vezme první štych. Běžně hlásí každý ve svém prvním tahu; hlášení postupně před výnosem je v nastavení. Někde se hlásí až do konce prvního štychu.
meld-close =
    .rule = { $meld_window ->
        [before_lead] Kdo už nemá co hlásit, pasuje.
       *[first_play] (V této hře neplatí: hlášení končí, když hráč dá kartu.)
    }
    .why = { ME($me, "Smíte", $seat, "smí") } pasovat: hlásit je právo, ne povinnost.
    .short = smí se pasovat
    .readings = Plyne z nastavení, podle kterého se hlásí před prvním výnosem.
meld-too_late =
    .rule = { $meld_window ->
        [before_lead] Co se neohlásí před prvním výnosem, propadá.
       *[first_play] Co neohlásíte před svou první kartou, propadá.
    }
    .why = { $window ->
        [before_lead] Na { RANK($rank, form: "many", case: "acc") } je pozdě: hlásí se před prvním výnosem.
       *[first_play] Na { RANK($rank, form: "many", case: "acc") } je pozdě: hlásí se před vlastní první kartou.
    }
    .short = na hlášení je pozdě
    .readings = Text dává právo hlásit, než se vezme první štych. Že nevyužité právo propadá, bývá u stolu zvykem.
meld-none =
    .rule = Méně než tři karty stejné hodnoty nejsou hláška.
    .why = { $held_n ->
        [0] { ME($me, "Nemůžete", $seat, "nemůže") } hlásit { RANK($rank, form: "many", case: "acc") }: musí být tři nebo čtyři.
       *[other] { ME($me, "Nemůžete", $seat, "nemůže") } hlásit { RANK($rank, form: "many", case: "acc") }: musí být tři nebo čtyři, a v ruce je jen { $held }.
    }
    .short = { RANK($rank, form: "many", case: "acc") } ohlásit nejde
meld-announced =
    .rule = Každá hláška se hlásí jen jednou.
    .why = { ME($me, "Už máte", $seat, "už má") } ohlášené { RANK($rank, form: "many", case: "acc") }.
    .short = už ohlášeno: { RANK($rank, form: "many") }
meld-worthless =
    .rule = Osmičky a devítky nejsou za nic a nehlásí se.
    .why = { RANK($rank, form: "Many") } nejsou za nic, není tedy co hlásit.
    .short = { RANK($rank, form: "many") } nejsou za nic
meld-not_open =
    .rule = { $meld_window ->
        [before_lead] Pasem se jen končí hlášení; kartu dát se musí, když na ni přijde řada.
       *[first_play] V této hře nikdo nepasuje: kdo je na řadě, dá kartu.
    }
    .why = Pasovat tu není na co: musí se dát karta.
    .short = není na co pasovat
    .readings = Plyne z toho, že do každého štychu dává kartu každý.
meld-set =
    .rule = Ohlášené karty se všem ukážou a hned platí: čtyři esa za 40, tři za 30; čtyři desítky nebo sedmičky za 20, tři za 10; čtyři králové, dámy nebo kluci za 12, tři za 6. Čtyři jsou jedna hláška, ne k tomu ještě tři; hlášky různých hodnot žádnou kartu nesdílejí, v jedné ruce proto mohou být dvě.
    .why = { ME($me, "Hlásíte", $seat, "hlásí") } { $size } { RANK($rank, form: "many", case: "acc") } ({ $cards }): { N($points, "point") } { $side_me ->
        [yes] pro vaši dvojici
       *[no] pro dvojici { $side }
    }.
    .short = { ME($me, "hlásíte", "hlásí") } { $size } { RANK($rank, form: "many", case: "acc") }: { N($points, "point") }
    .readings = Francouzský překlad mluví o „kárech“ tam, kde dávají smysl jen kluci: v řeči ruských a českých hráčů jsou si ta slova blízká. Osmičky a devítky v jeho tabulce nejsou a neplatí za nic.
meld-closed =
    .rule = { $meld_window ->
        [before_lead] Jakmile pasuje poslední hráč, který má co hlásit, začíná hra.
       *[first_play] (V této hře neplatí: hlášení končí, když hráč dá kartu.)
    }
    .why = { ME($me, "Už nemáte", $seat, "už nemá") } co hlásit.
    .short = { ME($me, "už nemáte", "už nemá") } co hlásit
    .readings = Plyne z nastavení, podle kterého se hlásí před prvním výnosem.

## Kdo bere štych

trick-wins_trump =
    .rule = Štych bere nejvyšší trumf.
    .why = { ME($me, "Berete", $seat, "bere") } { $number }. štych kartou { $card }, nejvyšším trumfem: { N($points, "point") } v kartách.
    .short = { ME($me, "berete", "bere") } { $number }. štych kartou { $card } ({ $points })
trick-wins_suit =
    .rule = Není-li ve štychu trumf, bere jej nejvyšší karta vynesené barvy. Jiné barvy vyhrát nemohou.
    .why = { ME($me, "Berete", $seat, "bere") } { $number }. štych kartou { $card }, nejvyšším { SUIT($led, form: "word", case: "ins") } (trumf nepadl): { N($points, "point") } v kartách.
    .short = { ME($me, "berete", "bere") } { $number }. štych kartou { $card } ({ $points })

trick-so_far =
    .rule = Dokud štych není plný, vítězí v něm nejvyšší trumf, a není-li tam, nejvyšší karta vynesené barvy.
    .why = Pak { ME($winner_me, "vítězíte", $winner, "vítězí") } kartou { $best }{ $partnered ->
        [yes] {" "}pro { ME($me, "vaši", "tutéž") } dvojici
       *[no] {""}
    }; { $left ->
        [few] ještě přijdou
       *[other] ještě přijde
    } { N($left, "card") }.
    .short = { $winner }: zatím vítězí { $best }

## Kdo je na tahu

turn-eldest =
    .rule = Do prvního štychu vynáší hráč po levici rozdávajícího.
    .why = { ME($me, "Sedíte", $seat, "sedí") } po levici rozdávajícího a { ME($me, "vynášíte", "vynáší") } první.
    .short = { ME($me, "vynášíte", "vynáší") } první
turn-next =
    .rule = Každý dá do štychu jednu kartu, po směru hodinových ručiček.
    .why = Dál, po směru hodinových ručiček, { ME($me, "jste na řadě vy", "je na řadě", $seat) }.
    .short = { ME($me, "jste", "je") } na řadě
turn-winner =
    .rule = Kdo vezme štych, vynáší do dalšího.
    .why = { ME($me, "Máte", $seat, "má") } štych a { ME($me, "vynášíte", "vynáší") } do dalšího.
    .short = { ME($me, "vynášíte", "vynáší") } do dalšího štychu
turn-resume =
    .rule = { $claim_window ->
        [during_play] Když ničí „dost“ hru neukončí, hraje se dál tam, kde se přestalo.
       *[after_deal] (V této hře neplatí: „dost“ se říká jen po rozdání.)
    }
    .why = Hraje se dál: na tahu { ME($me, "jste vy", "je", $seat) }.
    .short = hraje se dál
    .readings = Plyne z nastavení, podle kterého se „dost“ smí říct i během hry.
turn-meld =
    .rule = { $meld_window ->
        [before_lead] Hra se postupně ptá těch, kdo mají co hlásit, počínaje hráčem po levici rozdávajícího.
       *[first_play] (V této hře neplatí: hlásí se v prvním štychu.)
    }
    .why = Teď { ME($me, "smíte", $seat, "smí") } hlásit.
    .short = { ME($me, "smíte", "smí") } hlásit
    .readings = Hra se ptá jen těch, kdo mají co hlásit; ptát se všech by dopadlo stejně, jen by to déle trvalo.
turn-claim =
    .rule = { $claim_window ->
        [during_play] Po každém dohraném štychu a po každé hlášce se hra postupně ptá hráčů, počínaje tím po levici rozdávajícího: „dost“, nebo mlčet?
       *[after_deal] Po spočítání každého rozdání se hra postupně ptá hráčů, počínaje tím po levici rozdávajícího: „dost“, nebo mlčet?
    }
    .why = { NAME($seat, form: "start") }: „dost“, nebo mlčet?
    .short = „dost“, nebo mlčet?
    .readings = Text říká jen, že „dost“ se má říct, když jsou body spočítané, a že soupeři mohou být rychlejší. Díky pevnému pořadí je to rozhodnutí, ne závod.
