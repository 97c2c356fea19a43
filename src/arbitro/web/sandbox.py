"""Work that strangers ask for: done in processes of their own, with so much processor, memory and time and no more."""

import asyncio
import multiprocessing
import threading
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.context import ForkServerContext, SpawnContext
from multiprocessing.process import BaseProcess
from typing import Any, TypeVar

from arbitro.kernel import Malformed, Message
from arbitro.web.hall.problems import Problem
from arbitro.worker import MEMORY, nothing, serve

T = TypeVar("T")
PROCESSOR = 1.0
"""Seconds of a processor that one piece of work may take, unless another bound is set for it."""
PATIENCE = 5.0
"""How many times as long it may last, however busy the machine is."""
TURN = 15.0
"""Seconds that one waits for a turn."""
AT_ONCE = 2
"""Pieces of work that are done at the same time."""
WAITING = 32
"""Pieces of work that may wait for their turn."""
PRELOADED = ["arbitro.worker", "arbitro.cases"]
"""What a process has at hand from its beginning, where the system can give it that."""


class TooMuch(Problem):
    """What was asked takes more than anybody may ask for."""

    def __init__(self) -> None:
        super().__init__(400, "too-much")


class NotUnderstood(Malformed):
    """A document that could not be understood there."""

    def __init__(self, key: str, message: Message) -> None:
        super().__init__(key, message.id)
        self.message = message


class Sandbox:
    """A few processes that can be ended at any moment: what one of them does harms nobody else."""

    def __init__(
        self,
        at_once: int = AT_ONCE,
        waiting: int = WAITING,
        patience: float = PATIENCE,
        memory: int = MEMORY,
        works: int | None = None,
    ) -> None:
        self._patience, self._memory, self._works = patience, memory, works
        self._turns = threading.BoundedSemaphore(at_once)
        self._most = at_once + waiting
        self._asked = 0
        self._idle: deque[_Worker] = deque()
        self._all: set[_Worker] = set()
        self._first: threading.Thread | None = None

    async def run(self, work: Callable[..., T], *given: Any, seconds: float = PROCESSOR) -> T:
        """Return what a function of a module returns; raises TooMuch, or Problem 503 where too much waits already."""
        if self._asked >= self._most:
            raise _busy()
        self._asked += 1
        try:
            return await asyncio.to_thread(self._run_in_worker, work, given, seconds)
        finally:
            self._asked -= 1

    def begin(self) -> threading.Thread:
        """Have a process at hand soon, so that the first who asks need not wait for it; nobody waits for this."""
        self._first = threading.Thread(target=self._begin, daemon=True)
        self._first.start()
        return self._first

    def _begin(self) -> None:
        with suppress(Problem):
            self._run_in_worker(nothing, (), PROCESSOR)

    def close(self) -> None:
        """End every process, at work or not, also one that is just beginning; new work begins new ones."""
        if self._first:  # a process that nobody knows of yet would keep the program from its end
            self._first.join()
        self._idle.clear()
        while self._all:
            self._all.pop().end()

    def _run_in_worker(self, work: Callable[..., Any], given: tuple[Any, ...], seconds: float) -> Any:
        if not self._turns.acquire(timeout=TURN):
            raise _busy()
        try:
            try:
                worker = self._idle.pop() if self._idle else _Worker(self._memory)
            except (EOFError, OSError) as error:  # no process or file is left to be had
                raise _busy() from error
            self._all.add(worker)
            try:
                done, value = worker.ask(work, given, seconds, self._patience * seconds)
            except (EOFError, OSError) as error:
                self._all.discard(worker)
                worker.end()
                # A TimeoutError is an OSError: then the machine was slow, and the work not too much.
                raise _busy() if isinstance(error, TimeoutError) else TooMuch() from error
            if worker.works == self._works:
                self._all.discard(worker)
                worker.end()
            else:
                self._idle.append(worker)
            if done:
                return value
            raise NotUnderstood(*value) if isinstance(value, tuple) else RuntimeError(value)
        finally:
            self._turns.release()


class _Worker:
    """A process and the line to it."""

    def __init__(self, memory: int) -> None:
        self.works = 0
        """How many pieces of work it has done."""
        context = _context()
        self._line, theirs = context.Pipe()
        self._process: BaseProcess = context.Process(target=serve, args=(theirs, memory), daemon=True)
        self._process.start()
        theirs.close()
        self._line.recv()  # that it has begun: from here on its time counts

    def ask(
        self, work: Callable[..., Any], given: tuple[Any, ...], seconds: float, patience: float
    ) -> tuple[bool, Any]:
        """Return whether the work was done, and what came of it; raises EOFError or TimeoutError where it was ended."""
        self._line.send((work, given, seconds))
        if not self._line.poll(patience):
            raise TimeoutError
        answer: tuple[bool, Any] = self._line.recv()
        self.works += 1
        return answer

    def end(self) -> None:
        """End the process, whatever it does; whoever waits for it learns that its line is at an end."""
        self._process.kill()
        self._process.join()


def _busy() -> Problem:
    """Return what is told where the machine has too much to do: it is not the fault of what was asked."""
    return Problem(503, "busy", headers={"retry-after": "2"})


def _context() -> ForkServerContext | SpawnContext:
    # Never plain fork: the hall has threads, and a copy of it would inherit their locks as they are.
    if "forkserver" not in multiprocessing.get_all_start_methods():
        return multiprocessing.get_context("spawn")
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload(PRELOADED)
    return context


SANDBOX = Sandbox()
"""The processes of this program: they begin with the first work, and end with the program."""
