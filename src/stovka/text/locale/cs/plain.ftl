### Hra řádek po řádku.

plain-you = Vy
plain-yes = ano
plain-no = ne
plain-offer = Máte nedohranou partii: { $game }, { LIST($names) }, { $round }. kolo. Pokračovat? ano nebo ne.
plain-offer-again = Napište ano, chcete-li pokračovat, ne, chcete-li začít jinou, nebo quit.
plain-broken = Nedohraná partie se nedá přečíst ({ $path }): { $why }
plain-begin = { $resumed ->
    [yes] Partie pokračuje: { $game }; { LIST($seats) }.
   *[no] Nová partie: { $game }; { LIST($seats) }.
}
plain-begin-help = Kartu zahrajete tak, že ji napíšete, třeba 10H nebo QS:H; „help“ řekne, co ještě se dá napsat.
plain-kept = Partie je uložená; „stovka play --plain“ v ní pokračuje.
plain-over = Partie skončila; její záznam je zde:

## V každém tahu

plain-zone-stock = V balíčku: { N($count, "card") }.
plain-zone-pile = Na stole leží: { $top }.
plain-zone-trick = { $laid_n ->
    [0] Vynášíte: na stole neleží nic.
   *[other] Na stole leží: { LIST($laid, join: "list") }.
}
plain-laid = { $card } ({ $seat })
plain-badge = { $badge }
plain-hand = { $asked ->
    [no] V ruce máte: { $cards_n ->
        [0] nic
       *[other] { LIST($cards, join: "list") }
    }.
   *[yes] { $cards_n ->
        [0] Jste na tahu. Ruku máte prázdnou.
       *[other] Jste na tahu. V ruce máte: { LIST($cards, join: "list") }. { $fits_n ->
            [0] Teď se nedá zahrát nic.
           *[other] Zahrát můžete { LIST($fits, join: "or") }.
        }
    }
}
plain-calls = Říct můžete { LIST($calls, join: "or") }.
plain-suit = { $card } mění barvu. Na jakou: S (piky), H (srdce), D (kára), nebo C (kříže)? „back“ vrátí kartu do ruky.
plain-suit-again = To není barva: napište S, H, D nebo C; „back“ vrátí { $card } do ruky.
plain-suit-back = Karta je zpátky v ruce; pořád jste na tahu.
plain-refused = To nejde. { $why }

## Otázky

plain-help =
    10H: zahrát tu kartu, tedy hodnota (2 až 10, J, Q, K, A) a barva (S, H, D, C).
    QS:H: zahrát pikovou dámu a změnit na srdce; po samotném QS se hra zeptá.
    draw, pass, order:S, meld:K, enough, silent: co se dá říct místo hraní.
    hand: vaše karty. top: co leží na stole. counts: kdo má kolik karet.
    why 9H: smím ji zahrát a podle kterého pravidla? why: totéž pro celou ruku.
    what QS: co by udělala teď a co dělá podle pravidel?
    hint: co by udělal rozvážný hráč.
    score: list s body. log: co se stalo v tomto kole. rules: kniha pravidel.
    undo: vzít zpět svůj poslední tah se vším, co následovalo; undo 2: poslední dva. known: skryté karty, které už z vrácených tahů znáte.
    try 9H: zkusit tahy, aniž by se počítaly (totéž dělá „what if“); back: vrátit se do partie.
    predict on: před každým krokem říct, co přinese; predict off to ukončí.
    quit: odejít; partie zůstává uložená.
plain-count = { $out ->
    [yes] { NAME($seat, form: "start") }: mimo partii.
   *[no] { NAME($seat, form: "start") }: { N($count, "card") }.
}
plain-count-stock = V balíčku: { N($count, "card") }.
plain-count-pile = Na hromádce: { N($count, "card") }.
plain-count-trick = Ve štychu: { N($count, "card") }.
plain-count-turned = Ukázaný trumf: { N($count, "card") }.
plain-count-taken = Vzaté karty, { $side }: { N($count, "card") }.
plain-why = { $move }: { $fits ->
    [yes] ano.
   *[no] ne.
} { $why }
plain-what-card = Řekněte, kterou kartu: „what QS“.
plain-what-now = Kdyby se zahrála teď:
plain-what-rules = Podle pravidel ({ $card }):
plain-what-nothing = { $card } v této hře není.
plain-hint = Rozvážný hráč by volil toto: { $move } ({ $code }). { $why }
plain-score-none = Zatím není spočítané žádné kolo; všichni mají 0.
plain-score = { $round }. kolo: { LIST($items, join: "list") }.
plain-score-seat = { $seat } { $points } (celkem { $moved ->
    [yes] { $reached } → { $total }
   *[no] { $total }
}{ $out ->
    [yes] {", mimo partii"}
   *[no] {""}
})
plain-score-side = { $side } { $points } (celkem { $moved ->
    [yes] { $reached } → { $total }
   *[no] { $total }
}{ $out ->
    [yes] {", mimo partii"}
   *[no] {""}
})
plain-no-card = „{ $typed }“ není karta: karta je hodnota (2 až 10, J, Q, K, A) a barva (S, H, D, C), třeba 10H nebo QS.
plain-no-suit = „{ $typed }“ není barva: napište S (piky), H (srdce), D (kára) nebo C (kříže).
plain-unknown = „{ $typed }“ není ani karta, ani příkaz; „help“ řekne, co se dá napsat.

