"""Standings: points or wins and tie-breaks, one after the other, and what put each below the one above."""

from collections.abc import Callable, Iterable, Sequence
from itertools import groupby

from arbitro.desk.event import Event
from arbitro.desk.format import format_of
from arbitro.desk.match import DRAW, EventMatch
from arbitro.desk.numbers import Exact, exact, plain
from arbitro.desk.placed import EventStanding
from arbitro.desk.scoring import by_points
from arbitro.desk.setup import TieBreak
from arbitro.desk.tiebreaks import TieBreakTable

Level = tuple[list[str], str | None]
"""Players who are level so far, and what put them below those before them."""


Row = Callable[[TieBreakTable, str, dict[str, Exact], int | None, str | None], EventStanding]
"""Makes the line of a player, with what was counted among those level, the place and what it is by."""


def standings(
    event: Event, names: Sequence[str], matches: Iterable[EventMatch], row: Row | None = None
) -> tuple[EventStanding, ...]:
    """Return the standings of players over their matches, in order; who is not ranked stands last."""
    row = row or _standing
    table = TieBreakTable(event, names, matches)
    # A disqualified player has no place, but their results count for the others (desk.md, Standings).
    ranked = [name for name in names if event.entries[name].state != "disqualified"]
    among: dict[str, Exact] = {}
    placed = [
        row(table, name, among, place, by if number == 0 else None)
        for level, by, place in _place_ranked(table, ranked, among)
        for number, name in enumerate(level)
    ]
    unranked = (name for name in names if event.entries[name].state == "disqualified")
    return (*placed, *(row(table, name, among, None, None) for name in unranked))


def places_in(event: Event) -> dict[str, int | None]:
    """Return the place of each in its table; nothing else is counted than what decides it."""
    tables = of_event(event, lambda _table, name, _among, place, by: EventStanding(name, place, by=by))
    return {one.name: one.place for table in tables.values() for one in table}


def of_event(event: Event, row: Row | None = None) -> dict[str, tuple[EventStanding, ...]]:
    """Return the standings of each group, or of the whole event under an empty name."""
    if not event.drawn or format_of(event).bracket:
        return {}
    if not event.groups:
        names = [name for name in event.order if not _void(event, name)]
        rows = standings(event, names, list(event.in_order()), row)
        return {"": format_of(event).table(event, rows)}
    rounds: dict[str, list[EventMatch]] = {}
    for match in event.in_order():
        rounds.setdefault(match.id[0], []).append(match)
    return {
        letter: standings(event, [name for name in names if not _void(event, name)], rounds[letter], row)
        for letter, names in event.groups.items()
    }


def levels_of(event: Event) -> tuple[TieBreak, ...]:
    """Return the tie-breaks of an event in their order."""
    if event.setup.tiebreaks:
        return event.setup.tiebreaks
    if by_points(event.setup) is None:
        return format_of(event).tiebreaks
    # By points the same order holds with points in the place of wins (desk-2 8).
    return tuple("points" if one == "wins" else one for one in format_of(event).tiebreaks)


def _void(event: Event, name: str) -> bool:
    """Tell whether all matches of a player are void, so that they have no standing."""
    if not event.has_left(name):
        return False
    own = [
        match
        for match in event.of(name)
        if match.state != "bye" and (not (event.qualified and match.id.startswith("R")))
    ]
    return bool(own) and all(match.state == "void" for match in own)


def _standing(
    table: TieBreakTable, name: str, among: dict[str, Exact], place: int | None, by: str | None
) -> EventStanding:
    """Return everything that is counted of a player."""
    scored, against = table.score_of(name)
    done = [match for match in table.own[name] if match.state == "done"]
    points = by_points(table.event.setup)
    off = deducted_points(table.event, name)
    levels = levels_of(table.event)
    return EventStanding(
        name,
        place,
        len(done),
        int(table.value("wins", name)),
        plain(among[name]) if name in among else None,
        plain(scored - against),
        plain(scored),
        plain(against),
        plain(table.value("buchholz", name)),
        plain(table.value("sonneborn", name)),
        by,
        None if points is None else plain(table.points[name] - off),
        None if points is None else sum(match.winner == DRAW for match in done),
        None if points is None else sum(match.winner not in (name, DRAW) for match in done),
        None if points is None else plain(off),
        {level: plain(value_in(table, level, name)) for level in levels if level != "h2h"},
    )


def deducted_points(event: Event, name: str) -> Exact:
    """Return the points that were taken from a player."""
    return sum((exact(points) for points in event.deductions.get(name, ())), 0)


def value_in(table: TieBreakTable, tiebreak: TieBreak, name: str) -> Exact:
    """Return what a player has in a tie-break; what was deducted is taken off the own points alone."""
    value = table.value(tiebreak, name)
    return (
        value - deducted_points(table.event, name)
        if tiebreak == "points" and table.event.deductions
        else value
    )


def _place_ranked(
    table: TieBreakTable, ranked: Sequence[str], among: dict[str, Exact]
) -> Iterable[tuple[list[str], str | None, int]]:
    """Yield the ranked in order, those who stay level together, with what put them there and their place."""
    level: list[Level] = [(list(ranked), None)] if ranked else []
    # `h2h` counts among those level when it is reached, so tie-breaks split one after the other.
    for tiebreak in levels_of(table.event):
        level = [part for group, by in level for part in _split(table, group, by, tiebreak, among)]
    place = 1
    for found, because in level:
        # Those who stay level in the order of a lot, where one was drawn among them.
        # The latest lot among exactly these: an older one was drawn among others.
        lot = next(
            (lot for lot in reversed(table.event.lots) if set(lot) == set(found) and len(lot) > 1), None
        )
        if lot is None:
            by_lot = [(found, because)]
        else:
            by_lot = [([name], because if number == 0 else "lot") for number, name in enumerate(lot)]
        for names, by in by_lot:
            yield names, by, place
            place += len(names)


def _split(
    table: TieBreakTable, group: list[str], by: str | None, tiebreak: TieBreak, among: dict[str, Exact]
) -> list[Level]:
    """Return a group of level players divided by a tie-break, each part with what put it below the one before."""
    if len(group) == 1:
        return [(group, by)]
    if tiebreak == "h2h":
        values = {name: table.among(name, frozenset(group)) for name in group}
        among |= values
    else:
        values = {name: value_in(table, tiebreak, name) for name in group}
    # Stable: level names stay in the order of the ranks, which is how shared places are listed.
    ordered = sorted(group, key=lambda name: -values[name])
    parts = [list(part) for _, part in groupby(ordered, key=values.__getitem__)]
    return [(part, by if number == 0 else tiebreak) for number, part in enumerate(parts)]
