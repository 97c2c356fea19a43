"""Two halls enter into one event at once: whoever comes second goes on from what the first has entered."""

import asyncio
import json
import threading
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from arbitro.desk import acts
from arbitro.live.commits import NotAsExpected
from arbitro.live.desk.event import LiveEvent, Notes
from arbitro.live.desk.event_office import Office
from arbitro.live.desk.sitting import DeskHeard, DeskSitting
from arbitro.live.live_hall import LiveHall
from arbitro.store import Command, Store
from tests.web.hall.process import PASSWORD, Asker, Served
from tests.web.hall.process import run as served

Nodes = tuple[Served, Served]
GIVEN: dict[str, object] = {"format": "knockout", "entries": ["Ada", "Bob"], "tables": 1}


def passes(sitting: DeskSitting, now: int) -> tuple[DeskHeard, ...]:
    return (sitting.enter(acts.Tick(1), author="clock", now=sitting.event.now),)


async def event_of_two(store: Store) -> tuple[LiveHall, LiveHall, LiveEvent]:
    """Return two halls that both know an event, and the event as the second knows it."""
    first, second = LiveHall(store), LiveHall(store)
    notes, sitting = Notes(clock="entered"), DeskSitting.open(GIVEN, "desk", "director")
    await first.office.open("cup", notes, sitting, b"")
    return first, second, await second.office.event("cup")


def test_what_a_hall_does_by_itself_is_entered_once_though_another_was_faster(tmp_path: Path) -> None:
    async def run(store: Store) -> None:
        first, second, live = await event_of_two(store)
        for _ in range(3):
            await first.office.by_itself(await first.office.event("cup"), passes)
        await second.office.by_itself(live, passes)
        await first.office.by_itself(await first.office.event("cup"), passes)
        await first.stop()
        await second.stop()

    with Store.serve(tmp_path / "data", synchronous="OFF") as store:
        asyncio.run(run(store))
        loaded = store.load("cup")
        assert loaded is not None
        assert DeskSitting.load(loaded.export()).event.now == 5
        assert len(loaded.lines) == 6


def test_what_somebody_asks_for_is_refused_when_another_was_faster(tmp_path: Path) -> None:
    async def run(store: Store) -> None:
        first, second, live = await event_of_two(store)
        await first.office.by_itself(await first.office.event("cup"), passes)
        with pytest.raises(NotAsExpected):
            await second.office.act(live, Command("mine", "acts", b"{}", 0), passes)
        await first.stop()
        await second.stop()

    with Store.serve(tmp_path / "data", synchronous="OFF") as store:
        asyncio.run(run(store))
        assert store.request("cup", "mine") is None


async def read_late(office: Office, meanwhile: Callable[[], Awaitable[object]]) -> LiveEvent:
    """Return an event that is read anew, where something happens after the disk was read and before it is known."""
    read, go_on, load = threading.Event(), threading.Event(), office._load

    def late(name: str, before: LiveEvent | None) -> LiveEvent:
        found = load(name, before)
        read.set()
        go_on.wait(30)
        return found

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(office, "_load", late)
        reading = asyncio.create_task(office.event("cup"))
        await asyncio.to_thread(read.wait, 30)
        await meanwhile()
        go_on.set()
        return await reading


def test_what_is_entered_while_an_event_is_read_is_not_forgotten(tmp_path: Path) -> None:
    async def run(store: Store) -> None:
        first, second, live = await event_of_two(store)
        live.doubtful = True
        found = await read_late(second.office, lambda: second.office.by_itself(live, passes))
        assert found.sitting.sequence == 1
        await first.stop()
        await second.stop()

    with Store.serve(tmp_path / "data", synchronous="OFF") as store:
        asyncio.run(run(store))


