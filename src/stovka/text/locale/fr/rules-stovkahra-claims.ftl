### Stovkahra : le décompte d’une donne, et dire « assez ».
### Pour une ligne de décompte, .short est un terme de somme : ce qui compte et ses points.

## Le décompte d’une donne

score-trick-cards =
    .rule = Les cartes prises dans les plis comptent pour leur camp : un as 6, un roi 5, une dame 4, un valet 3, les autres rien ; 72 points en tout.
    .why = { $size } × { $each } pour les { RANK($rank, form: "many") } dans les plis ({ $cards }) : { $value }.
    .short = { RANK($rank, form: "many") } { $value }
    .readings = Le texte de Stovkahra ne donne pas la valeur des cartes. Celles-ci viennent des jeux parents, dont les descriptions concordent.
score-trick-seven =
    .rule = Un pli gagné par un sept, sauf le premier et le dernier, compte 10 de plus. Un sept simplement tombé dans un pli ne compte rien.
    .why = { NAME($seat, form: "start") } { ME($me, "avez", "a") } gagné le pli { $number } avec un sept, { CARD($card, case: "le") } : { N($value, "point") } de plus.
    .short = pli { $number } { CARD($card, case: "au") } { $value }
    .readings = La phrase française est brouillée ; les descriptions de jeux voisins donnent le même chiffre pour un pli gagné par la plus petite carte.
score-trick-first_seven =
    .rule = { WORD($first_trick_seven) ->
        [is-10] Le premier pli, gagné par un sept, compte 10 de plus comme un autre.
        [is-52_trump] Le premier pli, gagné par le sept d’atout, compte 52 de plus.
        [is-52_any] Le premier pli, gagné par un sept, compte 52 de plus.
       *[is-0] Le premier pli ne compte rien de plus quand un sept le gagne.
    }
    .why = { NAME($seat, form: "start") } { ME($me, "avez", "a") } gagné le premier pli avec un sept, { CARD($card, case: "le") } : { N($value, "point") } de plus.
    .short = premier pli { CARD($card, case: "au") } { $value }
    .readings = Le texte exclut le premier pli de ce bonus et ne donne pas de chiffre : il ne rapporte donc rien. Ailleurs, un tel pli vaut autant qu’un autre, ou 52 ; ce sont des réglages.
score-trick-last =
    .rule = Le dernier pli compte 6, en plus de ses cartes.
    .why = { NAME($seat, form: "start") } { ME($me, "avez", "a") } gagné le dernier pli : { N($value, "point") }.
    .short = dernier pli { $value }
score-trick-last_seven =
    .rule = { $last_trick_seven ->
        [additive_32] Le dernier pli, gagné par un sept, compte 26 en plus de ses 6 : 32 en tout.
       *[inclusive_26] Le dernier pli, gagné par un sept, compte 26 au lieu de 6.
    }
    .why = { NAME($seat, form: "start") } { ME($me, "avez", "a") } gagné le dernier pli avec un sept, { CARD($card, case: "le") } : { N($value, "point") }.
    .short = dernier pli { CARD($card, case: "au") } { $value }
    .readings = Le chiffre 26 est dans le texte ; savoir si les 6 du dernier pli y sont compris, non. Nous lisons 6 et 20 ; compter les deux est un réglage.
score-trick-meld =
    .rule = Les annonces comptent pour le camp de celui qui les a faites.
    .why = { NAME($seat, form: "start") } { ME($me, "avez", "a") } annoncé un { $size ->
        [3] brelan
        [4] carré
       *[other] groupe de { $size }
    } { RANK($rank, form: "many", case: "de") }, { $cards } : { N($value, "point") }.
    .short = annonce { RANK($rank, form: "many", case: "de") } { $value }
