### The 101 family: taking cards from the stock, and passing.

## What lets a player take a card

shed-draw-nothing_fits =
    .rule = { $draw ->
        [until_fits] If nothing in your hand fits, you must take cards from the stock, one by one, until one fits.
       *[one] If nothing in your hand fits, you must take one card from the stock.
    } { $play_drawn ->
        [may] If the card you took fits, you may play it or keep it.
       *[must] If the card you took fits, you must play it.
    }
    .why = { $event ->
        [Took] { $card_seen ->
            [yes] Nothing in { NAME($seat, form: "whose") } hand can be played, so { $seat } { ME($me, "take", "takes") } a card: { $card }.
           *[no] Nothing in { NAME($seat, form: "whose") } hand can be played, so { $seat } { ME($me, "take", "takes") } a card.
        }
       *[reason] Nothing in { NAME($seat, form: "whose") } hand can be played on { $top }, so { $seat } { ME($me, "take", "takes") } a card.
    }
    .short = { $card_seen ->
        [yes] { ME($me, "take", "takes") } { $card } (nothing to play)
       *[no] { ME($me, "take", "takes") } a card (nothing to play)
    }
shed-draw-until_fits =
    .rule = { $draw ->
        [until_fits] A player who took a card that does not fit goes on taking until one does, or until nothing is left to take.
       *[one] (Not in this game: one card is all a player takes.)
    }
    .why = { $event ->
        [Took] { $card_seen ->
            [yes] Still nothing fits, so { $seat } { ME($me, "go", "goes") } on taking: { $card }.
           *[no] Still nothing fits, so { $seat } { ME($me, "go", "goes") } on and { ME($me, "take", "takes") } another card.
        }
       *[reason] Still nothing fits on { $top }, so { $seat } { ME($me, "take", "takes") } another card.
    }
    .short = { $card_seen ->
        [yes] { ME($me, "take", "takes") } { $card } (still nothing fits)
       *[no] { ME($me, "take", "takes") } one more (nothing fits)
    }
shed-draw-cover =
    .rule = { COUNT($effects, "cover") ->
        [0] (Not in this game: no card has to be covered.)
       *[other] If nothing you hold covers your own { KEYS($effects, atom: "cover", form: "word", join: "or") }, you take cards, one by one, up to the first that covers, and play that one. The others stay in your hand.
    }
    .why = { $event ->
        [Took] { $card_seen ->
            [yes] { NAME($seat, form: "start") } { ME($me, "have", "has") } nothing to cover with and { ME($me, "take", "takes") } a card: { $card }.
           *[no] { NAME($seat, form: "start") } { ME($me, "have", "has") } nothing to cover with and { ME($me, "take", "takes") } a card.
        }
       *[reason] Nothing in { NAME($seat, form: "whose") } hand can cover { $top }, so { $seat } { ME($me, "take", "takes") } cards until one does.
    }
    .short = { $card_seen ->
        [yes] { ME($me, "take", "takes") } { $card } (no cover)
       *[no] { ME($me, "take", "takes") } a card (no cover)
    }
shed-draw-comeback =
    .rule = { $no_finish_n ->
        [0] (Not in this game: every last card ends the round.)
       *[other] { $comeback ->
            [extra_draw_first] A player whose last card did not end the round sits with an empty hand. When the turn comes back, that player first takes one card, and then has an ordinary turn.
           *[counts_as_draw] A player whose last card did not end the round sits with an empty hand. When the turn comes back, that player takes one card. It is the only one of that turn: if it does not fit, the turn passes.
        }
    }
    .why = { $event ->
        [Took] { $card_seen ->
            [yes] { NAME($seat, form: "whose") } hand is empty but the round went on, so { $seat } { ME($me, "take", "takes") } a card: { $card }.
           *[no] { NAME($seat, form: "whose") } hand is empty but the round went on, so { $seat } { ME($me, "take", "takes") } a card.
        }
       *[reason] { NAME($seat, form: "whose") } hand is empty and the round is not over, so { $seat } { ME($me, "take", "takes") } a card.
    }
    .short = { $card_seen ->
        [yes] { ME($me, "take", "takes") } { $card } (hand was empty)
       *[no] { ME($me, "take", "takes") } a card (hand was empty)
    }
    .readings = The text has such a player take a card and play on. Whether that card is the whole turn, as here, or comes before an ordinary one, is a setting.
shed-draw-voluntary =
    .rule = { $voluntary_draw ->
        [yes] Once in a turn you may take a card although you could play; then you may play or pass, as you like.
       *[no] (Not in this game: whoever can play may not take a card.)
    }
    .why = { $event ->
        [Took] { $card_seen ->
            [yes] { NAME($seat, form: "start") } could play but { ME($me, "choose", "chooses") } to take a card: { $card }.
           *[no] { NAME($seat, form: "start") } could play but { ME($me, "choose", "chooses") } to take a card.
        }
       *[reason] Instead of playing { $seat } may take one card in this game.
    }
    .short = { $card_seen ->
        [yes] { ME($me, "take", "takes") } { $card } by choice
       *[no] { ME($me, "take", "takes") } a card by choice
    }
    .readings = The sources make you play when you can. Taking a card by choice is common at home, so it is a setting.
