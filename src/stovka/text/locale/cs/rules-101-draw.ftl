### Rodina sto jedna: lízání karet z balíčku a pas.

## Co dovoluje líznout kartu

shed-draw-nothing_fits =
    .rule = { $draw ->
        [until_fits] Když vám v ruce nic nesedí, lížete z balíčku jednu kartu po druhé, dokud některá nesedí.
       *[one] Když vám v ruce nic nesedí, líznete si z balíčku jednu kartu.
    } { $play_drawn ->
        [may] Sedí-li líznutá karta, můžete ji zahrát, nebo si ji nechat.
       *[must] Sedí-li líznutá karta, musíte ji zahrát.
    }
    .why = { $event ->
        [Took] { $card_seen ->
            [yes] { ME($me, "Nemáte", $seat, "nemá") } co zahrát a { ME($me, "lížete", "líže") } kartu: { $card }.
           *[no] { ME($me, "Nemáte", $seat, "nemá") } co zahrát a { ME($me, "lížete", "líže") } kartu.
        }
       *[reason] { ME($me, "Nemáte", $seat, "nemá") } co zahrát na { $top }, a tak { ME($me, "lížete", "líže") } kartu.
    }
    .short = { $card_seen ->
        [yes] { ME($me, "lížete", "líže") } { $card } (není co zahrát)
       *[no] { ME($me, "lížete", "líže") } kartu (není co zahrát)
    }
shed-draw-until_fits =
    .rule = { $draw ->
        [until_fits] Komu líznutá karta nesedí, líže dál, dokud některá nesedí; přestane, jen když už není co lízat.
       *[one] (V této hře neplatí: líže se jen jedna karta.)
    }
    .why = { $event ->
        [Took] { $card_seen ->
            [yes] Pořád nic nesedí, a tak { ME($me, "lížete", $seat, "líže") } dál: { $card }.
           *[no] Pořád nic nesedí, a tak { ME($me, "lížete", $seat, "líže") } další kartu.
        }
       *[reason] Na { $top } pořád nic nesedí, a tak { ME($me, "lížete", $seat, "líže") } další kartu.
    }
    .short = { $card_seen ->
        [yes] { ME($me, "lížete", "líže") } { $card } (pořád nic nesedí)
       *[no] { ME($me, "lížete", "líže") } další kartu (nic nesedí)
    }
shed-draw-cover =
    .rule = { COUNT($effects, "cover") ->
        [0] (V této hře neplatí: žádná karta se nemusí přikrýt.)
       *[other] Když nemáte čím přikrýt vlastní kartu ({ KEYS($effects, atom: "cover", form: "word", join: "or", case: "acc") }), lížete jednu po druhé až k první, která ji přikryje, a tu zahrajete. Ostatní vám zůstanou v ruce.
    }
    .why = { $event ->
        [Took] { $card_seen ->
            [yes] { ME($me, "Nemáte", $seat, "nemá") } čím přikrýt a { ME($me, "lížete", "líže") } kartu: { $card }.
           *[no] { ME($me, "Nemáte", $seat, "nemá") } čím přikrýt a { ME($me, "lížete", "líže") } kartu.
        }
       *[reason] { ME($me, "Nemáte", $seat, "nemá") } čím přikrýt { $top }, a tak { ME($me, "lížete", "líže") }, dokud to nepůjde.
    }
    .short = { $card_seen ->
        [yes] { ME($me, "lížete", "líže") } { $card } (není čím přikrýt)
       *[no] { ME($me, "lížete", "líže") } kartu (není čím přikrýt)
    }
shed-draw-comeback =
    .rule = { $no_finish_n ->
        [0] (V této hře neplatí: každá poslední karta ukončí kolo.)
       *[other] { $comeback ->
            [extra_draw_first] Komu zůstala prázdná ruka, protože jeho poslední karta kolo neukončila, ten si lízne kartu, až na něj znovu přijde řada, a pak má obyčejný tah.
           *[counts_as_draw] Komu zůstala prázdná ruka, protože jeho poslední karta kolo neukončila, ten si lízne kartu, až na něj znovu přijde řada. Víc jich v tom tahu není: když nesedí, hraje další.
        }
    }
    .why = { $event ->
        [Took] { $card_seen ->
            [yes] { ME($me, "Máte", $seat, "má") } prázdnou ruku, ale kolo běží dál: { ME($me, "lížete", "líže") } kartu, { $card }.
           *[no] { ME($me, "Máte", $seat, "má") } prázdnou ruku, ale kolo běží dál: { ME($me, "lížete", "líže") } kartu.
        }
       *[reason] { ME($me, "Máte", $seat, "má") } prázdnou ruku a kolo ještě neskončilo, a tak { ME($me, "lížete", "líže") } kartu.
    }
    .short = { $card_seen ->
        [yes] { ME($me, "lížete", "líže") } { $card } (prázdná ruka)
       *[no] { ME($me, "lížete", "líže") } kartu (prázdná ruka)
    }
    .readings = Podle textu si takový hráč lízne kartu a hraje dál. Zda je ta karta celým tahem, jako běžně, nebo zda po ní teprve přijde obyčejný tah, je v nastavení.
