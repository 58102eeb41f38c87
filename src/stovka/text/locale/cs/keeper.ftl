### Zápis hry se skutečnými kartami.

keeper-begin = { $lines ->
    [0] Zápis: { $game }. Hrají { LIST($seats) }.
   *[other] Zápis pokračuje: { $game }. Hrají { LIST($seats) }.
} Co všechno se dá napsat, řekne „help“.
keeper-help =
    Karta je hodnota (2 až 10, J, Q, K, A) a barva (S, H, D, C), třeba 10H nebo QS; hráč je jméno, jeho začátek nebo číslo.
    -: nic, nebo nikdo.
    undo: vezme zpět poslední odpověď, i víckrát.
    sheet: dosavadní zápis.
    quit: odejít; zápis zůstane.
keeper-offer = Je tu nedokončený zápis: { $game }; hrají { LIST($seats) }; spočítaná kola: { $rounds }. Pokračovat v něm? ano nebo ne.
keeper-offer-again = Napište ano, má-li zápis pokračovat, ne, má-li začít nový, nebo quit.
keeper-left = Zápis zůstal uložený; „stovka score“ v něm pokračuje.
keeper-left-unkept = Nic se neuložilo.
keeper-over = Partie skončila. „undo“ vezme poslední odpověď zpět, „quit“ skončí.
keeper-unkept = Tento zápis nejde uložit na disk ({ $why }) Pokračuje se, ale po skončení z něj nezbude nic.
keeper-undone = { $lines ->
    [0] Vzato zpět; žádná odpověď už není.
    [one] Vzato zpět; platí { $lines } odpověď.
    [few] Vzato zpět; platí { $lines } odpovědi.
   *[other] Vzato zpět; platí { $lines } odpovědí.
}
keeper-nothing-undone = Není co vzít zpět.

## Otázky

keeper-ask-out = Kdo skončil a kterou kartou? Jméno a karta, třeba 8H; - když bylo kolo zablokované.
keeper-ask-hand = { NAME($seat, form: "start") }: které karty zbyly v ruce? Třeba 10H 7C; - když žádné.
keeper-ask-dealer = Kdo rozdával poprvé?
keeper-ask-taken = { SIDE($side, form: "start") }: která esa, králové, dámy a kluci jsou v jejich štyších? Karty, nebo jen jejich body (0 až 72); zbytek patří druhým.
keeper-ask-last = Kdo vzal poslední štych a kterou kartou?
keeper-ask-sevens = Které štychy před ním vzala sedmička? Jméno a sedmička, před jménem 1, byl-li to první štych, víc s čárkami; - když žádné.
keeper-ask-sets = Které hlášky se ohlásily? Jméno a tři nebo čtyři karty, víc s čárkami; - když žádné.
keeper-ask-trump = Která barva byla trumfová: S, H, D nebo C?
keeper-ask-call = { NAME($seat, form: "start") }: „dost“, nebo mlčení? - pro mlčení.
keeper-word-enough = dost
keeper-word-silent = mlčení

## Zápis

keeper-no-round = Ještě není nic spočítáno; všichni mají 0.
keeper-owner = { LIST($seats, join: "list") }
keeper-round = { $newest ->
    [yes] > { $round }
   *[no] { $round }
}
keeper-total-reset = { $total }*
keeper-total-out = { $total } ven
keeper-sheet-note = > poslední kolo; * zpět na 0; „ven“: mimo partii.

## Řádek součtu: body za karty, které nebyly jmenovány jednotlivě

keeper-taken =
    .why = Vzaté karty: { $value }.
    .short = karty { $value }

## Co nejde

problem-keeper-one_player = Jmenujte jednoho hráče a nejvýš jednu kartu.
problem-keeper-player_out = { NAME($seat, form: "start") } už v partii není.
problem-keeper-no_finish = Kartou { $card } v této hře nikdo neskončí: kolo pokračovalo.
problem-keeper-only_cards = V ruce mohou být jen karty, třeba 10H 7C.
problem-keeper-needs_cards = { NAME($seat, form: "start") }: nějaké karty musely zbýt. V této hře nemá žádné jen vítěz kola.
problem-keeper-not_in_deck = { $card } v této hře není.
problem-keeper-twice = { $card } nemůže být na dvou místech.
problem-keeper-needs_suit = Napište barvu: S (piky), H (srdce), D (kára) nebo C (kříže).
problem-keeper-cards_or_points = Napište buď karty, třeba AH KS, nebo jejich body.
problem-keeper-no_points = Žádné karty nejsou dohromady za { $points }: musí to být 0 až { $most }, ale ne 1, 2, 70 ani 71.
problem-keeper-one_card = Napište jméno a jednu kartu, třeba KH.
problem-keeper-not_taken = { $card } vzala poslední štych, a musí tedy být mezi kartami této dvojice: { $side }.
problem-keeper-one_seven = Ke každému takovému štychu napište jméno a sedmičku, třeba 7H.
problem-keeper-trick_number = Štych před posledním má číslo od 1 do { $most } a každý jiné; ne { $number }.
problem-keeper-no_set = Hláška jsou tři nebo čtyři karty jedné hodnoty: esa, králové, dámy, kluci, desítky nebo sedmičky; před nimi jméno hráče.
problem-keeper-over = Partie skončila.
problem-keeper-no_call = Napište { LIST($calls, join: "or") }.
problem-keeper-nothing_typed = Napište odpověď, nebo - (nic); víc řekne „help“.
problem-keeper-no_card = „{ $text }“ není karta: karta je hodnota (2 až 10, J, Q, K, A) a barva (S, H, D, C), třeba 10H nebo QS.
problem-keeper-no_player = „{ $text }“ není žádný z hráčů: { LIST($seats, join: "list") }.

## Příkaz

cli-score = Rozhodčí a zapisovatel pro hru se skutečnými kartami: ptá se, kdo skončil a co mají ostatní v ruce, nebo kdo co vzal, a dá body s každým řádkem součtu, celkové součty, návraty na 0 a kdo vypadl. Každá odpověď se ukládá na disk; opuštěný zápis se znovu nabídne.
    .short = vést a vysvětlovat zápis hry se skutečnými kartami
    .usage = stovka score VARIANT [--players N] [--names A,B,C] [--rule DIAL=VALUE]
    .example =
        stovka score mavr --names Anna,Boris,Cilka
        stovka score stovkahra
cli-option-names = jména hráčů s čárkami, v pořadí, v jakém sedí
