### The settings of the 101 family. .meaning: what a setting decides. .choice-…: what each choice means; .value: of
### numbers, lists and tables, with $value.

## Deal

dial-deck =
    .meaning = How many cards are in the pack.
    .choice-36 = 36 cards, sixes to aces.
    .choice-52 = 52 cards, twos to aces.
dial-players =
    .meaning = How many can play.
    .value = { LIST($value, join: "to") } players.
dial-hand_size =
    .meaning = How many cards each player is dealt, the dealer’s opening card included.
    .value = { N($value, "card") } each.
dial-opening_effect =
    .meaning = Whether the card that the dealer turns up does what it would do if it were played.
    .choice-full = The opening card counts as the dealer’s move, with all it does.
    .choice-none = The opening card does nothing; it only waits to be matched.
dial-opening_queen =
    .meaning = Who names the suit when the opening card is one that orders.
    .choice-dealer_orders = The dealer orders any suit for it.
    .choice-own_suit = Its own suit counts as ordered.

## Draw

dial-draw =
    .meaning = How many cards a player takes whom nothing fits.
    .choice-one = One card; if that does not fit either, the turn passes.
    .choice-until_fits = Card by card, until one fits.
dial-voluntary_draw =
    .meaning = Whether a player who could play may take a card instead.
    .choice-yes = Once in a turn, by choice; afterwards play or pass.
    .choice-no = Whoever can play must play.
dial-play_drawn =
    .meaning = Whether a card just taken must be played if it fits.
    .choice-must = If it fits, it must be played.
    .choice-may = It may be kept.
dial-queen_forces_play =
    .meaning = Whether a card that goes on anything must be played when nothing else fits.
    .choice-yes = It must be played, since it always fits.
    .choice-no = It may be saved: its owner may take one card instead.
dial-recycle =
    .meaning = How the pile becomes a new stock.
    .choice-shuffle = It is shuffled.
    .choice-flip = It is turned over, the earliest card on top.

## Effects

dial-effects =
    .meaning = What the cards do when they are played.
    .value = { COUNT($value, "draw") ->
        [0] Nobody draws
       *[other] To draw: { ENTRIES($value, atom: "draw") }
    }; { COUNT($value, "skip") ->
        [0] nobody misses a turn
       *[other] a turn is missed after { KEYS($value, atom: "skip") }
    }; { COUNT($value, "again") ->
        [0] nothing moves again
       *[other] another move with { KEYS($value, atom: "again") }
    }; { COUNT($value, "cover") ->
        [0] nothing has to be covered
       *[other] to be covered: { KEYS($value, atom: "cover") }
    }; { COUNT($value, "order") ->
        [0] nothing orders a suit
       *[other] { KEYS($value, atom: "order") } order a suit
    }; { COUNT($value, "wild") ->
        [0] nothing goes on everything
       *[other] { KEYS($value, atom: "wild") } go on anything
    }.
dial-answer =
    .meaning = Which ranks may be answered by the player they hit, with a card of the same rank.
    .value = { $value_n ->
        [0] No rank: what a card asks is done at once.
       *[other] These may be answered: { KEYS($value) }.
    }
dial-five_skips =
    .meaning = Who misses a turn after a card that hits the previous player.
    .choice-next = The next player misses a turn.
    .choice-previous = The player who was hit misses the next turn that comes.

## Finish

dial-no_finish =
    .meaning = Which cards do not end the round when they are somebody’s last.
    .value = { $value_n ->
        [0] No card: any last card ends the round.
       *[other] The round is not ended by { KEYS($value, join: "or") }.
    }
dial-no_finish_mode =
    .meaning = What “cannot end the round” means for those cards.
    .choice-play_on = They may be played last, but the round goes on.
    .choice-not_last = They may not be played last at all.
dial-comeback =
    .meaning = What a player does who came through such a card to an empty hand, when the turn comes back.
    .choice-counts_as_draw = Take one card, which is the only one of that turn.
    .choice-extra_draw_first = Take one card first, and then have an ordinary turn.
dial-six_last =
    .meaning = Whether a card that must be covered can be the last one.
    .choice-must_cover = It must be covered even then.
    .choice-ends_round = It ends the round uncovered.
dial-last_card_penalty =
    .meaning = Whether the cards that a last card makes somebody draw are still drawn.
    .choice-none = They are not drawn; the round is over.
    .choice-drawn_then_scored = They are drawn first, and then count.
dial-blocked =
    .meaning = How a blocked round is scored.
    .choice-all_score = Nobody wins, everyone scores their hand.
    .choice-lowest_hand_wins = The single lowest hand wins.

## Count

dial-values =
    .meaning = What the cards left in a hand cost.
    .value = { ENTRIES($value, atom: "value") }.
dial-lone_queen =
    .meaning = What a queen costs that is left alone.
    .choice-lone_card = A queen that is the only card of the hand costs 20, the queen of spades 40.
    .choice-one_queen_among_others = A queen that is the only queen of the hand costs 20, the queen of spades 40, whatever else is there.
    .choice-off = A queen costs what queens cost.

## Limit

dial-limit =
    .meaning = The total that nobody may exceed.
    .value = Whoever has more than { N($value, "point") } is out.
dial-exact_resets =
    .meaning = What happens at exactly the limit.
    .choice-yes = The total goes back to 0.
    .choice-no = Nothing, it is a total like any other.
dial-low =
    .meaning = What happens as far below 0 as the limit is above it.
    .choice-reset_exact = Exactly there, the total goes back to 0; below, it stays.
    .choice-reset_at_or_below = There and below, the total goes back to 0.
    .choice-eliminate_below = Whoever falls below it is out.
    .choice-reset_and_eliminate = Exactly there, the total goes back to 0; below, its owner is out.
    .choice-none = Nothing, winnings know no bounds.
dial-floor =
    .meaning = Whether a total can be below 0.
    .choice-none = It can.
    .choice-zero = It is cut at 0.
