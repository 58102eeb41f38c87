### Where the sources of a rule disagree, or a translation of one is wrong; told in the rule's place in the rule book.

standing-also-family = { $standing }, read with the help of descriptions of its family of games

## The 101 family

sources-shed-deal = The Russian text deals four cards, the Mavr text five. Whose last card goes on the table is hard to see in the English translation; in the Russian text the dealer lays it down as a first move.
sources-shed-fits-order = In the English translation the sentence about what may follow a queen is muddled. The Russian text is clear: any card, if only it is of the suit ordered.
sources-shed-draw-nothing_fits = The Russian text has a player take one card; the English translation has lost how many. The Mavr text goes on until a card fits, and gives a single card as an option.
sources-shed-pass-drawn = The English translation speaks of a “right turn” here. What goes on to the next player is the right to move; nothing is said about a direction.
sources-shed-effect-draw = The figures differ: the king of spades costs five cards by the Russian text and four by the Mavr text, and only the Russian text makes the seven of spades harder than the other sevens. Where a five hits the previous player, we take the one in the seat before, not whoever moved last.
sources-shed-effect-cover = Only the Russian text has sixes to be covered. By the Mavr text a six makes the next player take a card and miss a turn.
sources-shed-effect-again = Only the Mavr text lets a nine move again; by the Russian text it does nothing.
sources-shed-finish-out = By the Mavr text any last card ends the round; the Russian text makes exceptions.
sources-shed-finish-stays = That a nine does not end a round either is said of the Czech game alone.
sources-score-lone_queen = That the queen must be what is left in the hand is lost in the English translation. The Mavr text knows no such rule.
sources-match-low_reset = After the sentence that puts a player of the Czech game out below -101 the Russian text says that “here” a total of -101 is wiped out. “Here” can mean the Czech game or the game the text is about. We take it as the latter: the Russian game resets, the Czech one does not.
sources-match-low_out = The sentence about a reset at -101 follows right behind this one in the Russian text and could be meant for the Czech game too. We take it as said of the Russian game, so that in the Czech one a total of exactly -101 stays.
sources-match-last_one = The Russian text calls the winner both the one with the fewest points and the only one left. The two need not agree; we go by who is left.

## Stovkahra

sources-deal-table = The French translation seats partners side by side, and goes on to say that both neighbours of a player are opponents. Only the second can be true: partners sit opposite each other.
sources-deal-ranks = The French translation writes C, E, K and T where jack, queen, king and ace must be meant.
sources-deal-lot = The French translation calls the dealer a liberator, word for word.
sources-deal-clockwise = That the pack is cut is hard to see in the French translation, which has an opponent take it away. In sister games the dealer’s right-hand neighbour cuts.
sources-deal-trump = The French sentence about the shown card is broken; sister games show it in this way.
sources-trick-trump = The French translation says “master card” for a trump.
sources-trick-wins_suit = The French translation calls tricks bribes: in Russian, from which it seems to come, one word means both.
sources-meld-set = Sets of tens stand in this text alone; in sister games they are unknown.
sources-score-trick-last = The French translation says “last turn” for the last trick.
