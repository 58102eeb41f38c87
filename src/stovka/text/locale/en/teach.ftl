### The rule book, and a game told step by step.

rulebook-players = { $one ->
    [yes] For { N($fewest, "player") }.
   *[no] For { $fewest } to { N($most, "player") }.
}
rulebook-house = { $name }, with house rules
rulebook-part-deal = The deal
rulebook-part-permit = What you may do
rulebook-part-forbid = What you may not do
rulebook-part-effect = What happens then
rulebook-part-turn = Whose turn it is
rulebook-part-finish = How a round ends
rulebook-part-score = What it counts
rulebook-part-match = The whole match
rulebook-standing = This is { $standing }.
rulebook-settings = Settings
rulebook-setting = { $changed ->
    [yes] Here, by a house rule: { $value }
   *[no] Here: { $value }
} (The setting itself is { $standing }.)
rulebook-difference = { $left } and { $right }: what differs
rulebook-same = { $left } and { $right } are played by the same rules.
rulebook-silent = No such rule.
telling-round = Round { $round }
problem-rulebook-other_game = { $left } and { $right } are different games and share no rules to compare; read each with “stovka rules”.