shed-draw-voluntary =
    .rule = { $voluntary_draw ->
        [yes] Jednou za tah si smíte líznout, i když máte co zahrát; pak hrajete, nebo pasujete, jak chcete.
       *[no] (V této hře neplatí: kdo má co zahrát, lízat nesmí.)
    }
    .why = { $event ->
        [Took] { $card_seen ->
            [yes] { ME($me, "Máte", $seat, "má") } co zahrát, ale raději { ME($me, "lížete", "líže") } kartu: { $card }.
           *[no] { ME($me, "Máte", $seat, "má") } co zahrát, ale raději { ME($me, "lížete", "líže") } kartu.
        }
       *[reason] Místo zahrání karty { ME($me, "si smíte", "si smí", $seat) } v této hře líznout jednu kartu.
    }
    .short = { $card_seen ->
        [yes] dobrovolně { ME($me, "lížete", "líže") } { $card }
       *[no] dobrovolně { ME($me, "lížete", "líže") } kartu
    }
    .readings = Podle textů se hraje, když je co. Líznout si dobrovolně je doma běžné, proto je to v nastavení.
shed-draw-spare_wild =
    .rule = { $queen_forces_play ->
        [no] Když sedí jen karta, která jde na všechno, můžete si ji nechat a místo toho si jednou za tah líznout.
       *[yes] (V této hře neplatí: když nic jiného nesedí, karta, která jde na všechno, se zahrát musí.)
    }
    .why = { $event ->
        [Took] { $card_seen ->
            [yes] { ME($me, "Šetříte", $seat, "šetří") } kartu, která jde na všechno, a { ME($me, "lížete", "líže") }: { $card }.
           *[no] { ME($me, "Šetříte", $seat, "šetří") } kartu, která jde na všechno, a { ME($me, "lížete", "líže") } kartu.
        }
       *[reason] Sedí jen karty, které jdou na všechno, a ty se v této hře smějí šetřit: { ME($me, "můžete", $seat, "může") } raději líznout.
    }
    .short = { $card_seen ->
        [yes] { ME($me, "lížete", "líže") } { $card } (šetří se, co jde na všechno)
       *[no] { ME($me, "lížete", "líže") } kartu (šetří se, co jde na všechno)
    }
    .readings = Běžně hraje, kdo má kartu, která sedí, a dáma sedí vždycky. Že si dámu lze schovat, je mírnější výklad, a proto nastavení.
shed-draw-said =
    .rule = Kde se smí lízat, i když něco sedí, ostatní se nedozvědí, zda něco sedělo.
    .why = { $event ->
        [Took] { $card_seen ->
            [yes] { ME($me, "Lížete", $seat, "líže") } kartu: { $card }.
           *[no] { ME($me, "Lížete", $seat, "líže") } kartu.
        }
       *[reason] { ME($me, "Smíte", $seat, "smí") } líznout kartu.
    }
    .short = { $card_seen ->
        [yes] { ME($me, "lížete", "líže") } { $card }
       *[no] { ME($me, "lížete", "líže") } kartu
    }
    .readings = Důvod by ostatním prozradil, co je v ruce.

## Co líznout nedovolí

shed-draw-can_play =
    .rule = { $voluntary_draw ->
        [yes] Líznout si smíte i předtím, než zahrajete, ale jen jednou za tah.
       *[no] { $queen_forces_play ->
            [no] Nesmíte lízat, když máte kartu, která sedí, leda by to byly jen karty, které jdou na všechno.
           *[yes] Nesmíte lízat, když máte kartu, která sedí.
        }
    }
    .why = { $cards_n ->
        [0] { ME($me, "Nesmíte", $seat, "nesmí") } lízat: v ruce je karta, která sedí na { $top }.
        [one] { ME($me, "Nesmíte", $seat, "nesmí") } lízat: na { $top } sedí { $cards }.
       *[other] { ME($me, "Nesmíte", $seat, "nesmí") } lízat: na { $top } sedí { $cards }.
    }
    .short = nelíže se: něco sedí
    .readings = Texty dovolují líznout, když žádná karta nesedí. Bereme to doslova i s dámami; oba volnější výklady jsou v nastavení.
