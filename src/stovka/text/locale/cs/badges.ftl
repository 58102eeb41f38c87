### Co je veřejné vedle stolu.

badge-ordered = zvolená barva: { SUIT($suit, form: "both") } ({ $by })
badge-cover = { ME($me, "Musíte", $seat, "musí") } přikrýt { $card }
badge-debt = { ME($me, "Můžete", $seat, "může") } odpovědět na { $card } ({ $by }){ $draw ->
    [0] {""}
   *[other] : { N($draw, "card") }{ $skip ->
        [yes] {" "}a stání
       *[no] {""}
    }
}
badge-owes_take = { NAME($seat, form: "start") }: prázdná ruka, příště se líže karta
badge-owes_turn = { ME($me, "Stojíte", $seat, "stojí") } { $turns ->
    [one] příští tah
    [few] příští { $turns } tahy
   *[other] příštích { N($turns, "turn") }
}
badge-trump = trumfy jsou { SUIT($suit, form: "both") }; { $held ->
    [yes] { $card } { ME($me, "máte vy", "má", $seat) }
   *[no] { $card } už padla
}
badge-led = { ME($by_me, "Vynášíte", $by, "vynáší") } { $card }; zatím vítězí { $best } ({ $winner })
badge-meld = { ME($me, "Hlásíte", $seat, "hlásí") } { $size } { RANK($rank, form: "many", case: "acc") }: { N($points, "point") }
badge-tricks = { $tricks_n ->
    [one] uhraný 1 štych
    [few] uhrané { N($tricks_n, "trick") }
   *[other] uhraných { N($tricks_n, "trick") }
}
badge-count = { SIDE($side, form: "start") }: { $points } / { $target }
badge-claim = { $order_n ->
    [0] „Dost“, nebo mlčet?
   *[other] „Dost“, nebo mlčet? Na řadě dál: { LIST($order, join: "then") }
}
