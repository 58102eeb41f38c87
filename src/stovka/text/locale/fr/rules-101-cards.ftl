### La famille du 101 : la donne, la carte d’ouverture, ce qui va et ce qui ne va pas.
### .rule : pour le livre des règles, avec les réglages en vigueur. .why : cette fois-ci. .short : pour le journal, après
### le nom du joueur. .readings : d’une règle qu’aucune source ne donne, les autres lectures et pourquoi celle-ci.

## La donne et la carte d’ouverture

shed-deal =
    .rule = Le donneur mélange { $deck ->
        [52] les 52 cartes
       *[36] les 36 cartes, du six à l’as,
    } et donne { N($hand_size, "card") } à chacun, une par une, dans le sens des aiguilles d’une montre, en se servant en dernier. Sa propre dernière carte est retournée au milieu de la table ; le reste forme la pioche. Le premier donneur est tiré au sort, puis chacun donne à son tour, dans le même sens.
    .why = { NAME($seat, form: "start") } { ME($me, "distribuez", "distribue") } les cartes de la manche { $round } ; il reste { N($stock_n, "card") } dans la pioche.{ $mine_n ->
        [0] {""}
       *[other] {" "}Votre main : { $mine }.
    }
    .short = { ME($me, "distribuez", "distribue") } la manche { $round }
shed-opening =
    .rule = { $opening_effect ->
        [none] La dernière carte du donneur est retournée : c’est la première du tas.
       *[full] La dernière carte du donneur, retournée, est un vrai coup du donneur : tout ce qu’elle fait, elle le fait avant que quelqu’un d’autre joue.
    }
    .why = { NAME($seat, form: "start") } { ME($me, "retournez", "retourne") } { CARD($card, case: "le") } : cette carte compte comme jouée, avec tout ce qu’elle fait d’habitude.
    .short = { ME($me, "retournez", "retourne") } { $card }
shed-opening-idle =
    .rule = { $opening_effect ->
        [none] La carte d’ouverture est là pour qu’on joue dessus ; elle ne fait rien à personne.
       *[full] (Pas dans ce jeu : ici, la carte d’ouverture a tout son effet.)
    }
    .why = { NAME($seat, form: "start") } { ME($me, "retournez", "retourne") } { CARD($card, case: "le") } ; dans ce jeu, une carte d’ouverture n’a aucun effet, on joue simplement dessus.
    .short = { ME($me, "retournez", "retourne") } { $card }, sans effet
    .readings = Pour les sources, la carte retournée est un coup du donneur : elle a donc son effet, sauf avec ce réglage. À bien des tables, une carte que personne n’a choisie ne fait de mal à personne.
shed-opening-order =
    .rule = { $opening_queen ->
        [own_suit] (Pas dans ce jeu : une carte d’ouverture qui demanderait une couleur compte pour la sienne.)
       *[dealer_orders] Si la carte d’ouverture est de celles qui demandent une couleur, le donneur choisit la couleur avant que quelqu’un d’autre joue.
    }
    .why = { $event ->
        [Ordered] Pour { CARD($card, case: "le") } d’ouverture, { $seat } { ME($me, "demandez", "demande") } { SUIT($suit, form: "both") }.
       *[Ordering] La carte d’ouverture est { CARD($card, case: "le") } : { $seat } { ME($me, "demandez", "demande") } une couleur avant que le jeu commence.
    }
    .short = { $event ->
        [Ordered] { ME($me, "demandez", "demande") } { SUIT($suit) } (ouverture : { $card })
       *[Ordering] { ME($me, "devez", "doit") } demander une couleur (ouverture : { $card })
    }
    .readings = La carte d’ouverture est un coup du donneur, et qui joue une dame demande. L’autre lecture, où la dame retournée compte pour sa propre couleur, est un réglage.
shed-opening-own_suit =
    .rule = { $opening_queen ->
        [own_suit] Une carte d’ouverture qui demande une couleur compte pour la sienne, comme si le donneur l’avait demandée.
       *[dealer_orders] { $opening_effect ->
            [none] Une carte d’ouverture qui demande une couleur compte pour la sienne, car ici les cartes d’ouverture n’ont pas d’effet.
           *[full] (Pas dans ce jeu : le donneur choisit la couleur.)
        }
    }
    .why = Personne n’a joué { CARD($card, case: "le") }, c’est la carte retournée : sa propre couleur compte comme demandée, { SUIT($suit, form: "both") }.
    .short = { SUIT($suit) } compte comme demandé ({ $card })
    .readings = Si le donneur ne choisit pas, il faut bien une couleur à suivre après une dame ; celle de la carte est la plus naturelle. D’ordinaire, pourtant, le donneur choisit.