## Brání tahů zpět, zkoušení, odhady, jedna klávesnice pro více lidí

plain-did = { $seat } { $move }
plain-undone = Vzato zpět: { LIST($moves, join: "list") }. Co bylo vidět, zůstává známé.
plain-undo-none = V tomto kole ještě nemáte tah, který by šlo vzít zpět.
plain-undo-fewer = V tomto kole máte jen { $own ->
    [one] { $own } tah
    [few] { $own } tahy
   *[other] { $own } tahů
}, víc se zpět vzít nedá.
plain-undo-how = Za „undo“ se píše, kolik vlastních tahů vzít zpět, třeba „undo 2“, ne „{ $typed }“.
plain-undo-off = V této partii se tahy zpět neberou: začala s --no-undo.
plain-undo-branch = Tento tah je z doby před zkoušením; „back“ vrátí hru do partie a „undo“ ho tam vezme zpět.
plain-known-none = Z tahů vzatých zpět neznáte žádnou skrytou kartu.
plain-known-hand = Z tahů vzatých zpět víte, co drží { $seat }: { LIST($cards, join: "list") }.
plain-known-stock = Z tahů vzatých zpět víte, že v balíčku leží: { LIST($cards, join: "list") }.
plain-try = Co kdyby: odtud se nic nepočítá a nic se neukládá. Karty, které nevidíte, jsou rozdané znovu tak, jak podle všeho, co víte, mohou ležet. { $alone ->
    [yes] {""}
   *[no] Za ostatní lidi hraje program.{" "}
}„back“ vrátí hru do partie.
plain-try-turn = Co kdyby („back“ vrátí hru do partie):
plain-try-prompt = co kdyby
plain-try-already = Už zkoušíte; „back“ vrátí hru do partie.
plain-try-over = Zkušební kolo skončilo. Jsme zpátky v partii, nic se v ní nezměnilo.
plain-back = Jsme zpátky v partii, nic se v ní nezměnilo.
plain-back-none = Tohle je partie sama; „try 9H“ by tah jen zkusilo.
plain-predict-step = { NAME($seat, form: "start") } { $move }.
plain-predict-score = Kolo skončilo a bude se počítat.
plain-predict-next = Kdo je na tahu dál? Jméno ({ LIST($names, join: "list") }), „já“ nebo „nikdo“; Enter otázku přeskočí, „off“ otázky ukončí.
plain-predict-me = já
plain-predict-nobody = nikdo
plain-predict-cards = Kolik karet pak kdo bude mít ({ LIST($who, join: "list") })? Pro každého jedno číslo, v tomto pořadí.
plain-predict-total = Jaké budou součty ({ LIST($who, join: "list") })? Pro každého jedno číslo, v tomto pořadí; - pro toho, kdo je mimo partii.
plain-predict-again = „{ $typed }“ na to není odpověď; Enter otázku přeskočí, „off“ otázky ukončí.
plain-predict-who-seat = { $seat }
plain-predict-who-side = { $side }
plain-predict-was-next = { $over ->
    [yes] nikdo
   *[no] { $next }
}
plain-predict-is = { $who } { $out ->
    [yes] mimo partii
   *[no] { $number }
}
plain-predict-was = { LIST($each, join: "list") }
plain-predict-mark = { $right ->
    [yes] Správně: { $was }.
   *[no] Ne, je to takto: { $was }.
}
plain-predict-tally = { $on ->
    [yes] Odhady jsou zapnuté („predict off“ je vypne).
   *[no] Odhady jsou vypnuté („predict on“ je zapne).
} { $asked ->
    [0] {""}
   *[other] Zatím správně: { $right } / { $asked }.
}
plain-begin-together = { $resumed ->
    [yes] Partie u jedné klávesnice pokračuje: { $game }; { LIST($seats) }.
   *[no] Nová partie u jedné klávesnice: { $game }; { LIST($seats) }.
}
plain-hide = Na tahu je { $seat }. Enter skryje, co je vidět{ $undo ->
    [yes] , „undo“ vezme váš tah zpět
   *[no] {""}
}.
plain-hide-again = Váš tah je hotový. Enter skryje, co je vidět; můžete se i ptát, „help“ řekne na co.
plain-take-seat = { $name }, posaďte se ke klávesnici a stiskněte Enter. Ostatní se nedívají.

## Co se nedá uložit

plain-unkept = Tato partie se neukládá: { $why }
plain-kept-again = Co chybělo, je zapsané; partie se zase ukládá.
plain-left = Tato partie není uložená.
plain-over-unkept = Partie skončila; uložená není.
plain-unnoted = Chybné tahy a odhady se nezapisují: { $why }
plain-set-aside = Soubor s vašimi chybnými tahy a odhady byl poškozený; je odložený jako { $path } a začíná nový.
