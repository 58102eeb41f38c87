### L’application dans le terminal. `app-do-*` : ce que fait une touche, un mot ou deux en bas ; `.help` en une phrase.

app-title = Stovka
app-about = Jeux de cartes à cent points, chaque coup expliqué
app-you = Vous
app-yes = oui
app-no = non
app-close = Échap ferme ; les flèches font défiler.
app-more = suite : e
app-more-log = suite : l

## Accueil

app-menu-play = Jouer
    .about = choisir un jeu et les autres joueurs, et commencer
app-menu-resume = Continuer
    .about = { $count ->
        [one] { $count } partie en cours
       *[other] { $count } parties en cours
    }
app-menu-watch = Regarder
    .about = une partie finie, étape par étape, avec les raisons
app-menu-rules = Règles
    .about = le livre des règles de chaque jeu
app-menu-settings = Réglages
    .about = cartes, teintes, rythme, explications
app-menu-exit = Quitter
    .about = {""}
app-saved = { $variant }, manche { $round }
    .about = { LIST($names) } ; { $moves ->
        [one] { $moves } étape jouée
       *[other] { $moves } étapes jouées
    }
app-saved-damaged = Cette partie ne peut pas continuer. Son fichier reste tel quel.
app-house = { $variant }, règles maison

## Préparation et options

app-setup-title = Nouvelle partie
app-setup-variant = Jeu
app-setup-players = Joueurs
app-setup-players-range = { $least ->
    [one] Vous et les joueurs de l’ordinateur ; de { $least } à { $most } en tout.
   *[other] De { $least } à { $most } joueurs ; tous sauf vous sont ceux de l’ordinateur.
}
app-setup-house = { $count ->
    [0] Règles maison : aucune
    [one] Règles maison : { $count } réglage
   *[other] Règles maison : { $count } réglages
}
app-house-title = Règles maison pour { $variant }
app-house-hint = Les flèches choisissent, F8 remet tout, F9 les garde dans un fichier, Échap les adopte.
app-house-about = { $meaning } { $choice }
app-house-line = { $name } : { $meaning }
app-setup-bots = Autres joueurs
app-setup-name = Votre nom, ou plusieurs séparés par des virgules
app-setup-seed = Graine (le même nombre donne les mêmes cartes)
app-setup-seed-none = aucune : au hasard
app-setup-start = Commencer
app-setup-bad = Une graine est un nombre entier sous 2^63.
app-level-beginner = débutants
    .about = Ils jouent n’importe quelle carte jouable.
app-level-steady = solides
    .about = Ils se débarrassent des points, gardent ce qui va sur tout et demandent leur couleur la plus longue.
app-switch-pace = Rythme
app-pace-timed = minuté
    .about = Chaque coup des autres reste un moment ; la barre d’espace continue tout de suite.
app-pace-key = à la touche
    .about = Chaque coup des autres attend la barre d’espace.
app-pace-once = d’un trait
    .about = Les autres jouent sans pause.
app-switch-mark = Marquer les cartes jouables
    .about = Les cartes jouables dépassent de votre main, et le panneau dit pourquoi.
app-switch-explain = Expliquer chaque coup
    .about = Le journal raconte chaque coup avec sa règle ; sinon en bref.
app-switch-count = Montrer le compte en cours
    .about = Quand des points se comptent pendant une donne, ils sont à côté de la table.
app-switch-forgetful = Adversaires distraits
    .about = Les joueurs solides oublient parfois d’annoncer ou de dire « assez ».
app-switch-four = Quatre teintes
    .about = Chaque couleur a sa propre teinte ; son signe reste là de toute façon.
app-switch-ascii = Couleurs en lettres
    .about = S, H, D et C et des cadres simples, pour les terminaux sans les signes.
app-switches-title = Pendant le jeu
app-settings-title = Réglages

## La table

app-head = { $variant } · manche { $round }
app-total = { $name } { $total }
app-team = { $first } & { $second }
app-label-dealer = donne
app-label-partner = partenaire
app-label-out = hors jeu
app-label-next = à suivre
app-zone-stock = Pioche { $count }
app-zone-pile = Tas { $count }
app-zone-trick = Pli
app-zone-turned = retourne
app-zone-taken = { SIDE($side, form: "start") } : { $count ->
    [one] { $count } carte prise
   *[other] { $count } cartes prises
}
app-note-more = { $first } · { $second }
app-tally = jouables : { $fit } sur { $all }
app-why-title = Pourquoi
app-why-others = Vos autres cartes
app-hand-line = { $card }  { $what }
app-last-trick = Dernier pli : { $winner } avec { $card }
app-why-hand = Pourquoi, carte par carte
app-why-hidden = Le marquage est coupé : appuyez sur w pour voir ce qui est jouable et pourquoi, ou essayez une carte.
app-log-title = Ce qui s’est passé
app-before-title = Avant cela
app-log-first = { $number }  { $what }
app-log-step = { $number }  { NAME($seat, form: "start") } { $does }
app-log-event = { NAME($seat, form: "start") } { $what }
app-if-played = Si vous la jouez
app-if-said = Alors
app-choose-suit-then = vous dites quelle couleur doit suivre
app-laid = { CARD($card, $seat, case: "Le") }.
app-may-go = { $cards_n ->
    [0] Rien dans votre main ne va dessus maintenant.
   *[other] De votre main, on pourrait poser dessus maintenant : { LIST($cards) }.
}
app-over = La partie est finie. q quitte la table.
app-not-your-turn = Ce n’est pas à vous de jouer.
app-step-by-key = La barre d’espace montre le coup suivant.
app-hint = Le coup d’un joueur solide : { $do }.
app-undo-none = Vous n’avez pas de coup à reprendre dans cette manche.
app-undone = Votre dernier coup est repris. Ce que vous avez vu depuis reste connu.
app-too-small = La table veut { $columns } colonnes et { $rows } lignes ; ce terminal en a { $width } et { $height }. Agrandissez-le.

