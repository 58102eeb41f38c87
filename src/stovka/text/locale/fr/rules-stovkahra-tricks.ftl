### Stovkahra : la table, la donne, ce qu’on peut jouer, les annonces, qui prend le pli, à qui de jouer.

## La table, les cartes et la donne

deal-table =
    .rule = On joue à quatre, deux contre deux, partenaires face à face, avec 32 cartes : du sept à l’as.
    .why = On joue à quatre, partenaires face à face.
    .short = quatre joueurs, deux camps
deal-ranks =
    .rule = Dans chaque couleur, l’atout compris, les cartes se suivent ainsi, de la plus faible à la plus forte : 7, 8, 9, 10, valet, dame, roi, as. Le dix est bien entre le neuf et le valet.
    .why = De la plus faible à la plus forte : 7, 8, 9, 10, valet, dame, roi, as.
    .short = le 7 le plus faible, l’as le plus fort
    .readings = Dans des jeux voisins, le dix vient juste sous l’as ; le texte le place entre le neuf et le valet.
deal-lot =
    .rule = Le premier donneur est tiré au sort.
    .why = Tirage au sort : { $seat } { ME($me, "distribuez", "distribue") } la donne { $round }.
    .short = { ME($me, "distribuez", "distribue") } la donne { $round } (tirage au sort)
deal-clockwise =
    .rule = D’une donne à l’autre, le tour de donner passe au joueur suivant, dans le sens des aiguilles d’une montre. On mélange à chaque donne, et le voisin de droite du donneur coupe le paquet.
    .why = Le tour de donner passe au suivant : { $seat } { ME($me, "distribuez", "distribue") } la donne { $round }.
    .short = { ME($me, "distribuez", "distribue") } la donne { $round }
    .readings = On peut aussi lire qu’on ne mélange qu’à la première donne ; une bonne mémoire des derniers plis dirait alors où tout se trouve.
deal-packets =
    .rule = Chacun reçoit huit cartes, par paquets de { WORD($packets) ->
        [is-3-2-3] trois, deux et trois
       *[is-3-3-2] trois, trois et deux
    }, en commençant à gauche du donneur.
    .why = { $cards_seen ->
        [yes] { NAME($seat, form: "start") } { ME($me, "recevez", "reçoit") } { N($cards_n, "card") } : { $cards }.
       *[no] { NAME($seat, form: "start") } { ME($me, "recevez", "reçoit") } { N($cards_n, "card") }.
    }
    .short = { ME($me, "recevez", "reçoit") } { N($cards_n, "card") }
deal-trump =
    .rule = La toute dernière carte, celle du donneur, est montrée à tous puis va dans sa main. Sa couleur est l’atout de la donne.
    .why = La dernière carte, { CARD($card, $seat, case: "le") }, est montrée : l’atout est { SUIT($suit, form: "both") }.
    .short = { ME($me, "montrez", "montre") } { CARD($card, case: "le") } : atout { SUIT($suit) }
    .readings = Certains montrent plutôt les trois premières cartes de celui qui entame ; le texte parle de la dernière carte de la donne.

## Ce qui laisse passer une carte

trick-lead =
    .rule = Qui entame un pli joue la carte qu’il veut.
    .why = { $event ->
        [Played] { NAME($seat, form: "start") } { ME($me, "entamez", "entame") } le pli { $number } avec { CARD($card, case: "le") }.
       *[reason] { NAME($seat, form: "start") } { ME($me, "entamez", "entame") } : toute carte convient, { CARD($card, case: "le") } aussi.
    }
    .short = { $event ->
        [Played] { ME($me, "entamez", "entame") } avec { CARD($card, case: "le") }
       *[reason] entame libre
    }
trick-follow =
    .rule = Qui a une carte de la couleur entamée doit fournir, c’est-à-dire jouer de cette couleur. Plus haut ou plus bas, peu importe.
    .why = { $event ->
        [Played] { NAME($seat, form: "start") } { ME($me, "fournissez", "fournit") } { CARD($card, case: "le") }.
       *[reason] { CARD($card, case: "Le") } fournit à la couleur : { $by } { ME($by_me, "avez", "a") } entamé à { SUIT($suit) } avec { CARD($led, case: "le") }.
    }
    .short = { $event ->
        [Played] { ME($me, "fournissez", "fournit") } { CARD($card, case: "le") }
       *[reason] fournit : entame à { SUIT($suit) }
    }
