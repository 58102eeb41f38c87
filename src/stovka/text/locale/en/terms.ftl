### Cards, players, lists and moves, as the other texts use them.

## Suits: many (hearts), one (a heart), word (heart)

suit-S =
    .one = a spade
    .many = spades
    .word = spade
suit-H =
    .one = a heart
    .many = hearts
    .word = heart
suit-D =
    .one = a diamond
    .many = diamonds
    .word = diamond
suit-C =
    .one = a club
    .many = clubs
    .word = club
suit-both = { $word } { $sign }

## Ranks: one (a seven), many (sevens), word (seven)

rank-2 =
    .one = a two
    .many = twos
    .Many = Twos
    .word = two
rank-3 =
    .one = a three
    .many = threes
    .Many = Threes
    .word = three
rank-4 =
    .one = a four
    .many = fours
    .Many = Fours
    .word = four
rank-5 =
    .one = a five
    .many = fives
    .Many = Fives
    .word = five
rank-6 =
    .one = a six
    .many = sixes
    .Many = Sixes
    .word = six
rank-7 =
    .one = a seven
    .many = sevens
    .Many = Sevens
    .word = seven
rank-8 =
    .one = an eight
    .many = eights
    .Many = Eights
    .word = eight
rank-9 =
    .one = a nine
    .many = nines
    .Many = Nines
    .word = nine
rank-10 =
    .one = a ten
    .many = tens
    .Many = Tens
    .word = ten
rank-J =
    .one = a jack
    .many = jacks
    .Many = Jacks
    .word = jack
rank-Q =
    .one = a queen
    .many = queens
    .Many = Queens
    .word = queen
rank-K =
    .one = a king
    .many = kings
    .Many = Kings
    .word = king
rank-A =
    .one = an ace
    .many = aces
    .Many = Aces
    .word = ace

letter-J = J
letter-Q = Q
letter-K = K
letter-A = A

## A card in a sentence: CARD($card), CARD($card, $by). Languages with articles or cases select by `$case`

card-word = { $card }
card-of = { $me ->
    [yes] your { $card }
   *[no] { $name }’s { $card }
}

## Players. `$me`: yes when the sentence speaks to this player

name-mid = { ME($me, "you", $name) }
name-start = { ME($me, "You", $name) }
name-whose = { $me ->
    [yes] your
   *[no] { $name }’s
}
name-unnamed = Player { $number }

## Counted things: N($n, "cards")

n-card = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
n-point = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
n-turn = { $n ->
    [one] { $n } turn
   *[other] { $n } turns
}
n-player = { $n ->
    [one] { $n } player
   *[other] { $n } players
}
n-round = { $n ->
    [one] { $n } round
   *[other] { $n } rounds
}
n-move = { $n ->
    [one] { $n } move
   *[other] { $n } moves
}
n-trick = { $n ->
    [one] { $n } trick
   *[other] { $n } tricks
}
n-step = { $n ->
    [one] { $n } step
   *[other] { $n } steps
}
n-deal = { $n ->
    [one] { $n } deal
   *[other] { $n } deals
}

span-one = { $least }
span-two = { $least } to { $most }

## Lists

list-and-two = { $first } and { $second }
list-and-more = { $first }, { $second }
list-and-last = { $first } and { $second }
list-also-two = { $first } and { $second }
list-also-more = { $first }, { $second }
list-also-last = { $first } and { $second }
list-or-two = { $first } or { $second }
list-or-more = { $first }, { $second }
list-or-last = { $first } or { $second }
list-list-two = { $first }, { $second }
list-list-more = { $first }, { $second }
list-list-last = { $first }, { $second }
list-then-two = { $first }, then { $second }
list-then-more = { $first }, { $second }
list-then-last = { $first }, { $second }
list-if-two = { $first }, or if { $second }
list-if-more = { $first }, if { $second }
list-if-last = { $first }, or if { $second }
list-sum-two = { $first } + { $second }
list-sum-more = { $first } + { $second }
list-sum-last = { $first } + { $second }
list-to-two = { $first } to { $second }
list-to-more = { $first } to { $second }
list-to-last = { $first } to { $second }

## Entries of the effect and value tables

key-but = { $key } (but not { $but })
entry-draw = { $victim ->
    [previous] { $key } { $n } (the previous player)
   *[next] { $key } { $n }
}
entry-value = { $key } { $n }

## Moves. does: "Boris plays 7♦"; you: "You play 7♦"; do: a call or a button, "play 7♦"

move-play =
    .does = plays { $card }
    .you = play { $card }
    .do = play { $card }
move-play-order =
    .does = plays { $card } and orders { SUIT($suit) }
    .you = play { $card } and order { SUIT($suit) }
    .do = play { $card } and order { SUIT($suit) }
move-draw =
    .does = takes a card
    .you = take a card
    .do = take a card
move-pass =
    .does = passes
    .you = pass
    .do = pass
move-order =
    .does = orders { SUIT($suit) }
    .you = order { SUIT($suit) }
    .do = order { SUIT($suit) }
move-meld =
    .does = announces { RANK($rank, form: "many") }
    .you = announce { RANK($rank, form: "many") }
    .do = announce { RANK($rank, form: "many") }
move-enough =
    .does = says “enough”
    .you = say “enough”
    .do = say “enough”
move-silent =
    .does = stays silent
    .you = stay silent
    .do = stay silent
move-deal =
    .does = deals
    .you = deal
    .do = deal
move-score =
    .does = counts the cards
    .you = count the cards
    .do = count the cards

## Penalty cards taken, of those asked. TAKEN($cards, $asked)

taken-all =
    .full = { $seen ->
        [yes] { N($n, "card") } ({ $cards })
       *[no] { N($n, "card") }
    }
    .short = { $n }
taken-some =
    .full = { $seen ->
        [yes] { $n } of { N($asked, "card") } ({ $cards }: no more are left)
       *[no] { $n } of { N($asked, "card") } (no more are left)
    }
    .short = { $n } of { $asked }

## Games and variants. .one: in one sentence

game-101 = One hundred and one
game-stovkahra = Stovkahra
variant-russian =
    .name = One hundred and one, Russian
    .one = The Russian base game: sixes must be covered, sevens and the king of spades make the next player draw, queens order a suit.
variant-alternative =
    .name = Alternative one hundred and one
    .one = The Russian game with 52 cards, up to eight players, and fives that make the previous player draw.
variant-czech =
    .name = Classic Czech fool
    .one = The Russian game, but nobody goes out on a nine, and whoever falls below -101 is out.
variant-mavr =
    .name = Mavr (101 online)
    .one = Five cards each, draw until a card fits, nines move again, and any last card wins the round.
variant-mavr-one =
    .name = Mavr, draw one card
    .one = Mavr in which a player takes one card, not cards until one fits.
variant-stovkahra =
    .name = Stovkahra
    .one = A Czech game of tricks for two pairs of partners: whoever has a hundred points must say “enough” to win.
