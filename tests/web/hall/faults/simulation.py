"""A whole hall from one seed: clients, a network that loses, doubles and reorders, a failing disk, kills, watchers."""

import asyncio
import hashlib
import json
import random
from collections.abc import Awaitable, Callable
from contextlib import aclosing, suppress
from functools import partial
from itertools import pairwise
from types import SimpleNamespace
from typing import Any, cast

import msgspec

from arbitro.cases import read_event
from arbitro.kernel import Sitting
from arbitro.library import game
from arbitro.live.commits import NotAsExpected
from arbitro.live.live_hall import LiveHall
from arbitro.live.match import LiveHeard, LiveSitting
from arbitro.live.particulars import Particulars, Seat
from arbitro.live.streams import Stream
from arbitro.store import Command, Store, Unwritable
from arbitro.web.hall.endpoint import HallRequest
from arbitro.web.hall.events import stream_messages
from arbitro.web.hall.people import NOBODY
from tests.web.hall.faults.virtual import FailingStore, VirtualLoop, VirtualTime, run

EDITION = "carrom/icf-2001"
ACTS: tuple[Any, ...] = (
    {"stroke": {}},
    {"stroke": {}},
    {"stroke": {"white": 1}},
    {"foul": {"by": "white", "offence": "touch"}},
    "undo",
)


class Weather(msgspec.Struct, frozen=True):
    """How bad everything is, each as a part of one."""

    loss: float = 0.3
    doubling: float = 0.3
    delay: float = 2.0
    """The most seconds that a message takes: what was sent later may come before."""
    failing: float = 0.0
    kills: int = 0
    leaving: float = 0.0
    """How often a watcher hangs up after a message."""


class Simulation:
    """One hall, from the first match to the last act."""

    def __init__(self, seed: int, store: Store, weather: Weather, matches: int, acts: int) -> None:
        self.name, self.weather, self.chance = f"s{seed}", weather, random.Random(seed)
        self.loop = VirtualLoop()
        self.time = VirtualTime(self.loop)
        self.store = FailingStore(store, self.chance, weather.failing)
        self.plans = {
            f"{self.name}-{number}": [self.chance.choice(ACTS) for _ in range(acts)]
            for number in range(matches)
        }
        self.seen: dict[str, list[tuple[int, str, int]]] = {}
        self.over = False

    def run(self, watched: bool = True) -> None:
        """Let everything happen, and look at what came of it."""
        run(self.loop, self._all(watched))

    async def _all(self, watched: bool) -> None:
        self.hall = self._hall()
        for name in self.plans:
            await self.hall.open(name, PARTICULARS, opened(), b"")
        troubles = [asyncio.create_task(self._kills())]
        watchers = [asyncio.create_task(self._watch(name)) for name in self.plans if watched]
        await asyncio.gather(*(self._client(name, plan) for name, plan in self.plans.items()))
        self.over = True
        await asyncio.gather(*troubles, *watchers)
        await self._look()
        await self.hall.stop()

    def _hall(self) -> LiveHall:
        return LiveHall(cast("Store", self.store), self.time)

    async def _kills(self) -> None:
        """Kill the hall now and then, and set the calendar back an hour."""
        for _ in range(self.weather.kills):
            await asyncio.sleep(self.chance.random() * 20)
            dead, self.hall = self.hall, self._hall()
            for task in list(dead._tasks):
                task.cancel()
            for stream in list(dead.streams):
                stream.close()
            self.time.set_back += self.chance.choice((0, 3_600_000))

    async def _client(self, match: str, plan: list[Any]) -> None:
        """Send each act until it is answered; what is refused changes nothing."""
        sequence = 0
        for number, event in enumerate(plan):
            command = Command(f"{match}-{number}", "acts", json.dumps(event).encode(), sequence)
            answer = None
            while answer is None:
                answer = await self._sent(partial(self._act, match, command, event))
            sequence = answer

    async def _sent(self, deliver: Callable[[], Awaitable[int | None]]) -> int | None:
        """Send a message over the network, and return the answer if one comes in time."""
        copies = 2 if self.chance.random() < self.weather.doubling else 1
        tasks = [asyncio.create_task(self._delivered(deliver)) for _ in range(copies)]
        done, _ = await asyncio.wait(tasks, timeout=3, return_when=asyncio.FIRST_COMPLETED)
        return next((task.result() for task in done if task.result() is not None), None)

    async def _delivered(self, deliver: Callable[[], Awaitable[int | None]]) -> int | None:
        await asyncio.sleep(self.chance.random() * self.weather.delay)
        if self.chance.random() < self.weather.loss:
            return None
        with suppress(Unwritable, asyncio.CancelledError):
            answer = await deliver()
            await asyncio.sleep(self.chance.random() * self.weather.delay)
            return None if self.chance.random() < self.weather.loss else answer
        return None

    async def _act(self, name: str, command: Command, event: Any) -> int | None:
        hall = self.hall
        match = await hall.match(name)

        try:
            done = await hall.act(
                match, command, lambda sitting, now: entered(sitting, event, command.id, now)
            )
        except NotAsExpected:
            return None
        return done.heard[-1].sitting.sequence

    async def _watch(self, name: str) -> None:
        """Watch a match, hanging up now and then, until everything has been seen."""
        since, seen = None, self.seen.setdefault(name, [])
        while not self.over or not seen or seen[-1][2] < await self._sequence(name):
            hall = self.hall
            asked = cast("HallRequest", SimpleNamespace(hall=hall, who=NOBODY))
            stream = Stream([name])
            async with aclosing(stream_messages(asked, stream, [await hall.match(name)], since)) as messages:
                async for text in messages:
                    if text.startswith(b"id: "):
                        since = self._noted(seen, text)
                    caught_up = self.over and seen and seen[-1][2] >= await self._sequence(name)
                    if caught_up or self.chance.random() < self.weather.leaving:
                        break

    async def _sequence(self, name: str) -> int:
        return (await self.hall.match(name)).sitting.sequence

    def _noted(self, seen: list[tuple[int, str, int]], text: bytes) -> int:
        fields = dict(line.split(": ", 1) for line in text.decode().strip().split("\n"))
        position = int(fields["id"])
        seen.append((position, fields["event"], json.loads(fields["data"])["sequence"]))
        return position

    async def _look(self) -> None:
        for name, plan in self.plans.items():
            sitting = (await self.hall.match(name)).sitting
            assert fingerprint(sitting) == fingerprint(ideal(name, plan)), name
            commands = [entry.command for entry in sitting.journal.entries if entry.command]
            assert len(commands) == len(set(commands)), name
            self._look_at_watcher(self.seen.get(name, []))

    def _look_at_watcher(self, seen: list[tuple[int, str, int]]) -> None:
        """See that every entry was told once and in order, after a first message with the whole match."""
        for (before, _, number), (position, event, following) in pairwise(seen):
            assert position > before or event == "match"
            assert following == number + 1 or event == "match", seen