score-trick-side =
    .rule = Les points s’ajoutent de donne en donne, camp par camp.
    .why = { $lines_n ->
        [0] { SIDE($side, form: "start") } : rien ; total { $before } → { $total }.
        [one] { SIDE($side, form: "start") } : { $lines } ; total { $before } → { $total }.
       *[other] { SIDE($side, form: "start") } : { LIST($lines, join: "sum") } = { $points } ; total { $before } → { $total }.
    }
    .short = { SIDE($side) } : { $points }, total { $total }
score-trick-deal =
    .rule = Le compte des deux camps dans une donne tombe toujours juste : les cartes, le dernier pli, les sept, les annonces.
    .why = La donne { $round } est comptée : { $points_1 } pour { SIDE(0) }, { $points_2 } pour { SIDE(1) }. Les totaux sont { $totals_1 } et { $totals_2 }.
    .short = donne { $round } : { $points_1 } et { $points_2 }

## Dire « assez »

claim-after_deal =
    .rule = { $claim_window ->
        [during_play] (Pas dans ce jeu : on dit « assez » en cours de jeu.)
       *[after_deal] Après le décompte de chaque donne vient le moment de dire « assez ».
    }
    .why = À chacun de dire « assez » ou de se taire, dans cet ordre : { LIST($order, join: "list") }.
    .short = le moment de dire « assez »
claim-after_meld =
    .rule = { $claim_window ->
        [during_play] Après chaque annonce vient le moment de dire « assez ».
       *[after_deal] (Pas dans ce jeu : on ne dit « assez » qu’après une donne.)
    }
    .why = Après l’annonce, à chacun de dire « assez » ou de se taire, dans cet ordre : { LIST($order, join: "list") }.
    .short = le moment de dire « assez »
    .readings = Cela découle du réglage où l’on peut dire « assez » en cours de jeu.
claim-after_trick =
    .rule = { $claim_window ->
        [during_play] Après chaque pli terminé vient le moment de dire « assez ». Les 6 points du dernier pli ne comptent qu’une fois ce pli pris.
       *[after_deal] (Pas dans ce jeu : on ne dit « assez » qu’après une donne.)
    }
    .why = Le pli est pris. À chacun de dire « assez » ou de se taire, dans cet ordre : { LIST($order, join: "list") }.
    .short = le moment de dire « assez »
    .readings = Cela découle du réglage où l’on peut dire « assez » en cours de jeu.
claim-enough =
    .rule = Un camp qui a { N($target, "point") } ou plus doit dire « assez » pour gagner ; le premier qui le dit à bon droit gagne aussitôt, quels que soient les points des autres. { $steal_claim ->
        [yes] S’il a les points mais que l’un des siens s’est tu, le « assez » des adversaires gagne aussi.
       *[no] Les adversaires qui le disent doivent eux-mêmes avoir les points.
    } { $false_claim ->
        [ignored] Le dire avec moins ne fait rien.
        [barred] Le dire avec moins empêche le camp de le redire cette fois-ci.
       *[loses] Le dire avec moins fait perdre la partie.
    }
    .why = { $outcome ->
        [wins] { SIDE($side, form: "start") } { ME($side_me, "avez", "ont") } { N($ours, "point") }, et { $target } suffisent : dire « assez » fait gagner aussitôt la partie, quels que soient les points des autres.
        [steals] Les autres ont { N($theirs, "point") }, mais rien n’a été dit par { LIST($silent) } : dire « assez » leur prend la partie.
        [ignored] { SIDE($side, form: "start") } { ME($side_me, "n’avez", "n’ont") } que { N($ours, "point") } sur { $target } : « assez » ne ferait rien.
        [barred] { SIDE($side, form: "start") } { ME($side_me, "n’avez", "n’ont") } que { N($ours, "point") } sur { $target } : ce serait à tort, et le camp ne pourrait plus dire « assez » cette fois-ci.
       *[loses] { SIDE($side, form: "start") } { ME($side_me, "n’avez", "n’ont") } que { N($ours, "point") } sur { $target } : dire « assez » ferait perdre la partie.
    }
    .short = { $outcome ->
        [wins] gagne : { $ours } sur { $target }
        [steals] gagne : silence en face
        [ignored] ne fait rien : { $ours } sur { $target }
        [barred] interdit de le redire : { $ours } sur { $target }
       *[loses] perd : { $ours } sur { $target }
    }
    .readings = Le texte ne dit pas si des adversaires plus rapides doivent avoir cent eux aussi. Nous l’exigeons ; la manière douce est un réglage.
