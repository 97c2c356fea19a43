"""FIDE's tournament report file, 2016 and 2026: events with one table, in fixed columns that other programs read."""

from collections.abc import Iterator
from typing import Literal

from arbitro.desk import standing
from arbitro.desk.entry import Entry
from arbitro.desk.event import Event
from arbitro.desk.format import format_of
from arbitro.desk.match import DRAW, FORFEITED, Match
from arbitro.desk.numbers import exact

Version = Literal["trf16", "trf26"]
NAME = 33
"""Columns that a name has."""


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
    if version == "trf26":
        yield f"142 {event.swiss_rounds or rounds}"
    else:
        yield f"XXR {event.swiss_rounds or rounds}"
    yield from _players(event, rounds)


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


def _player(entry: Entry, number: int, points: float, place: int | str) -> str:
    rating = "" if entry.rating is None else round(entry.rating)
    licence = "" if entry.person is None else str(entry.person)
    birth = "" if entry.birth_year is None else str(entry.birth_year)
    return (
        f"001 {number:>4}      {entry.name[:NAME]:<{NAME}} {rating:>4} {(entry.country or '')[:3]:>3} "
        f"{licence[:11]:>11} {birth:<10} {points:>4.1f} {place:>4}"
    )


def _round(match: Match | None, name: str, numbers: dict[str, int]) -> str:
    """Return ten columns: the opponent, the side that had the break as white, and how it ended."""
    if match is None or match.state == "void":
        return "  0000 - Z"
    if match.state == "bye":
        return "  0000 - U"
    return f"  {numbers[match.other(name)]:>4} {'w' if match.sides[0] == name else 'b'} {_ended(match, name)}"


def _ended(match: Match, name: str) -> str:
    if match.state != "done":
        return " "
    if match.by in FORFEITED:
        return "+" if match.winner == name else "-"
    return "=" if match.winner == DRAW else "1" if match.winner == name else "0"


def _day(day: str | None) -> str:
    return (day or "").replace("-", "/")