PARTICULARS = Particulars("umpired", (Seat("A", "Ada"), Seat("B", "Bea")))


def opened() -> LiveSitting:
    """Return a match that begins."""
    playing = game(EDITION)
    return Sitting.open(playing, playing.terms(), ("Ada", "Bea"), author="Gil")


def entered(sitting: LiveSitting, event: Any, command: str, now: int) -> tuple[LiveHeard, ...]:
    """Do what an act of a plan says; what cannot be undone is a stroke."""
    if event == "undo" and sitting.changes.done is not None:
        return (sitting.undo("slip", author="Gil", at=now, command=command),)
    act = read_event({"stroke": {}} if event == "undo" else event, "event")
    return (sitting.enter(*sitting.game.facts(sitting.state, act), author="Gil", at=now, command=command),)


def ideal(name: str, plan: list[Any]) -> LiveSitting:
    """Return the match as it is where nothing ever fails."""
    sitting = opened()
    for number, event in enumerate(plan):
        heard = entered(sitting, event, f"{name}-{number}", 0)[-1]
        sitting = sitting if heard.refused else heard.sitting
    return sitting


def fingerprint(sitting: LiveSitting) -> str:
    """Return the hash of a state and of the acts that led to it.

    What the clocks showed when an act was undone hangs on when it was entered, as its time does, and is left out.
    """
    view = sitting.game.view(sitting.state, "official")
    told: list[dict[str, Any]] = [
        msgspec.json.decode(msgspec.json.encode(entry.act)) for entry in sitting.journal.entries
    ]
    plain = [{key: value for key, value in act.items() if key != "clocks"} for act in told]
    acts = [(entry.command, act) for entry, act in zip(sitting.journal.entries, plain, strict=True)]
    return hashlib.sha256(msgspec.json.encode([view, acts], order="sorted")).hexdigest()
