### Keeping the score of a game with real cards.

keeper-begin = { $lines ->
    [0] The score of { $game } with { LIST($seats) }.
   *[other] The score of { $game } with { LIST($seats) } goes on.
} Type “help” for what else you can type.
keeper-help =
    A card is a rank (2 to 10, J, Q, K, A) and a suit (S, H, D, C), such as 10H or QS; a player is a name, its beginning, or a number.
    -: nothing, or nobody.
    undo: takes back the last answer, again and again.
    sheet: the score sheet so far.
    quit: leave; the score is kept.
keeper-offer = There is a score you have not finished: { $game } with { LIST($seats) }, { N($rounds, "round") } counted. Go on with it? yes or no.
keeper-offer-again = Please type yes to go on with that score, no to begin another one, or quit.
keeper-left = The score is kept; “stovka score” goes on with it.
keeper-left-unkept = Nothing was kept.
keeper-over = The match is over. “undo” takes the last answer back, “quit” ends.
keeper-unkept = This score cannot be kept on disk ({ $why }) It goes on, but will be gone at the end.
keeper-undone = { $lines ->
    [0] Taken back; nothing is told now.
    [one] Taken back; { $lines } answer stands.
   *[other] Taken back; { $lines } answers stand.
}
keeper-nothing-undone = There is nothing to take back.

## The questions

keeper-ask-out = Who went out, and with which card? A name and a card, such as 8H; - if the round was blocked.
keeper-ask-hand = { NAME($seat, form: "start") }: which cards are left in the hand? Such as 10H 7C; - for none.
keeper-ask-dealer = Who dealt this first deal?
keeper-ask-taken = { SIDE($side, form: "start") }: which aces, kings, queens and jacks are in their tricks? The cards, or only their points (0 to 72); the rest counts for the others.
keeper-ask-last = Who took the last trick, and with which card?
keeper-ask-sevens = Which tricks before that did a seven win? A name and the seven, with 1 before the name if it was the first trick, several with commas; - for none.
keeper-ask-sets = Which sets were announced? A name and the three or four cards, several with commas; - for none.
keeper-ask-trump = Which suit was trump: S, H, D or C?
keeper-ask-call = { NAME($seat, form: "start") }: “enough”, or silent? - for silent.
keeper-word-enough = enough
keeper-word-silent = silent

## The sheet

keeper-no-round = No round is counted yet; everybody stands at 0.
keeper-owner = { LIST($seats, join: "list") }
keeper-round = { $newest ->
    [yes] > { $round }
   *[no] { $round }
}
keeper-total-reset = { $total }*
keeper-total-out = { $total } out
keeper-sheet-note = > the newest round; * back to 0; “out”: out of the match.

## A line of a count: the points of cards that were not named one by one

keeper-taken =
    .why = The cards taken: { $value }.
    .short = cards { $value }

## What cannot be

problem-keeper-one_player = Name one player, and no more than one card.
problem-keeper-player_out = { NAME($seat, form: "start") } is out of the match.
problem-keeper-no_finish = Nobody goes out on { $card } in this game: the round went on.
problem-keeper-only_cards = Only cards can be in a hand, such as 10H 7C.
problem-keeper-needs_cards = { NAME($seat, form: "start") } must have cards left: in this game only the winner of the round has none.
problem-keeper-not_in_deck = { $card } is not in this game.
problem-keeper-twice = { $card } cannot be in two places.
problem-keeper-needs_suit = Type a suit: S (spades), H (hearts), D (diamonds) or C (clubs).
problem-keeper-cards_or_points = Type either the cards, such as AH KS, or their points.
problem-keeper-no_points = No cards are worth { $points } together: it must be 0 to { $most }, and not 1, 2, 70 or 71.
problem-keeper-one_card = Type a name and one card, such as KH.
problem-keeper-not_taken = { $card } took the last trick, so it must be among the cards of { $side }.
problem-keeper-one_seven = Type a name and a seven for each such trick, such as 7H.
problem-keeper-trick_number = A trick before the last has a number from 1 to { $most }, and each its own; not { $number }.
problem-keeper-no_set = A set is three or four cards of one rank, of aces, kings, queens, jacks, tens or sevens, after the name of the player.
problem-keeper-over = The match is over.
problem-keeper-no_call = Type { LIST($calls, join: "or") }.
problem-keeper-nothing_typed = Type an answer, or - for nothing; “help” tells more.
problem-keeper-no_card = “{ $text }” is no card: a card is a rank (2 to 10, J, Q, K, A) and a suit (S, H, D, C), such as 10H or QS.
problem-keeper-no_player = “{ $text }” is none of the players: { LIST($seats, join: "list") }.

## The command

cli-score = Referee and score keeper for a game with real cards: asks who went out and what the others hold, or who took what, and gives the points with every line of the sum, totals, resets and who is out. Every answer is kept on disk; a score that was left is offered again.
    .short = keep and explain the score of a game with real cards
    .usage = stovka score VARIANT [--players N] [--names A,B,C] [--rule DIAL=VALUE]
    .example =
        stovka score mavr --names Anna,Boris,Clara
        stovka score stovkahra
cli-option-names = the players’ names, with commas, in the order in which they sit
