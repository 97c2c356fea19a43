"""Workers that stay for many rounds of jobs: here, in processes, or on a Ray cluster."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import get_context
from typing import Any, Protocol

from arbitro.lab.jobs import TRIES, LostWorkers
from arbitro.processes import end_with_parent


class JobRound(Protocol):
    """Does every job of a round and returns the results in their order."""

    def __call__(self, work: Any, jobs: Sequence[Any]) -> list[Any]:
        """Return what the work, a function of a module, makes of each job."""
        ...


class Processes:
    """Processes that are begun when they are needed; one that dies costs its round a retry."""

    def __init__(self, count: int) -> None:
        self.count = count
        self.pool: ProcessPoolExecutor | None = None

    def __call__(self, work: Any, jobs: Sequence[Any]) -> list[Any]:
        """Return what the work makes of each job; raises LostWorkers where processes die again and again."""
        for _ in range(TRIES):
            self.pool = self.pool or ProcessPoolExecutor(
                self.count, get_context("spawn"), initializer=end_with_parent
            )
            try:
                return list(self.pool.map(work, jobs))
            except BrokenProcessPool:
                self.close()
        raise LostWorkers(work.__name__)

    def close(self) -> None:
        """Let the processes go."""
        if self.pool:
            self.pool.shutdown(wait=False, cancel_futures=True)
        self.pool = None


@contextmanager
def workers(processes: int = 1, ray: str | None = None) -> Iterator[JobRound]:
    """Give workers for rounds of jobs, and let them go at the end."""
    if ray is not None:
        from arbitro.lab.cluster import round_on

        with round_on(ray) as done:
            yield done
    elif processes == 1:
        yield lambda work, jobs: list(map(work, jobs))
    else:
        several = Processes(processes)
        try:
            yield several
        finally:
            several.close()