def test_what_is_heard_of_another_node_while_an_event_is_read_is_not_forgotten(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run(store: Store) -> None:
        first, second, live = await event_of_two(store)
        live.doubtful = True
        shown: list[int] = []
        monkeypatch.setattr(second, "ownership", object())
        monkeypatch.setattr(second.office, "reach_own", lambda name: asyncio.sleep(0))
        monkeypatch.setattr(second.office, "tell_again", lambda live: shown.append(live.sitting.sequence))

        async def entered_there() -> None:
            await first.office.by_itself(await first.office.event("cup"), passes)
            assert not second.office.tells(store.after(0)[-1])

        assert (await read_late(second.office, entered_there)).sitting.sequence == 1
        await asyncio.sleep(0.1)
        assert shown == [1]
        monkeypatch.setattr(second, "ownership", None)
        await first.stop()
        await second.stop()

    with Store.serve(tmp_path / "data", synchronous="OFF") as store:
        asyncio.run(run(store))


@pytest.fixture(scope="module")
def directors(nodes: Nodes, hall_database: str) -> tuple[Asker, Asker]:
    """The director of the hall, at either node."""
    first, second = nodes
    database = ("--data", first.folder, "--database", hall_database)
    assert served("hall", "director", "Ada", *database, given=PASSWORD + "\n").returncode == 0
    here = first.signed_in("Ada")
    return here, Asker(second.port, here.token)


def enters(asker: Asker, event: str, expected: int, act: object) -> Any:
    body = {"command": f"{asker.port} {expected} {json.dumps(act)}", "expected": expected, "event": act}
    return asker.post(f"/api/desk/{event}/acts", body)


def until(asker: Asker, match: str, state: str) -> Any:
    """Return a match once it is in a state."""
    for _ in range(200):
        told = asker.shown(match)
        if told["state"] == state:
            return told
        time.sleep(0.05)
    raise AssertionError(told)


def caught_up(asker: Asker, event: str, sequence: int) -> Any:
    """Return an event once a node has heard of so many entries: what another wrote it hears a moment later."""
    for _ in range(200):
        told = asker.get(f"/api/desk/{event}").json
        if told["sequence"] >= sequence:
            break
        time.sleep(0.05)
    return told


def test_what_the_desk_decides_at_one_node_holds_in_a_match_that_another_owns(
    directors: tuple[Asker, Asker],
) -> None:
    here, there = directors
    given = {"entries": ["Ada", "Bob", "Cleo", "Dan"], "directors": ["TD1"]}
    cup = {"id": "cup", "edition": "backgammon/wbgf-2.1", "given": given}
    assert here.post("/api/desk", cup).status == 201
    assert enters(here, "cup", 0, "draw").status == 200
    assert enters(here, "cup", 1, {"start": "R1.1"}).status == 200
    match = "cup.R1.1"
    shown = until(here, match, "running")
    rolled = here.acts(match, shown["sequence"], {"roll": {"X": 3, "O": 1}})
    assert rolled.status == 200, "this node owns it now"
    moved = there.get("/api/desk/cup").json["sequence"]
    claim = {"claim": {"match": "R1.1", "by": "Dan", "subject": "score"}}
    assert enters(there, "cup", moved, claim).json["refused"] is None
    held = until(here, match, "review")
    refused = here.acts(match, held["sequence"], {"move": "8/5 6/5"}).json["refused"]
    assert refused["law"] == "5.1"
    assert there.shown(match)["head"] == held["head"]
    moved = there.get("/api/desk/cup").json["sequence"]
    ruling = {"ruling": {"dispute": "D1", "by": "TD1", "decision": "goes on", "reasons": "x"}}
    assert enters(there, "cup", moved, ruling).json["refused"] is None
    free = until(here, match, "running")
    assert here.acts(match, free["sequence"], {"move": "8/5 6/5"}).json["refused"] is None


def test_of_two_desks_that_act_at_once_one_wins_and_the_other_is_told_so(
    directors: tuple[Asker, Asker],
) -> None:
    for asker in directors[:1]:
        body = {"id": "race", "edition": "desk", "given": GIVEN, "options": {"clock": "entered"}}
        assert asker.post("/api/desk", body).status == 201
    rounds, answers = 25, []

    def ticks(asker: Asker) -> None:
        for _ in range(rounds):
            expected = asker.get("/api/desk/race").json["sequence"]
            answers.append(enters(asker, "race", expected, {"tick": 1}))

    threads = [threading.Thread(target=ticks, args=(asker,)) for asker in directors]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    done = [answer for answer in answers if answer.status == 200]
    lost = [answer for answer in answers if answer.status != 200]
    assert {(answer.status, answer.code) for answer in lost} <= {(409, "stale")}
    assert len({answer.json["sequence"] for answer in done}) == len(done), "each has an entry of its own"
    for asker in directors:
        told = caught_up(asker, "race", len(done))
        assert (told["sequence"], told["now"]) == (len(done), len(done)), "nothing lost, nothing doubled"
