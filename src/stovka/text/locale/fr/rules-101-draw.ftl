### La famille du 101 : piocher et passer.

## Ce qui fait piocher

shed-draw-nothing_fits =
    .rule = { $draw ->
        [until_fits] Si vous n’avez aucune carte jouable, vous piochez des cartes une par une, jusqu’à en trouver une.
       *[one] Si vous n’avez aucune carte jouable, vous piochez une carte.
    } { $play_drawn ->
        [may] Si la carte piochée est jouable, vous pouvez la jouer ou la garder.
       *[must] Si la carte piochée est jouable, vous devez la jouer.
    }
    .why = { $event ->
        [Took] { $card_seen ->
            [yes] { NAME($seat, form: "start") } { ME($me, "ne pouvez rien poser et piochez", "ne peut rien poser et pioche") } { CARD($card, case: "le") }.
           *[no] { NAME($seat, form: "start") } { ME($me, "ne pouvez rien poser et piochez", "ne peut rien poser et pioche") } une carte.
        }
       *[reason] { NAME($seat, form: "start") } { ME($me, "ne pouvez rien poser", "ne peut rien poser") } sur { CARD($top, case: "le") } : il faut piocher une carte.
    }
    .short = { $card_seen ->
        [yes] { ME($me, "piochez", "pioche") } { $card } (rien à poser)
       *[no] { ME($me, "piochez", "pioche") } une carte (rien à poser)
    }
shed-draw-until_fits =
    .rule = { $draw ->
        [until_fits] Si la carte piochée n’est pas jouable, on continue à piocher jusqu’à en trouver une qui le soit, ou jusqu’à ce qu’il n’y ait plus rien à piocher.
       *[one] (Pas dans ce jeu : on ne pioche qu’une carte.)
    }
    .why = { $event ->
        [Took] { $card_seen ->
            [yes] Toujours rien à poser : { $seat } { ME($me, "continuez et piochez", "continue et pioche") } { CARD($card, case: "le") }.
           *[no] Toujours rien à poser : { $seat } { ME($me, "continuez et piochez", "continue et pioche") } une carte.
        }
       *[reason] Toujours rien à poser sur { CARD($top, case: "le") } : { $seat } { ME($me, "piochez", "pioche") } encore une carte.
    }
    .short = { $card_seen ->
        [yes] { ME($me, "piochez", "pioche") } { $card } (toujours rien à poser)
       *[no] { ME($me, "piochez", "pioche") } encore une carte (rien à poser)
    }
shed-draw-cover =
    .rule = { COUNT($effects, "cover") ->
        [0] (Pas dans ce jeu : aucune carte n’est à couvrir.)
       *[other] Si rien dans votre main ne couvre votre { KEYS($effects, atom: "cover", form: "word", join: "or") }, vous piochez des cartes une par une jusqu’à la première qui couvre, et vous la posez. Les autres restent dans votre main.
    }
    .why = { $event ->
        [Took] { $card_seen ->
            [yes] { NAME($seat, form: "start") } { ME($me, "n’avez rien pour couvrir et piochez", "n’a rien pour couvrir et pioche") } { CARD($card, case: "le") }.
           *[no] { NAME($seat, form: "start") } { ME($me, "n’avez rien pour couvrir et piochez", "n’a rien pour couvrir et pioche") } une carte.
        }
       *[reason] { NAME($seat, form: "start") } { ME($me, "n’avez", "n’a") } rien pour couvrir { CARD($top, case: "le") } : il faut piocher jusqu’à trouver.
    }
    .short = { $card_seen ->
        [yes] { ME($me, "piochez", "pioche") } { $card } (rien pour couvrir)
       *[no] { ME($me, "piochez", "pioche") } une carte (rien pour couvrir)
    }
