### The app in the terminal. `app-do-*`: what a key does, one or two words for the footer; `.help` in a sentence.

app-title = Stovka
app-about = Card games of the hundred, every move explained
app-you = You
app-yes = yes
app-no = no
app-close = Escape closes this; the arrows scroll.
app-more = more: e
app-more-log = more: l

## Home

app-menu-play = Play
    .about = choose a game, the other players, and begin
app-menu-resume = Go on
    .about = { $count ->
        [one] an unfinished match
       *[other] { $count } unfinished matches
    }
app-menu-watch = Watch
    .about = a finished match, step by step, with the reasons
app-menu-rules = Rules
    .about = the rule book of each game
app-menu-settings = Settings
    .about = cards, colours, pace, what is explained
app-menu-exit = Quit
    .about = {""}
app-saved = { $variant }, round { $round }
    .about = { LIST($names) }; { $moves ->
        [one] one step
       *[other] { $moves } steps
    } played
app-saved-damaged = This match cannot go on. Its file is left as it is.
app-house = { $variant }, house rules

## Setup and switches

app-setup-title = A new match
app-setup-variant = Game
app-setup-players = Players
app-setup-players-range = { $least ->
    [one] You and the computer’s players; { $least } to { $most } in all.
   *[other] { $least } to { $most } can play; all but you are the computer’s.
}
app-setup-house = { $count ->
    [0] House rules: none
    [one] House rules: one setting
   *[other] House rules: { $count } settings
}
app-house-title = House rules for { $variant }
app-house-hint = Arrows choose, F8 sets all back, F9 keeps them as a file, Escape takes them over.
app-house-about = { $meaning } { $choice }
app-house-line = { $name }: { $meaning }
app-setup-bots = Other players
app-setup-name = Your name, or several, with commas between
app-setup-seed = Seed (the same number deals the same cards)
app-setup-seed-none = none: fresh luck
app-setup-start = Start
app-setup-bad = A seed is a whole number below 2^63.
app-level-beginner = beginners
    .about = They play any card that fits.
app-level-steady = steady
    .about = They shed points, keep what fits on anything, and order their longest suit.
app-switch-pace = Pace
app-pace-timed = timed
    .about = Each move of the others stands for a moment; space goes on at once.
app-pace-key = by key
    .about = Each move of the others waits for the space bar.
app-pace-once = at once
    .about = The others move without a pause.
app-switch-mark = Mark what fits
    .about = Cards that fit rise out of your hand, and the panel says why.
app-switch-explain = Explain every move
    .about = The log tells each move with the rule behind it; otherwise in short.
app-switch-count = Show running count
    .about = Where points are counted during a deal, they stand beside the table.
app-switch-forgetful = Forgetful bots
    .about = Steady bots sometimes do not think of a set, or of saying “enough”.
app-switch-four = Four colours
    .about = Each suit has a colour of its own; its sign stands there in any case.
app-switch-ascii = Letters for suits
    .about = S, H, D and C and plain frames, for terminals without the signs.
app-switches-title = While playing
app-settings-title = Settings

## The table

app-head = { $variant } · round { $round }
app-total = { $name } { $total }
app-team = { $first } & { $second }
app-label-dealer = dealer
app-label-partner = partner
app-label-out = out
app-label-next = next
app-zone-stock = Stock { $count }
app-zone-pile = Pile { $count }
app-zone-trick = Trick
app-zone-turned = shown trump
app-zone-taken = { SIDE($side, form: "start") }: { $count ->
    [one] one card taken
   *[other] { $count } cards taken
}
app-note-more = { $first } · { $second }
app-tally = { $fit } of { $all } fit
app-why-title = Why
app-why-others = Your other cards
app-hand-line = { $card }  { $what }
app-last-trick = Last trick: { $winner } with { $card }
app-why-hand = Why, card by card
app-why-hidden = Marking is off: press w to see what fits and why, or try a card.
app-log-title = What happened
app-before-title = Before that
app-log-first = { $number }  { $what }
app-log-step = { $number }  { NAME($seat, form: "start") } { $does }
app-log-event = { NAME($seat, form: "start") } { $what }
app-if-played = If you play it
app-if-said = Then
app-choose-suit-then = you say which suit must follow
app-laid = { $card }, laid by { $seat }.
app-may-go = { $cards_n ->
    [0] You hold nothing that goes on it now.
   *[other] Of your hand { LIST($cards) } may go on it now.
}
app-over = The match is over. q leaves the table.
app-not-your-turn = Not your turn.
app-step-by-key = Space shows the next move.
app-hint = A steady player would { $do }.
app-undo-none = You have no move of this round to take back.
app-undone = Your last move is taken back. What you have seen since stays known.
app-too-small = The table needs { $columns } columns and { $rows } rows; this terminal has { $width } and { $height }. Please enlarge it.

