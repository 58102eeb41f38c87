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
    undo : reprendre votre dernier coup et tout ce qui a suivi ; undo 2 : les deux derniers. known : les cartes cachées vues avant de reprendre.
    try 9H : essayer des coups sans que rien ne compte (« what if » fait de même) ; back : revenir à la partie.
    predict on : avant chaque étape, dire ce qui va se passer ; predict off l’arrête.
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
plain-score-seat = { $seat } { $points } (total { $moved ->
    [yes] { $reached } → { $total }
   *[no] { $total }
}{ $out ->
    [yes] {", hors jeu"}
   *[no] {""}
})
plain-score-side = { $side } { $points } (total { $moved ->
    [yes] { $reached } → { $total }
   *[no] { $total }
}{ $out ->
    [yes] {", hors jeu"}
   *[no] {""}
})
plain-no-card = « { $typed } » n’est pas une carte : une carte, c’est une valeur (2 à 10, J, Q, K, A) et une couleur (S, H, D, C), comme 10H ou QS.
plain-no-suit = « { $typed } » n’est pas une couleur : tapez S (pique), H (cœur), D (carreau) ou C (trèfle).
plain-unknown = « { $typed } » n’est ni une carte ni une commande ; « help » dit tout ce qu’on peut taper.

## Reprendre un coup, essayer, prédire, un clavier pour plusieurs

plain-did = { $seat } { $move }
plain-undone = Coups repris : { LIST($moves, join: "list") }. Ce qui a été vu reste connu.
plain-undo-none = Vous n’avez aucun coup à reprendre dans cette manche.
plain-undo-fewer = Dans cette manche, vous n’avez que { $own ->
    [one] { $own } coup
   *[other] { $own } coups
} à reprendre.
plain-undo-how = Après « undo » vient le nombre de vos coups à reprendre, comme « undo 2 », et non « { $typed } ».
plain-undo-off = Dans cette partie, aucun coup n’est repris : elle a été commencée avec --no-undo.
plain-undo-branch = Ce coup date d’avant l’essai ; « back » ramène à la partie, et « undo » l’y reprend.
plain-known-none = Les coups repris ne vous apprennent aucune carte cachée.
plain-known-hand = D’après les coups repris, vous connaissez de la main { NAME($seat, form: "whose") } : { LIST($cards, join: "list") }.
plain-known-stock = D’après les coups repris, vous savez qu’il y a dans la pioche : { LIST($cards, join: "list") }.
plain-try = Et si : à partir d’ici, rien ne compte et rien n’est gardé. Les cartes que vous ne voyez pas sont redistribuées, d’une façon possible d’après tout ce que vous savez. { $alone ->
    [yes] {""}
   *[no] Les coups des autres sont joués pour eux.{" "}
}« back » ramène à la partie.
plain-try-turn = Et si (« back » ramène à la partie) :
plain-try-prompt = et si
plain-try-already = Vous êtes déjà en train d’essayer ; « back » ramène à la partie.
plain-try-over = La manche d’essai est finie. Retour à la partie, où rien n’a changé.
plain-back = Retour à la partie, où rien n’a changé.
plain-back-none = C’est la partie elle-même ; « try 9H » essaierait un coup.
plain-predict-step = { NAME($seat, form: "start") } { $move }.
plain-predict-score = La manche est finie, on va compter.
plain-predict-next = À qui de jouer ensuite ? « moi », { LIST($names, join: "list") } ou « personne » ; Entrée laisse la question ouverte, « off » arrête les questions.
plain-predict-me = moi
plain-predict-nobody = personne
plain-predict-cards = Combien de cartes chaque main aura-t-elle alors ({ LIST($who, join: "list") }) ? Un nombre pour chaque joueur, dans cet ordre.
plain-predict-total = Quels seront les totaux ({ LIST($who, join: "list") }) ? Un nombre pour chacun, dans cet ordre ; - pour qui est hors jeu.
plain-predict-again = « { $typed } » n’est pas une réponse à cette question ; Entrée laisse la question ouverte, « off » arrête les questions.
plain-predict-who-seat = { $seat }
plain-predict-who-side = { $side }
plain-predict-was-next = { $over ->
    [yes] personne
   *[no] { $next }
}
plain-predict-is = { $who } { $out ->
    [yes] hors jeu
   *[no] { $number }
}
plain-predict-was = { LIST($each, join: "list") }
plain-predict-mark = { $right ->
    [yes] Juste : { $was }.
   *[no] Non, c’est : { $was }.
}
plain-predict-tally = { $on ->
    [yes] Les prédictions sont demandées (« predict off » les arrête).
   *[no] Les prédictions ne sont pas demandées (« predict on » les commence).
} { $asked ->
    [0] {""}
   *[other] Réponses justes : { $right } sur { $asked }.
}
plain-begin-together = { $resumed ->
    [yes] { $game } : la partie continue au même clavier, avec { LIST($seats) }.
   *[no] { $game } : une partie commence au même clavier, avec { LIST($seats) }.
}
plain-hide = La suite est pour { $seat }. Entrée cache ce qui est affiché{ $undo ->
    [yes] , « undo » reprend votre coup
   *[no] {""}
}.
plain-hide-again = Votre coup est joué. Entrée cache ce qui est affiché ; vous pouvez aussi poser une question, « help » dit lesquelles.
plain-take-seat = { $name }, au clavier : appuyez sur Entrée. Les autres ne regardent pas.

## Ce qui ne peut pas être gardé

plain-unkept = Cette partie n’est pas gardée : { $why }
plain-kept-again = Ce qui manquait est écrit ; la partie est de nouveau gardée.
plain-left = Cette partie n’a pas été gardée.
plain-over-unkept = La partie est finie ; elle n’a pas été gardée.
plain-unnoted = Les coups refusés et les prédictions ne sont pas notés : { $why }
plain-set-aside = Le fichier de vos coups refusés et de vos prédictions était abîmé ; il a été mis de côté ({ $path }), un nouveau est commencé.
