### The rule book, and a game told step by step.

rulebook-players = { $one ->
    [yes] Играют { $fewest ->
        [2] вдвоём
        [3] втроём
        [4] вчетвером
       *[other] { N($fewest, "player") }
    }.
   *[no] Играют от { $fewest } до { N($most, "player", case: "gen") }.
}
rulebook-house = { $name }, домашние правила
rulebook-part-deal = Раздача
rulebook-part-permit = Что можно
rulebook-part-forbid = Чего нельзя
rulebook-part-effect = Что за этим следует
rulebook-part-turn = Чей ход
rulebook-part-finish = Как кончается раунд
rulebook-part-score = Подсчёт очков
rulebook-part-match = Партия целиком
rulebook-standing = Основание: { $standing }.
rulebook-settings = Настройки
rulebook-setting = { $changed ->
    [yes] Здесь, по домашнему правилу: { $value }
   *[no] Здесь: { $value }
} (Основание настройки: { $standing }.)
rulebook-difference = { $left } и { $right }: в чём разница
rulebook-same = { $left } и { $right } — правила одни и те же.
rulebook-silent = Такого правила нет.
telling-round = Раунд { $round }
problem-rulebook-other_game = { $left } и { $right } — разные игры, общих правил для сравнения у них нет; прочтите каждую отдельно: «stovka rules».
