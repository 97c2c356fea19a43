"""One stream of server-sent events for all that a device watches."""

import asyncio
from collections.abc import AsyncGenerator, AsyncIterator, Callable, Mapping

from msgspec.structs import replace
from starlette.responses import Response, StreamingResponse
from starlette.types import Receive, Scope, Send

from arbitro.kernel import Malformed
from arbitro.live.desk import LiveEvent
from arbitro.live.desk.live_series import series_message
from arbitro.live.desk.messages import whole_event_message
from arbitro.live.documents import LinkData
from arbitro.live.live_hall import LiveHall
from arbitro.live.match import LiveMatch
from arbitro.live.messages import clock_message, match_message, message, missed_messages
from arbitro.live.streams import Lists, Stream
from arbitro.live.viewer import View, Viewer
from arbitro.store import Line
from arbitro.web.hall.desk.series import series_named
from arbitro.web.hall.endpoint import Endpoint, HallRequest, who_asks
from arbitro.web.hall.lists import ListsData
from arbitro.web.hall.matches import view_wanted, viewer_of
from arbitro.web.hall.policy import EVERYONE, event_audience
from arbitro.web.hall.problems import Problem
from arbitro.web.hall.watching import Watching
from arbitro.web.timeouts import LINE, DirectWay

# hall.md, "Live": a comment line at least every 10 s.
LONGEST_BEAT = 10
"""Seconds after which at the latest a stream gets a sign of life."""
BEAT = 5
# Entries read at once for who goes on from long ago: its memory does not grow with what was missed.
PAGE = 500
MOST_MATCHES = 256
MOST_DESKS = 64


async def events(asked: HallRequest) -> Response:
    """Stream what happens in the matches that are asked for, from a position on or from now."""
    names = list(dict.fromkeys(asked.request.query_params.getlist("match")))
    if len(names) > MOST_MATCHES:
        raise Problem(400, "too-many-matches", key="match", most=MOST_MATCHES)
    matches = [await asked.match_named(name) for name in names]
    desks = [
        await asked.event_named(name) for name in asked.request.query_params.getlist("desk")[:MOST_DESKS]
    ]
    view = view_wanted(asked)
    viewers = {match.name: _viewer(asked, match, view) for match in matches}
    kinds = {live.name: Viewer(event_audience(asked.who, live), asked.language, view=view) for live in desks}
    series = [
        await series_named(asked, name) for name in asked.request.query_params.getlist("series")[:MOST_DESKS]
    ]
    since = _since(asked)
    line: DirectWay | None = asked.request.scope.get(LINE)
    watching: Watching = asked.request.app.state.watching
    end = watching.take(asked.device, asked.who.id)
    write = line.write if line else None
    wish = asked.request.query_params.get("list")
    lists: Lists = "matches" if wish == "matches" else "changes" if wish == "changes" else ""
    stream = Stream(
        viewers,
        watcher=asked.who.id,
        desks=kinds,
        series={one.name: Viewer(language=asked.language) for one in series},
        line=write,
        beat=_beat(asked),
        lists=lists,
    )
    body = _count_stream(stream_messages(asked, stream, matches, since), end)
    # docs/operate.md: a proxy must not buffer a stream; one that compressed it would hold messages back as well.
    headers = {"cache-control": "no-store", "x-accel-buffering": "no", "content-encoding": "identity"}
    if line is None:
        return StreamingResponse(body, media_type="text/event-stream", headers=headers)

    def on_disconnect() -> None:
        stream.close()
        end()  # a stream whose reader left before it began never begins

    line.when_gone(on_disconnect)
    return Streaming(body, media_type="text/event-stream", headers=headers)


def _viewer(asked: HallRequest, match: LiveMatch, view: View) -> Viewer:
    """Return as whom somebody watches a match; whole views say nothing of one person, so that many share them."""
    viewer = viewer_of(asked, match, view)
    return viewer if view == "changes" else replace(viewer, person="")


async def _count_stream(body: AsyncGenerator[bytes], end: Callable[[], None]) -> AsyncGenerator[bytes]:
    """Yield a stream, which is counted no longer once it has ended."""
    try:
        async for text in body:
            yield text
    finally:
        end()
        await body.aclose()


