### Příklady v knize pravidel: malý stůl, tah a co k němu říkají pravidla.

## Hráči v příkladech. Kde se hraje ve dvojicích, patří k sobě první a třetí, druhý a čtvrtý.

example-name-1 = Anna
example-name-2 = Bořek
example-name-3 = Cyril
example-name-4 = Dana
example-name-5 = Ema
example-name-6 = Filip
example-name-7 = Gita
example-name-8 = Hugo

## Odstavec. $table: co leží na stole; $told: tah a důvod, celé věty

example-paragraph = { $table_n ->
    [0] Příklad. { $told }
   *[other] Příklad: { $table }. { $told }
}
example-asked = { NAME($seat, form: "start") } { $move }? { $legal ->
    [yes] Ano.
   *[no] Ne.
} { $why }
example-moves = { NAME($seat, form: "start") } { $move }.

## Kousky stolu, uprostřed věty

example-table = { LIST($clauses, join: "clauses") }
example-pile = na hromádce leží { $top }
example-no-stock = v balíčku nic nezbývá
example-trick = ve štychu zatím leží { LIST($laid, join: "list") }
example-laid = { $card } ({ $seat })
example-trump = trumfy jsou { SUIT($suit) }
example-hand = { $seat } { $cards_n ->
    [0] nemá žádnou kartu
   *[other] má { LIST($cards, join: "list") }
}
example-totals = zatím celkem { LIST($totals, join: "list") }
example-total = { $seat } { $total }
list-clauses-two = { $first }; { $second }
list-clauses-more = { $first }; { $second }
list-clauses-last = { $first }; { $second }
