### Cards, players, lists and moves, as the other texts use them.
### $case: nom, gen, dat, acc, ins.

## Suits: many (пики), one (пика), word (пика). The ends of the cases stand by themselves

suit-end-one = { $case ->
    [gen] ы
    [acc] у
    [dat] е
    [ins] ой
   *[nom] а
}
suit-end-many = { $case ->
    [gen] {""}
    [dat] ам
    [ins] ами
   *[nom] ы
}
suit-S =
    .one = пик{ rank-end-one }
    .many = пик{ rank-end-many }
    .word = пика
suit-H =
    .one = черв{ suit-end-one }
    .many = черв{ suit-end-many }
    .word = черва
suit-D =
    .one = бубн{ suit-end-one }
    .many = { $case ->
        [gen] бубен
       *[nom] бубн{ suit-end-many }
    }
    .word = бубна
suit-C =
    .one = треф{ suit-end-one }
    .many = треф{ suit-end-many }
    .word = трефа
suit-both = { $word } { $sign }

## Ranks: one (семёрка), many (семёрки), Many (Семёрки), word (семёрка)

rank-end-one = { $case ->
    [gen] и
    [acc] у
    [dat] е
    [ins] ой
   *[nom] а
}
rank-end-many = { $case ->
    [gen] {""}
    [dat] ам
    [ins] ами
   *[nom] и
}
rank-end-ok = { $case ->
    [gen] ок
    [dat] кам
    [ins] ками
   *[nom] ки
}
rank-end-ek = { $case ->
    [gen] ек
    [dat] йкам
    [ins] йками
   *[nom] йки
}
rank-end-he = { $case ->
    [gen] а
    [acc] а
    [dat] у
    [ins] ом
   *[nom] {""}
}
rank-end-they = { $case ->
    [gen] ов
    [acc] ов
    [dat] ам
    [ins] ами
   *[nom] ы
}
rank-2 =
    .one = двойк{ rank-end-one }
    .many = дво{ rank-end-ek }
    .Many = Двойки
    .word = двойка
rank-3 =
    .one = тройк{ rank-end-one }
    .many = тро{ rank-end-ek }
    .Many = Тройки
    .word = тройка
rank-4 =
    .one = четвёрк{ rank-end-one }
    .many = четвёр{ rank-end-ok }
    .Many = Четвёрки
    .word = четвёрка
rank-5 =
    .one = пятёрк{ rank-end-one }
    .many = пятёр{ rank-end-ok }
    .Many = Пятёрки
    .word = пятёрка
rank-6 =
    .one = шестёрк{ rank-end-one }
    .many = шестёр{ rank-end-ok }
    .Many = Шестёрки
    .word = шестёрка
rank-7 =
    .one = семёрк{ rank-end-one }
    .many = семёр{ rank-end-ok }
    .Many = Семёрки
    .word = семёрка
rank-8 =
    .one = восьмёрк{ rank-end-one }
    .many = восьмёр{ rank-end-ok }
    .Many = Восьмёрки
    .word = восьмёрка
rank-9 =
    .one = девятк{ rank-end-one }
    .many = девят{ rank-end-ok }
    .Many = Девятки
    .word = девятка
rank-10 =
    .one = десятк{ rank-end-one }
    .many = десят{ rank-end-ok }
    .Many = Десятки
    .word = десятка
rank-J =
    .one = валет{ rank-end-he }
    .many = валет{ rank-end-they }
    .Many = Валеты
    .word = валет
rank-Q =
    .one = дам{ suit-end-one }
    .many = дам{ $case ->
        [gen] {""}
        [acc] {""}
        [dat] ам
        [ins] ами
       *[nom] ы
    }
    .Many = Дамы
    .word = дама
rank-K =
    .one = корол{ $case ->
        [gen] я
        [acc] я
        [dat] ю
        [ins] ём
       *[nom] ь
    }
    .many = корол{ $case ->
        [gen] ей
        [acc] ей
        [dat] ям
        [ins] ями
       *[nom] и
    }
    .Many = Короли
    .word = король
rank-A =
    .one = туз{ rank-end-he }
    .many = туз{ rank-end-they }
    .Many = Тузы
    .word = туз

letter-J = В
letter-Q = Д
letter-K = К
letter-A = Т

## A card in a sentence: CARD($card), CARD($card, $by)

card-word = { $card }
card-of = { $card } ({ ME($me, "ваша карта", $name) })

## Players. A name is never declined: whose (у вас, у игрока Борис), to (вам, игроку Борис)

name-mid = { ME($me, "вы", $name) }
name-start = { ME($me, "Вы", $name) }
name-whose = { $me ->
    [yes] вас
   *[no] игрока { $name }
}
name-to = { $me ->
    [yes] вам
   *[no] игроку { $name }
}
name-unnamed = № { $number }

## Counted things: N($n, "card"), N($n, "card", case: "acc"); dat is that of “по 5 карт”

