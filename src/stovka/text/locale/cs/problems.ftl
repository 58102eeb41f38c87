### Co bylo špatně, kde, a co s tím. Každé jednou větou; $line a $field říkají, kde v souboru.

problem-in-file = Řádek { $line }, { $field }: { $problem }

## Pravidla, varianty, domácí pravidla

problem-rules-unknown_variant = Varianta „{ $variant }“ neexistuje{ $nearest_n ->
    [0] {""}
   *[other] {" "}(myslíte { $nearest }?)
}; zvolte { LIST($variants, join: "or") }, nebo udejte cestu k souboru domácích pravidel s koncovkou .toml.
problem-rules-wrong_game = Varianta { $variant } patří ke hře { $owner }, ne ke hře { $game }.
problem-rules-no_base = Soubor domácích pravidel { $path } neříká, z čeho vychází; začněte ho řádkem jako base = "mavr" ({ LIST($variants, join: "or") }).
problem-rules-unknown_dial = Nastavení „{ $dial }“ neexistuje{ $nearest_n ->
    [0] .
   *[other] ; myslíte { $nearest }?
}
problem-rules-unknown_atom = { $key } neumí „{ $atom }“; karta může umět { LIST($atoms, join: "or") }.
problem-rules-bad_choice = { $dial } nemůže být „{ $value }“; zvolte { LIST($choices, join: "or") }.
problem-rules-bad_flag = { $dial } je buď zapnuto, nebo vypnuto, ne „{ $value }“: v souboru pište true nebo false, na příkazové řádce yes nebo no.
problem-rules-bad_number = { $dial } musí být celé číslo od { $least } do { $most }, ne „{ $value }“.
problem-rules-bad_range = { $dial } musí být dvě celá čísla od { $least } do { $most }, menší napřed, třeba [2, 6]; teď je to „{ $value }“.
problem-rules-bad_set = { $dial } musí být seznam hodnot a karet, třeba ["A", "7", "KS"]; teď je to „{ $value }“.
problem-rules-bad_card = { $dial }: „{ $value }“ není ani hodnota (2 až 10, J, Q, K, A), ani karta jako KS.
problem-rules-bad_key = { $dial }: „{ $key }“ není ani hodnota (2 až 10, J, Q, K, A), ani karta jako KS.
problem-rules-bad_table = { $dial } musí být tabulka s položkou pro každou hodnotu nebo kartu, a ne prázdná; teď je to „{ $value }“.
problem-rules-changes_nothing = { $dial } tu nic nemění; vynechte to.
problem-rules-again_skips = { $key } nemůže zároveň dávat další tah (again) a nechat dalšího hráče stát (skip); jedno z nich vypněte.
problem-rules-cover_alone = { $key } se musí přikrýt, a tak k tomu může leda jít na všechno (wild); vypněte cover, nebo to ostatní.
problem-rules-answer_previous = { $rank } zasahuje předchozího hráče, ale odpovídat může jen další; vyřaďte { $rank } z answer.
problem-rules-answer_again = { $rank } dává další tah, a tak nemá kdo odpovědět; vyřaďte { $rank } z answer.
problem-rules-answer_idle = Po { $rank } nikdo nelíže ani nestojí, a tak není na co odpovídat; vyřaďte { $rank } z answer.
problem-rules-cover_no_finish = { $key } ukončí kolo nepřikrytá (six_last = ends_round), nemůže proto být i v no_finish; jedno z toho zrušte.
problem-rules-no_equals = „{ $word }“ nic nenastavuje; napište nastavení a jeho hodnotu, třeba draw=one nebo effects.7.draw=3.
problem-rules-no_end = S tímto no_finish by kolo žádná karta neukončila; aspoň jednu vynechte.
problem-rules-players = Varianta { $variant } je pro { SPAN($fewest, $most) } { $most ->
    [one] hráče
    [few] hráče
   *[other] hráčů
}, ne pro { $players }.
problem-rules-short_stock = { N($players, "player") }, každý { N($hand_size, "card", case: "acc") }: v balíčku by z { $deck } karet zbyly méně než tři; rozdejte jich méně, nebo zmenšete počet hráčů.
problem-bots-unknown = Bot „{ $level }“ neexistuje; zvolte { LIST($levels, join: "or") }.

