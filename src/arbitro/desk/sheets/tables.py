"""Everything of an event as sheets: entries, matches, standings and cross tables."""

from collections.abc import Iterator, Mapping, Sequence
from typing import TypeAlias

from arbitro.desk import standing
from arbitro.desk.entry import EventEntry
from arbitro.desk.event import Event
from arbitro.desk.format import format_of
from arbitro.desk.match import BYE, PLAYED, EventMatch
from arbitro.desk.numbers import Exact, plain
from arbitro.desk.placed import EventStanding
from arbitro.desk.places import placing_of
from arbitro.desk.prizes import prizes_of
from arbitro.desk.reading import PEOPLE
from arbitro.desk.sheets.cells import BETWEEN, Cell
from arbitro.desk.standing_tables import mark_of, meetings

BY_POINTS = ("points", "draws", "losses", "deducted")
"""What is counted in an event by points alone."""
Sheet: TypeAlias = list[list[Cell]]
"""Rows, the first of which is the heading."""


def sheets(event: Event) -> dict[str, Sheet]:
    """Return the sheets of an event by name; a knockout has neither standings nor cross tables."""
    found = {"entries": _entries(event), "matches": _matches(event)}
    tables = {group: table for group, table in standing.of_event(event).items() if table}
    if tables:
        rows = [(group, one) for group, table in tables.items() for one in table]
        fields = [
            field
            for field in EventStanding.__struct_fields__
            if field not in ("named", *BY_POINTS) or (field in BY_POINTS and rows[0][1].points is not None)
        ]
        named = [one for one in rows[0][1].named if one not in fields and one != "for"]
        cells: Sheet = [
            [group, *(getattr(one, field) for field in fields), *(one.named[name] for name in named)]
            for group, one in rows
        ]
        found["standings"] = [["group", *fields, *named], *cells]
    if places := placing_of(event):
        prizes, _ = prizes_of(event, standing.of_event(event))
        found["places"] = [["from", "to", "name", "prize"], *_places(places, prizes)]
    cross = _by_rounds if format_of(event).in_rounds else _by_opponents
    for group, table in tables.items():
        found[f"cross-{group}" if group else "cross"] = cross(event, group, table)
    return found


def _places(places: Mapping[str, tuple[int, int]], prizes: Mapping[str, Exact]) -> Iterator[list[Cell]]:
    for name, (first, last) in sorted(places.items(), key=lambda item: item[1]):
        yield [first, last, name, plain(prizes[name]) if name in prizes else None]


def as_objects(sheet: Sheet) -> list[dict[str, Cell]]:
    """Return the rows of a sheet by the names of their columns."""
    heading = [str(cell) for cell in sheet[0]]
    return [dict(zip(heading, row, strict=True)) for row in sheet[1:]]


def _entries(event: Event) -> Sheet:
    return [list(PEOPLE), *([_entry_cell(entry, key) for key in PEOPLE] for entry in event.entries.values())]


def _entry_cell(entry: EventEntry, key: str) -> Cell:
    """Return what is known of an entry in a cell: of a licence its last day."""
    match key:
        case "members":
            return BETWEEN.join(entry.members) or None
        case "licence":
            return entry.licence.until if entry.licence else None
        case _:
            found: Cell = getattr(entry, key)
            return found


def _matches(event: Event) -> Sheet:
    heading: list[Cell] = ["match", "first", "second", "state", "winner", "by", "score 1", "score 2", "table"]
    return [heading, *(_match(match) for match in event.in_order())]


def _match(match: EventMatch) -> list[Cell]:
    out, score = _out(match), match.score or {}
    points = [score.get(side) if out and side else None for side in match.sides]
    end = [match.winner, match.by] if out else [None, None]
    return [match.id, *match.sides, match.state, *end, *points, match.table]


def _out(match: EventMatch) -> bool:
    """Tell whether the result of a match may be told."""
    # A download must not tell what the pages hide.
    return "withheld" not in (match.state, match.was)


def _by_opponents(event: Event, group: str, table: Sequence[EventStanding]) -> Sheet:
    """Return a cross table: a row and a column for each player."""
    met, names = meetings(event, group), [one.name for one in table]

    def crossing(name: str, other: str) -> str:
        return " / ".join(filter(None, (_cell(match, name) for match in met.get((name, other), ()))))

    rows: Sheet = [
        [one.place, one.name, *(crossing(one.name, other) for other in names), one.wins] for one in table
    ]
    return [["place", "name", *names, "wins"], *rows]


def _cell(match: EventMatch, name: str) -> str:
    """Return how a player ended a match: the score from their side, else 1, ½ or 0."""
    mark = mark_of(match, name)
    if mark and match.score and match.by in PLAYED:
        return f"{match.score.get(name, 0)}:{match.score.get(match.other(name), 0)}"
    return mark


def _by_rounds(event: Event, group: str, table: Sequence[EventStanding]) -> Sheet:
    """Return a Swiss cross table: the place of the opponent of each round, and 1 or 0."""
    places = {one.name: number for number, one in enumerate(table, start=1)}
    rounds = event.rounds()
    rows: Sheet = [
        [
            number,
            one.name,
            *(_meeting_result(one.name, matches, places) for matches in rounds.values()),
            one.wins,
        ]
        for number, one in enumerate(table, start=1)
    ]
    return [["number", "name", *rounds, "wins"], *rows]


def _meeting_result(name: str, matches: Sequence[EventMatch], places: dict[str, int]) -> str:
    match = next((match for match in matches if name in match.sides), None)
    if match is None:
        return ""
    if BYE in match.sides:
        return BYE
    return f"{places.get(match.other(name), '')} {mark_of(match, name)}".strip()
