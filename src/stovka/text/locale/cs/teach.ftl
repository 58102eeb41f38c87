### Kniha pravidel a hra vyprávěná krok za krokem.

rulebook-players = { $one ->
    [yes] Pro { N($fewest, "player", case: "acc") }.
   *[no] Pro { $fewest } až { N($most, "player", case: "acc") }.
}
rulebook-house = { $name }, s domácími pravidly
rulebook-part-deal = Rozdávání
rulebook-part-permit = Co smíte
rulebook-part-forbid = Co nesmíte
rulebook-part-effect = Co se pak stane
rulebook-part-turn = Kdo je na tahu
rulebook-part-finish = Jak kolo končí
rulebook-part-score = Za co jsou body
rulebook-part-match = Celá partie
rulebook-standing = Platí { $standing }.
rulebook-settings = Nastavení
rulebook-setting = { $changed ->
    [yes] Zde podle domácích pravidel: { $value }
   *[no] Zde: { $value }
} (Samo nastavení platí { $standing }.)
rulebook-difference = { $left } a { $right }: v čem se liší
rulebook-same = { $left } a { $right } se hrají podle stejných pravidel.
rulebook-silent = Takové pravidlo tu není.
telling-round = { $round }. kolo
problem-rulebook-other_game = { $left } a { $right } jsou různé hry a nemají společná pravidla k porovnání; přečtěte si je každou zvlášť pomocí „stovka rules“.
