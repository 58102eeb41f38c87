### What was wrong, where, and what to do about it. One sentence each; $line and $field say where in a file.

problem-in-file = Line { $line }, { $field }: { $problem }

## Rules, variants, house rules

problem-rules-unknown_variant = There is no variant called “{ $variant }”{ $nearest_n ->
    [0] {""}
   *[other] {" "}(did you mean { $nearest }?)
}; choose { LIST($variants, join: "or") }, or give the path of a house-rule file ending in .toml.
problem-rules-wrong_game = The variant { $variant } belongs to the game { $owner }, not to { $game }.
problem-rules-no_base = The house-rule file { $path } does not say what it starts from; begin it with a line such as base = "mavr" ({ LIST($variants, join: "or") }).
problem-rules-unknown_dial = There is no rule setting called “{ $dial }”{ $nearest_n ->
    [0] .
   *[other] ; did you mean { $nearest }?
}
problem-rules-unknown_atom = { $key } cannot do “{ $atom }”; what a card can do is { LIST($atoms, join: "or") }.
problem-rules-bad_choice = { $dial } cannot be “{ $value }”; choose { LIST($choices, join: "or") }.
problem-rules-bad_flag = { $dial } is either on or off, not “{ $value }”: write true or false in a file, yes or no on the command line.
problem-rules-bad_number = { $dial } must be a whole number from { $least } to { $most }, not “{ $value }”.
problem-rules-bad_range = { $dial } must be two whole numbers from { $least } to { $most }, the smaller first, such as [2, 6]; it is “{ $value }”.
problem-rules-bad_set = { $dial } must be a list of ranks and cards, such as ["A", "7", "KS"]; it is “{ $value }”.
problem-rules-bad_card = { $dial } lists “{ $value }”, which is neither a rank (2 to 10, J, Q, K, A) nor a card such as KS.
problem-rules-bad_key = { $dial } has an entry “{ $key }”, which is neither a rank (2 to 10, J, Q, K, A) nor a card such as KS.
problem-rules-bad_table = { $dial } must be a table with an entry for each rank or card, and not an empty one; it is “{ $value }”.
problem-rules-changes_nothing = { $dial } changes nothing here; leave it out.
problem-rules-again_skips = { $key } cannot both give its player another move (again) and make the next one miss a turn (skip); switch one of them off.
problem-rules-cover_alone = { $key } must be covered, so it can do nothing else but fit on anything (wild); switch off cover or the rest.
problem-rules-answer_previous = { $rank } hits the previous player, and only the next one can be asked for an answer; take { $rank } out of answer.
problem-rules-answer_again = { $rank } gives its player another move, so nobody is there to answer it; take { $rank } out of answer.
problem-rules-answer_idle = { $rank } neither makes anyone draw nor miss a turn, so there is nothing to answer; take { $rank } out of answer.
problem-rules-cover_no_finish = { $key } ends the round uncovered (six_last = ends_round), so it cannot also stand in no_finish; drop one of the two.
problem-rules-no_equals = “{ $word }” sets nothing; write a setting and its value, such as draw=one or effects.7.draw=3.
problem-rules-no_end = With this no_finish no card could ever end a round; leave at least one out.
problem-rules-players = { $variant } is a game for { SPAN($fewest, $most) } players, not for { $players }.
problem-rules-short_stock = { $players } players with { N($hand_size, "card") } each leave fewer than three of the { $deck } cards in the stock; deal fewer cards or seat fewer players.
problem-bots-unknown = There is no bot called “{ $level }”; choose { LIST($levels, join: "or") }.

## Cards, files

problem-card-unknown = “{ $text }” is no card; write a rank (2 to 10, J, Q, K, A) and a suit (S, H, D, C), such as 10H or QS.
problem-file-unreadable = The file { $path } cannot be read ({ problem-cause }); check its name and whether you may open it.
problem-file-bad_toml = { $row ->
    [0] The file { $path } is not proper TOML.
   *[other] The file { $path } is not proper TOML: look at line { $row }.
}
problem-cause = { $why ->
    [missing] there is no such file or folder
    [folder] it is a folder
    [forbidden] it is not allowed
    [full] no room is left
    [read_only] nothing can be written there
    [busy] another program is using it
   *[other] the system says { $why }
}

## Records. $field is a place in the line, such as deck[3].

