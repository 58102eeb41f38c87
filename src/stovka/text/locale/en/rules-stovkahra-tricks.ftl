### Stovkahra: the table, the deal, what may be played, announcing sets, who takes a trick, whose turn it is.

## The table, the cards and the deal

deal-table =
    .rule = Four play, two against two, partners opposite each other, with 32 cards: sevens to aces.
    .why = Four play, partners opposite each other.
    .short = four players, two sides
deal-ranks =
    .rule = In every suit, trumps too, the cards stand in this order from low to high: 7, 8, 9, 10, jack, queen, king, ace. The ten really stands between nine and jack.
    .why = From low to high: 7, 8, 9, 10, jack, queen, king, ace.
    .short = 7 lowest, ace highest
    .readings = In sister games the ten ranks right below the ace; the text puts it between nine and jack.
deal-lot =
    .rule = The first dealer is drawn by lot.
    .why = { NAME($seat, form: "start") } { ME($me, "are", "is") } drawn by lot to deal round { $round }.
    .short = { ME($me, "deal", "deals") } round { $round } (by lot)
deal-clockwise =
    .rule = The deal passes one player clockwise from deal to deal. The cards are shuffled for every deal, and the dealer’s right-hand neighbour cuts.
    .why = { NAME($seat, form: "start") } { ME($me, "deal", "deals") } round { $round }: the deal passes clockwise.
    .short = { ME($me, "deal", "deals") } round { $round }
    .readings = One can also read that only the first deal is shuffled; then a good memory of the last tricks would say where everything lies.
deal-packets =
    .rule = Everybody gets eight cards, in packets of { WORD($packets) ->
        [is-3-2-3] three, two and three
       *[is-3-3-2] three, three and two
    }, beginning on the dealer’s left.
    .why = { $cards_seen ->
        [yes] { NAME($seat, form: "start") } { ME($me, "get", "gets") } { N($cards_n, "card") }: { $cards }.
       *[no] { NAME($seat, form: "start") } { ME($me, "get", "gets") } { N($cards_n, "card") }.
    }
    .short = { ME($me, "get", "gets") } { N($cards_n, "card") }
deal-trump =
    .rule = The very last card, the dealer’s own, is shown to everybody and then goes into the dealer’s hand. Its suit is trump for this deal.
    .why = The last card, { NAME($seat, form: "whose") } { $card }, is shown: { SUIT($suit, form: "both") } are trump.
    .short = { ME($me, "show", "shows") } { $card }: { SUIT($suit) } are trump
    .readings = Some show the leader’s first three cards instead; the text speaks of the last card of the deal.

## What lets a card through

trick-lead =
    .rule = Whoever leads to a trick may play any card.
    .why = { $event ->
        [Played] { NAME($seat, form: "start") } { ME($me, "lead", "leads") } { $card } to trick { $number }.
       *[reason] { NAME($seat, form: "start") } { ME($me, "lead", "leads") }, so any card will do, { $card } too.
    }
    .short = { $event ->
        [Played] { ME($me, "lead", "leads") } { $card }
       *[reason] may lead anything
    }
trick-follow =
    .rule = If you have a card of the suit led, you must follow suit. Whether it is higher or lower does not matter.
    .why = { $event ->
        [Played] { NAME($seat, form: "start") } { ME($me, "follow", "follows") } suit with { $card }.
       *[reason] { $card } follows suit: { $by } led { SUIT($suit) } with { $led }.
    }
    .short = { $event ->
        [Played] { ME($me, "follow", "follows") } with { $card }
       *[reason] follows suit: { SUIT($suit) } led
    }
