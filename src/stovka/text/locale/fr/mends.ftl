### Pourquoi non, à l’envers : ce qui devrait être différent. Propositions pour « Ce serait permis … ».

mend-would = Ce serait permis { $change }.
mend-turn = si c’était à { $seat } de jouer
mend-suit = si la carte du dessus était { SUIT($suit, form: "one") }
mend-rank = si la carte du dessus était { RANK($rank) }
mend-suit-rank = si la carte du dessus était { SUIT($suit, form: "one") } ou { RANK($rank) }
mend-order = si { $by } { ME($by_me, "aviez", "avait") } demandé { SUIT($suit) }
mend-held = si { $seat } { ME($me, "aviez", "avait") } { CARD($card, case: "le") } en main
mend-more = si { $seat } { ME($me, "aviez", "avait") } encore une autre carte
mend-without = si { $seat } { ME($me, "n’aviez pas", "n’avait pas") } { LIST($cards, join: "or") }
mend-no_stock = s’il ne restait plus rien à piocher
mend-drawn = si { $seat } { ME($me, "aviez", "avait") } d’abord pioché une carte
mend-led = si { $by } { ME($by_me, "aviez", "avait") } entamé à { SUIT($suit) }
