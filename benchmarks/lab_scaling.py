"""Matches of machines per second on one process, on two, and on a local Ray cluster of two workers, in one run.

    python benchmarks/lab_scaling.py [--matches 400] [--players house:4]     Ray where it is installed (arbitro[ray])

The matches are the same everywhere, and the results are compared. Efficiency by the clock is the rate over twice that
of one process, and means something on an idle machine alone; by processor time it is what a match costs one process
over what it costs here, with all that is spent on handing it out. Processes and the cluster are begun before.
Last, what the one process that hands jobs out and keeps their results spends on a job: its inverse bounds how many
there can be in a second, however many workers there are.
"""

import argparse
import os
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from importlib.util import find_spec
from multiprocessing import get_context
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from arbitro.lab.batch import Run, carried_out
from arbitro.lab.contests import matches, play_match

Ways = Callable[[Sequence[dict[str, Any]]], list[dict[str, Any]]]


def main() -> None:
    asked = _arguments()
    jobs = list(matches("backgammon", (asked.players, asked.players), asked.matches, 5, "scaling"))
    warm = list(matches("backgammon", (asked.players, asked.players), 8, 1, "warm"))
    alone: tuple[float, float] | None = None
    first = None
    for name, begun in (("one process", one), ("two processes", two), ("Ray, two workers", ray)):
        if begun is ray and not find_spec("ray"):
            print("Ray: skipped (pip install arbitro[ray])")
            continue
        results, rate, cost = measured(begun, warm, jobs)
        alone, first = alone or (rate, cost), first or results
        assert results == first, "the results differ"
        clock, spent = rate / alone[0] / (1 if begun is one else 2), alone[1] / cost
        print(f"{name}: {rate:.1f} matches a second, {1000 * cost:.1f} ms of processor time each; ", end="")
        print(f"efficiency {clock:.0%} by the clock, {spent:.0%} by processor time")
    each = handed_out()
    print(
        f"handing out: {1e6 * each:.0f} µs of one process for a job, so that {1 / each:,.0f} a second are the most"
    )
    print(
        f"the same results everywhere; load of the machine {os.getloadavg()[0]:.1f} on {os.cpu_count()} processors"
    )


def measured(begun: Any, warm: list[Any], jobs: list[Any]) -> tuple[list[Any], float, float]:
    """Return the results, how many there are in a second, and the processor time of one."""
    with begun() as work:
        work(warm)
        start, spent = time.perf_counter(), time.process_time()
        found = work(jobs)
        took, spent = time.perf_counter() - start, time.process_time() - spent
    spent += 0.0 if begun is one else sum(one["spent"] for one in found)
    return [one["result"] for one in found], len(jobs) / took, spent / len(jobs)


def handed_out(count: int = 20_000) -> float:
    """Return what the process that hands jobs out to two others spends on one, its result kept in the run's file."""
    jobs = [{"number": number, "seed": f"scaling/{number}"} for number in range(count)]
    with TemporaryDirectory() as folder:
        start = time.process_time()
        carried_out(Path(folder) / "run", Run("nothing", {}, count), nothing, jobs, 2)
        return (time.process_time() - start) / count


def nothing(job: dict[str, Any]) -> dict[str, Any]:
    """Return a result as long as that of a match, at once."""
    return {**job, **dict.fromkeys(("white", "black", "winner", "length", "points", "acts", "facts"), 1)}


def timed(job: dict[str, Any]) -> dict[str, Any]:
    """Play a match and say what it cost."""
    start = time.process_time()
    return {"result": play_match(job), "spent": time.process_time() - start}


@contextmanager
def one() -> Iterator[Ways]:
    yield lambda jobs: [timed(job) for job in jobs]


@contextmanager
def two() -> Iterator[Ways]:
    with ProcessPoolExecutor(2, get_context("spawn")) as pool:
        yield lambda jobs: list(pool.map(timed, jobs))


@contextmanager
def ray() -> Iterator[Ways]:
    import ray as cluster

    from arbitro.lab.cluster import results_of

    cluster.init(num_cpus=2, include_dashboard=False, log_to_driver=False)
    try:
        yield lambda jobs: list(results_of(timed, jobs, "local"))
    finally:
        cluster.shutdown()


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser()
    parser.add_argument("--matches", type=int, default=400)
    parser.add_argument("--players", default="house:4")
    return parser.parse_args()


if __name__ == "__main__":
    main()
