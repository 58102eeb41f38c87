### Règles des deux jeux : à qui de jouer, et ce qu’on a en main.

turn-closed =
    .rule = Personne ne joue avant la donne, pendant le décompte, ni après la fin.
    .why = On ne peut rien jouer maintenant : les cartes ne sont pas données, ou la manche est finie.
    .short = rien à jouer maintenant
    .readings = Autour d’une table, cela va de soi ; un programme doit le dire.
turn-not_yours =
    .rule = On ne joue qu’à son tour.
    .why = { $me ->
        [yes] Ce n’est pas à vous de jouer, c’est à { $mover }.
       *[no] Ce n’est pas à { $seat } de jouer, c’est à { $mover }.
    }
    .short = ce n’est pas à { $seat } de jouer
    .readings = Autour d’une table, cela va de soi ; un programme doit le dire.
turn-no_such_move =
    .rule = Il n’y a pas d’autres coups que ceux des règles.
    .why = Ce coup n’existe pas dans ce jeu.
    .short = coup inconnu ici
    .readings = Autour d’une table, cela va de soi ; un programme doit le dire.
hand-not_held =
    .rule = On ne joue que les cartes qu’on a en main.
    .why = { NAME($seat, form: "start") } { ME($me, "n’avez pas", "n’a pas") } { CARD($card, case: "le") } en main.
    .short = { $card } n’est pas dans la main
    .readings = Autour d’une table, cela va de soi ; un programme doit le dire.
