### Notebooky: popisky stolu, krokovač, ruka s důvody, hra proti botům.

## Záhlaví kroku

nb-head = Krok { $number } / { $last } · { $round }. kolo · { $move }
nb-move = { NAME($seat, form: "start") } { $move }
nb-own-deal = rozdává se
nb-own-score = počítá se
nb-no-steps = Ještě se nic nestalo.

## Nadpisy

nb-title-why = Proč se to smí
nb-title-happened = Co se stalo
nb-title-sheet = List s body
nb-title-log = Předtím, od nejnovějšího

## Stůl

nb-zone-stock = { $count ->
    [0] balíček je prázdný
   *[other] balíček, { N($count, "card") }
}
nb-zone-pile = { $count ->
    [0] hromádka ještě není
    [1] na stole
   *[other] vrchní karta hromádky, { N($count, "card") }
}
nb-zone-trick = { $count ->
    [0] ve štychu zatím nic neleží
   *[other] štych
}
nb-zone-trick-taken = štych, už vzatý
nb-zone-turned = ukázaná trumfová karta
nb-zone-taken = Vzaté karty, { $side }: { N($count, "card") }.
nb-col-player = Hráč
nb-col-hand = Ruka
nb-col-total = Celkem
nb-col-round = Kolo
nb-side = { SIDE($side, form: "start") }
nb-noted = { $total } *
nb-empty-hand = bez karet
nb-marks = ({ LIST($marks, join: "list") })
nb-mark-mover = na tahu
nb-mark-dealer = rozdává
nb-mark-you = vy
nb-mark-out = mimo partii

## Záznam

nb-log-seat = { NAME($seat, form: "start") } { LIST($said, join: "list") }
nb-log-some = { LIST($said, join: "list") }
nb-log-line = { $number }: { LIST($parts, join: "list") }

## Prostý text

nb-text-zone = { $shown ->
    [no] { $zone }
   *[yes] { $cards } ({ $zone })
}
nb-text-laid = { $card } { $name }
nb-text-player = { $name }  { $state ->
    [out] { $marks }
   *[in] { $cards }  { $total } { $marks }
}

## Partie po krocích

nb-stepper = Partie po krocích: { $steps ->
    [one] jeden krok
    [few] { $steps } kroky
   *[other] { $steps } kroků
}. Tlačítka fungují po spuštění této buňky.
nb-kept = Spusťte buňku, pak se dá krokovat dál.
nb-first = « První
    .tip = Na první krok
nb-back = ‹ Zpět
    .tip = O krok zpět
nb-next = Dál ›
    .tip = O krok dál
nb-last = Poslední »
    .tip = Na poslední krok
nb-play = Přehrát
    .tip = Krokuje samo, do dalšího stisku nebo do konce
nb-slider = Krok
    .tip = Výběr kroku; na klávesnici ← a →, je-li posuvník aktivní

## Ruka s důvody

nb-legal-head = { $mover ->
    [nobody] Na tahu není nikdo.
   *[other] Na tahu { ME($seat_me, "jste vy", "je", $seat) }.
}
nb-col-move = Tah
nb-col-may = Smí se?
nb-col-why = Proč
nb-col-would = Co pak
nb-yes = ✓ ano
nb-no = ✗ ne
nb-any-suit = { $card } a jakákoli barva
nb-with-suit = a jakákoli barva
nb-judged = { $legal ->
    [yes] Ano: { $move }.
   *[no] Ne: { $move }.
}
nb-refused = To nejde: { $move }. Nic se nezměnilo.
nb-code-unknown = „{ $code }“ není tah. Tah je karta, třeba 7H nebo 10S, karta s barvou, na kterou mění, třeba QH:S, nebo slovo: { LIST($words, join: "list") }.
nb-title-would = Co by to udělalo

## Hra proti botům

nb-game-turn = Jste na tahu.
nb-game-over = Partie skončila.
nb-game-round = Kolo skončilo; rozdává se voláním next().
nb-game-since = Od vašeho posledního tahu
nb-game-hint = Rozvážný hráč by volil toto: { $move }.

## Prostý text ruky s důvody

nb-text-option = { $mark }  { $name }: { $why }
nb-text-would = { "    " }→ { $what }