trick-trump =
    .rule = Qui n’a pas de carte de la couleur entamée doit couper, donc jouer un atout, même si son partenaire tient le pli, même avec un atout trop faible pour le prendre.
    .why = { $event ->
        [Played] { NAME($seat, form: "start") } { ME($me, "n’avez", "n’a") } pas de { SUIT($suit) } et { ME($me, "coupez", "coupe") } avec { CARD($card, case: "le") }.
       *[reason] { NAME($seat, form: "start") } { ME($me, "n’avez", "n’a") } pas de { SUIT($suit) } et { ME($me, "devez", "doit") } couper ; { CARD($card, case: "le") } est un atout.
    }
    .short = { $event ->
        [Played] { ME($me, "coupez", "coupe") } avec { CARD($card, case: "le") }
       *[reason] pas de { SUIT($suit) }, donc un atout
    }
    .readings = Le texte ne connaît ni l’obligation de monter ni celle de surcouper ; toutes deux sont des réglages.
trick-any =
    .rule = Qui n’a ni la couleur entamée ni atout se défausse de la carte qu’il veut ; elle ne peut pas gagner.
    .why = { $event ->
        [Played] { SAME($suit, $trump) ->
            [yes] { NAME($seat, form: "start") } { ME($me, "n’avez", "n’a") } pas de { SUIT($suit) } et { ME($me, "vous défaussez", "se défausse") } { CARD($card, case: "du") }.
           *[no] { NAME($seat, form: "start") } { ME($me, "n’avez", "n’a") } ni { SUIT($suit) } ni atout et { ME($me, "vous défaussez", "se défausse") } { CARD($card, case: "du") }.
        }
       *[reason] { SAME($suit, $trump) ->
            [yes] { NAME($seat, form: "start") } { ME($me, "n’avez", "n’a") } pas de { SUIT($suit) } : toute carte convient, { CARD($card, case: "le") } aussi.
           *[no] { NAME($seat, form: "start") } { ME($me, "n’avez", "n’a") } ni { SUIT($suit) } ni atout : toute carte convient, { CARD($card, case: "le") } aussi.
        }
    }
    .short = { $event ->
        [Played] { ME($me, "vous défaussez", "se défausse") } { CARD($card, case: "du") }
       *[reason] ni { SUIT($suit) } ni atout : toute carte convient
    }

## Ce qui arrête une carte

trick-must_follow =
    .rule = Tant qu’on peut fournir, on ne joue rien d’autre, pas même un atout.
    .why = { $held_n ->
        [0] { NAME($by, form: "start") } { ME($by_me, "avez", "a") } entamé à { SUIT($suit) } avec { CARD($led, case: "le") }, et { $seat } { ME($me, "pouvez", "peut") } fournir : { CARD($card, case: "le") } ne convient pas.
       *[other] { NAME($by, form: "start") } { ME($by_me, "avez", "a") } entamé à { SUIT($suit) } avec { CARD($led, case: "le") }, et { $seat } { ME($me, "pouvez", "peut") } fournir avec { LIST($held, join: "or") } : { CARD($card, case: "le") } ne convient pas.
    }
    .short = il faut fournir à { SUIT($suit) }
trick-must_trump =
    .rule = Sans carte de la couleur entamée, on ne joue rien d’autre qu’un atout tant qu’on en a.
    .why = { $held_n ->
        [0] { NAME($seat, form: "start") } { ME($me, "n’avez", "n’a") } pas de { SUIT($suit) } et { ME($me, "devez", "doit") } couper ; { CARD($card, case: "le") } n’est pas un atout.
       *[other] { NAME($seat, form: "start") } { ME($me, "n’avez", "n’a") } pas de { SUIT($suit) } et { ME($me, "devez", "doit") } couper avec { LIST($held, join: "or") } ; { CARD($card, case: "le") } n’est pas un atout.
    }
    .short = il faut couper
