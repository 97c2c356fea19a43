"""Live matches of carrom: corrections, undo and journals give what playing it so would have given."""

from pathlib import Path
from random import Random
from typing import Any, cast, get_args

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from arbitro.carrom.contest import CarromContest
from arbitro.carrom.facts import CarromFact, NextBoard
from arbitro.carrom.game import GAMES, Carrom
from arbitro.carrom.match import Format
from arbitro.carrom.terms import CarromLength, CarromTerms
from arbitro.cases import Case, compare, hear, read_cases
from arbitro.cases.hearing import HeardEvent as Ruled
from arbitro.cases.hearing import Hearing
from arbitro.kernel import CaseEvent, Journal, Refused, Ruling
from arbitro.kernel.sitting import Sitting
from tests.carrom.random_facts import random_fact

FILES = sorted((Path(__file__).parents[1] / "cases" / "carrom").glob("*.yaml"))
editions = st.sampled_from(sorted(GAMES))
formats = st.sampled_from(get_args(Format))
seeds = st.integers(0, 2**32)
ACTS = 30
Live = Sitting[CarromContest, CarromFact]


def next_fact(rng: Random, contest: CarromContest) -> CarromFact:
    if contest.board.over and rng.random() < 0.6:
        return NextBoard()
    return cast("CarromFact", random_fact(rng, contest.board))


def sat(game: Carrom, form: Format, rng: Random, acts: int = ACTS) -> Live:
    """Return a match into which random acts were entered."""
    sitting = Sitting.open(game, CarromTerms(format=form, length=CarromLength(1, 3)), author="desk")
    for number in range(acts):
        fact = next_fact(rng, sitting.state)
        sitting = sitting.enter(fact, author="umpire", at=number * 700).sitting
    return sitting


@settings(max_examples=12, deadline=None)
@given(editions, formats, seeds)
def test_a_correction_gives_what_playing_it_so_would_have_given(
    edition: str, form: Format, seed: int
) -> None:
    game, rng = GAMES[edition], Random(seed)
    sitting = sat(game, form, rng)
    number = rng.randint(1, sitting.sequence)
    another = next_fact(rng, sitting.state_before(number))
    heard = sitting.correct(number, another, reason="seen wrongly", author="umpire", at=99_000)
    if heard.refused:
        assert heard.sitting is sitting
        return
    again = Sitting.open(game, CarromTerms(format=form, length=CarromLength(1, 3)), author="desk")
    left_out = False
    for entry in range(1, sitting.sequence + 1):
        told = (another,) if entry == number else sitting.facts(entry)
        entered = again.enter(*told, author="umpire", at=sitting.journal.entries[entry].at)
        if entered.rejudged and left_out:
            return  # it judges again what the corrected match still holds and this one never took in
        left_out = left_out or bool(entered.refused)
        again = entered.sitting
    assert heard.sitting.state == again.state
    assert heard.sitting.standing() == again.standing()


@settings(max_examples=12, deadline=None)
@given(editions, formats, seeds)
def test_undo_then_redo_is_nothing_and_the_journal_gives_the_match_again(
    edition: str, form: Format, seed: int
) -> None:
    game, rng = GAMES[edition], Random(seed)
    sitting = sat(game, form, rng)
    back = sitting
    for _ in range(rng.randint(1, sitting.sequence)):
        back = back.undo("", author="umpire", at=50_000).sitting
    while back.changes.undone:
        back = back.redo("", author="umpire", at=60_000).sitting
    assert back.state == sitting.state
    exported = sitting.journal.export()
    resumed = Sitting.resume(game, Journal.load(exported), sitting.checkpoint())
    assert resumed.state == sitting.state
    assert resumed.journal.export() == exported


@settings(max_examples=12, deadline=None)
@given(editions, formats, seeds)
def test_a_state_read_back_from_its_json_is_equal(edition: str, form: Format, seed: int) -> None:
    import msgspec

    game = GAMES[edition]
    state = sat(game, form, Random(seed)).state
    assert game.decode_state(msgspec.json.encode(state)) == state


def through_a_sitting(case: Case) -> Hearing:
    """Rule on a case as the hall does: the situation taken over, each event an act of its own."""
    game: Any = GAMES[case.edition]
    level = "match" if case.given.get("level") == "match" else "after"
    taken_over = case.given or {"turn": "white"}
    sitting: Live = Sitting.open(game, CarromTerms(given=taken_over), author="desk")
    ruled: list[Ruled] = []
    refused: Refused | None = None
    for event in case.when:
        heard = sitting.enter(*game.facts(sitting.state, event), author="umpire", at=0)
        sitting, refused = heard.sitting, heard.refused
        cited = [
            ruling for told in sitting.last(1) for verdict in told.verdicts for ruling in verdict.rulings
        ]
        ruled.append(Ruled((*cited, *([refused] if refused else []))))
    cited = [*rulings_of(sitting)]
    return Hearing(case, getattr(sitting.view(), level), (*ruled, Ruled(tuple(cited))), refused)


def rulings_of(sitting: Live) -> list[Ruling]:
    told = [one.played for one in sitting.history() if one.played]
    return [ruling for played in told for verdict in played.verdicts for ruling in verdict.rulings]


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_every_case_holds_through_a_sitting(file: Path) -> None:
    differing = {}
    for case in read_cases(file.read_text(encoding="utf-8")):
        assert isinstance(case, Case)
        hearing, ruled = through_a_sitting(case), hear(case)
        differences = compare(hearing)
        after = {key: value for key, value in hearing.after.items() if key != "colours"}
        if differences or after != ruled.after or not set(ruled.laws) <= set(hearing.laws):
            differing[case.id] = differences or set(ruled.laws) - set(hearing.laws) or after
    assert differing == {}


def test_an_act_of_a_side_of_the_match_is_read_at_the_board() -> None:
    game = GAMES["carrom/icf-2001"]
    sitting = Sitting.open(game, author="desk")
    sitting = sitting.enter(
        *game.facts(sitting.state, CaseEvent("stroke", {})), author="umpire", at=1
    ).sitting
    heard = sitting.enter(*game.facts(sitting.state, CaseEvent("foul", {"by": "A"})), author="umpire", at=2)
    assert heard.sitting.state.board.owed.white == 1
