### Qui le dit.

standing-stated = { $source ->
    [russian] dit par le texte russe
    [english] dit par la traduction anglaise
    [mavr] dit par le texte du Mavr
    [stovkahra] dit par le texte de Stovkahra
   *[family] tiré des descriptions de cette famille de jeux
}
standing-decided = décidé ici
