### Stovkahra: counting a deal, and saying “enough”.
### Of a line of a count, .short is an addend: what it is for and its value.

## Counting a deal

score-trick-cards =
    .rule = Cards taken in tricks count for their side: an ace 6, a king 5, a queen 4, a jack 3, the others nothing; 72 points in all.
    .why = { $size } × { $each } for { RANK($rank, form: "many") } in the tricks ({ $cards }): { $value }.
    .short = { RANK($rank, form: "many") } { $value }
    .readings = The Stovkahra text gives no card values. These are those of its relatives, for which descriptions agree.
score-trick-seven =
    .rule = A trick won by a seven, other than the first and the last, counts 10 extra. A seven that merely lies in a trick counts nothing.
    .why = { NAME($seat, form: "start") } won trick { $number } with a seven, { $card }: { N($value, "point") } extra.
    .short = trick { $number } by { $card } { $value }
    .readings = The French sentence is garbled; descriptions of sister games give the same figure for a trick won by the lowest card.
score-trick-first_seven =
    .rule = { WORD($first_trick_seven) ->
        [is-10] The first trick, won by a seven, counts 10 extra like any other.
        [is-52_trump] The first trick, won by the seven of trumps, counts 52 extra.
        [is-52_any] The first trick, won by a seven, counts 52 extra.
       *[is-0] The first trick counts nothing extra when a seven wins it.
    }
    .why = { NAME($seat, form: "start") } won the first trick with a seven, { $card }: { N($value, "point") } extra.
    .short = first trick by { $card } { $value }
    .readings = The text leaves the first trick out of the bonus and names no figure for it, so it brings nothing. Elsewhere such a trick is worth as much as any other, or 52; these are settings.
score-trick-last =
    .rule = The last trick counts 6, beside the cards in it.
    .why = { NAME($seat, form: "start") } won the last trick: { N($value, "point") }.
    .short = last trick { $value }
score-trick-last_seven =
    .rule = { $last_trick_seven ->
        [additive_32] The last trick, won by a seven, counts 26 on top of its 6: 32 together.
       *[inclusive_26] The last trick, won by a seven, counts 26 instead of 6.
    }
    .why = { NAME($seat, form: "start") } won the last trick with a seven, { $card }: { N($value, "point") }.
    .short = last trick by { $card } { $value }
    .readings = The figure 26 is in the text; whether the 6 of the last trick is in it is not. We take it as 6 and 20; counting both is a setting.
score-trick-meld =
    .rule = Announced sets count for the side of the player who announced them.
    .why = { NAME($seat, form: "start") } announced { $size } { RANK($rank, form: "many") }, { $cards }: { N($value, "point") }.
    .short = { RANK($rank, form: "many") } announced { $value }
score-trick-side =
    .rule = Points add up over the deals, side by side.
    .why = { $lines_n ->
        [0] { SIDE($side, form: "start") }: nothing; total { $before } → { $total }.
        [one] { SIDE($side, form: "start") }: { $lines }; total { $before } → { $total }.
       *[other] { SIDE($side, form: "start") }: { LIST($lines, join: "sum") } = { $points }; total { $before } → { $total }.
    }
    .short = { SIDE($side) }: { $points }, total { $total }
score-trick-deal =
    .rule = What both sides score in a deal always adds up: the cards, the last trick, the sevens, the sets.
    .why = Deal { $round } is counted: { $points_1 } for { SIDE(0) }, { $points_2 } for { SIDE(1) }. The totals are { $totals_1 } and { $totals_2 }.
    .short = deal { $round }: { $points_1 } and { $points_2 }

## Saying “enough”

claim-after_deal =
    .rule = { $claim_window ->
        [during_play] (Not in this game: “enough” is said during play.)
       *[after_deal] After each deal has been counted there is time for “enough”.
    }
    .why = The deal is counted: in turn everyone says “enough” or stays silent, in this order: { LIST($order, join: "list") }.
    .short = time for “enough”
