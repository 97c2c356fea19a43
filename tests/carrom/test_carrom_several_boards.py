"""Over several boards of a live match: nothing that is offered is refused, and what is refused changes nothing."""

from collections.abc import Iterator
from itertools import product
from random import Random
from typing import cast, get_args

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from arbitro.carrom.contest import CarromContest
from arbitro.carrom.facts import CarromFact
from arbitro.carrom.game import GAMES
from arbitro.carrom.match import Format
from arbitro.carrom.terms import CarromLength, CarromTerms
from arbitro.kernel import CaseEvent, Heard, Journal, Malformed, Offer, Sitting
from tests.carrom.random_facts import random_fact

Live = Sitting[CarromContest, CarromFact]
editions = st.sampled_from(sorted(GAMES))
formats = st.sampled_from(get_args(Format))
seeds = st.integers(0, 2**32)
ENDS = (
    {"stroke": {"white": 9, "queen": True}},
    {"stroke": {"black": 9}},
    {"replay": "unforeseen"},
    {"leave_seat": True},
    {"wrecks_board": True},
    {"concede": {"what": "game"}},
)
"""Acts that end a board in one go."""
CALLS = ("play", "set_up", "stroke", {"stroke": {"touched": False}}, {"pass": True}, {"falls": "queen"})


def opened(edition: str, form: Format) -> Live:
    terms = CarromTerms(format=form, length=CarromLength(3, 4))
    return Sitting.open(GAMES[edition], terms, author="desk")


def event_of(act: object) -> CaseEvent:
    name, value = next(iter(act.items())) if isinstance(act, dict) else (act, True)
    return CaseEvent(cast("str", name), value)


def enter(sitting: Live, event: CaseEvent) -> Heard[CarromContest, CarromFact]:
    facts = sitting.game.facts(sitting.state, event)
    return sitting.enter(*facts, author="umpire", at=sitting.journal.at + 900)


def choices(offer: Offer, rng: Random) -> Iterator[object]:
    """Yield the plain value of an offer, and some that choose in every field that it has."""
    yield offer.plain
    if "" in offer.fields:
        yield from offer.fields[""]
    elif offer.fields and offer.act != "stroke":
        combined = [dict(zip(offer.fields, one, strict=True)) for one in product(*offer.fields.values())]
        yield from ({**offer.plain, **one} for one in rng.sample(combined, min(6, len(combined))))


def play_on(sitting: Live, rng: Random) -> Live:
    """Enter one act: usually something random, often the end of a board or what comes after it."""
    dice = rng.random()
    if dice < 0.45:
        fact = random_fact(rng, sitting.state.board)
        return sitting.enter(fact, author="umpire", at=sitting.journal.at + 900).sitting  # type: ignore[arg-type]
    try:
        return enter(sitting, event_of(rng.choice(ENDS if dice < 0.6 else CALLS))).sitting
    except Malformed:
        return sitting


def walk(edition: str, form: Format, seed: int, acts: int = 30) -> Iterator[Live]:
    rng = Random(seed)
    sitting = opened(edition, form)
    for _ in range(acts):
        sitting = play_on(sitting, rng)
        yield sitting


@settings(max_examples=12, deadline=None)
@given(editions, formats, seeds)
def test_nothing_that_is_offered_is_refused_on_any_board(edition: str, form: Format, seed: int) -> None:
    rng = Random(seed)
    for sitting in walk(edition, form, seed):
        for offer in sitting.offers():
            for value in choices(offer, rng):
                heard = enter(sitting, CaseEvent(offer.act, value))
                assert heard.refused is None, (offer.act, value, heard.refused)


@settings(max_examples=25, deadline=None)
@given(editions, formats, seeds)
def test_an_act_never_touches_a_board_that_has_ended(edition: str, form: Format, seed: int) -> None:
    """What was ruled in the boards before stays as it was ruled, whatever is entered later."""
    rng = Random(seed)
    sitting = opened(edition, form)
    for _ in range(30):
        after = play_on(sitting, rng)
        if after.state.number > sitting.state.number:
            assert results(after)[: len(results(sitting))] == results(sitting)
            assert [*after.verdicts()][: len([*sitting.verdicts()])] == [*sitting.verdicts()]
        sitting = after


def results(sitting: Live) -> tuple[object, ...]:
    return cast("tuple[object, ...]", sitting.game.match(sitting.state).results)  # type: ignore[attr-defined]


