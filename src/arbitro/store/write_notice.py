"""How an event loop waits for the disk: what was written together is told together, with one wake-up for all."""

import asyncio
from collections import deque
from concurrent.futures import Future
from typing import Any, TypeVar
from weakref import WeakKeyDictionary, ref

T = TypeVar("T")


class Bell:
    """Rings in a loop when something is on disk, once for all that is by the time the loop hears it."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        # Weak: the value of a WeakKeyDictionary that held its key would keep it for ever.
        self._loop = ref(loop)
        self._done: deque[tuple[asyncio.Future[Any], Future[Any]]] = deque()
        self._rung = False

    def rings(self, waiting: asyncio.Future[Any], done: Future[Any]) -> None:
        """Tell from any thread that somebody need wait no longer."""
        self._done.append((waiting, done))
        loop = self._loop()
        if not self._rung and loop is not None and not loop.is_closed():
            self._rung = True
            loop.call_soon_threadsafe(self._clear)

    def _clear(self) -> None:
        self._rung = False  # first: what is done from now on rings again
        while self._done:
            _settle(*self._done.popleft())


_bells: WeakKeyDictionary[asyncio.AbstractEventLoop, Bell] = WeakKeyDictionary()


def as_asyncio(done: Future[T]) -> asyncio.Future[T]:
    """Return what an event loop awaits until a write is on disk."""
    loop = asyncio.get_running_loop()
    bell = _bells.get(loop)
    if bell is None:
        bell = _bells[loop] = Bell(loop)
    waiting: asyncio.Future[T] = loop.create_future()
    done.add_done_callback(lambda outcome: bell.rings(waiting, outcome))
    return waiting


def _settle(waiting: asyncio.Future[Any], outcome: Future[Any]) -> None:
    # Whoever waited has gone; what was written stands all the same.
    if waiting.done():
        return
    error = outcome.exception()
    if error is None:
        waiting.set_result(outcome.result())
    else:
        waiting.set_exception(error)
