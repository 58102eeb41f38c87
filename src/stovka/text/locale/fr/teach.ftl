### Le livre des règles, et une partie racontée étape par étape.

rulebook-players = { $one ->
    [yes] Pour { N($fewest, "player") }.
   *[no] De { $fewest } à { N($most, "player") }.
}
rulebook-house = { $name }, avec des règles maison
rulebook-part-deal = La donne
rulebook-part-permit = Ce qu’on peut faire
rulebook-part-forbid = Ce qu’on ne peut pas faire
rulebook-part-effect = Ce qui se passe alors
rulebook-part-turn = À qui de jouer
rulebook-part-finish = Comment finit une manche
rulebook-part-score = Les points
rulebook-part-match = La partie entière
rulebook-standing = C’est { $standing }.
rulebook-settings = Réglages
rulebook-setting = { $changed ->
    [yes] Ici, par une règle maison : { $value }
   *[no] Ici : { $value }
} (Le réglage lui-même est { $standing }.)
rulebook-difference = { $left } et { $right } : les différences
rulebook-same = { $left } et { $right } se jouent avec les mêmes règles.
rulebook-silent = Pas de règle de ce genre.
telling-round = Manche { $round }
problem-rulebook-other_game = { $left } et { $right } sont des jeux différents, sans règles à comparer ; lisez chacun avec « stovka rules ».
