### The command line: its help, what its commands print, what can be wrong with what was typed.
### Of a command: the message says what it does, .short the same for the list, .usage what is typed, .example a line.

cli-help-usage = Usage: { $usage }
cli-help-options = What can be added:
cli-help-commands = Commands (each has --help):
cli-help-example = For example:

cli-stovka = Play and learn the card games of the hundred. Without a command the app opens.
    .usage = stovka [COMMAND] …
    .example =
        stovka
        stovka play mavr --plain
        stovka rules russian
cli-play = Deals a game of VARIANT (mavr, if you name none) and opens the app at the table. With --plain the same game is played line by line, in a pipe, with a screen reader or on a simple terminal; type “help” there. Every step is kept on disk: a match that was left, or killed, is offered again at the next start.
    .short = play against bots, in the app or line by line
    .usage = stovka play [VARIANT] [--players N] [--bots LEVEL] [--seed S] [--rule DIAL=VALUE] [--hot-seat NAMES] [--plain [--no-undo] [--predict]]
    .example =
        stovka play mavr --players 3 --seed 7 --plain
        stovka play stovkahra --plain --hot-seat Anna,Boris
cli-rules = Prints the rule book of VARIANT, made from the rules in force: every rule that can apply, who says so, and all settings. With --diff only what is different in OTHER.
    .short = the rule book, or the difference between two
    .usage = stovka rules VARIANT [--rule DIAL=VALUE] [--diff OTHER | --search WORD | --sheet card|score [--players N]] [--examples] [--both LANG,LANG] [--format text|md|html]
    .example =
        stovka rules mavr --rule draw=one
        stovka rules mavr --diff russian
        stovka rules czech --format html > czech.html
cli-judge = Answers “may I play this?” for each card of a hand, with the reason. Cards are written 10H or QS; QH:S on top means a queen with which spades were ordered. For Stovkahra give --trick and --trump instead of --top.
    .short = may I play this? each card of a hand, with the reason
    .usage = stovka judge VARIANT --top CARD[:SUIT] --hand "CARDS" [--players N] [--rule DIAL=VALUE]
    .example =
        stovka judge mavr --top QH:S --hand "9H 10S"
        stovka judge stovkahra --trick "10H 7H" --trump C --hand "AH 8C 9S"
cli-explain = Tells a record step by step: each move, the rule that let it through, all that it caused and why, and every count line by line. Steps are numbered from 0. A match that is over is told with every hand; of a running one in which one person plays, what that person may know, unless --open is given; with --seat only what that seat may know.
    .short = a recorded game, step by step, in words
    .usage = stovka explain FILE [--step N] [--seat S] [--open] [--both LANG,LANG] [--format text|md|html]
    .example =
        stovka explain game.stovka.jsonl --seat 0
        stovka trace mavr --seed 1 | stovka explain -
        stovka explain game.stovka.jsonl --both ru,en
cli-replay = Opens the app at the first step of a record. The arrow keys go on and back, step by step or deal by deal, with the reasons of every step; the score sheet is one key away.
    .short = a recorded game in the app, step by step
    .usage = stovka replay FILE [--ascii]
    .example = stovka replay game.stovka.jsonl
cli-trace = Bots play VARIANT, and the record is printed with the whole table told before every move; with --record the same is made of an existing record. For tests and research: it shows every hand.
    .short = let bots play, and print the record
    .usage = stovka trace VARIANT [--players N] [--seed S] [--bots LEVEL] [--rounds K] [--rule DIAL=VALUE]
    .example =
        stovka trace mavr --players 3 --seed 1 --rounds 2 > game.stovka.jsonl
        stovka trace --record game.stovka.jsonl
cli-check = Replays a record by the rules and says what it is, or names the first line that cannot be right.
    .short = is this record right, and what is it?
    .usage = stovka check FILE
    .example = stovka check game.stovka.jsonl
cli-notebooks = Copies the notebooks into DIR (stovka-notebooks, if you name none) and opens JupyterLab there. A notebook that is there already and was changed is left alone, and named.
    .short = notebooks to read, run and change, in JupyterLab
    .usage = stovka notebooks [DIR] [--list] [--no-launch]
    .example =
        stovka notebooks
        stovka notebooks ~/cards --no-launch
cli-data = Your own data: running and finished matches, wrong moves and predictions, settings. “path” prints the folder it is in (set STOVKA_DATA to have it elsewhere), “export” writes all of it into one zip file, “erase” deletes all of it, “statistics” counts what you have played and what went wrong.
    .short = your own data: where, how much, take along, delete
    .usage = stovka data [path|export FILE|erase [--yes]|statistics]
    .example =
        stovka data path
        stovka data export my-games.zip
        stovka data statistics

## What can be added

cli-option-variant = russian, alternative, czech, mavr, mavr-one, stovkahra, or the path of a house-rule file (.toml)
cli-option-file = the record; - reads standard input
cli-option-action = path (if you say nothing), export, erase, statistics
cli-option-target = for export: the zip file to write
cli-option-yes = for erase: do not ask
cli-option-dir = the folder (stovka-notebooks)
cli-option-list = only say which notebooks there are
cli-option-no-launch = only copy them
cli-option-players = how many play; each variant says how many can
cli-option-bots = how the bots play: beginner or steady
cli-option-seed = a whole number; the same number deals the same cards
cli-option-rule = change a rule, such as draw=one or effects.7.draw=3; “stovka rules VARIANT” lists them all; as often as you like
cli-option-plain = line by line instead of the app
cli-option-hot-seat = several people at one keyboard, such as Anna,Boris; between turns what one has seen is hidden from the next
cli-option-no-undo = no move is taken back (with --plain)
cli-option-predict = before each step you are asked what it will bring (with --plain)
cli-option-ascii = suits as letters S H D C instead of signs
cli-option-lang = the language; without it that of your system, else English
cli-option-help = show this help
cli-option-version = print the version
cli-option-rounds = how many rounds to play at most (1)
cli-option-record = trace this record instead
cli-option-diff = another variant or house-rule file to compare with
cli-option-format = plain text, Markdown or one HTML page
cli-option-both = two languages side by side, such as ru,en
cli-option-step = tell only this step
cli-option-seat = tell what this seat may know, as “you”; seats are numbered from 0
cli-option-open = tell every hand, also of a running match
cli-option-top = the card on top; of a queen also the suit ordered, QH:S
cli-option-trick = the cards of the trick so far, in the order laid
cli-option-trump = the trump suit, C, or the shown card, 8C
cli-option-phase = where the turn stands, if it is not a fresh one: drawn, cover, answer, order, claim
cli-option-hand = your cards, such as "9H 10S"