problem-record-unreadable = { $why ->
    [missing] There is no file { $path }; check its name.
    [folder] { $path } is a folder; name the record in it.
    [forbidden] The file { $path } may not be opened; ask whoever owns it.
   *[failed] The file { $path } cannot be read.
}
problem-record-too_big = The file is larger than { NUMBER($most) } bytes, which no record of a game is.
problem-record-empty = The file is empty; a record begins with a header line.
problem-record-too_many_lines = The file has more than { NUMBER($most) } lines, which no record of a game has.
problem-record-cut_header = The file breaks off in its first line, so nothing of the game can be read.
problem-record-blank_line = Line { $line } is blank; take it out.
problem-record-key_twice = Line { $line } gives { $field } twice; it may stand there once.
problem-record-not_utf8 = Line { $line } is not UTF-8 text.
problem-record-not_json = Line { $line } is not proper JSON: the fault is at character { $column }.
problem-record-bad_number = Line { $line } holds a number that no record uses (not finite, or far too long).
problem-record-too_deep = Line { $line }{ $field_n ->
    [0] {""}
   *[other] , { $field },
} has lists and tables nested more than { $most } deep.
problem-record-not_object = Line { $line } is not a JSON object; every line of a record is one, in braces.
problem-record-second_header = Line { $line } is a second header; a record has one, as its first line.
problem-record-header_first = Line { $line } is a { $found } line, but a record begins with its header.
problem-record-format = Line { $line }, { $field }: “{ $value }” is not a format Stovka knows; a record says { $known }.
problem-record-newer_version = Line { $line }, { $field }: the record has version { $version }, newer than the { $known } this program reads; update Stovka.
problem-record-missing_key = Line { $line } lacks { $field }{ $type_n ->
    [0] {""}
   *[other] , which { VOWEL($type) ->
        [yes] an
       *[no] a
    } { $type } line needs
}.
problem-record-unknown_key = Line { $line } has { $field }, which { VOWEL($type) ->
    [yes] an
   *[no] a
} { $type } line does not know; take it out.
problem-record-unknown_type = Line { $line }, { $field }: “{ $value }” is no kind of line.
problem-record-unknown_move = Line { $line }, { $field }: “{ $value }” is no move; write a card such as 7S or QH:S, or draw, pass, order:S, meld:K, enough, silent.
problem-record-unknown_card = Line { $line }, { $field }: “{ $value }” is no card; write a rank and a suit, such as 10H.
problem-record-bad_value = Line { $line }, { $field }: “{ $value }” cannot stand there.
problem-record-card_twice = Line { $line }, { $field }: { $card } stands there a second time; a pack has each card once.
problem-record-deck_size = Line { $line }, { $field }: { N($size, "card") } make no pack; there are packs of 32, 36 and 52.
problem-record-not_in_deck = Line { $line }, { $field }: { $card } is not in a pack of { $size }.
problem-record-seats = Line { $line }, { $field }: { $players } seats; a record has 1 to { $most }.
problem-record-level = { $kind ->
    [bot] Line { $line }, { $field }: a bot needs its level: beginner, steady or sharp.
   *[human] Line { $line }, { $field }: only a bot has a level.
}
problem-record-name_length = { $line ->
    [0] A name has 1 to { $most } characters, this one has { $length }.
   *[other] Line { $line }, { $field }: a name has 1 to { $most } characters, this one has { $length }.
}
problem-record-unprintable = { $line ->
    [0] The character { $character } cannot be printed; leave it out.
   *[other] Line { $line }, { $field }: the character { $character } cannot be printed and may not stand there.
}
problem-record-misplaced = Line { $line }: here { VOWEL($wanted) ->
    [yes] an
   *[no] a
} { $wanted } line must stand, not { VOWEL($found) ->
    [yes] an
   *[no] a
} { $found } line.
problem-record-after_end = Line { $line }: the match is over, so no { $found } line can follow.
problem-record-illegal_move = Line { $line }, { $move }: { $verdict }
problem-record-contradicts = Line { $line }, { $field }: the record says { $found }, but by the rules it is { $wanted }.
problem-record-not_shuffled = Line { $line }, { $field }: these are not the cards that were shuffled (missing: { $missing_n ->
    [0] none
   *[other] { LIST($missing, join: "list") }
}; too many: { $extra_n ->
    [0] none
   *[other] { LIST($extra, join: "list") }
}).
problem-record-undo_too_far = Line { $line }: { N($moves, "move") } cannot be taken back, the round has only { $most }.
problem-record-cut_line = The file breaks off in line { $line }; that line is left out.
problem-record-cut_step = The file breaks off after line { $line }: what the { $type } needs is missing, so it is left out.
problem-record-cut_told = The file ends at line { $line } without its { LIST($types) } lines; they follow from the rest.

## Sessions, saved games, progress

problem-session-not_your_turn = It is { NAME($mover, form: "whose") } turn, not { NAME($seat, form: "whose") }.
problem-session-undo_too_far = { N($moves, "move") } cannot be taken back; the round has { $most }.
problem-store-full = The folder { $path } holds as many saved games as it can; delete or move some.
problem-store-no_home = This system names no home folder to keep your data in; say in STOVKA_DATA which folder to use.
problem-store-write_failed = The file { $path } could not be written ({ problem-cause }); nothing that was saved before is lost.
problem-store-busy = { $path } is in use by another Stovka; close that one first.
problem-store-closed = { $path } is already closed; open the game again to go on.
problem-store-newer = { $path } was written by a newer Stovka (version { $version }); update this one to open it.
problem-data-nothing = There is no data in { $path }, so there is nothing to take or delete.
problem-data-exists = { $path } is there already; choose another name or delete it first.
problem-app-no_terminal = The app needs a terminal; here, use stovka play --plain.
problem-app-no_terminal_replay = The app needs a terminal; here, use stovka explain with this file.
