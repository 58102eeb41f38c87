### The game line by line.

plain-you = Вы
plain-yes = да
plain-no = нет
plain-offer = Есть неоконченная партия: { $game }, за столом { LIST($names) }, раунд { $round }. Продолжить её? «Да» или «нет».
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
    undo: взять назад свой последний ход и всё, что за ним было; undo 2: два последних. known: закрытые карты, которые вы успели увидеть.
    try 9H: попробовать ходы, ничего не меняя (то же делает what if); back: вернуться в партию.
    predict on: перед каждым шагом сказать, что будет; predict off это прекращает.
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
plain-score-seat = { $seat } { $points } (всего { $moved ->
    [yes] { $reached } → { $total }
   *[no] { $total }
}{ $out ->
    [yes] {", вне игры"}
   *[no] {""}
})
plain-score-side = { $side } { $points } (всего { $moved ->
    [yes] { $reached } → { $total }
   *[no] { $total }
}{ $out ->
    [yes] {", вне игры"}
   *[no] {""}
})
plain-no-card = «{ $typed }» — не карта: карта — это достоинство (от 2 до 10, J, Q, K, A) и масть (S, H, D, C), например 10H или QS.
plain-no-suit = «{ $typed }» — не масть: напишите S (пики), H (червы), D (бубны) или C (трефы).
plain-unknown = «{ $typed }» — ни карта, ни команда; что можно писать, расскажет help.

## Taking back, trying, predicting, one keyboard for several

plain-did = { $seat } { $move }
plain-undone = Взято назад: { LIST($moves, join: "list") }. Что стало видно, остаётся известным.
plain-undo-none = В этом раунде у вас ещё нет хода, который можно взять назад.
plain-undo-fewer = В этом раунде у вас { $own ->
    [one] только { $own } ход
    [few] только { $own } хода
   *[many] только { $own } ходов
}, больше назад не взять.
plain-undo-how = После undo пишут, сколько своих ходов взять назад, например «undo 2», а не «{ $typed }».
plain-undo-off = В этой партии ходы назад не берут: она начата с --no-undo.
plain-undo-branch = Этот ход сделан до начала пробы; back вернёт в партию, а undo там возьмёт его назад.
plain-known-none = По взятым назад ходам вы не знаете ни одной закрытой карты.
plain-known-hand = По взятым назад ходам известно, что у { NAME($seat, form: "whose") } на руках: { LIST($cards, join: "list") }.
plain-known-stock = По взятым назад ходам известно, что в колоде: { LIST($cards, join: "list") }.
plain-try = Что, если: отсюда ничего не считается и не сохраняется. Карты, которых вы не видите, розданы заново — так, как они могут лежать по всему, что вы знаете. { $alone ->
    [yes] {""}
   *[no] За остальных людей ходит программа.{" "}
}back возвращает в партию.
plain-try-turn = Проба (back возвращает в партию):
plain-try-prompt = проба
plain-try-already = Проба уже идёт; back возвращает в партию.
plain-try-over = Пробный раунд кончился. Снова партия, в ней ничего не изменилось.
plain-back = Снова партия, в ней ничего не изменилось.
plain-back-none = Это и есть партия; попробовать ход можно так: «try 9H».
plain-predict-step = { NAME($seat, form: "start") } { $move }.
plain-predict-score = Раунд окончен, сейчас подсчёт.
plain-predict-next = Кто ходит следующим? Имя ({ LIST($names, join: "list") }), «я» или «никто»; Enter пропускает вопрос, off прекращает вопросы.
plain-predict-me = я
plain-predict-nobody = никто
plain-predict-cards = Сколько карт будет на руках ({ LIST($who, join: "list") })? По числу на каждого, в этом порядке.
plain-predict-total = Каким станет счёт ({ LIST($who, join: "list") })? По числу на каждого, в этом порядке; - для того, кто вне партии.
plain-predict-again = «{ $typed }» — не ответ на этот вопрос; Enter пропускает вопрос, off прекращает вопросы.
plain-predict-who-seat = { $seat }
plain-predict-who-side = { $side }
plain-predict-was-next = { $over ->
    [yes] никто
   *[no] { $next }
}
plain-predict-is = { $who } { $out ->
    [yes] вне партии
   *[no] { $number }
}
plain-predict-was = { LIST($each, join: "list") }
plain-predict-mark = { $right ->
    [yes] Верно: { $was }.
   *[no] Нет, вот как: { $was }.
}
plain-predict-tally = { $on ->
    [yes] Вопросы «что будет» включены (выключает «predict off»).
   *[no] Вопросы «что будет» выключены (включает «predict on»).
} { $asked ->
    [0] {""}
   *[other] Верных ответов пока { $right } из { $asked }.
}
plain-begin-together = { $resumed ->
    [yes] Партия за одной клавиатурой продолжается: { $game }; играют { LIST($seats) }.
   *[no] Новая партия за одной клавиатурой: { $game }; играют { LIST($seats) }.
}
plain-hide = Дальше ходит { $seat }. Enter спрячет показанное{ $undo ->
    [yes] , undo возьмёт ваш ход назад
   *[no] {""}
}.
plain-hide-again = Ваш ход сделан. Enter спрячет показанное, но можно и спросить; о чём, расскажет help.
plain-take-seat = { $name }, к клавиатуре; нажмите Enter. Остальные не смотрят.

## What cannot be kept

plain-unkept = Эта партия не сохраняется: { $why }
plain-kept-again = Недостающее записано; партия снова сохраняется.
plain-left = Эта партия не сохранена.
plain-over-unkept = Партия окончена; она не сохранена.
plain-unnoted = Ошибки и ответы на вопросы «что будет» не отмечаются: { $why }
plain-set-aside = Файл с вашими ошибками и ответами испорчен; он отложен как { $path }, начат новый.
