"""Matches in memory within a budget: whoever was not used for longest goes first, nobody goes whom anyone needs."""

import asyncio
import gc
from collections.abc import Awaitable, Callable
from pathlib import Path

from msgspec.structs import replace

from arbitro.live.live_hall import LiveHall
from arbitro.live.match import LiveMatch
from arbitro.live.memory import A_MATCH
from arbitro.live.streams import Stream
from arbitro.live.viewer import Viewer
from arbitro.store import Command, Store
from tests.web.hall.faults.simulation import PARTICULARS, entered, opened
from tests.web.hall.nodes.test_taking_over import HandTurned

BY_HAND = replace(PARTICULARS, options={"clock": "entered"})
"""A match whose clocks the hall does not run."""


def with_hall(folder: Path, room: float, work: Callable[[LiveHall], Awaitable[None]]) -> None:
    """Let something be done in a hall that has room for so many matches."""

    async def run(store: Store) -> None:
        hall = LiveHall(store, HandTurned())
        hall.memory.budget = int(room * A_MATCH)
        await work(hall)
        await hall.stop()

    with Store.serve(folder / "data", synchronous="OFF") as store:
        asyncio.run(run(store))


async def begin(hall: LiveHall, *names: str) -> None:
    for name in names:
        await hall.open(name, BY_HAND, opened(), b"")


def in_memory(hall: LiveHall) -> set[str]:
    gc.collect()
    return {match.name for match in hall.living()}


async def stroke(hall: LiveHall, match: LiveMatch, command: str) -> None:
    asked = Command(command, "acts", b"{}", match.sitting.sequence)
    await hall.act(match, asked, lambda sitting, now: entered(sitting, {"stroke": {}}, command, now))


def test_the_match_that_was_not_used_for_longest_leaves_memory_and_is_read_again(tmp_path: Path) -> None:
    async def work(hall: LiveHall) -> None:
        await begin(hall, "a", "b", "c")
        head = (await hall.match("a")).sitting.journal.head
        await begin(hall, "d")
        assert in_memory(hall) == {"a", "c", "d"}, "b was not used since a was"
        await begin(hall, "e", "f", "g")
        assert "a" not in in_memory(hall)
        assert (await hall.match("a")).sitting.journal.head == head
        assert hall.memory.weight <= hall.memory.budget

    with_hall(tmp_path, 3.5, work)


def test_a_match_that_somebody_watches_or_whose_clock_runs_stays(tmp_path: Path) -> None:
    async def work(hall: LiveHall) -> None:
        await begin(hall, "watched", "idle")
        await hall.open("timed", PARTICULARS, opened(), b"")
        hall.watch(Stream({"watched": Viewer()}))
        await begin(hall, *(f"m{number}" for number in range(20)))
        there = in_memory(hall)
        assert {"watched", "timed"} <= there
        assert "idle" not in there

    with_hall(tmp_path, 3.5, work)


def test_the_time_of_a_match_goes_on_while_it_is_not_in_memory(tmp_path: Path) -> None:
    async def work(hall: LiveHall) -> None:
        assert isinstance(hall.time, HandTurned)
        await begin(hall, "a")
        hall.time.at += 60_000
        await begin(hall, "b", "c", "d")
        assert "a" not in in_memory(hall)
        hall.time.at += 60_000
        assert (await hall.match("a")).now == 120_000

    with_hall(tmp_path, 2.5, work)


def test_a_match_that_a_request_holds_is_never_there_twice(tmp_path: Path) -> None:
    async def work(hall: LiveHall) -> None:
        await begin(hall, "a")
        held = await hall.match("a")
        await begin(hall, "b", "c", "d")
        assert await hall.match("a") is held
        await stroke(hall, held, "one")
        await stroke(hall, await hall.match("a"), "two")
        assert (await hall.match("a")).sitting.sequence == 2

    with_hall(tmp_path, 2.5, work)


def test_a_hall_stays_within_its_budget_however_much_is_played_and_read(tmp_path: Path) -> None:
    async def work(hall: LiveHall) -> None:
        for number in range(40):
            await begin(hall, f"m{number}")
            for act in range(3):
                await stroke(hall, await hall.match(f"m{number}"), f"c{act}")
            assert hall.memory.weight <= hall.memory.budget
        for number in range(40):
            assert (await hall.match(f"m{number}")).sitting.sequence == 3
            assert hall.memory.weight <= hall.memory.budget
        assert len(in_memory(hall)) < 6

    with_hall(tmp_path, 5, work)
