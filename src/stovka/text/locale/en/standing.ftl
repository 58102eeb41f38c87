### Who says so.

standing-stated = { $source ->
    [russian] stated by the Russian text
    [english] stated by the English translation
    [mavr] stated by the Mavr text
    [stovkahra] stated by the Stovkahra text
   *[family] from descriptions of this family of games
}
standing-decided = decided here
