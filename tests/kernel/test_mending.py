"""Acts that are put right in all three games, over random acts with clocks: what stands is what the journal tells."""

from contextlib import suppress
from random import Random
from typing import Any

import msgspec
import pytest

from arbitro.kernel import BadAct, CaseEvent, Heard, Journal, Malformed, Running, Sitting
from arbitro.kernel.journal import Undone
from arbitro.kernel.sitting import CORRECTED
from arbitro.library import game

TERMS: dict[str, dict[str, Any]] = {
    "carrom/icf-2001": {"clock": {"seconds": 20}, "length": {"games": 3, "boards": 2}},
    "carrom/classic-29": {"clock": True, "format": "doubles"},
    "carrom/colombia": {},
    "snooker/wpbsa": {"clock": {"stroke_s": 30}, "length": {"best_of": 3}},
    "backgammon/wbgf-2.1": {"clock": {"bank_s_per_point": 60, "delay_s": 12}, "length": {"points": 3}},
}
WHO: dict[str, Any] = {"author": "umpire"}
Live = Sitting[Any, Any]


def opened(edition: str) -> Live:
    played = game(edition)
    return Sitting.open(played, msgspec.convert(TERMS[edition], played.terms), ("Ada", "Bea"), author="desk")


def facts(sitting: Live, state: Any, rng: Random) -> tuple[Any, ...] | None:
    """Return something that is offered in a state, as its facts."""
    offers = sitting.game.offers(state)
    if not offers:
        return None
    first = [offer for offer in offers if offer.due]
    offer = rng.choice(first if first and rng.random() < 0.7 else offers)
    try:
        return sitting.game.facts(state, CaseEvent(offer.act, offer.plain))
    except Malformed:
        return None


def mended(sitting: Live, rng: Random, at: int, kind: str) -> Heard[Any, Any] | None:
    numbers = [step.number for step in sitting.judged.steps_from(0)]
    if not numbers:
        return None
    number = rng.choice(numbers[-8:])
    told = facts(sitting, sitting.state_before(number), rng)
    if told is None:
        return None
    out = sorted(sitting.lapsed)
    revive = out[:1] if rng.random() < 0.3 else []
    put = sitting.correct if kind == "correct" else sitting.insert
    return put(number, *told, reason="seen again", at=at, revive=revive, **WHO)


def act(sitting: Live, rng: Random, at: int) -> Heard[Any, Any] | None:
    """Do one random thing; None where there is nothing to do it on."""
    kind = rng.choices(
        ["enter", "clock", "undo", "redo", "correct", "insert", "run", "pause", "go on"],
        [60, 4, 8, 6, 6, 6, 4, 2, 4],
    )[0]
    try:
        match kind:
            case "enter":
                told = facts(sitting, sitting.state, rng)
                return sitting.enter(*told, at=at, **WHO) if told else None
            case "clock":
                due = sitting.due(at)
                return sitting.enter(due[1], author="clock", at=due[0]) if due else None
            case "undo":
                return sitting.undo("slip", at=at, **WHO)
            case "redo":
                return sitting.redo("no slip", at=at, **WHO)
            case "run":
                return sitting.let_run(at=at, **WHO)
            case "pause":
                return sitting.pause("tea", at=at, **WHO)
            case "go on":
                return sitting.go_on(at=at, **WHO)
            case _:
                return mended(sitting, rng, at, kind)
    except BadAct:
        return None


def played(edition: str, seed: int, acts: int = 60) -> tuple[Live, Random]:
    rng, sitting = Random(seed), opened(edition)
    for _ in range(acts):
        at = sitting.journal.at + rng.choice([0, 700, 4000, 9000])
        heard = act(sitting, rng, at)
        if heard is None:
            continue
        if heard.refused is not None:
            assert heard.sitting is sitting, "refused = unchanged"
        sitting = heard.sitting
    return sitting, rng


def shown(sitting: Live, now: int) -> list[tuple[Any, ...]]:
    return [(one.purpose, one.of, one.left, one.running, one.reason) for one in sitting.clocks(now)]


