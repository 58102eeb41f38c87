### The 101 family: what cards do, whose turn it is, how a round ends.

## What cards do. .with-skip: the same player also misses a turn, by the same card, in one sentence.

shed-effect-draw =
    .rule = { COUNT($effects, "draw") ->
        [0] No card makes anyone draw in this game.
       *[other] Some cards make the next player take cards at once: { ENTRIES($effects, atom: "draw") }. If there are not enough, all that are left are taken.
    }
    .why = { $cards_n ->
        [0] { NAME($seat, form: "start") } should take { N($asked, "card") } because of { NAME($by, form: "whose") } { $card }, but none is left.
       *[other] { NAME($seat, form: "start") } { ME($me, "take", "takes") } { TAKEN($cards, $asked) } because of { NAME($by, form: "whose") } { $card }.
    }
    .with-skip = { $cards_n ->
        [0] { NAME($seat, form: "start") } should take { N($asked, "card") } because of { NAME($by, form: "whose") } { $card }, but none is left; { $seat } still { ME($me, "miss", "misses") } a turn.
       *[other] { NAME($seat, form: "start") } { ME($me, "take", "takes") } { TAKEN($cards, $asked) } and { ME($me, "miss", "misses") } a turn because of { NAME($by, form: "whose") } { $card }.
    }
    .short = { ME($me, "take", "takes") } { TAKEN($cards, $asked, form: "short") } ({ $card })
    .short-with-skip = { ME($me, "take", "takes") } { TAKEN($cards, $asked, form: "short") }, { ME($me, "miss", "misses") } a turn ({ $card })
shed-effect-skip =
    .rule = { COUNT($effects, "skip") ->
        [0] No card makes anyone miss a turn in this game.
       *[other] After { KEYS($effects, atom: "skip", form: "one", join: "or") } the next player misses a turn. With two players this means that the same player moves again.{ $five_skips ->
            [previous] {" "}Only where a card hits the previous player, it is that player who misses.
           *[next] {""}
        }
    }
    .why = { NAME($seat, form: "start") } { ME($me, "miss", "misses") } a turn because of { NAME($by, form: "whose") } { $card }.
    .short = { ME($me, "miss", "misses") } a turn ({ $card })
    .readings = After a five the English translation can be read as if one player both drew and missed the turn. The Russian text is plain: the previous one draws, the next one misses.
shed-effect-miss =
    .rule = { $five_skips ->
        [previous] Whoever is hit by a card against the previous player also misses a turn, the next one that would come in this round.
       *[next] (Not in this game: it is always the next player who misses a turn.)
    }
    .why = { NAME($seat, form: "start") } will miss the next turn that comes, because of { NAME($by, form: "whose") } { $card }.
    .short = will miss a turn ({ $card })
    .readings = The Russian text is clear: after a five the previous player draws and the next one misses. The English translation blurs it; whoever plays that one player does both has this setting.
shed-effect-again =
    .rule = { COUNT($effects, "again") ->
        [0] No card gives its player another move in this game.
       *[other] Whoever plays { KEYS($effects, atom: "again", form: "one", join: "or") } moves again, and may play anything that fits.
    }
    .why = { NAME($seat, form: "start") } { ME($me, "move", "moves") } again: { $card } gives its player another move.{ $starved ->
        [0] {""}
       *[other] {" "}(Turn { $starved } in a row with at most one card to take.)
    }
    .short = { ME($me, "move", "moves") } again ({ $card })
shed-effect-cover =
    .rule = { COUNT($effects, "cover") ->
        [0] No card has to be covered in this game.
       *[other] Whoever plays { KEYS($effects, atom: "cover", form: "one", join: "or") } must cover it at once, with anything that fits on it. A cover in the hand must be used. What the covering card does, it does; if it is of the same kind, it must be covered in its turn.
    }
    .why = { NAME($seat, form: "start") } must cover { $card } at once, with a card that fits on it.
    .short = must cover { $card }
shed-effect-order =
    .rule = { COUNT($effects, "order") ->
        [0] No card orders a suit in this game.
       *[other] Whoever plays { KEYS($effects, atom: "order", form: "one", join: "or") } orders a suit, any of the four. The suit of that card itself then counts for nothing.
    }
    .why = { NAME($seat, form: "start") } { ME($me, "order", "orders") } { SUIT($suit, form: "both") } with { $card }.
    .short = { ME($me, "order", "orders") } { SUIT($suit) } ({ $card })
shed-answer-rank =
    .rule = { $answer_n ->
        [0] (Not in this game: here nobody answers a card, what it asks is done at once.)
       *[other] Whoever is hit by { KEYS($answer, form: "one", join: "or") } and holds a card of the same rank may play it in answer. Then everything asked so far goes on to the next player, with what the new card asks on top.
    }
    .why = { $event ->
        [Played] { NAME($seat, form: "start") } { ME($me, "answer", "answers") } with { $card }: { RANK($card) } passes on what the one before it asked.
       *[reason] { $card } answers { NAME($by, form: "whose") } { $cause }: { RANK($card) } passes it on to the next player.
    }
    .short = { $event ->
        [Played] { ME($me, "answer", "answers") } with { $card }
       *[reason] answers { $cause }: { RANK($card) } too
    }
    .readings = No source lets a victim answer, so by default nobody may. Many tables do play it, so it is a setting, rank by rank.
