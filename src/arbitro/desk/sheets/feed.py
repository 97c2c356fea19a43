"""An Atom feed (RFC 4287) of what is decided in an event, the newest first."""

from datetime import UTC, datetime, timedelta
from xml.sax.saxutils import escape, quoteattr

from arbitro.desk.event import Event
from arbitro.desk.match import DRAW, EventMatch

MOST = 100
"""Results of one feed."""


def as_feed(event: Event, title: str, address: str, created: datetime) -> bytes:
    """Return the results of an event as a feed; `address` is that of its page."""
    over = [
        match
        for match in event.in_order()
        if match.state == "done" and match.was != "withheld" and match.known
    ]
    over.sort(key=lambda match: match.over_at or 0, reverse=True)
    updated = _moment(created, over[0] if over else None)
    lines = [
        '<?xml version="1.0" encoding="utf-8"?>',
        '<feed xmlns="http://www.w3.org/2005/Atom">',
        f"<title>{escape(title)}</title>",
        f"<id>{escape(address)}</id>",
        f"<link href={quoteattr(address)}/>",
        f"<link rel={quoteattr('self')} href={quoteattr(_own(address))}/>",
        f"<author><name>{escape(event.setup.organiser or title)}</name></author>",
        f"<updated>{updated}</updated>",
        *(_entry(match, address, created) for match in over[:MOST]),
        "</feed>",
    ]
    return "\n".join(lines).encode()


def _own(address: str) -> str:
    return address.replace("/desk/", "/api/desk/", 1) + "/feed.atom"


def _entry(match: EventMatch, address: str, created: datetime) -> str:
    moment, here = _moment(created, match), f"{address}#{match.id}"
    # A result without words, so that it is the same in every language.
    first, second = match.names
    if match.score:
        result_line = (
            f"{match.id} · {first} – {second} {match.score.get(first, 0)}:{match.score.get(second, 0)}"
        )
    else:
        points = {DRAW: "½:½", first: "1:0", second: "0:1"}
        result_line = f"{match.id} · {first} – {second} {points.get(match.winner or '', '0:0')}"
    return (
        f"<entry><title>{escape(result_line)}</title><id>{escape(here)}</id>"
        f"<link href={quoteattr(here)}/><updated>{moment}</updated></entry>"
    )


def _moment(created: datetime, match: EventMatch | None) -> str:
    seconds = match.over_at or 0 if match else 0
    return f"{(created + timedelta(seconds=seconds)).astimezone(UTC):%Y-%m-%dT%H:%M:%SZ}"
