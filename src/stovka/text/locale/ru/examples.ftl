### Worked examples in the rule book: a small table, a move, and what the rules say of it.

## The players of the examples. Where partners play, the first and the third, the second and the fourth are partners.

example-name-1 = Анна
example-name-2 = Борис
example-name-3 = Вера
example-name-4 = Глеб
example-name-5 = Дарья
example-name-6 = Егор
example-name-7 = Жанна
example-name-8 = Захар

## The paragraph. $table: what lies there; $told: the move and the reason, whole sentences

example-paragraph = { $table_n ->
    [0] Пример. { $told }
   *[other] Пример: { $table }. { $told }
}
example-asked = { NAME($seat, form: "start") } { $move }? { $legal ->
    [yes] Можно.
   *[no] Нельзя.
} { $why }
example-moves = { NAME($seat, form: "start") } { $move }.

## Clauses of the table, in the middle of a sentence

example-table = { LIST($clauses, join: "clauses") }
example-pile = сверху лежит { $top }
example-no-stock = в колоде карт не осталось
example-trick = во взятке { LIST($laid, join: "list") }
example-laid = { $card } ({ $seat })
example-trump = козыри — { SUIT($suit) }
example-hand = { $seat } { $cards_n ->
    [0] — без карт
   *[other] { ME($seat_me, "держите", "держит") } { LIST($cards, join: "list") }
}
example-totals = счёт до сих пор: { LIST($totals, join: "list") }
example-total = { $seat } { $total }
list-clauses-two = { $first }; { $second }
list-clauses-more = { $first }; { $second }
list-clauses-last = { $first }; { $second }
