### Rodina sto jedna: rozdávání, první karta, co sedí a co ne.
### .rule: do knihy pravidel, s platnými nastaveními. .why: tentokrát. .short: do záznamu, za jménem hráče.
### .readings: u pravidla, které žádný text neuvádí, jiné výklady a proč právě tento.

## Rozdávání a první karta

shed-deal =
    .rule = Rozdávající zamíchá { $deck ->
        [52] všech 52 karet
       *[36] 36 karet, od šestek po esa,
    } a rozdá každému { N($hand_size, "card", case: "acc") }, po jedné, po směru hodinových ručiček, sobě naposled. Svou poslední kartu ale obrátí lícem nahoru na stůl; co zbude, je balíček. Prvního rozdávajícího určí los, pak se rozdávání posouvá po směru hodinových ručiček.
    .why = { ME($me, "Rozdáváte", $seat, "rozdává") } { $round }. kolo; v balíčku { $stock_n ->
        [few] zbývají
       *[other] zbývá
    } { N($stock_n, "card") }.{ $mine_n ->
        [0] {""}
       *[other] {" "}Máte { $mine }.
    }
    .short = { ME($me, "rozdáváte", "rozdává") } { $round }. kolo
shed-opening =
    .rule = { $opening_effect ->
        [none] Poslední karta rozdávajícího se obrátí a je první kartou hromádky.
       *[full] Poslední karta rozdávajícího se obrátí a platí ve všem jako jeho první tah: co karta dělá, to udělá, než zahraje kdokoli jiný.
    }
    .why = { ME($me, "Obracíte", $seat, "obrací") } { $card }: platí to jako tah, se vším, co { RANK($card) } dělá.
    .short = { ME($me, "obracíte", "obrací") } { $card }
shed-opening-idle =
    .rule = { $opening_effect ->
        [none] První karta jen leží na stole a čeká, až na ni někdo zahraje; nikomu nic nedělá.
       *[full] (V této hře neplatí: první karta tu má svůj plný účinek.)
    }
    .why = { ME($me, "Obracíte", $seat, "obrací") } { $card }; v této hře první karta nic nedělá, jen se na ni hraje.
    .short = { ME($me, "obracíte", "obrací") } { $card }, bez účinku
    .readings = Texty nazývají obrácenou kartu tahem rozdávajícího, proto účinek má, pokud se nezvolí toto nastavení. U mnoha stolů se hraje, že karta, kterou si nikdo nevybral, nikomu neublíží.
shed-opening-order =
    .rule = { $opening_queen ->
        [own_suit] (V této hře neplatí: první karta, která by měnila barvu, platí za svou vlastní.)
       *[dealer_orders] Mění-li první karta barvu, určí ji rozdávající dřív, než zahraje kdokoli jiný.
    }
    .why = { $event ->
        [Ordered] { ME($me, "Měníte", $seat, "mění") } na { SUIT($suit, form: "both") }: první karta je { $card }.
       *[Ordering] První karta je { $card }, a tak { ME($me, "musíte", $seat, "musí") } určit barvu, než se začne hrát.
    }
    .short = { $event ->
        [Ordered] { ME($me, "měníte", "mění") } na { SUIT($suit) } (první karta { $card })
       *[Ordering] { ME($me, "musíte", "musí") } určit barvu (první karta { $card })
    }
    .readings = První karta je tahem rozdávajícího a kdo hraje dámu, mění barvu. Jiný výklad, že obrácená dáma platí za svou vlastní barvu, je v nastavení.
shed-opening-own_suit =
    .rule = { $opening_queen ->
        [own_suit] První karta, která mění barvu, platí za svou vlastní, jako by na ni rozdávající změnil.
       *[dealer_orders] { $opening_effect ->
            [none] První karta, která mění barvu, platí za svou vlastní, protože první karty tu účinek nemají.
           *[full] (V této hře neplatí: barvu určí rozdávající.)
        }
    }
    .why = Karta { $card } se jen obrátila, nikdo ji nehrál, a tak platí její vlastní barva: { SUIT($suit, form: "both") }.
    .short = barva je { SUIT($suit) } ({ $card })
    .readings = Když barvu neurčí rozdávající, něco se po dámě přece hrát musí a její vlastní barva je nejpřirozenější. Běžně ji ale určí rozdávající.