shed-draw-can_cover =
    .rule = Nesmíte lízat, když máte čím přikrýt.
    .why = { $cards_n ->
        [0] { ME($me, "Nesmíte", $seat, "nesmí") } lízat: v ruce je karta, která přikryje { $top }.
        [one] { ME($me, "Nesmíte", $seat, "nesmí") } lízat: { $top } přikryje { $cards }.
       *[other] { ME($me, "Nesmíte", $seat, "nesmí") } lízat: { $top } přikryjí { $cards }.
    }
    .short = nelíže se: je čím přikrýt
shed-draw-once =
    .rule = { $draw ->
        [until_fits] Kdo líže dobrovolně nebo s prázdnou rukou, druhou kartu si v tom tahu nelízne.
       *[one] Za tah se líže jen jedna karta.
    }
    .why = { ME($me, "Už máte", $seat, "už má") } kartu líznutou v tomto tahu a víc se jich nelíže.
    .short = jedna karta za tah
shed-draw-empty =
    .rule = Když je balíček prázdný a z hromádky zbývá jen vrchní karta, lízat nejde.
    .why = Není co líznout: balíček je prázdný a pod { $top } nic neleží.
    .short = není co líznout
    .readings = Texty neříkají, co se stane; nic jiného se ani stát nemůže.
shed-draw-asked =
    .rule = { $answer_n ->
        [0] (V této hře neplatí: na karty se tu neodpovídá.)
       *[other] Kdo má odpovědět, odpoví, nebo pasuje; pasem přijímá, co karta žádá.
    }
    .why = Nejdřív je na řadě { $cause } ({ $by }): odpovězte { RANK($rank, case: "ins") }, nebo pasem přijměte, co žádá.
    .short = nejdřív odpovědět na { $cause }, nebo pas
    .readings = Plyne z nastavení, podle kterého se smí odpovídat.

## Co dovoluje pas

shed-pass-drawn =
    .rule = { $draw ->
        [until_fits] Kdo má prázdnou ruku a lízne kartu, která nesedí, pasuje.
       *[one] Nesedí-li ani líznutá karta, pasujete.
    }
    .why = { $event ->
        [Passed] { ME($me, "Pasujete", $seat, "pasuje") }: ani líznutá karta nesedí.
       *[reason] Na { $top } nesedí nic, ani líznutá karta, a tak { ME($me, "můžete", $seat, "může") } pasovat.
    }
    .short = { ME($me, "pasujete", "pasuje") } (nic nesedí)
shed-pass-may =
    .rule = { $play_drawn ->
        [may] Po líznutí smíte pasovat, i když něco sedí.
       *[must] (V této hře neplatí: co sedí, se musí zahrát.)
    }
    .why = { $event ->
        [Passed] { ME($me, "Pasujete", $seat, "pasuje") } po líznutí.
       *[reason] Po líznutí { ME($me, "smíte", $seat, "smí") } pasovat, ať něco sedí, nebo ne.
    }
    .short = { ME($me, "pasujete", "pasuje") } po líznutí
    .readings = Běžně se líznutá karta, která sedí, zahrát musí, texty to berou za samozřejmé. Že si ji lze nechat, je v nastavení.
shed-pass-voluntary =
    .rule = { $voluntary_draw ->
        [yes] Kdo líže dobrovolně, smí pak pasovat.
       *[no] { $queen_forces_play ->
            [no] Kdo líže, aby ušetřil kartu, která jde na všechno, smí pak pasovat.
           *[yes] (V této hře neplatí: dobrovolně tu nelíže nikdo.)
        }
    }
    .why = { $event ->
        [Passed] { ME($me, "Pasujete", $seat, "pasuje") } po dobrovolném líznutí.
       *[reason] Po dobrovolném líznutí { ME($me, "smíte", $seat, "smí") } pasovat.
    }
    .short = { ME($me, "pasujete", "pasuje") } po líznutí
    .readings = Plyne z nastavení, podle kterých se smí lízat dobrovolně.
shed-pass-said =
    .rule = Kde se smí pasovat, i když něco sedí, ostatní se nedozvědí, zda něco sedělo.
    .why = { $event ->
        [Passed] { ME($me, "Pasujete", $seat, "pasuje") }.
       *[reason] { ME($me, "Smíte", $seat, "smí") } pasovat.
    }
    .short = { ME($me, "pasujete", "pasuje") }
    .readings = Důvod by ostatním prozradil, co je v ruce.