n-card = { $case ->
    [gen] { $n ->
        [one] { $n } карты
       *[many] { $n } карт
    }
    [dat] { $n ->
        [one] { $n } карте
        [few] { $n } карты
       *[many] { $n } карт
    }
    [acc] { $n ->
        [one] { $n } карту
        [few] { $n } карты
       *[many] { $n } карт
    }
   *[nom] { $n ->
        [one] { $n } карта
        [few] { $n } карты
       *[many] { $n } карт
    }
}
n-point = { $case ->
    [gen] { $n ->
        [one] { $n } очка
       *[many] { $n } очков
    }
   *[nom] { $n ->
        [one] { $n } очко
        [few] { $n } очка
       *[many] { $n } очков
    }
}
n-turn = { $n ->
    [one] { $n } ход
    [few] { $n } хода
   *[many] { $n } ходов
}
n-player = { $case ->
    [gen] { $n ->
        [one] { $n } игрока
       *[many] { $n } игроков
    }
   *[nom] { $n ->
        [one] { $n } игрок
        [few] { $n } игрока
       *[many] { $n } игроков
    }
}
n-round = { $n ->
    [one] { $n } раунд
    [few] { $n } раунда
   *[many] { $n } раундов
}
n-move = { $n ->
    [one] { $n } ход
    [few] { $n } хода
   *[many] { $n } ходов
}
n-trick = { $case ->
    [acc] { $n ->
        [one] { $n } взятку
        [few] { $n } взятки
       *[many] { $n } взяток
    }
   *[nom] { $n ->
        [one] { $n } взятка
        [few] { $n } взятки
       *[many] { $n } взяток
    }
}
n-step = { $case ->
    [gen] { $n ->
        [one] { $n } шага
       *[many] { $n } шагов
    }
   *[nom] { $n ->
        [one] { $n } шаг
        [few] { $n } шага
       *[many] { $n } шагов
    }
}
n-deal = { $n ->
    [one] { $n } раздача
    [few] { $n } раздачи
   *[many] { $n } раздач
}

span-one = { $least }
span-two = { $least }–{ $most }

## Lists

list-and-two = { $first } и { $second }
list-and-more = { $first }, { $second }
list-and-last = { $first } и { $second }
list-also-two = { $first } и { $second }
list-also-more = { $first }, { $second }
list-also-last = { $first } и { $second }
list-or-two = { $first } или { $second }
list-or-more = { $first }, { $second }
list-or-last = { $first } или { $second }
list-list-two = { $first }, { $second }
list-list-more = { $first }, { $second }
list-list-last = { $first }, { $second }
list-then-two = { $first }, потом { $second }
list-then-more = { $first }, { $second }
list-then-last = { $first }, { $second }
list-if-two = { $first } либо если бы { $second }
list-if-more = { $first }, если бы { $second }
list-if-last = { $first } либо если бы { $second }
list-sum-two = { $first } + { $second }
list-sum-more = { $first } + { $second }
list-sum-last = { $first } + { $second }
list-to-two = { $first }–{ $second }
list-to-more = { $first }–{ $second }
list-to-last = { $first }–{ $second }

## Entries of the effect and value tables

key-but = { $key } (но не { $but })
entry-draw = { $victim ->
    [previous] { $key } — { $n } (предыдущий игрок)
   *[next] { $key } — { $n }
}
entry-value = { $key } — { $n }

## Moves. does: «Борис кладёт 7♦»; you: «Вы кладёте 7♦»; do: a call, «положить 7♦»

move-play =
    .does = кладёт { $card }
    .you = кладёте { $card }
    .do = положить { $card }
move-play-order =
    .does = кладёт { $card } и заказывает { SUIT($suit, case: "acc") }
    .you = кладёте { $card } и заказываете { SUIT($suit, case: "acc") }
    .do = положить { $card } и заказать { SUIT($suit, case: "acc") }
move-draw =
    .does = берёт карту
    .you = берёте карту
    .do = взять карту
move-pass =
    .does = пасует
    .you = пасуете
    .do = спасовать
move-order =
    .does = заказывает { SUIT($suit, case: "acc") }
    .you = заказываете { SUIT($suit, case: "acc") }
    .do = заказать { SUIT($suit, case: "acc") }
move-meld =
    .does = объявляет { RANK($rank, form: "many", case: "acc") }
    .you = объявляете { RANK($rank, form: "many", case: "acc") }
    .do = объявить { RANK($rank, form: "many", case: "acc") }
move-enough =
    .does = говорит «хватит»
    .you = говорите «хватит»
    .do = сказать «хватит»
move-silent =
    .does = молчит
    .you = молчите
    .do = промолчать
move-deal =
    .does = сдаёт
    .you = сдаёте
    .do = сдать карты
move-score =
    .does = считает карты
    .you = считаете карты
    .do = посчитать карты

## Penalty cards taken, of those asked, as what somebody takes. TAKEN($cards, $asked)

taken-all =
    .full = { $seen ->
        [yes] { N($n, "card", case: "acc") } ({ $cards })
       *[no] { N($n, "card", case: "acc") }
    }
    .short = { $n }
taken-some =
    .full = { $seen ->
        [yes] { $n } из { N($asked, "card", case: "gen") } ({ $cards }: больше карт нет)
       *[no] { $n } из { N($asked, "card", case: "gen") } (больше карт нет)
    }
    .short = { $n } из { $asked }

## Games and variants. .one: in one sentence

game-101 = Сто одно
game-stovkahra = Стовкагра
variant-russian =
    .name = Сто одно по-русски
    .one = Основная русская игра: шестёрку надо накрыть, семёрки и король пик заставляют брать карты, дама заказывает масть.
variant-alternative =
    .name = Альтернативное сто одно
    .one = Та же игра на 52 карты, до восьми игроков; пятёрка заставляет брать карты предыдущего игрока.
variant-czech =
    .name = Классический чешский дурак
    .one = То же сто одно, но и девяткой раунд не закончить, а кто опускается ниже -101, выбывает.
variant-mavr =
    .name = Мавр (101 онлайн)
    .one = Сдают по пять карт; из колоды берут, пока не придёт подходящая; девятка даёт ещё один ход; раунд можно выиграть любой последней картой.
variant-mavr-one =
    .name = Мавр, добор одной карты
    .one = Мавр, где из колоды берут одну карту, а не до подходящей.
variant-stovkahra =
    .name = Стовкагра
    .one = Чешская игра на взятки, пара на пару: у кого набралась сотня, тот должен сказать «хватит», чтобы выиграть.
