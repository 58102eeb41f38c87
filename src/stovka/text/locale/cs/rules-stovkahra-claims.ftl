### Stovkahra: počítání rozdání a „dost“.
### U řádku počtu je .short sčítanec: za co a kolik.

## Počítání rozdání

score-trick-cards =
    .rule = Karty ze štychů dávají své dvojici body: eso 6, král 5, dáma 4, kluk 3, ostatní nic; dohromady 72.
    .why = { RANK($rank, form: "Many") } ve štyších ({ $cards }): { $size } × { $each } = { $value }.
    .short = { RANK($rank, form: "many") } { $value }
    .readings = Text o Stovkahře hodnoty karet neuvádí. Tyto mají její příbuzné, v jejichž popisech panuje shoda.
score-trick-seven =
    .rule = Když štych vezme sedmička, je za něj 10 bodů navíc; neplatí to pro první a poslední. Sedmička, která ve štychu jen leží, není za nic.
    .why = { ME($me, "Berete", $seat, "bere") } { $number }. štych sedmičkou { $card }: { N($value, "point") } navíc.
    .short = { $number }. štych ({ $card }) { $value }
    .readings = Francouzská věta je zkomolená; popisy příbuzných her uvádějí stejný počet za štych, který vezme nejnižší karta.
score-trick-first_seven =
    .rule = { WORD($first_trick_seven) ->
        [is-10] Za první štych, když ho vezme sedmička, je 10 navíc jako za každý jiný.
        [is-52_trump] Za první štych, když ho vezme trumfová sedmička, je 52 navíc.
        [is-52_any] Za první štych, když ho vezme sedmička, je 52 navíc.
       *[is-0] Za první štych není navíc nic, ani když ho vezme sedmička.
    }
    .why = { ME($me, "Berete", $seat, "bere") } první štych sedmičkou { $card }: { N($value, "point") } navíc.
    .short = první štych ({ $card }) { $value }
    .readings = Text první štych z prémie vyjímá a žádný počet pro něj neuvádí, není tedy za nic. Jinde je za tolik, co každý jiný, nebo za 52; to je v nastavení.
score-trick-last =
    .rule = Za poslední štych je 6 bodů navíc ke kartám v něm.
    .why = { ME($me, "Berete", $seat, "bere") } poslední štych: { N($value, "point") }.
    .short = poslední štych { $value }
score-trick-last_seven =
    .rule = { $last_trick_seven ->
        [additive_32] Poslední štych, když ho vezme sedmička, je za 26 navíc k 6: dohromady 32.
       *[inclusive_26] Poslední štych, když ho vezme sedmička, je za 26 místo za 6.
    }
    .why = { ME($me, "Berete", $seat, "bere") } poslední štych sedmičkou { $card }: { N($value, "point") }.
    .short = poslední štych ({ $card }) { $value }
    .readings = Číslo 26 je v textu; zda je v něm i 6 za poslední štych, tam není. Bereme to jako 6 a 20; počítat obojí je v nastavení.
score-trick-meld =
    .rule = Body za hlášky má dvojice toho, kdo je hlásí.
    .why = { ME($me, "Hlásíte", $seat, "hlásí") } { $size } { RANK($rank, form: "many", case: "acc") } ({ $cards }): { N($value, "point") }.
    .short = hláška ({ RANK($rank, form: "many") }) { $value }
score-trick-side =
    .rule = Body každé dvojice se z rozdání na rozdání sčítají.
    .why = { $lines_n ->
        [0] { SIDE($side, form: "start") }: nic; celkem { $before } → { $total }.
        [one] { SIDE($side, form: "start") }: { $lines }; celkem { $before } → { $total }.
       *[other] { SIDE($side, form: "start") }: { LIST($lines, join: "sum") } = { $points }; celkem { $before } → { $total }.
    }
    .short = { SIDE($side) }: { $points }, celkem { $total }
score-trick-deal =
    .rule = Body obou dvojic za rozdání musí vždycky sedět: karty, poslední štych, sedmičky, hlášky.
    .why = { $round }. rozdání je spočítané. { SIDE(0, form: "start") }: { $points_1 }. { SIDE(1, form: "start") }: { $points_2 }. Celkem { $totals_1 } a { $totals_2 }.
    .short = { $round }. rozdání: { $points_1 } a { $points_2 }

## „Dost“

claim-after_deal =
    .rule = { $claim_window ->
        [during_play] (V této hře neplatí: „dost“ se říká během hry.)
       *[after_deal] Po spočítání každého rozdání je čas na „dost“.
    }
    .why = Rozdání je spočítané: každý řekne „dost“, nebo mlčí, v tomto pořadí: { LIST($order, join: "list") }.
    .short = čas na „dost“
claim-after_meld =
    .rule = { $claim_window ->
        [during_play] Po každé hlášce je čas na „dost“.
       *[after_deal] (V této hře neplatí: „dost“ se říká jen po rozdání.)
    }
    .why = Padla hláška: každý řekne „dost“, nebo mlčí, v tomto pořadí: { LIST($order, join: "list") }.
    .short = čas na „dost“
    .readings = Plyne z nastavení, podle kterého se „dost“ smí říct i během hry.
