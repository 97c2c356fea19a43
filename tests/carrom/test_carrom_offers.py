"""What is offered is accepted, and what is not offered is refused, in every state that random acts lead to."""

from collections.abc import Iterator
from random import Random
from typing import cast, get_args

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from arbitro.carrom.contest import CarromContest
from arbitro.carrom.facts import CarromFact, CarromStroke, Demand, NextBoard
from arbitro.carrom.game import GAMES, Carrom
from arbitro.carrom.match import Format
from arbitro.carrom.offers import NOT_OFFERED
from arbitro.carrom.reading.events import MATCH_EVENTS, READERS
from arbitro.carrom.terms import CarromLength, CarromTerms
from arbitro.kernel import CaseEvent, Malformed, Offer, allowed_offers, tag_of
from arbitro.l10n import LANGUAGES, knows
from tests.carrom.random_facts import random_fact

ICF = GAMES["carrom/icf-2001"]
editions = st.sampled_from(sorted(GAMES))
formats = st.sampled_from(get_args(Format))
seeds = st.integers(0, 2**32)


def walk(game: Carrom, form: Format, seed: int, acts: int = 24) -> Iterator[CarromContest]:
    """Yield the states of a short match in which random acts are entered and the next board is set up."""
    rng = Random(seed)
    contest = game.start(CarromTerms(format=form, length=CarromLength(1, 2)))
    for number in range(acts):
        over = contest.board.over and rng.random() < 0.5
        fact = NextBoard() if over else cast("CarromFact", random_fact(rng, contest.board))
        contest = game.judge(contest, game.complete(contest, fact), number * 1000).state
        yield contest


def accepted(game: Carrom, contest: CarromContest, event: CaseEvent) -> bool:
    """Tell by judging every fact of an act whether it is accepted, and that the quick answer is the same."""
    quick = bool(allowed_offers(game, contest, [Offer(event.name, "", event.value)]))
    state = contest
    try:
        for fact in game.facts(contest, event):
            verdict = game.judge(state, game.complete(state, fact))
            if verdict.refused:
                break
            state = verdict.state
        else:
            assert quick, event
            return True
    except Malformed:
        pass
    assert not quick, event
    return False


@settings(max_examples=8, deadline=None)
@given(editions, formats, seeds)
def test_an_offer_is_never_refused_in_its_plain_form_nor_with_a_choice(
    edition: str, form: Format, seed: int
) -> None:
    game = GAMES[edition]
    for contest in walk(game, form, seed):
        for offer in game.offers(contest):
            for value in values(offer):
                assert accepted(game, contest, CaseEvent(offer.act, value)), (offer, value)


def values(offer: Offer) -> Iterator[object]:
    """Yield the plain value of an offer, and that value with each of its choices."""
    yield offer.plain
    for field, choices in offer.fields.items():
        for choice in choices:
            yield {**offer.plain, field: choice} if field else choice


@settings(max_examples=4, deadline=None)
@given(editions, formats, seeds)
def test_what_is_not_offered_is_refused(edition: str, form: Format, seed: int) -> None:
    game = GAMES[edition]
    for contest in walk(game, form, seed):
        offered = {offer.act for offer in game.offers(contest)}
        for event in every_event(contest):
            assert event.name in offered or not accepted(game, contest, event), event


def every_event(contest: CarromContest) -> Iterator[CaseEvent]:
    """Yield each act once for everybody who can make it, in its plainest forms."""
    who = (*contest.board.seats, *contest.match.players)
    for name in (*READERS, *MATCH_EVENTS):
        for by in who:
            yield CaseEvent(name, {"by": by})
            yield CaseEvent(name, by)
        for value in (True, 1, 2, "white", "black", "queen", "striker", "unforeseen", {}, {"men": 1}):
            yield CaseEvent(name, value)
        for fault in ("queen-not-covered", "opponent-pocketed", "wrong-man-placed", "unplaced-due"):
            yield CaseEvent(name, fault)


@settings(max_examples=4, deadline=None)
@given(editions, formats, seeds)
def test_a_refusal_returns_the_very_same_state_and_is_known_before(
    edition: str, form: Format, seed: int
) -> None:
    game, rng = GAMES[edition], Random(seed)
    for contest in walk(game, form, seed):
        fact = game.complete(contest, cast("CarromFact", random_fact(rng, contest.board)))
        verdict = game.judge(contest, fact, 5)
        assert verdict.refused is None or verdict.state is contest
        assert game.objection(contest, fact) == verdict.refused


def acts(contest: CarromContest) -> list[str]:
    return [offer.act for offer in ICF.offers(contest) if offer.due]


def test_what_play_waits_for_is_due() -> None:
    fresh = ICF.start(CarromTerms())
    assert acts(fresh) == ["stroke"]
    due = ICF.judge(ICF.judge(fresh, CarromStroke(white=2)).state, CarromStroke(striker=True)).state
    assert acts(due) == ["place", "no_space", "forgo"]
    lost = ICF.start(CarromTerms(given={"men": {"white": 1, "black": 3}}))
    lost = ICF.judge(lost, CarromStroke(white=1, striker=True)).state
    assert acts(lost) == ["set_up", "demand"]
    assert acts(ICF.judge(lost, Demand(1)).state) == ["set_up"]


def test_a_stroke_says_where_the_striker_may_lie() -> None:
    fresh = ICF.start(CarromTerms())
    stroke = next(offer for offer in ICF.offers(fresh) if offer.act == "stroke")
    assert stroke.line is not None
    (left, near), (right, same) = stroke.line
    assert left < 0 < right
    assert near == same < 0
    black = ICF.judge(fresh, CarromStroke()).state
    far = next(offer for offer in ICF.offers(black) if offer.act == "stroke")
    assert far.line == ((-left, -near), (-right, -near))


def test_a_placing_says_where_a_mans_centre_may_lie() -> None:
    due = ICF.judge(
        ICF.judge(ICF.start(CarromTerms()), CarromStroke(white=2)).state, CarromStroke(striker=True)
    ).state
    place = next(offer for offer in ICF.offers(due) if offer.act == "place")
    assert place.by == "black"
    (left, near), (right, far) = place.line or ((0, 0), (0, 0))
    assert (left, near, far) == (-right, 0, 0), "seen by black, who sits opposite"
    assert left == (170.0 - 31.8) / 2


def test_nothing_is_offered_after_the_match() -> None:
    contest = ICF.start(CarromTerms())
    for fact in ICF.facts(contest, CaseEvent("concede", {"by": "A", "what": "match"})):
        contest = ICF.judge(contest, fact).state
    assert ICF.offers(contest) == ()


def test_every_fact_can_be_offered_or_is_listed() -> None:
    tags = {tag_of(kind) for kind in get_args(CarromFact)}
    assert set(NOT_OFFERED) <= tags
    assert len(tags) - len(NOT_OFFERED) == len({*READERS, *MATCH_EVENTS})


@pytest.mark.parametrize("asked", ["toss", "break-toss", "demand"])
def test_every_question_has_its_words(asked: str) -> None:
    assert all(knows(f"carrom-asks-{asked}") for _ in LANGUAGES)
