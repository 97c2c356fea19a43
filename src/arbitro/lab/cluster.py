"""Jobs on a Ray cluster, with the results of one machine; it needs the extra `ray`."""

from __future__ import annotations

import socket
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from arbitro.lab.jobs import AHEAD, TRIES, Job, LostWorkers, Work

STARTED = ("local", "auto")
"""Addresses that Ray looks up by itself."""
PATIENCE = 10.0
"""Seconds in which a cluster has to answer; Ray itself tries for minutes."""


def results_of(work: Work, jobs: Sequence[Job], address: str) -> Iterator[dict[str, Any]]:
    """Yield the results in the order of the jobs; `local` as the address begins a cluster on this machine."""
    import ray

    with _join_cluster(address):
        remote = ray.remote(max_retries=TRIES)(work)
        workers = max(1, int(ray.cluster_resources().get("CPU", 1)))
        waiting: dict[int, Any] = {}
        sent = 0
        for place in range(len(jobs)):
            while sent < len(jobs) and sent - place < AHEAD * workers:
                waiting[sent] = remote.remote(jobs[sent])
                sent += 1
            yield ray.get(waiting.pop(place))


@contextmanager
def round_on(address: str) -> Iterator[Any]:
    """Give what does every job of a round on a cluster and returns the results in their order."""
    import ray

    with _join_cluster(address):
        yield lambda work, jobs: ray.get([ray.remote(max_retries=TRIES)(work).remote(job) for job in jobs])


@contextmanager
def _join_cluster(address: str) -> Iterator[None]:
    """Join a cluster, or begin one on this machine; raises ConnectionError where none answers."""
    import ray
    from ray.exceptions import WorkerCrashedError

    own = not ray.is_initialized()
    if own:
        _begin_cluster(address)
    try:
        yield
    except WorkerCrashedError as error:
        raise LostWorkers(address) from error
    finally:
        if own:
            ray.shutdown()


def _begin_cluster(address: str) -> None:
    # Ray waits for minutes where nobody listens: a plain connection tells within seconds.
    import ray

    if address not in STARTED:
        # Raise ConnectionError where nobody listens at an address.
        host, _, port = address.removeprefix("ray://").rpartition(":")
        try:
            socket.create_connection((host, int(port)), PATIENCE).close()
        except (OSError, ValueError, OverflowError) as error:
            raise ConnectionError(address) from error
    known = {"include_dashboard": False} if address == "local" else {}
    try:
        ray.init(None if address == "local" else address, log_to_driver=False, **known)
    except (RuntimeError, ValueError, TimeoutError) as error:
        raise ConnectionError(address) from error
