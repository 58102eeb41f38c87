### La famille du 101 : ce que font les cartes, à qui de jouer, comment finit une manche.

## Ce que font les cartes. .with-skip : le même joueur saute aussi son tour, par la même carte, en une phrase.

shed-effect-draw =
    .rule = { COUNT($effects, "draw") ->
        [0] Dans ce jeu, aucune carte ne fait piocher.
       *[other] Certaines cartes font piocher aussitôt le joueur suivant : { ENTRIES($effects, atom: "draw", case: "un") }. S’il n’y en a pas assez, on prend tout ce qui reste.
    }
    .why = { $cards_n ->
        [0] { NAME($seat, form: "start") } { ME($me, "devriez", "devrait") } piocher { N($asked, "card") } à cause { CARD($card, $by, case: "du") }, mais il n’en reste aucune.
       *[other] { NAME($seat, form: "start") } { ME($me, "piochez", "pioche") } { TAKEN($cards, $asked) } à cause { CARD($card, $by, case: "du") }.
    }
    .with-skip = { $cards_n ->
        [0] { NAME($seat, form: "start") } { ME($me, "devriez", "devrait") } piocher { N($asked, "card") } à cause { CARD($card, $by, case: "du") }, mais il n’en reste aucune ; { $seat } { ME($me, "sautez quand même votre", "saute quand même son") } tour.
       *[other] { NAME($seat, form: "start") } { ME($me, "piochez", "pioche") } { TAKEN($cards, $asked) } et { ME($me, "sautez votre", "saute son") } tour à cause { CARD($card, $by, case: "du") }.
    }
    .short = { ME($me, "piochez", "pioche") } { TAKEN($cards, $asked, form: "short") } ({ $card })
    .short-with-skip = { ME($me, "piochez", "pioche") } { TAKEN($cards, $asked, form: "short") } et { ME($me, "sautez votre", "saute son") } tour ({ $card })
shed-effect-skip =
    .rule = { COUNT($effects, "skip") ->
        [0] Dans ce jeu, aucune carte ne fait sauter de tour.
       *[other] Après { KEYS($effects, atom: "skip", form: "one", join: "or", case: "un") }, le joueur suivant saute son tour. À deux, cela veut dire que le même joueur rejoue.{ $five_skips ->
            [previous] {" "}Mais quand une carte frappe le joueur précédent, c’est lui qui saute un tour.
           *[next] {""}
        }
    }
    .why = { NAME($seat, form: "start") } { ME($me, "sautez votre", "saute son") } tour à cause { CARD($card, $by, case: "du") }.
    .short = { ME($me, "sautez votre", "saute son") } tour ({ $card })
    .readings = La traduction anglaise peut laisser croire qu’après un cinq le même joueur pioche et saute son tour. Le texte russe est net : le précédent pioche, le suivant saute son tour.
shed-effect-miss =
    .rule = { $five_skips ->
        [previous] Qui est touché par une carte dirigée contre le joueur précédent saute aussi un tour, le prochain qui lui viendrait dans cette manche.
       *[next] (Pas dans ce jeu : c’est toujours le joueur suivant qui saute son tour.)
    }
    .why = { NAME($seat, form: "start") } { ME($me, "sauterez votre", "sautera son") } prochain tour à cause { CARD($card, $by, case: "du") }.
    .short = prochain tour sauté ({ $card })
    .readings = Le texte russe est clair : après un cinq, le précédent pioche et le suivant saute son tour. La traduction anglaise est floue ; pour jouer que le même fait les deux, il y a ce réglage.
shed-effect-again =
    .rule = { COUNT($effects, "again") ->
        [0] Dans ce jeu, aucune carte ne fait rejouer.
       *[other] Qui joue { KEYS($effects, atom: "again", form: "one", join: "or", case: "un") } rejoue aussitôt, avec n’importe quelle carte jouable.
    }
    .why = { NAME($seat, form: "start") } { ME($me, "rejouez", "rejoue") } : { CARD($card, case: "le") } donne droit à un autre coup.{ $starved ->
        [0] {""}
       *[other] {" "}(Tours de suite avec au plus une carte à piocher : { $starved }.)
    }
    .short = { ME($me, "rejouez", "rejoue") } ({ $card })
shed-effect-cover =
    .rule = { COUNT($effects, "cover") ->
        [0] Dans ce jeu, aucune carte n’est à couvrir.
       *[other] Qui joue { KEYS($effects, atom: "cover", form: "one", join: "or", case: "un") } doit couvrir sa carte aussitôt, avec n’importe quelle carte qui va dessus. Qui a de quoi couvrir doit s’en servir. La carte qui couvre a son effet ; si elle aussi est à couvrir, on la couvre à son tour.
    }
    .why = { NAME($seat, form: "start") } { ME($me, "devez", "doit") } couvrir aussitôt { CARD($card, case: "le") } avec une carte qui va dessus.
    .short = { ME($me, "devez", "doit") } couvrir { CARD($card, case: "le") }