# Starlette runs one more task for each stream, which only waits for the reader to go.
class Streaming(StreamingResponse):
    """A stream that ends by itself when its reader has gone: nothing else need wait for that."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Send the stream from its beginning to its end."""
        await self.stream_response(send)


def _since(asked: HallRequest) -> int | None:
    # EventSource sends the header when it reconnects by itself; a page loaded again names its position.
    last = asked.request.headers.get("last-event-id") or asked.request.query_params.get("last_event_id")
    if not last:
        return None
    if not (last.isascii() and last.isdigit() and len(last) <= 18):
        raise Problem(400, "bad-position", key="Last-Event-ID")
    return int(last)


def _beat(asked: HallRequest) -> float:
    """Return after how many seconds a reader wants a sign of life, or raise 400."""
    wish = asked.request.query_params.get("beat", str(BEAT))
    if not (wish.isascii() and wish.isdigit() and len(wish) < 3 and 1 <= int(wish) <= LONGEST_BEAT):
        raise Malformed("beat", "out-of-range", least="1", most=str(LONGEST_BEAT))
    return float(wish)


async def stream_messages(
    asked: HallRequest, stream: Stream, matches: list[LiveMatch], since: int | None
) -> AsyncGenerator[bytes]:
    """Yield what a stream begins with, then what happens, for as long as whoever asked may watch."""
    hall = asked.hall
    # Before the beginning is read: what happens meanwhile queues, and `seen` leaves out what came twice.
    hall.watch(stream)
    beat = hall.time.steady()
    try:
        seen = 0
        async for position, text in _beginning(hall, stream, matches, since):
            seen = max(seen, position)
            yield text
        yield b": arbitro\n\n"
        listed = b""
        while not stream.closed:
            async for text in _news(hall, stream, seen):
                yield text
            if stream.lists and (text := await _list_message(asked, stream)) != listed:
                listed = text
                yield text
            await stream.wait(stream.beat)
            if hall.time.steady() - beat >= stream.beat * 1000 and not stream.closed:
                beat = hall.time.steady()
                yield b": %d\n\n%s%s" % (hall.time.wall(), _sign(stream), await _clocks(hall, stream))
                # A session may have ended at another node, where nothing cuts off the streams of this one.
                if asked.who.known and await who_asks(asked.request, hall) != asked.who:
                    stream.close()
    finally:
        hall.leave(stream)


async def _list_message(asked: HallRequest, stream: Stream) -> bytes:
    """Return which matches there are, or by what number the lists of the hall are known as they are now."""
    if stream.lists == "changes":
        return message("lists", ListsData(asked.hall.list_version))
    text: bytes = await asked.request.app.state.lists.message(asked.language)
    return text


def _sign(stream: Stream) -> bytes:
    """Return the sign of life for a reader of changes: a browser does not show its scripts a comment."""
    changes = any(one.view == "changes" for one in (*stream.matches.values(), *stream.desks.values()))
    return message("link", LinkData(behind=False)) if changes else b""


async def _clocks(hall: LiveHall, stream: Stream) -> bytes:
    """Return how the clocks stand that run, without a position: whoever misses it misses nothing."""
    texts = [
        clock_message(await hall.at_hand(name), viewer) for name, viewer in sorted(stream.matches.items())
    ]
    return b"".join(text for text in texts if text)


async def _beginning(
    hall: LiveHall, stream: Stream, matches: list[LiveMatch], since: int | None
) -> AsyncIterator[tuple[int, bytes]]:
    if hall.ownership is not None:
        # NOTIFY and the bus only save waiting: what counts is the log in the database (docs/operate.md).
        await hall.catch_up()
    for name in stream.series:
        series = await hall.series_hall.series(name)
        if since is None or series.position > since or since > hall.position:
            yield hall.position, series_message(series, hall.position)
    # hall.md, "Live": after a restore a reader may be ahead of the hall, and begins anew.
    if since is None or since > hall.position:
        for place, text in await _whole(hall, stream):
            yield place, text
        return
    if any(viewer.view == "changes" for viewer in (*stream.matches.values(), *stream.desks.values())):
        for place, text in await _changes_since(hall, stream, since):
            yield place, text
        return
    position = hall.position
    async for place, text in _missed_entries(hall, stream, matches, since, position):
        yield place, text
    for name, viewer in stream.desks.items():
        live = await hall.office.event(name)
        if live.position > since:
            yield position, whole_event_message(live, position, viewer)