## What the commands print

cli-check-what = { $trace ->
    [yes] A trace
   *[no] A record
} of { $game } with { LIST($seats) }.
cli-check-rule = House rule { $name } = { $value }. { $meaning }
cli-check-counts = { N($rounds, "round") } dealt, { N($moves, "move") }: everything is by the rules.
cli-check-ranking = The match is over. In order: { LIST($ranking, join: "list") }.
cli-check-winner = { $by ->
    [enough] The match is over: { $side } said “enough” with a hundred, and won.
   *[false_claim] The match is over: { $side } won, the other side said “enough” without a hundred.
}
cli-check-unfinished = The match is not finished.
cli-check-total-seat = { $out ->
    [yes] { $seat } (out)
   *[no] { $seat } { $total }
}
cli-check-total-side = { $side } { $total }
cli-check-totals = Totals so far: { LIST($items, join: "list") }.
cli-explain-title = { $game }: { LIST($seats) }
cli-judge-other = somebody
cli-judge-move = { $move }: { $fits ->
    [yes] yes.
   *[no] no.
} { $why }
cli-data-exported = { $count ->
    [one] { $count } file is in:
   *[other] { $count } files are in:
}
cli-data-nothing = There is no data in { $path }, so nothing was deleted.
cli-data-erase = This deletes your data for good: { $count ->
    [one] { $count } file
   *[other] { $count } files
} in { $path }. Type yes to do it.
cli-data-not-erased = Nothing was deleted.
cli-data-erased = { $count ->
    [one] { $count } file was deleted.
   *[other] { $count } files were deleted.
}
cli-data-statistics = Your statistics
cli-data-played = { $matches ->
    [one] { $matches } match
   *[other] { $matches } matches
}, { $ended } of them played to the end; { N($rounds, "round") } counted
cli-data-played-none = No match was kept yet.
cli-data-wrong = What went wrong, the most frequent first
cli-data-wrong-rule = { $count ->
    [one] once
    [2] twice
   *[other] { $count } times
}: { $rule }
cli-data-wrong-none = No wrong move was noted yet.
cli-data-predicted = What you predicted
cli-data-predict-next = who moves next
cli-data-predict-cards = how many cards
cli-data-predict-total = the totals
cli-data-right = right { $right } of { $asked }
cli-data-predicted-none = No prediction was noted yet.
cli-notebooks-copied = { $count ->
    [0] No notebook had to be copied; they are in:
    [one] { $count } notebook was copied into:
   *[other] { $count } notebooks were copied into:
}
cli-notebooks-kept = Left as you have them, because they were changed: { LIST($names) }. Move one away to get it anew.
cli-notebooks-launch = JupyterLab opens in your browser; Ctrl+C here ends it.
cli-notebooks-no-jupyter = JupyterLab is not installed; pip install "stovka[notebook]" brings it.
cli-no-app = This Stovka has no app yet; “stovka play --plain” plays the same game line by line.

## What can be wrong with a command line

problem-cli-no_command = There is no command “{ $name }”{ $nearest_n ->
    [0] {""}
   *[other] {" "}(did you mean { $nearest }?)
}; choose { LIST($commands, join: "or") }.
problem-cli-no_option = “{ $command }” has no option { $option }{ $nearest_n ->
    [0] {""}
   *[other] {" "}(did you mean { $nearest }?)
}; “{ $command } --help” lists them.
problem-cli-missing = { $what } is missing; “{ $command } --help” shows what to type.
problem-cli-needs_value = After { $option } something must follow; “{ $command } --help” shows what.
problem-cli-too_much = “{ $text }” is too much here; “{ $command } --help” shows what to type.
problem-cli-bad_number = { $option } needs a whole number from { $least } to { $most }, not “{ $value }”.
problem-cli-bad_choice = { $option } cannot be “{ $value }”; choose { LIST($choices, join: "or") }.
problem-cli-name_twice = Two people cannot both be called { $name }.
problem-cli-too_many_people = There are { $people } names but only { $players } seats; leave out --players, or names.
problem-cli-plain_only = Only the game line by line knows { LIST($options) } yet; add --plain.
problem-cli-erase_yes = Nothing was deleted: there is nobody to ask here; add --yes if you are sure.
problem-cli-bad_both = --both needs two different languages, such as ru,en, not “{ $value }”; choose from { LIST($languages) }.
problem-cli-no_notebooks = The notebooks are missing from this installation; installing Stovka again brings them back.
problem-cli-record_alone = With --record nothing else can be chosen; leave out { LIST($extra) }.
problem-cli-no_seat = There is no seat { $number }; this game has seats 0 to { $most }.
problem-cli-no_step = There is no step { $step }; this record has steps 0 to { $most }.
problem-cli-no_steps = This record has no step yet: nothing was dealt.
cli-no-output = What should be printed could not be written ({ problem-cause }).
