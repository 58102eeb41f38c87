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
