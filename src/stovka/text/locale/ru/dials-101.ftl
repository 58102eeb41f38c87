### The settings of the 101 family. .meaning: what a setting decides. .choice-…: what each choice means; .value: of
### numbers, lists and tables, with $value.

## Deal

dial-deck =
    .meaning = Сколько карт в колоде.
    .choice-36 = 36 карт, от шестёрок до тузов.
    .choice-52 = 52 карты, от двоек до тузов.
dial-players =
    .meaning = Сколько человек может играть.
    .value = { LIST($value, join: "to") } игроков.
dial-hand_size =
    .meaning = По сколько карт сдают, считая и открытую карту сдающего.
    .value = По { N($value, "card", case: "dat") }.
dial-opening_effect =
    .meaning = Действует ли карта, которую открывает сдающий, так же, как сыгранная.
    .choice-full = Открытая карта — ход сдающего, она действует в полную силу.
    .choice-none = Открытая карта ничего не делает, под неё только ходят.
dial-opening_queen =
    .meaning = Кто называет масть, если открылась карта, которая её заказывает.
    .choice-dealer_orders = Сдающий заказывает любую.
    .choice-own_suit = Заказана её собственная масть.

## Draw

dial-draw =
    .meaning = Сколько карт берёт тот, кому нечем ходить.
    .choice-one = Одну; если и она не подходит, ход переходит дальше.
    .choice-until_fits = По одной, пока не придёт подходящая.
dial-voluntary_draw =
    .meaning = Можно ли взять карту, если есть чем ходить.
    .choice-yes = Один раз за ход, по желанию; потом ходить или пасовать.
    .choice-no = У кого есть чем ходить, тот ходит.
dial-play_drawn =
    .meaning = Надо ли сыграть только что взятую карту, если она подходит.
    .choice-must = Подходит — надо сыграть.
    .choice-may = Можно оставить себе.
dial-queen_forces_play =
    .meaning = Надо ли сыграть карту, которую кладут на что угодно, если больше ничего не подходит.
    .choice-yes = Надо: она подходит всегда.
    .choice-no = Можно её приберечь и взять одну карту.
dial-recycle =
    .meaning = Как сыгранные карты становятся новой колодой.
    .choice-shuffle = Их тасуют.
    .choice-flip = Их переворачивают: раньше всех сыгранная лежит сверху.

## Effects

dial-effects =
    .meaning = Что делают карты, когда их кладут.
    .value = { COUNT($value, "draw") ->
        [0] Карт никто не берёт
       *[other] Берут карты: { ENTRIES($value, atom: "draw") }
    }; { COUNT($value, "skip") ->
        [0] ход никто не пропускает
       *[other] ход пропускают после { KEYS($value, atom: "skip", case: "gen") }
    }; { COUNT($value, "again") ->
        [0] ещё раз никто не ходит
       *[other] ещё один ход дают { KEYS($value, atom: "again") }
    }; { COUNT($value, "cover") ->
        [0] накрывать ничего не надо
       *[other] надо накрывать { KEYS($value, atom: "cover", case: "acc") }
    }; { COUNT($value, "order") ->
        [0] масть никто не заказывает
       *[other] масть заказывают { KEYS($value, atom: "order") }
    }; { COUNT($value, "wild") ->
        [0] на что угодно не кладут ничего
       *[other] { KEYS($value, atom: "wild", case: "acc") } кладут на что угодно
    }.
dial-answer =
    .meaning = На какие карты можно ответить картой того же достоинства.
    .value = { $value_n ->
        [0] Ни на какие: что положено, делают сразу.
       *[other] Отвечать можно на { KEYS($value, case: "acc") }.
    }
dial-five_skips =
    .meaning = Кто пропускает ход после карты, которая действует на предыдущего игрока.
    .choice-next = Ход пропускает следующий игрок.
    .choice-previous = Тот, на кого она действует: он пропускает свой следующий ход.

## Finish

dial-no_finish =
    .meaning = Какие карты, сыгранные последними, не заканчивают раунда.
    .value = { $value_n ->
        [0] Таких нет: раунд заканчивает любая последняя карта.
       *[other] Вот какие: { KEYS($value) }.
    }
dial-no_finish_mode =
    .meaning = Что для этих карт значит «не заканчивают раунда».
    .choice-play_on = Последними их класть можно, но раунд продолжается.
    .choice-not_last = Последними их класть нельзя.
dial-comeback =
    .meaning = Что делает тот, кто остался после такой карты без карт, когда очередь снова доходит до него.
    .choice-counts_as_draw = Берёт одну карту, в этот ход единственную.
    .choice-extra_draw_first = Сначала берёт одну карту, потом ходит как обычно.
dial-six_last =
    .meaning = Может ли быть последней карта, которую надо накрывать.
    .choice-must_cover = Накрывать надо и тогда.
    .choice-ends_round = Она заканчивает раунд ненакрытой.
dial-last_card_penalty =
    .meaning = Берут ли карты, которые положено взять из-за последней карты.
    .choice-none = Не берут: раунд окончен.
    .choice-drawn_then_scored = Сначала берут, потом считают.
dial-blocked =
    .meaning = Как считают раунд, зашедший в тупик.
    .choice-all_score = Никто не выигрывает, все считают свои карты.
    .choice-lowest_hand_wins = Выигрывает тот, у кого одного меньше всего очков на руках.

## Count

dial-values =
    .meaning = Сколько стоят карты, оставшиеся на руках.
    .value = { ENTRIES($value, atom: "value") }.
dial-lone_queen =
    .meaning = Сколько стоит дама, оставшаяся одна.
    .choice-lone_card = Если дама — единственная карта на руках, она стоит 20, дама пик 40.
    .choice-one_queen_among_others = Единственная на руках дама стоит 20, дама пик 40, какие бы карты ещё ни остались.
    .choice-off = Столько же, сколько любая дама.

## Limit

dial-limit =
    .meaning = Счёт, выше которого подниматься нельзя.
    .value = У кого больше { N($value, "point", case: "gen") }, тот выбывает.
dial-exact_resets =
    .meaning = Что бывает, если счёт ровно на пределе.
    .choice-yes = Он обнуляется.
    .choice-no = Ничего, счёт как счёт.
dial-low =
    .meaning = Что бывает на нижней границе счёта: она на столько же ниже нуля, на сколько предел выше.
    .choice-reset_exact = Ровно на ней счёт обнуляется; ниже он остаётся.
    .choice-reset_at_or_below = На ней и ниже счёт обнуляется.
    .choice-eliminate_below = Кто опустился ниже, выбывает.
    .choice-reset_and_eliminate = Ровно на ней счёт обнуляется; кто ниже, выбывает.
    .choice-none = Ничего, выигрывать можно без предела.
dial-floor =
    .meaning = Может ли счёт быть ниже 0.
    .choice-none = Может.
    .choice-zero = Ниже 0 он не опускается.
