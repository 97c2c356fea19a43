"""Time that passes only when nothing else is left to do, and a store that answers at once: a hall from one seed."""

import asyncio
import random
import selectors
from collections.abc import Callable, Coroutine, Sequence
from concurrent.futures import Future
from typing import Any, TypeVar

from arbitro.store import Command, Heading, Link, Store, Trouble, Unwritable

T = TypeVar("T")


class _Impatient(selectors.DefaultSelector):
    """Waits for nobody: what would have been waited for is added to the time."""

    passed = 0.0

    def select(self, timeout: float | None = None) -> list[Any]:
        """Return what is ready, and let the time pass that one would have waited."""
        ready = super().select(0)
        if not ready and timeout is not None and timeout > 0:
            self.passed += timeout
        return ready


class VirtualLoop(asyncio.SelectorEventLoop):
    """An event loop whose time is its own."""

    def __init__(self) -> None:
        self._virtual = _Impatient()
        super().__init__(self._virtual)

    def time(self) -> float:
        """Return the seconds that have passed."""
        return self._virtual.passed


class VirtualTime:
    """The clocks of a hall on such a loop; its calendar can be set back."""

    def __init__(self, loop: VirtualLoop) -> None:
        self._loop = loop
        self.set_back = 0
        """Milliseconds by which somebody has set the calendar back."""

    def wall(self) -> int:
        """Return milliseconds by the calendar."""
        return 1_800_000_000_000 + self.steady() - self.set_back

    def steady(self) -> int:
        """Return milliseconds that never fall."""
        return round(self._loop.time() * 1000)


class FailingStore:
    """A store whose appends are done when they return; a part of them meets a disk that fails."""

    def __init__(self, store: Store, chance: random.Random, failing: float) -> None:
        self._store, self._chance, self.failing = store, chance, failing

    def append(
        self,
        journal: str,
        lines: list[bytes],
        *,
        expects: int,
        command: Command | None = None,
        heading: Heading | None = None,
        epoch: int | None = None,
        made: Sequence[Link] | None = None,
    ) -> Future[int]:
        """Append at once, or fail; where the answer is lost, the lines are there all the same."""
        done: Future[int] = Future()
        if heading is None and self._chance.random() < self.failing:
            done.set_exception(Unwritable(Trouble.FULL))
            return done
        kept = self._store.append(
            journal, lines, expects=expects, command=command, heading=heading, made=made
        )
        kept.exception()
        return kept

    def __getattr__(self, name: str) -> Any:
        return getattr(self._store, name)


async def at_once(work: Callable[..., T], *args: Any, **more: Any) -> T:
    """Do in the loop what is otherwise done in a thread."""
    return work(*args, **more)


def run(loop: VirtualLoop, work: Coroutine[Any, Any, T]) -> T:
    """Run something to its end in virtual time."""
    try:
        return loop.run_until_complete(work)
    finally:
        loop.close()
