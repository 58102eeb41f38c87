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
plain-score-seat = { $seat } { $points } (total { $total })
plain-score-side = { $side } { $points } (total { $total })
plain-no-card = “{ $typed }” is no card: a card is a rank (2 to 10, J, Q, K, A) and a suit (S, H, D, C), such as 10H or QS.
plain-no-suit = “{ $typed }” is no suit: type S (spades), H (hearts), D (diamonds) or C (clubs).
plain-unknown = “{ $typed }” is neither a card nor a command; “help” lists what you can type.
