### Karta rozhodčího a zápis, každé na jednom listu.

sheet-card-title = { $title }: karta rozhodčího
sheet-score-title = { $title }: zápis
sheet-foot = Sestaveno z platných pravidel.
sheet-cards = Karty
sheet-house = Domácí pravidla tohoto stolu
sheet-changed = { $name }: { $value }

## Tabulka karet

sheet-head-card = Karta
sheet-head-does = Co dělá
sheet-head-points = V ruce
sheet-head-trick = Ve vyhraném štychu
sheet-head-three = Tři ohlášené
sheet-head-four = Čtyři ohlášené
sheet-cell-points = v ruce: { $value }
sheet-cell-trick = ve vyhraném štychu: { $value }
sheet-cell-three = tři ohlášené: { $value }
sheet-cell-four = čtyři ohlášené: { $value }

## Co karta dělá, bez tečky; víc se spojuje

sheet-does = { LIST($said, join: "clauses") }
sheet-does-draw = { $victim ->
    [previous] předchozí hráč líže { N($draw, "card", case: "acc") }
   *[next] další hráč líže { N($draw, "card", case: "acc") }
}
sheet-does-draw-skip = { $victim ->
    [previous] předchozí hráč líže { N($draw, "card", case: "acc") } a svůj nejbližší tah stojí
   *[next] další hráč líže { N($draw, "card", case: "acc") } a stojí
}
sheet-does-skip = { $victim ->
    [previous] předchozí hráč svůj nejbližší tah stojí
   *[next] další hráč stojí
}
sheet-does-again = tentýž hráč hraje znovu
sheet-does-cover = musí se hned přikrýt
sheet-does-order = mění barvu
sheet-does-wild = jde na všechno
sheet-does-answer = dá se odpovědět: { RANK($rank) }
sheet-does-stays = jako poslední kolo neukončí
sheet-does-barred = nesmí být poslední
sheet-does-nothing = nic zvláštního

## Oddíly

sheet-section-deal = Rozdávání
sheet-section-fits = Co sedí
sheet-section-draw = Lízání
sheet-section-out = Jak se končí
sheet-section-count = Počítání
sheet-section-match = Partie
sheet-section-tricks = Štychy
sheet-section-sets = Hlášky
sheet-section-bonuses = Prémie
sheet-section-enough = „Dost“

## Zápis

sheet-date = Datum a místo
sheet-player = Jméno { $number }
sheet-column-of = { $name } ({ LIST($columns, join: "list") })
sheet-column-points = body
sheet-column-total = celkem
sheet-column-cards = karty
sheet-column-sevens = sedmičky
sheet-column-last = posl. štych
sheet-column-sets = hlášky

## Příkaz

cli-option-sheet = místo toho jeden list: card pro rozhodčího, score pro toho, kdo píše (k tisku --format html)
