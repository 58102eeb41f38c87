### Ce qui n’allait pas, où, et qu’y faire. Une phrase chacun ; $line et $field disent où dans un fichier.

problem-in-file = Ligne { $line }, { $field } : { $problem }

## Règles, variantes, règles maison

problem-rules-unknown_variant = Il n’y a pas de variante « { $variant } »{ $nearest_n ->
    [0] {""}
   *[other] {" "}(vouliez-vous dire { $nearest } ?)
} ; choisissez { LIST($variants, join: "or") }, ou donnez le chemin d’un fichier de règles maison en .toml.
problem-rules-wrong_game = La variante { $variant } est du jeu { $owner }, pas du jeu { $game }.
problem-rules-no_base = Le fichier de règles maison { $path } ne dit pas d’où il part ; commencez-le par une ligne comme base = "mavr" ({ LIST($variants, join: "or") }).
problem-rules-unknown_dial = Il n’y a pas de réglage « { $dial } »{ $nearest_n ->
    [0] .
   *[other]  ; vouliez-vous dire { $nearest } ?
}
problem-rules-unknown_atom = { $key } ne peut pas faire « { $atom } » ; une carte peut faire { LIST($atoms, join: "or") }.
problem-rules-bad_choice = { $dial } ne peut pas être « { $value } » ; choisissez { LIST($choices, join: "or") }.
problem-rules-bad_flag = { $dial } est oui ou non, pas « { $value } » : écrivez true ou false dans un fichier, yes ou no sur la ligne de commande.
problem-rules-bad_number = { $dial } doit être un nombre entier de { $least } à { $most }, pas « { $value } ».
problem-rules-bad_range = { $dial } doit être deux nombres entiers de { $least } à { $most }, le plus petit d’abord, comme [2, 6] ; c’est « { $value } ».
problem-rules-bad_set = { $dial } doit être une liste de valeurs et de cartes, comme ["A", "7", "KS"] ; c’est « { $value } ».
problem-rules-bad_card = { $dial } contient « { $value } », qui n’est ni une valeur (2 à 10, J, Q, K, A) ni une carte comme KS.
problem-rules-bad_key = { $dial } a une entrée « { $key } », qui n’est ni une valeur (2 à 10, J, Q, K, A) ni une carte comme KS.
problem-rules-bad_table = { $dial } doit être une table non vide, avec une entrée par valeur ou par carte ; c’est « { $value } ».
problem-rules-changes_nothing = { $dial } ne change rien ici ; enlevez-le.
problem-rules-again_skips = { $key } ne peut pas à la fois faire rejouer (again) et faire sauter son tour au suivant (skip) ; désactivez l’un des deux.
problem-rules-cover_alone = { $key } est à couvrir et ne peut donc rien faire d’autre qu’aller sur tout (wild) ; désactivez cover ou le reste.
problem-rules-answer_previous = { $rank } frappe le joueur précédent, et seul le suivant peut répondre ; enlevez { $rank } de answer.
problem-rules-answer_again = { $rank } fait rejouer, donc personne n’est là pour répondre ; enlevez { $rank } de answer.
problem-rules-answer_idle = { $rank } ne fait ni piocher ni sauter de tour, il n’y a donc rien à quoi répondre ; enlevez { $rank } de answer.
problem-rules-cover_no_finish = { $key } finit la manche sans être couvert (six_last = ends_round) et ne peut donc pas être aussi dans no_finish ; enlevez l’un des deux.
problem-rules-no_equals = « { $word } » ne règle rien ; écrivez un réglage et sa valeur, comme draw=one ou effects.7.draw=3.
problem-rules-no_end = Avec ce no_finish, aucune carte ne pourrait finir la manche ; laissez-en au moins une dehors.
problem-rules-players = { $variant } est un jeu pour { SPAN($fewest, $most) } joueurs, pas pour { $players }.
problem-rules-short_stock = À { $players } avec { N($hand_size, "card") } chacun, il reste moins de trois cartes sur { $deck } dans la pioche ; donnez moins de cartes ou soyez moins nombreux.
problem-bots-unknown = Il n’y a pas de robot « { $level } » ; choisissez { LIST($levels, join: "or") }.

