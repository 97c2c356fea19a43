"""What holds in every event, whatever is entered at the desk."""

from random import Random
from typing import Literal

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule
from msgspec.structs import replace

from arbitro.desk import Event, acts, judge, view
from arbitro.desk.law.undoing import only_shows, taken_back
from arbitro.desk.match import DRAW, FINISHED
from arbitro.kernel import Fact, Verdict
from tests.desk.floor import EDITIONS, FORMATS, any_act, drawing, finished, onward, opened

SIZES = st.integers(2, 40)
SEEDS = st.integers(0, 2**32)


def started(random: Random, format: str, entries: int, edition: str) -> Event:
    """Return an event that has just been drawn."""
    event = opened(random, format, max(entries, 4) if format == "groups" else entries, edition)
    return judge(event, drawing(event, random)).state


def bare(event: Event) -> Event:
    return replace(event, past=(), log=(), consequences=None, amendment=None)


def nobody_is_in_two_places(event: Event) -> None:
    """Suspended matches hold those who may have to leave them; a third place is played beside a consolation."""
    if event.setup.format not in ("knockout", "double"):
        return
    open_matches = [m for m in event.matches.values() if m.state not in (*FINISHED, "suspended")]
    names = [name for match in open_matches if match.id[0] not in "TX" for name in match.names]
    assert len(names) == len(set(names))


def nobody_is_paired_twice(event: Event) -> None:
    if event.setup.format == "swiss":
        pairs = [frozenset(match.names) for match in event.matches.values() if match.known]
        assert len(pairs) == len(set(pairs))
        byes = [match.names for match in event.matches.values() if match.state == "bye"]
        assert len(byes) == len(set(byes))


def matches_are_sound(event: Event) -> None:
    for match in event.matches.values():
        if match.state in ("ready", "called", "playing", "reported", "disputed", "withheld", "done"):
            assert match.known
        if match.state == "done":
            assert match.winner in (None, DRAW) or match.has(match.winner)
            assert (match.winner is None) == (match.by == "double-walkover")
        assert (match.state == "suspended") == bool(match.causes)
        assert match.table is None or match.state != "done"
    tables = [match.table for match in event.matches.values() if match.table]
    assert len(tables) == len(set(tables))


def all_holds(event: Event) -> None:
    nobody_is_in_two_places(event)
    nobody_is_paired_twice(event)
    matches_are_sound(event)
    for fee in event.fees.values():
        assert fee.paid >= fee.returned + fee.kept


def judged(event: Event, act: Fact) -> Verdict[Event]:
    """Judge an act, and hold what holds of every act."""
    verdict = judge(event, act)
    if verdict.refused and verdict.refused.law != "148":
        assert verdict.state is event
    elif not verdict.refused and not _leaves_nothing_to_undo(act):
        back = judge(verdict.state, acts.Undo())
        assert back.refused is None
        assert bare(back.state) == bare(event)
        assert back.state.past == event.past
    return verdict


def _leaves_nothing_to_undo(act: Fact) -> bool:
    """Tell whether an act is no act for a bare undo: time, another bare undo, or what only shows something."""
    return isinstance(act, acts.Tick) or act == acts.Undo() or only_shows(act)


class Day(RuleBasedStateMachine):
    """A day at the desk, act by act."""

    @initialize(seed=SEEDS, format=st.sampled_from(FORMATS), entries=SIZES, edition=st.sampled_from(EDITIONS))
    def begin(self, seed: int, format: str, entries: int, edition: str) -> None:
        self.random = Random(seed)
        self.event = self.first = started(self.random, format, entries, edition)
        self.log: list[Fact] = []

    @rule(seed=SEEDS)
    def enter(self, seed: int) -> None:
        act = any_act(self.event, Random(seed))
        self.log.append(act)
        self.event = judged(self.event, act).state

    @rule()
    def go_on(self) -> None:
        act = onward(self.event, self.random)
        if act is not None:
            self.log.append(act)
            self.event = judged(self.event, act).state

    @invariant()
    def holds(self) -> None:
        if hasattr(self, "event"):
            all_holds(self.event)

    def teardown(self) -> None:
        if not hasattr(self, "event"):
            return
        event = self.first
        for act in self.log:
            event = judge(event, act).state
        assert event == self.event
        assert view(event)["stage"] == self.event.stage
        assert finished(self.event, self.random).over


TestADayAtTheDesk = Day.TestCase
TestADayAtTheDesk.settings = settings(stateful_step_count=40)


def live(seed: int, format: str, entries: int, edition: str, steps: int) -> None:
    """Live through an event: random acts, the same again, then to its end; what holds always is held at every step."""
    random = Random(seed)
    event = again = started(random, format, entries, edition)
    entered: list[Fact] = []
    for _ in range(steps):
        entered.append(any_act(event, random))
        event = judged(event, entered[-1]).state
        all_holds(event)
    for act in entered:
        again = judge(again, act).state
    assert again == event
    event = finished(event, random)
    all_holds(event)
    assert view(event)["stage"] == "over"


@given(seed=SEEDS, format=st.sampled_from(FORMATS), entries=SIZES, edition=st.sampled_from(EDITIONS))
def test_every_event_ends_and_breaks_no_rule_of_its_format(
    seed: int, format: str, entries: int, edition: str
) -> None:
    live(seed, format, entries, edition, 40)