trick-must_overtrump =
    .rule = { $must_overtrump ->
        [yes] Qui doit couper quand un atout est déjà dans le pli doit surcouper s’il le peut.
       *[no] (Pas dans ce jeu : n’importe quel atout convient.)
    }
    .why = { $held_n ->
        [0] { CARD($best, case: "Le") } est dans le pli, et { $seat } { ME($me, "pouvez", "peut") } surcouper : { CARD($card, case: "le") } est trop faible.
       *[other] { CARD($best, case: "Le") } est dans le pli, et { $seat } { ME($me, "pouvez", "peut") } surcouper avec { LIST($held, join: "or") } : { CARD($card, case: "le") } est trop faible.
    }
    .short = il faut surcouper { CARD($best, case: "le") }
    .readings = Le texte ne connaît pas cette obligation. Bien des jeux de plis l’ont : c’est un réglage.
trick-must_beat =
    .rule = { $must_beat ->
        [yes] Qui fournit doit monter au-dessus de la plus forte carte de cette couleur dans le pli, s’il le peut.
       *[no] (Pas dans ce jeu : n’importe quelle carte de la couleur convient.)
    }
    .why = { $held_n ->
        [0] { NAME($seat, form: "start") } { ME($me, "pouvez", "peut") } monter à { SUIT($suit) } : { CARD($card, case: "le") } est trop faible.
       *[other] { NAME($seat, form: "start") } { ME($me, "pouvez", "peut") } monter à { SUIT($suit) } avec { LIST($held, join: "or") } : { CARD($card, case: "le") } est trop faible.
    }
    .short = il faut monter à { SUIT($suit) }
    .readings = Le texte ne connaît pas cette obligation. Bien des jeux de plis l’ont : c’est un réglage.
meld-open =
    .rule = { $meld_window ->
        [before_lead] On ne joue aucune carte avant que tous aient fini d’annoncer.
       *[first_play] (Pas dans ce jeu : on annonce pendant le premier pli.)
    }
    .why = D’abord, il faut annoncer ou passer ; on joue quand tous ont fini d’annoncer.
    .short = d’abord annoncer ou passer
    .readings = Cela découle du réglage où l’on annonce avant la première entame.
claim-open =
    .rule = Pendant qu’on demande à chacun s’il dit « assez », on ne peut rien faire d’autre.
    .why = Il faut maintenant dire « assez » ou se taire ; rien d’autre n’est possible avant.
    .short = d’abord « assez » ou silence
    .readings = Cela découle du fait qu’on demande à chacun à tour de rôle.

## Les annonces

meld-allow =
    .rule = { $meld_window ->
        [before_lead] Trois cartes de la même valeur dans une main sont un brelan, quatre un carré. À tour de rôle, avant la première entame, chacun peut annoncer les siens.
       *[first_play] Trois cartes de la même valeur dans une main sont un brelan, quatre un carré. Vous pouvez annoncer les vôtres à votre premier tour, avant de jouer votre carte du premier pli.
    } C’est un droit, pas un devoir. Les annonces des deux camps comptent, sans comparaison.
    .why = { NAME($seat, form: "start") } { ME($me, "pouvez", "peut") } annoncer un { $size ->
        [3] brelan
        [4] carré
       *[other] groupe de { $size }
    } { RANK($rank, form: "many", case: "de") }, { $cards }, pour { N($points, "point") }.
    .short = { $size ->
        [3] brelan
        [4] carré
       *[other] groupe de { $size }
    } { RANK($rank, form: "many", case: "de") } : { N($points, "point") }
    .readings = Le texte fixe le moment : avant que le premier pli soit pris. Nous laissons chacun annoncer à son premier tour ; annoncer à la ronde avant l’entame est un réglage. Certains annoncent aussi jusqu’à la fin du premier pli.
meld-close =
    .rule = { $meld_window ->
        [before_lead] Qui n’a plus rien à annoncer passe.
       *[first_play] (Pas dans ce jeu : on finit d’annoncer en jouant une carte.)
    }
    .why = { NAME($seat, form: "start") } { ME($me, "pouvez", "peut") } passer : annoncer est un droit, pas un devoir.
    .short = passe possible
    .readings = Cela découle du réglage où l’on annonce avant la première entame.
