### Rodina sto jedna: co karty dělají, kdo je na tahu, jak kolo končí.

## Co karty dělají. .with-skip: tentýž hráč kvůli téže kartě i stojí, jednou větou.

shed-effect-draw =
    .rule = { COUNT($effects, "draw") ->
        [0] V této hře po žádné kartě nikdo nelíže.
       *[other] Po některých kartách další hráč hned líže: { ENTRIES($effects, atom: "draw", case: "acc") }. Když jich tolik není, líže, kolik jich zbývá.
    }
    .why = { $cards_n ->
        [0] { ME($me, "Máte", $seat, "má") } líznout { N($asked, "card", case: "acc") }, { ME($by_me, "hrajete", $by, "hraje") } { $card }, ale už není co.
       *[other] { ME($me, "Lížete", $seat, "líže") } { TAKEN($cards, $asked) }: { ME($by_me, "hrajete", $by, "hraje") } { $card }.
    }
    .with-skip = { $cards_n ->
        [0] { ME($me, "Máte", $seat, "má") } líznout { N($asked, "card", case: "acc") }, { ME($by_me, "hrajete", $by, "hraje") } { $card }, ale už není co; { ME($me, "stojíte", $seat, "stojí") } i tak.
       *[other] { ME($me, "Lížete", $seat, "líže") } { TAKEN($cards, $asked) } a { ME($me, "stojíte", "stojí") }: { ME($by_me, "hrajete", $by, "hraje") } { $card }.
    }
    .short = { ME($me, "lížete", "líže") } { TAKEN($cards, $asked, form: "short") } ({ $card })
    .short-with-skip = { ME($me, "lížete", "líže") } { TAKEN($cards, $asked, form: "short") } a { ME($me, "stojíte", "stojí") } ({ $card })
shed-effect-skip =
    .rule = { COUNT($effects, "skip") ->
        [0] V této hře po žádné kartě nikdo nestojí.
       *[other] Když někdo zahraje { KEYS($effects, atom: "skip", form: "one", join: "or", case: "acc") }, další hráč stojí, tedy vynechává tah. Ve dvou to znamená, že tentýž hráč hraje znovu.{ $five_skips ->
            [previous] {" "}Jen když karta zasáhne předchozího hráče, stojí právě on.
           *[next] {""}
        }
    }
    .why = { ME($me, "Stojíte", $seat, "stojí") }: { ME($by_me, "hrajete", $by, "hraje") } { $card }.
    .short = { ME($me, "stojíte", "stojí") } ({ $card })
    .readings = Anglický překlad věty o pětce se dá číst i tak, že jeden a týž hráč líže i stojí. Ruský text je jasný: předchozí líže, další stojí.
shed-effect-miss =
    .rule = { $five_skips ->
        [previous] Koho zasáhne karta namířená na předchozího hráče, ten také stojí, jakmile na něj v tomto kole příště přijde řada.
       *[next] (V této hře neplatí: stojí vždycky další hráč.)
    }
    .why = { ME($me, "Příště stojíte", $seat, "příště stojí") }: { ME($by_me, "hrajete", $by, "hraje") } { $card }.
    .short = příště { ME($me, "stojíte", "stojí") } ({ $card })
    .readings = Ruský text je jasný: po pětce předchozí hráč líže a další stojí. Anglický překlad to zamlžuje; kdo hraje, že obojí zasáhne téhož hráče, má toto nastavení.
shed-effect-again =
    .rule = { COUNT($effects, "again") ->
        [0] V této hře žádná karta nedává další tah.
       *[other] Kdo zahraje { KEYS($effects, atom: "again", form: "one", join: "or", case: "acc") }, hraje znovu, a to cokoli, co sedí.
    }
    .why = { ME($me, "Hrajete", $seat, "hraje") } znovu: { $card } dává další tah.{ $starved ->
        [0] {""}
       *[other] {" "}({ $starved }. tah po sobě, kdy se dá líznout nejvýš jedna karta.)
    }
    .short = { ME($me, "hrajete", "hraje") } znovu ({ $card })
shed-effect-cover =
    .rule = { COUNT($effects, "cover") ->
        [0] V této hře se žádná karta nemusí přikrýt.
       *[other] Kdo zahraje { KEYS($effects, atom: "cover", form: "one", join: "or", case: "acc") }, musí ji hned sám přikrýt, čímkoli, co na ni sedí. Kdo má čím přikrýt, musí. Karta, která přikrývá, udělá, co dělá vždycky; patří-li k těm, které se musí přikrýt, musí se hned přikrýt i ona.
    }
    .why = { ME($me, "Musíte", $seat, "musí") } { $card } hned přikrýt kartou, která na ni sedí.
    .short = { ME($me, "musíte", "musí") } přikrýt { $card }