## Questions

app-which-suit = Quelle couleur demandez-vous ?
app-which-suit-for = Avec { CARD($card, case: "le") } ; le suivant devra la suivre.
app-which-suit-opening = Pour la carte d’ouverture.
app-which-suit-back = Échap reprend la carte ; rien n’est encore joué.
app-question-back = Échap revient ; rien n’est encore dit.
app-say-what = Que dites-vous ?
app-suit-held = { $cards_n ->
    [0] vous n’en avez pas
   *[other] vous avez { LIST($cards) }
}
app-key-enough = a
app-key-silent = s
app-key-again = r
app-key-without = c
app-key-stay = r
app-key-leave = q
app-key-quit = f
app-write-failed = Ce coup n’a pas pu être gardé
app-write-again = réessayer
app-write-without = continuer sans garder cette partie
app-leave-title = Quitter la table ?
app-leave-kept = Chaque coup est gardé : vous pourrez continuer cette partie plus tard.
app-leave-lost = Cette partie n’est pas gardée ; elle sera perdue.
app-leave-stay = rester
app-leave-home = quitter la table
app-leave-quit = fermer Stovka

## La feuille de marque

app-score-title = Feuille de marque
app-end-title = La partie est finie
app-score-round = Manche
app-score-total = total
app-score-newest = > { $number }
app-score-number = { $number }
app-score-points = { $points }
app-score-plain = { $total }
app-score-reset = { $total } *
app-score-out = { $total } hors jeu
app-score-none = Aucune manche n’est encore comptée.
app-score-hint = Entrée : la somme, carte par carte · n : continuer la partie

## Règles

app-rules-find = chercher, dans une des quatre langues
app-rules-hint = / cherche ; les flèches font défiler ; Échap revient.
app-rules-entry = { $name } : { $text }

## Regarder

app-replay-at = étape { $number } sur { $last }

## Sous d’autres variantes

app-player = Joueur
app-lens-title = { $what } selon chaque variante
app-lens-here = { $variant } (à cette table)
app-lens-nothing = rien de plus n’arrive
app-lens-one = Ce jeu n’a pas d’autre variante à laquelle comparer.
app-lens-where = Placez d’abord le curseur sur une carte de votre main ou sur un bouton.

## Plusieurs personnes

app-hand-on = Au tour { VOWEL($name) ->
    [yes] d’{ $name }
   *[no] de { $name }
} : Entrée cache vos cartes et cède la place.
app-take-seat = { $name }, à vous
app-take-seat-hint = Entrée montre les cartes { VOWEL($name) ->
    [yes] d’{ $name }
   *[no] de { $name }
}. Les autres ne regardent pas.
app-setup-names = À chacun un nom différent, et pas plus de noms que de joueurs.
app-house-range = Le moins et le plus, comme 2-6.
app-house-values = Des rangs ou des cartes avec leurs points, comme J=2, QS=40. Ce qui manque compte 0.
app-house-effects = Comme 7: draw=2 skip; 9: again; Q: order wild; 6: cover. Aussi : victim=previous ; =no coupe un effet.
app-house-name = Nom du fichier (F9 garde ces règles dans un fichier)
app-house-name-none = aucun : le nom de la variante
app-house-saved = Gardé sous { $path }. Il est proposé parmi les jeux, et stovka play le prend comme variante.
app-house-cards = Des rangs ou des cartes, comme A, 7, KS.

## Prédire, statistiques, pages

app-switch-predict = Prédire d’abord
    .about = Avant votre coup, vous dites à qui le tour et combien de cartes aura votre voisin ; puis c’est vérifié.
app-predict-next = Avant que cela n’arrive : à qui le tour ensuite ?
app-predict-about = Vous { $move }.
app-predict-who = { NAME($seat) }
app-predict-nobody = personne : la manche finit
app-predict-skip = Échap passe la question.
app-predict-cards = Combien de cartes a ensuite { $seat } ?
app-predict-count = { $more ->
    [0] { N($count, "card") }, comme maintenant
   *[other] { N($count, "card") }
}
app-predict-title = Votre prédiction
app-predict-right = Vous avez bien prédit.
app-predict-was-next = { $right ->
    [yes] Juste :
   *[no] Non :
} { $over ->
    [yes] plus personne ne joue.
   *[no] c’est { ME($seat_me, "à vous", "au tour de", $seat) }.
}
app-predict-was-cards = { $right ->
    [yes] Juste :
   *[no] Non :
} { $seat } a { N($count, "card") }.
app-unnoted = Les erreurs et les prédictions ne sont pas gardées ; la partie continue. { $why }
app-menu-statistics = Statistiques
    .about = ce que vous avez joué, et les erreurs
