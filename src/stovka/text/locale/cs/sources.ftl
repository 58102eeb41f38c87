### Kde se prameny pravidla rozcházejí nebo je překlad chybný; stojí v knize pravidel přímo u pravidla.

standing-also-family = { $standing }; čte se s pomocí popisů příbuzných her

## Rodina sto jedna

sources-shed-deal = V ruském textu se rozdávají čtyři karty, v textu o Mavrovi pět. Z anglického překladu se těžko pozná, čí poslední karta jde na stůl; podle ruského textu ji obrací rozdávající a je to jeho první tah.
sources-shed-fits-order = Věta o tom, co smí přijít po dámě, je v anglickém překladu zmatená. Ruský text je jasný: jakákoli karta, jen když má žádanou barvu.
sources-shed-draw-nothing_fits = Podle ruského textu se líže jedna karta; v anglickém překladu se počet ztratil. Podle textu o Mavrovi se líže, dokud karta nesedí, a jedna karta je tam jen možnost.
sources-shed-pass-drawn = V anglickém překladu tu vyšlo „odbočení doprava“. Na dalšího hráče přechází právo hrát; o směru se nic neříká.
sources-shed-effect-draw = Čísla se liší: za pikového krále se podle ruského textu líže pět karet, podle textu o Mavrovi čtyři; jen v ruském textu je piková sedmička horší než ostatní. Předchozím hráčem, kterého zasáhne pětka, rozumíme toho, kdo sedí o místo dřív, ne toho, kdo hrál naposled.
sources-shed-effect-cover = Přikrývat šestky žádá jen ruský text. Podle textu o Mavrovi po šestce další hráč líže kartu a stojí.
sources-shed-effect-again = Další tah dává devítka jen v textu o Mavrovi; podle ruského textu nedělá nic.
sources-shed-finish-out = Podle textu o Mavrovi ukončí kolo každá poslední karta; ruský text zná výjimky.
sources-shed-finish-stays = Že kolo neukončí ani devítka, se říká jen o české hře.
sources-score-lone_queen = Že má dáma zbýt v ruce sama, se v anglickém překladu ztratilo. Text o Mavrovi takové pravidlo nezná.
sources-match-low_reset = Hned po větě, že v české hře pod -101 hráč vypadává, říká ruský text, že „zde“ se součet -101 nuluje. „Zde“ může znamenat českou hru, nebo tu, o které je celý text. Bereme to druhé: v ruské hře se součet nuluje, v české ne.
sources-match-low_out = Věta o nulování při -101 stojí v ruském textu hned za touto a mohla by platit i pro českou hru. Vztahujeme ji na ruskou, takže v české přesně -101 zůstává.
sources-match-last_one = Ruský text nazývá vítězem toho, kdo má nejméně bodů, a zároveň toho, kdo zbyl jediný. Obojí se nemusí shodovat; řídíme se tím, kdo zbyl.

## Stovkahra

sources-deal-table = Francouzský překlad posadí spoluhráče vedle sebe a hned dodá, že oba sousedé hráče jsou soupeři. Pravda může být jen to druhé: spoluhráči sedí naproti sobě.
sources-deal-ranks = Francouzský překlad píše C, E, K a T tam, kde musí být kluk, dáma, král a eso.
sources-deal-lot = Francouzský překlad říká rozdávajícímu doslova osvoboditel.
sources-deal-clockwise = Že se karty snímají, je ve francouzském překladu sotva vidět: soupeř je tam odnáší. V příbuzných hrách snímá soused rozdávajícího zprava.
sources-deal-trump = Francouzská věta o ukázané kartě je zkomolená; v příbuzných hrách se ukazuje právě takto.
sources-trick-trump = Trumfu říká francouzský překlad „hlavní karta“.
sources-trick-wins_suit = Ze štychů jsou ve francouzském překladu úplatky: v ruštině, z níž zřejmě vznikl, je to jedno slovo.
sources-meld-set = Hlášky z desítek jsou jen v tomto textu; příbuzné hry je neznají.
sources-score-trick-last = Místo posledního štychu má francouzský překlad „poslední kolo“.
