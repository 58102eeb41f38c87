### Les carnets : étiquettes de la table, le pas-à-pas, la main avec ses raisons, une partie contre des robots.

## L’en-tête d’une étape

nb-head = Étape { $number } sur { $last } · manche { $round } · { $move }
nb-move = { NAME($seat, form: "start") } { $move }
nb-own-deal = la donne
nb-own-score = le décompte
nb-no-steps = Il ne s’est encore rien passé.

## Titres

nb-title-why = Pourquoi c’est permis
nb-title-happened = Ce qui s’est passé
nb-title-sheet = Feuille de marque
nb-title-log = Avant cela, le plus récent d’abord

## La table

nb-zone-stock = { $count ->
    [0] pioche vide
   *[other] pioche, { N($count, "card") }
}
nb-zone-pile = { $count ->
    [0] pas encore de tas
    [1] sur la table
   *[other] dessus du tas, { N($count, "card") }
}
nb-zone-trick = { $count ->
    [0] pas encore de carte dans le pli
   *[other] le pli
}
nb-zone-trick-taken = le pli, maintenant pris
nb-zone-turned = la carte d’atout montrée
nb-zone-taken = Prises par { $side } : { N($count, "card") }.
nb-col-player = Joueur
nb-col-hand = Main
nb-col-total = Total
nb-col-round = Manche
nb-side = { SIDE($side, form: "start") }
nb-noted = { $total } *
nb-empty-hand = aucune carte
nb-marks = ({ LIST($marks, join: "list") })
nb-mark-mover = à jouer
nb-mark-dealer = donne
nb-mark-you = vous
nb-mark-out = hors jeu

## Le journal

nb-log-seat = { NAME($seat, form: "start") } { LIST($said, join: "list") }
nb-log-some = { LIST($said, join: "list") }
nb-log-line = { $number } : { LIST($parts, join: "list") }

## Texte simple

nb-text-zone = { $shown ->
    [no] { $zone }
   *[yes] { $cards } ({ $zone })
}
nb-text-laid = { $card } { $name }
nb-text-player = { $name }  { $state ->
    [out] { $marks }
   *[in] { $cards }  { $total } { $marks }
}

## Le pas-à-pas

nb-stepper = Un pas-à-pas de { $steps ->
    [one] { $steps } étape
   *[other] { $steps } étapes
}. Exécutez cette cellule pour vous servir de ses boutons.
nb-kept = Exécutez la cellule pour continuer d’ici.
nb-first = « Début
    .tip = À la première étape
nb-back = ‹ Retour
    .tip = Une étape en arrière
nb-next = Suite ›
    .tip = Une étape en avant
nb-last = Fin »
    .tip = À la dernière étape
nb-play = Défiler
    .tip = Avance tout seul, jusqu’à un nouvel appui ou la fin
nb-slider = Étape
    .tip = Choisir une étape ; au clavier avec ← et → quand le curseur est dessus

## Une main avec ses raisons

nb-legal-head = { $mover ->
    [nobody] Ce n’est à personne de jouer.
   *[other] C’est à { $seat } de jouer.
}
nb-col-move = Coup
nb-col-may = Permis ?
nb-col-why = Pourquoi
nb-col-would = Et alors ?
nb-yes = ✓ oui
nb-no = ✗ non
nb-any-suit = { $card } et une couleur au choix
nb-with-suit = et une couleur au choix
nb-judged = { $legal ->
    [yes] Oui : { $move }.
   *[no] Non : { $move }.
}
nb-refused = Pas permis : { $move }. Rien n’a changé.
nb-code-unknown = « { $code } » n’est pas un coup. Un coup est une carte comme 7H ou 10S, une carte avec la couleur qu’elle demande comme QH:S, ou un mot : { LIST($words, join: "list") }.
nb-title-would = Ce que cela ferait

## Une partie contre des robots

nb-game-turn = À vous de jouer.
nb-game-over = La partie est finie.
nb-game-round = La manche est finie ; appelez next() pour donner.
nb-game-since = Depuis votre dernier coup
nb-game-hint = Le coup d’un joueur solide : { $move }.

## Texte simple d’une main avec ses raisons

nb-text-option = { $mark }  { $name } : { $why }
nb-text-would = { "    " }→ { $what }
