"""Whether the hall can write, and how it fares."""

import asyncio

from prometheus_client import (
    CONTENT_TYPE_LATEST,
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    generate_latest,
)
from starlette.responses import Response

from arbitro import __version__
from arbitro.live import Hall
from arbitro.store import Unwritable, awaited
from arbitro.web.hall.endpoint import Asked, Endpoint
from arbitro.web.hall.policy import EVERYONE
from arbitro.web.hall.problems import Problem


class Metrics:
    """What is counted of a hall."""

    def __init__(self, hall: Hall) -> None:
        self.registry = CollectorRegistry()
        self.acts = Counter("arbitro_acts", "Acts that were carried out", registry=self.registry)
        self.refused = Counter("arbitro_refusals", "Acts that the law refused", registry=self.registry)
        self.commit = Histogram(
            "arbitro_act_seconds", "From a request to its answer, on disk", registry=self.registry
        )
        watchers = Gauge("arbitro_watchers", "Open streams", registry=self.registry)
        watchers.set_function(lambda: len(hall.streams))
        matches = Gauge("arbitro_matches", "Matches held in memory", registry=self.registry)
        matches.set_function(lambda: len(tuple(hall.living())))
        lag = Gauge("arbitro_lag", "Entries on disk that nobody was told yet", registry=self.registry)
        lag.set_function(lambda: hall.store.position - hall.position)
        queue = Gauge("arbitro_queue", "Messages that slow readers have not taken", registry=self.registry)
        queue.set_function(lambda: sum(stream.waiting for stream in hall.streams))


async def health(asked: Asked) -> Response:
    """Say whether the hall can write."""
    hall = asked.hall
    try:
        await asyncio.wait_for(awaited(hall.store.probe()), 5)
    except (Unwritable, TimeoutError) as error:
        trouble = error.trouble.value if isinstance(error, Unwritable) else "busy"
        raise Problem(
            503, f"disk-{trouble}", more={"version": __version__, "position": hall.position}
        ) from error
    kind = hall.store.database.writer.dialect.name
    return asked.json({"status": "ok", "version": __version__, "database": kind, "position": hall.position})


async def metrics(asked: Asked) -> Response:
    """Tell the figures as Prometheus reads them."""
    figures: Metrics = asked.request.app.state.metrics
    text = await asyncio.to_thread(generate_latest, figures.registry)
    return Response(text, media_type=CONTENT_TYPE_LATEST)


ENDPOINTS = (
    Endpoint("GET", "/health", health, EVERYONE, None, {200: None}),
    Endpoint("GET", "/metrics", metrics, EVERYONE, None, {200: None}, "text/plain"),
)