shed-pass-accept =
    .rule = { $answer_n ->
        [0] (V této hře neplatí: na karty se tu neodpovídá.)
       *[other] Kdo má odpovědět, smí místo toho pasovat a přijmout vše, co se žádá.
    }
    .why = { $event ->
        [Passed] { ME($me, "Neodpovídáte", $seat, "neodpovídá") } a { ME($me, "přijímáte", "přijímá") }, co se žádá.
       *[reason] { ME($me, "Smíte", $seat, "smí") } pasovat a přijmout { $cause } ({ $by }).
    }
    .short = { ME($me, "přijímáte", "přijímá") } to
    .readings = Plyne z nastavení, podle kterého se smí odpovídat: odpověď je právo, ne povinnost.
shed-pass-empty =
    .rule = Když nic nesedí a není co líznout, pasujete.
    .why = { $event ->
        [Passed] { ME($me, "Pasujete", $seat, "pasuje") }: není co zahrát ani co líznout.
       *[reason] Na { $top } není co zahrát a není ani co líznout, a tak { ME($me, "můžete", $seat, "může") } pasovat.
    }
    .short = { ME($me, "pasujete", "pasuje") } (není co líznout)
    .readings = Texty neříkají, co se stane; nic jiného se ani stát nemůže.
shed-pass-no_cover =
    .rule = { COUNT($effects, "cover") ->
        [0] (V této hře neplatí: žádná karta se nemusí přikrýt.)
       *[other] Když nemáte čím přikrýt a není co líznout, pasujete. Karta zůstane nepřikrytá a další hráč na ni hraje jako na každou jinou.
    }
    .why = { $event ->
        [Passed] { ME($me, "Nemáte", $seat, "nemá") } čím přikrýt a není co líznout: hraje další a karta zůstává nepřikrytá.
       *[reason] { $top } není čím přikrýt a není co líznout, a tak { ME($me, "můžete", $seat, "může") } pasovat.
    }
    .short = { ME($me, "pasujete", "pasuje") } (není čím přikrýt)
    .readings = Texty s tím nepočítají. Hra by tu mohla i skončit, jenže pak by o kole rozhodla jedna vzácná karta.

## Co pas nedovolí

shed-pass-can_play =
    .rule = { $play_drawn ->
        [may] Nesmíte pasovat, když něco sedí, leda po líznutí v tomto tahu.
       *[must] Nesmíte pasovat, když máte kartu, která sedí, a to ani po líznutí.
    }
    .why = { $cards_n ->
        [0] { ME($me, "Nesmíte", $seat, "nesmí") } pasovat: v ruce je karta, která sedí na { $top }.
        [one] { ME($me, "Nesmíte", $seat, "nesmí") } pasovat: na { $top } sedí { $cards }.
       *[other] { ME($me, "Nesmíte", $seat, "nesmí") } pasovat: na { $top } sedí { $cards }.
    }
    .short = nepasuje se: něco sedí
    .readings = Podle textů se tah předává, když ani po líznutí nic nesedí; když něco sedí, tedy ne. Pro líznutou kartu je tu nastavení.
shed-pass-can_cover =
    .rule = Nesmíte pasovat, když máte čím přikrýt.
    .why = { $cards_n ->
        [0] { ME($me, "Nesmíte", $seat, "nesmí") } pasovat: v ruce je karta, která přikryje { $top }.
        [one] { ME($me, "Nesmíte", $seat, "nesmí") } pasovat: { $top } přikryje { $cards }.
       *[other] { ME($me, "Nesmíte", $seat, "nesmí") } pasovat: { $top } přikryjí { $cards }.
    }
    .short = nepasuje se: je čím přikrýt
shed-pass-draw_first =
    .rule = Pasovat smíte až po líznutí, dokud je co lízat.
    .why = { ME($me, "Ještě nesmíte", $seat, "ještě nesmí") } pasovat: nejdřív se líže karta z balíčku.
    .short = nejdřív líznout
shed-pass-draw_on =
    .rule = { $draw ->
        [until_fits] Nesmíte pasovat, dokud nic nesedí a je co lízat.
       *[one] (V této hře neplatí: líže se jen jedna karta.)
    }
    .why = { ME($me, "Ještě nesmíte", $seat, "ještě nesmí") } pasovat: v této hře { ME($me, "lížete", "se líže") }, dokud něco nesedí.
    .short = lízat, dokud něco nesedí