## Cartes, fichiers

problem-card-unknown = « { $text } » n’est pas une carte ; écrivez une valeur (2 à 10, J, Q, K, A) et une couleur (S, H, D, C), comme 10H ou QS.
problem-file-unreadable = Impossible de lire le fichier { $path } ({ problem-cause }) ; vérifiez son nom et si vous avez le droit de l’ouvrir.
problem-file-bad_toml = { $row ->
    [0] Le fichier { $path } n’est pas du TOML correct.
   *[other] Le fichier { $path } n’est pas du TOML correct : regardez la ligne { $row }.
}
problem-cause = { $why ->
    [missing] il n’y a pas de tel fichier ni dossier
    [folder] c’est un dossier
    [forbidden] ce n’est pas permis
    [full] il n’y a plus de place
    [read_only] on ne peut rien y écrire
    [busy] un autre programme s’en sert
   *[other] le système dit { $why }
}

## Parties enregistrées. $field est un endroit de la ligne, comme deck[3].

problem-record-unreadable = { $why ->
    [missing] Il n’y a pas de fichier { $path } ; vérifiez son nom.
    [folder] { $path } est un dossier ; nommez la partie enregistrée qui s’y trouve.
    [forbidden] Vous n’avez pas le droit d’ouvrir le fichier { $path } ; demandez à qui il appartient.
   *[failed] Impossible de lire le fichier { $path }.
}
problem-record-too_big = Le fichier dépasse { NUMBER($most) } octets, ce qu’aucune partie enregistrée n’atteint.
problem-record-empty = Le fichier est vide ; une partie enregistrée commence par une ligne d’en-tête.
problem-record-too_many_lines = Le fichier a plus de { NUMBER($most) } lignes, ce qu’aucune partie enregistrée n’atteint.
problem-record-cut_header = Le fichier s’arrête dans sa première ligne : on ne peut rien lire de la partie.
problem-record-blank_line = La ligne { $line } est vide ; enlevez-la.
problem-record-key_twice = La ligne { $line } donne { $field } deux fois ; une seule suffit.
problem-record-not_utf8 = La ligne { $line } n’est pas du texte UTF-8.
problem-record-not_json = La ligne { $line } n’est pas du JSON correct : la faute est au caractère { $column }.
problem-record-bad_number = La ligne { $line } contient un nombre qui ne sert dans aucune partie (infini, ou bien trop long).
problem-record-too_deep = La ligne { $line }{ $field_n ->
    [0] {""}
   *[other] , { $field },
} a des listes et des tables emboîtées sur plus de { $most } niveaux.
problem-record-not_object = La ligne { $line } n’est pas un objet JSON ; chaque ligne en est un, entre accolades.
problem-record-second_header = La ligne { $line } est un deuxième en-tête ; il n’y en a qu’un, à la première ligne.
problem-record-header_first = La ligne { $line } est une ligne { $found }, mais une partie enregistrée commence par son en-tête.
problem-record-format = Ligne { $line }, { $field } : Stovka ne connaît pas le format « { $value } » ; celui d’une partie enregistrée est { $known }.
problem-record-newer_version = Ligne { $line }, { $field } : la partie enregistrée a la version { $version }, plus récente que la version { $known } que lit ce programme ; mettez Stovka à jour.
problem-record-missing_key = Il manque { $field } à la ligne { $line }{ $type_n ->
    [0] {""}
   *[other] , nécessaire à une ligne { $type }
}.
problem-record-unknown_key = La ligne { $line } a { $field }, inconnu dans une ligne { $type } ; enlevez-le.
problem-record-unknown_type = Ligne { $line }, { $field } : « { $value } » n’est pas une sorte de ligne.
problem-record-unknown_move = Ligne { $line }, { $field } : « { $value } » n’est pas un coup ; écrivez une carte comme 7S ou QH:S, ou draw, pass, order:S, meld:K, enough, silent.
problem-record-unknown_card = Ligne { $line }, { $field } : « { $value } » n’est pas une carte ; écrivez une valeur et une couleur, comme 10H.
problem-record-bad_value = Ligne { $line }, { $field } : « { $value } » ne peut pas être là.
problem-record-card_twice = Ligne { $line }, { $field } : { CARD($card, case: "le") } est là une deuxième fois ; chaque carte n’est qu’une fois dans le paquet.
problem-record-deck_size = Ligne { $line }, { $field } : { N($size, "card") } ne font pas un paquet ; il y en a de 32, 36 et 52.
problem-record-not_in_deck = Ligne { $line }, { $field } : { CARD($card, case: "le") } n’est pas dans un paquet de { $size }.
problem-record-seats = Ligne { $line }, { $field } : nombre de places { $players } ; une partie enregistrée en a de 1 à { $most }.
problem-record-level = { $kind ->
    [bot] Ligne { $line }, { $field } : il faut le niveau du robot : beginner, steady ou sharp.
   *[human] Ligne { $line }, { $field } : seul un robot a un niveau.
}
problem-record-name_length = { $line ->
    [0] Un nom a de 1 à { $most } caractères, celui-ci en a { $length }.
   *[other] Ligne { $line }, { $field } : un nom a de 1 à { $most } caractères, celui-ci en a { $length }.
}
problem-record-unprintable = { $line ->
    [0] Le caractère { $character } ne s’affiche pas ; enlevez-le.
   *[other] Ligne { $line }, { $field } : le caractère { $character } ne s’affiche pas et ne peut pas être là.
}
problem-record-misplaced = Ligne { $line } : il faut ici une ligne { $wanted }, pas une ligne { $found }.
problem-record-after_end = Ligne { $line } : la partie est finie, aucune ligne { $found } ne peut suivre.
problem-record-illegal_move = Ligne { $line }, { $move } : { $verdict }
problem-record-contradicts = Ligne { $line }, { $field } : l’enregistrement dit { $found }, mais d’après les règles c’est { $wanted }.
problem-record-not_shuffled = Ligne { $line }, { $field } : ce ne sont pas les cartes qui ont été mélangées (en moins : { $missing_n ->
    [0] aucune
   *[other] { LIST($missing, join: "list") }
} ; en trop : { $extra_n ->
    [0] aucune
   *[other] { LIST($extra, join: "list") }
}).
problem-record-undo_too_far = Ligne { $line } : impossible de reprendre { N($moves, "move") }, la manche n’en a que { $most }.
problem-record-cut_line = Le fichier s’arrête dans la ligne { $line } ; cette ligne est laissée de côté.
problem-record-cut_step = Le fichier s’arrête après la ligne { $line } : il manque ce qu’il faut à la ligne { $type }, elle est laissée de côté.
problem-record-cut_told = Le fichier finit à la ligne { $line } sans ses lignes { LIST($types) } ; elles découlent du reste.

