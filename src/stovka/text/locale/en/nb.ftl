### The notebooks: labels of the table, the stepper, the hand with its reasons, a game against bots.

## The head of a step

nb-head = Step { $number } of { $last } · round { $round } · { $move }
nb-move = { NAME($seat, form: "start") } { $move }
nb-own-deal = the deal
nb-own-score = the count
nb-no-steps = Nothing has happened yet.

## Titles

nb-title-why = Why it is allowed
nb-title-happened = What happened
nb-title-sheet = Score sheet
nb-title-log = Before this, the latest first

## The table

nb-zone-stock = { $count ->
    [0] no stock left
   *[other] stock, { N($count, "card") }
}
nb-zone-pile = { $count ->
    [0] no pile yet
    [1] on the table
   *[other] top of the pile, { N($count, "card") }
}
nb-zone-trick = { $count ->
    [0] no card in the trick yet
   *[other] the trick
}
nb-zone-trick-taken = the trick, now taken
nb-zone-turned = the shown trump card
nb-zone-taken = Taken by { $side }: { N($count, "card") }.
nb-col-player = Player
nb-col-hand = Hand
nb-col-total = Total
nb-col-round = Round
nb-side = { SIDE($side, form: "start") }
nb-noted = { $total } *
nb-empty-hand = no cards
nb-marks = ({ LIST($marks, join: "list") })
nb-mark-mover = to move
nb-mark-dealer = dealer
nb-mark-you = you
nb-mark-out = out of the match

## The log

nb-log-seat = { NAME($seat, form: "start") } { LIST($said, join: "list") }
nb-log-some = { LIST($said, join: "list") }
nb-log-line = { $number }: { LIST($parts, join: "list") }

## Plain text

nb-text-zone = { $shown ->
    [no] { $zone }
   *[yes] { $cards } ({ $zone })
}
nb-text-laid = { $card } { $name }
nb-text-player = { $name }  { $state ->
    [out] { $marks }
   *[in] { $cards }  { $total } { $marks }
}

## The stepper

nb-stepper = A stepper through { $steps ->
    [one] one step
   *[other] { $steps } steps
}. Run this cell to use its buttons.
nb-kept = Run the cell to step on from here.
nb-first = « First
    .tip = To the first step
nb-back = ‹ Back
    .tip = One step back
nb-next = Next ›
    .tip = One step on
nb-last = Last »
    .tip = To the last step
nb-play = Play
    .tip = Step on by itself, until pressed again or the end
nb-slider = Step
    .tip = Choose a step; with the keyboard ← and → when it has the focus

## A hand with its reasons

nb-legal-head = { $mover ->
    [nobody] Nobody is to move.
   *[other] { NAME($seat, form: "start") } { $seat_me ->
        [yes] are
       *[no] is
    } to move.
}
nb-col-move = Move
nb-col-may = Allowed?
nb-col-why = Why
nb-col-would = What then
nb-yes = ✓ yes
nb-no = ✗ no
nb-any-suit = { $card } and any suit
nb-with-suit = and any suit
nb-judged = { $legal ->
    [yes] Yes: { $move }.
   *[no] No: { $move }.
}
nb-refused = Not allowed: { $move }. Nothing has changed.
nb-code-unknown = “{ $code }” is no move. A move is a card such as 7H or 10S, a card with the suit it orders such as QH:S, or a word: { LIST($words, join: "list") }.
nb-title-would = What it would do

## A game against bots

nb-game-turn = Your turn.
nb-game-over = The match is over.
nb-game-round = The round is over; call next() to deal.
nb-game-since = Since your last move
nb-game-hint = A steady player would { $move }.

## Plain text of a hand with its reasons

nb-text-option = { $mark }  { $name }: { $why }
nb-text-would = { "    " }→ { $what }
