"""Whether the hall can write, and how it fares."""

import asyncio
import os
from collections.abc import Callable, Iterator

from prometheus_client import (
    CONTENT_TYPE_LATEST,
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    generate_latest,
)
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector
from starlette.responses import Response

from arbitro import __version__
from arbitro.live.live_hall import LiveHall
from arbitro.store import Unwritable, as_asyncio
from arbitro.web.connection_limits import Crowd
from arbitro.web.hall.endpoint import Endpoint, HallRequest
from arbitro.web.hall.policy import EVERYONE
from arbitro.web.hall.problems import Problem

# Within the 2 s in which a silent database has everybody refused (docs/operate.md, "Fault testing").
WITHIN = 1.8
"""Seconds within which a hall that can write has written."""


class Metrics:
    """What is counted of a hall; the database is asked nothing, so that all of it is told while that is gone."""

    def __init__(self, hall: LiveHall, crowd: Crowd | None = None) -> None:
        self.registry = CollectorRegistry()
        self.acts = Counter("arbitro_acts", "Acts that were carried out", registry=self.registry)
        self.refused = Counter("arbitro_refusals", "Acts that the law refused", registry=self.registry)
        self.commit = Histogram(
            "arbitro_act_seconds", "From a request to its answer, on disk", registry=self.registry
        )
        self.answers = Counter(
            "arbitro_answers", "Answers by status code", ["status"], registry=self.registry
        )
        self._gauge("arbitro_watchers", "Open streams", lambda: len(hall.streams))
        self._gauge("arbitro_matches", "Matches held in memory", lambda: len(hall.memory))
        self._gauge("arbitro_matches_bytes", "Memory for them, reckoned", lambda: hall.memory.weight)
        self._gauge("arbitro_lag", "Entries on disk that nobody was told yet", lambda: hall.lag)
        self._gauge(
            "arbitro_queue",
            "Messages that slow readers have not taken",
            lambda: sum(stream.waiting for stream in hall.streams),
        )
        self._gauge("arbitro_guests_bytes", "Disk for what guests wrote, reckoned", lambda: hall.guests.total)
        self._gauge("arbitro_memory_bytes", "Memory of this process", memory_used)
        self._gauge("arbitro_database_up", "1 while the database works", lambda: hall.store.trouble is None)
        self.registry.register(_Counted(hall, crowd))

    def _gauge(self, name: str, meaning: str, value: Callable[[], float]) -> None:
        Gauge(name, meaning, registry=self.registry).set_function(value)


class _Counted(Collector):
    """What the hall and its store count by themselves."""

    def __init__(self, hall: LiveHall, crowd: Crowd | None) -> None:
        self._hall, self._crowd = hall, crowd

    def collect(self) -> Iterator[Metric]:
        """Yield the figures as they are now."""
        errors = CounterMetricFamily(
            "arbitro_database_errors", "What the database did not do, by reason", labels=["reason"]
        )
        # A copy: the threads of the store count on meanwhile.
        for trouble, count in tuple(self._hall.store.condition.errors.items()):
            errors.add_metric([trouble.value], count)
        yield errors
        evicted = self._hall.memory.evictions
        yield CounterMetricFamily("arbitro_evictions", "Matches that left memory for others", evicted)
        gone = self._hall.guests.removed
        yield CounterMetricFamily("arbitro_guests_removed", "Matches of guests that went for others", gone)
        if (crowd := self._crowd) is not None:
            yield GaugeMetricFamily("arbitro_connections", "Open connections", len(crowd))
            yield CounterMetricFamily(
                "arbitro_connections_refused", "Connections for which there was no room", crowd.refused
            )
        if (own := self._hall.ownership) is not None:
            yield GaugeMetricFamily("arbitro_leases", "Matches that this node owns", own.count)
            yield CounterMetricFamily(
                "arbitro_failovers",
                "Matches taken over from a node that did not give them back",
                own.failovers,
            )
            yield CounterMetricFamily(
                "arbitro_leases_lost", "Matches that another node took over", own.losses
            )


def memory_used() -> int:
    """Return how many bytes of memory this process has; 0 where the system does not say."""
    try:
        with open("/proc/self/statm", encoding="ascii") as told:
            return int(told.read().split()[1]) * os.sysconf("SC_PAGESIZE")
    except OSError:
        return 0


async def health(asked: HallRequest) -> Response:
    """Say whether the hall can write."""
    hall = asked.hall
    try:
        await asyncio.wait_for(as_asyncio(hall.store.probe()), WITHIN)
    except (Unwritable, TimeoutError) as error:
        trouble = error.trouble.value if isinstance(error, Unwritable) else "busy"
        raise Problem(
            503, f"disk-{trouble}", more={"version": __version__, "position": hall.position}
        ) from error
    kind = hall.store.database.writer.dialect.name
    return asked.json({"status": "ok", "version": __version__, "database": kind, "position": hall.position})


async def metrics(asked: HallRequest) -> Response:
    """Tell the figures as Prometheus reads them."""
    figures: Metrics = asked.request.app.state.metrics
    # Gauges look through every stream: not on the event loop.
    text = await asyncio.to_thread(generate_latest, figures.registry)
    return Response(text, media_type=CONTENT_TYPE_LATEST)


ENDPOINTS = (
    Endpoint("GET", "/health", health, EVERYONE, None, {200: None}),
    Endpoint("GET", "/metrics", metrics, EVERYONE, None, {200: None}, "text/plain"),
)
