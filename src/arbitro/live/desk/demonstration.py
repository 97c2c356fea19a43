"""A hall that shows itself: a running event of each game, played by the house, with something to decide in each."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from functools import partial
from typing import Any

import msgspec

from arbitro.desk.reading import read_act
from arbitro.kernel import CaseEvent as Written
from arbitro.kernel import Fact
from arbitro.live.desk.event import LiveEvent, Notes
from arbitro.live.desk.pending import waits
from arbitro.live.desk.sitting import DeskHeard, DeskSitting
from arbitro.live.live_hall import LiveHall
from arbitro.store import Command, Taken
from arbitro.store.people import account_by_login

DIRECTOR = "Director"
PACE = 3.0
"""Seconds between two looks at what can be called."""
LASTS = 3600
"""Seconds after which an event makes room for a new one."""
SINCE = 1000
"""How many seconds ago an event began when it is opened: long enough for somebody to be late."""
HOUSE = 2
"""How strongly the house plays: well enough to end a match, and quickly."""


class Show(msgspec.Struct, frozen=True):
    """An event that is shown: who plays, who of them the house does not play, and what is under way."""

    game: str
    edition: str
    title: str
    given: dict[str, Any]
    players: tuple[str, ...]
    people: tuple[str, ...]
    """Those whom nobody plays here: their matches wait for an official."""
    acts: tuple[tuple[int, dict[str, Any]], ...]
    """What has happened, each with the second at which it did."""
    tried: str
    """Whose page a visitor tries as a player."""


CARROM = Show(
    "carrom",
    "carrom/icf-2001",
    "Carrom: Adriatic Open",
    {"best_of": 1, "tables": ["1", "2", "3", "4"], "third_place": True},
    (
        *("Ferrari", "Silva", "Quintero", "Rahman", "Perera", "Ivanova", "Nowak", "Costa"),
        *("Tanaka", "Mwangi", "Herrera", "Castillo", "Yilmaz", "Hansen", "Nguyen", "Petrov"),
    ),
    ("Ferrari", "Petrov", "Costa", "Tanaka", "Silva", "Nguyen"),
    (
        (0, {"call": {"match": "R1.1", "table": "1"}}),
        (5, {"start": "R1.1"}),
        (40, {"call": {"match": "R1.2", "table": "2"}}),
        (60, {"present": {"match": "R1.2", "by": "Costa"}}),
        (700, {"board_end": {"match": "R1.1", "game": 1, "board": 1}}),
        (760, {"protest": {"match": "R1.1", "by": "Petrov", "game": 1, "board": 1}}),
        (800, {"result": {"match": "R1.1", "winner": "Ferrari", "score": {"Ferrari": 1, "Petrov": 0}}}),
        (900, {"call": {"match": "R1.8", "table": "3"}}),
        (930, {"present": {"match": "R1.8", "by": "Nguyen"}}),
    ),
    "Silva",
)
SNOOKER = Show(
    "snooker",
    "snooker/wpbsa",
    "Snooker: Northern Masters",
    {"best_of": 1, "tables": ["4", "5"]},
    ("Adeyemi", "Kaya", "Lindqvist", "O'Connell", "Brandt", "Okafor", "Haddad", "Weber"),
    ("Adeyemi", "Weber"),
    (
        (0, {"start": "R1.1"}),
        (900, {"result": {"match": "R1.1", "winner": "Adeyemi", "by": "Adeyemi"}}),
        (930, {"result": {"match": "R1.1", "winner": "Weber", "by": "Weber"}}),
    ),
    "Weber",
)
BACKGAMMON = Show(
    "backgammon",
    "backgammon/wbgf-2.1",
    "Backgammon: Harbour Cup",
    {"length": 1, "tables": ["6", "7"]},
    ("Moreau", "Jensen", "Rossi", "Fernández", "Tan", "Dlamini", "Popov", "Sato"),
    ("Moreau", "Sato"),
    (
        (0, {"start": "R1.1"}),
        (500, {"claim": {"match": "R1.1", "by": "Sato", "subject": "cocked dice"}}),
        (620, {"ruling": {"dispute": "D1", "by": DIRECTOR, "decision": "the roll stands"}}),
        (700, {"appeal": {"dispute": "D1", "by": "Sato"}}),
        (800, {"committee": {"dispute": "D1", "members": ["Larsen", "Baptista", "Novák"]}}),
        (900, {"vote": {"dispute": "D1", "by": "Novák", "for": "confirm"}}),
    ),
    "Larsen",
)
SHOWS = (CARROM, SNOOKER, BACKGAMMON)


class Showroom:
    """Keeps an event of each game running for as long as the hall is open."""

    def __init__(self, hall: LiveHall) -> None:
        self.hall = hall
        self.events: dict[str, LiveEvent] = {}
        """The event of each game that is shown now."""
        self._task: asyncio.Task[None] | None = None

    def open(self) -> None:
        """Begin, unless it has begun."""
        if self._task is None:
            self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        """End."""
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    async def _run(self) -> None:
        while not self.hall.stopping:
            for show in SHOWS:
                live = self.events.get(show.game)
                # Whether an event makes room for a new one: it is over, shown long enough, or its draw was taken back.
                if live is None or live.event.over or not live.event.drawn or live.seconds > LASTS:
                    self.events[show.game] = await self._event(show)
                await self._call(self.events[show.game], show)
            await asyncio.sleep(PACE)

    async def _event(self, show: Show) -> LiveEvent:
        """Open a new event of a show, with what is under way in it."""
        given = {
            "entries": list(show.players),
            "directors": [DIRECTOR],
            "approval": False,
            "draw": True,
            **show.given,
        }
        house = {name: HOUSE for name in show.players if name not in show.people}
        # The account of the one whom a visitor can be, where the hall has it.
        work = partial(account_by_login, login=show.tried.casefold())
        found = await asyncio.to_thread(self.hall.store.read, work)
        visitor_accounts = {show.tried: found.id} if found else {}
        notes = Notes(show.title, matches="played", house=house, people=visitor_accounts)
        sitting = DeskSitting.open(given, show.edition, DIRECTOR)
        for second, act in show.acts:
            sitting = sitting.enter(_read(act), author=DIRECTOR, now=second).sitting
        number = 1
        while True:
            with suppress(Taken):
                name = f"{show.game}-{number}"
                live = await self.hall.office.open(name, notes, sitting, b"", SINCE)
                break
            number += 1
        await self.hall.office.linking.follow(live)
        return live

    async def _call(self, live: LiveEvent, show: Show) -> None:
        """Call the next match of two whom the house plays, if none is in play."""
        matches = live.event.matches.values()
        if any(
            one.state in ("called", "playing") and set(one.names) <= set(live.notes.house) for one in matches
        ):
            return
        for wait in waits(live.event):
            sides = set(live.event.matches[wait.about].names) if wait.kind == "ready" else set()
            if sides and sides <= set(live.notes.house):
                await self._enter(live, wait.taps[0].event)
                return

    async def _enter(self, live: LiveEvent, act: dict[str, Any]) -> None:
        fact = _read(act)

        def deed(sitting: DeskSitting, now: int) -> tuple[DeskHeard, ...]:
            return (sitting.enter(fact, author=DIRECTOR, now=now // 1000),)

        await self.hall.office.carry_out(live, Command(), deed)


def _read(act: dict[str, Any]) -> Fact:
    return read_act(Written(*next(iter(act.items()))), "show")
