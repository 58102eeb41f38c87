### Ce qui ne tient pas dans une table dressée à la main. $word est la partie de la position où on l’a dit.

problem-position-unknown_word = Une position n’a pas de « { $word } »{ $nearest_n ->
    [0] {""}
   *[other] {" "}(vouliez-vous dire { $nearest } ?)
} ; elle se décrit par { LIST($words) }.
problem-position-missing = Dites ce qu’est { $word }.
problem-position-bad_card = { $word } : « { $text } » n’est pas une carte ; écrivez une valeur (2 à 10, J, Q, K, A) et une couleur (S, H, D, C), comme 10H ou QS.
problem-position-not_in_deck = { $word } : { CARD($card, case: "le") } n’est pas dans le paquet de ce jeu.
problem-position-twice = { $word } : { CARD($card, case: "le") } est déjà dans { $first } ; chaque carte n’est qu’une fois dans le paquet.
problem-position-bad_hand = { $word } : « { $text } » n’est pas une main ; écrivez des cartes, « ? » pour des cartes que personne n’a nommées, « ?3 » pour trois d’entre elles, ou « - » pour un joueur hors jeu.
problem-position-bad_number = { $word } doit être un nombre entier de { $least } à { $most }, pas « { $text } ».
problem-position-bad_choice = { $word } ne peut pas être « { $text } » ; choisissez { LIST($choices, join: "or") }.
problem-position-wrong_count = { $word } doit en nommer { $wanted }, pas { $count }.
problem-position-order_stray = { $word } : { CARD($card, case: "le") } ne demande pas de couleur ; écrivez la carte seule.
problem-position-order_given = { $word } : la couleur pour { CARD($card, case: "le") } est encore à demander ; écrivez la carte seule.
problem-position-order_missing = { $word } : avec { CARD($card, case: "le") }, une couleur a été demandée ; écrivez-la après deux points, comme { CODE($card) }:S.
problem-position-too_few_left = { $word } : il faut au moins deux joueurs encore en jeu.
problem-position-mover_out = { $word } : { $seat } { ME($seat_me, "êtes", "est") } hors jeu, ce ne peut pas être son tour.
problem-position-empty_hand = { $word } : la main est vide ({ $seat }), et dans ce jeu une main vide finit la manche.
problem-position-too_few_cards = { $word } : il faudrait donner { N($wanted, "card") }, mais il n’en reste que { $left }.
problem-position-uneven = { $word } : { $seat } { ME($seat_me, "avez", "a") } { N($count, "card") }, mais dans ce pli il en faut { $wanted } ; « ? » après les cartes complète une main.
problem-position-no_cover = { $word } : { CARD($card, case: "le") } n’est pas à couvrir.
problem-position-no_order = { $word } : { CARD($card, case: "le") } ne demande pas de couleur.
problem-position-no_answer = { $word } : avec les règles en vigueur, on ne peut pas répondre { CARD($card, case: "au") }.
