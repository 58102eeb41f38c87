### Les réglages de la famille du 101. .meaning : ce qu’un réglage décide. .choice-… : ce que veut dire chaque choix ;
### .value : pour les nombres, listes et tables, avec $value.

## Donne

dial-deck =
    .meaning = Combien de cartes il y a dans le paquet.
    .choice-36 = 36 cartes, du six à l’as.
    .choice-52 = 52 cartes, du deux à l’as.
dial-players =
    .meaning = À combien on peut jouer.
    .value = De { LIST($value, join: "to") } joueurs.
dial-hand_size =
    .meaning = Combien de cartes chacun reçoit, la carte d’ouverture du donneur comprise.
    .value = { N($value, "card") } chacun.
dial-opening_effect =
    .meaning = Si la carte que retourne le donneur fait ce qu’elle ferait en étant jouée.
    .choice-full = La carte d’ouverture est un coup du donneur, avec tous ses effets.
    .choice-none = La carte d’ouverture ne fait rien ; on joue simplement dessus.
dial-opening_queen =
    .meaning = Qui choisit la couleur quand la carte d’ouverture est de celles qui en demandent une.
    .choice-dealer_orders = Le donneur demande la couleur qu’il veut.
    .choice-own_suit = Sa propre couleur compte comme demandée.

## Pioche

dial-draw =
    .meaning = Combien de cartes on pioche quand on n’en a aucune de jouable.
    .choice-one = Une carte ; si elle n’est pas jouable non plus, on passe.
    .choice-until_fits = Une par une, jusqu’à en trouver une jouable.
dial-voluntary_draw =
    .meaning = Si un joueur qui pourrait jouer peut piocher à la place.
    .choice-yes = Une fois par tour, par choix ; ensuite, jouer ou passer.
    .choice-no = Qui peut jouer doit jouer.
dial-play_drawn =
    .meaning = Si une carte piochée doit être jouée quand elle est jouable.
    .choice-must = Oui, il faut la jouer.
    .choice-may = Non, on peut la garder.
dial-queen_forces_play =
    .meaning = Si une carte qui va sur tout doit être jouée quand on n’a rien d’autre à jouer.
    .choice-yes = Il faut la jouer, puisqu’elle va toujours.
    .choice-no = On peut la garder et piocher une carte à la place.
dial-recycle =
    .meaning = Comment le tas redevient une pioche.
    .choice-shuffle = On le mélange.
    .choice-flip = On le retourne, la carte la plus ancienne dessus.

## Effets

dial-effects =
    .meaning = Ce que font les cartes quand on les joue.
    .value = { COUNT($value, "draw") ->
        [0] Personne ne pioche
       *[other] Cartes à piocher : { ENTRIES($value, atom: "draw", case: "un") }
    } ; { COUNT($value, "skip") ->
        [0] personne ne saute son tour
       *[other] tour sauté après { KEYS($value, atom: "skip", form: "one", case: "un") }
    } ; { COUNT($value, "again") ->
        [0] rien ne fait rejouer
       *[other] on rejoue après { KEYS($value, atom: "again", form: "one", case: "un") }
    } ; { COUNT($value, "cover") ->
        [0] rien n’est à couvrir
       *[other] à couvrir : { KEYS($value, atom: "cover", form: "one", case: "un") }
    } ; { COUNT($value, "order") ->
        [0] rien ne demande de couleur
       *[other] on demande une couleur avec { KEYS($value, atom: "order", form: "one", case: "un") }
    } ; { COUNT($value, "wild") ->
        [0] rien ne va sur tout
       *[other] va sur tout : { KEYS($value, atom: "wild", form: "one", case: "un") }
    }.
dial-answer =
    .meaning = À quelles valeurs le joueur touché peut répondre par une carte de la même valeur.
    .value = { $value_n ->
        [0] Aucune : l’effet d’une carte est immédiat.
       *[other] On peut répondre à { KEYS($value, form: "one", case: "un") }.
    }
dial-five_skips =
    .meaning = Qui saute un tour après une carte qui frappe le joueur précédent.
    .choice-next = Le joueur suivant saute son tour.
    .choice-previous = Le joueur touché saute son prochain tour.

## Fin

dial-no_finish =
    .meaning = Quelles cartes ne finissent pas la manche quand ce sont les dernières.
    .value = { $value_n ->
        [0] Aucune : toute dernière carte finit la manche.
       *[other] On ne finit pas la manche avec { KEYS($value, form: "one", join: "or", case: "un") }.
    }
dial-no_finish_mode =
    .meaning = Ce que « ne finit pas la manche » veut dire pour ces cartes.
    .choice-play_on = On peut les poser en dernier, mais la manche continue.
    .choice-not_last = On ne peut pas du tout les poser en dernier.
dial-comeback =
    .meaning = Ce que fait un joueur resté la main vide après une telle carte, quand son tour revient.
    .choice-counts_as_draw = Il pioche une carte, la seule de ce tour.
    .choice-extra_draw_first = Il pioche d’abord une carte, puis joue un tour ordinaire.
dial-six_last =
    .meaning = Si une carte à couvrir finit la manche quand c’est la dernière.
    .choice-must_cover = Non : même alors, il faut la couvrir.
    .choice-ends_round = Oui, sans être couverte.
dial-last_card_penalty =
    .meaning = Si les cartes que fait piocher une dernière carte se piochent encore.
    .choice-none = Non, la manche est finie.
    .choice-drawn_then_scored = Oui, et elles comptent ensuite.
dial-blocked =
    .meaning = Comment se compte une manche bloquée.
    .choice-all_score = Personne ne gagne, chacun compte sa main.
    .choice-lowest_hand_wins = La main la plus légère gagne, si elle est la seule.

## Décompte

dial-values =
    .meaning = Ce que coûtent les cartes restées en main.
    .value = { ENTRIES($value, atom: "value", case: "un") }.
dial-lone_queen =
    .meaning = Ce que coûte une dame restée seule en main.
    .choice-lone_card = Une dame qui est la seule carte de la main coûte 20, la dame de pique 40.
    .choice-one_queen_among_others = Une dame qui est la seule dame de la main coûte 20, la dame de pique 40, quelles que soient les autres cartes.
    .choice-off = Autant que n’importe quelle autre dame.

## Limite

dial-limit =
    .meaning = Le total que personne ne doit dépasser.
    .value = Qui a plus de { N($value, "point") } est hors jeu.
dial-exact_resets =
    .meaning = Ce qui arrive à un total tombé juste sur la limite.
    .choice-yes = Il revient à 0.
    .choice-no = Rien, c’est un total comme un autre.
dial-low =
    .meaning = Ce qui arrive à la borne du bas, aussi loin sous 0 que la limite est au-dessus.
    .choice-reset_exact = Exactement là, le total revient à 0 ; plus bas, il reste.
    .choice-reset_at_or_below = Là et plus bas, le total revient à 0.
    .choice-eliminate_below = Qui descend plus bas est hors jeu.
    .choice-reset_and_eliminate = Exactement là, le total revient à 0 ; plus bas, on est hors jeu.
    .choice-none = Rien, les gains n’ont pas de borne.
dial-floor =
    .meaning = Si un total peut descendre sous 0.
    .choice-none = Il le peut.
    .choice-zero = Il est ramené à 0.
