"""One board for all events of the hall: what waits in each, every table, who is wanted in two of them."""

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator

import msgspec
from starlette.responses import Response

from arbitro.desk.law.lateness import deadline
from arbitro.desk.match import LIVE, EventMatch
from arbitro.l10n import Language
from arbitro.live.desk import LiveEvent
from arbitro.live.desk.boards import matches_at_tables
from arbitro.live.desk.documents import WaitShown
from arbitro.live.desk.event_views import waits_shown
from arbitro.live.desk.pending import NO_DECISION, calls_at_once, waits
from arbitro.web.hall.endpoint import Endpoint, HallRequest
from arbitro.web.hall.policy import ATTEND, RUN_HALL, allows

MOST = 60
"""How many events are looked at, the newest first."""
AT_TABLES = (*LIVE, "withheld", "suspended")
WANTED = (*LIVE, "ready")
"""States in which a match needs its players now."""


class EventAtDesk(msgspec.Struct, frozen=True):
    """An event that is not over, as the board of the hall shows it."""

    id: str
    title: str
    edition: str
    stage: str
    sequence: int
    decisions: list[WaitShown]
    callable: int
    """How many matches can be called at once."""
    over: int
    matches: int
    free: list[str]


class TableAtDesk(msgspec.Struct, frozen=True):
    """A match that is called or in play."""

    table: str
    event: str
    match: str
    hall_match: str
    """Its match in the hall, where it is scored; nothing where it is not."""
    sides: list[str]
    state: str
    score: str
    deadline: int | None
    """When both must be there, in milliseconds since 1970."""


class WantedTwice(msgspec.Struct, frozen=True):
    """Somebody who is wanted in two events at once."""

    name: str
    wanted: list[tuple[str, str, str, str]]
    """Each event by its name and title, with the match and its state."""


class HallDesk(msgspec.Struct, frozen=True):
    """Everything that those who run the hall must see at a glance."""

    events: list[EventAtDesk]
    tables: list[TableAtDesk]
    conflicts: list[WantedTwice]


async def board(asked: HallRequest) -> Response:
    """Tell what waits in all events that are not over, what is at each table, and who is wanted twice."""
    return asked.json(await hall_board(asked))


async def hall_board(asked: HallRequest) -> HallDesk:
    """Return the board of the hall as the one who asks may see it."""
    found = await asked.read(lambda _: asked.hall.store.journals("desk"))
    named = [await asked.hall.office.event(one.heading.id) for one in list(reversed(found))[:MOST]]
    lives = [live for live in named if not live.event.over and allows(ATTEND, asked.who, live)]
    tables = sorted((one for live in lives for one in _tables(live)), key=_by_table)
    return HallDesk([_event(live, asked.language) for live in lives], tables, list(_conflicts(lives)))


def decisions(live: LiveEvent) -> int:
    """Return how many decisions wait in an event."""
    event = live.event
    found = waits(event, live.notes.corrections, live.elsewhere(), live.notes.protests)
    return sum(one.kind not in NO_DECISION for one in found)


def _event(live: LiveEvent, language: Language) -> EventAtDesk:
    event, elsewhere = live.event, live.elsewhere()
    shown = waits_shown(live, event, elsewhere, language)
    matches = [one for one in event.matches.values() if one.state not in ("bye", "void")]
    return EventAtDesk(
        live.name,
        live.notes.title,
        event.setup.edition,
        event.stage,
        live.sitting.sequence,
        [one for one in shown if one.kind not in NO_DECISION],
        len(calls_at_once(event, elsewhere)),
        sum(one.state == "done" for one in matches),
        len(matches),
        [table for table in event.free_tables() if table not in elsewhere],
    )


def _tables(live: LiveEvent) -> Iterator[TableAtDesk]:
    """Yield what is played at each table; of a team match each board."""
    event = live.event
    for match in event.in_order():
        if match.state not in AT_TABLES or not match.known:
            continue
        last = deadline(event, match)
        for one in matches_at_tables(event, match):
            yield TableAtDesk(
                one.table or "",
                live.name,
                match.id,
                live.notes.links.get(one.id, ""),
                list(one.names),
                match.state,
                _score(match),
                # Events count seconds since they were opened, as desk cases do; screens want the hour.
                None if last is None else live.created + 1000 * last,
            )


def _score(match: EventMatch) -> str:
    return "–".join(str(match.score.get(name, 0)) for name in match.names) if match.score else ""


def _by_table(one: TableAtDesk) -> tuple[object, ...]:
    """Return by what tables are ordered: T2 before T10, those without a table last."""
    parts = re.split(r"(\d+)", one.table)
    return (not one.table, [int(part) if part.isdecimal() else part.casefold() for part in parts])


def _conflicts(lives: Iterable[LiveEvent]) -> Iterator[WantedTwice]:
    """Yield who is wanted in two events that share their players."""
    wanted = defaultdict[str, list[tuple[str, str, str, str]]](list)
    for live in lives:
        # Equal names are one person only where an event says that it shares its players.
        if not live.notes.shares:
            continue
        for match in live.event.in_order():
            if match.state in WANTED and match.known:
                for name in sorted(live.event.people(match.names)):
                    wanted[name].append((live.name, live.notes.title, match.id, match.state))
    for name, where in sorted(wanted.items()):
        if len({event for event, *_ in where}) > 1:
            yield WantedTwice(name, where)


ENDPOINTS = (Endpoint("GET", "/api/waits", board, RUN_HALL, None, {200: HallDesk}),)