shed-answer-other =
    .rule = { $answer_n ->
        [0] (Not in this game: here nobody answers a card.)
       *[other] An answer must have the rank of the card it answers; its suit does not matter, and no other card helps.
    }
    .why = { NAME($by, form: "whose") } { $cause } can be answered only with { RANK($rank) }, and { $card } is none. Or pass, and accept it.
    .short = only { RANK($rank) } answers { $cause }
    .readings = Follows from the setting that lets a rank be answered. Some tables let any penalty card answer any other; ours does not mix them.
shed-answer-asked =
    .rule = { $answer_n ->
        [0] (Not in this game: here nobody answers a card, what it asks is done at once.)
       *[other] Whoever is hit by { KEYS($answer, form: "one", join: "or") } and holds a card of that rank is asked first: answer with it, or accept.
    }
    .why = { $event ->
        [MayAnswer] But if { $seat } { ME($me, "hold", "holds") } { RANK($debt_rank) }, it may be played in answer, and what is asked goes on to the next player.
       *[Asked] { NAME($seat, form: "start") } may answer { NAME($debt_by, form: "whose") } { $debt_card } with { RANK($debt_rank) }, or pass and { $debt_draw ->
            [0] miss a turn
           *[other] take { N($debt_draw, "card") }{ $debt_skip ->
                [yes] {" "}and miss a turn
               *[no] {""}
            }
        }.
    }
    .short = { $event ->
        [MayAnswer] may answer with { RANK($debt_rank) }
       *[Asked] may answer { $debt_card }
    }
    .readings = No source lets a victim answer, so by default nobody may. Many tables do play it, so it is a setting, rank by rank.
shed-answer-draw =
    .rule = { $answer_n ->
        [0] (Not in this game: here nobody answers a card.)
       *[other] When the answers end, the player they stop at takes the cards of all of them together.
    }
    .why = { $cards_n ->
        [0] { NAME($seat, form: "start") } should take all { N($asked, "card") } that add up to { NAME($by, form: "whose") } { $card }, but none is left.
       *[other] { NAME($seat, form: "start") } { ME($me, "take", "takes") } { TAKEN($cards, $asked) }: what adds up to { NAME($by, form: "whose") } { $card }.
    }
    .with-skip = { $cards_n ->
        [0] { NAME($seat, form: "start") } should take { N($asked, "card") }, what adds up to { NAME($by, form: "whose") } { $card }, but none is left; { $seat } still { ME($me, "miss", "misses") } a turn.
       *[other] { NAME($seat, form: "start") } { ME($me, "take", "takes") } { TAKEN($cards, $asked) } and { ME($me, "miss", "misses") } a turn: what adds up to { NAME($by, form: "whose") } { $card }.
    }
    .short = { ME($me, "take", "takes") } { TAKEN($cards, $asked, form: "short") } ({ $card })
    .short-with-skip = { ME($me, "take", "takes") } { TAKEN($cards, $asked, form: "short") }, { ME($me, "miss", "misses") } a turn ({ $card })
    .readings = Follows from the setting that lets a rank be answered: what is passed on is not forgiven.
shed-answer-skip =
    .rule = { $answer_n ->
        [0] (Not in this game: here nobody answers a card.)
       *[other] When the answers end, the player they stop at misses the turn.
    }
    .why = { NAME($seat, form: "start") } { ME($me, "miss", "misses") } a turn because of { NAME($by, form: "whose") } { $card }.
    .short = { ME($me, "miss", "misses") } a turn ({ $card })
    .readings = Follows from the setting that lets a rank be answered: however many answers there were, one turn is missed.
shed-recycle-shuffle =
    .rule = { $recycle ->
        [flip] (Not in this game: the pile is turned over without shuffling.)
       *[shuffle] When a card must be taken and the stock falls short, the pile below its top card is shuffled and becomes the stock. An order in force stays.
    }
    .why = The stock runs short, so the pile below its top card is shuffled into a new stock: { N($cards_n, "card") }.
    .short = new stock from the pile: { N($cards_n, "card") }
    .readings = The sources do not say what happens when the stock runs out. Shuffling keeps everyone guessing; turning the pile over is a setting.
shed-recycle-flip =
    .rule = { $recycle ->
        [flip] When a card must be taken and the stock falls short, the pile below its top card is turned over unshuffled and becomes the stock, the earliest card on top.
       *[shuffle] (Not in this game: the pile is shuffled.)
    }
    .why = The stock runs short, so the pile below its top card is turned over into a new stock: { N($cards_n, "card") }.
    .short = pile turned over: { N($cards_n, "card") }
    .readings = The sources do not say what happens when the stock runs out. Turned over, the cards come back in the order in which they were played, which rewards a good memory.

