### The command line: its help, what its commands print, what can be wrong with what was typed.
### Of a command: the message says what it does, .short the same for the list, .usage what is typed, .example a line.

cli-help-usage = Как писать: { $usage }
cli-help-options = Что можно добавить:
cli-help-commands = Команды (у каждой есть --help):
cli-help-example = Например:

cli-stovka = Играть и учиться карточным играм до ста одного и до сотни. Без команды открывается приложение.
    .usage = stovka [COMMAND] …
    .example =
        stovka
        stovka play mavr --plain
        stovka rules russian
cli-play = Начинает игру VARIANT (mavr, если не назван) и открывает приложение за столом. С --plain та же игра идёт строка за строкой: через конвейер, с экранным диктором или в простом терминале; напишите там help. Каждый шаг сохраняется на диске: партию, которую бросили или прервали, при следующем запуске предложат продолжить.
    .short = играть с ботами, в приложении или строка за строкой
    .usage = stovka play [VARIANT] [--players N] [--bots LEVEL] [--seed S] [--rule DIAL=VALUE] [--hot-seat NAMES] [--plain [--no-undo] [--predict]]
    .example =
        stovka play mavr --players 3 --seed 7 --plain
        stovka play stovkahra --plain --hot-seat Anna,Boris
cli-rules = Печатает книгу правил игры VARIANT по действующим правилам: каждое правило, которое может понадобиться, откуда оно, и все настройки. С --diff только то, что в игре OTHER иначе.
    .short = книга правил или разница между двумя играми
    .usage = stovka rules VARIANT [--rule DIAL=VALUE] [--diff OTHER | --search WORD | --sheet card|score [--players N]] [--examples] [--both LANG,LANG] [--format text|md|html]
    .example =
        stovka rules mavr --rule draw=one
        stovka rules mavr --diff russian
        stovka rules czech --format html > czech.html
cli-judge = Отвечает на вопрос «можно так сходить?» про каждую карту на руках и объясняет почему. Карты пишут как 10H или QS; QH:S сверху — дама, на которую заказаны пики. Для Стовкагры вместо --top нужны --trick и --trump.
    .short = можно так сходить? каждая карта на руках, с объяснением
    .usage = stovka judge VARIANT --top CARD[:SUIT] --hand "CARDS" [--players N] [--rule DIAL=VALUE]
    .example =
        stovka judge mavr --top QH:S --hand "9H 10S"
        stovka judge stovkahra --trick "10H 7H" --trump C --hand "AH 8C 9S"
cli-explain = Рассказывает запись шаг за шагом: каждый ход, правило, по которому он сделан, всё, что за ним последовало и почему, и каждый подсчёт строка за строкой. Шаги нумеруются с 0. Законченная партия рассказывается со всеми картами; идущая, в которой играет один человек, — так, как её может знать этот игрок, если не указать --open; с --seat — только то, что может знать это место.
    .short = записанная игра, шаг за шагом, словами
    .usage = stovka explain FILE [--step N] [--seat S] [--open] [--both LANG,LANG] [--format text|md|html]
    .example =
        stovka explain game.stovka.jsonl --seat 0
        stovka trace mavr --seed 1 | stovka explain -
        stovka explain game.stovka.jsonl --both ru,en
cli-replay = Открывает приложение на первом шаге записи. Стрелки ведут вперёд и назад, по шагам и по раздачам, с объяснением каждого шага; таблица очков — по одной клавише.
    .short = запись в приложении, шаг за шагом
    .usage = stovka replay FILE [--ascii]
    .example = stovka replay game.stovka.jsonl
cli-trace = Боты играют в VARIANT, и печатается запись, где перед каждым ходом описан весь стол; с --record то же делается из готовой записи. Для проверок и исследований: видны карты всех.
    .short = дать ботам сыграть и напечатать запись
    .usage = stovka trace VARIANT [--players N] [--seed S] [--bots LEVEL] [--rounds K] [--rule DIAL=VALUE]
    .example =
        stovka trace mavr --players 3 --seed 1 --rounds 2 > game.stovka.jsonl
        stovka trace --record game.stovka.jsonl
cli-check = Проигрывает запись по правилам и говорит, что в ней, или называет первую строку, которой быть не может.
    .short = верна ли эта запись и что в ней?
    .usage = stovka check FILE
    .example = stovka check game.stovka.jsonl