shed-effect-order =
    .rule = { COUNT($effects, "order") ->
        [0] Dans ce jeu, aucune carte ne demande de couleur.
       *[other] Qui joue { KEYS($effects, atom: "order", form: "one", join: "or", case: "un") } demande une couleur, n’importe laquelle des quatre. La couleur de la carte elle-même ne compte plus.
    }
    .why = { NAME($seat, form: "start") } { ME($me, "demandez", "demande") } { SUIT($suit, form: "both") } avec { CARD($card, case: "le") }.
    .short = { ME($me, "demandez", "demande") } { SUIT($suit) } ({ $card })
shed-answer-rank =
    .rule = { $answer_n ->
        [0] (Pas dans ce jeu : ici, on ne répond à aucune carte, son effet est immédiat.)
       *[other] Qui est touché par { KEYS($answer, form: "one", join: "or", case: "un") } et a une carte de la même valeur peut la poser en réponse. Tout ce qui était dû passe alors au suivant, avec ce que la nouvelle carte y ajoute.
    }
    .why = { $event ->
        [Played] { NAME($seat, form: "start") } { ME($me, "répondez", "répond") } avec { CARD($card, case: "le") } : ce qui était dû passe au suivant.
       *[reason] { CARD($card, case: "Le") } répond { CARD($cause, $by, case: "au") } : ce qui est dû passe au suivant.
    }
    .short = { $event ->
        [Played] { ME($me, "répondez", "répond") } avec { CARD($card, case: "le") }
       *[reason] répond { CARD($cause, case: "au") } : { RANK($card, form: "word") } aussi
    }
    .readings = Aucune source ne laisse répondre, donc d’ordinaire on ne répond pas. Bien des tables le jouent : c’est un réglage, valeur par valeur.
shed-answer-other =
    .rule = { $answer_n ->
        [0] (Pas dans ce jeu : ici, on ne répond à aucune carte.)
       *[other] On répond avec une carte de la même valeur ; sa couleur n’importe pas, et aucune autre carte n’y peut rien.
    }
    .why = On ne répond { CARD($cause, $by, case: "au") } qu’avec { RANK($rank) }, pas avec { CARD($card, case: "le") }. Sinon, il faut passer et accepter.
    .short = on ne répond { CARD($cause, case: "au") } qu’avec { RANK($rank) }
    .readings = Cela découle du réglage qui permet de répondre à une carte. À certaines tables, toute carte de punition répond à toute autre ; ici, on ne mélange pas.
shed-answer-asked =
    .rule = { $answer_n ->
        [0] (Pas dans ce jeu : ici, on ne répond à aucune carte, son effet est immédiat.)
       *[other] Qui est touché par { KEYS($answer, form: "one", join: "or", case: "un") } et a une carte de cette valeur choisit d’abord : répondre avec, ou accepter.
    }
    .why = { $event ->
        [MayAnswer] Mais avec { RANK($debt_rank) } en main, { $seat } { ME($me, "pourriez", "pourrait") } répondre, et ce qui est dû passerait au suivant.
       *[Asked] { NAME($seat, form: "start") } { ME($me, "pouvez", "peut") } répondre { CARD($debt_card, $debt_by, case: "au") } avec { RANK($debt_rank) }, ou passer{ $debt_draw ->
            [0] {" "}et sauter { ME($me, "votre", "son") } tour
           *[other] { $debt_skip ->
                [yes] , piocher { N($debt_draw, "card") } et sauter { ME($me, "votre", "son") } tour
               *[no] {" "}et piocher { N($debt_draw, "card") }
            }
        }.
    }
    .short = { $event ->
        [MayAnswer] { ME($me, "pourriez", "pourrait") } répondre avec { RANK($debt_rank) }
       *[Asked] { ME($me, "pouvez", "peut") } répondre { CARD($debt_card, case: "au") }
    }
    .readings = Aucune source ne laisse répondre, donc d’ordinaire on ne répond pas. Bien des tables le jouent : c’est un réglage, valeur par valeur.
