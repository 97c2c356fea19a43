"""House players: they think in worker processes, so that no thought of a machine delays an act of another table."""

import asyncio
import multiprocessing
from collections.abc import Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import suppress
from functools import cache
from typing import Any

from msgspec.structs import replace

from arbitro.library import editions, game_of
from arbitro.live.dice import LinkAwaited
from arbitro.live.dice_views import call_for_links, keep_time
from arbitro.live.hall import MatchHall
from arbitro.live.match import LiveHeard, LiveMatch, LiveSitting
from arbitro.live.particulars import Seat
from arbitro.live.refusals import CommandRefused
from arbitro.live.turns import FairQueue
from arbitro.players import PlayerName, Unplayable, invite, table_named
from arbitro.players.table import TablePlayed
from arbitro.processes import end_with_parent
from arbitro.store import Command, Fenced

HALL = "hall"
MOST_TRIES = 8


def think(game: str, sight: Any, strength: int, seed: str) -> Any:
    """Return what a house player decides; it runs in a worker process, which reads the editions from outside first."""
    editions()
    # Without what follows the last stroke, which changes with every act: one player for each seat.
    return _player(game, strength, seed.rpartition("/")[0]).act(sight)


@cache
def _player(game: str, strength: int, seed: str) -> Any:
    return invite(table_named(game), PlayerName("house", strength), seed)


class HouseMoves:
    """What the hall itself does in matches that are played: lots and racks, and the moves of its players."""

    def __init__(self, hall: MatchHall, workers: int = 1) -> None:
        self.hall = hall
        self._workers = workers
        self._turns = FairQueue(workers)
        self._pool: Executor | None = None
        self._busy: set[str] = set()
        hall.after_act.append(self.look)

    def look(self, match: LiveMatch) -> None:
        """See whether the hall has something to do in a match."""
        keep_time(self.hall, match)
        if (
            match.particulars.mode == "played"
            and not match.particulars.waiting
            and match.name not in self._busy
            and self.hall.owns(match)
        ):
            self._busy.add(match.name)
            self.hall.spawn(self._serve(match))

    def is_busy(self, match: LiveMatch) -> bool:
        """Tell whether the hall is about to do something in a match."""
        return match.name in self._busy

    async def prepare(self, match: LiveMatch) -> None:
        """Draw lots and lay out at once what a match is played with, before anybody is told of it."""
        laid = hasattr(match.sitting.state, "layout") and match.particulars.mode == "played"
        if not laid or match.particulars.waiting or match.name in self._busy or not self.hall.owns(match):
            return
        self._busy.add(match.name)
        try:
            while facts := match.table.hall((seen := match.sitting).state, chance := match.chance(seen)):
                if not await self._enter(match, seen, TablePlayed(facts, chance.made), HALL):
                    return
        except Fenced:
            return
        finally:
            self._busy.discard(match.name)

    def close(self) -> None:
        """Let the machines go."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)

    async def _serve(self, match: LiveMatch) -> None:
        try:
            while not self.hall.stopping and self.hall.owns(match) and await self._one(match):
                pass
        except LinkAwaited:
            call_for_links(self.hall, match)
        except Fenced:
            return
        finally:
            self._busy.discard(match.name)

    async def _one(self, match: LiveMatch) -> bool:
        """Do one thing, and tell whether there may be more."""
        table, sitting = match.table, match.sitting
        reviewed = sitting.review is not None and match.particulars.desk != "protest"
        if sitting.pauses.since is not None or reviewed:
            return False
        chance = match.chance(sitting)
        facts = table.hall(sitting.state, chance)
        if facts:
            return await self._enter(match, sitting, TablePlayed(facts, chance.made), HALL)
        places = table.deciding(sitting.state)
        seat = decider(match, places)
        if seat is None or seat.house is None or not self._may_go_on(match):
            return False
        author = f"house:{seat.house}"
        for attempt in range(MOST_TRIES):
            seed = f"{match.name}/{places[0]}/{sitting.sequence}.{attempt}"
            due = table.due(sitting.state)
            asked = game_of(sitting.game.edition), due and due.sight, seat.house, seed
            loop = asyncio.get_running_loop()
            if self._pool is None:
                # Not forked: a copy of a program with threads may hold their locks for ever.
                context = multiprocessing.get_context("spawn")
                self._pool = ProcessPoolExecutor(self._workers, context, initializer=end_with_parent)
            async with self._turns.turn(*whose_turn(self.hall, match), awaited=is_awaited(match)):
                act = await loop.run_in_executor(self._pool, think, *asked)
            try:
                chance = match.chance(sitting)
                played = table.decide(sitting.state, act, chance)
            except Unplayable:
                continue
            made = replace(played, made={**played.made, **chance.made})
            return await self._enter(match, sitting, made, author)
        return False

    def _may_go_on(self, match: LiveMatch) -> bool:
        """Tell whether there is room for what machines play among themselves; whoever waits for one is not kept."""
        with suppress(CommandRefused):
            self.hall.guests.require_length(match.particulars.owner, match.sitting.sequence)
            # Two machines in a match of a guest would else fill the guests' room with nobody at the table.
            if not is_awaited(match):
                self.hall.guests.require(match.particulars.owner, match.particulars.owner)
            return True
        return False

    async def _enter(self, match: LiveMatch, seen: LiveSitting, played: TablePlayed, author: str) -> bool:
        def deed(sitting: LiveSitting, now: int) -> tuple[LiveHeard, ...]:
            # Thought about a match that is no more, as after a correction: dropped, and looked at again.
            if sitting is not seen:
                return ()
            return (match.enter_played(sitting, played, author, now),)

        return bool((await self.hall._act(match, Command(), deed)).entered)


def whose_turn(hall: MatchHall, match: LiveMatch) -> tuple[str, str]:
    """Return whose turn it is that a match takes: of the address from which its owner asks, and of the owner."""
    owner = match.particulars.owner
    return hall.guests.address_of(owner), owner


def is_awaited(match: LiveMatch) -> bool:
    """Tell whether somebody waits for what a machine does in a match: whoever plays in it, or an event."""
    return not match.particulars.casual or any(seat.house is None for seat in match.particulars.seats)


def decider(match: LiveMatch, places: Sequence[int]) -> Seat | None:
    """Return the seat of whoever decides: where several may, a person before a machine."""
    seats = [match.particulars.seats[place] for place in places]
    return min(seats, key=lambda seat: seat.house is not None, default=None)
