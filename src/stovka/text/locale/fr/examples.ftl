### Exemples du livre des règles : une petite table, un coup, et ce qu’en disent les règles.

## Les joueurs des exemples. Avec des partenaires : le premier et le troisième, le deuxième et le quatrième.

example-name-1 = Anna
example-name-2 = Boris
example-name-3 = Clara
example-name-4 = Daniel
example-name-5 = Emma
example-name-6 = Félix
example-name-7 = Greta
example-name-8 = Hugo

## Le paragraphe. $table : ce qui est sur la table ; $told : le coup et la raison, en phrases entières

example-paragraph = { $table_n ->
    [0] Exemple. { $told }
   *[other] Exemple : { $table }. { $told }
}
example-asked = { NAME($seat, form: "start") } { $move } ? { $legal ->
    [yes] Oui.
   *[no] Non.
} { $why }
example-moves = { NAME($seat, form: "start") } { $move }.

## Propositions sur la table, au milieu d’une phrase

example-table = { LIST($clauses, join: "clauses") }
example-pile = sur le tas, { CARD($top, case: "le") }
example-no-stock = la pioche est vide
example-trick = le pli jusqu’ici : { LIST($laid, join: "list") }
example-laid = { $card } ({ $seat })
example-trump = l’atout est { SUIT($suit) }
example-hand = { $seat } { $cards_n ->
    [0] { ME($seat_me, "n’avez", "n’a") } pas de carte
   *[other] { ME($seat_me, "avez", "a") } { LIST($cards, join: "list") }
}
example-totals = totaux jusqu’ici : { LIST($totals, join: "list") }
example-total = { $seat } { $total }
list-clauses-two = { $first } ; { $second }
list-clauses-more = { $first } ; { $second }
list-clauses-last = { $first } ; { $second }