shed-effect-order =
    .rule = { COUNT($effects, "order") ->
        [0] V této hře žádná karta nemění barvu.
       *[other] Kdo zahraje { KEYS($effects, atom: "order", form: "one", join: "or", case: "acc") }, mění barvu na kteroukoli ze čtyř. Vlastní barva té karty pak neplatí.
    }
    .why = { ME($me, "Měníte", $seat, "mění") } kartou { $card } na { SUIT($suit, form: "both") }.
    .short = { ME($me, "měníte", "mění") } na { SUIT($suit) } ({ $card })
shed-answer-rank =
    .rule = { $answer_n ->
        [0] (V této hře neplatí: na karty se tu neodpovídá, co žádají, to se hned stane.)
       *[other] Koho zasáhne { KEYS($answer, form: "one", join: "or") } a kdo má v ruce kartu téže hodnoty, ten jí smí odpovědět. Vše, co se dosud žádalo, pak přechází na dalšího hráče a přidá se, co žádá nová karta.
    }
    .why = { $event ->
        [Played] { ME($me, "Odpovídáte", $seat, "odpovídá") } kartou { $card }: { RANK($card) } posílá dál, co se dosud žádalo.
       *[reason] { $card } je odpověď na { $cause } ({ $by }): { RANK($card) } to posílá dál.
    }
    .short = { $event ->
        [Played] { ME($me, "odpovídáte", "odpovídá") } kartou { $card }
       *[reason] odpověď na { $cause }: { RANK($card) } na { RANK($card, case: "acc") }
    }
    .readings = Podle žádného textu se na kartu neodpovídá, běžně to proto nejde. U mnoha stolů se to ale hraje, a tak je to v nastavení, pro každou hodnotu zvlášť.
shed-answer-other =
    .rule = { $answer_n ->
        [0] (V této hře neplatí: na karty se tu neodpovídá.)
       *[other] Odpověď musí mít hodnotu karty, na kterou odpovídá; na barvě nezáleží a jiná karta nepomůže.
    }
    .why = Na { $cause } ({ $by }) se dá odpovědět jen { RANK($rank, case: "ins") } a { $card } to není. Nebo pasujte a přijměte, co žádá.
    .short = na { $cause } jen { RANK($rank) }
    .readings = Plyne z nastavení, podle kterého se smí odpovídat. U některých stolů odpoví kterákoli trestná karta na kteroukoli jinou; tady se nemíchají.
shed-answer-asked =
    .rule = { $answer_n ->
        [0] (V této hře neplatí: na karty se tu neodpovídá, co žádají, to se hned stane.)
       *[other] Koho zasáhne { KEYS($answer, form: "one", join: "or") } a kdo má v ruce kartu téže hodnoty, toho se hra nejdřív zeptá: odpovědět, nebo přijmout.
    }
    .why = { $event ->
        [MayAnswer] { ME($me, "Máte-li ale", "Má-li ale", $seat) } { RANK($debt_rank, case: "acc") }, dá se tím odpovědět, a co se žádá, přejde na dalšího hráče.
       *[Asked] { ME($me, "Můžete", $seat, "může") } odpovědět { RANK($debt_rank, case: "ins") } na { $debt_card } ({ $debt_by }), nebo pasovat{ $debt_draw ->
            [0] {" "}a stát
           *[other] { $debt_skip ->
                [yes] , líznout { N($debt_draw, "card", case: "acc") } a stát
               *[no] {" "}a líznout { N($debt_draw, "card", case: "acc") }
            }
        }.
    }
    .short = { $event ->
        [MayAnswer] { ME($me, "můžete", "může") } odpovědět { RANK($debt_rank, case: "ins") }
       *[Asked] { ME($me, "můžete", "může") } odpovědět na { $debt_card }
    }
    .readings = Podle žádného textu se na kartu neodpovídá, běžně to proto nejde. U mnoha stolů se to ale hraje, a tak je to v nastavení, pro každou hodnotu zvlášť.