shed-draw-comeback =
    .rule = { $no_finish_n ->
        [0] (Pas dans ce jeu : toute dernière carte finit la manche.)
       *[other] { $comeback ->
            [extra_draw_first] Un joueur dont la dernière carte n’a pas fini la manche attend la main vide. Quand son tour revient, il pioche d’abord une carte, puis joue un tour ordinaire.
           *[counts_as_draw] Un joueur dont la dernière carte n’a pas fini la manche attend la main vide. Quand son tour revient, il pioche une carte, la seule de ce tour : si elle n’est pas jouable, il passe.
        }
    }
    .why = { $event ->
        [Took] { $card_seen ->
            [yes] Toujours en jeu avec la main vide, { $seat } { ME($me, "piochez", "pioche") } { CARD($card, case: "le") }.
           *[no] Toujours en jeu avec la main vide, { $seat } { ME($me, "piochez", "pioche") } une carte.
        }
       *[reason] { NAME($seat, form: "start") } { ME($me, "avez", "a") } la main vide et la manche n’est pas finie : il faut piocher une carte.
    }
    .short = { $card_seen ->
        [yes] { ME($me, "piochez", "pioche") } { $card } (main vide)
       *[no] { ME($me, "piochez", "pioche") } une carte (main vide)
    }
    .readings = D’après le texte, un tel joueur pioche une carte et reprend le jeu. Que cette carte fasse tout son tour, comme ici, ou précède un tour ordinaire, c’est un réglage.
shed-draw-voluntary =
    .rule = { $voluntary_draw ->
        [yes] Une fois par tour, vous pouvez piocher une carte alors que vous pourriez jouer ; ensuite, vous jouez ou passez, comme vous voulez.
       *[no] (Pas dans ce jeu : qui peut jouer n’a pas le droit de piocher.)
    }
    .why = { $event ->
        [Took] { $card_seen ->
            [yes] { NAME($seat, form: "start") } { ME($me, "pourriez jouer mais préférez", "pourrait jouer mais préfère") } piocher : { $card }.
           *[no] { NAME($seat, form: "start") } { ME($me, "pourriez jouer mais préférez", "pourrait jouer mais préfère") } piocher une carte.
        }
       *[reason] Dans ce jeu, { $seat } { ME($me, "pouvez", "peut") } piocher une carte au lieu de jouer.
    }
    .short = { $card_seen ->
        [yes] { ME($me, "piochez", "pioche") } { $card } par choix
       *[no] { ME($me, "piochez", "pioche") } une carte par choix
    }
    .readings = Les sources font jouer qui le peut. Piocher par choix est courant à la maison : c’est donc un réglage.
shed-draw-spare_wild =
    .rule = { $queen_forces_play ->
        [no] Si vous n’avez rien d’autre à jouer qu’une carte qui va sur tout, vous pouvez la garder et piocher une carte à la place, une fois par tour.
       *[yes] (Pas dans ce jeu : une carte qui va sur tout doit être jouée quand on n’a rien d’autre à jouer.)
    }
    .why = { $event ->
        [Took] { $card_seen ->
            [yes] { NAME($seat, form: "start") } { ME($me, "gardez la carte qui va sur tout et piochez", "garde la carte qui va sur tout et pioche") } { CARD($card, case: "le") }.
           *[no] { NAME($seat, form: "start") } { ME($me, "gardez la carte qui va sur tout et piochez", "garde la carte qui va sur tout et pioche") } une carte.
        }
       *[reason] Les seules cartes jouables vont sur tout, et dans ce jeu on peut les garder : { $seat } { ME($me, "pouvez", "peut") } piocher une carte à la place.
    }
    .short = { $card_seen ->
        [yes] { ME($me, "piochez", "pioche") } { $card } (passe-partout en réserve)
       *[no] { ME($me, "piochez", "pioche") } une carte (passe-partout en réserve)
    }
    .readings = D’ordinaire, qui a une carte jouable la joue, et une dame l’est toujours. Pouvoir garder sa dame est une lecture plus douce, et un réglage.