cli-notebooks = Копирует блокноты в папку DIR (stovka-notebooks, если не названа) и открывает там JupyterLab. Блокнот, который там уже есть и изменён, остаётся как есть и называется.
    .short = блокноты: читать, запускать, менять — в JupyterLab
    .usage = stovka notebooks [DIR] [--list] [--no-launch]
    .example =
        stovka notebooks
        stovka notebooks ~/cards --no-launch
cli-data = Ваши данные: начатые и оконченные партии, ошибки и ответы на вопросы «что будет», настройки. path печатает их папку (STOVKA_DATA задаёт другую), export записывает всё в один zip-файл, erase всё удаляет, statistics считает сыгранное и ошибки.
    .short = ваши данные: где они, сколько, забрать, удалить
    .usage = stovka data [path|export FILE|erase [--yes]|statistics]
    .example =
        stovka data path
        stovka data export my-games.zip
        stovka data statistics

## What can be added

cli-option-variant = russian, alternative, czech, mavr, mavr-one, stovkahra или файл домашних правил (.toml)
cli-option-file = запись; - читает стандартный ввод
cli-option-action = path (если ничего не указано), export, erase, statistics
cli-option-target = для export: какой zip-файл записать
cli-option-yes = для erase: не спрашивать
cli-option-dir = папка (stovka-notebooks)
cli-option-list = только перечислить блокноты
cli-option-no-launch = только скопировать
cli-option-players = сколько играет; у каждого варианта свои пределы
cli-option-bots = как играют боты: beginner (новички) или steady (опытные)
cli-option-seed = целое число; одно и то же число сдаёт те же карты
cli-option-rule = изменить правило, например draw=one или effects.7.draw=3; все их перечисляет «stovka rules VARIANT»; можно несколько раз
cli-option-plain = строка за строкой, без приложения
cli-option-hot-seat = несколько людей за одной клавиатурой, например Анна,Борис; между ходами показанное одному прячется от другого
cli-option-no-undo = ходы назад не берутся (с --plain)
cli-option-predict = перед каждым шагом спрашивать, что будет (с --plain)
cli-option-ascii = масти буквами S H D C, а не значками
cli-option-lang = язык; если не указан, язык системы, а то английский
cli-option-help = показать эту справку
cli-option-version = напечатать версию
cli-option-rounds = сколько раундов сыграть, не больше (1)
cli-option-record = взять готовую запись
cli-option-diff = другой вариант или файл домашних правил, с чем сравнить
cli-option-format = простой текст, Markdown или одна страница HTML
cli-option-both = на двух языках рядом, например ru,en
cli-option-step = рассказать только этот шаг
cli-option-seat = рассказать то, что может знать это место, на «вы»; места нумеруются с 0
cli-option-open = рассказать обо всех картах, даже если партия ещё идёт
cli-option-top = верхняя карта; у дамы ещё и заказанная масть, QH:S
cli-option-trick = карты во взятке, в том порядке, как их клали
cli-option-trump = козырная масть, C, или показанная карта, 8C
cli-option-phase = на чём ход, если он не в самом начале: drawn, cover, answer, order, claim
cli-option-hand = ваши карты, например "9H 10S"

## What the commands print