## Karty, soubory

problem-card-unknown = „{ $text }“ není karta; napište hodnotu (2 až 10, J, Q, K, A) a barvu (S, H, D, C), třeba 10H nebo QS.
problem-file-unreadable = Soubor { $path } nejde přečíst ({ problem-cause }); ověřte jeho jméno a zda ho smíte otevřít.
problem-file-bad_toml = { $row ->
    [0] Soubor { $path } není správné TOML.
   *[other] Soubor { $path } není správné TOML: podívejte se na řádek { $row }.
}
problem-cause = { $why ->
    [missing] takový soubor ani složka tu není
    [folder] je to složka
    [forbidden] není to dovoleno
    [full] došlo místo
    [read_only] nedá se tam zapisovat
    [busy] používá to jiný program
   *[other] odpověď systému: { $why }
}

## Záznamy. $field je místo na řádku, třeba deck[3].

problem-record-unreadable = { $why ->
    [missing] Soubor { $path } neexistuje; ověřte jeho jméno.
    [folder] { $path } je složka; jmenujte záznam v ní.
    [forbidden] Soubor { $path } se nesmí otevřít; zeptejte se toho, komu patří.
   *[failed] Soubor { $path } nejde přečíst.
}
problem-record-too_big = Soubor je větší než { NUMBER($most) } bajtů, tolik žádný záznam hry nemá.
problem-record-empty = Soubor je prázdný; záznam začíná řádkem s hlavičkou.
problem-record-too_many_lines = Soubor má víc než { NUMBER($most) } řádků, tolik žádný záznam hry nemá.
problem-record-cut_header = Soubor končí uprostřed prvního řádku, ze hry se proto nedá přečíst nic.
problem-record-blank_line = Řádek { $line } je prázdný; odstraňte ho.
problem-record-key_twice = Na řádku { $line } stojí { $field } dvakrát; smí tam být jednou.
problem-record-not_utf8 = Řádek { $line } není text v UTF-8.
problem-record-not_json = Řádek { $line } není správné JSON: chyba je u znaku { $column }.
problem-record-bad_number = Na řádku { $line } je číslo, jaké žádný záznam nemá (není konečné, nebo je příliš dlouhé).
problem-record-too_deep = Na řádku { $line }{ $field_n ->
    [0] {""}
   *[other] , { $field },
} jsou seznamy a tabulky vnořené víc než { $most }krát.
problem-record-not_object = Řádek { $line } není objekt JSON; každý řádek záznamu jím je, ve složených závorkách.
problem-record-second_header = Řádek { $line } je druhá hlavička; záznam má jednu, na prvním řádku.
problem-record-header_first = Řádek { $line } je typu { $found }, jenže záznam začíná hlavičkou.
problem-record-format = Řádek { $line }, { $field }: formát „{ $value }“ Stovka nezná; v záznamu stojí { $known }.
problem-record-newer_version = Řádek { $line }, { $field }: záznam má verzi { $version }, tento program čte nejvýš { $known }; aktualizujte Stovku.
problem-record-missing_key = Na řádku { $line } chybí { $field }{ $type_n ->
    [0] {""}
   *[other] , které řádek typu { $type } potřebuje
}.
problem-record-unknown_key = Na řádku { $line } je { $field }, které řádek typu { $type } nezná; odstraňte to.
problem-record-unknown_type = Řádek { $line }, { $field }: řádky typu „{ $value }“ nejsou.
problem-record-unknown_move = Řádek { $line }, { $field }: „{ $value }“ není tah; napište kartu, třeba 7S nebo QH:S, nebo draw, pass, order:S, meld:K, enough, silent.
problem-record-unknown_card = Řádek { $line }, { $field }: „{ $value }“ není karta; napište hodnotu a barvu, třeba 10H.
problem-record-bad_value = Řádek { $line }, { $field }: „{ $value }“ tam stát nemůže.
problem-record-card_twice = Řádek { $line }, { $field }: { $card } je tam podruhé; každá karta je jen jedna.
problem-record-deck_size = Řádek { $line }, { $field }: { N($size, "card") } nejsou celé karty; ty mají 32, 36, nebo 52.
problem-record-not_in_deck = Řádek { $line }, { $field }: { $card } do { $size } karet nepatří.
problem-record-seats = Řádek { $line }, { $field }: počet míst je { $players }; záznam jich má 1 až { $most }.
problem-record-level = { $kind ->
    [bot] Řádek { $line }, { $field }: bot potřebuje úroveň: beginner, steady nebo sharp.
   *[human] Řádek { $line }, { $field }: úroveň má jen bot.
}
problem-record-name_length = { $line ->
    [0] Jméno má 1 až { $most } znaků, toto jich má { $length }.
   *[other] Řádek { $line }, { $field }: jméno má 1 až { $most } znaků, toto jich má { $length }.
}
problem-record-unprintable = { $line ->
    [0] Znak { $character } se nedá zobrazit; vynechte ho.
   *[other] Řádek { $line }, { $field }: znak { $character } se nedá zobrazit a nesmí tam být.
}
problem-record-misplaced = Řádek { $line }: tady musí být řádek typu { $wanted }, ne { $found }.
problem-record-after_end = Řádek { $line }: partie skončila, žádný řádek typu { $found } už následovat nemůže.
problem-record-illegal_move = Řádek { $line }, { $move }: { $verdict }
problem-record-contradicts = Řádek { $line }, { $field }: v záznamu stojí { $found }, podle pravidel je to ale { $wanted }.
problem-record-not_shuffled = Řádek { $line }, { $field }: to nejsou karty, které se míchaly (chybí: { $missing_n ->
    [0] nic
   *[other] { LIST($missing, join: "list") }
}; přebývá: { $extra_n ->
    [0] nic
   *[other] { LIST($extra, join: "list") }
}).
problem-record-undo_too_far = Řádek { $line }: { N($moves, "move") } vrátit nejde, kolo jich má jen { $most }.
problem-record-cut_line = Soubor končí uprostřed řádku { $line }; ten se vynechává.
problem-record-cut_step = Soubor končí předčasně za řádkem { $line }: chybí, co patří k { $type }, a tak se to vynechává.
problem-record-cut_told = Soubor končí řádkem { $line } bez svých řádků { LIST($types) }; ty plynou z ostatního.