shed-draw-spare_wild =
    .rule = { $queen_forces_play ->
        [no] If nothing fits but a card that goes on anything, you may keep that one and take a card instead, once in a turn.
       *[yes] (Not in this game: a card that goes on anything must be played if nothing else fits.)
    }
    .why = { $event ->
        [Took] { $card_seen ->
            [yes] { NAME($seat, form: "start") } { ME($me, "save", "saves") } the one that goes on anything and { ME($me, "take", "takes") } a card: { $card }.
           *[no] { NAME($seat, form: "start") } { ME($me, "save", "saves") } the one that goes on anything and { ME($me, "take", "takes") } a card.
        }
       *[reason] Only cards that go on anything fit, and in this game they may be saved: { $seat } may take a card instead.
    }
    .short = { $card_seen ->
        [yes] { ME($me, "take", "takes") } { $card }, saves a wild one
       *[no] { ME($me, "take", "takes") } a card, saves a wild one
    }
    .readings = By default whoever holds a fitting card plays it, and a queen always fits. That a queen may be kept back is a milder reading, and a setting.
shed-draw-said =
    .rule = Where a player may take a card although a card fits, the others are not told which it was.
    .why = { $event ->
        [Took] { $card_seen ->
            [yes] { NAME($seat, form: "start") } { ME($me, "take", "takes") } a card: { $card }.
           *[no] { NAME($seat, form: "start") } { ME($me, "take", "takes") } a card.
        }
       *[reason] { NAME($seat, form: "start") } may take a card.
    }
    .short = { $card_seen ->
        [yes] { ME($me, "take", "takes") } { $card }
       *[no] { ME($me, "take", "takes") } a card
    }
    .readings = Telling the reason would show the others a part of the hand.

## What stops it

shed-draw-can_play =
    .rule = { $voluntary_draw ->
        [yes] You may take a card before you play, but only once in a turn.
       *[no] { $queen_forces_play ->
            [no] You may not take a card while you hold one that fits, unless all that fits goes on anything.
           *[yes] You may not take a card while you hold one that fits.
        }
    }
    .why = { $cards_n ->
        [0] { NAME($seat, form: "start") } may not take a card: { $seat } { ME($me, "have", "has") } one that can be played on { $top }.
        [one] { NAME($seat, form: "start") } may not take a card: { $cards } can be played on { $top }.
       *[other] { NAME($seat, form: "start") } may not take a card: { $cards } can be played on { $top }.
    }
    .short = no card to take: a card fits
    .readings = The sources let you draw for want of a fitting card. We read that strictly, queens included; both freedoms are settings.
shed-draw-can_cover =
    .rule = You may not take a card while you hold one that covers.
    .why = { $cards_n ->
        [0] { NAME($seat, form: "start") } may not take a card: { $seat } { ME($me, "have", "has") } one that covers { $top }.
        [one] { NAME($seat, form: "start") } may not take a card: { $cards } covers { $top }.
       *[other] { NAME($seat, form: "start") } may not take a card: { $cards } cover { $top }.
    }
    .short = no card to take: a card covers
shed-draw-once =
    .rule = { $draw ->
        [until_fits] Whoever took a card by choice, or came back from an empty hand, takes no second one in that turn.
       *[one] One card is all you take in a turn.
    }
    .why = { NAME($seat, form: "start") } { ME($me, "have", "has") } taken a card this turn, and one is all there is.
    .short = one card a turn
shed-draw-empty =
    .rule = When the stock is used up and the pile has only its top card, nobody can take a card.
    .why = There is no card left to take: the stock is empty and under { $top } lies nothing.
    .short = no card left to take
    .readings = The sources do not say what happens; there is nothing else that could.
shed-draw-asked =
    .rule = { $answer_n ->
        [0] (Not in this game: here nobody answers a card.)
       *[other] Whoever is asked for an answer gives it or passes; whoever passes accepts what the card asks.
    }
    .why = First comes { NAME($by, form: "whose") } { $cause }: answer it with { RANK($rank) }, or pass and accept it.
    .short = first answer { $cause } or pass
    .readings = Follows from the setting that lets a rank be answered.

## What lets a player pass

shed-pass-drawn =
    .rule = { $draw ->
        [until_fits] Whoever came back from an empty hand and took a card that does not fit passes.
       *[one] If the card you took does not fit either, you pass.
    }
    .why = { $event ->
        [Passed] { NAME($seat, form: "start") } { ME($me, "pass", "passes") }: the card { ME($me, "you took", "just taken") } does not fit either.
       *[reason] Nothing fits on { $top }, the card just taken neither, so { $seat } may pass.
    }
    .short = { ME($me, "pass", "passes") } (nothing fits)
