### Worked examples in the rule book: a small table, a move, and what the rules say of it.

## The players of the examples. Where partners play, the first and the third, the second and the fourth are partners.

example-name-1 = Anna
example-name-2 = Boris
example-name-3 = Clara
example-name-4 = Daniel
example-name-5 = Emma
example-name-6 = Felix
example-name-7 = Greta
example-name-8 = Hugo

## The paragraph. $table: what lies there; $told: the move and the reason, whole sentences

example-paragraph = { $table_n ->
    [0] Example. { $told }
   *[other] Example: { $table }. { $told }
}
example-asked = { NAME($seat, form: "start") } { $move }? { $legal ->
    [yes] Yes.
   *[no] No.
} { $why }
example-moves = { NAME($seat, form: "start") } { $move }.

## Clauses of the table, in the middle of a sentence

example-table = { LIST($clauses, join: "clauses") }
example-pile = on the pile lies { $top }
example-no-stock = no card is left in the stock
example-trick = the trick so far: { LIST($laid, join: "list") }
example-laid = { $card } ({ $seat })
example-trump = { SUIT($suit) } are trump
example-hand = { $seat } { $cards_n ->
    [0] has no card
   *[other] has { LIST($cards, join: "list") }
}
example-totals = totals so far: { LIST($totals, join: "list") }
example-total = { $seat } { $total }
list-clauses-two = { $first }; { $second }
list-clauses-more = { $first }; { $second }
list-clauses-last = { $first }; { $second }
