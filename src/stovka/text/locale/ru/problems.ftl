### What was wrong, where, and what to do about it. One sentence each; $line and $field say where in a file.

problem-in-file = Строка { $line }, { $field }: { $problem }

## Rules, variants, house rules

problem-rules-unknown_variant = Варианта «{ $variant }» нет{ $nearest_n ->
    [0] {""}
   *[other] {" "}(может быть, { $nearest }?)
}; выберите { LIST($variants, join: "or") } или укажите файл домашних правил с окончанием .toml.
problem-rules-wrong_game = Вариант { $variant } относится к игре { $owner }, а не { $game }.
problem-rules-no_base = В файле домашних правил { $path } не сказано, от чего он отталкивается; начните его строкой вроде base = "mavr" ({ LIST($variants, join: "or") }).
problem-rules-unknown_dial = Настройки «{ $dial }» в правилах нет{ $nearest_n ->
    [0] .
   *[other] ; может быть, { $nearest }?
}
problem-rules-unknown_atom = { $key } не умеет «{ $atom }»; карта умеет { LIST($atoms, join: "or") }.
problem-rules-bad_choice = { $dial } не может быть «{ $value }»; выберите { LIST($choices, join: "or") }.
problem-rules-bad_flag = { $dial } либо включено, либо нет, а не «{ $value }»: в файле пишите true или false, в командной строке yes или no.
problem-rules-bad_number = { $dial }: нужно целое число от { $least } до { $most }, а не «{ $value }».
problem-rules-bad_range = { $dial }: нужны два целых числа от { $least } до { $most }, сначала меньшее, например [2, 6]; сейчас «{ $value }».
problem-rules-bad_set = { $dial }: нужен список достоинств и карт, например ["A", "7", "KS"]; сейчас «{ $value }».
problem-rules-bad_card = { $dial }: «{ $value }» — не достоинство (от 2 до 10, J, Q, K, A) и не карта вроде KS.
problem-rules-bad_key = { $dial }: запись «{ $key }» — не достоинство (от 2 до 10, J, Q, K, A) и не карта вроде KS.
problem-rules-bad_table = { $dial }: нужна непустая таблица с записью для каждого достоинства или карты; сейчас «{ $value }».
problem-rules-changes_nothing = { $dial } здесь ничего не меняет; уберите это.
problem-rules-again_skips = { $key } не может сразу и давать ещё один ход (again), и заставлять следующего пропускать (skip); выключите что-то одно.
problem-rules-cover_alone = { $key } надо накрывать (cover), а вместе с этим допустимо только wild (класть на что угодно); выключите cover или остальное.
problem-rules-answer_previous = { $rank } действует на предыдущего игрока, а отвечать может только следующий; уберите { $rank } из answer.
problem-rules-answer_again = { $rank } даёт ещё один ход, так что отвечать некому; уберите { $rank } из answer.
problem-rules-answer_idle = { $rank } никого не заставляет ни брать, ни пропускать, так что отвечать не на что; уберите { $rank } из answer.
problem-rules-cover_no_finish = { $key } заканчивает раунд ненакрытой (six_last = ends_round), поэтому стоять ещё и в no_finish не может; уберите одно из двух.
problem-rules-no_equals = «{ $word }» ничего не задаёт; напишите настройку и значение, например draw=one или effects.7.draw=3.
problem-rules-no_end = С таким no_finish раунд не закончит ни одна карта; уберите оттуда хотя бы одну.
problem-rules-players = { $variant }: игра рассчитана на { SPAN($fewest, $most) } игроков, а не на { $players }.
problem-rules-short_stock = Если игроков { $players } и у каждого { N($hand_size, "card") }, в колоде из { $deck } останется меньше трёх; сдайте меньше карт или посадите меньше игроков.
problem-bots-unknown = Бота «{ $level }» нет; выберите { LIST($levels, join: "or") }.

## Cards, files

problem-card-unknown = «{ $text }» — не карта; напишите достоинство (от 2 до 10, J, Q, K, A) и масть (S, H, D, C), например 10H или QS.
problem-file-unreadable = Файл { $path } не читается ({ problem-cause }); проверьте имя и разрешено ли вам его открыть.
problem-file-bad_toml = { $row ->
    [0] Файл { $path } — неправильный TOML.
   *[other] Файл { $path } — неправильный TOML: посмотрите строку { $row }.
}
problem-cause = { $why ->
    [missing] такого файла или папки нет
    [folder] это папка
    [forbidden] это не разрешено
    [full] нет места
    [read_only] сюда нельзя писать
    [busy] занято другой программой
   *[other] ответ системы: { $why }
}

## Records. $field is a place in the line, such as deck[3].

