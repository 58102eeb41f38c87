### The game line by line.

plain-you = Вы
plain-yes = да
plain-no = нет
plain-offer = Есть неоконченная партия: { $game }, за столом { LIST($names) }, раунд { $round }. Продолжить её? да или нет.
plain-offer-again = Напишите «да», чтобы продолжить партию, «нет», чтобы начать другую, или quit.
plain-broken = Неоконченная партия не читается ({ $path }): { $why }
plain-begin = { $resumed ->
    [yes] Партия продолжается: { $game }; с вами за столом { LIST($seats) }.
   *[no] Новая партия: { $game }; с вами за столом { LIST($seats) }.
}
plain-begin-help = Чтобы сходить, напишите карту, например 10H или QS:H; что ещё можно писать, расскажет help.
plain-kept = Партия сохранена; продолжит её «stovka play --plain».
plain-over = Партия окончена; её запись здесь:

## At every turn

plain-zone-stock = В колоде: { N($count, "card") }.
plain-zone-pile = На столе: { $top }.
plain-zone-trick = { $laid_n ->
    [0] Ваш заход: на столе карт нет.
   *[other] На столе: { LIST($laid, join: "list") }.
}
plain-laid = { $card } ({ $seat })
plain-badge = { $badge }
plain-hand = { $asked ->
    [no] У вас на руках: { $cards_n ->
        [0] карт нет
       *[other] { LIST($cards, join: "list") }
    }.
   *[yes] { $cards_n ->
        [0] Ваш ход. Карт на руках нет.
       *[other] Ваш ход. На руках: { LIST($cards, join: "list") }. { $fits_n ->
            [0] Ходить сейчас нечем.
           *[other] Можно положить { LIST($fits, join: "or") }.
        }
    }
}
plain-calls = Можно сказать { LIST($calls, join: "or") }.
plain-suit = { $card } заказывает масть. Какую: S (пики), H (червы), D (бубны) или C (трефы)? back возвращает карту.
plain-suit-again = Такой масти нет: напишите S, H, D или C либо back, чтобы вернуть { $card }.
plain-suit-back = Карта вернулась; ход всё ещё ваш.
plain-refused = Нельзя. { $why }

## Questions

plain-help =
    10H: положить эту карту; достоинство (от 2 до 10, J, Q, K, A) и масть (S, H, D, C).
    QS:H: положить даму пик и заказать червы; после просто QS масть спросят.
    draw, pass, order:S, meld:K, enough, silent: что можно сказать, когда карту не кладут.
    hand: ваши карты. top: что лежит на столе. counts: у кого сколько карт.
    why 9H: можно ли её положить и по какому правилу? why: то же про все карты.
    what QS: что она сделает сейчас и что делает по правилам?
    hint: как сходил бы опытный игрок.
    score: таблица очков. log: что было в этом раунде. rules: книга правил.
    quit: уйти; партия сохранится.
plain-count = { $out ->
    [yes] { NAME($seat, form: "start") }: вне партии.
   *[no] { NAME($seat, form: "start") }: { N($count, "card") }.
}
plain-count-stock = В колоде: { N($count, "card") }.
plain-count-pile = На столе: { N($count, "card") }.
plain-count-trick = Во взятке: { N($count, "card") }.
plain-count-turned = Открытый козырь: { N($count, "card") }.
plain-count-taken = Во взятках у пары { $side }: { N($count, "card") }.
plain-why = { $move }: { $fits ->
    [yes] можно.
   *[no] нельзя.
} { $why }
plain-what-card = Назовите карту: «what QS».
plain-what-now = Если положить сейчас:
plain-what-rules = По правилам про { $card }:
plain-what-nothing = { $card }: такой карты в этой игре нет.
plain-hint = Опытный игрок решил бы { $move } ({ $code }). { $why }
plain-score-none = Ни один раунд ещё не посчитан; у всех по 0.
plain-score = Раунд { $round }: { LIST($items, join: "list") }.
plain-score-seat = { $seat } { $points } (всего { $total })
plain-score-side = { $side } { $points } (всего { $total })
plain-no-card = «{ $typed }» — не карта: карта — это достоинство (от 2 до 10, J, Q, K, A) и масть (S, H, D, C), например 10H или QS.
plain-no-suit = «{ $typed }» — не масть: напишите S (пики), H (червы), D (бубны) или C (трефы).
plain-unknown = «{ $typed }» — ни карта, ни команда; что можно писать, расскажет help.
