"""Two halls enter into one event at once: whoever comes second goes on from what the first has entered."""

import asyncio
from pathlib import Path

import pytest

from arbitro.desk import acts
from arbitro.live import Command, Hall, NotAsExpected
from arbitro.live.desk.event import LiveEvent, Notes
from arbitro.live.desk.sitting import DeskHeard, DeskSitting
from arbitro.store import Store

GIVEN: dict[str, object] = {"format": "knockout", "entries": ["Ada", "Bob"], "tables": 1}


def passes(sitting: DeskSitting, now: int) -> tuple[DeskHeard, ...]:
    return (sitting.enter(acts.Tick(1), author="clock", now=sitting.event.now),)


async def event_of_two(store: Store) -> tuple[Hall, Hall, LiveEvent]:
    """Return two halls that both know an event, and the event as the second knows it."""
    first, second = Hall(store), Hall(store)
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
            await second.office.act(live, Command("mine", b"{}", 0), passes, lambda heard: b"")
        await first.stop()
        await second.stop()

    with Store.serve(tmp_path / "data", synchronous="OFF") as store:
        asyncio.run(run(store))
        assert store.answered("cup", "mine") is None
