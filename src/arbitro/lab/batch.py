"""Jobs over many cores: in order, resumable, and the same results however many workers there are.

A run is a file of JSON Lines: the run's own terms, then the result of each job in the order of the jobs. Whoever runs
it again goes on where it stopped. A worker that dies costs a retry of the jobs that it and its neighbours had.
"""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Any

import msgspec

from arbitro.files import added_to
from arbitro.lab.jobs import AHEAD, TRIES, Job, LostWorkers, Work
from arbitro.processes import end_with_parent


class OtherRun(ValueError):
    """A file holds another run than the one that is asked for."""


class Run(msgspec.Struct, frozen=True):
    """What is run: the first line of its file."""

    kind: str
    terms: dict[str, Any]
    jobs: int


def finished_results(file: Path, run: Run) -> list[dict[str, Any]]:
    """Return the results that a file holds; a last line that was cut off is taken away. Raises OtherRun."""
    if not (data := file.read_bytes()):
        file.write_bytes(msgspec.json.encode(run) + b"\n")
        return []
    whole = data[: data.rfind(b"\n") + 1]
    first, *lines = whole.splitlines()
    try:
        same = msgspec.json.decode(first, type=Run) == run
    except msgspec.DecodeError:
        same = False
    if not same:
        raise OtherRun(str(file))
    if len(whole) < len(data):
        file.write_bytes(whole)
    return [msgspec.json.decode(line) for line in lines]


def carried_out(
    file: Path,
    run: Run,
    work: Work,
    jobs: Sequence[Job],
    processes: int = 1,
    ray: str | None = None,
    told: Callable[[int], None] = lambda count: None,
) -> list[dict[str, Any]]:
    """Return the result of every job, having done those that the file does not hold yet. Raises OtherRun, InUse."""
    with added_to(file) as stream:
        results = finished_results(file, run)
        rest = jobs[len(results) :]
        told(len(results))
        for result in _results(work, rest, processes, ray):
            stream.write(msgspec.json.encode(result) + b"\n")
            stream.flush()
            results.append(result)
            told(len(results))
    return results


def _results(work: Work, jobs: Sequence[Job], processes: int, ray: str | None) -> Iterator[dict[str, Any]]:
    if ray is not None:
        from arbitro.lab.cluster import results_of

        return results_of(work, jobs, ray)
    return map(work, jobs) if processes == 1 else _parallel(work, jobs, processes)


def _parallel(work: Work, jobs: Sequence[Job], processes: int) -> Iterator[dict[str, Any]]:
    """Yield results in the order of the jobs; those of a pool that broke are done again in a new one."""
    # In the order of the jobs and not as they end: results are the same on any number of processes, and can be
    # resumed.
    place = lost = 0
    while place < len(jobs):
        try:
            for result in _run_in_pool(work, jobs[place:], processes):
                yield result
                place, lost = place + 1, 0
        except BrokenProcessPool as error:
            lost += 1
            if lost >= TRIES:
                raise LostWorkers(str(jobs[place])) from error


def _run_in_pool(work: Work, jobs: Sequence[Job], processes: int) -> Iterator[dict[str, Any]]:
    # Only so many ahead: a batch of a million games must not lie in memory before the first is played. Spawned
    # and not forked: threads of the parent may hold locks.
    context = multiprocessing.get_context("spawn")
    waiting: dict[int, Future[dict[str, Any]]] = {}
    sent = 0
    with ProcessPoolExecutor(processes, context, initializer=end_with_parent) as pool:
        try:
            for place in range(len(jobs)):
                while sent < len(jobs) and sent - place < AHEAD * processes:
                    waiting[sent] = pool.submit(work, jobs[sent])
                    sent += 1
                wait([waiting[place]], return_when=FIRST_COMPLETED)
                yield waiting.pop(place).result()
        finally:
            pool.shutdown(wait=False, cancel_futures=True)
