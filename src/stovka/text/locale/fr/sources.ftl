### Où les sources d’une règle se contredisent, ou une traduction se trompe ; dit à la place de la règle, dans le livre.

standing-also-family = { $standing }, lu à l’aide des descriptions de cette famille de jeux

## La famille du 101

sources-shed-deal = Le texte russe donne quatre cartes, le texte du Mavr cinq. La traduction anglaise dit mal à qui est la dernière carte, celle qui va sur la table ; dans le texte russe, le donneur la pose comme premier coup.
sources-shed-fits-order = Dans la traduction anglaise, la phrase sur ce qui peut suivre une dame est embrouillée. Le texte russe est clair : n’importe quelle carte, pourvu qu’elle soit de la couleur demandée.
sources-shed-draw-nothing_fits = Dans le texte russe, on pioche une carte ; la traduction anglaise a perdu le nombre. Dans le texte du Mavr, on continue jusqu’à trouver une carte jouable ; n’en piocher qu’une y est une option.
sources-shed-pass-drawn = La traduction anglaise parle ici d’un « right turn », un tour à droite. Ce qui passe au joueur suivant, c’est le droit de jouer ; aucun sens de jeu n’est en cause.
sources-shed-effect-draw = Les chiffres diffèrent : le roi de pique coûte cinq cartes dans le texte russe et quatre dans le texte du Mavr, et seul le texte russe rend le sept de pique plus dur que les autres sept. Quand un cinq frappe le joueur précédent, nous prenons celui de la place d’avant, pas celui qui a joué en dernier.
sources-shed-effect-cover = Seul le texte russe fait couvrir les six. Dans le texte du Mavr, un six fait piocher une carte au suivant, qui saute son tour.
sources-shed-effect-again = Seul le texte du Mavr fait rejouer après un neuf ; dans le texte russe, un neuf ne fait rien.
sources-shed-finish-out = Dans le texte du Mavr, toute dernière carte finit la manche ; le texte russe fait des exceptions.
sources-shed-finish-stays = Qu’un neuf ne finisse pas non plus la manche n’est dit que du jeu tchèque.
sources-score-lone_queen = Que la dame doive être ce qui reste en main s’est perdu dans la traduction anglaise. Le texte du Mavr ne connaît pas cette règle.
sources-match-low_reset = Après la phrase qui met hors jeu, dans le jeu tchèque, qui descend sous -101, le texte russe dit qu’« ici » un total de -101 est effacé. « Ici » peut désigner le jeu tchèque ou le jeu dont parle le texte. Nous choisissons le second : le jeu russe efface, le jeu tchèque non.
sources-match-low_out = Dans le texte russe, la phrase qui efface un total de -101 vient juste après celle-ci et pourrait viser aussi le jeu tchèque. Nous la rapportons au jeu russe : dans le jeu tchèque, un total de -101 tout juste reste.
sources-match-last_one = Pour le texte russe, le gagnant est à la fois celui qui a le moins de points et le seul qui reste. Les deux peuvent différer ; nous regardons qui reste.

## Stovkahra

sources-deal-table = La traduction française met les partenaires côte à côte, puis dit que les deux voisins d’un joueur sont des adversaires. Seule la seconde phrase peut être vraie : les partenaires se font face.
sources-deal-ranks = La traduction française écrit C, E, K et T là où il faut lire valet, dame, roi et as.
sources-deal-lot = La traduction française appelle le donneur « libérateur », mot à mot.
sources-deal-clockwise = La coupe du paquet se devine mal dans la traduction française, où un rival l’« enlève ». Dans les jeux voisins, c’est le voisin de droite du donneur qui coupe.
sources-deal-trump = La phrase française sur la carte montrée est cassée ; les jeux voisins la montrent ainsi.
sources-trick-trump = La traduction française dit « carte maîtresse » pour un atout.
sources-trick-wins_suit = La traduction française appelle les plis des « pots de vin » : en russe, d’où elle semble venir, un même mot dit les deux.
sources-meld-set = Les brelans et carrés de dix ne sont que dans ce texte ; les jeux voisins ne les connaissent pas.
sources-score-trick-last = La traduction française dit « dernier tour » pour le dernier pli.
