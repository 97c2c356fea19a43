"""FIDE's tournament report file, 2016 and 2026: events with one table, in fixed columns that other programs read."""

from collections.abc import Iterator
from typing import Literal

from arbitro.desk import standing
from arbitro.desk.entry import EventEntry
from arbitro.desk.event import Event
from arbitro.desk.format import format_of
from arbitro.desk.match import DRAW, FORFEITED, EventMatch
from arbitro.desk.numbers import exact
from arbitro.desk.scoring import by_points, scoring_of
from arbitro.desk.standing import levels_of

Version = Literal["trf16", "trf26"]
NAME = 33
"""Columns that a name has."""


FIDE = {
    "points": "PTS",
    "wins": "WIN",
    "won": "WON",
    "h2h": "DE",
    "buchholz": "BH",
    "buchholz-cut-1": "BH/C1",
    "buchholz-cut-2": "BH/C2",
    "buchholz-median": "BH/M1",
    "buchholz-median-2": "BH/M2",
    "sonneborn": "SB",
    "sonneborn-cut-1": "SB/C1",
    "progressive": "PS",
    "progressive-cut-1": "PS/C1",
    "koya": "KS",
    "rating-average": "ARO",
}
"""What FIDE calls our tie-breaks; the others it does not know."""


def has_report(event: Event) -> bool:
    """Tell whether an event can be told so: it has one table, and a round has one match of each."""
    form = format_of(event)
    return event.drawn and not form.bracket and not form.grouped


def as_trf(event: Event, title: str, version: Version = "trf16") -> bytes:
    """Return the report of an event, every line ended by a carriage return as the format asks."""
    return "".join(f"{line.rstrip()}\r\n" for line in _lines(event, title, version)).encode()


def _lines(event: Event, title: str, version: Version) -> Iterator[str]:
    setup, form = event.setup, format_of(event)
    rounds = event.paired or len(event.rounds())
    rated = sum(event.entries[name].rating is not None for name in event.order)
    yield f"012 {title}"
    yield f"022 {setup.place or ''}"
    yield "032"
    yield f"042 {_day(setup.start)}"
    yield f"052 {_day(setup.end or setup.start)}"
    yield f"062 {len(event.order)}"
    yield f"072 {rated}"
    yield f"092 {form.name}"
    yield f"102 {setup.directors[0] if setup.directors else ''}"
    for name in setup.directors[1:]:
        yield f"112 {name}"
    # Who reads the report counts rounds that were announced and never paired as missed by everybody.
    planned = rounds if event.over else event.swiss_rounds or rounds
    yield f"142 {planned}" if version == "trf26" else f"XXR {planned}"
    if version == "trf26":
        yield from _terms(event)
    yield from _players(event, rounds)


def _terms(event: Event) -> Iterator[str]:
    """Yield what a result gives, and the tie-breaks: after the points, or all that decide where points come later."""
    scoring = scoring_of(event)
    given = (scoring.win, scoring.draw, scoring.loss, scoring.absent, scoring.bye)
    yield "162  " + "    ".join(
        f"{sign}{float(points):4.1f}" for sign, points in zip("WDLAP", given, strict=True)
    )
    levels = [
        "points" if one == "wins" and by_points(event.setup) is None else one for one in levels_of(event)
    ]
    known = [FIDE[one] for one in levels if one in FIDE]
    if levels[0] == "points":
        yield f"202 {','.join(known[1:])}"
    else:
        yield f"212 {','.join(known)}"


def _players(event: Event, rounds: int) -> Iterator[str]:
    (table,) = standing.of_event(event).values()
    numbers = {name: number for number, name in enumerate(event.order, start=1)}
    stands = {one.name: one for one in table}
    for name, number in numbers.items():
        one = stands.get(name)
        points = one.points if one and one.points is not None else one.wins if one else 0
        place = one.place if one and one.place is not None else ""
        played = {int(match.round[1:]): match for match in event.of(name)}
        yield _player(event.entries[name], number, float(exact(points)), place) + "".join(
            _round(played.get(at), name, numbers) for at in range(1, rounds + 1)
        )


def _player(entry: EventEntry, number: int, points: float, place: int | str) -> str:
    rating = "" if entry.rating is None else round(entry.rating)
    licence = "" if entry.person is None else str(entry.person)
    birth = "" if entry.birth_year is None else str(entry.birth_year)
    return (
        f"001 {number:>4}      {entry.name[:NAME]:<{NAME}} {rating:>4} {(entry.country or '')[:3]:>3} "
        f"{licence[:11]:>11} {birth:<10} {points:>4.1f} {place:>4}"
    )


def _round(match: EventMatch | None, name: str, numbers: dict[str, int]) -> str:
    """Return ten columns: the opponent, the side that had the break as white, and how it ended."""
    if match is None or match.state == "void":
        return "  0000 - Z"
    if match.state == "bye":
        return "  0000 - U"
    if match.state != "done":
        end_mark = " "
    elif match.by in FORFEITED:
        end_mark = "+" if match.winner == name else "-"
    else:
        end_mark = "=" if match.winner == DRAW else "1" if match.winner == name else "0"
    return f"  {numbers[match.other(name)]:>4} {'w' if match.sides[0] == name else 'b'} {end_mark}"


def _day(day: str | None) -> str:
    return (day or "").replace("-", "/")
