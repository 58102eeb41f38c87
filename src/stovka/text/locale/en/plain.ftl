### The game line by line.

plain-you = You
plain-yes = yes
plain-no = no
plain-offer = There is a match you have not finished: { $game } with { LIST($names) }, round { $round }. Go on with it? yes or no.
plain-offer-again = Please type yes to go on with the match, no to begin another one, or quit.
plain-broken = A match you have not finished cannot be read ({ $path }): { $why }
plain-begin = { $resumed ->
    [yes] Your match of { $game } with { LIST($seats) } goes on.
   *[no] A match of { $game } with { LIST($seats) }.
}
plain-begin-help = Type a card to play it, such as 10H or QS:H, or “help” for what else you can type.
plain-kept = The match is kept; “stovka play --plain” goes on with it.
plain-over = The match is over; its record is kept here:

## At every turn

plain-zone-stock = In the stock: { N($count, "card") }.
plain-zone-pile = On the pile: { $top }.
plain-zone-trick = { $laid_n ->
    [0] You lead: no card lies on the table.
   *[other] On the table: { LIST($laid, join: "list") }.
}
plain-laid = { $card } ({ $seat })
plain-badge = { $badge }
plain-hand = { $asked ->
    [no] Your hand: { $cards_n ->
        [0] no card
       *[other] { LIST($cards, join: "list") }
    }.
   *[yes] { $cards_n ->
        [0] Your turn. You hold no card.
       *[other] Your turn. Your hand: { LIST($cards, join: "list") }. { $fits_n ->
            [0] No card can be played now.
           *[other] You can play { LIST($fits, join: "or") }.
        }
    }
}
plain-calls = You can say { LIST($calls, join: "or") }.
plain-suit = { $card } orders a suit. Which one: S (spades), H (hearts), D (diamonds) or C (clubs)? “back” takes the card back.
plain-suit-again = That is no suit: type S, H, D or C, or “back” to take { $card } back.
plain-suit-back = Taken back; it is still your turn.
plain-refused = Not possible: { $why }

## Questions

plain-help =
    10H: play that card, a rank (2 to 10, J, Q, K, A) and a suit (S, H, D, C).
    QS:H: play the queen of spades and order hearts; after QS alone you are asked.
    draw, pass, order:S, meld:K, enough, silent: what you can say instead of playing.
    hand: your cards. top: what lies on the table. counts: who has how many cards.
    why 9H: may I play it, and by which rule? why: the same for the whole hand.
    what QS: what would it do now, and what does it do by the rules?
    hint: what a steady player would do.
    score: the score sheet. log: what happened in this round. rules: the rule book.
    undo: take your last move back, with all that followed; undo 2: your last two. known: hidden cards you saw before taking back.
    try 9H: try moves out without any of it counting (“what if” does the same); back: return to the match.
    predict on: before each step you say what it will bring; predict off ends it.
    quit: leave; the match is kept.
plain-count = { $out ->
    [yes] { NAME($seat, form: "start") }: out of the match.
   *[no] { NAME($seat, form: "start") }: { N($count, "card") }.
}
plain-count-stock = In the stock: { N($count, "card") }.
plain-count-pile = On the pile: { N($count, "card") }.
plain-count-trick = In the trick: { N($count, "card") }.
plain-count-turned = Shown for trump: { N($count, "card") }.
plain-count-taken = Taken by { $side }: { N($count, "card") }.
plain-why = { $move }: { $fits ->
    [yes] yes.
   *[no] no.
} { $why }
plain-what-card = Say which card: “what QS”.
plain-what-now = Played now:
plain-what-rules = By the rules, about { $card }:
plain-what-nothing = { $card } is not in this game.
plain-hint = A steady player would { $move } ({ $code }). { $why }
plain-score-none = No round is counted yet; everybody stands at 0.
plain-score = Round { $round }: { LIST($items, join: "list") }.
plain-score-seat = { $seat } { $points } (total { $moved ->
    [yes] { $reached } → { $total }
   *[no] { $total }
}{ $out ->
    [yes] {", out"}
   *[no] {""}
})
plain-score-side = { $side } { $points } (total { $moved ->
    [yes] { $reached } → { $total }
   *[no] { $total }
}{ $out ->
    [yes] {", out"}
   *[no] {""}
})
plain-no-card = “{ $typed }” is no card: a card is a rank (2 to 10, J, Q, K, A) and a suit (S, H, D, C), such as 10H or QS.
plain-no-suit = “{ $typed }” is no suit: type S (spades), H (hearts), D (diamonds) or C (clubs).
plain-unknown = “{ $typed }” is neither a card nor a command; “help” lists what you can type.