## Co kartu pustí

shed-fits-suit =
    .rule = Karta sedí, když má stejnou barvu jako vrchní karta hromádky.
    .why = { $event ->
        [Played] { ME($me, "Hrajete", $seat, "hraje") } { $card } na { $top }: { SUIT($card, form: "one") } na { SUIT($card, form: "one") }.
       *[reason] { $asked ->
            [cover] { $card } přikryje { $top }: { SUIT($card, form: "one") } na { SUIT($card, form: "one") }.
           *[match] { $card } sedí na { $top }: { SUIT($card, form: "one") } na { SUIT($card, form: "one") }.
        }
    }
    .short = { $event ->
        [Played] { ME($me, "hrajete", "hraje") } { $card } (stejná barva)
       *[reason] sedí: { SUIT($card, form: "one") } na { SUIT($card, form: "one") }
    }
shed-fits-rank =
    .rule = Karta sedí, když má stejnou hodnotu jako vrchní karta hromádky: kluk na kluka, desítka na desítku.
    .why = { $event ->
        [Played] { ME($me, "Hrajete", $seat, "hraje") } { $card } na { $top }: { RANK($card) } na { RANK($card, case: "acc") }.
       *[reason] { $asked ->
            [cover] { $card } přikryje { $top }: { RANK($card) } na { RANK($card, case: "acc") }.
           *[match] { $card } sedí na { $top }: { RANK($card) } na { RANK($card, case: "acc") }.
        }
    }
    .short = { $event ->
        [Played] { ME($me, "hrajete", "hraje") } { $card } (stejná hodnota)
       *[reason] sedí: { RANK($card) } na { RANK($card, case: "acc") }
    }
shed-fits-order =
    .rule = Po změně barvy sedí karta zvolené barvy. Volba platí, dokud někdo nezahraje další kartu; líznutí, pas ani nový balíček ji neruší.
    .why = { $event ->
        [Played] { ME($me, "Hrajete", $seat, "hraje") } { $card }: po { $top } se hrají { SUIT($card) }.
       *[reason] { $card } sedí: { ME($by_me, "měníte", $by, "mění") } kartou { $cause } na { SUIT($suit) }.
    }
    .short = { $event ->
        [Played] { ME($me, "hrajete", "hraje") } { $card } (zvolená barva)
       *[reason] sedí: hrají se { SUIT($suit) }
    }
shed-fits-wild =
    .rule = { COUNT($effects, "wild") ->
        [0] V této hře žádná karta nejde na všechno.
       *[other] Na všechno jdou { KEYS($effects, atom: "wild") }: ať leží nahoře cokoli a ať je zvolená jakákoli barva, a také k přikrytí.
    }
    .why = { $event ->
        [Played] { ME($me, "Hrajete", $seat, "hraje") } { $card } na { $top }: { RANK($card) } jde na všechno.
       *[reason] { $card } sedí: { RANK($card) } jde na všechno.
    }
    .short = { $event ->
        [Played] { ME($me, "hrajete", "hraje") } { $card } (jde na všechno)
       *[reason] sedí: { RANK($card) } jde na všechno
    }
shed-order-name =
    .rule = { $opening_queen ->
        [own_suit] (V této hře neplatí: první karta platí za svou vlastní barvu.)
       *[dealer_orders] Rozdávající smí k první kartě určit kteroukoli ze čtyř barev, i její vlastní.
    }
    .why = { $event ->
        [Ordered] { ME($me, "Měníte", $seat, "mění") } na { SUIT($suit, form: "both") }: první karta je { $card }.
       *[reason] První karta je { $card }, barvu proto určí rozdávající, a { SUIT($suit) } jsou stejně dobrá volba jako každá jiná.
    }
    .short = lze změnit na { SUIT($suit) } (první karta { $card })
    .readings = Texty dovolují dámě změnit na libovolnou barvu; bereme to tak, že i na její vlastní.

