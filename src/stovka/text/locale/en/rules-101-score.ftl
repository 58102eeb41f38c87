### The 101 family: counting the hands, the totals, the match.
### Of a line of a count, .short is an addend: the card and its value.

## Counting the hands

score-card =
    .rule = Cards left in the hand count against their owner: { ENTRIES($values, atom: "value") }.
    .why = { $card } counts { $value }.
    .short = { $card } { $value }
score-lone_queen =
    .rule = { $lone_queen ->
        [off] (Not in this game: a queen always counts as a queen.)
        [one_queen_among_others] A queen that is the only one in the hand costs 20, the queen of spades 40, whatever else is there.
       *[lone_card] A hand of one single card that is a queen costs 20, the queen of spades 40, instead of the queen’s usual points.
    }
    .why = { $card } is a lone queen and counts { $value } instead of { $instead }.
    .short = { $card } { $value } (lone queen)
    .readings = The text speaks of a queen left alone in the hand. We take that as the only card; that it means the only queen among other cards is a setting.
score-empty =
    .rule = An empty hand counts nothing, even when somebody else won the round.
    .why = The hand is empty: { N($value, "point") }.
    .short = { $value } for an empty hand
    .readings = A hand can be empty without a win, after a card that ends no round. The sources give it no bonus and no penalty.
score-winner =
    .rule = The winner of the round scores nothing, unless the last card was a queen.
    .why = { $event ->
        [WouldScore] { NAME($seat, form: "start") } would score { N($points, "point") }.
       *[Line] Won the round: { N($value, "point") }.
    }
    .short = { $event ->
        [WouldScore] would score { $points }
       *[Line] { $value } for winning
    }
score-queen_out =
    .rule = Going out on a queen takes 20 points off, on the queen of spades 40. It is the queen’s own suit that counts, whatever was ordered.
    .why = { $event ->
        [WouldScore] { NAME($seat, form: "start") } would score { N($points, "point") } for going out on a queen.
       *[Line] Went out on { $card }: { N($value, "point") }.
    }
    .short = { $event ->
        [WouldScore] would score { $points }
       *[Line] { $value } for going out on { $card }
    }
score-lowest =
    .rule = { $blocked ->
        [lowest_hand_wins] In a blocked round the lowest hand counts nothing.
       *[all_score] (Not in this game: in a blocked round every hand counts.)
    }
    .why = The lowest hand of a blocked round, { N($points, "point") }, counts { $value }.
    .short = { $value } for the lowest hand
    .readings = Follows from the setting that a blocked round is won by the lowest hand.
score-lowest_wins =
    .rule = { $blocked ->
        [lowest_hand_wins] A blocked round is won by the single lowest hand.
       *[all_score] (Not in this game: nobody wins a blocked round.)
    }
    .why = { NAME($seat, form: "start") } { ME($me, "win", "wins") } the blocked round with the lowest hand, { N($points, "point") }.
    .short = { ME($me, "win", "wins") } with the lowest hand
    .readings = By default nobody wins a blocked round, because nobody went out. That the lowest hand wins is a setting.
score-lowest_tied =
    .rule = { $blocked ->
        [lowest_hand_wins] If several hands of a blocked round are equally low, they count nothing and nobody wins.
       *[all_score] (Not in this game: nobody wins a blocked round.)
    }
    .why = Nobody wins the blocked round: several hands are lowest with { N($points, "point") }.
    .short = nobody wins: equal lowest hands
    .readings = Follows from the setting that a blocked round is won by the lowest hand.
score-round =
    .rule = What a hand counts is added to its owner’s total; few points are good.
    .why = { $lines_n ->
        [one] { NAME($seat, form: "start") }: { $lines }; total { $before } → { $total }.
       *[other] { NAME($seat, form: "start") }: { LIST($lines, join: "sum") } = { $points }; total { $before } → { $total }.
    }
    .short = { $points }, total { $total }

## The match

match-floor =
    .rule = { $floor ->
        [zero] A total never stays below 0.
       *[none] (Not in this game: a total may fall below 0.)
    }
    .why = { NAME($seat, form: "start") } would stand at { $before }, but no total goes below { $total }.
    .short = total { $before } → { $total }
    .readings = By default winnings are kept, since the sources let a queen played last bring a total below 0. A floor is a setting.
match-reset =
    .rule = { $exact_resets ->
        [yes] Whoever reaches exactly { $limit } goes back to 0.
       *[no] (Not in this game: exactly { $limit } is just a total.)
    }
    .why = { NAME($seat, form: "start") } { ME($me, "have", "has") } exactly { $before }: back to { $total }!
    .short = exactly { $before }: back to { $total }
match-low_reset =
    .rule = { $low ->
        [reset_exact] Whoever reaches exactly -{ $limit } goes back to 0; a total below that stays as it is.
        [reset_at_or_below] Whoever reaches -{ $limit } or less goes back to 0.
        [reset_and_eliminate] Whoever reaches exactly -{ $limit } goes back to 0.
       *[other] (Not in this game: a low total is not reset.)
    }
    .why = { NAME($seat, form: "start") } { ME($me, "have", "has") } reached { $before }: back to { $total }.
    .short = { $before }: back to { $total }
    .readings = The text resets a total that lands on the lower bound; we take that as exactly there. Resetting everything below it too is a setting.
match-out =
    .rule = Whoever has more than { N($limit, "point") } is out of the match. Totals are looked at once a round, all together.
    .why = { NAME($seat, form: "start") } { ME($me, "have", "has") } { N($total, "point") }, more than the limit: out of the match.
    .short = out at { $total }
match-low_out =
    .rule = { $low ->
        [eliminate_below] Whoever falls below -{ $limit } is out of the match; exactly -{ $limit } is still in.
        [reset_and_eliminate] Whoever falls below -{ $limit } is out of the match.
       *[other] (Not in this game: nobody is out for too low a total.)
    }
    .why = { NAME($seat, form: "start") } { ME($me, "have", "has") } { N($total, "point") }, less than allowed: out of the match.
    .short = out at { $total }
match-last_one =
    .rule = The match ends when only one player is left, and that player wins it. The others rank by how long they stayed; out in the same round, the smaller total is better.
    .why = { NAME($seat, form: "start") } { ME($me, "are", "is") } the only one left and { ME($me, "win", "wins") } the match. In order: { LIST($ranking, join: "list") }.
    .short = { ME($me, "win", "wins") } the match
match-nobody_left =
    .rule = If the last players are all out in the same round, the one whose total is nearest to what is allowed wins; equally near, they share it.
    .why = { $me ->
        [nobody] Nobody is left, and the nearest to the limit share the win. In order: { LIST($ranking, join: "list") }.
       *[other] Nobody is left; { $seat } { ME($me, "are", "is") } nearest to the limit and { ME($me, "win", "wins") } the match. In order: { LIST($ranking, join: "list") }.
    }
    .short = { $me ->
        [nobody] the win is shared
       *[other] { ME($me, "win", "wins") } the match
    }
    .readings = The sources do not foresee that all go out together. To call such a match void would be another way; a winner by a narrow miss is more in the spirit of the game.
