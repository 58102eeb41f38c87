### The notebooks: labels of the table, the stepper, the hand with its reasons, a game against bots.

## The head of a step

nb-head = Шаг { $number } из { $last } · раунд { $round } · { $move }
nb-move = { NAME($seat, form: "start") } { $move }
nb-own-deal = раздача
nb-own-score = подсчёт
nb-no-steps = Ещё ничего не было.

## Titles

nb-title-why = Почему так можно
nb-title-happened = Что было
nb-title-sheet = Таблица очков
nb-title-log = Перед этим, последнее сверху

## The table

nb-zone-stock = { $count ->
    [0] колода пуста
   *[other] колода, { N($count, "card") }
}
nb-zone-pile = { $count ->
    [0] на столе ещё ничего нет
    [1] на столе
   *[other] верхняя на столе, всего { N($count, "card") }
}
nb-zone-trick = { $count ->
    [0] во взятке ещё нет карт
   *[other] взятка
}
nb-zone-trick-taken = взятка, уже взята
nb-zone-turned = открытый козырь
nb-zone-taken = Во взятках у пары { $side }: { N($count, "card") }.
nb-col-player = Игрок
nb-col-hand = На руках
nb-col-total = Всего
nb-col-round = Раунд
nb-side = { SIDE($side, form: "start") }
nb-noted = { $total } *
nb-empty-hand = карт нет
nb-marks = ({ LIST($marks, join: "list") })
nb-mark-mover = ходит
nb-mark-dealer = сдаёт
nb-mark-you = вы
nb-mark-out = вне партии

## The log

nb-log-seat = { NAME($seat, form: "start") } { LIST($said, join: "list") }
nb-log-some = { LIST($said, join: "list") }
nb-log-line = { $number }: { LIST($parts, join: "list") }

## Plain text

nb-text-zone = { $shown ->
    [no] { $zone }
   *[yes] { $cards } ({ $zone })
}
nb-text-laid = { $card } { $name }
nb-text-player = { $name }  { $state ->
    [out] { $marks }
   *[in] { $cards }  { $total } { $marks }
}

## The stepper

nb-stepper = Просмотр по шагам, { $steps ->
    [one] { $steps } шаг
    [few] { $steps } шага
   *[many] { $steps } шагов
}. Чтобы работали кнопки, выполните ячейку.
nb-kept = Выполните ячейку, чтобы листать шаги отсюда дальше.
nb-first = « Начало
    .tip = К первому шагу
nb-back = ‹ Назад
    .tip = На шаг назад
nb-next = Дальше ›
    .tip = На шаг вперёд
nb-last = Конец »
    .tip = К последнему шагу
nb-play = Пуск
    .tip = Листать шаги подряд, до нового нажатия или до конца
nb-slider = Шаг
    .tip = Выбрать шаг; с клавиатуры ← и →, когда выбрано это поле

## A hand with its reasons

nb-legal-head = { $mover ->
    [nobody] Ходить некому.
   *[other] { $seat_me ->
        [yes] Ходите
       *[no] Ходит
    } { $seat }.
}
nb-col-move = Ход
nb-col-may = Можно?
nb-col-why = Почему
nb-col-would = Что тогда
nb-yes = ✓ да
nb-no = ✗ нет
nb-any-suit = { $card } и любая масть
nb-with-suit = и любая масть
nb-judged = { $legal ->
    [yes] Можно: { $move }.
   *[no] Нельзя: { $move }.
}
nb-refused = Нельзя: { $move }. Ничего не изменилось.
nb-code-unknown = «{ $code }» — не ход. Ход — это карта вроде 7H или 10S, карта с заказанной мастью вроде QH:S или слово: { LIST($words, join: "list") }.
nb-title-would = Что это сделает

## A game against bots

nb-game-turn = Ваш ход.
nb-game-over = Партия окончена.
nb-game-round = Раунд окончен; next() раздаст следующий.
nb-game-since = После вашего последнего хода
nb-game-hint = Опытный игрок решил бы { $move }.

## Plain text of a hand with its reasons

nb-text-option = { $mark }  { $name }: { $why }
nb-text-would = { "    " }→ { $what }