claim-after_trick =
    .rule = { $claim_window ->
        [during_play] Po každém dohraném štychu je čas na „dost“. 6 bodů za poslední štych se počítá, až když ho někdo vezme.
       *[after_deal] (V této hře neplatí: „dost“ se říká jen po rozdání.)
    }
    .why = Štych je dohraný: každý řekne „dost“, nebo mlčí, v tomto pořadí: { LIST($order, join: "list") }.
    .short = čas na „dost“
    .readings = Plyne z nastavení, podle kterého se „dost“ smí říct i během hry.
claim-enough =
    .rule = Dvojice, která má { N($target, "point") } nebo víc, musí k výhře říct „dost“; kdo to první řekne právem, hned vyhrává, ať má druhá dvojice bodů kolik chce. { $steal_claim ->
        [yes] Má-li body, ale jeden z jejích hráčů mlčí, vyhraje i „dost“ soupeřů.
       *[no] Aspoň tolik musí mít i soupeři, kteří se ozvou.
    } { $false_claim ->
        [ignored] „Dost“ s menším počtem bodů neznamená nic.
        [barred] Po „dost“ s menším počtem bodů ho dvojice tentokrát nesmí říct znovu.
       *[loses] „Dost“ s menším počtem bodů znamená prohru.
    }
    .why = { $outcome ->
        [wins] { SIDE($side, form: "start") } { ME($side_me, "máte", "mají") } { N($ours, "point") } a stačí { $target }: „dost“ znamená okamžitou výhru, ať má druhá dvojice bodů kolik chce.
        [steals] Druhá dvojice má { N($theirs, "point") }, ale mlčí ({ LIST($silent) }): „dost“ jí hru vezme.
        [ignored] { SIDE($side, form: "start") } { ME($side_me, "máte", "mají") } jen { N($ours, "point") }, je třeba { $target }: „dost“ by neznamenalo nic.
        [barred] { SIDE($side, form: "start") } { ME($side_me, "máte", "mají") } jen { N($ours, "point") }, je třeba { $target }: „dost“ by pak tentokrát nešlo říct znovu.
       *[loses] { SIDE($side, form: "start") } { ME($side_me, "máte", "mají") } jen { N($ours, "point") }, je třeba { $target }: „dost“ by znamenalo prohru.
    }
    .short = { $outcome ->
        [wins] vyhrává: je { $ours }, stačí { $target }
        [steals] vyhrává: druhá dvojice mlčí
        [ignored] neznamená nic: je { $ours }, je třeba { $target }
        [barred] pak už ne znovu: je { $ours }, je třeba { $target }
       *[loses] prohrává: je { $ours }, je třeba { $target }
    }
    .readings = Text neříká, zda musí mít stovku i soupeři, kteří jsou rychlejší. Běžně ji mít musí; mírnější způsob je v nastavení.
claim-silent =
    .rule = Mlčet smí každý; ale dvojice, která má { N($target, "point") } a mlčí, ještě nevyhrává, a soupeři mohou říct „dost“ dřív.
    .why = { $outcome ->
        [game] { SIDE($side, form: "start") } { ME($side_me, "máte", "mají") } { N($ours, "point") } a výhru na dosah. Mlčení může stát hru: jakmile { ME($me, "mlčíte", $seat, "mlčí") }, smějí říct „dost“ soupeři ({ LIST($rivals) }).
        [chance] { SIDE($side, form: "start") } { ME($side_me, "máte", "mají") } { N($ours, "point") } a výhru na dosah. Mlčením se jí { ME($side_me, "vzdáte", "vzdají") }: hraje se dál a soupeři mohou říct „dost“ dřív.
       *[nothing] { SIDE($side, form: "start") } { ME($side_me, "máte", "mají") } { N($ours, "point") }, je třeba { $target }: mlčením se nic neztrácí.
    }
    .short = { $outcome ->
        [game] mlčení může stát hru
        [chance] mlčení se vzdává výhry
       *[nothing] není co ztratit
    }
claim-not_now =
    .rule = { $claim_window ->
        [during_play] „Dost“ a mlčení mají svůj čas po každé hlášce a po každém štychu.
       *[after_deal] „Dost“ a mlčení mají svůj čas, až se rozdání spočítá.
    }
    .why = { $window ->
        [during_play] Na to teď není čas: hra se zeptá po příští hlášce nebo dohraném štychu.
       *[after_deal] Na to teď není čas: hra se zeptá, až se rozdání spočítá.
    }
    .short = na „dost“ teď není čas
claim-barred =
    .rule = { $false_claim ->
        [barred] Dvojice, která řekne „dost“ mylně, ho nesmí říct znovu, dokud na něj zase nepřijde čas.
       *[loses] (V této hře neplatí: „dost“ se nikomu nezakazuje.)
    }
    .why = „Dost“ ({ $by }) bylo mylné: tentokrát už ho { SIDE($side) } { ME($side_me, "nesmíte", "nesmějí") } říct znovu.
    .short = zakázáno po mylném „dost“
    .readings = Plyne z nastavení, podle kterého mylné „dost“ dvojici umlčí.