def times(clocks: tuple[Running, ...]) -> list[tuple[Any, ...]]:
    return [(one.purpose, one.of, one.left, one.before) for one in clocks]


def ruled(sitting: Live) -> tuple[Any, ...]:
    """Return what is shown of a match, but for its clocks."""
    view = sitting.view("official")
    return view.match, {key: value for key, value in view.after.items() if key != "clock"}


def same(one: Live, other: Live) -> None:
    assert one.state == other.state
    assert (one.lapsed, one.stood, one.pauses) == (other.lapsed, other.stood, other.pauses)
    for later in (0, 3000, 100_000):
        assert shown(one, one.journal.at + later) == shown(other, one.journal.at + later)


EACH = pytest.mark.parametrize("edition", TERMS)
SEEDS = pytest.mark.parametrize("seed", range(6))


@EACH
@SEEDS
def test_what_is_resumed_is_what_was_there(edition: str, seed: int) -> None:
    sitting, _ = played(edition, seed)
    same(Sitting.load(sitting.game, sitting.journal.export()), sitting)
    same(Sitting.load(sitting.game, sitting.journal.export(), sitting.checkpoint()), sitting)


def test_an_act_that_lapses_by_what_its_own_insertion_revives_leaves_a_journal_that_can_be_read() -> None:
    sitting, _ = played("carrom/icf-2001", 0, 101)
    lapsed = [one for one in sitting.journal.entries if one.number in getattr(one.act, "out", ())]
    assert lapsed, "an insertion that has put itself out of force"
    same(Sitting.load(sitting.game, sitting.journal.export()), sitting)


@pytest.mark.nightly
@EACH
@pytest.mark.parametrize("part", range(4))
def test_a_hundred_thousand_acts_are_what_their_journals_tell(edition: str, part: int) -> None:
    """Refused, an act changes nothing; corrected, undone or resumed, a match is what a replay of its journal gives."""
    for seed in range(100 * part, 100 * part + 50):
        sitting, _ = played(edition, seed, 101)
        same(Sitting.load(sitting.game, sitting.journal.export()), sitting)
        same(Sitting.load(sitting.game, sitting.journal.export(), sitting.checkpoint()), sitting)


@EACH
@SEEDS
def test_an_insertion_or_a_correction_that_is_taken_back_leaves_everything_as_before(
    edition: str, seed: int
) -> None:
    sitting, rng = played(edition, seed)
    now = sitting.journal.at + 2500
    for kind in ("insert", "correct"):
        try:
            heard = mended(sitting, rng, now, kind)
        except BadAct:
            continue
        if heard is None or heard.refused:
            continue
        assert all(not one.running for one in heard.sitting.clocks(now + 60_000))
        undone = heard.sitting.undo("no", at=now + 60_000, **WHO).sitting
        assert (undone.state, undone.lapsed) == (sitting.state, sitting.lapsed)
        assert times(undone.clocks(now + 90_000)) == times(sitting.clocks(now))
        again = undone.redo("yes", at=now + 95_000, **WHO).sitting
        assert (again.state, again.lapsed, again.stood) == (
            heard.sitting.state,
            heard.sitting.lapsed,
            heard.sitting.stood,
        )


@EACH
@SEEDS
def test_a_correction_gives_what_playing_it_so_from_the_start_gives(edition: str, seed: int) -> None:
    sitting, rng = played(edition, seed, 40)
    for kind in ("correct", "insert"):
        heard = None
        with suppress(BadAct):
            heard = mended(sitting, rng, sitting.journal.at + 1000, kind)
        after = heard.sitting if heard else sitting
        fresh = opened(edition)
        for step in after.judged.steps_from(0):
            if step.number in after.lapsed:
                continue
            told = [fresh.game.decode(bytes(fact)) for fact in step.facts]
            entered = fresh.enter(*told, at=step.at, **WHO)
            assert entered.refused is None
            fresh = entered.sitting
        assert ruled(fresh) == ruled(after)
        assert fresh.standing() == after.standing()