trick-trump =
    .rule = If you have no card of the suit led, you must play a trump, even if your partner is winning the trick, and even a trump too low to win it.
    .why = { $event ->
        [Played] { NAME($seat, form: "start") } { ME($me, "have", "has") } no { SUIT($suit) } and { ME($me, "trump", "trumps") } with { $card }.
       *[reason] { NAME($seat, form: "start") } { ME($me, "have", "has") } no { SUIT($suit) } and must trump; { $card } is a trump.
    }
    .short = { $event ->
        [Played] { ME($me, "trump", "trumps") } with { $card }
       *[reason] no { SUIT($suit) }, so a trump
    }
    .readings = The text knows no duty to beat the trick or to play over a trump; both are settings.
trick-any =
    .rule = If you have neither the suit led nor a trump, you may play any card; it cannot win.
    .why = { $event ->
        [Played] { SAME($suit, $trump) ->
            [yes] { NAME($seat, form: "start") } { ME($me, "have", "has") } no { SUIT($suit) } and { ME($me, "discard", "discards") } { $card }.
           *[no] { NAME($seat, form: "start") } { ME($me, "have", "has") } neither { SUIT($suit) } nor trumps and { ME($me, "discard", "discards") } { $card }.
        }
       *[reason] { SAME($suit, $trump) ->
            [yes] { NAME($seat, form: "start") } { ME($me, "have", "has") } no { SUIT($suit) }, so any card will do, { $card } too.
           *[no] { NAME($seat, form: "start") } { ME($me, "have", "has") } neither { SUIT($suit) } nor trumps, so any card will do, { $card } too.
        }
    }
    .short = { $event ->
        [Played] { ME($me, "discard", "discards") } { $card }
       *[reason] no { SUIT($suit) }, no trump: any card
    }

## What stops a card

trick-must_follow =
    .rule = No other card may be played while you can follow suit, not even a trump.
    .why = { $held_n ->
        [0] { NAME($by, form: "start") } led { SUIT($suit) } with { $led }, and { $seat } can follow suit: { $card } does not.
       *[other] { NAME($by, form: "start") } led { SUIT($suit) } with { $led }, and { $seat } can follow suit with { LIST($held, join: "or") }: { $card } does not.
    }
    .short = must follow suit: { SUIT($suit) }
trick-must_trump =
    .rule = Without a card of the suit led no other card may be played while you have a trump.
    .why = { $held_n ->
        [0] { NAME($seat, form: "start") } { ME($me, "have", "has") } no { SUIT($suit) } and must trump; { $card } is no trump.
       *[other] { NAME($seat, form: "start") } { ME($me, "have", "has") } no { SUIT($suit) } and must trump, with { LIST($held, join: "or") }; { $card } is no trump.
    }
    .short = must play a trump
trick-must_overtrump =
    .rule = { $must_overtrump ->
        [yes] If you must trump and a trump lies in the trick already, you must play a higher one if you can.
       *[no] (Not in this game: any trump will do.)
    }
    .why = { $held_n ->
        [0] { $best } lies in the trick, and { $seat } can play a higher trump than that: { $card } is too low.
       *[other] { $best } lies in the trick, and { $seat } can play a higher trump, { LIST($held, join: "or") }: { $card } is too low.
    }
    .short = must play a higher trump than { $best }
    .readings = The text knows no such duty. Many trick games have it, so it is a setting.
trick-must_beat =
    .rule = { $must_beat ->
        [yes] If you follow suit you must beat the highest card of that suit in the trick if you can.
       *[no] (Not in this game: any card of the suit will do.)
    }
    .why = { $held_n ->
        [0] { NAME($seat, form: "start") } can follow with a higher card of { SUIT($suit) } than those in the trick: { $card } is too low.
       *[other] { NAME($seat, form: "start") } can follow with a higher card of { SUIT($suit) } than those in the trick, { LIST($held, join: "or") }: { $card } is too low.
    }
    .short = must beat the { SUIT($suit) } in the trick
    .readings = The text knows no such duty. Many trick games have it, so it is a setting.
meld-open =
    .rule = { $meld_window ->
        [before_lead] No card is played before everyone has finished announcing.
       *[first_play] (Not in this game: sets are announced in the first trick.)
    }
    .why = First announce a set or pass; cards are played when everyone has finished announcing.
    .short = announce or pass first
    .readings = Follows from the setting that sets are announced before the first lead.