## Whose turn it is

shed-turn-next =
    .rule = Turns go clockwise among the players still in the match.
    .why = { NAME($seat, form: "start") } { ME($me, "are", "is") } to move.{ $starved ->
        [0] {""}
       *[other] {" "}(Turn { $starved } in a row with at most one card to take.)
    }
    .short = { ME($me, "are", "is") } to move
shed-turn-missed =
    .rule = { $five_skips ->
        [previous] A missed turn that is still owed is missed when it comes, and does not outlive the round.
       *[next] (Not in this game: a turn is always missed at once.)
    }
    .why = { NAME($seat, form: "start") } { ME($me, "miss", "misses") } this turn: it was still owed to a card played earlier.
    .short = { ME($me, "miss", "misses") } a turn owed
    .readings = Follows from the setting by which a five makes the previous player miss.

## How a round ends

shed-finish-out =
    .rule = Whoever plays the last card of their hand goes out: the round is over and they have won it. { $no_finish_n ->
        [0] Any card will do; what it would do to others is no longer done.
       *[other] What that card would do to others is no longer done. Not every card ends a round: see the rule about { KEYS($no_finish) }.
    }
    .why = { $card } was { NAME($seat, form: "whose") } last card: { $seat } { ME($me, "go", "goes") } out and { ME($me, "win", "wins") } the round.
    .short = { ME($me, "go", "goes") } out with { $card }
shed-finish-six =
    .rule = { COUNT($effects, "cover") ->
        [0] (Not in this game: no card has to be covered.)
       *[other] { $six_last ->
            [ends_round] A card that would have to be covered ends the round if it is the last one.
           *[must_cover] A card that must be covered does not end the round, even as the last one: the covering card does. Only when nothing is left to take is its player out at once.
        }
    }
    .why = { $card } was { NAME($seat, form: "whose") } last card, and here it need not be covered: { $seat } { ME($me, "go", "goes") } out and { ME($me, "win", "wins") } the round.
    .short = { ME($me, "go", "goes") } out with { $card }, uncovered
    .readings = The source wants a six covered without making an exception for the last card. That it may end the round is a setting.
shed-finish-stays =
    .rule = { $no_finish_n ->
        [0] Every last card ends the round in this game.
       *[other] { $no_finish_mode ->
            [not_last] These may not even be played last: { KEYS($no_finish) }.
           *[play_on] A round is not ended by { KEYS($no_finish, form: "one", join: "or") }. Played last, such a card does what it always does, and its player sits with an empty hand until the next turn, then takes a card. Hit by a card meanwhile, that player draws or misses like anyone. If somebody else goes out first, an empty hand counts nothing, but does not win.
        }
    }
    .why = { $card } was { NAME($seat, form: "whose") } last card, but in this game nobody goes out on it: the round goes on.
    .short = hand empty, but { $card } ends no round
    .readings = The English translation has lost the word “not” here and says that such a card ends the round; the Russian text says that it does not. Another reading is that these cards may not be played last at all; that is a setting.
shed-finish-penalty =
    .rule = { $last_card_penalty ->
        [drawn_then_scored] If the last card makes someone draw, those cards are still taken before the hands are counted.
       *[none] (Not in this game: what the last card would do is no longer done.)
    }
    .why = { $cards_n ->
        [0] { NAME($seat, form: "start") } should still take { N($asked, "card") } for { NAME($by, form: "whose") } last card, { $card }, but none is left.
       *[other] { NAME($seat, form: "start") } still { ME($me, "take", "takes") } { TAKEN($cards, $asked) } for { NAME($by, form: "whose") } last card, { $card }, before the count.
    }
    .short = still { ME($me, "take", "takes") } { TAKEN($cards, $asked, form: "short") } ({ $card })
    .readings = The sources end the round with the last card, so by default nothing more is drawn. The harder way is a setting.
shed-finish-blocked =
    .rule = The cards can get stuck in the hands. If four turns for every player have begun, one after another, with at most one card left to take, the round is blocked and ends before the next such turn. { $blocked ->
        [lowest_hand_wins] The lowest hand wins it and counts nothing; if several are equally low, they count nothing and nobody wins.
       *[all_score] Nobody wins it, and everyone scores their hand.
    }
    .why = The round is blocked: { $turns } turns in a row have begun with at most one card to take.
    .short = round blocked after { N($turns, "turn") }
    .readings = The sources do not foresee it, yet two players can be forced to pass two aces to and fro for ever. The count is long enough that no ordinary shortage of cards ends a round.
shed-finish-long =
    .rule = A round that has not ended after a thousand moves is blocked and ends there.
    .why = The round is blocked: it has lasted { N($turns, "move") }.
    .short = round blocked after { N($turns, "move") }
    .readings = A safety net of ours; with people at the table it will never be seen.
