"""Thoughts that no table waits for: hints and reviews, in a worker process of their own that gives way to all else."""

import asyncio
import multiprocessing
import os
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import suppress
from functools import partial
from typing import Any, TypeVar

import msgspec
from msgspec.structs import replace

from arbitro.library import editions, game_of
from arbitro.live.hall import MatchHall
from arbitro.live.machine_players import decider, whose_turn
from arbitro.live.match import LiveMatch
from arbitro.live.review import Review, ReviewMoment, conclude_review, length, looked_at
from arbitro.live.turns import FairQueue
from arbitro.players import advise
from arbitro.players.hint import Hint
from arbitro.processes import end_with_parent
from arbitro.store import Unwritable
from arbitro.store.reviews import find_review, keep

T = TypeVar("T")
POLITE = 10
"""How much the worker gives way to what people wait for."""
AT_ONCE = 16
"""Entries that are looked at before others have their turn."""
KEPT = 256
"""Hints and reviews that are kept at hand."""


class Study:
    """A worker process beside those of the house players; what it finds in finished matches is kept."""

    def __init__(self, hall: MatchHall) -> None:
        self._hall, self._store = hall, hall.store
        self._pool: Executor | None = None
        self._turns = FairQueue(1)
        self._hints: dict[str, tuple[int, asyncio.Future[tuple[Hint, ...]]]] = {}
        self._reviews: dict[str, Review] = {}
        self._looking: set[asyncio.Task[None]] = set()

    async def hints(self, match: LiveMatch) -> tuple[Hint, ...]:
        """Return what may be done now in a match, thought about once however often it is asked."""
        sequence, known = self._hints.get(match.name, (-1, None))
        if known is None or sequence != match.sitting.sequence:
            due = match.table.due(match.sitting.state)
            game, seed = game_of(match.sitting.game.edition), f"{match.name}/{match.sitting.sequence}"
            known = asyncio.ensure_future(self._advise(match, game, due and due.sight, seed))
            self._hints[match.name] = (match.sitting.sequence, known)
            known.add_done_callback(lambda _: self._forget())
        return await asyncio.shield(known)

    async def _advise(self, match: LiveMatch, *asked: Any) -> tuple[Hint, ...]:
        async with self._turns.turn(*whose_turn(self._hall, match), awaited=True):
            return await self._think(advise, *asked)

    async def review(self, match: LiveMatch) -> Review:
        """Return what is known of a finished match; it is looked at once, from the first time somebody asks."""
        key = match.sitting.journal.head
        if key not in self._reviews:
            found = await asyncio.to_thread(
                self._store.read, partial(find_review, journal=match.name, digest=key)
            )
            if found is not None:
                self._reviews[key] = msgspec.json.decode(found, type=Review)
        if key not in self._reviews:
            self._begin(key, match)
        return self._reviews[key]

    def _begin(self, key: str, match: LiveMatch) -> None:
        self._forget()
        self._reviews[key] = Review(match.sitting.standing().sides, 0.0)
        task = asyncio.ensure_future(self._look_again(key, match))
        self._looking.add(task)
        task.add_done_callback(partial(self._finish_task, key))

    def _finish_task(self, key: str, task: asyncio.Task[None]) -> None:
        """Let go of a task; a review that failed is over, with nothing to tell."""
        self._looking.discard(task)
        if not task.cancelled() and (error := task.exception()):
            self._reviews[key] = Review(self._reviews[key].sides, 1.0)
            context = {"message": "a review failed", "exception": error, "task": task}
            asyncio.get_running_loop().call_exception_handler(context)

    async def _look_again(self, key: str, match: LiveMatch) -> None:
        journal = await asyncio.to_thread(match.sitting.journal.export)
        edition, entries = match.sitting.game.edition, length(journal)
        moments: list[ReviewMoment] = []
        for start in range(0, entries, AT_ONCE):
            self._reviews[key] = replace(self._reviews[key], share=round(start / entries, 3))
            async with self._turns.turn(*whose_turn(self._hall, match), awaited=False):
                moments += await self._think(looked_at, edition, journal, start, start + AT_ONCE)
        review = conclude_review(self._reviews[key].sides, journal, moments)
        self._reviews[key] = review
        # Not kept, it is worked out again after the next start: no reason to tell whoever reads it.
        with suppress(Unwritable):
            work = partial(keep, journal=match.name, digest=key, body=msgspec.json.encode(review))
            await asyncio.wrap_future(self._store.write(work))

    async def _think(self, work: Callable[..., T], *asked: Any) -> T:
        """Let something be worked out."""
        if self._pool is None:
            # Not forked: a copy of a program with threads may hold their locks for ever.
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(1, mp_context=context, initializer=_give_way)
        return await asyncio.get_running_loop().run_in_executor(self._pool, work, *asked)

    def close(self) -> None:
        """Let the worker go."""
        for task in self._looking:
            task.cancel()
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)

    def _forget(self) -> None:
        for held in (self._hints, self._reviews):
            while len(held) > KEPT:
                del held[next(iter(held))]


def may_be_advised(match: LiveMatch, person: str) -> bool:
    """Tell whether somebody may ask for hints: alone against the house or at practice, in no match of an event."""
    held = match.particulars
    alone = any(seat.house is not None for seat in held.seats) or "position" in held.options
    return held.mode == "played" and held.casual and held.event is None and alone and held.hot_seat(person)


def is_to_decide(match: LiveMatch, person: str) -> bool:
    """Tell whether it is for somebody to decide now, and not for the hall or its players."""
    seat = decider(match, match.table.deciding(match.sitting.state))
    return seat is not None and seat.house is None and match.particulars.hot_seat(person)


def _give_way() -> None:
    end_with_parent()
    os.nice(POLITE)
    editions()
