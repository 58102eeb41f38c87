### Cartes, joueurs, listes et coups, tels que les autres textes les emploient.
### $case choisit l’article d’une carte : le (le 7♦, la D♦, l’A♦), Le en tête, du, au, un (le même, après « un sept ou ») ;
### pour les valeurs, de : « un carré de sept, d’as ».

## Couleurs : many et word (cœur), one (un cœur)

suit-S =
    .one = un pique
    .many = pique
    .word = pique
suit-H =
    .one = un cœur
    .many = cœur
    .word = cœur
suit-D =
    .one = un carreau
    .many = carreau
    .word = carreau
suit-C =
    .one = un trèfle
    .many = trèfle
    .word = trèfle
suit-both = { $word } { $sign }

## Valeurs : one (un sept), many (des sept), word (sept)

rank-2 =
    .one = un deux
    .many = { $case ->
        [de] de deux
       *[nom] deux
    }
    .Many = Les deux
    .word = deux
rank-3 =
    .one = un trois
    .many = { $case ->
        [de] de trois
       *[nom] trois
    }
    .Many = Les trois
    .word = trois
rank-4 =
    .one = un quatre
    .many = { $case ->
        [de] de quatre
       *[nom] quatre
    }
    .Many = Les quatre
    .word = quatre
rank-5 =
    .one = un cinq
    .many = { $case ->
        [de] de cinq
       *[nom] cinq
    }
    .Many = Les cinq
    .word = cinq
rank-6 =
    .one = un six
    .many = { $case ->
        [de] de six
       *[nom] six
    }
    .Many = Les six
    .word = six
rank-7 =
    .one = un sept
    .many = { $case ->
        [de] de sept
       *[nom] sept
    }
    .Many = Les sept
    .word = sept
rank-8 =
    .one = un huit
    .many = { $case ->
        [de] de huit
       *[nom] huit
    }
    .Many = Les huit
    .word = huit
rank-9 =
    .one = un neuf
    .many = { $case ->
        [de] de neuf
       *[nom] neuf
    }
    .Many = Les neuf
    .word = neuf
rank-10 =
    .one = un dix
    .many = { $case ->
        [de] de dix
       *[nom] dix
    }
    .Many = Les dix
    .word = dix
rank-J =
    .one = un valet
    .many = { $case ->
        [de] de valets
       *[nom] valets
    }
    .Many = Les valets
    .word = valet
rank-Q =
    .one = une dame
    .many = { $case ->
        [de] de dames
       *[nom] dames
    }
    .Many = Les dames
    .word = dame
rank-K =
    .one = un roi
    .many = { $case ->
        [de] de rois
       *[nom] rois
    }
    .Many = Les rois
    .word = roi
rank-A =
    .one = un as
    .many = { $case ->
        [de] d’as
       *[nom] as
    }
    .Many = Les as
    .word = as

letter-J = V
letter-Q = D
letter-K = R
letter-A = A

## Une carte dans la phrase : CARD($card), « le 7♦ » ; CARD($card, $by), « le 7♦ de Boris », « votre 7♦ »

card-word = { $case ->
    [le] { SAME($card, "Q") ->
        [yes] la { $card }
       *[no] { SAME($card, "A") ->
            [yes] l’{ $card }
           *[no] le { $card }
        }
    }
    [un] { SAME($card, "Q") ->
        [yes] la { $card }
       *[no] { SAME($card, "A") ->
            [yes] l’{ $card }
           *[no] le { $card }
        }
    }
    [Le] { SAME($card, "Q") ->
        [yes] La { $card }
       *[no] { SAME($card, "A") ->
            [yes] L’{ $card }
           *[no] Le { $card }
        }
    }
    [du] { SAME($card, "Q") ->
        [yes] de la { $card }
       *[no] { SAME($card, "A") ->
            [yes] de l’{ $card }
           *[no] du { $card }
        }
    }
    [au] { SAME($card, "Q") ->
        [yes] à la { $card }
       *[no] { SAME($card, "A") ->
            [yes] à l’{ $card }
           *[no] au { $card }
        }
    }
   *[nom] { $card }
}
card-of = { $me ->
    [yes] { $case ->
        [du] de votre { $card }
        [au] à votre { $card }
        [Le] Votre { $card }
       *[le] votre { $card }
    }
   *[no] { card-word } { VOWEL($name) ->
        [yes] d’{ $name }
       *[no] de { $name }
    }
}

## Joueurs. `$me` : yes quand on parle à ce joueur

name-mid = { ME($me, "vous", $name) }
name-start = { ME($me, "Vous", $name) }
name-whose = { $me ->
    [yes] à vous
   *[no] { VOWEL($name) ->
        [yes] d’{ $name }
       *[no] de { $name }
    }
}
name-unnamed = Joueur { $number }

## Choses que l’on compte : N($n, "card")