@EACH
@SEEDS
def test_after_undo_every_clock_stands_as_when_the_act_was_entered(edition: str, seed: int) -> None:
    sitting, rng = played(edition, seed, 25)
    now = sitting.journal.at + 3100
    told = facts(sitting, sitting.state, rng)
    if sitting.pauses.since is not None or told is None:
        return
    heard = sitting.enter(*told, at=now, **WHO)
    if heard.refused:
        return
    undone = heard.sitting.undo("slip", at=now + 50_000, **WHO).sitting
    clocks = undone.clocks(now + 500_000)
    assert times(clocks) == times(sitting.clocks(now))
    assert all((one.running, one.reason) == (False, CORRECTED) for one in clocks)
    assert undone.due(now + 500_000) is None, "nothing is entered because of time that passed"
    same(Sitting.resume(undone.game, Journal.load(undone.journal.export())), undone)


def test_clocks_go_on_from_what_was_left_with_the_next_act_or_when_they_are_let_run() -> None:
    sitting = opened("backgammon/wbgf-2.1")
    bank = {one.of: one.left for one in sitting.clocks(0)}
    for at, (name, value) in enumerate((("roll", {"X": 3, "O": 1}), ("move", "8/5 6/5"))):
        told = sitting.game.facts(sitting.state, CaseEvent(name, value))
        sitting = sitting.enter(*told, at=at * 20_000, **WHO).sitting
    undone = sitting.undo("slip", at=70_000, **WHO).sitting
    left = {one.of: one.left for one in undone.clocks(99_000)}
    assert left == {"X": bank["X"] - 8_000, "O": bank["O"]}, "20 s less a delay of 12"
    running = undone.let_run(at=100_000, **WHO).sitting
    assert [one.left for one in running.clocks(103_000) if one.running] == [left["X"] - 3_000]
    with pytest.raises(BadAct, match="nothing-to-run"):
        running.let_run(at=104_000, **WHO)
    for before in (undone, running):
        told = before.game.facts(before.state, CaseEvent("move", "24/23 13/10"))
        after = before.enter(*told, at=104_000, **WHO).sitting
        spent = 0 if before is undone else 4_000
        assert {one.of: one.left for one in after.clocks(104_000)} == {"X": left["X"] - spent, "O": bank["O"]}
        assert [one.of for one in after.clocks(104_000) if one.running] == ["O"]


def test_a_corrected_act_gives_back_the_time_since_it_was_entered() -> None:
    sitting = opened("backgammon/wbgf-2.1")
    for at, (name, value) in enumerate(
        (("roll", {"X": 3, "O": 1}), ("move", "8/5 6/5"), ("roll", [6, 5]), ("move", "24/13"))
    ):
        told = sitting.game.facts(sitting.state, CaseEvent(name, value))
        sitting = sitting.enter(*told, at=at * 20_000, **WHO).sitting
    told = sitting.game.facts(sitting.state_before(2), CaseEvent("move", "24/23 13/10"))
    right = sitting.correct(2, *told, reason="seen again", at=90_000, **WHO).sitting
    assert [(one.of, one.left) for one in right.clocks(95_000)] == [("X", 180_000 - 8_000), ("O", 180_000)]
    assert right.state.turn == "X"


def test_a_journal_written_before_clocks_stood_opens_as_it_did() -> None:
    sitting = opened("carrom/icf-2001")
    for at, (name, value) in enumerate((("play", True), ("stroke", {"white": 1}))):
        told = sitting.game.facts(sitting.state, CaseEvent(name, value))
        sitting = sitting.enter(*told, at=at * 2_000, **WHO).sitting
    undone = sitting.undo("slip", at=3_000, **WHO).sitting.journal.entries[-1]
    old = Sitting.resume(sitting.game, sitting.journal.append(Undone("slip"), author="umpire", at=3_000))
    assert b"clocks" not in old.journal.export()
    assert isinstance(undone.act, Undone)
    assert [(one.left, one.running) for one in old.clocks(5_000)] == [(15_000, True)]
