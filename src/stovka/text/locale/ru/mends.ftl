### Why not, turned round: what would have to be different. Clauses for «Было бы можно, если бы …».

mend-would = Было бы можно, если бы { $change }.
mend-turn = сейчас был { $seat_me ->
    [yes] ваш ход
   *[no] ход { NAME($seat, form: "whose") }
}
mend-suit = сверху лежала { SUIT($suit, form: "one") }
mend-rank = сверху { $rank ->
    [J] лежал
    [K] лежал
    [A] лежал
   *[Q] лежала
} { RANK($rank) }
mend-suit-rank = сверху лежала { SUIT($suit, form: "one") } или { RANK($rank) }
mend-order = { $by_me ->
    [yes] вы заказали { SUIT($suit, case: "acc") }
   *[no] были заказаны { SUIT($suit) } ({ $by })
}
mend-held = у { NAME($seat, form: "whose") } на руках была карта { $card }
mend-more = у { NAME($seat, form: "whose") } оставалась ещё одна карта
mend-without = у { NAME($seat, form: "whose") } на руках не было { LIST($cards, join: "and") }
mend-no_stock = брать было больше нечего
mend-drawn = { $seat_me ->
    [yes] вы уже взяли карту из колоды
   *[no] у { NAME($seat, form: "whose") } уже была взята карта из колоды
}
mend-led = { $by_me ->
    [yes] вы зашли с { SUIT($suit, case: "gen") }
   *[no] заход был с { SUIT($suit, case: "gen") } ({ $by })
}