problem-record-unreadable = { $why ->
    [missing] Файла { $path } нет; проверьте имя.
    [folder] { $path } — это папка; укажите запись, которая в ней лежит.
    [forbidden] Файл { $path } открыть нельзя; спросите его владельца.
   *[failed] Файл { $path } не читается.
}
problem-record-too_big = Файл больше { NUMBER($most) } байт; таких записей игры не бывает.
problem-record-empty = Файл пуст; запись начинается со строки-заголовка.
problem-record-too_many_lines = В файле больше { NUMBER($most) } строк; таких записей игры не бывает.
problem-record-cut_header = Файл обрывается на первой же строке, и прочесть игру нельзя.
problem-record-blank_line = Строка { $line } пустая; уберите её.
problem-record-key_twice = В строке { $line } дважды стоит { $field }; нужно один раз.
problem-record-not_utf8 = Строка { $line } — текст не в UTF-8.
problem-record-not_json = Строка { $line } — неправильный JSON: ошибка у знака { $column }.
problem-record-bad_number = В строке { $line } число, каких в записях не бывает (не конечное или слишком длинное).
problem-record-too_deep = В строке { $line }{ $field_n ->
    [0] {""}
   *[other] , { $field },
} списки и таблицы вложены глубже { $most }.
problem-record-not_object = Строка { $line } — не объект JSON; каждая строка записи — объект, в фигурных скобках.
problem-record-second_header = Строка { $line } — второй заголовок; он в записи один, в первой строке.
problem-record-header_first = Строка { $line } — { $found }, но запись начинается с заголовка.
problem-record-format = Строка { $line }, { $field }: формата «{ $value }» Стовка не знает; в записи стоит { $known }.
problem-record-newer_version = Строка { $line }, { $field }: версия записи { $version } новее, чем { $known }, которую читает эта программа; обновите Стовку.
problem-record-missing_key = В строке { $line } нет { $field }{ $type_n ->
    [0] {""}
   *[other] , а в строке { $type } он нужен
}.
problem-record-unknown_key = В строке { $line } стоит { $field }, а в строке { $type } такого не бывает; уберите.
problem-record-unknown_type = Строка { $line }, { $field }: строк вида «{ $value }» не бывает.
problem-record-unknown_move = Строка { $line }, { $field }: «{ $value }» — не ход; напишите карту вроде 7S или QH:S или draw, pass, order:S, meld:K, enough, silent.
problem-record-unknown_card = Строка { $line }, { $field }: «{ $value }» — не карта; напишите достоинство и масть, например 10H.
problem-record-bad_value = Строка { $line }, { $field }: «{ $value }» здесь стоять не может.
problem-record-card_twice = Строка { $line }, { $field }: { $card } стоит второй раз; в колоде каждая карта одна.
problem-record-deck_size = Строка { $line }, { $field }: { N($size, "card") } — не колода; в колоде бывает 32, 36 или 52.
problem-record-not_in_deck = Строка { $line }, { $field }: { $card } — такой карты в колоде из { $size } нет.
problem-record-seats = Строка { $line }, { $field }: мест { $players }; в записи их от 1 до { $most }.
problem-record-level = { $kind ->
    [bot] Строка { $line }, { $field }: боту нужен уровень: beginner, steady или sharp.
   *[human] Строка { $line }, { $field }: уровень бывает только у бота.
}
problem-record-name_length = { $line ->
    [0] В имени бывает от 1 до { $most } знаков, а здесь { $length }.
   *[other] Строка { $line }, { $field }: в имени бывает от 1 до { $most } знаков, а здесь { $length }.
}
problem-record-unprintable = { $line ->
    [0] Знак { $character } напечатать нельзя; уберите его.
   *[other] Строка { $line }, { $field }: знак { $character } напечатать нельзя, здесь он стоять не может.
}
problem-record-misplaced = Строка { $line }: здесь должна стоять строка { $wanted }, а не { $found }.
problem-record-after_end = Строка { $line }: партия окончена, строки { $found } дальше быть не может.
problem-record-illegal_move = Строка { $line }, { $move }: { $verdict }
problem-record-contradicts = Строка { $line }, { $field }: в записи { $found }, а по правилам { $wanted }.
problem-record-not_shuffled = Строка { $line }, { $field }: это не те карты, которые тасовали (не хватает: { $missing_n ->
    [0] нет
   *[other] { LIST($missing, join: "list") }
}; лишние: { $extra_n ->
    [0] нет
   *[other] { LIST($extra, join: "list") }
}).
problem-record-undo_too_far = Строка { $line }: вернуть ходов — { $moves } — нельзя, в раунде их только { $most }.
problem-record-cut_line = Файл обрывается на строке { $line }; эта строка пропущена.
problem-record-cut_step = Файл обрывается после строки { $line }: того, что нужно для { $type }, нет, поэтому это пропущено.
problem-record-cut_told = Файл кончается на строке { $line } без строк { LIST($types) }; они следуют из остального.

## Sessions, saved games, progress

problem-session-not_your_turn = Сейчас { ME($mover_me, "ходите", "ходит") } { $mover }, а не { $seat }.
problem-session-undo_too_far = Столько ходов ({ $moves }) вернуть нельзя: в раунде их { $most }.
problem-store-full = В папке { $path } больше нет места для сохранённых игр; удалите или перенесите часть из них.
problem-store-no_home = У системы не названа домашняя папка, хранить ваши данные негде; укажите папку в STOVKA_DATA.
problem-store-write_failed = Файл { $path } не записался ({ problem-cause }); сохранённое раньше цело.
problem-store-busy = { $path } занят другой Стовкой; сначала закройте её.
problem-store-closed = { $path } уже закрыт; откройте игру снова, чтобы продолжить.
problem-store-newer = { $path } записан более новой Стовкой (версия { $version }); чтобы открыть его, обновите эту.
problem-data-nothing = В { $path } нет никаких данных: забирать и удалять нечего.
problem-data-exists = { $path } уже есть; выберите другое имя или сначала удалите его.
problem-app-no_terminal = Приложению нужен терминал; здесь играйте так: stovka play --plain.
problem-app-no_terminal_replay = Приложению нужен терминал; здесь этот файл расскажет stovka explain.