## Co kartu zastaví

shed-order-owed =
    .rule = { $opening_queen ->
        [own_suit] (V této hře neplatí: barvu tu nikdo nedluží, první karta platí za svou vlastní.)
       *[dealer_orders] Dokud rozdávající neurčí barvu k první kartě, nedá se dělat nic jiného.
    }
    .why = Nejdřív je třeba určit barvu k první kartě: srdce, kára, kříže, nebo piky.
    .short = nejdřív určit barvu
    .readings = Plyne z toho, že určení barvy je u rozdávajícího samostatný tah.
shed-misfit =
    .rule = Karta, která nemá ani žádanou barvu, ani žádanou hodnotu, se hrát nesmí. Po změně barvy rozhoduje jen zvolená barva, ne hodnota vrchní karty.
    .why = { $asked ->
        [order] { ME($by_me, "Měníte", $by, "mění") } kartou { $cause } na { SUIT($suit) } a { $card } není { SAME($card, $cause) ->
            [yes] { SUIT($suit, form: "one") }
           *[no] { SUIT($suit, form: "one") } ani { RANK($cause) }
        }.
        [cover] { $card } nepřikryje { $top }: není to { SUIT($suit, form: "one") } ani { RANK($rank) }.
       *[match] { $card } nesedí na { $top }: není to { SUIT($suit, form: "one") } ani { RANK($rank) }.
    }
    .short = { $asked ->
        [order] ne: hrají se { SUIT($suit) }
        [cover] nepřikryje { $top }
       *[match] nesedí na { $top }
    }
shed-not_last =
    .rule = { $no_finish_mode ->
        [not_last] { $no_finish_n ->
            [0] Poslední smí být kterákoli karta.
           *[other] Jako poslední se nesmějí zahrát: { KEYS($no_finish) }. Karty, která se musí přikrýt, se to netýká, ta poslední není nikdy.
        }
       *[play_on] (V této hře neplatí: poslední smí být každá karta, i když ne každá ukončí kolo.)
    }
    .why = { $card } v této hře nesmí být { ME($me, "vaše poslední karta", "poslední karta hráče", $seat) }.
    .short = { $card } nesmí být poslední
shed-suit-missing =
    .rule = { COUNT($effects, "order") ->
        [0] (V této hře neplatí: žádná karta nemění barvu.)
       *[other] Kdo hraje { KEYS($effects, atom: "order", form: "one", join: "or", case: "acc") }, hned řekne, na jakou barvu mění.
    }
    .why = { $card } mění barvu, řekněte proto i na jakou, například { CODE($card) }:S na piky.
    .short = řekněte, na jakou barvu { $card } mění
shed-suit-last =
    .rule = Karta, která ukončí kolo, barvu nemění: nikdo už na ni nehraje.
    .why = { $card } je { ME($me, "vaše poslední karta", "poslední karta hráče", $seat) } a kolo jí končí, barva se proto nemění: zahraje se jako { CODE($card) }.
    .short = poslední karta barvu nemění
    .readings = Texty o tom mlčí; změna barvy po konci kola by nikoho nezavazovala a do dalšího kola se nepřenáší.
shed-suit-stray =
    .rule = { COUNT($effects, "order") ->
        [0] V této hře žádná karta nemění barvu.
       *[other] Barvu mění jen { KEYS($effects, atom: "order") }; u každé jiné karty se žádná barva neříká.
    }
    .why = { $card } barvu nemění: zahraje se jako { CODE($card) }.
    .short = { $card } barvu nemění
    .readings = Plyne z toho, které karty mění barvu.
shed-order-stray =
    .rule = Samotnou barvu určuje jen rozdávající, a to jen k první kartě; jinak se říká zároveň s kartou, která barvu mění.
    .why = Teď tu není první karta, ke které by se určovala barva, a tak na { SUIT($suit) } změnit nejde.
    .short = na { SUIT($suit) } teď měnit nejde
    .readings = Plyne z toho, že určení barvy je u rozdávajícího samostatný tah.
