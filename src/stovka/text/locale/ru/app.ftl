### The app in the terminal. `app-do-*`: what a key does, one or two words for the footer; `.help` in a sentence.

app-title = Stovka
app-about = Карточные игры до ста одного и до сотни: каждый ход с объяснением
app-you = Вы
app-yes = да
app-no = нет
app-close = Escape закрывает; стрелки листают.
app-more = дальше: e
app-more-log = дальше: l

## Home

app-menu-play = Играть
    .about = выбрать игру и соперников и начать
app-menu-resume = Продолжить
    .about = { $count ->
        [one] { $count } неоконченная партия
        [few] { $count } неоконченные партии
       *[many] { $count } неоконченных партий
    }
app-menu-watch = Смотреть
    .about = сыгранная партия, шаг за шагом, с объяснениями
app-menu-rules = Правила
    .about = книга правил каждой игры
app-menu-settings = Настройки
    .about = карты, цвета, темп, что объяснять
app-menu-exit = Выход
    .about = {""}
app-saved = { $variant }, раунд { $round }
    .about = { LIST($names) }; сыграно { $moves ->
        [one] { $moves } шаг
        [few] { $moves } шага
       *[many] { $moves } шагов
    }
app-saved-damaged = Продолжить эту партию нельзя. Файл остаётся как есть.
app-house = { $variant }, домашние правила

## Setup and switches

app-setup-title = Новая партия
app-setup-variant = Игра
app-setup-players = Игроки
app-setup-players-range = { $least ->
    [1] Вы и игроки компьютера; всего от { $least } до { $most }.
   *[other] Играют от { $least } до { $most }; за всех, кроме вас, играет компьютер.
}
app-setup-house = { $count ->
    [0] Домашние правила: нет
    [one] Домашние правила: { $count } настройка
    [few] Домашние правила: { $count } настройки
   *[many] Домашние правила: { $count } настроек
}
app-house-title = Домашние правила: { $variant }
app-house-hint = Стрелки выбирают, F8 возвращает всё как было, F9 сохраняет в файл, Escape принимает.
app-house-about = { $meaning } { $choice }
app-house-line = { $name }: { $meaning }
app-setup-bots = Другие игроки
app-setup-name = Ваше имя или несколько, через запятую
app-setup-seed = Число раздачи (одно и то же число сдаёт те же карты)
app-setup-seed-none = нет: как повезёт
app-setup-start = Начать
app-setup-bad = Число раздачи — целое, меньше 2^63.
app-level-beginner = новички
    .about = Кладут любую подходящую карту.
app-level-steady = опытные
    .about = Сбрасывают очки, берегут карты, которые кладут на что угодно, и заказывают свою самую длинную масть.
app-switch-pace = Темп
app-pace-timed = с паузой
    .about = Каждый ход соперников на миг задерживается; пробел — сразу дальше.
app-pace-key = по клавише
    .about = Каждый ход соперников ждёт пробела.
app-pace-once = сразу
    .about = Соперники ходят без остановки.
app-switch-mark = Отмечать подходящие
    .about = Подходящие карты выдвигаются, а рядом написано почему.
app-switch-explain = Объяснять каждый ход
    .about = В журнале каждый ход с правилом, по которому он сделан; иначе коротко.
app-switch-count = Текущий счёт
    .about = Если очки идут по ходу раздачи, они стоят рядом со столом.
app-switch-forgetful = Забывчивые соперники
    .about = Опытные соперники иногда забывают объявить комбинацию или сказать «хватит».
app-switch-four = Четыре цвета
    .about = У каждой масти свой цвет; значок остаётся в любом случае.
app-switch-ascii = Масти буквами
    .about = S, H, D и C и простые рамки, для терминалов без значков.
app-switches-title = Во время игры
app-settings-title = Настройки

## The table

app-head = { $variant } · раунд { $round }
app-total = { $name } { $total }
app-team = { $first } и { $second }
app-label-dealer = сдаёт
app-label-partner = партнёр
app-label-out = вне игры
app-label-next = ходит
app-zone-stock = Колода { $count }
app-zone-pile = Стол { $count }
app-zone-trick = Взятка
app-zone-turned = козырь открыт
app-zone-taken = { SIDE($side, form: "start") }: взято карт { $count }
app-note-more = { $first } · { $second }
app-tally = подходит { $fit } из { $all }
app-why-title = Почему
app-why-others = Другие ваши карты
app-hand-line = { $card }  { $what }
app-last-trick = Прошлая взятка: { $winner }, { $card }
app-why-hand = Почему, карта за картой
app-why-hidden = Подсказки выключены: нажмите w, чтобы увидеть, что подходит и почему, или попробуйте сходить.
app-log-title = Что было
app-before-title = Перед этим
app-log-first = { $number }  { $what }
app-log-step = { $number }  { NAME($seat, form: "start") } { $does }
app-log-event = { NAME($seat, form: "start") } { $what }
app-if-played = Если так сходить
app-if-said = Тогда
app-choose-suit-then = вы называете масть для следующего
app-laid = { $card }, кладёт { $seat }.
app-may-go = { $cards_n ->
    [0] На неё вам сейчас положить нечего.
   *[other] Из ваших карт на неё можно положить { LIST($cards, join: "or") }.
}
app-over = Партия окончена. q — встать из-за стола.
app-not-your-turn = Сейчас не ваш ход.
app-step-by-key = Пробел покажет следующий ход.
app-hint = Опытный игрок решил бы { $do }.
app-undo-none = В этом раунде вам нечего возвращать.
app-undone = Ваш последний ход возвращён. Увиденного с тех пор уже не забыть.
app-too-small = Столу нужно { $columns } столбцов и { $rows } строк, а в терминале { $width } и { $height }. Увеличьте его, пожалуйста.