claim-kept_silent =
    .rule = Kdo mlčí, předává otázku dalšímu hráči.
    .why = { $outcome ->
        [nothing] { ME($me, "Mlčíte", $seat, "mlčí") }: { N($ours, "point") }, je třeba { $target }.
       *[game] { ME($me, "Mlčíte", $seat, "mlčí") }, ačkoli to stačí ({ N($ours, "point") }): hra ještě není vyhraná.
    }
    .short = { ME($me, "mlčíte", "mlčí") } ({ $ours }, je třeba { $target })
claim-valid =
    .rule = „Dost“ vyhrává hru, má-li dvojice aspoň { N($target, "point") }.
    .why = { ME($me, "Říkáte", $seat, "říká") } „dost“ právem: { ME($me, "máte", "má") } { N($ours, "point") }, stačí { $target }.
    .short = „dost“ právem ({ $ours })
claim-stolen =
    .rule = { $steal_claim ->
        [yes] Jakmile má dvojice { N($target, "point") } a jeden z jejích hráčů mlčí, vyhraje „dost“ soupeřů, i když sami { $target } nemají.
       *[no] (V této hře neplatí: k výhře „dost“ musí mít dvojice body sama.)
    }
    .why = { ME($me, "Říkáte", $seat, "říká") } „dost“: druhá dvojice má { N($theirs, "point") }, ale mlčí ({ LIST($silent) }).
    .short = „dost“: druhá dvojice mlčí
    .readings = Text se dá číst i tak, že soupeři vyhrají bez vlastní stovky, jen když se ozvou dřív. Běžně ji mít musí.
claim-false =
    .rule = { $false_claim ->
        [loses] „Dost“ prohrává hru, má-li dvojice méně než { N($target, "point") }, ať má druhá dvojice bodů kolik chce.
       *[ignored] (V této hře neplatí: mylné „dost“ neprohrává.)
    }
    .why = { ME($me, "Říkáte", $seat, "říká") } „dost“, jenže { ME($me, "máte", "má") } jen { N($ours, "point") } a je třeba { $target }.
    .short = „dost“ mylně ({ $ours })
    .readings = Text o Stovkahře neříká, co mylné „dost“ stojí; v jejích příbuzných stojí hru. Mírnější způsoby jsou v nastavení.
claim-false_ignored =
    .rule = { $false_claim ->
        [ignored] „Dost“ neznamená nic, má-li dvojice méně než { N($target, "point") }.
       *[loses] (V této hře neplatí: mylné „dost“ není bez následků.)
    }
    .why = { ME($me, "Říkáte", $seat, "říká") } „dost“, jenže { ME($me, "máte", "má") } jen { N($ours, "point") } a je třeba { $target }, a tak to neznamená nic.
    .short = „dost“ neplatí ({ $ours })
    .readings = Mírný výklad toho, co text nechává otevřené, pro začátečníky; je v nastavení.
claim-false_barred =
    .rule = { $false_claim ->
        [barred] Řekne-li dvojice „dost“ s méně než { $target } body, tentokrát ho znovu říct nesmí.
       *[loses] (V této hře neplatí: „dost“ se nikomu nezakazuje.)
    }
    .why = { ME($me, "Říkáte", $seat, "říká") } „dost“, jenže { ME($me, "máte", "má") } jen { N($ours, "point") } a je třeba { $target }: tentokrát už ho { SIDE($side) } { ME($side_me, "nesmíte", "nesmějí") } říct znovu.
    .short = „dost“ mylně, tentokrát už ne znovu ({ $ours })
    .readings = Střední cesta v tom, co text nechává otevřené; je v nastavení.
claim-nobody =
    .rule = Když ničí „dost“ hru neukončí, součty zůstávají a pokračuje se{ $claim_window ->
        [during_play] {" "}tam, kde se přestalo.
       *[after_deal] {" "}dalším rozdáním.
    }
    .why = { $after ->
        [deal] Nikdo nevyhrává: součty zůstávají, { SIDE(0) }: { $totals_1 }, { SIDE(1) }: { $totals_2 }. Rozdává se znovu.
       *[trick] Zatím nikdo nevyhrává.
    }
    .short = zatím nikdo nevyhrává
    .readings = Text neříká, co se stane, když se o stovku nikdo nepřihlásí; body, které zůstávají, drží napětí.
match-enough =
    .rule = Hra končí oprávněným „dost“ a vyhrává dvojice toho, kdo ho řekne.
    .why = Vítězná dvojice: { SIDE($winner) }. { ME($me, "Říkáte", $seat, "říká") } „dost“ včas.
    .short = { SIDE($winner) }: výhra
match-false_claim =
    .rule = { $false_claim ->
        [loses] Hra končí mylným „dost“ a vyhrává druhá dvojice.
       *[ignored] (V této hře neplatí: mylné „dost“ neprohrává.)
    }
    .why = Vítězná dvojice: { SIDE($winner) }. „Dost“ ({ $seat }) bylo mylné.
    .short = { SIDE($winner) }: výhra
