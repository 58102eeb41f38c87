### La ligne de commande : son aide, ce qu’affichent ses commandes, ce qui peut clocher dans ce qu’on a tapé.
### D’une commande : le message dit ce qu’elle fait, .short la même chose pour la liste, .usage ce qu’on tape, .example.

cli-help-usage = Usage : { $usage }
cli-help-options = Ce qu’on peut ajouter :
cli-help-commands = Commandes (chacune a --help) :
cli-help-example = Par exemple :

cli-stovka = Jouer et apprendre les jeux de cartes à cent points. Sans commande, l’application s’ouvre.
    .usage = stovka [COMMAND] …
    .example =
        stovka
        stovka play mavr --plain
        stovka rules russian
cli-play = Distribue une partie de VARIANT (mavr, si vous n’en nommez pas) et ouvre l’application à la table. Avec --plain, le même jeu se joue ligne par ligne, dans un tube, avec un lecteur d’écran ou sur un terminal simple ; tapez-y « help ». Chaque étape est gardée sur le disque : une partie quittée, ou interrompue, est proposée de nouveau au démarrage suivant.
    .short = jouer contre des robots, dans l’application ou ligne par ligne
    .usage = stovka play [VARIANT] [--players N] [--bots LEVEL] [--seed S] [--rule DIAL=VALUE] [--hot-seat NAMES] [--plain [--no-undo] [--predict]]
    .example =
        stovka play mavr --players 3 --seed 7 --plain
        stovka play stovkahra --plain --hot-seat Anna,Boris
cli-rules = Affiche le livre des règles de VARIANT, fait des règles en vigueur : chaque règle qui peut servir, qui la dit, et tous les réglages. Avec --diff, seulement ce qui diffère dans OTHER.
    .short = le livre des règles, ou la différence entre deux
    .usage = stovka rules VARIANT [--rule DIAL=VALUE] [--diff OTHER | --search WORD | --sheet card|score [--players N]] [--examples] [--both LANG,LANG] [--format text|md|html]
    .example =
        stovka rules mavr --rule draw=one
        stovka rules mavr --diff russian
        stovka rules czech --format html > czech.html
cli-judge = Répond à « puis-je la jouer ? » pour chaque carte d’une main, avec la raison. Les cartes s’écrivent 10H ou QS ; QH:S au-dessus du tas est une dame avec laquelle pique a été demandé. Pour Stovkahra, donnez --trick et --trump à la place de --top.
    .short = puis-je la jouer ? chaque carte d’une main, avec la raison
    .usage = stovka judge VARIANT --top CARD[:SUIT] --hand "CARDS" [--players N] [--rule DIAL=VALUE]
    .example =
        stovka judge mavr --top QH:S --hand "9H 10S"
        stovka judge stovkahra --trick "10H 7H" --trump C --hand "AH 8C 9S"
cli-explain = Raconte une partie enregistrée étape par étape : chaque coup, la règle qui le permet, tout ce qu’il a causé et pourquoi, et chaque décompte ligne par ligne. Les étapes sont numérotées à partir de 0. Une partie terminée est racontée avec toutes les mains ; une partie en cours où joue une seule personne, comme cette personne peut la connaître, sauf avec --open ; avec --seat, seulement ce que cette place peut savoir.
    .short = une partie enregistrée, étape par étape, en mots
    .usage = stovka explain FILE [--step N] [--seat S] [--open] [--both LANG,LANG] [--format text|md|html]
    .example =
        stovka explain game.stovka.jsonl --seat 0
        stovka trace mavr --seed 1 | stovka explain -
        stovka explain game.stovka.jsonl --both ru,en
cli-replay = Ouvre l’application à la première étape d’une partie enregistrée. Les flèches avancent et reculent, étape par étape ou donne par donne, avec les raisons de chaque étape ; la feuille de marque est à une touche.
    .short = une partie enregistrée dans l’application, étape par étape
    .usage = stovka replay FILE [--ascii]
    .example = stovka replay game.stovka.jsonl
cli-trace = Des robots jouent VARIANT, et la partie enregistrée est affichée avec toute la table avant chaque coup ; avec --record, la même chose à partir d’une partie existante. Pour les tests et la recherche : toutes les mains se voient.
    .short = faire jouer des robots et afficher la partie enregistrée
    .usage = stovka trace VARIANT [--players N] [--seed S] [--bots LEVEL] [--rounds K] [--rule DIAL=VALUE]
    .example =
        stovka trace mavr --players 3 --seed 1 --rounds 2 > game.stovka.jsonl
        stovka trace --record game.stovka.jsonl
cli-check = Rejoue une partie enregistrée d’après les règles et dit ce que c’est, ou nomme la première ligne qui ne peut pas être juste.
    .short = cette partie enregistrée est-elle juste, et qu’est-ce que c’est ?
    .usage = stovka check FILE
    .example = stovka check game.stovka.jsonl
