"""How the ratings of those who have entered an event went through the events of the hall."""

import asyncio

import msgspec
from starlette.responses import Response

from arbitro.desk.answer import laws_of
from arbitro.desk.ratings.list import courses
from arbitro.live.desk import LiveEvent
from arbitro.web.hall.desk.events import MOST_EVENTS, event_of
from arbitro.web.hall.endpoint import Endpoint, HallRequest
from arbitro.web.hall.policy import ATTEND, allows


class RatingAfter(msgspec.Struct, frozen=True):
    """A rating after an event."""

    event: str
    title: str
    rating: float


class RatingCourse(msgspec.Struct, frozen=True):
    """How the rating of somebody went, event after event."""

    player: str
    after: list[RatingAfter]


async def ratings(asked: HallRequest) -> Response:
    """Return how ratings in the hall went: after each event of this game in which they played what counts."""
    live = await event_of(asked)
    if laws_of(live.event).rating is None:
        return asked.json([])
    held = await _readable_events(asked, live.event.setup.game)
    found = await asyncio.to_thread(courses, [one.event for one in held])
    told = [
        RatingCourse(
            name,
            [RatingAfter(held[one.place].name, held[one.place].notes.title, one.rating) for one in after],
        )
        for name, after in sorted(found.items())
        if name in live.event.entries
    ]
    return asked.json(told)


async def _readable_events(asked: HallRequest, game: str) -> list[LiveEvent]:
    """Return the events of a game that whoever asks may read, the oldest first."""
    found = await asked.read(lambda _: asked.hall.store.journals("desk"))
    lives = [await asked.hall.office.event(one.heading.id) for one in found[-MOST_EVENTS:]]
    # Only events that the reader may read: a rating would tell the results of a private one.
    return [live for live in lives if live.event.setup.game == game and allows(ATTEND, asked.who, live)]


ENDPOINTS = (Endpoint("GET", "/api/desk/{id}/ratings", ratings, ATTEND, None, {200: list[RatingCourse]}),)
