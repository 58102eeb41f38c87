### Proč ne, obráceně: co by muselo být jinak. Věty za „Šlo by to, kdyby …“.

mend-would = Šlo by to, kdyby { $change }.
mend-turn = byla řada na { ME($me, "vás", "hráči", $seat) }
mend-suit = vrchní karta byla { SUIT($suit, form: "one") }
mend-rank = vrchní karta byla { RANK($rank) }
mend-suit-rank = vrchní karta byla { SUIT($suit, form: "one") } nebo { RANK($rank) }
mend-order = zvolená barva ({ $by }) byla { SUIT($suit) }
mend-held = karta { $card } byla { ME($me, "ve vaší ruce", "v ruce hráče", $seat) }
mend-more = { ME($me, "vám", "hráči", $seat) } v ruce zbývala ještě jedna karta
mend-without = { ME($me, "ve vaší ruce", "v ruce hráče", $seat) } nebyla { $cards_n ->
    [one] karta { $cards }
   *[other] žádná z karet { LIST($cards, join: "list") }
}
mend-no_stock = už nebylo co líznout
mend-drawn = se v tomto tahu už lízalo{ $me ->
    [yes] {""}
   *[no] {" "}({ $seat })
}
mend-led = vynesená karta ({ $by }) byla { SUIT($suit, form: "one") }