cli-notebooks = Copie les carnets dans DIR (stovka-notebooks, si vous ne dites rien) et y ouvre JupyterLab. Un carnet qui s’y trouve déjà et a été modifié n’est pas touché, et il est nommé.
    .short = des carnets à lire, exécuter et modifier, dans JupyterLab
    .usage = stovka notebooks [DIR] [--list] [--no-launch]
    .example =
        stovka notebooks
        stovka notebooks ~/cards --no-launch
cli-data = Vos données : parties en cours et finies, coups refusés, prédictions, réglages. « path » affiche leur dossier (STOVKA_DATA en désigne un autre), « export » met tout dans un fichier zip, « erase » efface tout, « statistics » compte ce que vous avez joué et les erreurs.
    .short = vos données : où, combien, emporter, effacer
    .usage = stovka data [path|export FILE|erase [--yes]|statistics]
    .example =
        stovka data path
        stovka data export my-games.zip
        stovka data statistics

## Ce qu’on peut ajouter

cli-option-variant = russian, alternative, czech, mavr, mavr-one, stovkahra, ou le chemin d’un fichier de règles maison (.toml)
cli-option-file = la partie enregistrée ; - lit l’entrée standard
cli-option-action = path (si vous ne dites rien), export, erase, statistics
cli-option-target = pour export : le fichier zip à écrire
cli-option-yes = pour erase : sans demander
cli-option-dir = le dossier (stovka-notebooks)
cli-option-list = dire seulement quels carnets il y a
cli-option-no-launch = les copier seulement
cli-option-players = à combien on joue ; chaque variante dit ce qui est possible
cli-option-bots = comment jouent les robots : beginner (débutant) ou steady (solide)
cli-option-seed = un nombre entier ; le même nombre donne les mêmes cartes
cli-option-rule = changer une règle, comme draw=one ou effects.7.draw=3 ; « stovka rules VARIANT » les montre toutes ; autant de fois que voulu
cli-option-plain = ligne par ligne au lieu de l’application
cli-option-hot-seat = plusieurs personnes au même clavier, comme Anna,Boris ; entre les tours, ce que l’une a vu est caché à l’autre
cli-option-no-undo = aucun coup n’est repris (avec --plain)
cli-option-predict = avant chaque étape, vous dites ce qui va se passer (avec --plain)
cli-option-ascii = les couleurs en lettres S H D C au lieu des signes
cli-option-lang = la langue ; sinon celle de votre système, ou l’anglais
cli-option-help = afficher cette aide
cli-option-version = afficher la version
cli-option-rounds = combien de manches jouer au plus (1)
cli-option-record = raconter plutôt cette partie enregistrée
cli-option-diff = une autre variante ou un fichier de règles maison à comparer
cli-option-format = texte simple, Markdown ou une page HTML
cli-option-both = deux langues côte à côte, comme ru,en
cli-option-step = ne raconter que cette étape
cli-option-seat = raconter ce que cette place peut savoir, en disant « vous » ; les places sont numérotées à partir de 0
cli-option-open = raconter toutes les mains, même d’une partie en cours
cli-option-top = la carte du dessus ; pour une dame, aussi la couleur demandée, QH:S
cli-option-trick = les cartes du pli jusqu’ici, dans l’ordre où elles sont tombées
cli-option-trump = la couleur d’atout, C, ou la carte montrée, 8C
cli-option-phase = où en est le tour, s’il ne fait pas que commencer : drawn, cover, answer, order, claim
cli-option-hand = vos cartes, comme "9H 10S"

## Ce qu’affichent les commandes