## Questions

app-which-suit = Which suit do you order?
app-which-suit-for = With { $card }; whoever is next must follow it.
app-which-suit-opening = For the opening card.
app-which-suit-back = Escape takes the card back; nothing has been played yet.
app-question-back = Escape goes back; nothing has been said yet.
app-say-what = What do you say?
app-suit-held = { $cards_n ->
    [0] you hold none of these
   *[other] you hold { LIST($cards) }
}
app-key-enough = e
app-key-silent = s
app-key-again = a
app-key-without = g
app-key-stay = s
app-key-leave = l
app-key-quit = q
app-write-failed = This move could not be kept
app-write-again = try again
app-write-without = go on without keeping this match
app-leave-title = Leave the table?
app-leave-kept = Every move is kept: you can go on with this match later.
app-leave-lost = This match is not being kept; it will be lost.
app-leave-stay = stay
app-leave-home = leave the table
app-leave-quit = quit Stovka

## The score sheet

app-score-title = Score
app-end-title = The match is over
app-score-round = Round
app-score-total = total
app-score-newest = > { $number }
app-score-number = { $number }
app-score-points = { $points }
app-score-plain = { $total }
app-score-reset = { $total } *
app-score-out = { $total } out
app-score-none = No round has been counted yet.
app-score-hint = Enter: the sum, card by card · n: on with the match

## Rules

app-rules-find = search, in any of the four languages
app-rules-hint = / searches; the arrows scroll; Escape goes back.
app-rules-entry = { $name }: { $text }

## Watching

app-replay-at = step { $number } of { $last }

## Under other variants

app-player = Player
app-lens-title = { $what } under each variant
app-lens-here = { $variant } (this table)
app-lens-nothing = nothing more happens
app-lens-one = This game has no other variant to compare it with.
app-lens-where = Put the cursor on a card of your hand or on a button first.

## Several people

app-hand-on = { $name } is next: Enter hides your cards and hands the seat over.
app-take-seat = { $name }, take the seat
app-take-seat-hint = Enter shows the cards of { $name }. The others look away.
app-setup-names = Several people are to have different names, and there are no more of them than players.
app-house-range = The fewest and the most, as in 2-6.
app-house-values = Ranks and single cards with their points, as in J=2, QS=40. What is left out counts 0.
app-house-effects = As in 7: draw=2 skip; 9: again; Q: order wild; 6: cover. Others: victim=previous; no after = switches off.
app-house-name = File name (F9 keeps these rules as a house-rule file)
app-house-name-none = none: the variant’s name
app-house-saved = Kept as { $path }. The setup offers it, and stovka play takes it as a variant.
app-house-cards = Ranks and single cards, as in A, 7, KS.

## Predicting, statistics, pages

app-switch-predict = Predict first
    .about = Before your move is made you say who moves next and how many cards your neighbour holds; then it is marked.
app-predict-next = Before it happens: who moves next?
app-predict-about = You { $move }.
app-predict-who = { NAME($seat) }
app-predict-nobody = nobody: the round ends
app-predict-skip = Escape skips the question.
app-predict-cards = How many cards does { $seat } hold then?
app-predict-count = { $more ->
    [0] { N($count, "card") }, as now
   *[other] { N($count, "card") }
}
app-predict-title = Your prediction
app-predict-right = You predicted it right.
app-predict-was-next = { $right ->
    [yes] Right:
   *[no] Not so:
} { $over ->
    [yes] nobody moves next.
   *[no] { ME($seat_me, "you move", $seat, "moves") } next.
}
app-predict-was-cards = { $right ->
    [yes] Right:
   *[no] Not so:
} { $seat } holds { N($count, "card") }.
app-unnoted = Wrong moves and predictions cannot be kept; the match goes on. { $why }
app-menu-statistics = Statistics
    .about = what you have played, and what went wrong