cli-check-what = { $trace ->
    [yes] Запись со всеми столами
   *[no] Запись
}. { $game }; играют { LIST($seats) }.
cli-check-rule = Домашнее правило { $name } = { $value }. { $meaning }
cli-check-counts = Роздано: { N($rounds, "round") }; сделано: { N($moves, "move") }. Всё по правилам.
cli-check-ranking = Партия окончена. По местам: { LIST($ranking, join: "list") }.
cli-check-winner = { $by ->
    [enough] Партия окончена, победили { $side }. «Хватит» сказано с сотней на счету.
   *[false_claim] Партия окончена, победили { $side }. Соперники говорят «хватит», а сотни у них нет.
}
cli-check-unfinished = Партия не окончена.
cli-check-total-seat = { $out ->
    [yes] { $seat } (вне партии)
   *[no] { $seat } { $total }
}
cli-check-total-side = { $side } { $total }
cli-check-totals = Счёт: { LIST($items, join: "list") }.
cli-explain-title = { $game }: { LIST($seats) }
cli-judge-other = кто-то
cli-judge-move = { $move }: { $fits ->
    [yes] можно.
   *[no] нельзя.
} { $why }
cli-data-exported = Файлов записано: { $count }. Они здесь:
cli-data-nothing = В { $path } данных нет, удалять нечего.
cli-data-erase = Ваши данные будут удалены навсегда: { $count ->
    [one] { $count } файл
    [few] { $count } файла
   *[many] { $count } файлов
} в { $path }. Напишите «да», чтобы удалить.
cli-data-not-erased = Ничего не удалено.
cli-data-erased = Файлов удалено: { $count }.
cli-data-statistics = Ваша статистика
cli-data-played = { $matches ->
    [one] { $matches } партия
    [few] { $matches } партии
   *[many] { $matches } партий
}, из них доиграно { $ended }; посчитано: { N($rounds, "round") }
cli-data-played-none = Сохранённых партий пока нет.
cli-data-wrong = Ошибки, самые частые сначала
cli-data-wrong-rule = { $count ->
    [few] { $count } раза
   *[many] { $count } раз
}: { $rule }
cli-data-wrong-none = Ошибок пока не отмечено.
cli-data-predicted = Ответы на вопросы «что будет»
cli-data-predict-next = кто ходит следующим
cli-data-predict-cards = сколько карт
cli-data-predict-total = счёт
cli-data-right = верно { $right } из { $asked }
cli-data-predicted-none = Ответов пока не отмечено.
cli-notebooks-copied = { $count ->
    [0] Копировать было нечего; блокноты здесь:
   *[many] Скопировано блокнотов: { $count }. Они здесь:
}
cli-notebooks-kept = Оставлены как есть, потому что изменены: { LIST($names) }. Уберите такой блокнот, чтобы получить его заново.
cli-notebooks-launch = JupyterLab открывается в браузере; Ctrl+C здесь его закрывает.
cli-notebooks-no-jupyter = JupyterLab не установлен; установите его: pip install "stovka[notebook]".
cli-no-app = В этой Стовке приложения ещё нет; «stovka play --plain» — та же игра строка за строкой.

## What can be wrong with a command line

problem-cli-no_command = Команды «{ $name }» нет{ $nearest_n ->
    [0] {""}
   *[other] {" "}(может быть, { $nearest }?)
}; выберите { LIST($commands, join: "or") }.
problem-cli-no_option = У «{ $command }» нет { $option }{ $nearest_n ->
    [0] {""}
   *[other] {" "}(может быть, { $nearest }?)
}; что можно добавить, скажет «{ $command } --help».
problem-cli-missing = Не хватает: { $what }; что писать, скажет «{ $command } --help».
problem-cli-needs_value = После { $option } что-то должно стоять; что именно, скажет «{ $command } --help».
problem-cli-too_much = «{ $text }» здесь лишнее; что писать, скажет «{ $command } --help».
problem-cli-bad_number = { $option }: нужно целое число от { $least } до { $most }, а не «{ $value }».
problem-cli-bad_choice = { $option } не может быть «{ $value }»; выберите { LIST($choices, join: "or") }.
problem-cli-name_twice = Двух людей с именем { $name } быть не может.
problem-cli-too_many_people = Людей { $people }, а за столом мест { $players }; уберите --players или лишние имена.
problem-cli-plain_only = { LIST($options) }: это пока есть только в игре строка за строкой; добавьте --plain.
problem-cli-erase_yes = Ничего не удалено: спросить здесь некого; добавьте --yes, если уверены.
problem-cli-bad_both = Для --both нужны два разных языка, например ru,en, а не «{ $value }»; есть { LIST($languages) }.
problem-cli-no_notebooks = В этой установке нет блокнотов; установите Стовку заново.
problem-cli-record_alone = С --record больше ничего выбрать нельзя; уберите { LIST($extra) }.
problem-cli-no_seat = Места { $number } нет; в этой игре места от 0 до { $most }.
problem-cli-no_step = Шага { $step } нет; в этой записи шаги от 0 до { $most }.
problem-cli-no_steps = В этой записи ещё нет шагов: карты не розданы.
cli-no-output = То, что надо было напечатать, записать не удалось ({ problem-cause }).
