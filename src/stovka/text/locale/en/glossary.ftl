### The games' terms, side by side in every language. .means: one line about each, for a beginner.

glossary-title = The words of the games
glossary-nothing = Nothing is found for “{ $query }”.
glossary-found = Rules and words with “{ $query }”
problem-cli-not_both = { $first } and { $second } do not go together; choose one of them.
glossary-in = In the rule book: { $title }.

## The command

cli-glossary = Explains the words of the games and shows each in every language, side by side. With WORD only what has it, in any language.
    .short = the words of the games, in every language
    .usage = stovka glossary [WORD] [--format text|md|html]
    .example =
        stovka glossary
        stovka glossary trump
cli-option-word = a word, or the beginning of one, in any of the languages
cli-option-search = only the rules and words that have this, in any of the languages
cli-option-examples = a worked example for every rule; Markdown and HTML pages have them anyway

glossary-group-cards = Cards
term-pack = pack
    .means = All the cards of a game together.
term-suit = suit
    .means = Spades, hearts, diamonds or clubs.
term-rank = rank
    .means = What a card is apart from its suit: a seven, a queen, an ace.
term-hand = hand
    .means = The cards a player holds and the others do not see.
term-stock = stock
    .means = The face-down cards that are left after the deal, to be taken from.
term-pile = pile
    .means = The face-up cards that have been played, one on another.
term-top = top card
    .means = The last card played; the next one must fit on it.

glossary-group-turns = Players and turns
term-dealer = dealer
    .means = Who shuffles and deals; in the 101 games also the first to play, with the opening card.
term-eldest = eldest
    .means = The player on the dealer’s left, who leads first and is asked first.
term-deal = deal
    .means = Handing out the cards, and all that is played with them.
term-round = round
    .means = From a deal to its count.
term-match = match
    .means = Rounds played until a winner stands.
term-opening = opening card
    .means = The card the dealer turns up as the first of the pile.
term-pass = pass
    .means = To hand the turn on without playing.
term-miss = miss a turn
    .means = Not to be asked this time, because a card says so.
term-again = move again
    .means = To have another turn at once.

glossary-group-101 = The 101 games
term-fit = fit
    .means = To have the suit or the rank that is asked for now.
term-draw = draw
    .means = To take a card from the stock.
term-cover = cover
    .means = To lay at once another card on one’s own that may not be left as it is.
term-order = order a suit
    .means = To say which suit must be played next.
term-wild = goes on anything
    .means = Said of a card that may be played whatever lies on top.
term-answer = answer
    .means = To pass on what a card asks by playing one of the same rank.
term-penalty = penalty
    .means = The cards that a card makes a player take.
term-out = go out
    .means = To play one’s last card and win the round.
term-blocked = blocked round
    .means = A round that ends without a winner because the cards are stuck in the hands.
term-lone = lone queen
    .means = A queen that is all that is left in a hand, and costs more.

glossary-group-counting = Counting
term-points = points
    .means = What cards count; few are good in the 101 games, many in Stovkahra.
term-total = total
    .means = All points of the rounds so far.
term-limit = limit
    .means = The total that nobody may exceed.
term-reset = back to 0
    .means = What happens to a total that lands exactly on the limit.
term-left = out of the match
    .means = No longer dealt in, after passing the limit.
term-house = house rule
    .means = A rule that a table has changed for itself.

glossary-group-tricks = Stovkahra
term-partner = partner
    .means = The player opposite, who plays for the same side.
term-side = side
    .means = Two partners together.
term-trick = trick
    .means = Four cards, one of each player, and whoever wins takes them.
term-lead = lead
    .means = To play the first card to a trick.
term-follow = follow suit
    .means = To play a card of the suit led.
term-trump = trump
    .means = The suit that beats the other three in this deal.
term-overtrump = overtrump
    .means = To play a higher trump on a trump.
term-meld = set
    .means = Three or four cards of one rank in one hand, worth points when announced.
term-announce = announce
    .means = To show a set to everybody in time.
term-last = last trick
    .means = The eighth, which brings points of its own.
term-claim = enough
    .means = The word that wins for a side with a hundred points, and loses for one without.
