### Rules of both games: whose turn it is, and what is in a hand.

turn-closed =
    .rule = Nobody can move before the cards are dealt, while they are being counted, or after the end.
    .why = There is nothing to play now: the cards are not dealt, or the round is over.
    .short = no move is open now
    .readings = Goes without saying at a table; a program has to say it.
turn-not_yours =
    .rule = Only the player whose turn it is may move.
    .why = { $me ->
        [yes] It is not your turn: { $mover } { ME($mover_me, "are", "is") } to move.
       *[no] It is not { NAME($seat, form: "whose") } turn: { $mover } { ME($mover_me, "are", "is") } to move.
    }
    .short = not { NAME($seat, form: "whose") } turn
    .readings = Goes without saying at a table; a program has to say it.
turn-no_such_move =
    .rule = There are no other moves than those the rules name.
    .why = This game has no such move.
    .short = no such move here
    .readings = Goes without saying at a table; a program has to say it.
hand-not_held =
    .rule = You can only play a card that you hold.
    .why = { $card } is not in { NAME($seat, form: "whose") } hand.
    .short = { $card } is not in the hand
    .readings = Goes without saying at a table; a program has to say it.