@settings(max_examples=25, deadline=None)
@given(editions, formats, seeds)
def test_what_is_refused_changes_nothing_and_is_not_in_the_journal(
    edition: str, form: Format, seed: int
) -> None:
    rng = Random(seed)
    for sitting in walk(edition, form, seed, 20):
        for act in (*CALLS, *ENDS, {"unnoticed": "opponent-pocketed"}, {"place": 1}):
            try:
                heard = enter(sitting, event_of(act))
            except Malformed:
                continue
            if heard.refused:
                assert heard.sitting is sitting
            else:
                again = Sitting.resume(sitting.game, Journal.load(heard.sitting.journal.export()))
                assert again.state == heard.sitting.state
        fact = cast("CarromFact", random_fact(rng, sitting.state.board))
        heard = sitting.enter(fact, author="umpire", at=sitting.journal.at + 900)
        assert (heard.sitting is sitting) == (heard.refused is not None)


def after_board(sitting: Live, *acts: object) -> Live:
    for act in acts:
        heard = enter(sitting, event_of(act))
        assert heard.refused is None, act
        sitting = heard.sitting
    return sitting


@pytest.mark.parametrize("edition", sorted(GAMES))
@pytest.mark.parametrize("end", [*ENDS[1:], {"stroke": {"white": 9, "black": 0, "queen": True}}])
def test_play_called_after_the_end_opens_the_next_board(edition: str, end: object) -> None:
    """The call belongs to the next board: nothing of the one that ended is judged again."""
    sitting = after_board(opened(edition, "singles"), {"stroke": {}}, {"stroke": {}}, end)
    told = [*sitting.verdicts()]
    heard = enter(sitting, CaseEvent("play"))
    assert heard.refused is None
    assert heard.rejudged == ()
    assert [*heard.sitting.verdicts()][: len(told)] == told
    assert heard.sitting.state.board.called
    assert heard.sitting.state.number == sitting.state.number + 1
    assert heard.sitting.game.view(heard.sitting.state).match["score"] == view(sitting)["score"]


def view(sitting: Live) -> dict[str, object]:
    return sitting.game.view(sitting.state).match


@pytest.mark.parametrize("edition", sorted(GAMES))
def test_47_a_late_call_in_the_second_board_shows_that_its_break_was_premature(edition: str) -> None:
    """The break of a later board, entered without setting the board up first, is looked back on as in the first."""
    first = after_board(
        opened(edition, "singles"), {"replay": "unforeseen"}, {"stroke": {"white": 2}}, "play"
    )
    second = after_board(opened(edition, "singles"), {"stroke": {"white": 2}}, "play")
    assert first.state.number == 2
    assert first.state.board.men == second.state.board.men
    assert first.state.board.turn == second.state.board.turn == "black"
    assert first.state.board.owed == second.state.board.owed


@pytest.mark.parametrize("edition", sorted(GAMES))
def test_taking_back_what_opened_a_board_goes_back_to_the_one_before(edition: str) -> None:
    over = after_board(opened(edition, "singles"), {"stroke": {}}, {"replay": "unforeseen"})
    begun = after_board(over, {"stroke": {"white": 1}})
    back = begun.undo("slip", author="umpire", at=begun.journal.at).sitting
    assert back.state == over.state
    again = back.redo(author="umpire", at=back.journal.at).sitting
    assert again.state == begun.state
    corrected = begun.correct(
        begun.sequence, *begun.game.facts(over.state, CaseEvent("stroke", {"white": 3})),
        reason="three", author="umpire", at=begun.journal.at,
    ).sitting  # fmt: skip
    assert corrected.state.board.men.white == 6
    resumed = Sitting.resume(corrected.game, corrected.journal, corrected.checkpoint())
    assert msgspec.json.encode(resumed.state) == msgspec.json.encode(corrected.state)


@pytest.mark.parametrize("edition", sorted(GAMES))
def test_misconduct_before_the_first_stroke_loses_the_match_on_the_board_too(edition: str) -> None:
    sitting = after_board(opened(edition, "singles"), {"misconduct": {"by": "A"}})
    shown = sitting.view()
    assert shown.after["match_lost_by"] == "white"
    assert shown.match["match_winner"] == "B"
    conceded = after_board(opened(edition, "singles"), {"concede": {"by": "B", "what": "match"}}).view()
    assert conceded.after["match_lost_by"] == "black"
    assert conceded.match["match_winner"] == "A"
