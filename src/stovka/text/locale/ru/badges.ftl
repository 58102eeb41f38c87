### What is public beside the table.

badge-ordered = заказаны { SUIT($suit, form: "both") } ({ $by })
badge-cover = { NAME($seat, form: "start") }: надо накрыть { $card }
badge-debt = { NAME($seat, form: "start") } { ME($me, "можете", "может") } ответить на { CARD($card, $by) }{ $draw ->
    [0] {""}
   *[other] : { N($draw, "card") }{ $skip ->
        [yes] {" "}и пропуск хода
       *[no] {""}
    }
}
badge-owes_take = { NAME($seat, form: "start") } сначала { ME($me, "берёте", "берёт") } карту: на руках пусто
badge-owes_turn = { NAME($seat, form: "start") } { ME($me, "пропускаете", "пропускает") } { $turns ->
    [1] следующий ход
   *[other] { N($turns, "turn") }
}
badge-trump = Козыри — { SUIT($suit, form: "both") }; { $held ->
    [yes] { $card } у { NAME($seat, form: "whose") }
   *[no] { $card } уже сыграна ({ $seat })
}
badge-led = { NAME($by, form: "start") } { ME($by_me, "зашли", "заходит") } с { $card }; пока берёт { $best } ({ $winner })
badge-meld = { NAME($seat, form: "start") } { ME($me, "объявляете", "объявляет") } { $size } { RANK($rank, case: "gen") }: { N($points, "point") }
badge-tricks = Взяток: { $tricks_n }
badge-count = { SIDE($side, form: "start") }: { $points } из { $target }
badge-claim = { $order_n ->
    [0] «Хватит» или молчание?
   *[other] «Хватит» или молчание? Потом { LIST($order, join: "then") }
}