n-card = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
n-point = { $n } { $n ->
    [one] point
   *[other] points
}
n-turn = { $n ->
    [one] { $n } tour
   *[other] { $n } tours
}
n-player = { $n ->
    [one] { $n } joueur
   *[other] { $n } joueurs
}
n-round = { $n ->
    [one] { $n } manche
   *[other] { $n } manches
}
n-move = { $n ->
    [one] { $n } coup
   *[other] { $n } coups
}
n-trick = { $n ->
    [one] { $n } pli
   *[other] { $n } plis
}
n-step = { $n ->
    [one] { $n } étape
   *[other] { $n } étapes
}
n-deal = { $n ->
    [one] { $n } donne
   *[other] { $n } donnes
}

span-one = { $least }
span-two = { $least } à { $most }

## Listes

list-and-two = { $first } et { $second }
list-and-more = { $first }, { $second }
list-and-last = { $first } et { $second }
list-also-two = { $first } et { $second }
list-also-more = { $first }, { $second }
list-also-last = { $first } et { $second }
list-or-two = { $first } ou { $second }
list-or-more = { $first }, { $second }
list-or-last = { $first } ou { $second }
list-list-two = { $first }, { $second }
list-list-more = { $first }, { $second }
list-list-last = { $first }, { $second }
list-then-two = { $first }, puis { $second }
list-then-more = { $first }, { $second }
list-then-last = { $first }, puis { $second }
list-if-two = { $first }, ou { $second }
list-if-more = { $first }, { $second }
list-if-last = { $first }, ou { $second }
list-sum-two = { $first } + { $second }
list-sum-more = { $first } + { $second }
list-sum-last = { $first } + { $second }
list-to-two = { $first } à { $second }
list-to-more = { $first } à { $second }
list-to-last = { $first } à { $second }

## Entrées des tables d’effets et de points

key-but = { $key } (sauf { $but })
entry-draw = { $victim ->
    [previous] { $n } pour { $key } (au joueur précédent)
   *[next] { $n } pour { $key }
}
entry-value = { $n } pour { $key }

## Coups. does : « Boris joue le 7♦ » ; you : « vous jouez le 7♦ » ; do : « jouer le 7♦ », sur un bouton

move-play =
    .does = joue { CARD($card, case: "le") }
    .you = jouez { CARD($card, case: "le") }
    .do = jouer { CARD($card, case: "le") }
move-play-order =
    .does = joue { CARD($card, case: "le") } et demande { SUIT($suit) }
    .you = jouez { CARD($card, case: "le") } et demandez { SUIT($suit) }
    .do = jouer { CARD($card, case: "le") } et demander { SUIT($suit) }
move-draw =
    .does = pioche une carte
    .you = piochez une carte
    .do = piocher une carte
move-pass =
    .does = passe
    .you = passez
    .do = passer
move-order =
    .does = demande { SUIT($suit) }
    .you = demandez { SUIT($suit) }
    .do = demander { SUIT($suit) }
move-meld =
    .does = annonce ses { RANK($rank, form: "many") }
    .you = annoncez vos { RANK($rank, form: "many") }
    .do = annoncer les { RANK($rank, form: "many") }
move-enough =
    .does = dit « assez »
    .you = dites « assez »
    .do = dire « assez »
move-silent =
    .does = se tait
    .you = vous taisez
    .do = se taire
move-deal =
    .does = donne
    .you = donnez
    .do = donner
move-score =
    .does = compte les points
    .you = comptez les points
    .do = compter les points

## Cartes piochées, sur celles qui étaient dues. TAKEN($cards, $asked)

taken-all =
    .full = { $seen ->
        [yes] { N($n, "card") } ({ $cards })
       *[no] { N($n, "card") }
    }
    .short = { N($n, "card") }
taken-some =
    .full = { $seen ->
        [yes] { N($n, "card") } sur { $asked } ({ $cards } ; il n’en reste plus)
       *[no] { N($n, "card") } sur { $asked } (il n’en reste plus)
    }
    .short = { N($n, "card") } sur { $asked }

## Jeux et variantes. .one : en une phrase

game-101 = Cent un
game-stovkahra = Stovkahra
variant-russian =
    .name = Cent un russe
    .one = Le jeu russe de base : les six se couvrent, les sept et le roi de pique font piocher le suivant, les dames demandent une couleur.
variant-alternative =
    .name = Cent un alternatif
    .one = Le jeu russe à 52 cartes, jusqu’à huit joueurs, avec des cinq qui font piocher le joueur précédent.
variant-czech =
    .name = Fou tchèque classique
    .one = Le jeu russe, mais on ne finit pas sur un neuf, et qui descend sous -101 est hors jeu.
variant-mavr =
    .name = Mavr (101 en ligne)
    .one = Cinq cartes chacun, on pioche jusqu’à pouvoir jouer, un neuf fait rejouer, et toute dernière carte gagne la manche.
variant-mavr-one =
    .name = Mavr à une carte
    .one = Le Mavr où l’on ne pioche qu’une carte, sans continuer jusqu’à pouvoir jouer.
variant-stovkahra =
    .name = Stovkahra
    .one = Un jeu de plis tchèque à deux contre deux : à cent points, il faut encore dire « assez » pour gagner.