## Questions

app-which-suit = Какую масть заказать?
app-which-suit-for = На { $card }; следующий ходит этой мастью.
app-which-suit-opening = На открытую карту.
app-which-suit-back = Escape возвращает карту; она ещё не сыграна.
app-question-back = Escape — назад; ничего ещё не сказано.
app-say-what = Что скажете?
app-suit-held = { $cards_n ->
    [0] таких у вас нет
   *[other] у вас { LIST($cards) }
}
app-key-enough = e
app-key-silent = s
app-key-again = a
app-key-without = g
app-key-stay = s
app-key-leave = l
app-key-quit = q
app-write-failed = Этот ход не сохранился
app-write-again = попробовать ещё раз
app-write-without = играть дальше без сохранения
app-leave-title = Встать из-за стола?
app-leave-kept = Все ходы сохранены: эту партию можно продолжить потом.
app-leave-lost = Эта партия не сохраняется; она пропадёт.
app-leave-stay = остаться
app-leave-home = встать из-за стола
app-leave-quit = выйти из Стовки

## The score sheet

app-score-title = Счёт
app-end-title = Партия окончена
app-score-round = Раунд
app-score-total = всего
app-score-newest = > { $number }
app-score-number = { $number }
app-score-points = { $points }
app-score-plain = { $total }
app-score-reset = { $total } *
app-score-out = { $total } вне
app-score-none = Ни один раунд ещё не посчитан.
app-score-hint = Enter: сумма по картам · n: дальше

## Rules

app-rules-find = искать, на любом из четырёх языков
app-rules-hint = / ищет; стрелки листают; Escape — назад.
app-rules-entry = { $name }: { $text }

## Watching

app-replay-at = шаг { $number } из { $last }

## Другие варианты

app-player = Игрок
app-lens-title = { $what } в каждом варианте
app-lens-here = { $variant } (за этим столом)
app-lens-nothing = больше ничего не происходит
app-lens-one = У этой игры нет других вариантов, сравнивать не с чем.
app-lens-where = Сначала наведите курсор на свою карту или на кнопку.

## Несколько человек

app-hand-on = Дальше ходит { $name }: Enter спрячет ваши карты и передаст место.
app-take-seat = { $name }, садитесь
app-take-seat-hint = Enter покажет карты, которые держит { $name }. Остальные не смотрят.
app-setup-names = У разных людей должны быть разные имена, и людей не больше, чем игроков.
app-house-range = Наименьшее и наибольшее число, например 2-6.
app-house-values = Достоинства и отдельные карты с очками, например J=2, QS=40. Чего нет, то 0.
app-house-effects = Например 7: draw=2 skip; 9: again; Q: order wild; 6: cover. Ещё: victim=previous; =no выключает.
app-house-name = Имя файла (F9 сохраняет эти правила)
app-house-name-none = нет: имя варианта
app-house-saved = Сохранено: { $path }. Теперь это есть в списке игр, и stovka play берёт файл вместо варианта.
app-house-cards = Достоинства и отдельные карты, например A, 7, KS.

## Предсказания, статистика, страницы

app-switch-predict = Сначала предсказать
    .about = Прежде чем ход сделан, вы говорите, кто ходит следующим и сколько карт будет у соседа; потом ответ сверяется.
app-predict-next = Прежде чем это случится: кто ходит следующим?
app-predict-about = Вы { $move }.
app-predict-who = { NAME($seat) }
app-predict-nobody = никто: раунд кончается
app-predict-skip = Escape пропускает вопрос.
app-predict-cards = Сколько карт потом у игрока { $seat }?
app-predict-count = { $more ->
    [0] { N($count, "card") }, как сейчас
   *[other] { N($count, "card") }
}
app-predict-title = Ваше предсказание
app-predict-right = Вы предсказали верно.
app-predict-was-next = { $right ->
    [yes] Верно:
   *[no] Не так:
} { $over ->
    [yes] никто больше не ходит.
   *[no] дальше { ME($seat_me, "ходите вы", "ходит", $seat) }.
}
app-predict-was-cards = { $right ->
    [yes] Верно:
   *[no] Не так:
} { $seat }: { N($count, "card") }.
app-unnoted = Ошибки и предсказания не сохраняются; игра идёт дальше. { $why }
app-menu-statistics = Статистика
    .about = что сыграно и где были ошибки