app-stat-played = Joué
app-stat-game = { $variant } : { $matches ->
    [one] { $matches } partie
   *[other] { $matches } parties
}, dont { $ended } finies ; { N($rounds, "round") }
app-stat-none = Rien encore.
app-stat-wrong = Coups refusés, par règle
app-stat-rule = { $count } × { $rule }
app-stat-no-wrong = Aucun encore.
app-stat-predicted = Prédictions
app-stat-next = à qui le tour : { $right } justes sur { $asked }
app-stat-cards = combien de cartes : { $right } justes sur { $asked }
app-stat-total = les nouveaux totaux : { $right } justes sur { $asked }
app-export-title = Écrire cette partie, telle que vous la connaissez
app-export-page = { $variant } : { LIST($names) }
app-export-form = Forme
app-export-md = texte balisé (Markdown)
app-export-html = page web (HTML)
app-export-about = Les cartes cachées des autres y restent cachées.
app-export-path = Dans ce fichier
app-export-hint = Entrée l’écrit ; Échap revient.
app-export-exists = Il y a déjà un fichier { $path } ; choisissez un autre nom.
app-export-done = Écrit dans { $path }.
app-predict-first = Ce qui s’ensuit, vous le dites d’abord en jouant.

## Touches

app-help-title = Touches
app-do-play = jouer
    .help = Joue la carte sous le curseur ; sur la pioche, prend une carte ; sur un bouton, l’enfonce ; sur la table, dit ce qu’est la carte, qui l’a posée et ce qu’elle demande.
app-do-choose = carte
    .help = Choisir une carte, ou autre chose à côté.
app-do-choose-on = choisir
    .help = Choisit la carte suivante.
app-do-away = aller
    .help = De votre main à la table, à la pioche, et retour.
app-do-back = retour
    .help = Retour de la pioche et de la table à votre main.
app-do-controls = dire
    .help = Aux boutons : piocher, passer, et ce qu’on peut dire d’autre.
app-do-controls-back = boutons
    .help = Aux boutons, par l’autre bout.
app-do-why = pourquoi
    .help = Pourquoi chaque carte de votre main est jouable ou non.
app-do-hint = conseil
    .help = Ce que ferait un joueur solide, et pourquoi c’est permis.
app-do-score = score
    .help = La feuille de marque, à tout moment ; Entrée sur une case ouvre sa somme.
app-do-log = journal
    .help = Tout ce qui s’est passé dans cette manche, avec les raisons.
app-do-undo = reprendre
    .help = Reprend votre dernier coup, avec tout ce qui a suivi.
app-do-rules = règles
    .help = Le livre des règles, ouvert à la règle en question.
app-do-more = suite
    .help = Le panneau des raisons en entier.
app-do-switches = options
    .help = Ce qui est marqué et expliqué, et à quelle vitesse jouent les autres.
app-do-palette = palette
    .help = Tout ce qu’on peut faire ici, à trouver en tapant.
app-do-help = aide
    .help = Cette liste. Aussi : de 1 à 9 et 0 choisissent une des dix premières cartes ; la souris choisit une carte, et la joue si elle est déjà choisie.
app-do-quit = fin
    .help = Quitte la table ; la question est posée d’abord, et la partie est gardée.
app-do-step-on = suite
    .help = L’étape suivante.
app-do-step-back = retour
    .help = L’étape d’avant.
app-do-first = début
    .help = La première étape.
app-do-last = fin
    .help = La dernière étape.
app-do-round-on = donne suivante
    .help = La donne suivante.
app-do-round-back = donne d’avant
    .help = La donne d’avant.
app-do-close = fermer
    .help = Retour d’où vous venez.
app-do-open = ouvrir
    .help = Ouvre l’entrée.
app-do-select = choisir
    .help = Choisit une entrée.
app-do-exit = quitter
    .help = Ferme Stovka.
app-do-change = changer
    .help = Change la valeur d’une ligne.
app-do-field = ligne suivante
    .help = Va à une autre ligne.
app-do-start = commencer
    .help = Commence la partie.
app-do-sum = somme
    .help = Ouvre la somme d’une case.
app-do-cell = case
    .help = Va à une autre case.
app-do-go-on = continuer
    .help = Continue la partie.
app-do-lens = variantes
    .help = La carte sous le curseur dans chaque variante du jeu : si elle y est jouable, et ce qu’elle y fait.
app-do-take-seat = s’asseoir
    .help = La personne nommée ici s’assoit et voit la table avec ses propres cartes.
app-do-export = écrire
    .help = Écrit la partie dans un fichier, telle que vous la connaissez : texte ou page web.