shed-answer-draw =
    .rule = { $answer_n ->
        [0] (V této hře neplatí: na karty se tu neodpovídá.)
       *[other] Když odpovědi skončí, líže hráč, u kterého se zastavily, karty za všechny dohromady.
    }
    .why = { $cards_n ->
        [0] { ME($me, "Máte", $seat, "má") } líznout { N($asked, "card", case: "acc") }, tolik se jich sešlo, naposled { $card } ({ $by }), ale už není co.
       *[other] { ME($me, "Lížete", $seat, "líže") } { TAKEN($cards, $asked) }: tolik se jich sešlo, naposled { $card } ({ $by }).
    }
    .with-skip = { $cards_n ->
        [0] { ME($me, "Máte", $seat, "má") } líznout { N($asked, "card", case: "acc") }, tolik se jich sešlo, naposled { $card } ({ $by }), ale už není co; { ME($me, "stojíte", $seat, "stojí") } i tak.
       *[other] { ME($me, "Lížete", $seat, "líže") } { TAKEN($cards, $asked) } a { ME($me, "stojíte", "stojí") }: tolik se jich sešlo, naposled { $card } ({ $by }).
    }
    .short = { ME($me, "lížete", "líže") } { TAKEN($cards, $asked, form: "short") } ({ $card })
    .short-with-skip = { ME($me, "lížete", "líže") } { TAKEN($cards, $asked, form: "short") } a { ME($me, "stojíte", "stojí") } ({ $card })
    .readings = Plyne z nastavení, podle kterého se smí odpovídat: co se pošle dál, to se neodpouští.
shed-answer-skip =
    .rule = { $answer_n ->
        [0] (V této hře neplatí: na karty se tu neodpovídá.)
       *[other] Když odpovědi skončí, hráč, u kterého se zastavily, stojí.
    }
    .why = { ME($me, "Stojíte", $seat, "stojí") }: { ME($by_me, "hrajete", $by, "hraje") } { $card }.
    .short = { ME($me, "stojíte", "stojí") } ({ $card })
    .readings = Plyne z nastavení, podle kterého se smí odpovídat: ať je odpovědí kolik chce, stojí se jednou.
shed-recycle-shuffle =
    .rule = { $recycle ->
        [flip] (V této hře neplatí: hromádka se obrací bez míchání.)
       *[shuffle] Když se má líznout a v balíčku není dost karet, hromádka pod vrchní kartou se zamíchá a stane se novým balíčkem. Zvolená barva platí dál.
    }
    .why = Balíček dochází, a tak se hromádka pod vrchní kartou zamíchá a stane se novým balíčkem: { N($cards_n, "card") }.
    .short = z hromádky je nový balíček: { N($cards_n, "card") }
    .readings = Texty neříkají, co se stane, když balíček dojde. Díky míchání nikdo neví, co přijde; obrácení hromádky je v nastavení.
shed-recycle-flip =
    .rule = { $recycle ->
        [flip] Když se má líznout a v balíčku není dost karet, hromádka pod vrchní kartou se bez míchání obrátí a stane se novým balíčkem, nejdřív zahraná karta nahoře.
       *[shuffle] (V této hře neplatí: hromádka se míchá.)
    }
    .why = Balíček dochází, a tak se hromádka pod vrchní kartou obrátí a stane se novým balíčkem: { N($cards_n, "card") }.
    .short = hromádka se obrací: { N($cards_n, "card") }
    .readings = Texty neříkají, co se stane, když balíček dojde. Z obrácené hromádky se karty vracejí v pořadí, v jakém se hrály, a to odměňuje dobrou paměť.

## Kdo je na tahu

shed-turn-next =
    .rule = Hraje se po směru hodinových ručiček mezi těmi, kdo jsou ještě v partii.
    .why = Na tahu { ME($me, "jste vy", "je", $seat) }.{ $starved ->
        [0] {""}
       *[other] {" "}({ $starved }. tah po sobě, kdy se dá líznout nejvýš jedna karta.)
    }
    .short = { ME($me, "jste", "je") } na tahu
shed-turn-missed =
    .rule = { $five_skips ->
        [previous] Dlužné stání se odstojí, když přijde řada, a do dalšího kola se nepřenáší.
       *[next] (V této hře neplatí: stojí se vždycky hned.)
    }
    .why = { ME($me, "Teď stojíte", $seat, "teď stojí") }: to je dluh za kartu namířenou na { ME($me, "vás", "předchozího hráče") }.
    .short = { ME($me, "stojíte", "stojí") } za starý dluh
    .readings = Plyne z nastavení, podle kterého po pětce stojí předchozí hráč.

## Jak kolo končí

shed-finish-out =
    .rule = Kdo zahraje svou poslední kartu, končí a vyhrává kolo. { $no_finish_n ->
        [0] Stačí jakákoli karta; co by udělala ostatním, se už neděje.
       *[other] Co by ta karta udělala ostatním, se už neděje. Některé karty ale kolo neukončí: { KEYS($no_finish) }.
    }
    .why = { ME($me, "Končíte", $seat, "končí") } kartou { $card }, poslední v ruce, a { ME($me, "vyhráváte", "vyhrává") } kolo.
    .short = { ME($me, "končíte", "končí") } kartou { $card }
