"""One stream of server-sent events for all that a device watches."""

import asyncio
from collections.abc import AsyncGenerator, AsyncIterator, Callable

from starlette.responses import Response, StreamingResponse
from starlette.types import Receive, Scope, Send

from arbitro.live import Hall, LiveMatch, Stream
from arbitro.live.desk.telling import desk_message
from arbitro.live.documents import LinkData
from arbitro.live.telling import Kind, clock_message, match_message, message, replayed
from arbitro.store import Line
from arbitro.web.hall.endpoint import Asked, Endpoint, who_asks
from arbitro.web.hall.policy import EVERYONE, audience, event_audience
from arbitro.web.hall.problems import Problem
from arbitro.web.hall.watching import Watching
from arbitro.web.patience import LINE, Lines

HEARTBEAT = 5.0
PAGE = 500
MOST_MATCHES = 256
MOST_DESKS = 16


async def events(asked: Asked) -> Response:
    """Stream what happens in the matches that are asked for, from a position on or from now."""
    names = list(dict.fromkeys(asked.request.query_params.getlist("match")))
    if len(names) > MOST_MATCHES:
        raise Problem(400, "too-many-matches", key="match", most=MOST_MATCHES)
    matches = [await asked.match_named(name) for name in names]
    desks = [
        await asked.event_named(name) for name in asked.request.query_params.getlist("desk")[:MOST_DESKS]
    ]
    roles = {audience(asked.who, match) for match in matches} or {"public"}
    kind = (roles.pop() if len(roles) == 1 else "public", asked.language)
    kinds = {live.name: (event_audience(asked.who, live), asked.language) for live in desks}
    since = _since(asked)
    line: Lines | None = asked.request.scope.get(LINE)
    watching: Watching = asked.request.app.state.watching
    end = watching.take(asked.device, asked.who.id)
    stream = Stream(names, watcher=asked.who.id, kind=kind, desks=kinds, line=line.write if line else None)
    body = _counted(told(asked, stream, matches, since), end)
    headers = {"cache-control": "no-store", "x-accel-buffering": "no", "content-encoding": "identity"}
    if line is None:
        return StreamingResponse(body, media_type="text/event-stream", headers=headers)

    def gone() -> None:
        stream.close()
        end()  # a stream whose reader left before it began never begins

    line.when_gone(gone)
    return Streaming(body, media_type="text/event-stream", headers=headers)


async def _counted(body: AsyncGenerator[bytes], end: Callable[[], None]) -> AsyncGenerator[bytes]:
    """Yield a stream, which is counted no longer once it has ended."""
    try:
        async for text in body:
            yield text
    finally:
        end()
        await body.aclose()


class Streaming(StreamingResponse):
    """A stream that ends by itself when its reader has gone: nothing else need wait for that."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Send the stream from its beginning to its end."""
        await self.stream_response(send)


def _since(asked: Asked) -> int | None:
    last = asked.request.headers.get("last-event-id") or asked.request.query_params.get("last_event_id")
    if not last:
        return None
    if not (last.isascii() and last.isdigit() and len(last) <= 18):
        raise Problem(400, "bad-position", key="Last-Event-ID")
    return int(last)


async def told(
    asked: Asked, stream: Stream, matches: list[LiveMatch], since: int | None
) -> AsyncGenerator[bytes]:
    """Yield what a stream begins with, then what happens, for as long as whoever asked may watch."""
    hall = asked.hall
    hall.watch(stream)
    beat = hall.time.steady()
    try:
        seen = 0
        async for position, text in _beginning(hall, stream, matches, since):
            seen = max(seen, position)
            yield text
        yield b": arbitro\n\n"
        while not stream.closed:
            async for text in _news(hall, stream, seen):
                yield text
            await stream.wait(HEARTBEAT)
            if hall.time.steady() - beat >= HEARTBEAT * 1000 and not stream.closed:
                beat = hall.time.steady()
                yield b": %d\n\n%s" % (hall.time.wall(), await _clocks(hall, stream))
                if asked.who.known and await who_asks(asked.request, hall) != asked.who:
                    stream.close()
    finally:
        hall.leave(stream)


async def _clocks(hall: Hall, stream: Stream) -> bytes:
    """Return how the clocks stand that run, without a position: whoever misses it misses nothing."""
    texts = [clock_message(await hall.at_hand(name), stream.kind) for name in sorted(stream.matches)]
    return b"".join(text for text in texts if text)


async def _beginning(
    hall: Hall, stream: Stream, matches: list[LiveMatch], since: int | None
) -> AsyncIterator[tuple[int, bytes]]:
    if hall.ownership is not None:
        await hall.catch_up()
    position = hall.position
    fresh = since is None or since > position
    if fresh:
        for match in matches:
            yield position, match_message(await hall.at_hand(match.name), position, stream.kind)
    else:
        async for place, text in _missed(hall, stream, matches, since or 0, position):
            yield place, text
    for name, kind in stream.desks.items():
        live = await hall.office.event(name)
        if fresh or live.position > (since or 0):
            yield position, desk_message(live, None, position, kind)


async def _missed(
    hall: Hall, stream: Stream, matches: list[LiveMatch], since: int, position: int
) -> AsyncIterator[tuple[int, bytes]]:
    """Yield what was entered in matches after a position."""
    by_name = {match.name: match for match in matches}
    while missed := await asyncio.to_thread(
        hall.store.after, since, list(by_name), until=position, limit=PAGE
    ):
        texts = await asyncio.to_thread(_replay, by_name, missed, stream.kind)
        for line, text in zip(missed, texts, strict=True):
            yield line.position, text
        since = missed[-1].position


def _replay(matches: dict[str, LiveMatch], missed: list[Line], kind: Kind) -> list[bytes]:
    texts: dict[int, bytes] = {}
    for name, match in matches.items():
        mine = [line for line in missed if line.journal == name]
        places = [(line.position, line.sequence, line.line) for line in mine]
        for place, text in zip(places, replayed(match, places, kind), strict=True):
            texts[place[0]] = text
    return [texts[line.position] for line in missed]


async def _news(hall: Hall, stream: Stream, seen: int) -> AsyncIterator[bytes]:
    for position, text in stream.take():
        if position > seen:
            yield text
    if stream.take_behind():
        position = hall.position
        stream.take()
        for name in sorted(stream.matches):
            yield match_message(await hall.at_hand(name), position, stream.kind)
        for name, kind in stream.desks.items():
            yield desk_message(await hall.office.event(name), None, position, kind)
        yield message("link", LinkData(behind=True))


ENDPOINTS = (
    Endpoint(
        "GET", "/api/events", events, EVERYONE, None, {200: None}, "text/event-stream", ("match", "desk")
    ),
)
