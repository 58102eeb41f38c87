### Le jeu ligne par ligne.

plain-you = Vous
plain-yes = oui
plain-no = non
plain-offer = Vous avez une partie en cours : { $game } avec { LIST($names) }, manche { $round }. Continuer ? oui ou non.
plain-offer-again = Tapez oui pour continuer la partie, non pour en commencer une autre, ou quit.
plain-broken = Impossible de lire une partie en cours ({ $path }) : { $why }
plain-begin = { $resumed ->
    [yes] { $game } : votre partie continue, avec { LIST($seats) }.
   *[no] { $game } : une partie commence, avec { LIST($seats) }.
}
plain-begin-help = Tapez une carte pour la jouer, comme 10H ou QS:H, ou « help » pour tout ce qu’on peut taper.
plain-kept = La partie est gardée ; « stovka play --plain » la continue.
plain-over = La partie est finie ; elle est enregistrée ici :

## À chaque tour

plain-zone-stock = Dans la pioche : { N($count, "card") }.
plain-zone-pile = Sur le tas : { $top }.
plain-zone-trick = { $laid_n ->
    [0] Vous entamez : aucune carte sur la table.
   *[other] Sur la table : { LIST($laid, join: "list") }.
}
plain-laid = { $card } ({ $seat })
plain-badge = { $badge }
plain-hand = { $asked ->
    [no] Votre main : { $cards_n ->
        [0] aucune carte
       *[other] { LIST($cards, join: "list") }
    }.
   *[yes] { $cards_n ->
        [0] À vous. Vous n’avez pas de carte.
       *[other] À vous. Votre main : { LIST($cards, join: "list") }. { $fits_n ->
            [0] Aucune carte ne peut être jouée maintenant.
           *[other] Vous pouvez jouer { LIST($fits, join: "or") }.
        }
    }
}
plain-calls = Vous pouvez dire { LIST($calls, join: "or") }.
plain-suit = { CARD($card, case: "Le") } demande une couleur. Laquelle : S (pique), H (cœur), D (carreau) ou C (trèfle) ? « back » reprend la carte.
plain-suit-again = Ce n’est pas une couleur : tapez S, H, D ou C, ou « back » pour reprendre { CARD($card, case: "le") }.
plain-suit-back = Carte reprise ; c’est toujours à vous.
plain-refused = Pas possible. { $why }

## Questions

plain-help =
    10H : jouer cette carte, une valeur (2 à 10, J, Q, K, A) et une couleur (S pique, H cœur, D carreau, C trèfle).
    QS:H : jouer la dame de pique et demander cœur ; après QS seul, on vous pose la question.
    draw, pass, order:S, meld:K, enough, silent : ce qu’on peut dire au lieu de jouer.
    hand : vos cartes. top : ce qu’il y a sur la table. counts : qui a combien de cartes.
    why 9H : puis-je la jouer, et par quelle règle ? why : la même chose pour toute la main.
    what QS : que ferait-elle maintenant, et que fait-elle d’après les règles ?
    hint : ce que ferait un joueur solide.
    score : la feuille de marque. log : ce qui s’est passé dans cette manche. rules : le livre des règles.
    quit : partir ; la partie est gardée.
plain-count = { $out ->
    [yes] { NAME($seat, form: "start") } : hors jeu.
   *[no] { NAME($seat, form: "start") } : { N($count, "card") }.
}
plain-count-stock = Dans la pioche : { N($count, "card") }.
plain-count-pile = Sur le tas : { N($count, "card") }.
plain-count-trick = Dans le pli : { N($count, "card") }.
plain-count-turned = Retourne d’atout : { N($count, "card") }.
plain-count-taken = Prises par { $side } : { N($count, "card") }.
plain-why = { $move } : { $fits ->
    [yes] oui.
   *[no] non.
} { $why }
plain-what-card = Dites quelle carte : « what QS ».
plain-what-now = Si elle est jouée maintenant :
plain-what-rules = D’après les règles, à propos { CARD($card, case: "du") } :
plain-what-nothing = { CARD($card, case: "Le") } n’est pas dans ce jeu.
plain-hint = Le coup d’un joueur solide : { $move } ({ $code }). { $why }
plain-score-none = Aucune manche n’est encore comptée ; tout le monde est à 0.
plain-score = Manche { $round } : { LIST($items, join: "list") }.
plain-score-seat = { $seat } { $points } (total { $total })
plain-score-side = { $side } { $points } (total { $total })
plain-no-card = « { $typed } » n’est pas une carte : une carte, c’est une valeur (2 à 10, J, Q, K, A) et une couleur (S, H, D, C), comme 10H ou QS.
plain-no-suit = « { $typed } » n’est pas une couleur : tapez S (pique), H (cœur), D (carreau) ou C (trèfle).
plain-unknown = « { $typed } » n’est ni une carte ni une commande ; « help » dit tout ce qu’on peut taper.
