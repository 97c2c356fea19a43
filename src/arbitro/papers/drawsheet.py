"""The draw on the wall: brackets as they are read, or the rounds of those who all meet."""

from collections.abc import Iterator
from itertools import groupby
from typing import TypeAlias

import msgspec
from msgspec.structs import replace

from arbitro.desk.format import format_of
from arbitro.desk.match import BYE, DRAW, EventMatch
from arbitro.desk.pairings import Reasons, of_round
from arbitro.library import tell
from arbitro.papers.press import Printed, Size
from arbitro.papers.source import Desk, PaperPart

Rounds: TypeAlias = tuple[str, list[EventMatch]]
TALLEST = 11
"""How many matches stand above each other on a page on its side."""
UPRIGHT: dict[Size, int] = {"a4": 16, "letter": 16, "a3": 32}
"""How many stand above each other on an upright page: 64 players on one A3 or on two A4, 128 on four."""
WIDEST = 6
"""How many rounds have room beside each other on an upright page."""
CORNER = 3
"""How many matches, to which the parts of a bracket lead, have room in the corner of the first part."""


class SideOf(msgspec.Struct, frozen=True):
    """A side of a match on the sheet."""

    name: str
    seed: int | None = None
    score: str = ""
    won: bool = False
    open: bool = False


class Tie(msgspec.Struct, frozen=True):
    """A match on the sheet."""

    sides: tuple[SideOf, SideOf]
    note: str


class Column(msgspec.Struct, frozen=True):
    """A round."""

    title: str
    ties: tuple[Tie, ...]


class BracketSheet(msgspec.Struct, frozen=True):
    """Rounds that lead to each other, on one page."""

    title: str
    columns: tuple[Column, ...]
    beside: "BracketSheet | None" = None
    """Few matches in the corner: that for third place, or the last rounds of a bracket that was cut."""
    upright: bool = False


class DrawSheet(msgspec.Struct, frozen=True):
    """What the template of the draw sheet takes."""

    title: str
    beside: str
    foot: str
    brackets: tuple[BracketSheet, ...]
    flipped: bool


def draw(desk: Desk) -> Iterator[Printed]:
    """The draw: where everybody stands, and who meets whom next."""
    title = desk.words("page-draw")
    if not desk.event.drawn:
        yield desk.sheet(title, PaperPart(says=desk.words("not-drawn")))
        return
    circle = [name for name in desk.event.rounds() if _circle(desk, name)]
    if circle:
        yield desk.sheet(title, *(_round(desk, name) for name in circle), *_swiss(desk))
    rounds, brackets = desk.event.rounds(), list[BracketSheet]()
    for names in format_of(desk.event).brackets(desk.event):
        heading = desk.words(f"bracket-{names[0][0].lower()}")
        brackets += _pages(desk, heading, [(name, rounds[name]) for name in names])
    for upright, found in groupby(_join_brackets(brackets), key=lambda one: one.upright):
        yield Printed("draw-sheet", DrawSheet(title, desk.source.title, desk.foot, tuple(found), not upright))


def _circle(desk: Desk, name: str) -> bool:
    """Tell whether a round belongs to those who all meet, or to a Swiss."""
    return format_of(desk.event).one_table or name[0] in desk.event.groups


def _round(desk: Desk, name: str) -> PaperPart:
    rows = tuple(_line(desk, match) for match in desk.event.rounds()[name])
    columns = desk.columns("match", "player", "player", "field-table", "result")
    return PaperPart(heading=desk.round(name), columns=columns, wide=(1, 2, 4), rows=rows)