shed-pass-may =
    .rule = { $play_drawn ->
        [may] After taking a card you may pass, even if a card fits.
       *[must] (Not in this game: if a card fits it must be played.)
    }
    .why = { $event ->
        [Passed] { NAME($seat, form: "start") } { ME($me, "pass", "passes") } after taking a card.
       *[reason] After taking a card { $seat } may pass, whether a card fits or not.
    }
    .short = { ME($me, "pass", "passes") } after a draw
    .readings = By default a drawn card that fits must be played, as the sources take for granted. That it may be kept is a setting.
shed-pass-voluntary =
    .rule = { $voluntary_draw ->
        [yes] Whoever took a card by choice may pass.
       *[no] { $queen_forces_play ->
            [no] Whoever took a card to save one that goes on anything may pass.
           *[yes] (Not in this game: nobody takes a card by choice.)
        }
    }
    .why = { $event ->
        [Passed] { NAME($seat, form: "start") } { ME($me, "pass", "passes") }, having taken a card by choice.
       *[reason] { NAME($seat, form: "start") } took a card by choice and may now pass.
    }
    .short = { ME($me, "pass", "passes") } after a draw
    .readings = Follows from the settings that let a player take a card by choice.
shed-pass-said =
    .rule = Where a player may pass although a card fits, the others are not told whether one did.
    .why = { $event ->
        [Passed] { NAME($seat, form: "start") } { ME($me, "pass", "passes") }.
       *[reason] { NAME($seat, form: "start") } may pass.
    }
    .short = { ME($me, "pass", "passes") }
    .readings = Telling the reason would show the others a part of the hand.
shed-pass-accept =
    .rule = { $answer_n ->
        [0] (Not in this game: here nobody answers a card.)
       *[other] Whoever is asked for an answer may pass instead, and accepts all that is owed.
    }
    .why = { $event ->
        [Passed] { NAME($seat, form: "start") } { ME($me, "do", "does") } not answer and { ME($me, "accept", "accepts") } what is asked.
       *[reason] { NAME($seat, form: "start") } may pass and accept { NAME($by, form: "whose") } { $cause }.
    }
    .short = { ME($me, "accept", "accepts") } it
    .readings = Follows from the setting that lets a rank be answered: to answer is a right, not a duty.
shed-pass-empty =
    .rule = If nothing fits and nothing is left to take, you pass.
    .why = { $event ->
        [Passed] { NAME($seat, form: "start") } { ME($me, "pass", "passes") }: nothing can be played and no card is left to take.
       *[reason] Nothing can be played on { $top } and no card is left to take, so { $seat } may pass.
    }
    .short = { ME($me, "pass", "passes") } (no card left)
    .readings = The sources do not say what happens; there is nothing else that could.
shed-pass-no_cover =
    .rule = { COUNT($effects, "cover") ->
        [0] (Not in this game: no card has to be covered.)
       *[other] If you cannot cover and nothing is left to take, you pass. The uncovered card stays, and the next player plays on it as on any other.
    }
    .why = { $event ->
        [Passed] { NAME($seat, form: "start") } cannot cover and no card is left to take, so the turn passes and the card stays uncovered.
       *[reason] Nothing can cover { $top } and no card is left to take, so { $seat } may pass.
    }
    .short = { ME($me, "pass", "passes") } (cannot cover)
    .readings = The sources do not foresee it. The game could also stop here, but then one rare card would decide a round.

## What stops a pass

shed-pass-can_play =
    .rule = { $play_drawn ->
        [may] You may not pass while a card fits, unless you have taken one in this turn.
       *[must] You may not pass while you hold a card that fits, the one just taken included.
    }
    .why = { $cards_n ->
        [0] { NAME($seat, form: "start") } may not pass: { $seat } { ME($me, "have", "has") } a card that can be played on { $top }.
        [one] { NAME($seat, form: "start") } may not pass: { $cards } can be played on { $top }.
       *[other] { NAME($seat, form: "start") } may not pass: { $cards } can be played on { $top }.
    }
    .short = no pass: a card fits
    .readings = In the sources the turn is handed on when nothing fits after the draw either: so not while something does. For the drawn card there is a setting.
shed-pass-can_cover =
    .rule = You may not pass while you hold a card that covers.
    .why = { $cards_n ->
        [0] { NAME($seat, form: "start") } may not pass: { $seat } { ME($me, "have", "has") } a card that covers { $top }.
        [one] { NAME($seat, form: "start") } may not pass: { $cards } covers { $top }.
       *[other] { NAME($seat, form: "start") } may not pass: { $cards } cover { $top }.
    }
    .short = no pass: a card covers
shed-pass-draw_first =
    .rule = You pass only after taking a card, as long as there is one to take.
    .why = { NAME($seat, form: "start") } may not pass yet: first { ME($me, "take", "comes") } a card from the stock.
    .short = first take a card
shed-pass-draw_on =
    .rule = { $draw ->
        [until_fits] You may not pass while nothing fits and there are cards to take.
       *[one] (Not in this game: one card is all a player takes.)
    }
    .why = { NAME($seat, form: "start") } may not pass yet: in this game { $seat } { ME($me, "go", "goes") } on taking cards until one fits.
    .short = take on until a card fits