## Hraní, uložené hry, postup

problem-session-not_your_turn = { ME($me, "Nejste", $seat, "není") } na tahu: na tahu { ME($mover_me, "jste vy", "je", $mover) }.
problem-session-undo_too_far = { N($moves, "move") } vrátit nejde; kolo jich má { $most }.
problem-store-full = Do složky { $path } se už víc uložených her nevejde; některé smažte nebo přesuňte.
problem-store-no_home = Systém neuvádí domovskou složku, kam by se vaše data ukládala; určete složku v STOVKA_DATA.
problem-store-write_failed = Soubor { $path } se nepodařilo zapsat ({ problem-cause }); nic z toho, co bylo uloženo, se neztrácí.
problem-store-busy = { $path } používá jiná spuštěná Stovka; nejdřív ji zavřete.
problem-store-closed = { $path } je už zavřené; chcete-li pokračovat, otevřete hru znovu.
problem-store-newer = { $path } zapsala novější Stovka (verze { $version }); aktualizujte tuto, pak to půjde otevřít.
problem-data-nothing = Žádná data tu nejsou ({ $path }), není tedy co vzít ani mazat.
problem-data-exists = { $path } už existuje; zvolte jiné jméno nebo to nejdřív smažte.
problem-app-no_terminal = Aplikace potřebuje terminál; tady použijte stovka play --plain.
problem-app-no_terminal_replay = Aplikace potřebuje terminál; tady použijte stovka explain s tímto souborem.
