### Qui le dit.

standing-stated = { $source ->
    [russian] écrit dans le texte russe
    [english] écrit dans la traduction anglaise
    [mavr] écrit dans le texte du Mavr
    [stovkahra] écrit dans le texte de Stovkahra
   *[family] tiré des descriptions de cette famille de jeux
}
standing-decided = décidé ici
