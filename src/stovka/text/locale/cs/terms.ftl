### Karty, hráči, výčty a tahy, jak je používají ostatní texty. Pády vybírá $case: nom, acc, ins (u karet i gen).

## Barvy: many (srdce), one (jedna karta té barvy), word

suit-S =
    .one = pik
    .many = piky
    .word = { $case ->
        [ins] pikem
       *[nom] pik
    }
suit-H =
    .one = srdce
    .many = srdce
    .word = { $case ->
        [ins] srdcem
       *[nom] srdce
    }
suit-D =
    .one = káro
    .many = kára
    .word = { $case ->
        [ins] kárem
       *[nom] káro
    }
suit-C =
    .one = kříž
    .many = kříže
    .word = { $case ->
        [ins] křížem
       *[nom] kříž
    }
suit-both = { $word } { $sign }

## Hodnoty: one (sedmička), many (sedmičky), word (sedmička)

rank-2 =
    .one = { $case ->
        [acc] dvojku
        [ins] dvojkou
       *[nom] dvojka
    }
    .many = dvojky
    .Many = Dvojky
    .word = { rank-2.one }
rank-3 =
    .one = { $case ->
        [acc] trojku
        [ins] trojkou
       *[nom] trojka
    }
    .many = trojky
    .Many = Trojky
    .word = { rank-3.one }
rank-4 =
    .one = { $case ->
        [acc] čtyřku
        [ins] čtyřkou
       *[nom] čtyřka
    }
    .many = čtyřky
    .Many = Čtyřky
    .word = { rank-4.one }
rank-5 =
    .one = { $case ->
        [acc] pětku
        [ins] pětkou
       *[nom] pětka
    }
    .many = pětky
    .Many = Pětky
    .word = { rank-5.one }
rank-6 =
    .one = { $case ->
        [acc] šestku
        [ins] šestkou
       *[nom] šestka
    }
    .many = šestky
    .Many = Šestky
    .word = { rank-6.one }
rank-7 =
    .one = { $case ->
        [acc] sedmičku
        [ins] sedmičkou
       *[nom] sedmička
    }
    .many = sedmičky
    .Many = Sedmičky
    .word = { rank-7.one }
rank-8 =
    .one = { $case ->
        [acc] osmičku
        [ins] osmičkou
       *[nom] osmička
    }
    .many = osmičky
    .Many = Osmičky
    .word = { rank-8.one }
rank-9 =
    .one = { $case ->
        [acc] devítku
        [ins] devítkou
       *[nom] devítka
    }
    .many = devítky
    .Many = Devítky
    .word = { rank-9.one }
rank-10 =
    .one = { $case ->
        [acc] desítku
        [ins] desítkou
       *[nom] desítka
    }
    .many = desítky
    .Many = Desítky
    .word = { rank-10.one }
rank-J =
    .one = { $case ->
        [acc] kluka
        [ins] klukem
       *[nom] kluk
    }
    .many = { $case ->
        [acc] kluky
       *[nom] kluci
    }
    .Many = Kluci
    .word = { rank-J.one }
rank-Q =
    .one = { $case ->
        [acc] dámu
        [ins] dámou
       *[nom] dáma
    }
    .many = dámy
    .Many = Dámy
    .word = { rank-Q.one }
rank-K =
    .one = { $case ->
        [acc] krále
        [ins] králem
       *[nom] král
    }
    .many = { $case ->
        [acc] krále
       *[nom] králové
    }
    .Many = Králové
    .word = { rank-K.one }
rank-A =
    .one = { $case ->
        [ins] esem
       *[nom] eso
    }
    .many = esa
    .Many = Esa
    .word = { rank-A.one }

letter-J = J
letter-Q = Q
letter-K = K
letter-A = A

## Karta ve větě: CARD($card), CARD($card, $by)

card-word = { $card }
card-of = { $me ->
    [yes] vaše { $card }
   *[no] { $card } ({ $name })
}

## Hráči. $me: yes, když věta mluví k tomuto hráči

name-mid = { ME($me, "vy", $name) }
name-start = { ME($me, "Vy", $name) }
name-whose = { ME($me, "vaše", "hráče", $name) }
name-unnamed = Hráč { $number }

## Počty: N($n, "card", case: "acc")

n-card = { $n } { $n ->
    [one] { $case ->
        [gen] karty
        [acc] kartu
       *[nom] karta
    }
    [few] { $case ->
        [gen] karet
       *[nom] karty
    }
   *[other] karet
}
n-point = { $n } { $n ->
    [one] bod
    [few] body
   *[other] bodů
}
n-turn = { $n } { $n ->
    [one] tah
    [few] tahy
   *[other] tahů
}
n-player = { $n } { $n ->
    [one] { $case ->
        [nom] hráč
       *[acc] hráče
    }
    [few] { $case ->
        [nom] hráči
       *[acc] hráče
    }
   *[other] hráčů
}
n-round = { $n } { $n ->
    [one] kolo
    [few] kola
   *[other] kol
}
n-move = { $n } { $n ->
    [one] tah
    [few] tahy
   *[other] tahů
}
n-trick = { $n } { $n ->
    [one] štych
    [few] štychy
   *[other] štychů
}
n-step = { $n } { $n ->
    [one] krok
    [few] kroky
   *[other] kroků
}
n-deal = { $n } rozdání

