### L’aide-mémoire de l’arbitre et la feuille de marque, chacun sur une feuille.

sheet-card-title = { $title } : l’aide-mémoire de l’arbitre
sheet-score-title = { $title } : feuille de marque
sheet-foot = Tiré des règles en vigueur.
sheet-cards = Les cartes
sheet-house = Règles maison de cette table
sheet-changed = { $name } : { $value }

## Le tableau des cartes

sheet-head-card = Carte
sheet-head-does = Ce qu’elle fait
sheet-head-points = En main
sheet-head-trick = Dans un pli gagné
sheet-head-three = Trois annoncés
sheet-head-four = Quatre annoncés
sheet-cell-points = en main : { $value }
sheet-cell-trick = dans un pli gagné : { $value }
sheet-cell-three = trois annoncés : { $value }
sheet-cell-four = quatre annoncés : { $value }

## Ce que fait une carte, sans point final ; plusieurs se joignent

sheet-does = { LIST($said, join: "clauses") }
sheet-does-draw = { $victim ->
    [previous] le joueur précédent pioche { N($draw, "card") }
   *[next] le joueur suivant pioche { N($draw, "card") }
}
sheet-does-draw-skip = { $victim ->
    [previous] le joueur précédent pioche { N($draw, "card") } et saute son prochain tour
   *[next] le joueur suivant pioche { N($draw, "card") } et saute son tour
}
sheet-does-skip = { $victim ->
    [previous] le joueur précédent saute son prochain tour
   *[next] le joueur suivant saute son tour
}
sheet-does-again = le même joueur rejoue
sheet-does-cover = à couvrir aussitôt
sheet-does-order = demande une couleur
sheet-does-wild = va sur tout
sheet-does-answer = on peut y répondre : { RANK($rank, form: "word") }
sheet-does-stays = jouée en dernier, elle ne finit pas la manche
sheet-does-barred = ne peut être jouée en dernier
sheet-does-nothing = rien de particulier

## Les parties

sheet-section-deal = La donne
sheet-section-fits = Ce qu’on peut poser
sheet-section-draw = Piocher
sheet-section-out = Finir
sheet-section-count = Le compte
sheet-section-match = La partie
sheet-section-tricks = Les plis
sheet-section-sets = Brelans et carrés
sheet-section-bonuses = Les primes
sheet-section-enough = « Assez »

## La feuille de marque

sheet-date = Date et lieu
sheet-player = Nom { $number }
sheet-column-of = { $name } ({ LIST($columns, join: "list") })
sheet-column-points = points
sheet-column-total = total
sheet-column-cards = cartes
sheet-column-sevens = sept
sheet-column-last = dernier pli
sheet-column-sets = annonces

## La commande

cli-option-sheet = plutôt une feuille : card pour l’arbitre, score pour qui marque (--format html s’imprime bien)