app-stat-played = Played
app-stat-game = { $variant }: { $matches ->
    [one] one match
   *[other] { $matches } matches
}, { $ended } finished; { N($rounds, "round") }
app-stat-none = Nothing yet.
app-stat-wrong = Wrong moves, by the rule that stopped them
app-stat-rule = { $count } × { $rule }
app-stat-no-wrong = No move has been refused yet.
app-stat-predicted = Predictions
app-stat-next = who moves next: { $right } of { $asked } right
app-stat-cards = how many cards: { $right } of { $asked } right
app-stat-total = the new totals: { $right } of { $asked } right
app-export-title = Write this match down, as you know it
app-export-page = { $variant }: { LIST($names) }
app-export-form = As
app-export-md = text with marks (Markdown)
app-export-html = web page (HTML)
app-export-about = Hidden cards of the others stay hidden in it.
app-export-path = Into this file
app-export-hint = Enter writes it; Escape goes back.
app-export-exists = There is a file { $path } already; choose another name.
app-export-done = Written to { $path }.
app-predict-first = What comes of it you say first, when you play it.

## Keys

app-help-title = Keys
app-do-play = play
    .help = Plays the card under the cursor; on the stock takes a card; on a button presses it; on the table tells what the card is, who laid it and what it asks.
app-do-choose = card
    .help = Choose a card, or another thing beside it.
app-do-choose-on = choose
    .help = Chooses the next card.
app-do-away = go
    .help = From your hand to the table, to the stock, and back.
app-do-back = back
    .help = Back from the stock and the table to your hand.
app-do-controls = calls
    .help = To the buttons: take a card, pass, and what else there is to say.
app-do-controls-back = buttons
    .help = To the buttons, from the other side.
app-do-why = why
    .help = Why each card of your hand fits or does not.
app-do-hint = hint
    .help = What a steady player would do, and why it may be done.
app-do-score = score
    .help = The score sheet, at any time; Enter on a cell opens its sum.
app-do-log = log
    .help = Everything that happened in this round, with the reasons.
app-do-undo = undo
    .help = Takes your last move back, with all that came after it.
app-do-rules = rules
    .help = The rule book, opened at the rule in question.
app-do-more = more
    .help = The why panel in full.
app-do-switches = switches
    .help = What is marked and explained, and how fast the others move.
app-do-palette = palette
    .help = All that can be done here, found by typing.
app-do-help = help
    .help = This list. Also: 1 to 9 and 0 pick one of the first ten cards; the mouse chooses a card, and plays it when it is chosen already.
app-do-quit = end
    .help = Leaves the table; it asks first, and the match is kept.
app-do-step-on = on
    .help = The next step.
app-do-step-back = back
    .help = The step before.
app-do-first = first
    .help = The first step.
app-do-last = last
    .help = The last step.
app-do-round-on = next deal
    .help = The next deal.
app-do-round-back = previous deal
    .help = The deal before.
app-do-close = close
    .help = Back to where you came from.
app-do-open = open
    .help = Opens the entry.
app-do-select = choose
    .help = Chooses an entry.
app-do-exit = quit
    .help = Leaves Stovka.
app-do-change = change
    .help = Changes the value of a line.
app-do-field = next line
    .help = Goes to another line.
app-do-start = start
    .help = Begins the match.
app-do-sum = sum
    .help = Opens the sum of a cell.
app-do-cell = cell
    .help = Goes to another cell.
app-do-go-on = go on
    .help = On with the match.
app-do-lens = variants
    .help = The card under the cursor under every variant of the game: where it fits, and what it does there.
app-do-take-seat = take the seat
    .help = The person whose name stands here sits down, and sees the table with his own cards.
app-do-export = write down
    .help = Writes the match so far into a file, as you know it: text or a web page.
