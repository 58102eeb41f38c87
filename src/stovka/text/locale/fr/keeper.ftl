### Tenir la marque d’une partie jouée avec de vraies cartes.

keeper-begin = { $lines ->
    [0] La marque : { $game }, avec { LIST($seats) }.
   *[other] La marque continue : { $game }, avec { LIST($seats) }.
} Tapez « help » pour voir ce qu’on peut taper d’autre.
keeper-help =
    Une carte est une valeur (2 à 10, J, Q, K, A) et une couleur (S, H, D, C), comme 10H ou QS ; un joueur est un nom, son début ou un numéro.
    - : rien, ou personne.
    undo : reprend la dernière réponse, autant de fois qu’on veut.
    sheet : la feuille de marque.
    quit : partir ; la marque est gardée.
keeper-offer = Une marque n’est pas finie : { $game }, avec { LIST($seats) } ; manches comptées : { $rounds }. La continuer ? oui ou non.
keeper-offer-again = Tapez oui pour continuer cette marque, non pour en commencer une autre, ou quit.
keeper-left = La marque est gardée ; « stovka score » la continue.
keeper-left-unkept = Rien n’a été gardé.
keeper-over = La partie est finie. « undo » reprend la dernière réponse, « quit » termine.
keeper-unkept = Cette marque ne peut pas être gardée sur le disque ({ $why }) Elle continue, mais sera perdue à la fin.
keeper-undone = { $lines ->
    [0] Repris ; il n’y a plus de réponse.
    [one] Repris ; il reste { $lines } réponse.
   *[other] Repris ; il reste { $lines } réponses.
}
keeper-nothing-undone = Il n’y a rien à reprendre.

## Les questions

keeper-ask-out = Qui a fini, et avec quelle carte ? Un nom et une carte, comme 8H ; - si la manche est bloquée.
keeper-ask-hand = { NAME($seat, form: "start") } : quelles cartes restent en main ? Par exemple 10H 7C ; - s’il n’en reste pas.
keeper-ask-dealer = Qui a fait cette première donne ?
keeper-ask-taken = { SIDE($side, form: "start") } : quels as, rois, dames et valets sont dans leurs plis ? Les cartes, ou seulement leurs points (0 à 72) ; le reste compte pour les autres.
keeper-ask-last = Qui a pris le dernier pli, et avec quelle carte ?
keeper-ask-sevens = Quels plis avant lui un sept a-t-il gagnés ? Un nom et le sept, avec 1 devant le nom si c’était le premier pli, plusieurs entre virgules ; - pour aucun.
keeper-ask-sets = Quels brelans et carrés ont été annoncés ? Un nom et les trois ou quatre cartes, plusieurs entre virgules ; - pour aucun.
keeper-ask-trump = Quelle couleur était l’atout : S, H, D ou C ?
keeper-ask-call = { NAME($seat, form: "start") } : « assez », ou silence ? - pour le silence.
keeper-word-enough = assez
keeper-word-silent = silence

## La feuille

keeper-no-round = Aucune manche n’est comptée ; tous sont à 0.
keeper-owner = { LIST($seats, join: "list") }
keeper-round = { $newest ->
    [yes] > { $round }
   *[no] { $round }
}
keeper-total-reset = { $total }*
keeper-total-out = { $total } hors
keeper-sheet-note = > la dernière manche ; * retour à 0 ; « hors » : hors jeu.

## Une ligne du compte : les points de cartes qui n’ont pas été nommées une à une

keeper-taken =
    .why = Les cartes prises : { $value }.
    .short = cartes { $value }

## Ce qui ne peut être

problem-keeper-one_player = Nommez un joueur, et pas plus d’une carte.
problem-keeper-player_out = { NAME($seat, form: "start") } ne joue plus dans cette partie.
problem-keeper-no_finish = Personne ne finit sur { $card } dans ce jeu : la manche a continué.
problem-keeper-only_cards = Une main ne contient que des cartes, comme 10H 7C.
problem-keeper-needs_cards = { NAME($seat, form: "start") } : il doit rester des cartes. Dans ce jeu, seul le gagnant de la manche n’en a plus.
problem-keeper-not_in_deck = { $card } n’est pas dans ce jeu.
problem-keeper-twice = { $card } ne peut pas être à deux endroits.
problem-keeper-needs_suit = Tapez une couleur : S (pique), H (cœur), D (carreau) ou C (trèfle).
problem-keeper-cards_or_points = Tapez soit les cartes, comme AH KS, soit leurs points.
problem-keeper-no_points = Aucune carte ne fait { $points } en tout : il faut de 0 à { $most }, mais pas 1, 2, 70 ni 71.
problem-keeper-one_card = Tapez un nom et une carte, comme KH.
problem-keeper-not_taken = { $card } a pris le dernier pli et doit être parmi les cartes de ce camp ({ $side }).
problem-keeper-one_seven = Tapez un nom et un sept pour chacun de ces plis, comme 7H.
problem-keeper-trick_number = Un pli avant le dernier a un numéro de 1 à { $most }, et chacun le sien ; pas { $number }.
problem-keeper-no_set = Un brelan a trois cartes de même valeur, un carré quatre : as, rois, dames, valets, dix ou sept, après le nom du joueur.
problem-keeper-over = La partie est finie.
problem-keeper-no_call = Tapez « assez » ou « silence » (ou { LIST($calls, join: "or") }).
problem-keeper-nothing_typed = Tapez une réponse, ou - pour rien ; « help » en dit plus.
problem-keeper-no_card = « { $text } » n’est pas une carte : une carte est une valeur (2 à 10, J, Q, K, A) et une couleur (S, H, D, C), comme 10H ou QS.
problem-keeper-no_player = « { $text } » n’est aucun des joueurs : { LIST($seats, join: "list") }.

## La commande

cli-score = Arbitre et marqueur pour une partie jouée avec de vraies cartes : demande qui a fini et ce que les autres ont en main, ou qui a pris quoi, et donne les points avec chaque ligne de la somme, les totaux, les retours à 0 et les éliminés. Chaque réponse est gardée sur le disque ; une marque interrompue est proposée de nouveau.
    .short = tenir et expliquer la marque d’une partie avec de vraies cartes
    .usage = stovka score VARIANT [--players N] [--names A,B,C] [--rule DIAL=VALUE]
    .example =
        stovka score mavr --names Anne,Boris,Claire
        stovka score stovkahra
cli-option-names = les noms des joueurs, entre virgules, dans l’ordre où ils sont assis