shed-draw-said =
    .rule = Quand un joueur peut piocher, qu’il ait ou non une carte jouable, les autres n’apprennent pas ce qu’il en est.
    .why = { $event ->
        [Took] { $card_seen ->
            [yes] { NAME($seat, form: "start") } { ME($me, "piochez", "pioche") } { CARD($card, case: "le") }.
           *[no] { NAME($seat, form: "start") } { ME($me, "piochez", "pioche") } une carte.
        }
       *[reason] { NAME($seat, form: "start") } { ME($me, "pouvez", "peut") } piocher une carte.
    }
    .short = { $card_seen ->
        [yes] { ME($me, "piochez", "pioche") } { $card }
       *[no] { ME($me, "piochez", "pioche") } une carte
    }
    .readings = En donner la raison montrerait aux autres une partie de la main.

## Ce qui empêche de piocher

shed-draw-can_play =
    .rule = { $voluntary_draw ->
        [yes] Vous pouvez piocher une carte avant de jouer, mais une seule fois par tour.
       *[no] { $queen_forces_play ->
            [no] Vous ne pouvez pas piocher tant que vous avez une carte jouable, sauf si toutes celles que vous pourriez jouer vont sur tout.
           *[yes] Vous ne pouvez pas piocher tant que vous avez une carte jouable.
        }
    }
    .why = { $cards_n ->
        [0] { NAME($seat, form: "start") } ne { ME($me, "pouvez", "peut") } pas piocher : une carte de la main va sur { CARD($top, case: "le") }.
        [one] { NAME($seat, form: "start") } ne { ME($me, "pouvez", "peut") } pas piocher : { $cards } va sur { CARD($top, case: "le") }.
       *[other] { NAME($seat, form: "start") } ne { ME($me, "pouvez", "peut") } pas piocher : { $cards } vont sur { CARD($top, case: "le") }.
    }
    .short = impossible de piocher : une carte est jouable
    .readings = Dans les sources, on pioche faute de carte jouable. Nous le prenons au pied de la lettre, dames comprises ; piocher par choix ou garder sa dame, ce sont des réglages.
shed-draw-can_cover =
    .rule = Vous ne pouvez pas piocher tant que vous avez une carte qui couvre.
    .why = { $cards_n ->
        [0] { NAME($seat, form: "start") } ne { ME($me, "pouvez", "peut") } pas piocher : une carte de la main couvre { CARD($top, case: "le") }.
        [one] { NAME($seat, form: "start") } ne { ME($me, "pouvez", "peut") } pas piocher : { $cards } couvre { CARD($top, case: "le") }.
       *[other] { NAME($seat, form: "start") } ne { ME($me, "pouvez", "peut") } pas piocher : { $cards } couvrent { CARD($top, case: "le") }.
    }
    .short = impossible de piocher : une carte couvre
shed-draw-once =
    .rule = { $draw ->
        [until_fits] Qui a pioché par choix, ou revient la main vide, ne pioche pas de deuxième carte à ce tour.
       *[one] On ne pioche qu’une carte par tour.
    }
    .why = { NAME($seat, form: "start") } { ME($me, "avez", "a") } déjà pioché une carte à ce tour, et on n’en pioche qu’une.
    .short = une carte par tour
shed-draw-empty =
    .rule = Quand la pioche est épuisée et que le tas n’a plus que sa carte du dessus, personne ne peut piocher.
    .why = Il n’y a plus de carte à piocher : la pioche est vide et il n’y a rien sous { CARD($top, case: "le") }.
    .short = plus rien à piocher
    .readings = Les sources n’en disent rien ; il n’y a rien d’autre à faire.
shed-draw-asked =
    .rule = { $answer_n ->
        [0] (Pas dans ce jeu : ici, on ne répond à aucune carte.)
       *[other] Qui est invité à répondre répond ou passe ; en passant, il prend les cartes.
    }
    .why = D’abord, il faut répondre { CARD($cause, $by, case: "au") } avec { RANK($rank) }, ou passer et accepter.
    .short = d’abord répondre { CARD($cause, case: "au") } ou passer
    .readings = Cela découle du réglage qui permet de répondre à une carte.