## Parties en cours, parties gardées, progrès

problem-session-not_your_turn = C’est à { $mover } de jouer, pas à { $seat }.
problem-session-undo_too_far = Impossible de reprendre { N($moves, "move") } ; la manche en a { $most }.
problem-store-full = Le dossier { $path } ne peut pas garder plus de parties ; supprimez-en ou déplacez-en.
problem-store-no_home = Ce système ne nomme aucun dossier personnel où garder vos données ; indiquez un dossier dans STOVKA_DATA.
problem-store-write_failed = Impossible d’écrire le fichier { $path } ({ problem-cause }) ; rien de ce qui était gardé n’est perdu.
problem-store-busy = { $path } est utilisé par un autre Stovka ; fermez-le d’abord.
problem-store-closed = { $path } est déjà fermé ; rouvrez la partie pour continuer.
problem-store-newer = { $path } vient d’un Stovka plus récent (version { $version }) ; mettez celui-ci à jour pour l’ouvrir.
problem-data-nothing = Il n’y a pas de données dans { $path }, donc rien à emporter ni à supprimer.
problem-data-exists = { $path } existe déjà ; choisissez un autre nom ou supprimez-le d’abord.
problem-app-no_terminal = L’application a besoin d’un terminal ; ici, utilisez stovka play --plain.
problem-app-no_terminal_replay = L’application a besoin d’un terminal ; ici, utilisez stovka explain avec ce fichier.