@pytest.mark.nightly
@given(
    seed=SEEDS, format=st.sampled_from(FORMATS), entries=st.integers(2, 16), edition=st.sampled_from(EDITIONS)
)
@settings(max_examples=20_000)
def test_twenty_thousand_events_end_and_break_no_rule(
    seed: int, format: str, entries: int, edition: str
) -> None:
    live(seed, format, entries, edition, 25)


@pytest.mark.nightly
@given(seed=SEEDS, format=st.sampled_from(FORMATS), edition=st.sampled_from(EDITIONS), data=st.data())
@settings(max_examples=400)
def test_large_events_end_and_break_no_rule(
    seed: int, format: str, edition: str, data: st.DataObject
) -> None:
    most = {"round-robin": 24, "league": 16, "groups": 64}.get(format, 512)
    live(seed, format, data.draw(st.integers(17, most) if most > 17 else st.just(16)), edition, 25)


@given(seed=SEEDS, format=st.sampled_from(FORMATS), entries=st.integers(4, 16), played=st.integers(1, 12))
def test_a_correction_followed_by_its_contrary_gives_the_same_event(
    seed: int, format: str, entries: int, played: int
) -> None:
    random = Random(seed)
    event = started(random, format, entries, "desk")
    for _ in range(played):
        ready = [match for match in event.in_order() if match.state == "ready"]
        assume(ready)
        match = random.choice(ready)
        event = judge(event, acts.Result(match.id, random.choice(match.names))).state
    match = random.choice([match for match in event.in_order() if match.by == "play"])
    assert match.winner is not None
    effect: Literal["score-only", "reroute"] = "reroute" if random.random() < 0.5 else "score-only"
    there = judge(event, acts.CorrectResult(match.id, match.other(match.winner), effect=effect, reason="x"))
    assume(there.refused is None)
    back = judge(there.state, acts.CorrectResult(match.id, match.winner, effect=effect, reason="x"))
    assert back.refused is None
    assert bare(back.state) == bare(event)


@given(seed=SEEDS, format=st.sampled_from(["knockout", "double"]), entries=st.integers(4, 16))
def test_a_correction_that_suspends_its_contrary_and_rulings_that_all_stands_give_the_same_event(
    seed: int, format: str, entries: int
) -> None:
    random = Random(seed)
    event = started(random, format, entries, "desk")
    for _ in range(random.randrange(1, 2 * entries)):
        ready = [match for match in event.in_order() if match.state == "ready"]
        if ready:
            match = random.choice(ready)
            event = judge(event, acts.Result(match.id, random.choice(match.names))).state
    match = random.choice([match for match in event.in_order() if match.by == "play"])
    assert match.winner is not None
    after = judge(
        event, acts.CorrectResult(match.id, match.other(match.winner), effect="suspend", reason="x")
    ).state
    after = judge(after, acts.CorrectResult(match.id, match.winner, effect="suspend", reason="x")).state
    for other in list(after.in_order()):
        if after.matches[other.id].state == "suspended":
            after = judge(after, acts.OfficialRuling(match=other.id, decision="stands")).state
    assert bare(after) == bare(event)


def amended_and_back(event: Event, there: acts.Amend, back: acts.Amend) -> None:
    first = judge(event, there)
    assume(first.refused is None)
    second = judge(first.state, back)
    assert second.refused is None
    assert bare(replace(second.state, amendments=())) == bare(replace(event, amendments=()))


@given(seed=SEEDS, format=st.sampled_from(FORMATS), entries=st.integers(4, 16), steps=st.integers(0, 25))
def test_an_amendment_followed_by_its_contrary_gives_the_same_event(
    seed: int, format: str, entries: int, steps: int
) -> None:
    random = Random(seed)
    event = started(random, format, entries, random.choice(EDITIONS))
    for _ in range(steps):
        event = judge(event, any_act(event, random)).state
    player, entry = random.choice(list(event.entries.items()))
    to, table = "Zoë Ñandú", "T99"
    amended_and_back(
        event,
        acts.Amend("name", player, to=to, reason="x"),
        acts.Amend("name", to, to=player, reason="x"),
    )
    amended_and_back(
        event,
        acts.Amend("club", player, to="Elsewhere", reason="x"),
        acts.Amend("club", player, to=entry.club, reason="x"),
    )
    amended_and_back(
        event,
        acts.Amend("tables", add=(table,), reason="x"),
        acts.Amend("tables", close=(table,), reason="x"),
    )


@given(seed=SEEDS, format=st.sampled_from(FORMATS), entries=st.integers(4, 16))
def test_undoing_every_act_by_its_line_gives_the_event_as_it_was_opened(
    seed: int, format: str, entries: int
) -> None:
    random = Random(seed)
    event = first = started(random, format, entries, "desk")
    opening = replace(first, log=(), past=())
    event = replace(opening, opening=opening)
    for _ in range(25):
        event = judge(event, any_act(event, random)).state
    taken = taken_back(event.log)
    standing = [number for number, one in enumerate(event.log, 1) if one.kind == "done" and not one.takes]
    due = [number for number in standing if number not in taken]
    assume(due)
    verdict = judge(event, acts.Undo(due[0], also=tuple(due[1:]), reason="x"))
    assert verdict.refused is None
    back = replace(verdict.state, amendments=(), reports=first.reports, now=first.now, opening=None)
    assert bare(back) == bare(replace(first, opening=None))
    assert bare(judge(verdict.state, acts.Undo()).state) == bare(event)
