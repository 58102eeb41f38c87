### Rodina sto jedna: počítání karet v ruce, součty, partie.
### U řádku počtu je .short sčítanec: karta a její hodnota.

## Počítání karet v ruce

score-card =
    .rule = Za karty, které komu zbudou v ruce, se mu píšou body: { ENTRIES($values, atom: "value") }.
    .why = { $card } je za { $value }.
    .short = { $card } { $value }
score-lone_queen =
    .rule = { $lone_queen ->
        [off] (V této hře neplatí: i osamělá dáma se počítá jako každá jiná.)
        [one_queen_among_others] Dáma, která je v ruce jediná, je za 20, piková za 40, ať je v ruce cokoli dalšího.
       *[lone_card] Když v ruce zbude jen jedna karta a je to dáma, je za 20, piková za 40, místo obvyklých bodů.
    }
    .why = { $card } je osamělá dáma, je proto za { $value } místo za { $instead }.
    .short = { $card } { $value } (osamělá dáma)
    .readings = Text mluví o dámě, která zůstane v ruce sama. Bereme to jako jedinou kartu; že se tím myslí jediná dáma mezi jinými kartami, je v nastavení.
score-empty =
    .rule = Prázdná ruka se počítá za nic, i když kolo vyhraje někdo jiný.
    .why = Ruka je prázdná: { N($value, "point") }.
    .short = { $value } za prázdnou ruku
    .readings = Ruka může být prázdná i bez výhry, po kartě, která kolo neukončí. Texty jí nedávají prémii ani trest.
score-winner =
    .rule = Kdo vyhraje kolo, nepíše si nic, ledaže poslední kartou byla dáma.
    .why = { $event ->
        [WouldScore] { ME($me, "Napíšete si", $seat, "si napíše") } { N($points, "point") }.
       *[Line] Výhra kola: { N($value, "point") }.
    }
    .short = { $event ->
        [WouldScore] { N($points, "point") }
       *[Line] { $value } za výhru
    }
score-queen_out =
    .rule = Kdo skončí dámou, tomu se odečte 20 bodů, za pikovou 40. Rozhoduje barva samotné dámy, ať mění na cokoli.
    .why = { $event ->
        [WouldScore] { ME($me, "Napíšete si", $seat, "si napíše") } { N($points, "point") } za zakončení dámou.
       *[Line] Zakončení kartou { $card }: { N($value, "point") }.
    }
    .short = { $event ->
        [WouldScore] { N($points, "point") }
       *[Line] { $value } za zakončení kartou { $card }
    }
score-lowest =
    .rule = { $blocked ->
        [lowest_hand_wins] V zablokovaném kole se nejnižší ruka počítá za nic.
       *[all_score] (V této hře neplatí: v zablokovaném kole se počítají všechny ruce.)
    }
    .why = Nejnižší ruka zablokovaného kola ({ N($points, "point") }) se počítá za { $value }.
    .short = { $value } za nejnižší ruku
    .readings = Plyne z nastavení, podle kterého zablokované kolo vyhrává nejnižší ruka.
score-lowest_wins =
    .rule = { $blocked ->
        [lowest_hand_wins] Zablokované kolo vyhrává nejnižší ruka, je-li jediná.
       *[all_score] (V této hře neplatí: zablokované kolo nevyhrává nikdo.)
    }
    .why = { ME($me, "Vyhráváte", $seat, "vyhrává") } zablokované kolo s nejnižší rukou: { N($points, "point") }.
    .short = { ME($me, "vyhráváte", "vyhrává") } s nejnižší rukou
    .readings = Běžně zablokované kolo nevyhrává nikdo, protože nikdo neskončil. Že vyhrává nejnižší ruka, je v nastavení.
score-lowest_tied =
    .rule = { $blocked ->
        [lowest_hand_wins] Je-li v zablokovaném kole víc stejně nízkých rukou, počítají se za nic a nevyhrává nikdo.
       *[all_score] (V této hře neplatí: zablokované kolo nevyhrává nikdo.)
    }
    .why = Zablokované kolo nevyhrává nikdo: nejnižších rukou je víc ({ N($points, "point") }).
    .short = nevyhrává nikdo: stejně nízké ruce
    .readings = Plyne z nastavení, podle kterého zablokované kolo vyhrává nejnižší ruka.