## Ce qui laisse passer une carte

shed-fits-suit =
    .rule = Une carte va sur le tas si elle est de la même couleur que la carte du dessus.
    .why = { $event ->
        [Played] { NAME($seat, form: "start") } { ME($me, "posez", "pose") } { CARD($card, case: "le") } sur { CARD($top, case: "le") } : { SUIT($card) } sur { SUIT($card) }.
       *[reason] { $asked ->
            [cover] { CARD($card, case: "Le") } couvre { CARD($top, case: "le") } : { SUIT($card) } sur { SUIT($card) }.
           *[match] { CARD($card, case: "Le") } va sur { CARD($top, case: "le") } : { SUIT($card) } sur { SUIT($card) }.
        }
    }
    .short = { $event ->
        [Played] { ME($me, "posez", "pose") } { $card } (même couleur)
       *[reason] va : { SUIT($card) } sur { SUIT($card) }
    }
shed-fits-rank =
    .rule = Une carte va sur le tas si elle a la même valeur que la carte du dessus : un valet sur un valet, un dix sur un dix.
    .why = { $event ->
        [Played] { NAME($seat, form: "start") } { ME($me, "posez", "pose") } { CARD($card, case: "le") } sur { CARD($top, case: "le") } : { RANK($card, form: "word") } sur { RANK($card, form: "word") }.
       *[reason] { $asked ->
            [cover] { CARD($card, case: "Le") } couvre { CARD($top, case: "le") } : { RANK($card, form: "word") } sur { RANK($card, form: "word") }.
           *[match] { CARD($card, case: "Le") } va sur { CARD($top, case: "le") } : { RANK($card, form: "word") } sur { RANK($card, form: "word") }.
        }
    }
    .short = { $event ->
        [Played] { ME($me, "posez", "pose") } { $card } (même valeur)
       *[reason] va : { RANK($card, form: "word") } sur { RANK($card, form: "word") }
    }
shed-fits-order =
    .rule = Quand une couleur est demandée, une carte de cette couleur va sur le tas. La demande tombe avec la carte suivante ; d’ici là, elle tient, que l’on pioche, que l’on passe ou que l’on refasse la pioche.
    .why = { $event ->
        [Played] { NAME($seat, form: "start") } { ME($me, "posez", "pose") } { CARD($card, case: "le") } : { SUIT($card) }, comme demandé avec { CARD($top, case: "le") }.
       *[reason] { CARD($card, case: "Le") } va : { $by } { ME($by_me, "avez", "a") } demandé { SUIT($suit) } avec { CARD($cause, case: "le") }.
    }
    .short = { $event ->
        [Played] { ME($me, "posez", "pose") } { $card } (comme demandé)
       *[reason] va : { SUIT($suit) } est demandé
    }
shed-fits-wild =
    .rule = { COUNT($effects, "wild") ->
        [0] Dans ce jeu, aucune carte ne va sur tout.
       *[other] Quelle que soit la carte du dessus et quoi qu’on ait demandé, on peut toujours poser { KEYS($effects, atom: "wild", form: "one", join: "or", case: "un") }, même pour couvrir.
    }
    .why = { $event ->
        [Played] { NAME($seat, form: "start") } { ME($me, "posez", "pose") } { CARD($card, case: "le") } sur { CARD($top, case: "le") } : { RANK($card) } va sur tout.
       *[reason] { CARD($card, case: "Le") } va : { RANK($card) } va sur tout.
    }
    .short = { $event ->
        [Played] { ME($me, "posez", "pose") } { $card } (va sur tout)
       *[reason] va : { RANK($card) } va sur tout
    }
shed-order-name =
    .rule = { $opening_queen ->
        [own_suit] (Pas dans ce jeu : la carte d’ouverture compte pour sa propre couleur.)
       *[dealer_orders] Pour la carte d’ouverture, le donneur peut demander n’importe laquelle des quatre couleurs, même celle de la carte.
    }
    .why = { $event ->
        [Ordered] Pour { CARD($card, case: "le") } d’ouverture, { $seat } { ME($me, "demandez", "demande") } { SUIT($suit, form: "both") }.
       *[reason] La carte d’ouverture est { CARD($card, case: "le") } : le donneur demande une couleur, et { SUIT($suit) } convient aussi bien qu’une autre.
    }
    .short = { SUIT($suit) } est possible (ouverture : { $card })
    .readings = Dans les sources, une dame demande la couleur qu’on veut ; pour nous, même la sienne.

