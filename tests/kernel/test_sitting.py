from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from arbitro.kernel import BadAct, CaseEvent, Game, Heard, Journal, Sitting
from arbitro.kernel.journal import Opened
from tests.example.game import Heap, Purpose, Take
from tests.example.match import Bell, Concede, Expired, HeapGame, HeapMatch, HeapTerms, NextHeap

GAME: Game[Any, Any] = HeapGame()
takes = st.builds(Take, stones=st.integers(1, 3), both_hands=st.booleans(), dropped=st.integers(0, 1))
facts = st.one_of(
    takes, takes, takes, takes, st.builds(Purpose, st.booleans()), st.just(NextHeap()), st.just(NextHeap()),
    st.builds(Concede, st.sampled_from(["", "A", "B"])), st.just(Bell()),
)  # fmt: skip
ACTS = st.one_of(
    facts,
    facts,
    facts,
    st.sampled_from(["undo", "redo", "pause", "go on"]),
    st.tuples(st.integers(1, 40), facts),
)


def opened(heaps: int = 4, stones: int = 5) -> Sitting[Any, Any]:
    return Sitting.open(GAME, HeapTerms(heaps=heaps, stones=stones), ("Ada", "Bea"), author="umpire")


def act(sitting: Sitting[Any, Any], what: Any, at: int) -> Heard[Any, Any] | None:
    try:
        match what:
            case "undo":
                return sitting.undo("slip", author="umpire", at=at)
            case "redo":
                return sitting.redo("no slip", author="umpire", at=at)
            case "pause":
                return sitting.pause("tea", author="umpire", at=at)
            case "go on":
                return sitting.go_on(author="umpire", at=at)
            case (number, fact):
                return sitting.correct(number, fact, reason="seen again", author="umpire", at=at)
            case fact:
                return sitting.enter(fact, author="umpire", at=at)
    except BadAct:
        return None


def played(acts: list[Any], **terms: int) -> Sitting[Any, Any]:
    sitting = opened(**terms)
    for at, what in enumerate(acts):
        if heard := act(sitting, what, at * 1000):
            sitting = heard.sitting
    return sitting


def same(first: Sitting[Any, Any], second: Sitting[Any, Any]) -> None:
    assert first.state == second.state
    assert first.lapsed == second.lapsed
    assert first.pauses == second.pauses
    assert [told.played and told.played.state for told in first.history()] == [
        told.played and told.played.state for told in second.history()
    ]


@given(st.lists(ACTS, max_size=30))
def test_what_is_resumed_from_bytes_is_what_was_there(acts: list[Any]) -> None:
    sitting = played(acts)
    lines = sitting.journal.export()
    same(Sitting.resume(GAME, Journal.load(lines)), sitting)
    same(Sitting.load(GAME, lines), sitting)


@given(st.lists(ACTS, max_size=40), st.integers(0, 40))
def test_a_checkpoint_gives_the_same_match_or_is_passed_over(acts: list[Any], kept: int) -> None:
    sitting, checkpoint = opened(stones=3), None
    for at, what in enumerate(acts):
        if heard := act(sitting, what, at * 1000):
            sitting = heard.sitting
        if at == kept:
            checkpoint = msgspec.json.decode(
                msgspec.json.encode(sitting.checkpoint()), type=type(sitting.checkpoint())
            )
    resumed = Sitting.load(GAME, sitting.journal.export(), checkpoint)
    same(resumed, sitting)
    for what in ("undo", "undo", "redo", (1, Take(2)), NextHeap(), Take(1)):
        after, again = act(sitting, what, 99_000), act(resumed, what, 99_000)
        assert (after is None) == (again is None)
        if after and again:
            same(again.sitting, after.sitting)
            sitting, resumed = after.sitting, again.sitting


@given(st.lists(ACTS, max_size=25), st.integers(1, 10))
def test_undo_then_redo_is_the_identity_through_units(acts: list[Any], times: int) -> None:
    sitting = there = played(acts)
    done = 0
    for _ in range(times):
        if heard := act(there, "undo", 99_000):
            there, done = heard.sitting, done + 1
    for _ in range(done):
        heard = act(there, "redo", 99_000)
        assert heard is not None
        there = heard.sitting
    assert there.state == sitting.state
    assert there.lapsed == sitting.lapsed


@given(st.lists(facts, min_size=1, max_size=20), st.data())
def test_a_correction_gives_what_playing_it_so_would_have_given(
    entered: list[Any], data: st.DataObject
) -> None:
    sitting = played(entered)
    numbers = [told.entry.number for told in sitting.history() if told.played]
    if not numbers:
        return
    number, fact = data.draw(st.sampled_from(numbers)), data.draw(facts)
    heard = act(sitting, (number, fact), 99_000)
    assert heard is not None
    if heard.refused:
        assert heard.sitting is sitting
        return
    so = opened()
    for told in sitting.history():
        if told.played:
            facts_then = heard.sitting.facts(told.entry.number)
            after = so.enter(*facts_then, author="umpire", at=told.entry.at)
            assert (after.refused is not None) == (told.entry.number in heard.sitting.lapsed)
            so = after.sitting
    assert heard.sitting.state == so.state


@given(st.lists(ACTS, max_size=20), facts)
def test_refused_returns_the_very_same_match(acts: list[Any], fact: Any) -> None:
    sitting = played(acts)
    heard = sitting.enter(fact, author="umpire", at=99_000)
    assert (heard.entry is None) == (heard.refused is not None)
    if heard.refused:
        assert heard.sitting is sitting
    else:
        assert heard.sitting.sequence == sitting.sequence + 1


