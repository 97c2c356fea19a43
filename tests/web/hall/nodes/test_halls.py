"""Two halls on one database in one process: stale owners are fenced, and the log is followed without any hint."""

import asyncio
import secrets
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from arbitro.live.bus import Bus, RedisBus
from arbitro.live.cluster import BackgroundTasks
from arbitro.live.live_hall import LiveHall
from arbitro.live.match import LiveHeard
from arbitro.live.streams import Stream
from arbitro.store import Command, Fenced, Node, Store, leases
from tests.web.hall.faults.simulation import PARTICULARS, entered, opened
from tests.web.hall.nodes.redis import redis_server

HOUR = 3_600_000


@asynccontextmanager
async def node(folder: Path, database: str, buses: Sequence[Bus] = ()) -> AsyncIterator[LiveHall]:
    """Open a hall as one of several nodes."""
    name = secrets.token_hex(4)
    with Store.serve(folder / name, database) as store:
        hall = LiveHall(store, node=Node(name, "http://127.0.0.1:1", ""))
        together = BackgroundTasks(hall, buses)
        await together.start()
        try:
            yield hall
        finally:
            await hall.stop()
            await together.stop()


async def stroke(hall: LiveHall, name: str, sequence: int) -> int:
    """Enter a stroke, and return the sequence after it."""
    command = Command(f"{name} {sequence}", "acts", b"{}", sequence)

    def deed(sitting: Any, now: int) -> tuple[LiveHeard, ...]:
        return entered(sitting, {"stroke": {}}, command.id, now)

    return (await hall.act(await hall.match(name), command, deed)).heard[-1].sitting.sequence


def stolen(hall: LiveHall, name: str) -> None:
    """Take a match away behind the back of whoever holds it."""
    hall.store.write(
        partial(leases.take, journal=name, node="thief", now=HOUR * 24 * 365 * 100, lasts=3000)
    ).result()


async def until_told(stream: Stream, count: int) -> list[int]:
    """Return the positions that a stream was told, once there are so many."""
    told: list[int] = []
    async with asyncio.timeout(20):
        while len(told) < count:
            told += [position for position, _ in stream.take()]
            await stream.wait(1)
    return told


def test_a_stale_owner_is_fenced_and_enters_nothing(tmp_path: Path, database: str) -> None:
    async def drill() -> None:
        async with node(tmp_path, database) as hall:
            await hall.open("m", PARTICULARS, opened(), b"")
            assert await stroke(hall, "m", 0) == 1
            stolen(hall, "m")
            with pytest.raises(Fenced):
                await stroke(hall, "m", 1)
            assert not hall.owns(await hall.match("m"))
            assert hall.position == 2

    asyncio.run(drill())


def test_a_node_that_never_owned_a_match_enters_nothing_in_it(tmp_path: Path, database: str) -> None:
    async def drill() -> None:
        async with node(tmp_path, database) as owner, node(tmp_path, database) as other:
            await owner.open("m", PARTICULARS, opened(), b"")
            with pytest.raises(Fenced):
                await stroke(other, "m", 0)
            assert (await other.owner(await other.match("m"))) == owner.ownership.node  # type: ignore[union-attr]

    asyncio.run(drill())


def test_without_any_bus_the_log_is_followed(tmp_path: Path, database: str) -> None:
    async def drill() -> None:
        async with node(tmp_path, database) as owner, node(tmp_path, database) as other:
            await owner.open("m", PARTICULARS, opened(), b"")
            stream = Stream(["m"])
            await other.match("m")
            other.watch(stream)
            for sequence in range(3):
                await stroke(owner, "m", sequence)
            assert await until_told(stream, 3) == [2, 3, 4]

    asyncio.run(drill())


def test_redis_tells_nodes_of_entries_and_of_those_who_are_cut_off(tmp_path: Path, database: str) -> None:
    async def drill(url: str) -> None:
        here, there = RedisBus(url), RedisBus(url)
        async with node(tmp_path, database, [here]) as owner, node(tmp_path, database, [there]) as other:
            await owner.open("m", PARTICULARS, opened(), b"")
            watching, cut = Stream(["m"]), Stream(["m"], watcher="guest")
            await other.match("m")
            other.watch(watching)
            other.watch(cut)
            await asyncio.sleep(0.2)
            await stroke(owner, "m", 0)
            assert await until_told(watching, 1) == [2]
            owner.cut_off("guest")
            async with asyncio.timeout(20):
                while not cut.closed:
                    await asyncio.sleep(0.01)

    with redis_server(tmp_path) as url:
        asyncio.run(drill(url))


def test_a_redis_that_is_not_there_does_not_hold_anything_up(tmp_path: Path, database: str) -> None:
    async def drill() -> None:
        bus = RedisBus(f"unix://{tmp_path}/nothing")
        async with node(tmp_path, database, [bus]) as hall:
            await hall.open("m", PARTICULARS, opened(), b"")
            assert await stroke(hall, "m", 0) == 1

    asyncio.run(drill())