claim-open =
    .rule = While players are asked in turn whether they say “enough”, nothing else can be done.
    .why = Now say “enough” or stay silent; nothing else can be done before that.
    .short = “enough” or silence first
    .readings = Follows from asking the players in turn.

## Announcing sets

meld-allow =
    .rule = { $meld_window ->
        [before_lead] Three or four cards of one rank in one hand are a set. In turn, before the first lead, everyone may announce theirs.
       *[first_play] Three or four cards of one rank in one hand are a set. You may announce yours in your own first turn, before you play your card to the first trick.
    } It is a right, not a duty. Sets of both sides count, without comparing.
    .why = { NAME($seat, form: "start") } may announce { $size } { RANK($rank, form: "many") }, { $cards }, for { N($points, "point") }.
    .short = { $size } { RANK($rank, form: "many") }: { N($points, "point") }
    .readings = The text gives the time before the first trick is taken. We let everyone announce in their own first turn; announcing in a round before the lead is a setting. Some also announce until the first trick is finished.
meld-close =
    .rule = { $meld_window ->
        [before_lead] Whoever has nothing more to announce passes.
       *[first_play] (Not in this game: playing a card ends announcing.)
    }
    .why = { NAME($seat, form: "start") } may pass: announcing is a right, not a duty.
    .short = may pass
    .readings = Follows from the setting that sets are announced before the first lead.
meld-too_late =
    .rule = { $meld_window ->
        [before_lead] A set not announced before the first lead is lost.
       *[first_play] A set not announced before your own first card is lost.
    }
    .why = { $window ->
        [before_lead] It is too late for { RANK($rank, form: "many") }: sets are announced before the first lead.
       *[first_play] It is too late for { RANK($rank, form: "many") }: sets are announced before one’s own first card.
    }
    .short = too late to announce
    .readings = The text gives a right to announce before the first trick is taken. That a right not used is gone is how such rights work at a table.
meld-none =
    .rule = Fewer than three cards of a rank are no set.
    .why = { $held_n ->
        [0] { NAME($seat, form: "start") } { ME($me, "have", "has") } no set of { RANK($rank, form: "many") }: it takes three or four.
       *[other] { NAME($seat, form: "start") } { ME($me, "have", "has") } no set of { RANK($rank, form: "many") }: it takes three or four, and there is only { $held }.
    }
    .short = no set of { RANK($rank, form: "many") }
meld-announced =
    .rule = A set is announced once.
    .why = { NAME($seat, form: "start") } { ME($me, "have", "has") } announced { RANK($rank, form: "many") } already.
    .short = { RANK($rank, form: "many") } already announced
meld-worthless =
    .rule = Sets of eights and of nines are worth nothing and are not announced.
    .why = { RANK($rank, form: "Many") } are worth nothing as a set, so there is nothing to announce.
    .short = { RANK($rank, form: "many") } are worth nothing
meld-not_open =
    .rule = { $meld_window ->
        [before_lead] Passing only ends announcing; a card, once due, must be played.
       *[first_play] Nobody passes in this game: whoever is to play plays a card.
    }
    .why = There is nothing to pass on: a card must be played.
    .short = nothing to pass on
    .readings = Follows from every player playing to every trick.
meld-set =
    .rule = An announced set is shown to everybody and counts at once: four aces 40, three 30; four tens or sevens 20, three 10; four kings, queens or jacks 12, three 6. Four are one set, not also one of three; sets of different ranks never share a card, so one hand may announce two.
    .why = { NAME($seat, form: "start") } { ME($me, "announce", "announces") } { $size } { RANK($rank, form: "many") }, { $cards }: { N($points, "point") } for { $side }.
    .short = { $size } { RANK($rank, form: "many") }: { N($points, "point") }
    .readings = The French translation says “diamonds” where only jacks make sense: the two words are close in card players’ Russian and Czech. Eights and nines are not in its table and count nothing.