def test_several_facts_are_one_entry_all_or_nothing() -> None:
    sitting = opened()
    heard = sitting.enter(Take(2), Take(2), author="umpire", at=5)
    assert heard.sitting.state.heap.stones == 1
    assert heard.sitting.sequence == 1
    assert heard.sitting.undo("both", author="umpire", at=6).sitting.state == sitting.state
    refused = sitting.enter(Take(3), Take(3), author="umpire", at=5)
    assert refused.sitting is sitting
    assert [verdict.refused is None for verdict in refused.verdicts] == [True, False]


def test_a_recorded_fact_is_complete() -> None:
    sitting = played([Take(1), Take(1), Concede()])
    assert sitting.facts(3) == (Concede("A"),)
    corrected = sitting.correct(1, Take(1, both_hands=True), reason="so", author="umpire", at=9_000).sitting
    assert corrected.state.heap.winner == "B", "who conceded does not change with whose turn it was"


def test_a_command_that_comes_twice_is_entered_once() -> None:
    first = opened().enter(Take(1), author="umpire", at=1, command="k1")
    again = first.sitting.enter(Take(1), author="umpire", at=2, command="k1")
    assert again.entry == first.entry
    assert again.sitting is first.sitting
    resumed = Sitting.resume(GAME, first.sitting.journal)
    assert resumed.enter(Take(1), author="umpire", at=3, command="k1").entry == first.entry


def test_later_acts_that_a_correction_makes_impossible_lapse_and_come_back() -> None:
    sitting = played([Take(1), Take(3), Take(1)], stones=5)
    heard = sitting.correct(1, Take(3), reason="three", author="umpire", at=9_000)
    assert heard.lapsed == (2,)
    assert heard.sitting.state.heap.stones == 1
    back = heard.sitting.undo("one after all", author="umpire", at=9_001).sitting
    assert back.lapsed == frozenset()
    assert back.state == sitting.state


def test_a_later_act_shows_an_earlier_one_in_another_light() -> None:
    sitting = played([Take(1), Take(1)])
    heard = sitting.enter(Bell(), author="umpire", at=9_000)
    assert heard.rejudged == (1,)
    assert heard.sitting.state == played([Take(1, both_hands=True), Take(1)]).state
    assert heard.sitting.undo("no bell", author="umpire", at=9_001).sitting.state == sitting.state
    told = played([Take(1, dropped=1)]).enter(Purpose(False), author="umpire", at=9_000)
    assert told.rejudged == (1,)


def test_the_next_moment_a_clock_ends_and_the_fact_then() -> None:
    sitting = opened().enter(Take(1), author="umpire", at=4_000).sitting
    assert sitting.due(10_000) == (19_000, Expired("B"))
    paused = sitting.pause("tea", author="umpire", at=10_000).sitting
    assert paused.due(50_000) is None
    assert [(clock.running, clock.reason, clock.left) for clock in paused.clocks(70_000)] == [
        (False, "tea", 9_000)
    ]
    on = paused.go_on(author="umpire", at=60_000).sitting
    assert on.due(60_000) == (69_000, Expired("B"))
    assert Sitting.resume(GAME, on.journal).due(60_000) == (69_000, Expired("B"))


def test_time_never_falls() -> None:
    sitting = opened().enter(Take(1), author="umpire", at=4_000).sitting
    back = sitting.enter(Take(1), author="umpire", at=1).sitting
    assert back.journal.at == 4_000


def test_a_dispute_puts_the_match_under_review() -> None:
    sitting = played([Take(1)])
    disputed = sitting.protest("two were taken", author="Bea", at=2_000).sitting
    assert disputed.review == 1
    with pytest.raises(BadAct, match="in-review"):
        disputed.protest("again", author="Bea", at=2_001)
    assert Sitting.resume(GAME, disputed.journal).review == 1
    assert disputed.settle("one", author="referee", at=3_000).sitting.review is None
    with pytest.raises(BadAct, match="not-in-review"):
        sitting.settle("", author="referee", at=3_000)


def test_the_last_acts_are_there_also_when_a_unit_has_just_begun() -> None:
    sitting = played([Take(3), Take(2), NextHeap(), Take(1)])
    assert [one.step.number for one in sitting.last(3)] == [2, 3, 4]
    assert [one.step.number for one in played([Take(1)]).last(3)] == [1]


def test_what_is_offered_and_what_is_asked() -> None:
    sitting = played([Take(1, dropped=1)])
    assert [offer.act for offer in sitting.offers()] == ["take", "concede", "purpose"]
    assert [offer.asks for offer in sitting.questions()] == ["on-purpose"]
    for offer in sitting.offers():
        fact = GAME.facts(sitting.state, CaseEvent(offer.act, offer.plain))
        assert sitting.enter(*fact, author="umpire", at=9_000).refused is None


def test_the_terms_and_names_are_in_the_first_entry() -> None:
    sitting = opened(heaps=2)
    first = sitting.journal.opened
    assert first == Opened("example/heap", {"given": {}, "heaps": 2, "stones": 5}, ("Ada", "Bea"))
    assert Sitting.resume(GAME, sitting.journal).state == HeapMatch(Heap(5), HeapTerms(heaps=2, stones=5))


def test_old_journals_keep_opening() -> None:
    lines = Path(__file__).with_name("heap-format-1.jsonl").read_bytes()
    sitting = Sitting.resume(GAME, Journal.load(lines))
    assert sitting.view().match == {"A": 1, "B": 1}
    assert sitting.standing().score == (1, 1)