span-one = { $least }
span-two = { $least } až { $most }

## Výčty

list-and-two = { $first } a { $second }
list-and-more = { $first }, { $second }
list-and-last = { $first } a { $second }
list-also-two = { $first } a { $second }
list-also-more = { $first }, { $second }
list-also-last = { $first } a { $second }
list-or-two = { $first } nebo { $second }
list-or-more = { $first }, { $second }
list-or-last = { $first } nebo { $second }
list-list-two = { $first }, { $second }
list-list-more = { $first }, { $second }
list-list-last = { $first }, { $second }
list-then-two = { $first }, pak { $second }
list-then-more = { $first }, { $second }
list-then-last = { $first }, pak { $second }
list-if-two = { $first }, nebo kdyby { $second }
list-if-more = { $first }, kdyby { $second }
list-if-last = { $first }, nebo kdyby { $second }
list-sum-two = { $first } + { $second }
list-sum-more = { $first } + { $second }
list-sum-last = { $first } + { $second }
list-to-two = { $first } až { $second }
list-to-more = { $first } až { $second }
list-to-last = { $first } až { $second }

## Položky tabulek účinků a hodnot

key-but = { $key } (ale ne { $but })
entry-draw = { $victim ->
    [previous] za { $key } { $n } (předchozí hráč)
   *[next] za { $key } { $n }
}
entry-value = { $key } { $n }

## Tahy. does: „Boris hraje 7♦“; you: „(Vy) hrajete 7♦“; do: co se dá udělat, „zahrát 7♦“

move-play =
    .does = hraje { $card }
    .you = hrajete { $card }
    .do = zahrát { $card }
move-play-order =
    .does = hraje { $card } a mění na { SUIT($suit) }
    .you = hrajete { $card } a měníte na { SUIT($suit) }
    .do = zahrát { $card } a změnit na { SUIT($suit) }
move-draw =
    .does = líže kartu
    .you = lížete kartu
    .do = líznout kartu
move-pass =
    .does = pasuje
    .you = pasujete
    .do = pasovat
move-order =
    .does = mění na { SUIT($suit) }
    .you = měníte na { SUIT($suit) }
    .do = změnit na { SUIT($suit) }
move-meld =
    .does = hlásí { RANK($rank, form: "many", case: "acc") }
    .you = hlásíte { RANK($rank, form: "many", case: "acc") }
    .do = hlásit { RANK($rank, form: "many", case: "acc") }
move-enough =
    .does = říká „dost“
    .you = říkáte „dost“
    .do = říct „dost“
move-silent =
    .does = mlčí
    .you = mlčíte
    .do = mlčet
move-deal =
    .does = rozdává
    .you = rozdáváte
    .do = rozdat
move-score =
    .does = počítá karty
    .you = počítáte karty
    .do = spočítat karty

## Trestné karty, kolik z dlužných si hráč bere. TAKEN($cards, $asked)

taken-all =
    .full = { $seen ->
        [yes] { N($n, "card", case: "acc") } ({ $cards })
       *[no] { N($n, "card", case: "acc") }
    }
    .short = { $n }
taken-some =
    .full = { $seen ->
        [yes] jen { N($n, "card", case: "acc") } místo { $asked } ({ $cards }: víc jich není)
       *[no] jen { N($n, "card", case: "acc") } místo { $asked } (víc jich není)
    }
    .short = { $n } místo { $asked }

## Hry a varianty. .one: jednou větou

game-101 = Sto jedna
game-stovkahra = Stovkahra
variant-russian =
    .name = Ruská sto jedna
    .one = Základní ruská hra: šestky se musí přikrýt, po sedmičkách a pikovém králi další hráč líže, dámy mění barvu.
variant-alternative =
    .name = Alternativní sto jedna
    .one = Ruská hra s 52 kartami, až pro osm hráčů, a s pětkami, po nichž líže předchozí hráč.
variant-czech =
    .name = Klasický český durak
    .one = Ruská hra, v níž nikdo neskončí devítkou, a kdo klesne pod -101, vypadává.
variant-mavr =
    .name = Mavr (sto jedna online)
    .one = Pět karet každému, líže se, dokud něco nesedí, po devítce se hraje znovu a kolo vyhraje jakákoli poslední karta.
variant-mavr-one =
    .name = Mavr, líže se jedna karta
    .one = Mavr, v němž se líže jen jedna karta, ne tak dlouho, dokud něco nesedí.
variant-stovkahra =
    .name = Stovkahra
    .one = Česká štychová hra dvou dvojic: kdo má sto bodů, musí říct „dost“, aby vyhrál.