async def _at_hand(hall: LiveHall, stream: Stream) -> tuple[list[LiveMatch], list[LiveEvent]]:
    matches = [await hall.at_hand(name) for name in stream.matches]
    return matches, [await hall.office.event(name) for name in stream.desks]


async def _whole(hall: LiveHall, stream: Stream) -> list[tuple[int, bytes]]:
    """Return all that is watched as it stands; nothing happens between its messages, so that changes go on from it."""
    matches, events = await _at_hand(hall, stream)
    position = hall.position
    stream.take()
    return [
        *((position, _whole_match(hall, match, stream.matches[match.name], position)) for match in matches),
        *((position, _whole_event(hall, live, stream.desks[live.name], position)) for live in events),
    ]


def _whole_match(hall: LiveHall, match: LiveMatch, viewer: Viewer, position: int) -> bytes:
    hall.note(match)  # those of the same kind who watch already get what this reader is about to get
    return match_message(match, position, viewer)


def _whole_event(hall: LiveHall, live: LiveEvent, viewer: Viewer, position: int) -> bytes:
    if viewer.view == "changes" and live.copies.get(viewer):
        hall.office.tell_again(live)
    return whole_event_message(live, position, viewer)


async def _changes_since(hall: LiveHall, stream: Stream, since: int) -> list[tuple[int, bytes]]:
    """Return the changes that somebody missed in their order, and the whole of what they missed too much of."""
    matches, events = await _at_hand(hall, stream)
    position = hall.position
    stream.take()
    found: list[tuple[int, bytes]] = []
    for match in matches:
        viewer = stream.matches[match.name]
        copy = match.copies.get(viewer)
        missed = copy.missed_messages(since) if copy else None
        if missed is None:
            missed = [(position, _whole_match(hall, match, viewer, position))]
        found += missed
    for live in events:
        viewer = stream.desks[live.name]
        copy = live.copies.get(viewer)
        missed = copy.missed_messages(since) if copy else None
        if missed is None:
            missed = [(position, _whole_event(hall, live, viewer, position))]
        found += missed
    return sorted(found, key=lambda one: one[0])


async def _missed_entries(
    hall: LiveHall, stream: Stream, matches: list[LiveMatch], since: int, position: int
) -> AsyncIterator[tuple[int, bytes]]:
    """Yield what was entered in matches after a position."""
    by_name = {match.name: match for match in matches}
    while missed := await asyncio.to_thread(
        hall.store.after, since, list(by_name), until=position, limit=PAGE
    ):
        # Judged and encoded off the event loop: a reader of a whole match must not hold up acts.
        texts = await asyncio.to_thread(_replay, by_name, missed, stream.matches)
        for line, text in zip(missed, texts, strict=True):
            yield line.position, text
        since = missed[-1].position


def _replay(matches: dict[str, LiveMatch], missed: list[Line], viewers: Mapping[str, Viewer]) -> list[bytes]:
    texts: dict[int, bytes] = {}
    for name, match in matches.items():
        mine = [line for line in missed if line.journal == name]
        places = [(line.position, line.sequence, line.line) for line in mine]
        for place, text in zip(places, missed_messages(match, places, viewers[name]), strict=True):
            texts[place[0]] = text
    return [texts[line.position] for line in missed]


async def _news(hall: LiveHall, stream: Stream, seen: int) -> AsyncIterator[bytes]:
    for position, text in stream.take():
        if position > seen:
            yield text
    # Backpressure (hall.md, "Live"): a slow reader gets one whole view in place of what it missed.
    if stream.take_behind():
        for _, text in await _whole(hall, stream):
            yield text
        yield message("link", LinkData(behind=True))


ENDPOINTS = (
    Endpoint(
        "GET",
        "/api/events",
        events,
        EVERYONE,
        None,
        {200: None},
        "text/event-stream",
        ("match", "desk", "series", "list", "view", "beat"),
    ),
)