claim-silent =
    .rule = Chacun peut se taire ; mais un camp qui a { N($target, "point") } et se tait n’a pas gagné, et ses adversaires peuvent dire « assez » avant lui.
    .why = { $outcome ->
        [game] { SIDE($side, form: "start") } { ME($side_me, "avez", "ont") } { N($ours, "point") } et { ME($side_me, "pourriez", "pourraient") } gagner tout de suite. Le silence peut coûter la partie : après { $seat }, la parole est à { LIST($rivals) }.
        [chance] { SIDE($side, form: "start") } { ME($side_me, "avez", "ont") } { N($ours, "point") } et { ME($side_me, "pourriez", "pourraient") } gagner tout de suite. Le silence y renonce : la partie continue, et les autres peuvent arriver à cent et le dire d’abord.
       *[nothing] { SIDE($side, form: "start") } { ME($side_me, "avez", "ont") } { N($ours, "point") } sur { $target } : se taire ne fait rien perdre.
    }
    .short = { $outcome ->
        [game] le silence peut perdre la partie
        [chance] le silence renonce à gagner
       *[nothing] rien à perdre
    }
claim-not_now =
    .rule = { $claim_window ->
        [during_play] « Assez » et silence ont leur moment après chaque annonce et chaque pli.
       *[after_deal] « Assez » et silence ont leur moment après le décompte de la donne.
    }
    .why = { $window ->
        [during_play] Pas maintenant : on demande à chacun après la prochaine annonce ou le prochain pli terminé.
       *[after_deal] Pas maintenant : on demande à chacun quand la donne est comptée.
    }
    .short = pas le moment de dire « assez »
claim-barred =
    .rule = { $false_claim ->
        [barred] Un camp qui a dit « assez » à tort ne peut pas le redire avant la fois suivante.
       *[loses] (Pas dans ce jeu : aucun camp n’est privé de parole.)
    }
    .why = { NAME($by, form: "start") } { ME($by_me, "avez", "a") } dit « assez » à tort : { SIDE($side) } ne { ME($side_me, "pouvez", "peuvent") } plus le dire cette fois-ci.
    .short = privé de parole par un « assez » à tort
    .readings = Cela découle du réglage où un « assez » à tort prive le camp de parole.
claim-kept_silent =
    .rule = Quand un joueur se tait, la question passe au suivant.
    .why = { $outcome ->
        [nothing] { NAME($seat, form: "start") } { ME($me, "vous taisez", "se tait") }, avec { $ours } points sur { $target }.
       *[game] { NAME($seat, form: "start") } { ME($me, "vous taisez", "se tait") }, alors que { N($ours, "point") } suffiraient : la partie n’est pas encore gagnée.
    }
    .short = { ME($me, "vous taisez", "se tait") } ({ $ours } sur { $target })
claim-valid =
    .rule = « Assez », dit avec { N($target, "point") } ou plus, fait gagner la partie.
    .why = { NAME($seat, form: "start") } { ME($me, "dites", "dit") } « assez » avec { N($ours, "point") } : { $target } suffisent.
    .short = « assez » avec { $ours } : à bon droit
