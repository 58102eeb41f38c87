"""The facts of every rule: sentences are written from these names, so each id keeps the same ones."""

from __future__ import annotations

from collections import defaultdict

from stovka.core.engine import Step
from stovka.core.events import facts
from stovka.core.moves import MOVES
from stovka.games.tricks.game import TRICKS
from stovka.games.tricks.rulebook import RULEBOOK
from tests.games.tricks.table import rules, steps
from tests.games.tricks.test_laws import any_house

CARD = "seat card trump number"
TRICK = f"{CARD} led by suit winner best partnered"
TURN = "seat phase"
WINDOW = "seat after order"
SAID = "seat side ours theirs target outcome silent rivals"
BONUS = "seat number card value"
TOOK = "seat side number card led trump points trick"

FACTS = {
    "deal.lot": "seat round deck",
    "deal.clockwise": "seat round deck",
    "deal.packets": "seat cards packets",
    "deal.trump": "seat card suit",
    "trick.lead": CARD,
    "trick.follow": TRICK,
    "trick.trump": TRICK,
    "trick.any": TRICK,
    "turn.closed": "seat phase",
    "turn.not_yours": "seat mover",
    "hand.not_held": "seat card",
    "turn.no_such_move": "seat code",
    "trick.must_follow": f"{TRICK} held",
    "trick.must_trump": f"{TRICK} held",
    "trick.must_overtrump": f"{TRICK} held",
    "trick.must_beat": f"{TRICK} held",
    "meld.open": "seat",
    "claim.open": "seat after",
    "meld.allow": "seat rank size points cards",
    "meld.close": "seat",
    "meld.too_late": "seat rank window",
    "meld.none": "seat rank held",
    "meld.announced": "seat rank",
    "meld.worthless": "seat rank",
    "meld.not_open": "seat",
    "meld.set": "seat side rank size points cards",
    "meld.closed": "seat",
    "trick.wins_trump": TOOK,
    "trick.wins_suit": TOOK,
    "trick.so_far": "seat card winner best partnered left",
    "turn.eldest": TURN,
    "turn.next": TURN,
    "turn.winner": TURN,
    "turn.resume": TURN,
    "turn.meld": TURN,
    "turn.claim": TURN,
    "score.trick.cards": "rank size each cards value",
    "score.trick.seven": BONUS,
    "score.trick.first_seven": BONUS,
    "score.trick.last": BONUS,
    "score.trick.last_seven": BONUS,
    "score.trick.meld": "seat rank size cards value",
    "score.trick.side": "side lines points before total",
    "score.trick.deal": "round points totals",
    "claim.after_deal": WINDOW,
    "claim.after_meld": WINDOW,
    "claim.after_trick": WINDOW,
    "claim.enough": SAID,
    "claim.silent": SAID,
    "claim.not_now": "seat window",
    "claim.barred": "seat side by",
    "claim.kept_silent": SAID,
    "claim.valid": SAID,
    "claim.stolen": SAID,
    "claim.false": SAID,
    "claim.false_ignored": SAID,
    "claim.false_barred": SAID,
    "claim.nobody": "after totals",
    "match.enough": "seat winner by",
    "match.false_claim": "seat winner by",
}
"""The facts of each rule wherever it is at work. Events may have more (``side`` of a bonus, ``word`` of a claim);
the facts about a trick under way are None in the event of a lead. The rule book alone has the others."""


OTHERS = [MOVES[code] for code in ("8D", "QH:S", "draw", "pass", "enough", "silent", "meld:8", "meld:9", "meld:K")]
"""Beside the candidates: moves that are often illegal, each in its own way."""


def at_work(step: Step) -> list[tuple[str, set[str]]]:
    """Each rule at work in a step, in what it foretells, and in the verdicts on many moves after it."""
    events = list(step.events)
    if step.seat is not None:
        events += TRICKS.preview(step.before, step.seat, step.move)
    found = [(event.rule, set(facts(event))) for event in events]
    for event in events:
        for line in getattr(event, "lines", ()):
            more = {"value", "card"} if line.card else {"value"}
            found.append((line.rule, {name for name, _ in line.facts} | more))
    for seat in {0, TRICKS.mover(step.after) or 0}:
        for move in (*TRICKS.candidates(step.after, seat), *OTHERS):
            verdict = TRICKS.judge(step.after, seat, move)
            found += [(reason.rule, set(reason.facts)) for reason in (*verdict.permits, *verdict.forbids)]
    return found


def test_every_rule_gives_the_facts_that_its_sentence_needs() -> None:
    seen: dict[str, set[str]] = defaultdict(set)
    for seed in range(60):
        for step in steps(rules(**any_house(seed)), seed, deals=2, silent=seed % 3 == 0):
            for rule, names in at_work(step):
                assert set(FACTS[rule].split()) <= names, rule
                seen[rule] |= names
    assert set(seen) == set(FACTS)


def test_the_rule_book_has_every_rule_at_work_and_two_that_only_describe() -> None:
    assert {rule.id for rule in RULEBOOK} - set(FACTS) == {"deal.table", "deal.ranks"}