## Ce qui arrête une carte

shed-order-owed =
    .rule = { $opening_queen ->
        [own_suit] (Pas dans ce jeu : la carte d’ouverture compte pour sa couleur, on n’en attend pas d’autre.)
       *[dealer_orders] Tant que le donneur n’a pas demandé de couleur pour la carte d’ouverture, on ne peut rien faire d’autre.
    }
    .why = Il faut d’abord demander une couleur pour la carte d’ouverture : cœur, carreau, trèfle ou pique.
    .short = d’abord demander une couleur
    .readings = Cela découle du fait que la demande du donneur est un coup à part.
shed-misfit =
    .rule = Une carte qui n’a ni la couleur ni la valeur voulues ne peut pas être jouée. Après une demande, seule compte la couleur demandée, pas la valeur du dessus.
    .why = { $asked ->
        [order] { NAME($by, form: "start") } { ME($by_me, "avez", "a") } demandé { SUIT($suit) } avec { CARD($cause, case: "le") }, et { CARD($card, case: "le") } n’est { SAME($card, $cause) ->
            [yes] pas { SUIT($suit, form: "one") }
           *[no] ni { SUIT($suit, form: "one") } ni { RANK($cause) }
        }.
        [cover] { CARD($card, case: "Le") } ne couvre pas { CARD($top, case: "le") } : ce n’est ni { SUIT($suit, form: "one") } ni { RANK($rank) }.
       *[match] { CARD($card, case: "Le") } ne va pas sur { CARD($top, case: "le") } : ce n’est ni { SUIT($suit, form: "one") } ni { RANK($rank) }.
    }
    .short = { $asked ->
        [order] non : { SUIT($suit) } est demandé
        [cover] ne couvre pas { CARD($top, case: "le") }
       *[match] ne va pas sur { CARD($top, case: "le") }
    }
shed-not_last =
    .rule = { $no_finish_mode ->
        [not_last] { $no_finish_n ->
            [0] N’importe quelle carte peut être la dernière.
           *[other] On ne peut pas poser en dernier { KEYS($no_finish, form: "one", join: "or", case: "un") }. Une carte à couvrir échappe à la règle : elle n’est jamais la dernière.
        }
       *[play_on] (Pas dans ce jeu : toute carte peut être jouée en dernier, même si toutes ne finissent pas la manche.)
    }
    .why = Dans ce jeu, { $seat } ne { ME($me, "pouvez", "peut") } pas poser { CARD($card, case: "le") } en dernier.
    .short = { $card } ne peut pas être la dernière carte
shed-suit-missing =
    .rule = { COUNT($effects, "order") ->
        [0] (Pas dans ce jeu : aucune carte ne demande de couleur.)
       *[other] Qui joue { KEYS($effects, atom: "order", form: "one", join: "or", case: "un") } dit aussitôt quelle couleur est demandée.
    }
    .why = { CARD($card, case: "Le") } demande une couleur : dites laquelle, par exemple { CODE($card) }:S pour pique.
    .short = dites quelle couleur demande { CARD($card, case: "le") }
shed-suit-last =
    .rule = Une carte qui finit la manche ne demande rien : il n’y a plus personne pour obéir.
    .why = Avec { CARD($card, case: "le") }, { $seat } { ME($me, "finissez", "finit") } la manche : pas de couleur à demander, le coup s’écrit { CODE($card) }.
    .short = une dernière carte ne demande rien
    .readings = Les sources n’en parlent pas ; après la fin de la manche, une demande ne lierait personne, et elle ne vaut pas pour la suivante.
shed-suit-stray =
    .rule = { COUNT($effects, "order") ->
        [0] Dans ce jeu, aucune carte ne demande de couleur.
       *[other] On ne demande une couleur qu’avec { KEYS($effects, atom: "order", form: "one", join: "or", case: "un") } ; toute autre carte se joue sans rien demander.
    }
    .why = { CARD($card, case: "Le") } ne demande pas de couleur : le coup s’écrit { CODE($card) }.
    .short = { $card } ne demande pas de couleur
    .readings = Cela découle des cartes qui demandent une couleur.
shed-order-stray =
    .rule = Seul le donneur demande une couleur sans jouer de carte, et seulement pour la carte d’ouverture ; sinon, on la demande avec la carte qui y donne droit.
    .why = Aucune carte d’ouverture n’attend de couleur en ce moment : on ne peut pas demander { SUIT($suit) } sans jouer de carte.
    .short = rien ne permet de demander { SUIT($suit) }
    .readings = Cela découle du fait que la demande du donneur est un coup à part.