meld-too_late =
    .rule = { $meld_window ->
        [before_lead] Une annonce qui n’est pas faite avant la première entame est perdue.
       *[first_play] Une annonce qui n’est pas faite avant votre première carte est perdue.
    }
    .why = { $window ->
        [before_lead] Trop tard pour annoncer les { RANK($rank, form: "many") } : on annonce avant la première entame.
       *[first_play] Trop tard pour annoncer les { RANK($rank, form: "many") } : on annonce avant sa première carte.
    }
    .short = trop tard pour annoncer
    .readings = Le texte donne un droit d’annoncer avant que le premier pli soit pris. Un droit qu’on n’utilise pas est perdu : c’est ainsi que cela marche à une table.
meld-none =
    .rule = Moins de trois cartes d’une valeur ne s’annoncent pas.
    .why = { $held_n ->
        [0] { NAME($seat, form: "start") } { ME($me, "n’avez", "n’a") } pas de quoi annoncer des { RANK($rank, form: "many") } : il en faut trois ou quatre.
       *[other] { NAME($seat, form: "start") } { ME($me, "n’avez", "n’a") } pas de quoi annoncer des { RANK($rank, form: "many") } : il en faut trois ou quatre, et il n’y a que { $held }.
    }
    .short = ni brelan ni carré { RANK($rank, form: "many", case: "de") }
meld-announced =
    .rule = On n’annonce un brelan ou un carré qu’une fois.
    .why = { NAME($seat, form: "start") } { ME($me, "avez", "a") } déjà annoncé { ME($me, "vos", "ses") } { RANK($rank, form: "many") }.
    .short = { RANK($rank, form: "many") } : déjà annoncé
meld-worthless =
    .rule = Brelans et carrés de huit ou de neuf ne valent rien et ne s’annoncent pas.
    .why = { RANK($rank, form: "Many") } ne valent rien ensemble : il n’y a rien à annoncer.
    .short = les { RANK($rank, form: "many") } ne valent rien
meld-not_open =
    .rule = { $meld_window ->
        [before_lead] On ne passe que pour finir d’annoncer ; quand il faut jouer une carte, on la joue.
       *[first_play] On ne passe pas dans ce jeu : à son tour, on joue une carte.
    }
    .why = On ne peut pas passer ici : il faut jouer une carte.
    .short = on ne passe pas ici
    .readings = Cela découle du fait que chacun joue à chaque pli.
meld-set =
    .rule = Une annonce est montrée à tous et compte aussitôt : carré d’as 40, brelan d’as 30 ; carré de dix ou de sept 20, brelan 10 ; carré de rois, de dames ou de valets 12, brelan 6. Un carré ne compte pas en plus comme brelan ; deux annonces n’ont pas de carte en commun, donc une main peut en faire deux.
    .why = { NAME($seat, form: "start") } { ME($me, "annoncez", "annonce") } un { $size ->
        [3] brelan
        [4] carré
       *[other] groupe de { $size }
    } { RANK($rank, form: "many", case: "de") }, { $cards } : { N($points, "point") } pour { $side }.
    .short = { $size ->
        [3] brelan
        [4] carré
       *[other] groupe de { $size }
    } { RANK($rank, form: "many", case: "de") } : { N($points, "point") }
    .readings = La traduction française dit « diamonds » là où seuls des valets ont un sens : les deux mots se ressemblent chez les joueurs russes et tchèques. Les huit et les neuf ne sont pas dans sa liste et ne comptent rien.
meld-closed =
    .rule = { $meld_window ->
        [before_lead] Quand le dernier joueur qui a un brelan ou un carré a passé, on joue.
       *[first_play] (Pas dans ce jeu : on finit d’annoncer en jouant une carte.)
    }
    .why = { NAME($seat, form: "start") } { ME($me, "avez", "a") } fini d’annoncer.
    .short = { ME($me, "avez", "a") } fini d’annoncer
    .readings = Cela découle du réglage où l’on annonce avant la première entame.