## Taking back, trying, predicting, one keyboard for several

plain-did = { $seat } { $move }
plain-undone = Taken back: { LIST($moves, join: "list") }. What was seen stays known.
plain-undo-none = There is no move of yours in this round to take back.
plain-undo-fewer = In this round there { $own ->
    [one] is only { $own } move
   *[other] are only { $own } moves
} of yours to take back.
plain-undo-how = After “undo” comes how many of your moves to take back, such as “undo 2”, not “{ $typed }”.
plain-undo-off = In this match no move is taken back: it was begun with --no-undo.
plain-undo-branch = That move was made before you began to try things out; “back” returns to the match, “undo” there takes it back.
plain-known-none = You know no hidden card from moves that were taken back.
plain-known-hand = From moves that were taken back you know of { NAME($seat, form: "whose") } hand: { LIST($cards, join: "list") }.
plain-known-stock = From moves that were taken back you know that in the stock there lies: { LIST($cards, join: "list") }.
plain-try = What if: from here on nothing counts and nothing is kept. The cards that you cannot see are dealt anew, as they may lie by all that you know. { $alone ->
    [yes] {""}
   *[no] The other people’s moves are made for them.{" "}
}“back” returns to the match.
plain-try-turn = What if (“back” returns to the match):
plain-try-prompt = what if
plain-try-already = You are trying things out already; “back” returns to the match.
plain-try-over = The round that you tried out is over. Back in the match, where nothing has changed.
plain-back = Back in the match, where nothing has changed.
plain-back-none = This is the match itself; “try 9H” would try a move out.
plain-predict-step = { NAME($seat, form: "start") } { $move }.
plain-predict-score = The round is over and will be counted.
plain-predict-next = Who moves next? A name ({ LIST($names, join: "list") }), “me” or “nobody”; Enter leaves it open, “off” ends these questions.
plain-predict-me = me
plain-predict-nobody = nobody
plain-predict-cards = How many cards will each then hold ({ LIST($who, join: "list") })? One number for each, in this order.
plain-predict-total = What will the totals be ({ LIST($who, join: "list") })? One number for each, in this order; - for whoever is out.
plain-predict-again = “{ $typed }” is no answer to that; Enter leaves the question open, “off” ends these questions.
plain-predict-who-seat = { $seat }
plain-predict-who-side = { $side }
plain-predict-was-next = { $over ->
    [yes] nobody
   *[no] { $next }
}
plain-predict-is = { $who } { $out ->
    [yes] out
   *[no] { $number }
}
plain-predict-was = { LIST($each, join: "list") }
plain-predict-mark = { $right ->
    [yes] Right: { $was }.
   *[no] No, it is: { $was }.
}
plain-predict-tally = { $on ->
    [yes] Predicting is on (“predict off” ends it).
   *[no] Predicting is off (“predict on” begins it).
} { $asked ->
    [0] {""}
   *[other] Right so far: { $right } of { $asked }.
}
plain-begin-together = { $resumed ->
    [yes] The match of { $game } with { LIST($seats) } goes on, at one keyboard.
   *[no] A match of { $game } with { LIST($seats) }, at one keyboard.
}
plain-hide = Now it is { NAME($seat, form: "whose") } turn. Press Enter to hide what was shown{ $undo ->
    [yes] , or type “undo” to take your move back
   *[no] {""}
}.
plain-hide-again = Your move is made. Press Enter to hide what was shown, or ask something; “help” lists what.
plain-take-seat = { $name }, take the seat and press Enter. The others look away.

## What cannot be kept

plain-unkept = This match is not being kept: { $why }
plain-kept-again = What was missing is written now; this match is kept again.
plain-left = This match was not kept.
plain-over-unkept = The match is over; it was not kept.
plain-unnoted = Wrong moves and predictions are not being noted: { $why }
plain-set-aside = The file with your wrong moves and predictions was damaged; it was put aside as { $path }, and a new one begun.