## Ce qui permet de passer

shed-pass-drawn =
    .rule = { $draw ->
        [until_fits] Qui revient la main vide passe si la carte piochée n’est pas jouable.
       *[one] Si la carte piochée n’est pas jouable non plus, vous passez.
    }
    .why = { $event ->
        [Passed] { NAME($seat, form: "start") } { ME($me, "passez", "passe") } : la carte piochée ne va pas non plus.
       *[reason] Rien ne va sur { CARD($top, case: "le") }, pas même la carte piochée : { $seat } { ME($me, "pouvez", "peut") } passer.
    }
    .short = { ME($me, "passez", "passe") } (rien à poser)
shed-pass-may =
    .rule = { $play_drawn ->
        [may] Après avoir pioché, vous pouvez passer, même avec une carte jouable.
       *[must] (Pas dans ce jeu : si une carte est jouable, il faut la jouer.)
    }
    .why = { $event ->
        [Passed] { NAME($seat, form: "start") } { ME($me, "passez", "passe") } après avoir pioché.
       *[reason] Après avoir pioché, { $seat } { ME($me, "pouvez", "peut") } passer, avec ou sans carte jouable.
    }
    .short = { ME($me, "passez", "passe") } après avoir pioché
    .readings = D’ordinaire, une carte piochée doit être jouée si elle est jouable ; pour les sources, c’est évident. Pouvoir la garder est un réglage.
shed-pass-voluntary =
    .rule = { $voluntary_draw ->
        [yes] Qui a pioché par choix peut passer.
       *[no] { $queen_forces_play ->
            [no] Qui a pioché pour garder une carte qui va sur tout peut passer.
           *[yes] (Pas dans ce jeu : personne ne pioche par choix.)
        }
    }
    .why = { $event ->
        [Passed] { NAME($seat, form: "start") } { ME($me, "passez", "passe") } après avoir pioché par choix.
       *[reason] { NAME($seat, form: "start") } { ME($me, "avez pioché par choix et pouvez", "a pioché par choix et peut") } passer.
    }
    .short = { ME($me, "passez", "passe") } après avoir pioché
    .readings = Cela découle des réglages qui permettent de piocher par choix.
shed-pass-said =
    .rule = Quand un joueur peut passer, qu’il ait ou non une carte jouable, les autres n’apprennent pas ce qu’il en est.
    .why = { $event ->
        [Passed] { NAME($seat, form: "start") } { ME($me, "passez", "passe") }.
       *[reason] { NAME($seat, form: "start") } { ME($me, "pouvez", "peut") } passer.
    }
    .short = { ME($me, "passez", "passe") }
    .readings = En donner la raison montrerait aux autres une partie de la main.
shed-pass-accept =
    .rule = { $answer_n ->
        [0] (Pas dans ce jeu : ici, on ne répond à aucune carte.)
       *[other] Qui est invité à répondre peut aussi passer : il accepte alors tout ce qui est dû.
    }
    .why = { $event ->
        [Passed] { NAME($seat, form: "start") } { ME($me, "ne répondez pas et acceptez", "ne répond pas et accepte") } ce qui est dû.
       *[reason] { NAME($seat, form: "start") } { ME($me, "pouvez", "peut") } passer et accepter { CARD($cause, $by, case: "le") }.
    }
    .short = { ME($me, "acceptez", "accepte") }
    .readings = Cela découle du réglage qui permet de répondre à une carte : répondre est un droit, pas un devoir.
shed-pass-empty =
    .rule = Si vous n’avez aucune carte jouable et qu’il n’y a plus rien à piocher, vous passez.
    .why = { $event ->
        [Passed] { NAME($seat, form: "start") } { ME($me, "passez", "passe") } : rien à poser, et plus rien à piocher.
       *[reason] Rien ne va sur { CARD($top, case: "le") } et il n’y a plus rien à piocher : { $seat } { ME($me, "pouvez", "peut") } passer.
    }
    .short = { ME($me, "passez", "passe") } (plus rien à piocher)
    .readings = Les sources n’en disent rien ; il n’y a rien d’autre à faire.
