### The 101 family: the deal, the opening card, what fits and what does not.
### .rule: for the rule book, with the dials in force. .why: this time. .short: for the log, after the player's name.
### .readings: of a rule that no source states, the other readings and why this one.

## The deal and the opening card

shed-deal =
    .rule = The dealer shuffles { $deck ->
        [52] all 52 cards
       *[36] 36 cards, sixes to aces,
    } and deals { N($hand_size, "card") } to each player, one at a time, clockwise, the dealer last. The dealer’s own last card goes face up on the table instead; what is left over is the stock. The first dealer is drawn by lot, afterwards the deal moves on clockwise.
    .why = { NAME($seat, form: "start") } { ME($me, "deal", "deals") } round { $round }; { N($stock_n, "card") } { $stock_n ->
        [one] is
       *[other] are
    } left in the stock.{ $mine_n ->
        [0] {""}
       *[other] {" "}You hold { $mine }.
    }
    .short = { ME($me, "deal", "deals") } round { $round }
shed-opening =
    .rule = { $opening_effect ->
        [none] The dealer’s last card is turned up as the first card of the pile.
       *[full] The dealer’s last card, turned up, is the dealer’s first move in every respect: whatever the card does, it does before anyone else moves.
    }
    .why = { NAME($seat, form: "start") } { ME($me, "turn", "turns") } up { $card }; it counts as played, with all that this card does.
    .short = { ME($me, "turn", "turns") } up { $card }
shed-opening-idle =
    .rule = { $opening_effect ->
        [none] The opening card only lies there to be matched; it does nothing to anyone.
       *[full] (Not in this game: here the opening card has its full effect.)
    }
    .why = { NAME($seat, form: "start") } { ME($me, "turn", "turns") } up { $card }; in this game an opening card does nothing but wait to be matched.
    .short = { ME($me, "turn", "turns") } up { $card }, no effect
    .readings = The sources call the turned-up card the dealer’s move, which is why it has its effect unless this setting is chosen. Many tables play that a card nobody chose hurts nobody.
shed-opening-order =
    .rule = { $opening_queen ->
        [own_suit] (Not in this game: an opening card that would order a suit stands for its own.)
       *[dealer_orders] If the opening card is one that orders a suit, the dealer names the suit before anyone else moves.
    }
    .why = { $event ->
        [Ordered] { NAME($seat, form: "start") } { ME($me, "order", "orders") } { SUIT($suit, form: "both") } for the opening { $card }.
       *[Ordering] The opening card is { $card }, so { $seat } { ME($me, "order", "orders") } a suit before play begins.
    }
    .short = { $event ->
        [Ordered] { ME($me, "order", "orders") } { SUIT($suit) } (opening { $card })
       *[Ordering] must order a suit (opening { $card })
    }
    .readings = The opening card is the dealer’s move, and whoever plays a queen orders. The other reading, that a turned-up queen stands for its own suit, is a setting.
shed-opening-own_suit =
    .rule = { $opening_queen ->
        [own_suit] An opening card that orders a suit stands for its own suit, as if the dealer had ordered it.
       *[dealer_orders] { $opening_effect ->
            [none] An opening card that orders a suit stands for its own suit, because opening cards have no effect here.
           *[full] (Not in this game: the dealer chooses the suit.)
        }
    }
    .why = { $card } was turned up, not played, so its own suit counts as ordered: { SUIT($suit, form: "both") }.
    .short = { SUIT($suit) } count as ordered ({ $card })
    .readings = If the dealer does not choose, some suit must still be asked for after a queen; the printed one is the natural choice. As a rule, though, the dealer chooses.

## What lets a card through

shed-fits-suit =
    .rule = A card fits if it has the suit of the card on top of the pile.
    .why = { $event ->
        [Played] { NAME($seat, form: "start") } { ME($me, "play", "plays") } { $card } on { $top }: both are { SUIT($card) }.
       *[reason] { $asked ->
            [cover] { $card } covers { $top }: both are { SUIT($card) }.
           *[match] { $card } fits on { $top }: both are { SUIT($card) }.
        }
    }
    .short = { $event ->
        [Played] { ME($me, "play", "plays") } { $card } (same suit)
       *[reason] fits: { SUIT($card, form: "one") } on { SUIT($card, form: "one") }
    }
shed-fits-rank =
    .rule = A card fits if it has the rank of the card on top of the pile: a jack on a jack, a ten on a ten.
    .why = { $event ->
        [Played] { NAME($seat, form: "start") } { ME($me, "play", "plays") } { $card } on { $top }: { RANK($card) } goes on { RANK($card) }.
       *[reason] { $asked ->
            [cover] { $card } covers { $top }: { RANK($card) } goes on { RANK($card) }.
           *[match] { $card } fits on { $top }: { RANK($card) } goes on { RANK($card) }.
        }
    }
    .short = { $event ->
        [Played] { ME($me, "play", "plays") } { $card } (same rank)
       *[reason] fits: { RANK($card) } on { RANK($card) }
    }
