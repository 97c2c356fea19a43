"""The announcer's page of an event: the next call as it is said, who has played whom, the best breaks."""

from collections.abc import AsyncIterator, Iterable, Mapping
from typing import Any

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from arbitro.desk.event import Event
from arbitro.desk.match import LIVE
from arbitro.kernel.plugin import load, plugins
from arbitro.l10n import Language, say
from arbitro.live.desk import LiveEvent, UnknownEvent
from arbitro.live.desk.event_views import event_view
from arbitro.live.live_hall import LiveHall
from arbitro.live.visibility import PUBLIC, visible
from arbitro.web.eventscreens import Called, called_matches
from arbitro.web.language import language_of
from arbitro.web.page import page
from arbitro.web.wording import wording

EARLIER = 24
"""Events of the hall, the newest first, that are searched for meetings of two players."""
BEST = 5
PLAYED = ("done",)
REVIEWED = ("disputed", "suspended")


class Speech(msgspec.Struct, frozen=True):
    """A call as it is read aloud."""

    match: str
    says: str
    names: tuple[str, str]
    met: str
    """How often the two have met, and who won; that they have not, where they have not."""
    called: bool


class Playing(msgspec.Struct, frozen=True):
    """A match that is being played, with what can be told of it."""

    table: str
    names: tuple[str, str]
    score: str
    met: str
    review: bool
    """While it is under review the announcer says nothing of it."""


class Best(msgspec.Struct, frozen=True):
    """A best break of the event."""

    name: str
    points: int
    match: str


async def announcer(request: Request) -> Response:
    """Show what is to be said in the hall now, and what may be told besides."""
    hall: LiveHall | None = getattr(request.app.state, "hall", None)
    if hall is None:
        raise HTTPException(404)
    try:
        live = await hall.office.event(request.path_params["id"])
    except UnknownEvent as error:
        raise HTTPException(404) from error
    language = language_of(request)
    earlier = [one async for one in _events(hall, live)]
    found = event_view(live, PUBLIC, language)
    return page(
        request,
        "announcer.html",
        words=wording(language, "announcer-"),
        id=live.name,
        title=live.notes.title,
        calls=[_speech(one, earlier, language) for one in called_matches(found, language) if all(one.sides)],
        playing=[
            _playing(one, earlier, language)
            for one in found.event["matches"].values()
            if one["state"] in LIVE and all(one["sides"])
        ],
        bests=await best_breaks(hall, live),
    )


def _speech(one: Called, events: Iterable[Event], language: Language) -> Speech:
    kind = "table" if one.called and one.table else "ready"
    first, second = one.sides
    says = say(
        language,
        f"announcer-call-{kind}{'-by' if one.until and kind == 'table' else ''}",
        first=first,
        second=second,
        table=one.table,
        time=one.until,
    )
    return Speech(one.id, says, one.sides, meetings(first, second, events, language), one.called)


def _playing(match: Mapping[str, Any], events: Iterable[Event], language: Language) -> Playing:
    """Return a match as everybody sees it."""
    (first, second), points = match["sides"], match["score"] or {}
    score = f"{points.get(first, 0)} – {points.get(second, 0)}" if points else ""
    met = meetings(first, second, events, language)
    return Playing(match["table"] or "", (first, second), score, met, match["state"] in REVIEWED)


def meetings(first: str, second: str, events: Iterable[Event], language: Language) -> str:
    """Return in words how often two have met before, and how many each has won."""
    pair = {first, second}
    found = [
        match.winner
        for event in events
        for match in event.in_order()
        if match.state in PLAYED and match.known and {*match.names} == pair
    ]
    if not found:
        return say(language, "announcer-never-met")
    won = {name: found.count(name) for name in (first, second)}
    return say(
        language,
        "announcer-met",
        times=len(found),
        first=first,
        second=second,
        one=won[first],
        other=won[second],
    )


async def _events(hall: LiveHall, live: LiveEvent) -> AsyncIterator[Event]:
    """Yield this event, and the newest others of the same game that everybody may see."""
    yield live.event
    # Each is read into memory where it is not there yet: so many and no more.
    others = [one for one in hall.store.journals("desk")[-EARLIER:] if one.heading.id != live.name]
    for standing in reversed(others):
        other = await hall.office.event(standing.heading.id)
        if other.event.setup.game == live.event.setup.game and not other.notes.private:
            yield other.event


async def best_breaks(hall: LiveHall, live: LiveEvent) -> list[Best]:
    """Return the best breaks of the event's matches in this hall; none in a game without breaks."""
    found = plugins().get(live.event.setup.game)
    if found is None or not found.breaks:
        return []
    read, bests = load(found.breaks), []
    for match, linked in live.notes.links.items():
        # What is read out is public: of a match under review nothing from the disputed act on.
        sitting = visible((await hall.match(linked)).sitting, PUBLIC)
        names = live.event.matches[match].names
        bests += [Best(names[side], points, match) for side, points in enumerate(read(sitting)) if points]
    return sorted(bests, key=lambda one: -one.points)[:BEST]