claim-after_meld =
    .rule = { $claim_window ->
        [during_play] After each announced set there is time for “enough”.
       *[after_deal] (Not in this game: “enough” is said only after a deal.)
    }
    .why = A set was announced: in turn everyone says “enough” or stays silent, in this order: { LIST($order, join: "list") }.
    .short = time for “enough”
    .readings = Follows from the setting that “enough” may be said during play.
claim-after_trick =
    .rule = { $claim_window ->
        [during_play] After each finished trick there is time for “enough”. The 6 points of the last trick count only when it is taken.
       *[after_deal] (Not in this game: “enough” is said only after a deal.)
    }
    .why = The trick is taken: in turn everyone says “enough” or stays silent, in this order: { LIST($order, join: "list") }.
    .short = time for “enough”
    .readings = Follows from the setting that “enough” may be said during play.
claim-enough =
    .rule = A side that has { N($target, "point") } or more must say “enough” to win; the first to say it rightly wins at once, whatever the others have. { $steal_claim ->
        [yes] If they have the points but one of them was silent, their opponents’ “enough” wins too.
       *[no] Opponents who speak up need the points themselves.
    } { $false_claim ->
        [ignored] “Enough” with fewer does nothing.
        [barred] “Enough” with fewer bars the side from saying it again this time.
       *[loses] “Enough” with fewer loses the game.
    }
    .why = { $outcome ->
        [wins] { SIDE($side, form: "start") } have { N($ours, "point") }, and { $target } are enough: saying so wins the game at once, whatever the others have.
        [steals] The others have { N($theirs, "point") } but { LIST($silent) } kept silent: saying “enough” takes the game from them.
        [ignored] { SIDE($side, form: "start") } have only { N($ours, "point") } and need { $target }: “enough” would do nothing.
        [barred] { SIDE($side, form: "start") } have only { N($ours, "point") } and need { $target }: “enough” would bar them from saying it again this time.
       *[loses] { SIDE($side, form: "start") } have only { N($ours, "point") } and need { $target }: saying “enough” would lose the game.
    }
    .short = { $outcome ->
        [wins] wins: { $ours } of { $target }
        [steals] wins: they kept silent
        [ignored] does nothing: { $ours } of { $target }
        [barred] bars the side: { $ours } of { $target }
       *[loses] loses: { $ours } of { $target }
    }
    .readings = The text does not say whether opponents who are quicker must have a hundred too. We ask it of them; the milder way is a setting.
claim-silent =
    .rule = Everyone may stay silent; but a side that has { N($target, "point") } and stays silent has not won, and its opponents may say “enough” first.
    .why = { $outcome ->
        [game] { SIDE($side, form: "start") } have { N($ours, "point") } and could win now. Silence may cost the game: after { $seat } it is for { LIST($rivals) } to say “enough”.
        [chance] { SIDE($side, form: "start") } have { N($ours, "point") } and could win now. Silence gives that up: the game goes on, and the others may get there and say it first.
       *[nothing] { SIDE($side, form: "start") } have { N($ours, "point") } of { $target }, so silence gives nothing away.
    }
    .short = { $outcome ->
        [game] silence may lose the game
        [chance] silence gives up a win
       *[nothing] nothing to lose
    }
claim-not_now =
    .rule = { $claim_window ->
        [during_play] “Enough” and silence have their time after each set and each trick.
       *[after_deal] “Enough” and silence have their time after the deal has been counted.
    }
    .why = { $window ->
        [during_play] Not now: everyone is asked after the next announced set or finished trick.
       *[after_deal] Not now: everyone is asked when the deal has been counted.
    }
    .short = not the time for “enough”
claim-barred =
    .rule = { $false_claim ->
        [barred] A side that said “enough” wrongly may not say it again before the next time comes.
       *[loses] (Not in this game: no side is ever barred.)
    }
    .why = { NAME($by, form: "start") } said “enough” wrongly, so { SIDE($side) } may not say it again this time.
    .short = barred by a wrong “enough”
    .readings = Follows from the setting that a wrong “enough” bars the side.
