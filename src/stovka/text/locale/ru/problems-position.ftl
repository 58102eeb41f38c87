### What cannot stand on a table that is set up by hand. $word is the part of the position that it was said in.

problem-position-unknown_word = В позиции нет «{ $word }»{ $nearest_n ->
    [0] {""}
   *[other] {" "}(может быть, { $nearest }?)
}; её описывают { LIST($words) }.
problem-position-missing = Укажите { $word }.
problem-position-bad_card = { $word }: «{ $text }» — не карта; напишите достоинство (от 2 до 10, J, Q, K, A) и масть (S, H, D, C), например 10H или QS.
problem-position-not_in_deck = { $word }: { $card } — такой карты в колоде этой игры нет.
problem-position-twice = { $word }: { $card } уже стоит в { $first }; такая карта только одна.
problem-position-bad_hand = { $word }: «{ $text }» — не карты на руках; пишите карты, «?» вместо неназванной, «?3» вместо трёх таких, «-» вместо карт выбывшего.
problem-position-bad_number = { $word }: нужно целое число от { $least } до { $most }, а не «{ $text }».
problem-position-bad_choice = { $word } не может быть «{ $text }»; выберите { LIST($choices, join: "or") }.
problem-position-wrong_count = { $word }: надо назвать { $wanted }, а не { $count }.
problem-position-order_stray = { $word }: { $card } масть не заказывает; напишите только карту.
problem-position-order_given = { $word }: масть для { $card } ещё предстоит заказать, поэтому напишите только карту.
problem-position-order_missing = { $word }: { $card } заказывает масть; напишите её через двоеточие, например { CODE($card) }:S.
problem-position-too_few_left = { $word }: в партии должны оставаться хотя бы двое.
problem-position-mover_out = { $word }: { $seat } уже вне партии, ходить отсюда нельзя.
problem-position-empty_hand = { $word }: карт у { NAME($seat, form: "whose") } нет, а в этой игре пустые руки заканчивают раунд.
problem-position-too_few_cards = { $word }: надо раздать { N($wanted, "card", case: "acc") }, а осталось только { $left }.
problem-position-uneven = { $word }: у { NAME($seat, form: "whose") } на руках { N($count, "card") }, а в этой взятке должно быть { $wanted }; «?» после карт дополнит до нужного.
problem-position-no_cover = { $word }: { $card } накрывать не надо.
problem-position-no_order = { $word }: { $card } масть не заказывает.
problem-position-no_answer = { $word }: по этим правилам на { $card } отвечать нельзя.
