"""What always holds, whatever is entered in whatever order."""

from typing import Any

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from arbitro.backgammon.facts import BackgammonFact
from arbitro.backgammon.game import GAMES
from arbitro.backgammon.match import BackgammonMatch
from arbitro.backgammon.notation import Step, write_play
from arbitro.backgammon.offences import OFFENCES
from arbitro.backgammon.plays import legal
from arbitro.backgammon.position import SIDES
from arbitro.backgammon.reading.events import NOTICES, READERS, read_event
from arbitro.backgammon.reading.given import read_match
from arbitro.kernel import CaseEvent
from tests.notebook import Notebook

GAME = GAMES["backgammon/wbgf-2.1"]
P = GAME.book.parameters
die = st.integers(1, 6)
side = st.sampled_from(SIDES)
by = st.one_of(st.just(True), side.map(lambda one: {"by": one}))

EVENTS: dict[str, st.SearchStrategy[Any]] = {
    "roll": st.one_of(
        st.lists(die, min_size=2, max_size=2), st.fixed_dictionaries({"X": die, "O": die}), st.just("invalid")
    ),
    "set_up": st.just(True),
    "move": st.sampled_from(["cannot move", "8/5 6/5", "13/8", "6/off", "24/18 13/11", "bar/20"]),
    "double": by,
    "take": by,
    "drop": by,
    "resign": st.sampled_from(["single", "gammon", "backgammon"]),
    "accept": by,
    "refuse": by,
    "notice": st.sampled_from(NOTICES),
    "condone": st.booleans(),
    "press": by,
    "spend": st.integers(0, 200),
    "pause": st.fixed_dictionaries(
        {"by": side, "reason": st.sampled_from(["dispute", "game-over", "illegal-move", "game-decided"])}
    ),
    "pick_up": by,
    "flag": side,
    "late": st.fixed_dictionaries({"by": side, "minutes": st.integers(0, 12)}),
    "break": side,
    "penalty": st.fixed_dictionaries({"to": side, "points": st.integers(1, 2)}),
    "correct_length": st.integers(1, 9),
    "reset_board": side,
    "offence": st.fixed_dictionaries({"what": st.sampled_from(sorted(OFFENCES)), "by": side}),
    "sanction": st.fixed_dictionaries(
        {
            "for": st.sampled_from(sorted(OFFENCES)),
            "measure": st.sampled_from(["warning", "points", "disqualification"]),
            "to": side,
        }
    ),
    "request": st.fixed_dictionaries(
        {"by": side, "what": st.sampled_from(["observer", "board", "baffle-box"])}
    ),
    "announce": st.sampled_from(["stream", {"what": "other-breaks", "breaks": 2}]),
    "observer": st.just(True),
    "baffle_box": st.just(True),
    "use_clock": st.just(True),
    "set_clock": st.just({"X": 100, "O": 90}),
    "start_late_clock": side,
    "restart_delay": st.just(True),
    "emergency": side,
    "result": st.fixed_dictionaries({"by": side, "X": die, "O": die}),
    "correct_score": st.fixed_dictionaries({"X": die, "O": die}),
}
PLAY = "a legal play"
entered = st.one_of(
    *(st.tuples(st.just(name), values) for name, values in EVENTS.items()),
    *([st.tuples(st.just(PLAY), st.integers(0, 500))] * 8),
    *([st.tuples(st.just("roll"), EVENTS["roll"])] * 6),
)
situations = st.fixed_dictionaries(
    {"length": st.sampled_from([3, 5, 7])},
    optional={
        "clock": st.just({"bank_s_per_point": 30, "delay_s": 8}),
        "policy": st.sampled_from(["legal", "responsible"]),
        "position": st.just({"X": {"6": 2, "3": 1}, "O": {"5": 2, "2": 1}}),
        "opening": st.just(True),
    },
)


def event(match: BackgammonMatch, name: str, value: Any) -> CaseEvent:
    """Return the event; a legal play is chosen among those there are."""
    if name != PLAY:
        return CaseEvent(name, value)
    if match.turn is None or match.dice is None:
        return CaseEvent("roll", {"X": 1 + value % 6, "O": 1 + value % 5} if match.turn is None else [3, 1])
    steps = legal(match.position, match.turn, match.dice).steps
    return CaseEvent(
        "move", write_play(Step(*step) for step in steps[value % len(steps)]) if steps else "cannot move"
    )


def test_every_event_is_tried() -> None:
    assert set(EVENTS) == set(READERS)


@given(situations, st.lists(entered, max_size=40))
def test_nothing_breaks_refusals_change_nothing_and_men_are_never_lost(
    given_: dict[str, Any], events: list[tuple[str, Any]]
) -> None:
    match = read_match(given_, P)
    men = [sum(match.position.men(one)) for one in SIDES]
    for name, value in events:
        verdict = GAME.judge(match, read_event(event(match, name, value), "event", P))
        if verdict.refused:
            assert verdict.state is match
        match = verdict.state
        if match.history:
            assert [sum(match.position.men(one)) for one in SIDES] in (men, [15, 15])
        assert all(match.time_left(one) >= 0 for one in SIDES)
        assert msgspec.json.encode(GAME.view(match).after)
    assert msgspec.json.decode(msgspec.json.encode(match), type=BackgammonMatch) == match


@given(situations, st.lists(entered, max_size=25))
def test_a_journal_replays_to_the_same_match(given_: dict[str, Any], events: list[tuple[str, Any]]) -> None:
    match = start = read_match(given_, P)
    journal: Notebook = Notebook.open(BackgammonFact, "backgammon/wbgf-2.1", given_, author="desk", at=0)
    for number, (name, value) in enumerate(events):
        fact = read_event(event(match, name, value), "event", P)
        journal = journal.record(fact, author="desk", at=number)
        match = GAME.judge(match, fact).state
    loaded: Notebook = Notebook.load(BackgammonFact, journal.export())
    assert loaded.fold(start, lambda state, fact: GAME.judge(state, fact).state) == match