def _swiss(desk: Desk) -> Iterator[PaperPart]:
    """Yield why each pair of the last round of a Swiss was made, and room for the next one, paired by hand."""
    event = desk.event
    if not format_of(event).in_rounds:
        return
    why = tuple(_reason(desk, one) for one in of_round(event, event.paired))
    columns = desk.columns("match", "paper-pair", "pairs-why")
    if why:
        yield PaperPart(heading=desk.words("why-round"), columns=columns, wide=(2,), rows=why)
    if event.paired < (event.swiss_rounds or 0):
        players = sum(not event.has_left(name) for name in event.order)
        ids = (f"R{event.paired + 1}.{number}" for number in range(1, (players + 1) // 2 + 1))
        yield PaperPart(
            heading=desk.round(f"R{event.paired + 1}"),
            says=desk.words("paper-by-hand"),
            columns=desk.columns("match", "player", "player", "field-table", "result"),
            wide=(1, 2, 4),
            rows=tuple((one, "", "", "", "") for one in ids),
        )


def _reason(desk: Desk, one: Reasons) -> tuple[str, str, str]:
    pair = " – ".join(desk.words("bye") if side == BYE else side for side in one.sides)
    return one.match, pair, " ".join(tell(why, desk.language) for why in one.why)


def _line(desk: Desk, match: EventMatch) -> tuple[str, ...]:
    won = match.winner if match.winner and match.state == "done" else None
    return (
        match.id,
        *desk.sides(match),
        ", ".join(match.tables),
        f"{desk.words('drawn') if won == DRAW else won} {desk.score(match)}"
        if won
        else desk.words(f"state-{match.state}"),
    )


def _join_brackets(brackets: list[BracketSheet]) -> Iterator[BracketSheet]:
    """Yield the brackets, one match alone in the corner of the one before it, which leaves room there."""
    # A bracket of one match (the third place) has no page of its own: it stands in a corner that the one before
    # it leaves.
    for place, one in enumerate(brackets):
        alone = brackets[place + 1] if place + 1 < len(brackets) and _is_alone(brackets[place + 1]) else None
        if alone is not None and _has_room(one):
            yield replace(one, beside=alone)
        elif not (place and _is_alone(one) and _has_room(brackets[place - 1])):
            yield one


def _has_room(bracket: BracketSheet) -> bool:
    return len(bracket.columns) > 2 and bracket.beside is None


def _is_alone(bracket: BracketSheet) -> bool:
    return len(bracket.columns) == 1 and len(bracket.columns[0].ties) == 1


def _pages(desk: Desk, title: str, rounds: list[Rounds]) -> Iterator[BracketSheet]:
    """Yield a bracket that fits a page; of a taller one its parts, and what they lead to, in a corner if little."""
    tall = len(rounds[0][1])
    if tall <= TALLEST:
        yield _bracket(desk, title, rounds)
        return
    most = UPRIGHT[desk.size]
    upright = sum(len(found) >= -(-tall // most) for _, found in rounds) <= WIDEST
    parts = -(-tall // (most if upright else 8))
    if parts == 1:
        yield replace(_bracket(desk, title, rounds), upright=True)
        return
    rest = [one for one in rounds if len(one[1]) < parts]
    cornered = upright and 0 < sum(len(found) for _, found in rest) <= CORNER
    for number in range(parts):
        cut = [(name, _share(found, number, parts)) for name, found in rounds if len(found) >= parts]
        part = replace(_bracket(desk, f"{title} · {number + 1}/{parts}", cut), upright=upright)
        yield replace(part, beside=_bracket(desk, "", rest)) if cornered and not number else part
    if rest and not cornered:
        yield from _pages(desk, title, rest)


def _share(matches: list[EventMatch], number: int, parts: int) -> list[EventMatch]:
    size = len(matches) // parts
    return matches[number * size : (number + 1) * size]


def _bracket(desk: Desk, title: str, rounds: list[Rounds]) -> BracketSheet:
    return BracketSheet(
        title,
        tuple(
            Column(desk.round(name), tuple(_tie(desk, one) for one in matches)) for name, matches in rounds
        ),
    )


def _tie(desk: Desk, match: EventMatch) -> Tie:
    where = f" · {', '.join(match.tables)}" if match.tables else ""
    how = f" · {desk.words(f'by-{match.by}')}" if match.by and match.by not in ("play", "bye") else ""
    note = f"{match.id}{where} · {desk.words(f'state-{match.state}')}{how}"
    return Tie((_side(desk, match, 0), _side(desk, match, 1)), note)


def _side(desk: Desk, match: EventMatch, place: int) -> SideOf:
    name = match.sides[place]
    entry = desk.event.entry(name) if name != BYE else None
    points = desk.score(match).split("–")
    known = match.known and len(points) == 2
    return SideOf(
        desk.side(match, place),
        entry.seed if entry else None,
        points[place] if known else "",
        match.state in ("done", "bye") and name is not None and match.winner == name,
        name is None,
    )