claim-stolen =
    .rule = { $steal_claim ->
        [yes] Dès qu’un camp a { N($target, "point") } et que l’un des siens s’est tu, le « assez » des adversaires gagne sans qu’ils aient { $target } eux-mêmes.
       *[no] (Pas dans ce jeu : pour gagner par « assez », un camp doit avoir les points lui-même.)
    }
    .why = { NAME($seat, form: "start") } { ME($me, "dites", "dit") } « assez » : les autres ont { N($theirs, "point") }, mais rien n’a été dit par { LIST($silent) }.
    .short = « assez » : silence en face
    .readings = On peut lire le texte ainsi : les adversaires gagnent sans avoir cent eux-mêmes, pourvu qu’ils parlent d’abord. D’ordinaire, il faut les avoir.
claim-false =
    .rule = { $false_claim ->
        [loses] « Assez », dit avec moins de { N($target, "point") }, fait perdre la partie, quels que soient les points des autres.
       *[ignored] (Pas dans ce jeu : un « assez » à tort ne fait pas perdre.)
    }
    .why = { NAME($seat, form: "start") } { ME($me, "dites", "dit") } « assez » avec seulement { N($ours, "point") } : il en faut { $target }.
    .short = « assez » avec { $ours } : à tort
    .readings = Le texte de Stovkahra ne dit pas ce que coûte un « assez » à tort ; dans les jeux parents, il coûte la partie. Des manières plus douces sont des réglages.
claim-false_ignored =
    .rule = { $false_claim ->
        [ignored] « Assez », dit avec moins de { N($target, "point") }, ne fait rien.
       *[loses] (Pas dans ce jeu : un « assez » à tort ne reste pas sans suite.)
    }
    .why = { NAME($seat, form: "start") } { ME($me, "dites", "dit") } « assez » avec seulement { N($ours, "point") } : il en faut { $target }, cela ne fait donc rien.
    .short = « assez » avec { $ours } : sans effet
    .readings = Une lecture douce de ce que le texte laisse ouvert, pour débuter ; un réglage.
claim-false_barred =
    .rule = { $false_claim ->
        [barred] « Assez », dit avec moins de { N($target, "point") }, empêche le camp de le redire cette fois-ci.
       *[loses] (Pas dans ce jeu : aucun camp n’est privé de parole.)
    }
    .why = { NAME($seat, form: "start") } { ME($me, "dites", "dit") } « assez » avec seulement { N($ours, "point") } : il en faut { $target }, et { SIDE($side) } ne { ME($side_me, "pouvez", "peuvent") } plus le dire cette fois-ci.
    .short = « assez » avec { $ours } : privé de parole
    .readings = Une voie moyenne dans ce que le texte laisse ouvert ; un réglage.
claim-nobody =
    .rule = Si aucun « assez » n’a fini la partie, les totaux restent et l’on continue{ $claim_window ->
        [during_play] {" "}là où l’on s’était arrêté.
       *[after_deal] {" "}avec la donne suivante.
    }
    .why = { $after ->
        [deal] Personne n’a gagné : les totaux restent, { $totals_1 } pour { SIDE(0) } et { $totals_2 } pour { SIDE(1) }, et la donne suivante commence.
       *[trick] Personne n’a encore gagné.
    }
    .short = personne n’a encore gagné
    .readings = Le texte ne dit pas ce qui arrive quand personne ne réclame ses cent points ; des points qui se gardent maintiennent le risque.
match-enough =
    .rule = La partie finit par un « assez » à bon droit, et le camp de celui qui l’a dit gagne.
    .why = Partie gagnée par { SIDE($winner) } : { $seat } { ME($me, "avez", "a") } dit « assez » à temps.
    .short = partie gagnée par { SIDE($winner) }
match-false_claim =
    .rule = { $false_claim ->
        [loses] La partie finit par un « assez » à tort, et l’autre camp gagne.
       *[ignored] (Pas dans ce jeu : un « assez » à tort ne fait pas perdre.)
    }
    .why = Partie gagnée par { SIDE($winner) }, à cause du « assez » dit à tort par { $seat }.
    .short = partie gagnée par { SIDE($winner) }