shed-finish-six =
    .rule = { COUNT($effects, "cover") ->
        [0] (V této hře neplatí: žádná karta se nemusí přikrýt.)
       *[other] { $six_last ->
            [ends_round] Karta, která by se musela přikrýt, ukončí kolo, je-li poslední.
           *[must_cover] Karta, která se musí přikrýt, kolo neukončí, ani když je poslední: ukončí ho až ta, která ji přikryje. Jen když už není co líznout, končí se rovnou jí.
        }
    }
    .why = { ME($me, "Končíte", $seat, "končí") } kartou { $card }, poslední v ruce, a { ME($me, "vyhráváte", "vyhrává") } kolo: tady se přikrýt nemusí.
    .short = { ME($me, "končíte", "končí") } kartou { $card }, bez přikrytí
    .readings = Text chce šestku přikrýt a pro poslední kartu výjimku nedělá. Že smí kolo ukončit, je v nastavení.
shed-finish-stays =
    .rule = { $no_finish_n ->
        [0] V této hře ukončí kolo každá poslední karta.
       *[other] { $no_finish_mode ->
            [not_last] Jako poslední se vůbec nesmějí zahrát: { KEYS($no_finish) }.
           *[play_on] Kolo neukončí { KEYS($no_finish, form: "one") }. Taková poslední karta udělá, co dělá vždycky; kdo ji hraje, má prázdnou ruku, než na něj znovu přijde řada, a pak si lízne kartu. Zasáhne-li ho mezitím nějaká karta, líže nebo stojí jako každý jiný. Skončí-li dřív někdo jiný, prázdná ruka se počítá za nic, ale nevyhrává.
        }
    }
    .why = { $card } je { ME($me, "vaše poslední karta", "poslední karta hráče", $seat) }, ale v této hře jí skončit nejde: kolo běží dál.
    .short = { ME($me, "máte", "má") } prázdnou ruku, ale { $card } kolo neukončí
    .readings = Anglickému překladu tu vypadlo slovo „ne“, a tvrdí tak, že taková karta kolo ukončí; ruský text říká, že neukončí. Jiný výklad je, že se tyto karty jako poslední vůbec nesmějí hrát; to je v nastavení.
shed-finish-penalty =
    .rule = { $last_card_penalty ->
        [drawn_then_scored] Když by po poslední kartě někdo lízal, karty se ještě líznou a pak se teprve počítá.
       *[none] (V této hře neplatí: co by poslední karta udělala, se už neděje.)
    }
    .why = { $cards_n ->
        [0] { ME($me, "Máte", $seat, "má") } ještě líznout { N($asked, "card", case: "acc") } za poslední kartu { $card } ({ $by }), ale už není co.
       *[other] { ME($me, "Lížete", $seat, "líže") } ještě { TAKEN($cards, $asked) } za poslední kartu { $card } ({ $by }), pak se počítá.
    }
    .short = ještě { ME($me, "lížete", "líže") } { TAKEN($cards, $asked, form: "short") } ({ $card })
    .readings = V textech kolo poslední kartou končí, běžně se proto už nic nelíže. Tvrdší způsob je v nastavení.
shed-finish-blocked =
    .rule = Karty se mohou zaseknout v rukou. Když po sobě začnou čtyři tahy na každého hráče tak, že se dá líznout nejvýš jedna karta, kolo je zablokované a před dalším takovým tahem skončí. { $blocked ->
        [lowest_hand_wins] Vyhrává nejnižší ruka a počítá se za nic; je-li stejně nízkých víc, počítají se za nic všechny a nevyhrává nikdo.
       *[all_score] Nevyhrává nikdo a každý si počítá svou ruku.
    }
    .why = Kolo je zablokované: { N($turns, "turn") } po sobě se dala líznout nejvýš jedna karta.
    .short = kolo zablokované: { N($turns, "turn") }
    .readings = Texty s tím nepočítají, a přitom se může stát, že dva hráči musí donekonečna hrát dvě esa tam a zpátky. Počet je dost velký na to, aby kolo neukončil obyčejný nedostatek karet.
shed-finish-long =
    .rule = Kolo, které neskončilo ani po tisíci tazích, je zablokované a končí.
    .why = Kolo je zablokované: má za sebou { N($turns, "move") }.
    .short = kolo zablokované: { N($turns, "move") }
    .readings = Naše záchranná síť; s lidmi u stolu ji nikdo neuvidí.