shed-answer-draw =
    .rule = { $answer_n ->
        [0] (Pas dans ce jeu : ici, on ne répond à aucune carte.)
       *[other] Quand les réponses s’arrêtent, le joueur sur qui elles s’arrêtent pioche les cartes de toutes ensemble.
    }
    .why = { $cards_n ->
        [0] { NAME($seat, form: "start") } { ME($me, "devriez", "devrait") } piocher { N($asked, "card") }, tout ce qui est dû jusqu’{ CARD($card, $by, case: "au") }, mais il n’en reste aucune.
       *[other] { NAME($seat, form: "start") } { ME($me, "piochez", "pioche") } { TAKEN($cards, $asked) } : tout ce qui est dû jusqu’{ CARD($card, $by, case: "au") }.
    }
    .with-skip = { $cards_n ->
        [0] { NAME($seat, form: "start") } { ME($me, "devriez", "devrait") } piocher { N($asked, "card") }, tout ce qui est dû jusqu’{ CARD($card, $by, case: "au") }, mais il n’en reste aucune ; { $seat } { ME($me, "sautez quand même votre", "saute quand même son") } tour.
       *[other] { NAME($seat, form: "start") } { ME($me, "piochez", "pioche") } { TAKEN($cards, $asked) } et { ME($me, "sautez votre", "saute son") } tour : tout ce qui est dû jusqu’{ CARD($card, $by, case: "au") }.
    }
    .short = { ME($me, "piochez", "pioche") } { TAKEN($cards, $asked, form: "short") } ({ $card })
    .short-with-skip = { ME($me, "piochez", "pioche") } { TAKEN($cards, $asked, form: "short") } et { ME($me, "sautez votre", "saute son") } tour ({ $card })
    .readings = Cela découle du réglage qui permet de répondre à une carte : ce qui passe au suivant n’est pas oublié.
shed-answer-skip =
    .rule = { $answer_n ->
        [0] (Pas dans ce jeu : ici, on ne répond à aucune carte.)
       *[other] Quand les réponses s’arrêtent, le joueur sur qui elles s’arrêtent saute son tour.
    }
    .why = { NAME($seat, form: "start") } { ME($me, "sautez votre", "saute son") } tour à cause { CARD($card, $by, case: "du") }.
    .short = { ME($me, "sautez votre", "saute son") } tour ({ $card })
    .readings = Cela découle du réglage qui permet de répondre à une carte : quel que soit le nombre de réponses, on saute un seul tour.
shed-recycle-shuffle =
    .rule = { $recycle ->
        [flip] (Pas dans ce jeu : le tas est retourné sans être mélangé.)
       *[shuffle] Quand il faut piocher et que la pioche ne suffit pas, on mélange le tas sous sa carte du dessus et il devient la pioche. Une demande en cours reste valable.
    }
    .why = La pioche ne suffit plus : le tas sous sa carte du dessus est mélangé et forme une nouvelle pioche de { N($cards_n, "card") }.
    .short = nouvelle pioche avec le tas : { N($cards_n, "card") }
    .readings = Les sources ne disent pas que faire quand la pioche s’épuise. Le mélange garde le mystère ; retourner le tas est un réglage.
shed-recycle-flip =
    .rule = { $recycle ->
        [flip] Quand il faut piocher et que la pioche ne suffit pas, on retourne le tas sous sa carte du dessus, sans mélanger, et il devient la pioche, la carte la plus ancienne dessus.
       *[shuffle] (Pas dans ce jeu : le tas est mélangé.)
    }
    .why = La pioche ne suffit plus : le tas sous sa carte du dessus est retourné et forme une nouvelle pioche de { N($cards_n, "card") }.
    .short = tas retourné : { N($cards_n, "card") }
    .readings = Les sources ne disent pas que faire quand la pioche s’épuise. Retournées, les cartes reviennent dans l’ordre où elles ont été jouées, ce qui récompense la mémoire.

## À qui de jouer

shed-turn-next =
    .rule = On joue dans le sens des aiguilles d’une montre, entre joueurs encore en jeu.
    .why = C’est à { $seat } de jouer.{ $starved ->
        [0] {""}
       *[other] {" "}(Tours de suite avec au plus une carte à piocher : { $starved }.)
    }
    .short = { ME($me, "devez", "doit") } jouer
shed-turn-missed =
    .rule = { $five_skips ->
        [previous] Un tour à sauter l’est quand il vient ; il ne survit pas à la manche.
       *[next] (Pas dans ce jeu : on saute toujours son tour aussitôt.)
    }
    .why = { NAME($seat, form: "start") } { ME($me, "sautez", "saute") } ce tour, encore dû pour une carte reçue plus tôt.
    .short = { ME($me, "sautez", "saute") } un tour dû
    .readings = Cela découle du réglage où un cinq fait sauter un tour au joueur précédent.

## Comment finit une manche

shed-finish-out =
    .rule = Qui pose sa dernière carte finit : la manche est terminée, et gagnée. { $no_finish_n ->
        [0] N’importe quelle carte convient ; ce qu’elle ferait aux autres ne se fait plus.
       *[other] Ce que cette carte ferait aux autres ne se fait plus. Certaines cartes ne finissent pas la manche ({ KEYS($no_finish, form: "one", join: "or", case: "un") }) : voir plus loin.
    }
    .why = Plus de carte en main après { CARD($card, case: "le") } : { $seat } { ME($me, "gagnez", "gagne") } la manche.
    .short = { ME($me, "finissez", "finit") } avec { CARD($card, case: "le") }
