### Ce qui est public à côté de la table.

badge-ordered = { SUIT($suit, form: "both") } demandé par { $by }
badge-cover = { NAME($seat, form: "start") } { ME($me, "devez", "doit") } couvrir { CARD($card, case: "le") }
badge-debt = { NAME($seat, form: "start") } { ME($me, "pouvez", "peut") } répondre { CARD($card, $by, case: "au") }{ $draw ->
    [0] {""}
   *[other]  : { N($draw, "card") }{ $skip ->
        [yes] {" "}et un tour
       *[no] {""}
    }
}
badge-owes_take = { NAME($seat, form: "start") } : main vide, une carte à piocher à son tour
badge-owes_turn = { NAME($seat, form: "start") } { ME($me, "sauterez", "sautera") } { $turns ->
    [one] { ME($me, "votre", "son") } prochain tour
   *[other] { ME($me, "vos", "ses") } { $turns } prochains tours
}
badge-trump = Atout { SUIT($suit, form: "both") } ; { $held ->
    [yes] { $seat } { ME($me, "avez", "a") } { CARD($card, case: "le") }
   *[no] { CARD($card, case: "le") } n’est plus en main
}
badge-led = { NAME($by, form: "start") } { ME($by_me, "entamez", "entame") } avec { CARD($card, case: "le") } ; { $winner } { ME($winner_me, "tenez", "tient") } le pli avec { CARD($best, case: "le") }
badge-meld = { NAME($seat, form: "start") } : { $size ->
    [3] brelan
    [4] carré
   *[other] { $size } cartes
} { RANK($rank, form: "many", case: "de") }, { N($points, "point") }
badge-tricks = Plis : { $tricks_n }
badge-count = { SIDE($side, form: "start") } : { $points } sur { $target }
badge-claim = { $order_n ->
    [0] « Assez », ou silence ?
   *[other] « Assez », ou silence ? Puis { LIST($order, join: "then") }
}
