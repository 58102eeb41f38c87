### Счёт игры настоящими картами.

keeper-begin = { $lines ->
    [0] Счёт: { $game }. Играют { LIST($seats) }.
   *[other] Счёт продолжается: { $game }. Играют { LIST($seats) }.
} Что ещё можно ввести, скажет «help».
keeper-help =
    Карта — достоинство (2–10, J, Q, K, A) и масть (S, H, D, C), например 10H или QS; игрок — имя, его начало или номер.
    -: ничего или никто.
    undo: взять назад последний ответ, сколько угодно раз.
    sheet: таблица счёта.
    quit: выйти; счёт сохранится.
keeper-offer = Есть неоконченный счёт: { $game }; играют { LIST($seats) }; посчитано раундов: { $rounds }. Продолжить его? да (yes) или нет (no).
keeper-offer-again = Введите yes, чтобы продолжить этот счёт, no, чтобы начать новый, или quit.
keeper-left = Счёт сохранён; «stovka score» его продолжит.
keeper-left-unkept = Сохранять нечего.
keeper-over = Партия окончена. «undo» берёт последний ответ назад, «quit» завершает.
keeper-unkept = Этот счёт нельзя сохранить на диске ({ $why }) Его можно вести дальше, но в конце он пропадёт.
keeper-undone = { $lines ->
    [0] Взято назад; ответов больше нет.
    [one] Взято назад; остался { $lines } ответ.
    [few] Взято назад; осталось { $lines } ответа.
   *[many] Взято назад; осталось { $lines } ответов.
}
keeper-nothing-undone = Брать назад нечего.

## Вопросы

keeper-ask-out = Кто закончил и какой картой? Имя и карта, например 8H; - если раунд зашёл в тупик.
keeper-ask-hand = { NAME($seat, form: "start") }: какие карты остались на руках? Например 10H 7C; - если никаких.
keeper-ask-dealer = Кто сдавал в первый раз?
keeper-ask-taken = { SIDE($side, form: "start") }: какие тузы, короли, дамы и валеты у них во взятках? Карты или только очки (0–72); остальное засчитается другим.
keeper-ask-last = Кто взял последнюю взятку и какой картой?
keeper-ask-sevens = Какие взятки до неё взяты семёркой? Имя и семёрка, перед именем 1, если взятка первая; несколько — через запятую; - если никакие.
keeper-ask-sets = Какие комбинации объявлены? Имя и три или четыре карты; несколько — через запятую; - если никакие.
keeper-ask-trump = Какая масть козырная: S, H, D или C?
keeper-ask-call = { NAME($seat, form: "start") }: «хватит» или молчание? - для молчания.
keeper-word-enough = хватит
keeper-word-silent = молчание

## Таблица

keeper-no-round = Пока ничего не посчитано; у всех 0.
keeper-owner = { LIST($seats, join: "list") }
keeper-round = { $newest ->
    [yes] > { $round }
   *[no] { $round }
}
keeper-total-reset = { $total }*
keeper-total-out = { $total } вне
keeper-sheet-note = > последний раунд; * снова 0; «вне»: вне партии.

## Строка подсчёта: очки за карты, которые не названы поимённо

keeper-taken =
    .why = Карты во взятках: { $value }.
    .short = карты { $value }

## Чего не может быть

problem-keeper-one_player = Назовите одного игрока и не больше одной карты.
problem-keeper-player_out = { NAME($seat, form: "start") } уже вне партии.
problem-keeper-no_finish = Картой { $card } в этой игре не заканчивают: раунд продолжался.
problem-keeper-only_cards = На руках могут быть только карты, например 10H 7C.
problem-keeper-needs_cards = { NAME($seat, form: "start") }: карты должны остаться. В этой игре без карт только тот, кто выиграл раунд.
problem-keeper-not_in_deck = { $card }: такой карты в этой игре нет.
problem-keeper-twice = { $card } не может быть в двух местах.
problem-keeper-needs_suit = Введите масть: S (пики), H (червы), D (бубны) или C (трефы).
problem-keeper-cards_or_points = Введите или карты, например AH KS, или их очки.
problem-keeper-no_points = Карт на { $points } в сумме не бывает: должно быть от 0 до { $most }, но не 1, 2, 70 и не 71.
problem-keeper-one_card = Введите имя и одну карту, например KH.
problem-keeper-not_taken = { $card } взяла последнюю взятку, значит, она должна быть среди карт этой стороны: { $side }.
problem-keeper-one_seven = Введите имя и семёрку для каждой такой взятки, например 7H.
problem-keeper-trick_number = Номер взятки до последней — от 1 до { $most }, у каждой свой; не { $number }.
problem-keeper-no_set = Комбинация — три или четыре карты одного достоинства: тузы, короли, дамы, валеты, десятки или семёрки; перед ними имя игрока.
problem-keeper-over = Партия окончена.
problem-keeper-no_call = Введите { LIST($calls, join: "or") }.
problem-keeper-nothing_typed = Введите ответ или - (ничего); подробнее — «help».
problem-keeper-no_card = «{ $text }» — не карта: карта — это достоинство (2–10, J, Q, K, A) и масть (S, H, D, C), например 10H или QS.
problem-keeper-no_player = Игрока «{ $text }» нет; играют { LIST($seats, join: "list") }.

## Команда

cli-score = Судья и счёт для игры настоящими картами: спрашивает, кто закончил и что у остальных на руках или кто что взял, и даёт очки с каждой строкой суммы, общий счёт, обнуления и выбывших. Каждый ответ сохраняется на диске; брошенный счёт предлагается продолжить.
    .short = вести и объяснять счёт игры настоящими картами
    .usage = stovka score VARIANT [--players N] [--names A,B,C] [--rule DIAL=VALUE]
    .example =
        stovka score mavr --names Анна,Борис,Вера
        stovka score stovkahra
cli-option-names = имена игроков через запятую, в том порядке, как они сидят
