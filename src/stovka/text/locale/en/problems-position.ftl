### What cannot stand on a table that is set up by hand. $word is the part of the position that it was said in.

problem-position-unknown_word = A position has no “{ $word }”{ $nearest_n ->
    [0] {""}
   *[other] {" "}(did you mean { $nearest }?)
}; it is described by { LIST($words) }.
problem-position-missing = Say what { $word } is.
problem-position-bad_card = { $word }: “{ $text }” is no card; write a rank (2 to 10, J, Q, K, A) and a suit (S, H, D, C), such as 10H or QS.
problem-position-not_in_deck = { $word }: { $card } is not in the deck of this game.
problem-position-twice = { $word }: { $card } already stands in { $first }; there is only one of it.
problem-position-bad_hand = { $word }: “{ $text }” is no hand; write cards, “?” for cards that nobody named, “?3” for three of them, or “-” for a player who is out.
problem-position-bad_number = { $word } must be a whole number from { $least } to { $most }, not “{ $text }”.
problem-position-bad_choice = { $word } cannot be “{ $text }”; choose { LIST($choices, join: "or") }.
problem-position-wrong_count = { $word } must name { $wanted }, not { $count }.
problem-position-order_stray = { $word }: no suit is ordered with { $card }; write the card alone.
problem-position-order_given = { $word }: the suit of { $card } is still to be ordered, so write the card alone.
problem-position-order_missing = { $word }: a suit was ordered with { $card }; write it behind a colon, such as { CODE($card) }:S.
problem-position-too_few_left = { $word }: at least two players must still be in the match.
problem-position-mover_out = { $word }: { $seat } is out of the match and cannot be to move.
problem-position-empty_hand = { $word }: the hand of { $seat } is empty, and in this game an empty hand ends the round.
problem-position-too_few_cards = { $word }: { N($wanted, "card") } should be dealt, but only { $left } are left.
problem-position-uneven = { $word }: { $seat } holds { N($count, "card") }, but in this trick it must be { $wanted }; “?” behind the cards fills a hand up.
problem-position-no_cover = { $word }: { $card } need not be covered.
problem-position-no_order = { $word }: no suit is ordered with { $card }.
problem-position-no_answer = { $word }: { $card } cannot be answered by the rules in force.