shed-finish-six =
    .rule = { COUNT($effects, "cover") ->
        [0] (Pas dans ce jeu : aucune carte n’est à couvrir.)
       *[other] { $six_last ->
            [ends_round] Une carte qui serait à couvrir finit la manche si c’est la dernière.
           *[must_cover] Une carte à couvrir ne finit pas la manche, même si c’est la dernière : c’est la carte qui couvre qui la finit. La manche ne finit là que s’il n’y a plus rien à piocher.
        }
    }
    .why = Plus de carte en main après { CARD($card, case: "le") }, et pas besoin ici de couvrir : { $seat } { ME($me, "gagnez", "gagne") } la manche.
    .short = { ME($me, "finissez", "finit") } avec { CARD($card, case: "le") }, sans couvrir
    .readings = La source veut qu’un six soit couvert, sans exception pour la dernière carte. Qu’il puisse finir la manche est un réglage.
shed-finish-stays =
    .rule = { $no_finish_n ->
        [0] Dans ce jeu, toute dernière carte finit la manche.
       *[other] { $no_finish_mode ->
            [not_last] On ne peut même pas poser en dernier { KEYS($no_finish, form: "one", join: "or", case: "un") }.
           *[play_on] On ne finit pas la manche avec { KEYS($no_finish, form: "one", join: "or", case: "un") }. Posée en dernier, une telle carte a son effet habituel ; son joueur attend la main vide jusqu’à son prochain tour, puis pioche une carte. Touché par une carte entre-temps, il pioche ou saute son tour comme tout le monde. Si un autre finit avant lui, il marque 0 mais n’a pas gagné.
        }
    }
    .why = { NAME($seat, form: "start") } { ME($me, "n’avez", "n’a") } plus de carte en main, mais dans ce jeu { CARD($card, case: "le") } ne finit pas la manche : on continue.
    .short = main vide, mais { CARD($card, case: "le") } ne finit pas la manche
    .readings = La traduction anglaise a perdu ici le mot « pas » et dit qu’une telle carte finit la manche ; le texte russe dit le contraire. Autre lecture : ces cartes ne peuvent pas du tout être posées en dernier ; c’est un réglage.
shed-finish-penalty =
    .rule = { $last_card_penalty ->
        [drawn_then_scored] Si la dernière carte fait piocher, on pioche encore ces cartes avant de compter les mains.
       *[none] (Pas dans ce jeu : ce que ferait la dernière carte ne se fait plus.)
    }
    .why = { $cards_n ->
        [0] { NAME($seat, form: "start") } { ME($me, "devriez", "devrait") } encore piocher { N($asked, "card") } à cause { CARD($card, $by, case: "du") }, la dernière carte, mais il n’en reste aucune.
       *[other] { NAME($seat, form: "start") } { ME($me, "piochez", "pioche") } encore { TAKEN($cards, $asked) } avant le décompte, à cause { CARD($card, $by, case: "du") }, la dernière carte.
    }
    .short = { ME($me, "piochez", "pioche") } encore { TAKEN($cards, $asked, form: "short") } ({ $card })
    .readings = Dans les sources, la dernière carte finit la manche : d’ordinaire, on ne pioche plus. La manière dure est un réglage.
shed-finish-blocked =
    .rule = Les cartes peuvent rester bloquées dans les mains. Si quatre tours par joueur ont commencé de suite avec au plus une carte à piocher, la manche est bloquée et s’arrête avant le tour suivant de cette sorte. { $blocked ->
        [lowest_hand_wins] La main la plus légère la gagne et ne compte rien ; si plusieurs sont à égalité, elles ne comptent rien et personne ne gagne.
       *[all_score] Personne ne la gagne, et chacun compte sa main.
    }
    .why = La manche est bloquée : { N($turns, "turn") } de suite ont commencé avec au plus une carte à piocher.
    .short = manche bloquée après { N($turns, "turn") }
    .readings = Les sources ne l’ont pas prévu, et pourtant deux joueurs peuvent être forcés de se renvoyer deux as sans fin. Le compte est assez long pour qu’un simple manque de cartes n’arrête aucune manche.
shed-finish-long =
    .rule = Une manche qui n’est pas finie après mille coups est bloquée et s’arrête là.
    .why = La manche est bloquée : elle a duré { N($turns, "move") }.
    .short = manche bloquée après { N($turns, "move") }
    .readings = Un filet de sécurité de notre part ; à une vraie table, on ne le verra jamais.
