### Nastavení rodiny sto jedna. .meaning: o čem rozhoduje. .choice-…: co znamená která volba; .value: u čísel,
### seznamů a tabulek, s $value.

## Rozdávání

dial-deck =
    .meaning = S kolika kartami se hraje.
    .choice-36 = 36 karet, od šestek po esa.
    .choice-52 = 52 karet, od dvojek po esa.
dial-players =
    .meaning = Kolik hráčů může hrát.
    .value = Počet hráčů: { LIST($value, join: "to") }.
dial-hand_size =
    .meaning = Kolik karet kdo dostane, u rozdávajícího včetně první karty na stole.
    .value = Každý dostane { N($value, "card", case: "acc") }.
dial-opening_effect =
    .meaning = Zda karta, kterou rozdávající obrátí, udělá, co by udělala, kdyby se zahrála.
    .choice-full = První karta platí jako tah rozdávajícího, se vším, co dělá.
    .choice-none = První karta nedělá nic, jen se na ni hraje.
dial-opening_queen =
    .meaning = Kdo určí barvu, když ji první karta mění.
    .choice-dealer_orders = Rozdávající, a to kteroukoli.
    .choice-own_suit = Platí její vlastní barva.

## Lízání

dial-draw =
    .meaning = Kolik karet líže, komu nic nesedí.
    .choice-one = Jednu; když nesedí ani ta, hraje další.
    .choice-until_fits = Jednu po druhé, dokud některá nesedí.
dial-voluntary_draw =
    .meaning = Zda smí lízat i ten, kdo má co zahrát.
    .choice-yes = Jednou za tah, dobrovolně; potom hraje, nebo pasuje.
    .choice-no = Kdo má co zahrát, musí hrát.
dial-play_drawn =
    .meaning = Zda se líznutá karta, která sedí, musí zahrát.
    .choice-must = Když sedí, musí se zahrát.
    .choice-may = Smí se nechat v ruce.
dial-queen_forces_play =
    .meaning = Zda se karta, která jde na všechno, musí zahrát, když nic jiného nesedí.
    .choice-yes = Musí, vždyť sedí pokaždé.
    .choice-no = Smí se šetřit a místo toho se líže jedna karta.
dial-recycle =
    .meaning = Jak se z hromádky stane nový balíček.
    .choice-shuffle = Zamíchá se.
    .choice-flip = Obrátí se, nejdřív zahraná karta nahoře.

## Účinky

dial-effects =
    .meaning = Co karty dělají, když se zahrají.
    .value = { COUNT($value, "draw") ->
        [0] Nikdo nelíže
       *[other] Líže se: { ENTRIES($value, atom: "draw", case: "acc") }
    }; { COUNT($value, "skip") ->
        [0] nikdo nestojí
       *[other] stojí se po těchto kartách: { KEYS($value, atom: "skip") }
    }; { COUNT($value, "again") ->
        [0] žádná karta nedává další tah
       *[other] další tah dávají { KEYS($value, atom: "again") }
    }; { COUNT($value, "cover") ->
        [0] nic se nemusí přikrýt
       *[other] přikrýt se musí { KEYS($value, atom: "cover") }
    }; { COUNT($value, "order") ->
        [0] nic nemění barvu
       *[other] barvu mění { KEYS($value, atom: "order") }
    }; { COUNT($value, "wild") ->
        [0] nic nejde na všechno
       *[other] na všechno jdou { KEYS($value, atom: "wild") }
    }.
dial-answer =
    .meaning = Na které hodnoty smí hráč, kterého zasáhnou, odpovědět kartou téže hodnoty.
    .value = { $value_n ->
        [0] Na žádné: co karta žádá, to se hned stane.
       *[other] Odpovědět se smí na { KEYS($value, case: "acc") }.
    }
dial-five_skips =
    .meaning = Kdo stojí po kartě, která zasáhne předchozího hráče.
    .choice-next = Stojí další hráč.
    .choice-previous = Stojí hráč, kterého zasáhla, až na něj příště přijde řada.

## Konec kola

dial-no_finish =
    .meaning = Které karty kolo neukončí, když jsou něčí poslední.
    .value = { $value_n ->
        [0] Žádné: kolo ukončí kterákoli poslední karta.
       *[other] Kolo neukončí { KEYS($value) }.
    }
dial-no_finish_mode =
    .meaning = Co u těchto karet znamená „nelze jimi skončit“.
    .choice-play_on = Smějí se zahrát poslední, ale kolo běží dál.
    .choice-not_last = Poslední se vůbec zahrát nesmějí.
dial-comeback =
    .meaning = Co dělá, když znovu přijde na řadu, hráč, kterému po takové kartě zůstala prázdná ruka.
    .choice-counts_as_draw = Lízne si jednu kartu a víc jich v tom tahu není.
    .choice-extra_draw_first = Nejdřív si lízne jednu kartu a pak má obyčejný tah.
dial-six_last =
    .meaning = Zda smí být poslední karta, která se musí přikrýt.
    .choice-must_cover = I tehdy se musí přikrýt.
    .choice-ends_round = Ukončí kolo nepřikrytá.
dial-last_card_penalty =
    .meaning = Zda se ještě líže za poslední kartu.
    .choice-none = Nelíže, kolo je u konce.
    .choice-drawn_then_scored = Nejdřív se líže, pak se počítá.
dial-blocked =
    .meaning = Jak se počítá zablokované kolo.
    .choice-all_score = Nevyhrává nikdo, každý si počítá svou ruku.
    .choice-lowest_hand_wins = Vyhrává nejnižší ruka, je-li jediná.

## Počítání

dial-values =
    .meaning = Za kolik jsou karty, které zbudou v ruce.
    .value = { ENTRIES($value, atom: "value") }.
dial-lone_queen =
    .meaning = Za kolik je dáma, která zůstane sama.
    .choice-lone_card = Dáma jako jediná karta v ruce je za 20, piková za 40.
    .choice-one_queen_among_others = Dáma, která je v ruce jediná, je za 20, piková za 40, ať je v ruce cokoli dalšího.
    .choice-off = I osamělá dáma se počítá jako každá jiná.

## Hranice

dial-limit =
    .meaning = Součet, který nikdo nesmí překročit.
    .value = Kdo má víc než { N($value, "point") }, vypadává.
dial-exact_resets =
    .meaning = Co se stane, když je součet přesně na hranici.
    .choice-yes = Vrací se na 0.
    .choice-no = Nic, je to součet jako každý jiný.
dial-low =
    .meaning = Co se stane na dolní hranici, která je tak hluboko pod 0, jak vysoko nad ní je horní.
    .choice-reset_exact = Přesně tam se součet vrací na 0; nižší zůstává.
    .choice-reset_at_or_below = Tam a níž se součet vrací na 0.
    .choice-eliminate_below = Kdo klesne níž, vypadává.
    .choice-reset_and_eliminate = Přesně tam se součet vrací na 0; kdo klesne níž, vypadává.
    .choice-none = Nic, výhra nemá meze.
dial-floor =
    .meaning = Zda smí být součet pod 0.
    .choice-none = Smí.
    .choice-zero = Zarazí se na 0.
