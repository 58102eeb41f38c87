### Памятка судьи и таблица счёта, каждая на одном листе.

sheet-card-title = { $title }: памятка судьи
sheet-score-title = { $title }: таблица счёта
sheet-foot = Составлено по действующим правилам.
sheet-cards = Карты
sheet-house = Домашние правила этого стола
sheet-changed = { $name }: { $value }

## Таблица карт

sheet-head-card = Карта
sheet-head-does = Что она делает
sheet-head-points = На руках
sheet-head-trick = Во взятке
sheet-head-three = Объявлены три
sheet-head-four = Объявлены четыре
sheet-cell-points = на руках: { $value }
sheet-cell-trick = во взятке: { $value }
sheet-cell-three = объявлены три: { $value }
sheet-cell-four = объявлены четыре: { $value }

## Что делает карта, без точки; несколько соединяются

sheet-does = { LIST($said, join: "clauses") }
sheet-does-draw = { $victim ->
    [previous] предыдущий игрок берёт { N($draw, "card", case: "acc") }
   *[next] следующий игрок берёт { N($draw, "card", case: "acc") }
}
sheet-does-draw-skip = { $victim ->
    [previous] предыдущий игрок берёт { N($draw, "card", case: "acc") } и пропускает свой ближайший ход
   *[next] следующий игрок берёт { N($draw, "card", case: "acc") } и пропускает ход
}
sheet-does-skip = { $victim ->
    [previous] предыдущий игрок пропускает свой ближайший ход
   *[next] следующий игрок пропускает ход
}
sheet-does-again = тот же игрок ходит ещё раз
sheet-does-cover = её надо сразу накрыть
sheet-does-order = заказывает масть
sheet-does-wild = кладут на любую карту
sheet-does-answer = можно ответить: { RANK($rank) }
sheet-does-stays = последней раунда не заканчивает
sheet-does-barred = последней её класть нельзя
sheet-does-nothing = ничего особенного

## Разделы

sheet-section-deal = Раздача
sheet-section-fits = Что подходит
sheet-section-draw = Как берут карты
sheet-section-out = Как заканчивают
sheet-section-count = Подсчёт очков
sheet-section-match = Партия
sheet-section-tricks = Взятки
sheet-section-sets = Комбинации
sheet-section-bonuses = Премии
sheet-section-enough = «Хватит»

## Таблица счёта

sheet-date = Дата и место
sheet-player = Имя { $number }
sheet-column-of = { $name } ({ LIST($columns, join: "list") })
sheet-column-points = очки
sheet-column-total = счёт
sheet-column-cards = карты
sheet-column-sevens = семёрки
sheet-column-last = посл. взятка
sheet-column-sets = комб.

## Команда

cli-option-sheet = вместо этого один лист: card — памятка судьи, score — таблица для записи счёта (для печати --format html)
