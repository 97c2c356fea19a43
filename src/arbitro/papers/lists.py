"""Lists of an event: entries, calls, results, standings, who has met whom."""

from collections.abc import Iterator, Sequence

from arbitro.desk.match import DRAW, EventMatch
from arbitro.desk.numbers import plain
from arbitro.desk.placed import EventStanding
from arbitro.desk.places import placing_of
from arbitro.desk.prizes import prizes_of
from arbitro.desk.standing import of_event
from arbitro.desk.standing_tables import StandingTable, mark_of, meetings, standing_tables
from arbitro.desk.telling import standing_lines
from arbitro.desk.view import champion
from arbitro.library import tell
from arbitro.papers.press import Printed
from arbitro.papers.source import Desk, PaperPart

OPEN_LINES = 8
SOLID = "■"
"""What stands where nobody meets themself."""


def entries(desk: Desk) -> Iterator[Printed]:
    """Everybody who has entered, with what is known of some; a column of which nothing is known is left out."""
    told = {
        "field-club": [one.club or "" for one in desk.event.entries.values()],
        "field-category": [one.category or "" for one in desk.event.entries.values()],
        "field-rating": [desk.number(one.rating) for one in desk.event.entries.values()],
        "paper-seed": [desk.number(one.seed) for one in desk.event.entries.values()],
    }
    known = {name: column for name, column in told.items() if any(column)}
    rows = tuple(
        (
            str(one.number),
            " · ".join((one.name, *one.members)),
            *(column[place] for column in known.values()),
            desk.words(f"entry-{one.state}"),
        )
        for place, one in enumerate(desk.event.entries.values())
    )
    columns = desk.columns("number", "player", *known, "paper-state")
    wide = (1, 2) if "field-club" in known else (1,)
    yield desk.sheet(desk.words("entries"), PaperPart(columns=columns, wide=wide, rows=rows))


def calls(desk: Desk) -> Iterator[Printed]:
    """The matches to be called, with room to note who came when."""
    wanted = [one for one in desk.event.in_order() if not one.finished and one.known]
    names = ("match", "player", "player", "field-table", "paper-called", "paper-here", "paper-here", "result")
    rows = tuple(
        (one.id, *desk.sides(one), ", ".join(one.tables), "", "", "", desk.score(one)) for one in wanted
    )
    blank = (("",) * len(names),) * OPEN_LINES
    part = PaperPart(columns=desk.columns(*names), wide=(1, 2), rows=rows + blank)
    yield desk.sheet(desk.words("paper-calls"), part)


def results(desk: Desk) -> Iterator[Printed]:
    """What is over, and how it ended."""
    yield desk.sheet(desk.words("paper-results"), results_part(desk))


def results_part(desk: Desk) -> PaperPart:
    """Return the results as a part of a paper."""
    done = [one for one in desk.event.in_order() if one.state == "done"]
    names = ("match", "player", "player", "paper-winner", "result", "paper-how")
    rows = tuple(
        (
            one.id,
            *desk.sides(one),
            desk.words("drawn") if one.winner == DRAW else one.winner or "",
            desk.score(one),
            desk.words(f"by-{one.by}") if one.by else "",
        )
        for one in done
    )
    first = champion(desk.event)
    says = desk.words("champion", player=first) if first else ""
    return PaperPart(says=says, columns=desk.columns(*names), wide=(1, 2, 3), rows=rows)


def standings(desk: Desk) -> Iterator[Printed]:
    """Who stands where, by which tie-breaks, and why."""
    parts = [*standing_parts(desk), *places_parts(desk)]
    why = tuple((tell(line, desk.language),) for line in standing_lines(desk.event))
    if why:
        parts.append(
            PaperPart(
                heading=desk.words("why-standings"), columns=(desk.words("standings"),), wide=(0,), rows=why
            )
        )
    yield desk.sheet(desk.words("standings"), *(parts or (PaperPart(says=desk.words("paper-no-standings")),)))


def places_parts(desk: Desk) -> Iterator[PaperPart]:
    """Yield the final places of those who have one, with their prizes, as a part of a paper."""
    places = placing_of(desk.event)
    if not places:
        return
    prizes, _ = prizes_of(desk.event, of_event(desk.event))
    rows = tuple(
        (
            str(first) if first == last else f"{first}–{last}",
            name,
            *([desk.number(plain(prizes.get(name, 0)))] if prizes else []),
        )
        for name, (first, last) in sorted(places.items(), key=lambda item: item[1])
    )
    columns = desk.columns("place", "player", *(["prize"] if prizes else []))
    yield PaperPart(heading=desk.words("places"), columns=columns, wide=(1,), rows=rows)


def standing_parts(desk: Desk, heading: str = "") -> Iterator[PaperPart]:
    """Yield the standings of each group, or of all under a heading, as parts of a paper."""
    for group, rows, table in _tables(desk):
        yield PaperPart(
            heading=desk.words("group", group=group) if group else heading,
            columns=(
                *desk.columns("place", "player", "played"),
                *(_title(desk, one) for one in table.columns),
            ),
            rows=tuple(_standing(desk, one, table.columns) for one in rows),
        )


def _tables(desk: Desk) -> Iterator[tuple[str, Sequence[EventStanding], StandingTable]]:
    """Yield each table by its group: who stands in it, and how it is laid out."""
    found = of_event(desk.event)
    laid = standing_tables(desk.event, {one.name: one.by for rows in found.values() for one in rows})
    for group, rows in found.items():
        yield group, rows, laid[group]


def _title(desk: Desk, column: str) -> str:
    return desk.words(column if column in ("draws", "losses") else f"tiebreak-{column}")


def _standing(desk: Desk, one: EventStanding, columns: Sequence[str]) -> tuple[str, ...]:
    values = (desk.number(one.value(column)) for column in columns)
    return (desk.number(one.place), one.name, str(one.played), *values)


def crosses(desk: Desk) -> Iterator[Printed]:
    """Who has met whom: a cross table for each group, or for all."""
    parts = [
        _cross(desk, group, [one.name for one in rows])
        for group, rows, table in _tables(desk)
        if table.crossed
    ]
    if parts:
        yield desk.sheet(desk.words("paper-cross"), *parts, flipped=any(len(one.rows) > 10 for one in parts))


def _cross(desk: Desk, group: str, names: Sequence[str]) -> PaperPart:
    met = meetings(desk.event, group)

    def crossing(name: str, other: str) -> str:
        results = (_result_of_meeting(desk, match, name) for match in met.get((name, other), ()))
        return SOLID if name == other else " / ".join(filter(None, results))

    rows = tuple(
        (str(place), name, *(crossing(name, other) for other in names)) for place, name in enumerate(names, 1)
    )
    head = ("", desk.words("player"), *(str(place) for place in range(1, len(names) + 1)))
    heading = desk.words("group", group=group) if group else ""
    return PaperPart(heading=heading, columns=head, rows=rows)


def _result_of_meeting(desk: Desk, match: EventMatch, name: str) -> str:
    """Return what a player has of a match: the score from their side, or 1, ½ or 0."""
    if match.state != "done" or not match.score or name not in match.score:
        return mark_of(match, name)
    return f"{desk.number(match.score[name])}–{desk.number(match.score.get(match.other(name), 0))}"