## Qui prend le pli

trick-wins_trump =
    .rule = L’atout le plus fort prend le pli.
    .why = { NAME($seat, form: "start") } { ME($me, "prenez", "prend") } le pli { $number } avec { CARD($card, case: "le") }, l’atout le plus fort : { N($points, "point") } en cartes.
    .short = { ME($me, "prenez", "prend") } le pli { $number } avec { CARD($card, case: "le") } ({ $points })
trick-wins_suit =
    .rule = S’il n’y a pas d’atout dans le pli, la plus forte carte de la couleur entamée le prend. Les autres couleurs ne peuvent pas gagner.
    .why = { NAME($seat, form: "start") } { ME($me, "prenez", "prend") } le pli { $number } avec { CARD($card, case: "le") }, le { SUIT($led, form: "word") } le plus fort (personne n’a coupé) : { N($points, "point") } en cartes.
    .short = { ME($me, "prenez", "prend") } le pli { $number } avec { CARD($card, case: "le") } ({ $points })

trick-so_far =
    .rule = Tant que le pli n’est pas complet, l’atout le plus fort le tient, ou sinon la plus forte carte de la couleur entamée.
    .why = Alors, { $winner } { ME($winner_me, "tenez", "tient") } le pli{ $partnered ->
        [yes] {" "}pour { ME($me, "votre", "le même") } camp
       *[no] {""}
    } avec { CARD($best, case: "le") } ; encore { N($left, "card") } à venir.
    .short = { $winner } { ME($winner_me, "tenez", "tient") } le pli avec { CARD($best, case: "le") }

## À qui de jouer

turn-eldest =
    .rule = Le joueur à gauche du donneur entame le premier pli.
    .why = { NAME($seat, form: "start") } { ME($me, "êtes", "est") } à gauche du donneur et { ME($me, "entamez", "entame") } le premier pli.
    .short = { ME($me, "entamez", "entame") } le premier pli
turn-next =
    .rule = Chacun joue une carte par pli, dans le sens des aiguilles d’une montre.
    .why = C’est à { $seat } de jouer.
    .short = { ME($me, "devez", "doit") } jouer
turn-winner =
    .rule = Qui a pris le pli entame le suivant.
    .why = { NAME($seat, form: "start") } { ME($me, "avez", "a") } pris le pli et { ME($me, "entamez", "entame") } le suivant.
    .short = { ME($me, "entamez", "entame") } le pli suivant
turn-resume =
    .rule = { $claim_window ->
        [during_play] Si aucun « assez » n’a fini la partie, on reprend là où l’on s’était arrêté.
       *[after_deal] (Pas dans ce jeu : on ne dit « assez » qu’après une donne.)
    }
    .why = Le jeu continue : c’est à { $seat } de jouer.
    .short = le jeu continue
    .readings = Cela découle du réglage où l’on peut dire « assez » en cours de jeu.
turn-meld =
    .rule = { $meld_window ->
        [before_lead] On demande tour à tour à ceux qui ont un brelan ou un carré, à partir de la gauche du donneur.
       *[first_play] (Pas dans ce jeu : on annonce pendant le premier pli.)
    }
    .why = { NAME($seat, form: "start") } { ME($me, "pouvez", "peut") } annoncer maintenant.
    .short = { ME($me, "pouvez", "peut") } annoncer
    .readings = On ne demande qu’aux joueurs qui ont de quoi annoncer ; demander à tous reviendrait au même, en plus long.
turn-claim =
    .rule = { $claim_window ->
        [during_play] Après chaque pli terminé et chaque annonce, on demande à chacun, à partir de la gauche du donneur : « assez », ou silence.
       *[after_deal] Après le décompte de chaque donne, on demande à chacun, à partir de la gauche du donneur : « assez », ou silence.
    }
    .why = C’est à { $seat } de répondre : « assez », ou silence.
    .short = « assez », ou silence ?
    .readings = Le texte dit seulement qu’il faut dire « assez » une fois les points comptés, et que les adversaires peuvent être plus rapides. Un ordre fixe en fait une décision, pas une course.