shed-pass-no_cover =
    .rule = { COUNT($effects, "cover") ->
        [0] (Pas dans ce jeu : aucune carte n’est à couvrir.)
       *[other] Si vous ne pouvez pas couvrir et qu’il n’y a plus rien à piocher, vous passez. La carte reste découverte, et le suivant joue dessus comme sur une autre.
    }
    .why = { $event ->
        [Passed] { NAME($seat, form: "start") } ne { ME($me, "pouvez", "peut") } pas couvrir et il n’y a plus rien à piocher : le tour passe, la carte reste découverte.
       *[reason] Rien ne couvre { CARD($top, case: "le") } et il n’y a plus rien à piocher : { $seat } { ME($me, "pouvez", "peut") } passer.
    }
    .short = { ME($me, "passez", "passe") } (rien pour couvrir)
    .readings = Les sources ne l’ont pas prévu. On pourrait aussi arrêter la manche là, mais une carte rare déciderait alors de tout.

## Ce qui empêche de passer

shed-pass-can_play =
    .rule = { $play_drawn ->
        [may] Vous ne pouvez pas passer tant que vous avez une carte jouable, sauf si vous avez pioché à ce tour.
       *[must] Vous ne pouvez pas passer tant que vous avez une carte jouable, même si vous venez de la piocher.
    }
    .why = { $cards_n ->
        [0] { NAME($seat, form: "start") } ne { ME($me, "pouvez", "peut") } pas passer : une carte de la main va sur { CARD($top, case: "le") }.
        [one] { NAME($seat, form: "start") } ne { ME($me, "pouvez", "peut") } pas passer : { $cards } va sur { CARD($top, case: "le") }.
       *[other] { NAME($seat, form: "start") } ne { ME($me, "pouvez", "peut") } pas passer : { $cards } vont sur { CARD($top, case: "le") }.
    }
    .short = impossible de passer : une carte est jouable
    .readings = Dans les sources, on passe quand rien ne va, même après avoir pioché ; on ne passe donc pas tant qu’une carte est jouable. Pour la carte piochée, il y a un réglage.
shed-pass-can_cover =
    .rule = Vous ne pouvez pas passer tant que vous avez une carte qui couvre.
    .why = { $cards_n ->
        [0] { NAME($seat, form: "start") } ne { ME($me, "pouvez", "peut") } pas passer : une carte de la main couvre { CARD($top, case: "le") }.
        [one] { NAME($seat, form: "start") } ne { ME($me, "pouvez", "peut") } pas passer : { $cards } couvre { CARD($top, case: "le") }.
       *[other] { NAME($seat, form: "start") } ne { ME($me, "pouvez", "peut") } pas passer : { $cards } couvrent { CARD($top, case: "le") }.
    }
    .short = impossible de passer : une carte couvre
shed-pass-draw_first =
    .rule = On ne passe qu’après avoir pioché, tant qu’il y a de quoi piocher.
    .why = { NAME($seat, form: "start") } ne { ME($me, "pouvez", "peut") } pas encore passer : il faut d’abord piocher une carte.
    .short = d’abord piocher une carte
shed-pass-draw_on =
    .rule = { $draw ->
        [until_fits] Tant que vous n’avez rien à poser et qu’il reste de quoi piocher, vous piochez : vous ne pouvez pas passer.
       *[one] (Pas dans ce jeu : on ne pioche qu’une carte.)
    }
    .why = { NAME($seat, form: "start") } ne { ME($me, "pouvez", "peut") } pas encore passer : dans ce jeu, on pioche jusqu’à trouver une carte jouable.
    .short = piocher jusqu’à trouver une carte jouable
