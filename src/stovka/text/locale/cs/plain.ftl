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
plain-calls = Můžete { LIST($calls, join: "or") }.
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
plain-score-seat = { $seat } { $points } (celkem { $total })
plain-score-side = { $side } { $points } (celkem { $total })
plain-no-card = „{ $typed }“ není karta: karta je hodnota (2 až 10, J, Q, K, A) a barva (S, H, D, C), třeba 10H nebo QS.
plain-no-suit = „{ $typed }“ není barva: napište S (piky), H (srdce), D (kára) nebo C (kříže).
plain-unknown = „{ $typed }“ není ani karta, ani příkaz; „help“ řekne, co se dá napsat.
