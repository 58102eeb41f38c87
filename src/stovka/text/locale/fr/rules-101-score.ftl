### La famille du 101 : le décompte des mains, les totaux, la partie.
### Pour une ligne de décompte, .short est un terme de somme : la carte et ses points.

## Le décompte des mains

score-card =
    .rule = Les cartes restées en main comptent contre leur joueur : { ENTRIES($values, atom: "value", case: "un") }.
    .why = { CARD($card, case: "Le") } compte { $value }.
    .short = { $card } { $value }
score-lone_queen =
    .rule = { $lone_queen ->
        [off] (Pas dans ce jeu : une dame compte toujours comme une dame.)
        [one_queen_among_others] Une dame qui est la seule dame de la main coûte 20, la dame de pique 40, quelles que soient les autres cartes.
       *[lone_card] Une main d’une seule carte, si c’est une dame, coûte 20, la dame de pique 40, au lieu des points habituels de la dame.
    }
    .why = { CARD($card, case: "Le") } est une dame seule et compte { $value } au lieu de { $instead }.
    .short = { $card } { $value } (dame seule)
    .readings = Le texte parle d’une dame restée seule en main. Nous comprenons : l’unique carte ; qu’elle soit l’unique dame parmi d’autres cartes est un réglage.
score-empty =
    .rule = Une main vide ne compte rien, même si un autre a gagné la manche.
    .why = Main vide : { N($value, "point") }.
    .short = { $value } pour une main vide
    .readings = On peut avoir la main vide sans gagner, après une carte qui ne finit pas la manche. Les sources n’y mettent ni bonus ni malus.
score-winner =
    .rule = Le gagnant de la manche ne marque rien, sauf si sa dernière carte est une dame.
    .why = { $event ->
        [WouldScore] { NAME($seat, form: "start") } { ME($me, "marqueriez", "marquerait") } { N($points, "point") }.
       *[Line] Manche gagnée : { N($value, "point") }.
    }
    .short = { $event ->
        [WouldScore] { ME($me, "marqueriez", "marquerait") } { N($points, "point") }
       *[Line] { $value } pour la manche gagnée
    }
score-queen_out =
    .rule = Finir avec une dame enlève 20 points, avec la dame de pique 40. C’est la couleur de la carte qui compte, quoi qu’on ait demandé.
    .why = { $event ->
        [WouldScore] { NAME($seat, form: "start") } { ME($me, "marqueriez", "marquerait") } { N($points, "point") } pour avoir fini avec une dame.
       *[Line] Manche finie avec { CARD($card, case: "le") } : { N($value, "point") }.
    }
    .short = { $event ->
        [WouldScore] { ME($me, "marqueriez", "marquerait") } { N($points, "point") }
       *[Line] { $value } pour avoir fini avec { CARD($card, case: "le") }
    }
score-lowest =
    .rule = { $blocked ->
        [lowest_hand_wins] Dans une manche bloquée, la main la plus légère ne compte rien.
       *[all_score] (Pas dans ce jeu : dans une manche bloquée, toutes les mains comptent.)
    }
    .why = La main la plus légère d’une manche bloquée, { N($points, "point") }, compte { $value }.
    .short = { $value } pour la main la plus légère
    .readings = Cela découle du réglage où la main la plus légère gagne une manche bloquée.
score-lowest_wins =
    .rule = { $blocked ->
        [lowest_hand_wins] Une manche bloquée est gagnée par la main la plus légère, si elle est la seule.
       *[all_score] (Pas dans ce jeu : personne ne gagne une manche bloquée.)
    }
    .why = { NAME($seat, form: "start") } { ME($me, "gagnez", "gagne") } la manche bloquée avec la main la plus légère, { N($points, "point") }.
    .short = { ME($me, "gagnez", "gagne") } avec la main la plus légère
    .readings = D’ordinaire, personne ne gagne une manche bloquée, puisque personne n’a fini. Que la main la plus légère gagne est un réglage.
score-lowest_tied =
    .rule = { $blocked ->
        [lowest_hand_wins] Si plusieurs mains d’une manche bloquée sont les plus légères à égalité, elles ne comptent rien et personne ne gagne.
       *[all_score] (Pas dans ce jeu : personne ne gagne une manche bloquée.)
    }
    .why = Personne ne gagne la manche bloquée : plusieurs mains sont à égalité avec { N($points, "point") }.
    .short = personne ne gagne : égalité des mains les plus légères
    .readings = Cela découle du réglage où la main la plus légère gagne une manche bloquée.
