### What is public beside the table.

badge-ordered = { SUIT($suit, form: "both") } ordered by { $by }
badge-cover = { NAME($seat, form: "start") } must cover { $card }
badge-debt = { NAME($seat, form: "start") } may answer { NAME($by, form: "whose") } { $card }{ $draw ->
    [0] {""}
   *[other] : { N($draw, "card") }{ $skip ->
        [yes] {" "}and a turn
       *[no] {""}
    }
}
badge-owes_take = { NAME($seat, form: "start") }: hand empty, takes a card next
badge-owes_turn = { NAME($seat, form: "start") } { ME($me, "miss", "misses") } { $turns ->
    [one] the next turn
   *[other] the next { N($turns, "turn") }
}
badge-trump = { SUIT($suit, form: "both") } are trump; { $held ->
    [yes] { $seat } { ME($me, "hold", "holds") } { $card }
   *[no] { $card } has been played
}
badge-led = { NAME($by, form: "start") } led { $card }; { $winner } { ME($winner_me, "are", "is") } winning with { $best }
badge-meld = { NAME($seat, form: "start") } announced { $size } { RANK($rank, form: "many") }: { N($points, "point") }
badge-tricks = { N($tricks_n, "trick") } taken
badge-count = { SIDE($side, form: "start") }: { $points } of { $target }
badge-claim = { $order_n ->
    [0] “Enough”, or silence?
   *[other] “Enough”, or silence? Then { LIST($order, join: "then") }
}
