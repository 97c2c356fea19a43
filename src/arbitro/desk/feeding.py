"""Stages: an event feeds the next. Who came to some places of one is entered in another.

A Swiss and the knockout of its first eight, groups and the two brackets after them, qualifiers and the main draw
are so many events, each of any format.
"""

from collections.abc import Iterable, Mapping
from typing import Any

import msgspec

from arbitro.desk.event import Event
from arbitro.desk.format import format_of
from arbitro.desk.standing import of_event
from arbitro.kernel import Malformed

LEFT_BEHIND = ("number", "seed", "state", "drawn", "licence")
"""What an entry has only in its own event."""


class Feed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Which places of an event go on."""

    event: str
    first: int = 1
    last: int | None = None
    """The last place that goes on; None: all who have one."""


def stage_conditions(given: Mapping[str, Any], feeds: Iterable[tuple[Feed, Event]]) -> dict[str, Any]:
    """Return the conditions of an event with those who come from others after its own entries; raises Malformed.

    Who comes in is seeded by the place it had, unless the event has entries of its own.
    """
    own = given.get("entries", [])
    if not isinstance(own, list):
        raise Malformed("given.entries", "not-a-list")
    coming = [
        entry
        for number, (feed, event) in enumerate(feeds)
        for entry in _going_on(feed, event, f"feeds[{number}]")
    ]
    if not own:
        coming = [{**entry, "seed": seed} for seed, entry in enumerate(coming, start=1)]
    return {**given, "entries": [*own, *coming]}


def _going_on(feed: Feed, event: Event, key: str) -> list[dict[str, Any]]:
    if not event.over:
        raise Malformed(key, "desk-feed-not-over", event=feed.event)
    places = format_of(event).placing(event, of_event(event))
    last = feed.last or len(event.entries)
    going: list[str] = []
    for name, (best, worst) in sorted(places.items(), key=lambda one: one[1]):
        if worst < feed.first or best > last:
            continue
        # A place shared across the boundary: a lot decides first, nobody is chosen silently.
        if best < feed.first or worst > last:
            raise Malformed(key, "desk-feed-shared", name=name, first=str(best), last=str(worst))
        going.append(name)
    if not going:
        raise Malformed(key, "desk-feed-nobody", event=feed.event)
    return [_entry(event, name) for name in going]


def _entry(event: Event, name: str) -> dict[str, Any]:
    told: dict[str, Any] = msgspec.to_builtins(event.entries[name])
    return {
        key: value for key, value in told.items() if key not in LEFT_BEHIND and value not in (None, [], ())
    }