score-round =
    .rule = Les points de la main s’ajoutent au total de son joueur ; moins on en a, mieux c’est.
    .why = { $lines_n ->
        [one] { NAME($seat, form: "start") } : { $lines } ; total { $before } → { $total }.
       *[other] { NAME($seat, form: "start") } : { LIST($lines, join: "sum") } = { $points } ; total { $before } → { $total }.
    }
    .short = { $points }, total { $total }

## La partie

match-floor =
    .rule = { $floor ->
        [zero] Un total ne reste jamais sous 0.
       *[none] (Pas dans ce jeu : un total peut descendre sous 0.)
    }
    .why = { NAME($seat, form: "start") } { ME($me, "tomberiez", "tomberait") } à { $before }, mais aucun total ne descend sous { $total }.
    .short = total { $before } → { $total }
    .readings = D’ordinaire, on garde ses gains, puisque dans les sources une dame jouée en dernier fait passer le total sous 0. Un plancher est un réglage.
match-reset =
    .rule = { $exact_resets ->
        [yes] Qui atteint exactement { $limit } revient à 0.
       *[no] (Pas dans ce jeu : { $limit } tout juste est un total comme un autre.)
    }
    .why = { NAME($seat, form: "start") } { ME($me, "avez", "a") } exactement { $before } : retour à { $total } !
    .short = { $before } tout juste : retour à { $total }
match-low_reset =
    .rule = { $low ->
        [reset_exact] Qui atteint exactement -{ $limit } revient à 0 ; plus bas, le total reste tel quel.
        [reset_at_or_below] Qui atteint -{ $limit } ou moins revient à 0.
        [reset_and_eliminate] Qui atteint exactement -{ $limit } revient à 0.
       *[other] (Pas dans ce jeu : un total très bas ne revient pas à 0.)
    }
    .why = { NAME($seat, form: "start") } { ME($me, "avez", "a") } atteint { $before } : retour à { $total }.
    .short = { $before } : retour à { $total }
    .readings = Le texte ramène à zéro un total qui tombe sur la borne du bas ; nous comprenons : exactement dessus. Ramener aussi ce qui est plus bas est un réglage.
match-out =
    .rule = Qui a plus de { N($limit, "point") } est hors jeu. On regarde les totaux une fois par manche, tous ensemble.
    .why = { NAME($seat, form: "start") } { ME($me, "avez", "a") } { N($total, "point") }, plus que la limite : hors jeu.
    .short = hors jeu avec { $total }
match-low_out =
    .rule = { $low ->
        [eliminate_below] Qui descend sous -{ $limit } est hors jeu ; avec -{ $limit } tout juste, on reste.
        [reset_and_eliminate] Qui descend sous -{ $limit } est hors jeu.
       *[other] (Pas dans ce jeu : un total trop bas ne met personne hors jeu.)
    }
    .why = { NAME($seat, form: "start") } { ME($me, "avez", "a") } { N($total, "point") }, moins que permis : hors jeu.
    .short = hors jeu avec { $total }
match-last_one =
    .rule = La partie finit quand il ne reste qu’un joueur, et ce joueur la gagne. Les autres sont classés selon le temps qu’ils ont tenu ; pour ceux qui sortent à la même manche, le plus petit total est le meilleur.
    .why = Tous les autres sont hors jeu : { $seat } { ME($me, "gagnez", "gagne") } la partie. Classement : { LIST($ranking, join: "list") }.
    .short = { ME($me, "gagnez", "gagne") } la partie
match-nobody_left =
    .rule = Si les derniers joueurs sortent tous à la même manche, le total le plus proche de la limite gagne ; à égalité, la victoire est partagée.
    .why = { $me ->
        [nobody] Il ne reste personne, et les plus proches de la limite se partagent la victoire. Classement : { LIST($ranking, join: "list") }.
       *[other] Il ne reste personne ; { $seat } { ME($me, "êtes", "est") } au plus près de la limite et { ME($me, "gagnez", "gagne") } la partie. Classement : { LIST($ranking, join: "list") }.
    }
    .short = { $me ->
        [nobody] victoire partagée
       *[other] { ME($me, "gagnez", "gagne") } la partie
    }
    .readings = Les sources n’ont pas prévu que tous sortent ensemble. On pourrait déclarer la partie nulle ; une victoire sur le fil est plus dans l’esprit du jeu.
