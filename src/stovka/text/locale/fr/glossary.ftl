### Les mots des jeux, côte à côte dans chaque langue. .means : une ligne sur chacun, pour un débutant.

glossary-title = Les mots des jeux
glossary-nothing = Rien ne répond à « { $query } ».
glossary-found = Règles et mots pour « { $query } »
problem-cli-not_both = { $first } et { $second } ne vont pas ensemble ; choisissez l’un des deux.
glossary-in = Livre des règles : { $title }.

## La commande

cli-glossary = Explique les mots des jeux et montre chacun dans toutes les langues, côte à côte. Avec WORD, seulement ceux qui le contiennent, dans n’importe quelle langue.
    .short = les mots des jeux, dans toutes les langues
    .usage = stovka glossary [WORD] [--format text|md|html]
    .example =
        stovka glossary
        stovka glossary atout
cli-option-word = un mot, ou son début, dans n’importe laquelle des langues
cli-option-search = seulement les règles et les mots qui contiennent ceci, dans n’importe quelle langue
cli-option-examples = un exemple pour chaque règle ; les pages Markdown et HTML en ont toujours

glossary-group-cards = Les cartes
term-pack = paquet
    .means = Toutes les cartes d’un jeu.
term-suit = couleur
    .means = Pique, cœur, carreau ou trèfle.
term-rank = valeur
    .means = Ce qu’est une carte en dehors de sa couleur : un sept, une dame, un as.
term-hand = main
    .means = Les cartes d’un joueur, cachées aux autres.
term-stock = pioche
    .means = Les cartes restées face cachée après la donne ; on y prend des cartes.
term-pile = tas
    .means = Les cartes jouées, face visible, l’une sur l’autre.
term-top = carte du dessus
    .means = La dernière carte jouée ; la suivante doit aller dessus.

glossary-group-turns = Joueurs et tours
term-dealer = donneur
    .means = Qui mélange et distribue ; au 101, il joue aussi le premier, par la carte d’ouverture.
term-eldest = premier en cartes
    .means = Le joueur à gauche du donneur : il entame le premier pli et parle avant les autres.
term-deal = donne
    .means = La distribution des cartes, et tout ce qu’on joue avec elles.
term-round = manche
    .means = D’une donne à son décompte.
term-match = partie
    .means = Les manches jouées jusqu’à ce qu’il y ait un gagnant.
term-opening = carte d’ouverture
    .means = La carte que le donneur retourne pour commencer le tas.
term-pass = passer
    .means = Laisser son tour sans jouer de carte.
term-miss = sauter son tour
    .means = Ne pas jouer à son tour, parce qu’une carte l’impose.
term-again = rejouer
    .means = Jouer tout de suite encore une fois.

glossary-group-101 = Les jeux du 101
term-fit = aller
    .means = Avoir la couleur ou la valeur voulue en ce moment, donc pouvoir être posée.
term-draw = piocher
    .means = Prendre une carte à la pioche.
term-cover = couvrir
    .means = Poser aussitôt une autre carte sur la sienne, quand elle ne peut pas rester découverte.
term-order = demander une couleur
    .means = Dire quelle couleur il faut jouer ensuite.
term-wild = va sur tout
    .means = Se dit d’une carte qu’on peut jouer quoi qu’il y ait dessus.
term-answer = répondre
    .means = Renvoyer au suivant ce qu’une carte fait, en jouant une carte de même valeur.
term-penalty = cartes à piocher
    .means = Les cartes qu’une carte fait prendre à un joueur.
term-out = finir
    .means = Jouer sa dernière carte et gagner la manche.
term-blocked = manche bloquée
    .means = Une manche sans gagnant, les cartes étant coincées dans les mains.
term-lone = dame seule
    .means = Une dame qui est tout ce qui reste en main, et coûte plus.

glossary-group-counting = Le compte
term-points = points
    .means = Ce que valent les cartes ; au 101, mieux vaut en avoir peu, à Stovkahra beaucoup.
term-total = total
    .means = La somme des points de toutes les manches.
term-limit = limite
    .means = Le total à ne pas dépasser.
term-reset = retour à 0
    .means = Ce qui arrive à un total tombé juste sur la limite.
term-left = hors jeu
    .means = Qui ne joue plus, ayant dépassé la limite.
term-house = règle maison
    .means = Une règle qu’on a changée à sa table.

glossary-group-tricks = Stovkahra
term-partner = partenaire
    .means = Le joueur d’en face, du même camp.
term-side = camp
    .means = Deux partenaires ensemble.
term-trick = pli
    .means = Quatre cartes, une par joueur ; qui a joué la plus forte les prend.
term-lead = entamer
    .means = Jouer la première carte d’un pli.
term-follow = fournir
    .means = Jouer une carte de la couleur entamée.
term-trump = atout
    .means = La couleur qui, dans cette donne, bat les trois autres.
term-overtrump = surcouper
    .means = Jouer un atout plus fort sur un atout.
term-meld = brelan, carré
    .means = Trois ou quatre cartes de même valeur dans une main ; annoncés, ils rapportent.
term-announce = annoncer
    .means = Montrer à temps à tous un brelan ou un carré.
term-last = dernier pli
    .means = Le huitième, qui rapporte des points en plus de ses cartes.
term-claim = assez
    .means = Le mot qui fait gagner un camp à cent points, et perdre celui qui ne les a pas.
