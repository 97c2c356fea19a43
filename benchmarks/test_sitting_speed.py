"""A whole best of 35 frames as a live match: what entering, undoing, correcting, resuming and offering cost."""

import time
from functools import cache
from typing import Any

import msgspec
import pytest

from arbitro.kernel import CaseEvent, Checkpoint, Sitting
from arbitro.library import game

pytestmark = pytest.mark.benchmark(timer=time.process_time)
FRAMES = 35
COLOURS = ("black", "black", "pink", "blue", "black")
SAFETIES = 120
"""Strokes that pot nothing before the break, so that a frame has about 160 acts, as a slow one has."""


def strokes() -> list[CaseEvent]:
    """The acts of one frame: safety, then a clearance with a colour after each red."""
    safe = [CaseEvent("stroke", {"first": "red"})] * SAFETIES
    reds = [
        event
        for number in range(15)
        for event in (
            CaseEvent("stroke", {"potted": ["red"]}),
            CaseEvent("stroke", {"nominated": COLOURS[number % 5], "potted": [COLOURS[number % 5]]}),
        )
    ]
    last = [
        CaseEvent("stroke", {"potted": [ball]})
        for ball in ("yellow", "green", "brown", "blue", "pink", "black")
    ]
    return [*safe, *reds, *last]


@cache
def whole() -> Sitting[Any, Any]:
    """A match in which the sides win frame after frame until it is decided."""
    playing = game("snooker/wpbsa")
    terms = msgspec.convert({"length": {"best_of": FRAMES}}, playing.terms)
    sitting: Sitting[Any, Any] = Sitting.open(playing, terms, ("Ada", "Bea"), author="referee")
    at = 0
    while sitting.standing().ended is None:
        for event in strokes():
            at += 20_000
            heard = sitting.enter(*playing.facts(sitting.state, event), author="referee", at=at)
            if heard.refused:
                break
            sitting = heard.sitting
    return sitting


@cache
def under_way() -> Sitting[Any, Any]:
    """The same before its last frame is over."""
    sitting = whole()
    for _ in range(20):
        sitting = sitting.undo("for the benchmark", author="referee", at=sitting.journal.at).sitting
    return sitting


def told(benchmark: Any, limit: str) -> None:
    benchmark.extra_info["entries"] = len(whole().journal.entries)
    benchmark.extra_info["required"] = limit


def test_enter_one_fact(benchmark: Any) -> None:
    sitting = under_way()
    offer = next(one for one in sitting.offers() if one.act == "stroke")
    facts = sitting.game.facts(sitting.state, CaseEvent(offer.act, offer.plain))
    benchmark(lambda: sitting.enter(*facts, author="referee", at=sitting.journal.at, command="a command"))
    told(benchmark, "150 us")


def test_undo_the_last(benchmark: Any) -> None:
    sitting = under_way()
    benchmark(lambda: sitting.undo("slip", author="referee", at=sitting.journal.at))
    told(benchmark, "100 us")


def test_correct_in_this_frame(benchmark: Any) -> None:
    sitting = under_way()
    number = sitting.judged.played[2].step.number
    facts = sitting.facts(number)
    benchmark(lambda: sitting.correct(number, *facts, reason="so", author="referee", at=sitting.journal.at))
    told(benchmark, "20 ms")


def test_correct_in_the_first_frame(benchmark: Any) -> None:
    sitting = under_way()
    facts = sitting.facts(1)
    correct = lambda: sitting.correct(1, *facts, reason="so", author="referee", at=sitting.journal.at)  # noqa: E731
    benchmark.pedantic(correct, rounds=3)
    told(benchmark, "none")


def test_resume_from_what_is_stored(benchmark: Any) -> None:
    sitting = under_way()
    lines, kept = sitting.journal.export(), msgspec.json.encode(sitting.checkpoint())

    def resume() -> Sitting[Any, Any]:
        checkpoint = msgspec.json.decode(kept, type=Checkpoint)
        return Sitting.load(sitting.game, lines, checkpoint)

    again = benchmark.pedantic(resume, rounds=10)
    assert again.state == sitting.state
    told(benchmark, "100 ms")


def play_of(edition: str) -> Sitting[Any, Any]:
    """A match in which what is due has been done six times, in its plainest form."""
    sitting: Sitting[Any, Any] = Sitting.open(game(edition), author="referee")
    for at in range(6):
        due = next(offer for offer in sitting.offers() if offer.due)
        facts = sitting.game.facts(sitting.state, CaseEvent(due.act, due.plain))
        sitting = sitting.enter(*facts, author="referee", at=at * 1000).sitting
    return sitting


@pytest.mark.parametrize("edition", ["carrom/icf-2001", "snooker/wpbsa", "backgammon/wbgf-2.1"])
def test_all_that_may_be_entered_now(benchmark: Any, edition: str) -> None:
    sitting = play_of(edition)
    benchmark.extra_info["offers"] = len(benchmark(sitting.offers))
    benchmark.extra_info["required"] = "300 us"
