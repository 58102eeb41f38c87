### Co nemůže stát na stole rozloženém rukou. $word je část pozice, ve které to bylo.

problem-position-unknown_word = „{ $word }“ v pozici nic neznamená{ $nearest_n ->
    [0] {""}
   *[other] {" "}(myslíte { $nearest }?)
}; popisuje se slovy { LIST($words) }.
problem-position-missing = Chybí { $word }; napište, co to je.
problem-position-bad_card = { $word }: „{ $text }“ není karta; napište hodnotu (2 až 10, J, Q, K, A) a barvu (S, H, D, C), třeba 10H nebo QS.
problem-position-not_in_deck = { $word }: { $card } v kartách této hry není.
problem-position-twice = { $word }: { $card } už je uvedená jinde ({ $first }); je jen jedna.
problem-position-bad_hand = { $word }: „{ $text }“ není ruka; napište karty, „?“ za kartu, kterou nikdo nejmenuje, „?3“ za tři takové, nebo „-“ za hráče mimo partii.
problem-position-bad_number = { $word } musí být celé číslo od { $least } do { $most }, ne „{ $text }“.
problem-position-bad_choice = { $word } nemůže být „{ $text }“; zvolte { LIST($choices, join: "or") }.
problem-position-wrong_count = { $word }: má jich být { $wanted }, ne { $count }.
problem-position-order_stray = { $word }: { $card } barvu nemění; napište kartu samotnou.
problem-position-order_given = { $word }: { $card } a barva k ní se má teprve určit, napište proto kartu samotnou.
problem-position-order_missing = { $word }: { $card } mění barvu; napište ji za dvojtečku, třeba { CODE($card) }:S.
problem-position-too_few_left = { $word }: v partii musí zbývat aspoň dva hráči.
problem-position-mover_out = { $word }: { $seat } není v partii, na tahu to být nemůže.
problem-position-empty_hand = { $word }: prázdná ruka ({ $seat }); v této hře jí kolo končí.
problem-position-too_few_cards = { $word }: má se rozdat { N($wanted, "card") }, ale zbývá jich jen { $left }.
problem-position-uneven = { $word }: { $seat } má { N($count, "card", case: "acc") }, ale v tomto štychu jich má být { $wanted }; „?“ za kartami ruku doplní.
problem-position-no_cover = { $word }: { $card } se přikrýt nemusí.
problem-position-no_order = { $word }: { $card } barvu nemění.
problem-position-no_answer = { $word }: na { $card } se podle platných pravidel odpovědět nedá.
