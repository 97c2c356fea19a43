"""The same for programs with an event loop: each call waits in a thread of its own."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from typing import Any, TypeVar

from arbitro.client.connection import Answered, StreamMessage
from arbitro.client.hall import Followed, Hall, Match

T = TypeVar("T")


class AsyncHall:
    """A hall at an address, for an event loop."""

    def __init__(self, address: str, token: str = "", language: str = "en", timeout: float = 30.0) -> None:
        self._hall = Hall(address, token, language, timeout)
        # One connection takes one request at a time; streams have connections of their own.
        self._turn = asyncio.Lock()

    async def sign_in(self, name: str, password: str) -> list[str]:
        """Come in with a password, and return one's roles."""
        return await self._wait(self._hall.sign_in, name, password)

    async def come_in(self, name: str) -> str:
        """Come in as a guest, and return the guest's id."""
        return await self._wait(self._hall.come_in, name)

    async def open(self, edition: str, *players: str, mode: str = "umpired", **more: Any) -> AsyncMatch:
        """Make a match between players of these names."""
        return AsyncMatch(self, await self._wait(self._hall.open, edition, *players, mode=mode, **more))

    async def match(self, name: str) -> AsyncMatch:
        """Return a match that is there."""
        return AsyncMatch(self, await self._wait(self._hall.match, name))

    async def watch(self, *matches: str, since: int | None = None) -> AsyncIterator[StreamMessage]:
        """Yield what happens in matches, for as long as one listens."""
        messages = self._hall.watch(*matches, since=since)
        while (message := await asyncio.to_thread(next, messages, None)) is not None:
            yield message

    async def follow(
        self, *matches: str, events: Sequence[str] = (), since: int | None = None
    ) -> AsyncIterator[Followed]:
        """Yield what happens in matches and events with the whole view after it: only what changes is sent."""
        told = self._hall.follow(*matches, events=events, since=since)
        while (one := await asyncio.to_thread(next, told, None)) is not None:
            yield one

    async def close(self) -> None:
        """Hang up."""
        await self._wait(self._hall.close)

    async def _wait(self, call: Callable[..., T], *args: Any, **more: Any) -> T:
        async with self._turn:
            return await asyncio.to_thread(call, *args, **more)


class AsyncMatch:
    """A match of a hall, for an event loop."""

    def __init__(self, hall: AsyncHall, match: Match) -> None:
        self._hall = hall
        self.match = match

    async def act(self, event: object, *events: object, command: str = "") -> Answered:
        """Enter one act, or several all or none."""
        return await self._hall._wait(self.match.act, event, *events, command=command)

    async def undo(self, reason: str = "") -> Answered:
        """Take back the last act."""
        return await self._hall._wait(self.match.undo, reason)

    async def insert(self, before: int, event: object, reason: str) -> Answered:
        """Put an act that was forgotten before that of an entry."""
        return await self._hall._wait(self.match.insert, before, event, reason)

    async def let_clocks_run(self) -> Answered:
        """Let the clocks go on that stand because something was put right."""
        return await self._hall._wait(self.match.let_clocks_run)
