### Who says so.

standing-stated = { $source ->
    [russian] сказано в русском тексте
    [english] сказано в английском переводе
    [mavr] сказано в тексте про Мавра
    [stovkahra] сказано в тексте про Стовкагру
   *[family] по описаниям родственных игр
}
standing-decided = решено здесь
