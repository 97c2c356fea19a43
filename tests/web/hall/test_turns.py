"""Machines think for each in turn: whoever has asked for much makes nobody else wait."""

import asyncio
import time
from pathlib import Path

import pytest

from arbitro.live.turns import FairQueue
from tests.web.hall.process import PATIENCE, Asker, Served

CROWD = 24


class Line:
    """People who wait for one place, and the order in which they had it."""

    def __init__(self) -> None:
        self.turns = FairQueue(1)
        self.order: list[str] = []
        self.first = asyncio.Event()

    async def wait(self, name: str, *, awaited: bool = True) -> None:
        async with self.turns.turn(name[0], name[1:-1], awaited=awaited):
            self.order.append(name)
            await self.first.wait()

    async def all(self, *names: str) -> list[asyncio.Task[None]]:
        tasks = []
        for name in names:
            tasks.append(asyncio.ensure_future(self.wait(name.strip("-"), awaited="-" not in name)))
            await asyncio.sleep(0)
        return tasks


def test_each_has_a_turn_and_what_nobody_waits_for_comes_last() -> None:
    async def run() -> list[str]:
        line = Line()
        tasks = await line.all("a1", "x1-", "a2", "a3", "a4", "b1", "x2-", "c1", "b2")
        line.first.set()
        await asyncio.gather(*tasks)
        return line.order

    assert asyncio.run(run()) == ["a1", "a2", "b1", "c1", "a3", "b2", "a4", "x1", "x2"]


def test_many_guests_of_one_address_have_one_turn_among_addresses_and_each_one_among_themselves() -> None:
    async def run() -> list[str]:
        line = Line()
        crowd = [f"a{who}{time}" for time in "12" for who in "uvwxyz"]
        tasks = await line.all(*crowd, "b1", "b2", "c1")
        line.first.set()
        await asyncio.gather(*tasks)
        return line.order

    order = asyncio.run(run())
    assert order[:6] == ["au1", "av1", "b1", "c1", "aw1", "b2"]
    assert order[6:] == ["ax1", "ay1", "az1", "au2", "av2", "aw2", "ax2", "ay2", "az2"]


@pytest.mark.parametrize("left", [0, 1, 2, 3])
def test_whoever_leaves_takes_no_place_along(left: int) -> None:
    async def run() -> list[str]:
        line = Line()
        tasks = await line.all("a1", "b1", "b2", "c1")
        tasks[left].cancel()
        line.first.set()
        await asyncio.gather(*tasks, return_exceptions=True)
        await line.wait("z1")
        return line.order

    told = asyncio.run(run())
    assert told[-1] == "z1"
    assert {"a1", "b1", "b2", "c1"} - {*told} <= {["a1", "b1", "b2", "c1"][left]}


def test_whoever_plays_waits_for_no_crowd_of_machines(tmp_path: Path) -> None:
    with Served(tmp_path / "hall") as hall:
        stranger, guest = hall.guest("Max"), hall.guest("Ann")
        machines = {
            "edition": "snooker/wpbsa",
            "mode": "played",
            "players": [{"house": 5}, {"house": 5}],
        }
        crowd = [stranger.post("/api/matches", machines).json["id"] for _ in range(CROWD)]
        match = opened_by_the_house(guest)
        before, seen = played(guest, *crowd), played(guest, match)
        until = time.monotonic() + PATIENCE
        while played(guest, match) == seen and time.monotonic() < until:
            time.sleep(0.05)
        assert played(guest, match) > seen
        assert played(guest, *crowd) - before < CROWD / 3, (
            "few strokes of the crowd came before the one awaited"
        )


def opened_by_the_house(guest: Asker) -> str:
    """Make matches against the house until it has won the opening roll of one, and is to move."""
    wish = {"edition": "backgammon/wbgf-2.1", "mode": "played", "players": [{"house": 1}, {"name": "Ann"}]}
    for _ in range(40):
        match = str(guest.post("/api/matches", wish).json["id"])
        for _ in range(40):
            due = guest.shown(match)["due"][0]
            if due["side"] == "X":
                return match
            if due["side"] == "O":
                break
            time.sleep(0.05)
    raise AssertionError("the house never opens")


def played(who: Asker, *matches: str) -> int:
    """Return how many entries matches have together."""
    return sum(who.shown(match)["sequence"] for match in matches)