meld-closed =
    .rule = { $meld_window ->
        [before_lead] When the last player who holds a set has passed, play begins.
       *[first_play] (Not in this game: playing a card ends announcing.)
    }
    .why = { NAME($seat, form: "start") } { ME($me, "pass", "passes") } and { ME($me, "announce", "announces") } no more.
    .short = { ME($me, "announce", "announces") } no more
    .readings = Follows from the setting that sets are announced before the first lead.

## Who takes a trick

trick-wins_trump =
    .rule = The highest trump takes the trick.
    .why = { NAME($seat, form: "start") } { ME($me, "take", "takes") } trick { $number } with { $card }, the highest trump: { N($points, "point") } in cards.
    .short = { ME($me, "take", "takes") } trick { $number } with { $card } ({ $points })
trick-wins_suit =
    .rule = If there is no trump in the trick, the highest card of the suit led takes it. Other suits cannot win.
    .why = { NAME($seat, form: "start") } { ME($me, "take", "takes") } trick { $number } with { $card }, the highest { SUIT($led, form: "word") }, as nobody trumped: { N($points, "point") } in cards.
    .short = { ME($me, "take", "takes") } trick { $number } with { $card } ({ $points })

trick-so_far =
    .rule = Until the trick is full the highest trump in it is winning, or else the highest card of the suit led.
    .why = Then { $winner } { ME($winner_me, "are", "is") } winning{ $partnered ->
        [yes] {" "}for { ME($me, "your", "the same") } side
       *[no] {""}
    } with { $best }; { N($left, "card") } { $left ->
        [one] is
       *[other] are
    } still to come.
    .short = { $winner } winning with { $best }

## Whose turn it is

turn-eldest =
    .rule = The player on the dealer’s left leads to the first trick.
    .why = { NAME($seat, form: "start") } { ME($me, "sit", "sits") } on the dealer’s left and { ME($me, "lead", "leads") } first.
    .short = { ME($me, "lead", "leads") } first
turn-next =
    .rule = Everyone plays one card to a trick, clockwise.
    .why = { NAME($seat, form: "start") } { ME($me, "are", "is") } next, clockwise.
    .short = { ME($me, "are", "is") } next
turn-winner =
    .rule = Whoever took the trick leads to the next one.
    .why = { NAME($seat, form: "start") } took the trick and { ME($me, "lead", "leads") } to the next.
    .short = { ME($me, "lead", "leads") } next
turn-resume =
    .rule = { $claim_window ->
        [during_play] When nobody’s “enough” has ended the game, play goes on where it had stopped.
       *[after_deal] (Not in this game: “enough” is said only after a deal.)
    }
    .why = Play goes on: { $seat } { ME($me, "are", "is") } to move.
    .short = play goes on
    .readings = Follows from the setting that “enough” may be said during play.
turn-meld =
    .rule = { $meld_window ->
        [before_lead] Those who hold a set are asked in turn, beginning on the dealer’s left.
       *[first_play] (Not in this game: sets are announced in the first trick.)
    }
    .why = { NAME($seat, form: "start") } may announce sets now.
    .short = may announce
    .readings = Only players with a set are asked; asking everyone would come to the same, but take longer.
turn-claim =
    .rule = { $claim_window ->
        [during_play] After every finished trick and every announced set the players are asked in turn, beginning on the dealer’s left: “enough”, or silence.
       *[after_deal] After each deal is counted the players are asked in turn, beginning on the dealer’s left: “enough”, or silence.
    }
    .why = { NAME($seat, form: "start") } { ME($me, "are", "is") } asked: “enough”, or silence.
    .short = “enough”, or silence?
    .readings = The text says only that “enough” must be said once the points are counted, and that opponents can be quicker. A fixed order makes it a decision, not a race.
