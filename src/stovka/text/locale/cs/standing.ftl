### Kdo to říká.

standing-stated = { $source ->
    [russian] podle ruského textu
    [english] podle anglického překladu
    [mavr] podle textu o Mavrovi
    [stovkahra] podle textu o Stovkahře
   *[family] podle popisů příbuzných her
}
standing-decided = podle našeho rozhodnutí