shed-fits-order =
    .rule = After an order a card fits if it has the suit that was ordered. The order dies with the next card played; until then it outlives draws, passes and a new stock.
    .why = { $event ->
        [Played] { NAME($seat, form: "start") } { ME($me, "play", "plays") } { $card }, as ordered with { $top }: { SUIT($card) }.
       *[reason] { $card } fits: { $by } ordered { SUIT($suit) } with { $cause }.
    }
    .short = { $event ->
        [Played] { ME($me, "play", "plays") } { $card } (as ordered)
       *[reason] fits: { SUIT($suit) } were ordered
    }
shed-fits-wild =
    .rule = { COUNT($effects, "wild") ->
        [0] No card goes on everything in this game.
       *[other] Whatever lies on top, and whatever was ordered, { KEYS($effects, atom: "wild") } go on it, also as a cover.
    }
    .why = { $event ->
        [Played] { NAME($seat, form: "start") } { ME($me, "play", "plays") } { $card } on { $top }: { RANK($card) } goes on anything.
       *[reason] { $card } fits: { RANK($card) } goes on anything.
    }
    .short = { $event ->
        [Played] { ME($me, "play", "plays") } { $card } (fits on anything)
       *[reason] fits: { RANK($card) } goes on anything
    }
shed-order-name =
    .rule = { $opening_queen ->
        [own_suit] (Not in this game: the opening card stands for its own suit.)
       *[dealer_orders] The dealer may order any of the four suits for the opening card, its own too.
    }
    .why = { $event ->
        [Ordered] { NAME($seat, form: "start") } { ME($me, "order", "orders") } { SUIT($suit, form: "both") } for the opening { $card }.
       *[reason] The opening card is { $card }, so the dealer orders a suit, and { SUIT($suit) } will do as well as any.
    }
    .short = may order { SUIT($suit) } (opening { $card })
    .readings = The sources let a queen order whichever suit you like; we take that to include the queen’s own.

## What stops a card

shed-order-owed =
    .rule = { $opening_queen ->
        [own_suit] (Not in this game: no suit is ever owed, the opening card stands for its own.)
       *[dealer_orders] While the dealer owes a suit for the opening card, nothing else can be done.
    }
    .why = First a suit must be ordered for the opening card: say hearts, diamonds, clubs or spades.
    .short = a suit must be ordered first
    .readings = Follows from the dealer’s order being a move of its own.
shed-misfit =
    .rule = A card that has neither the suit nor the rank asked for may not be played. After an order only the suit ordered counts, not the rank on top.
    .why = { $asked ->
        [order] { NAME($by, form: "start") } ordered { SUIT($suit) } with { $cause }, and { $card } is { SAME($card, $cause) ->
            [yes] not { SUIT($suit, form: "one") }
           *[no] neither { SUIT($suit, form: "one") } nor { RANK($cause) }
        }.
        [cover] { $card } does not cover { $top }: it is neither { SUIT($suit, form: "one") } nor { RANK($rank) }.
       *[match] { $card } does not fit on { $top }: it is neither { SUIT($suit, form: "one") } nor { RANK($rank) }.
    }
    .short = { $asked ->
        [order] no: { SUIT($suit) } were ordered
        [cover] does not cover { $top }
       *[match] does not fit on { $top }
    }
shed-not_last =
    .rule = { $no_finish_mode ->
        [not_last] { $no_finish_n ->
            [0] Any card may be the last one.
           *[other] These may not be played as the last card: { KEYS($no_finish) }. A card that must be covered is free, it is never the last.
        }
       *[play_on] (Not in this game: every card may be played last, though not every one ends the round.)
    }
    .why = { $card } may not be { NAME($seat, form: "whose") } last card in this game.
    .short = { $card } may not be the last card
shed-suit-missing =
    .rule = { COUNT($effects, "order") ->
        [0] (Not in this game: no card orders a suit.)
       *[other] Whoever plays { KEYS($effects, atom: "order", form: "one", join: "or") } says at once which suit is ordered.
    }
    .why = { $card } orders a suit, so say which one, for example { CODE($card) }:S for spades.
    .short = say which suit { $card } orders
shed-suit-last =
    .rule = A card that ends the round orders nothing: nobody is left to obey.
    .why = { $card } is { NAME($seat, form: "whose") } last card and ends the round, so no suit is ordered: play it as { CODE($card) }.
    .short = a last card orders nothing
    .readings = The sources do not say; an order after the end of the round would bind nobody, and it does not carry over into the next one.
shed-suit-stray =
    .rule = { COUNT($effects, "order") ->
        [0] No card orders a suit in this game.
       *[other] Only { KEYS($effects, atom: "order") } order a suit; any other card is played without naming one.
    }
    .why = { $card } orders no suit: play it as { CODE($card) }.
    .short = { $card } orders no suit
    .readings = Follows from which cards order a suit.
shed-order-stray =
    .rule = A suit is named on its own only by the dealer, and only for the opening card; otherwise it is named with the card that orders it.
    .why = There is no opening card to order a suit for now, so { SUIT($suit) } cannot be ordered on their own.
    .short = nothing to order { SUIT($suit) } for
    .readings = Follows from the dealer’s order being a move of its own.