claim-kept_silent =
    .rule = Silence passes the question on to the next player.
    .why = { $outcome ->
        [nothing] { NAME($seat, form: "start") } { ME($me, "stay", "stays") } silent, with { $ours } of { $target } points.
       *[game] { NAME($seat, form: "start") } { ME($me, "stay", "stays") } silent, although { $ours } points were enough: the game is not won yet.
    }
    .short = { ME($me, "stay", "stays") } silent ({ $ours } of { $target })
claim-valid =
    .rule = “Enough” with { N($target, "point") } or more wins the game.
    .why = { NAME($seat, form: "start") } { ME($me, "say", "says") } “enough” with { N($ours, "point") }: { $target } are needed.
    .short = “enough” with { $ours }: right
claim-stolen =
    .rule = { $steal_claim ->
        [yes] Once a side has { N($target, "point") } and one of its players has been silent, its opponents’ “enough” wins without { $target } of their own.
       *[no] (Not in this game: to win with “enough” a side needs the points itself.)
    }
    .why = { NAME($seat, form: "start") } { ME($me, "say", "says") } “enough”: the others have { N($theirs, "point") }, but { LIST($silent) } kept silent.
    .short = “enough”: the others kept silent
    .readings = The text can be read so that opponents win without a hundred of their own, if only they speak first. By default they need it.
claim-false =
    .rule = { $false_claim ->
        [loses] “Enough” with fewer than { N($target, "point") } loses the game, whatever the others have.
       *[ignored] (Not in this game: a wrong “enough” does not lose.)
    }
    .why = { NAME($seat, form: "start") } { ME($me, "say", "says") } “enough” with only { N($ours, "point") }: { $target } are needed.
    .short = “enough” with { $ours }: wrong
    .readings = The Stovkahra text does not say what a wrong “enough” costs; in its relatives it costs the game. Milder ways are settings.
claim-false_ignored =
    .rule = { $false_claim ->
        [ignored] “Enough” with fewer than { N($target, "point") } does nothing.
       *[loses] (Not in this game: a wrong “enough” is not without consequence.)
    }
    .why = { NAME($seat, form: "start") } { ME($me, "say", "says") } “enough” with only { N($ours, "point") }: { $target } are needed, so it does nothing.
    .short = “enough” with { $ours }: ignored
    .readings = A mild reading of what the text leaves open, for beginners; a setting.
claim-false_barred =
    .rule = { $false_claim ->
        [barred] “Enough” with fewer than { N($target, "point") } bars the side from saying it again this time.
       *[loses] (Not in this game: no side is ever barred.)
    }
    .why = { NAME($seat, form: "start") } { ME($me, "say", "says") } “enough” with only { N($ours, "point") }: { $target } are needed, so { SIDE($side) } may not say it again this time.
    .short = “enough” with { $ours }: barred
    .readings = A middle way in what the text leaves open; a setting.
claim-nobody =
    .rule = If nobody’s “enough” has ended the game, the totals stand and it goes on{ $claim_window ->
        [during_play] {" "}where it had stopped.
       *[after_deal] {" "}with the next deal.
    }
    .why = { $after ->
        [deal] Nobody has won: the totals stand, { $totals_1 } for { SIDE(0) } and { $totals_2 } for { SIDE(1) }, and the next deal follows.
       *[trick] Nobody has won yet.
    }
    .short = nobody has won yet
    .readings = The text does not say what happens when a hundred is not claimed; points that carry over keep the risk alive.
match-enough =
    .rule = The game ends with a right “enough”, and the side of the player who said it wins.
    .why = { SIDE($winner, form: "start") } win the game: { $seat } said “enough” in time.
    .short = { SIDE($winner) } win the game
match-false_claim =
    .rule = { $false_claim ->
        [loses] The game ends with a wrong “enough”, and the other side wins.
       *[ignored] (Not in this game: a wrong “enough” does not lose.)
    }
    .why = { SIDE($winner, form: "start") } win the game, because { NAME($seat, form: "whose") } “enough” was wrong.
    .short = { SIDE($winner) } win the game
