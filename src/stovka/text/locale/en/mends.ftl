### Why not, turned round: what would have to be different. Clauses for “It would be allowed if …”.

mend-would = It would be allowed if { $change }.
mend-turn = it were { NAME($seat, form: "whose") } turn
mend-suit = the top card were { SUIT($suit, form: "one") }
mend-rank = the top card were { RANK($rank) }
mend-suit-rank = the top card were { SUIT($suit, form: "one") } or { RANK($rank) }
mend-order = { $by } had ordered { SUIT($suit) }
mend-held = { $seat } held { $card }
mend-more = { $seat } had another card left
mend-without = { $seat } did not hold { LIST($cards, join: "or") }
mend-no_stock = no card were left to take
mend-drawn = { $seat } had taken a card first
mend-led = { $by } had led { SUIT($suit) }
