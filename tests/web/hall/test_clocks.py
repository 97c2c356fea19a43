"""The hall's own clocks: one that is imposed runs, a time that is up is a question, and no hand contradicts a clock."""

import asyncio
import json
from typing import Any

import pytest
from starlette.testclient import TestClient

from tests.web.hall.conftest import Device
from tests.web.hall.test_acts import made
from tests.web.hall.test_lag import Turned
from tests.web.hall.test_put_right import clocks, does, time

__all__ = ["time"]
BACKGAMMON = {"edition": "backgammon/wbgf-2.1", "length": {"points": 7}}
OPENING = {"roll": {"X": 3, "O": 1}}
SLOW = {"offence": {"what": "slow-play", "by": "X"}}
TIMED = {"sanction": {"for": "slow-play", "measure": "clock", "to": "X"}}


@pytest.mark.parametrize(
    "acts",
    [
        [{"use_clock": {"why": "imposed"}}],
        [{"use_clock": {"why": "asked-by-director"}}],
        [{"use_clock": {"why": "required"}}],
        [SLOW, TIMED],
    ],
)
def test_a_clock_that_is_imposed_runs_from_then_on(
    director: Device, time: Turned, acts: list[dict[str, Any]]
) -> None:
    match = made(director, **BACKGAMMON)
    does(director, match, "acts", OPENING)
    time.ms += 500_000
    for act in acts:
        assert does(director, match, "acts", act)["refused"] is None
    (_, _, bank, *_), _ = clocks(director, match)
    time.ms += 12_000 + 30_000
    assert clocks(director, match) == [
        ("bank", "X", bank - 30_000, True, None),
        ("bank", "O", bank, False, None),
    ]
    refused = does(director, match, "acts", {"spend": 5})["refused"]
    assert refused["law"] == "4.3.ii"
    does(director, match, "acts", {"move": "8/5 6/5"})
    assert [one[1] for one in clocks(director, match) if one[3]] == ["O"]


def test_a_clock_whose_time_is_entered_stands_when_it_is_imposed(director: Device, time: Turned) -> None:
    match = made(director, **BACKGAMMON, options={"clock": "entered"})
    does(director, match, "acts", OPENING)
    does(director, match, "acts", {"use_clock": {"why": "imposed"}})
    time.ms += 60_000
    assert [one[3:] for one in clocks(director, match)] == [(False, "entered"), (False, None)]
    assert does(director, match, "acts", {"spend": 20})["refused"] is None


def ring(site: TestClient, who: Device, match: str) -> Any:
    """Let the hall look at its clocks now, and return the match once it has entered what there is to enter."""
    hall = site.app.state.hall  # type: ignore[attr-defined]  # a Starlette application

    async def looks() -> None:
        hall.watch_clock(await hall.match(match))
        await asyncio.sleep(0.01)
        while hall._tasks:
            await asyncio.wait(hall._tasks)

    assert site.portal is not None
    site.portal.call(looks)
    return who.get(f"/api/matches/{match}").json()


def by_clock(who: Device, match: str) -> list[str]:
    lines = map(json.loads, who.get(f"/api/matches/{match}/journal").text.splitlines())
    return [fact["type"] for one in lines if one["author"] == "clock" for fact in one["act"]["facts"]]


def test_a_board_that_is_left_alone_gets_one_foul_and_waits(
    site: TestClient, director: Device, time: Turned
) -> None:
    match = made(director, clock={"seconds": 10})
    does(director, match, "acts", "play")
    for _ in range(5):
        time.ms += 11_000
        ring(site, director, match)
    assert by_clock(director, match) == ["Timeout"]
    assert clocks(director, match) == [("break", "white", 10_000, False, "time-up")]
    does(director, match, "clock", run=True)
    time.ms += 11_000
    ring(site, director, match)
    assert by_clock(director, match) == ["Timeout", "Timeout"]


@pytest.mark.parametrize("by", ["white", "A"])
def test_a_timeout_by_hand_that_the_clock_contradicts_is_refused(
    director: Device, time: Turned, by: str
) -> None:
    match = made(director, clock=True)
    does(director, match, "acts", "play")
    assert does(director, match, "acts", {"timeout": by})["refused"]["law"] == "46"
    does(director, match, "acts", {"stroke": {"white": 1}})
    assert does(director, match, "acts", {"timeout": by})["refused"]["law"] == "50"
    assert director.get(f"/api/matches/{match}").json()["sequence"] == 2


@pytest.mark.parametrize(
    ("edition", "items", "laws"),
    [
        ("carrom/icf-2001", ("i", "b"), ("143i", "143b")),
        ("carrom/colombia", ("i", "b"), ("143i", "143b")),
        ("carrom/classic-29", (9, 2), ("match-loss.9", "match-loss.2")),
    ],
)
def test_nobody_is_late_while_the_hall_has_time_left(
    site: TestClient,
    director: Device,
    time: Turned,
    edition: str,
    items: tuple[Any, Any],
    laws: tuple[str, str],
) -> None:
    match = made(director, edition=edition)
    time.ms += 14 * 60_000
    report, rest = ({"misconduct": {"by": "B", "item": item}} for item in items)
    assert does(director, match, "acts", report)["refused"]["law"] == laws[0]
    time.ms += 60_000
    shown = ring(site, director, match)
    (asked,) = (one for one in shown["questions"] if one["asks"] == "late-report")
    assert asked["choices"] == ["nobody", "A", "B"]
    assert by_clock(director, match) == ["TimeUp"]
    time.ms += 3_600_000
    assert ring(site, director, match)["sequence"] == 1, "asked once"
    told = does(director, match, "answer", question=asked["id"], choice="nobody")
    assert [one["asks"] for one in told["match"]["questions"]] == ["toss"]
    assert (
        does(director, match, "undo", reason="late after all")["match"]["questions"][-1]["asks"]
        == "late-report"
    )
    assert does(director, match, "acts", rest)["refused"]["law"] == laws[1]
    told = does(director, match, "answer", question=asked["id"], choice="B")
    assert (told["match"]["match"]["match_winner"], laws[0] in str(told["rulings"])) == ("A", True)


def test_the_rest_before_the_deciding_game_is_asked_about_when_it_is_over(
    site: TestClient, director: Device, time: Turned
) -> None:
    match = made(director, length={"games": 3, "boards": 1})
    for winner in ("A", "B"):
        does(director, match, "acts", {"board": {"winner": winner, "points": 12}})
    (name, _, left, runs, _) = clocks(director, match)[0]
    assert (name, left, runs) == ("interval", 600_000, True)
    assert does(director, match, "acts", {"misconduct": {"by": "A", "item": "b"}})["refused"]["law"] == "143b"
    time.ms += 600_000
    shown = ring(site, director, match)
    assert "late-rest" in [one["asks"] for one in shown["questions"]]
    told = does(director, match, "answer", question="time_up-late-rest", choice="A")
    assert told["match"]["match"]["match_winner"] == "B"
