### Pourquoi non, à l’envers : ce qui devrait être différent. Propositions pour « Ce serait permis si … ».

mend-would = Ce serait permis si { $change }.
mend-turn = c’était à { $seat } de jouer
mend-suit = la carte du dessus était { SUIT($suit, form: "one") }
mend-rank = la carte du dessus était { RANK($rank) }
mend-suit-rank = la carte du dessus était { SUIT($suit, form: "one") } ou { RANK($rank) }
mend-order = { $by } { ME($by_me, "aviez", "avait") } demandé { SUIT($suit) }
mend-held = { $seat } { ME($me, "aviez", "avait") } { CARD($card, case: "le") } en main
mend-more = { $seat } { ME($me, "aviez", "avait") } encore une autre carte
mend-without = { $seat } { ME($me, "n’aviez pas", "n’avait pas") } { LIST($cards, join: "or") }
mend-no_stock = plus rien ne restait à piocher
mend-drawn = { $seat } { ME($me, "aviez", "avait") } d’abord pioché une carte
mend-led = { $by } { ME($by_me, "aviez", "avait") } entamé à { SUIT($suit) }