app-stat-played = Сыграно
app-stat-game = { $variant }: партий { $matches }, из них окончено { $ended }; { N($rounds, "round") }
app-stat-none = Пока ничего.
app-stat-wrong = Ошибочные ходы — по правилу, которое их не пустило
app-stat-rule = { $count } × { $rule }
app-stat-no-wrong = Пока не было.
app-stat-predicted = Предсказания
app-stat-next = кто ходит следующим: верно { $right } из { $asked }
app-stat-cards = сколько карт: верно { $right } из { $asked }
app-stat-total = новые суммы: верно { $right } из { $asked }
app-export-title = Записать эту партию так, как её знаете вы
app-export-page = { $variant }: { LIST($names) }
app-export-form = Вид
app-export-md = размеченный текст (Markdown)
app-export-html = веб-страница (HTML)
app-export-about = Чужие закрытые карты там остаются закрытыми.
app-export-path = В этот файл
app-export-hint = Enter записывает; Escape — назад.
app-export-exists = Файл { $path } уже есть; выберите другое имя.
app-export-done = Записано: { $path }.
app-predict-first = Что из этого выйдет, сначала скажете вы сами.

## Keys

app-help-title = Клавиши
app-do-play = ходить
    .help = Кладёт выбранную карту; на колоде берёт карту; на кнопке нажимает её; на столе говорит, что это за карта, чья она и чего требует.
app-do-choose = карта
    .help = Выбрать карту или что-нибудь рядом с ней.
app-do-choose-on = выбрать
    .help = Выбирает следующую карту.
app-do-away = стол
    .help = От карт к столу, к колоде и обратно.
app-do-back = назад
    .help = От колоды и стола обратно к картам.
app-do-controls = кнопки
    .help = К кнопкам: взять карту, пас и что ещё можно сказать.
app-do-controls-back = кнопки
    .help = К кнопкам с другой стороны.
app-do-why = почему
    .help = Почему каждая ваша карта подходит или нет.
app-do-hint = совет
    .help = Как сходил бы опытный игрок и почему так можно.
app-do-score = счёт
    .help = Таблица очков, в любую минуту; Enter на клетке открывает её сумму.
app-do-log = журнал
    .help = Всё, что было в этом раунде, с объяснениями.
app-do-undo = вернуть
    .help = Возвращает ваш последний ход и всё, что было после него.
app-do-rules = правила
    .help = Книга правил, открытая на нужном правиле.
app-do-more = дальше
    .help = Объяснение целиком.
app-do-switches = режимы
    .help = Что отмечать и объяснять и как быстро ходят соперники.
app-do-help = помощь
    .help = Этот список. Ещё: от 1 до 9 и 0 — одна из первых десяти карт; мышь выбирает карту, а выбранную кладёт.
app-do-palette = команды
    .help = Всё, что здесь можно сделать: начните писать, и оно найдётся.
app-do-quit = уйти
    .help = Встать из-за стола; сначала будет вопрос, а партия сохранится.
app-do-step-on = дальше
    .help = Следующий шаг.
app-do-step-back = назад
    .help = Предыдущий шаг.
app-do-first = начало
    .help = Первый шаг.
app-do-last = конец
    .help = Последний шаг.
app-do-round-on = след. раздача
    .help = Следующая раздача.
app-do-round-back = пред. раздача
    .help = Предыдущая раздача.
app-do-close = закрыть
    .help = Обратно, откуда пришли.
app-do-open = открыть
    .help = Открывает запись.
app-do-select = выбрать
    .help = Выбирает запись.
app-do-exit = выход
    .help = Закрывает Стовку.
app-do-change = изменить
    .help = Меняет значение строки.
app-do-field = строка
    .help = Переходит на другую строку.
app-do-start = начать
    .help = Начинает партию.
app-do-sum = сумма
    .help = Открывает сумму клетки.
app-do-cell = клетка
    .help = Переходит в другую клетку.
app-do-go-on = дальше
    .help = Продолжает партию.
app-do-lens = варианты
    .help = Выбранная карта во всех вариантах игры: где подходит и что делает.
app-do-take-seat = сесть
    .help = Садится тот, чьё имя здесь написано, и видит стол со своими картами.
app-do-export = записать
    .help = Записывает партию в файл так, как её знаете вы: текстом или веб-страницей.