cli-check-what = { $trace ->
    [yes] Une trace
   *[no] Une partie enregistrée
} : { $game }, avec { LIST($seats) }.
cli-check-rule = Règle maison { $name } = { $value }. { $meaning }
cli-check-counts = { N($rounds, "round") }, { N($moves, "move") } : tout est conforme aux règles.
cli-check-ranking = La partie est finie. Classement : { LIST($ranking, join: "list") }.
cli-check-winner = { $by ->
    [enough] La partie est finie : { $side } ont dit « assez » avec cent points, et gagné.
   *[false_claim] La partie est finie : victoire pour { $side }, les autres ont dit « assez » sans avoir cent points.
}
cli-check-unfinished = La partie n’est pas finie.
cli-check-total-seat = { $out ->
    [yes] { $seat } (hors jeu)
   *[no] { $seat } { $total }
}
cli-check-total-side = { $side } { $total }
cli-check-totals = Totaux jusqu’ici : { LIST($items, join: "list") }.
cli-explain-title = { $game } : { LIST($seats) }
cli-judge-other = quelqu’un
cli-judge-move = { $move } : { $fits ->
    [yes] oui.
   *[no] non.
} { $why }
cli-data-exported = { $count ->
    [one] { $count } fichier est dans :
   *[other] { $count } fichiers sont dans :
}
cli-data-nothing = Il n’y a pas de données dans { $path } ; rien n’a été effacé.
cli-data-erase = Vos données seront effacées pour de bon : { $count ->
    [one] { $count } fichier
   *[other] { $count } fichiers
} dans { $path }. Tapez oui pour le faire.
cli-data-not-erased = Rien n’a été effacé.
cli-data-erased = { $count ->
    [one] { $count } fichier a été effacé.
   *[other] { $count } fichiers ont été effacés.
}
cli-data-statistics = Vos statistiques
cli-data-played = { $matches ->
    [one] { $matches } partie
   *[other] { $matches } parties
}, dont { $ended } jusqu’au bout ; { N($rounds, "round") } au compte
cli-data-played-none = Aucune partie n’est encore gardée.
cli-data-wrong = Ce qui a été refusé, le plus fréquent d’abord
cli-data-wrong-rule = { $count } fois : { $rule }
cli-data-wrong-none = Aucun coup refusé n’est encore noté.
cli-data-predicted = Ce que vous avez prédit
cli-data-predict-next = à qui de jouer ensuite
cli-data-predict-cards = combien de cartes
cli-data-predict-total = les totaux
cli-data-right = juste { $right } fois sur { $asked }
cli-data-predicted-none = Aucune prédiction n’est encore notée.
cli-notebooks-copied = { $count ->
    [0] Aucun carnet n’était à copier ; ils sont dans :
    [one] { $count } carnet est copié dans :
   *[other] { $count } carnets sont copiés dans :
}
cli-notebooks-kept = Laissés tels quels, parce qu’ils ont été modifiés : { LIST($names) }. Déplacez un carnet pour l’avoir à neuf.
cli-notebooks-launch = JupyterLab s’ouvre dans le navigateur ; Ctrl+C ici y met fin.
cli-notebooks-no-jupyter = JupyterLab n’est pas installé ; pip install "stovka[notebook]" l’apporte.
cli-no-app = Ce Stovka n’a pas encore d’application ; « stovka play --plain » joue le même jeu ligne par ligne.

## Ce qui peut clocher dans une ligne de commande

problem-cli-no_command = Il n’y a pas de commande « { $name } »{ $nearest_n ->
    [0] {""}
   *[other] {" "}(vouliez-vous dire { $nearest } ?)
} ; choisissez { LIST($commands, join: "or") }.
problem-cli-no_option = « { $command } » n’a pas d’option { $option }{ $nearest_n ->
    [0] {""}
   *[other] {" "}(vouliez-vous dire { $nearest } ?)
} ; « { $command } --help » les montre toutes.
problem-cli-missing = Il manque { $what } ; « { $command } --help » montre ce qu’il faut taper.
problem-cli-needs_value = Après { $option }, il faut quelque chose ; « { $command } --help » montre quoi.
problem-cli-too_much = « { $text } » est de trop ici ; « { $command } --help » montre ce qu’il faut taper.
problem-cli-bad_number = { $option } veut un nombre entier de { $least } à { $most }, pas « { $value } ».
problem-cli-bad_choice = { $option } ne peut pas être « { $value } » ; choisissez { LIST($choices, join: "or") }.
problem-cli-name_twice = Deux personnes ne peuvent pas s’appeler { $name }.
problem-cli-too_many_people = Il y a { $people } noms, mais seulement { $players } places à la table ; enlevez --players, ou des noms.
problem-cli-plain_only = { LIST($options) } : seul le jeu ligne par ligne connaît cela pour le moment ; ajoutez --plain.
problem-cli-erase_yes = Rien n’a été effacé : il n’y a personne à qui le demander ; ajoutez --yes pour le confirmer.
problem-cli-bad_both = Pour --both, il faut deux langues différentes, comme ru,en, et non « { $value } » ; il y a { LIST($languages) }.
problem-cli-no_notebooks = Les carnets manquent à cette installation ; réinstallez Stovka pour les retrouver.
problem-cli-record_alone = Avec --record, on ne peut rien choisir d’autre ; enlevez { LIST($extra) }.
problem-cli-no_seat = Il n’y a pas de place { $number } ; ce jeu a les places 0 à { $most }.
problem-cli-no_step = Il n’y a pas d’étape { $step } ; cette partie a les étapes 0 à { $most }.
problem-cli-no_steps = Cette partie n’a pas encore d’étape : rien n’a été donné.
cli-no-output = Impossible d’écrire ce qui devait s’afficher ({ problem-cause }).