score-round =
    .rule = Za kolik je ruka, tolik se přičte k součtu hráče; čím míň bodů, tím líp.
    .why = { $lines_n ->
        [one] { NAME($seat, form: "start") }: { $lines }; celkem { $before } → { $total }.
       *[other] { NAME($seat, form: "start") }: { LIST($lines, join: "sum") } = { $points }; celkem { $before } → { $total }.
    }
    .short = { $points }, celkem { $total }

## Partie

match-floor =
    .rule = { $floor ->
        [zero] Součet nikdy nezůstane pod 0.
       *[none] (V této hře neplatí: součet může klesnout pod 0.)
    }
    .why = { NAME($seat, form: "start") }: součet by byl { $before }, ale pod { $total } žádný neklesne.
    .short = celkem { $before } → { $total }
    .readings = Běžně výhra zůstává, texty totiž připouštějí, že dáma jako poslední karta srazí součet pod 0. Spodní hranice je v nastavení.
match-reset =
    .rule = { $exact_resets ->
        [yes] Kdo má přesně { $limit }, vrací se na 0.
       *[no] (V této hře neplatí: přesně { $limit } je součet jako každý jiný.)
    }
    .why = { ME($me, "Máte", $seat, "má") } přesně { $before }: zpátky na { $total }!
    .short = přesně { $before }: zpátky na { $total }
match-low_reset =
    .rule = { $low ->
        [reset_exact] Kdo má přesně -{ $limit }, vrací se na 0; nižší součet zůstává.
        [reset_at_or_below] Kdo má -{ $limit } nebo méně, vrací se na 0.
        [reset_and_eliminate] Kdo má přesně -{ $limit }, vrací se na 0.
       *[other] (V této hře neplatí: nízký součet se nenuluje.)
    }
    .why = { ME($me, "Máte", $seat, "má") } { $before }: zpátky na { $total }.
    .short = { $before }: zpátky na { $total }
    .readings = Text nuluje součet, který padne na dolní hranici; bereme to jako přesně na ni. Že se nuluje i vše pod ní, je v nastavení.
match-out =
    .rule = Kdo má víc než { N($limit, "point") }, vypadává z partie. Na součty se hledí jednou za kolo, u všech najednou.
    .why = { ME($me, "Máte", $seat, "má") } { N($total, "point") }, víc, než se smí, a { ME($me, "vypadáváte", "vypadává") } z partie.
    .short = { ME($me, "vypadáváte", "vypadává") }: { $total }
match-low_out =
    .rule = { $low ->
        [eliminate_below] Kdo klesne pod -{ $limit }, vypadává z partie; přesně -{ $limit } ještě stačí.
        [reset_and_eliminate] Kdo klesne pod -{ $limit }, vypadává z partie.
       *[other] (V této hře neplatí: za příliš nízký součet se nevypadává.)
    }
    .why = { ME($me, "Máte", $seat, "má") } { N($total, "point") }, míň, než se smí, a { ME($me, "vypadáváte", "vypadává") } z partie.
    .short = { ME($me, "vypadáváte", "vypadává") }: { $total }
match-last_one =
    .rule = Partie končí, když zbývá jediný hráč, a ten ji vyhrává. Ostatní se řadí podle toho, jak dlouho vydrželi; z těch, kdo vypadnou v témže kole, je na tom lépe menší součet.
    .why = { ME($me, "Zbýváte jen vy", "Zbývá jen", $seat) } a { ME($me, "vyhráváte", "vyhrává") } partii. Pořadí: { LIST($ranking, join: "list") }.
    .short = { ME($me, "vyhráváte", "vyhrává") } partii
match-nobody_left =
    .rule = Vypadnou-li poslední hráči v témže kole všichni, vyhrává ten, kdo má součet nejblíž tomu, co se ještě smí; při shodě se hráči o výhru dělí.
    .why = { $me ->
        [nobody] Nezbývá nikdo a o výhru se dělí ti, kdo jsou nejblíž hranici. Pořadí: { LIST($ranking, join: "list") }.
       *[other] Nezbývá nikdo; nejblíž hranici { ME($me, "jste vy", "je", $seat) } a { ME($me, "vyhráváte", "vyhrává") } partii. Pořadí: { LIST($ranking, join: "list") }.
    }
    .short = { $me ->
        [nobody] o výhru se dělí
       *[other] { ME($me, "vyhráváte", "vyhrává") } partii
    }
    .readings = Texty nepočítají s tím, že vypadnou všichni naráz. Taková partie by se dala i zrušit; výhra o vlásek víc odpovídá duchu hry.
