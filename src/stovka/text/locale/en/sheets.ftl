### The referee's card and the score sheet, each on one sheet of paper.

sheet-card-title = { $title }: the referee’s card
sheet-score-title = { $title }: score sheet
sheet-foot = Made from the rules in force.
sheet-cards = The cards
sheet-house = House rules at this table
sheet-changed = { $name }: { $value }

## The table of cards

sheet-head-card = Card
sheet-head-does = What it does
sheet-head-points = In the hand
sheet-head-trick = In a trick won
sheet-head-three = Three announced
sheet-head-four = Four announced
sheet-cell-points = in the hand: { $value }
sheet-cell-trick = in a trick won: { $value }
sheet-cell-three = three announced: { $value }
sheet-cell-four = four announced: { $value }

## What a card does, without a full stop; several are joined

sheet-does = { LIST($said, join: "clauses") }
sheet-does-draw = { $victim ->
    [previous] the previous player takes { N($draw, "card") }
   *[next] the next player takes { N($draw, "card") }
}
sheet-does-draw-skip = { $victim ->
    [previous] the previous player takes { N($draw, "card") } and misses the next turn that comes
   *[next] the next player takes { N($draw, "card") } and misses a turn
}
sheet-does-skip = { $victim ->
    [previous] the previous player misses the next turn that comes
   *[next] the next player misses a turn
}
sheet-does-again = the same player moves again
sheet-does-cover = must be covered at once
sheet-does-order = orders a suit
sheet-does-wild = goes on anything
sheet-does-answer = may be answered with { RANK($rank) }
sheet-does-stays = played last, it does not end the round
sheet-does-barred = may not be played last
sheet-does-nothing = nothing special

## Sections

sheet-section-deal = The deal
sheet-section-fits = What fits
sheet-section-draw = Taking cards
sheet-section-out = Going out
sheet-section-count = Counting
sheet-section-match = The match
sheet-section-tricks = Tricks
sheet-section-sets = Sets
sheet-section-bonuses = Bonuses
sheet-section-enough = “Enough”

## The score sheet

sheet-date = Date and place
sheet-player = Name { $number }
sheet-column-of = { $name } ({ LIST($columns, join: "list") })
sheet-column-points = points
sheet-column-total = total
sheet-column-cards = cards
sheet-column-sevens = sevens
sheet-column-last = last trick
sheet-column-sets = sets

## The command

cli-option-sheet = one sheet of paper instead: card for the referee, score for the one who writes (--format html prints well)
