"""Standings: points or wins and tie-breaks, one after the other, and what put each below the one above."""

from collections.abc import Iterable, Sequence
from itertools import groupby

import msgspec

from arbitro.desk.event import Event
from arbitro.desk.format import format_of
from arbitro.desk.match import DRAW, Match
from arbitro.desk.numbers import Exact, Number, exact, plain
from arbitro.desk.scoring import by_points
from arbitro.desk.setup import TieBreak
from arbitro.desk.tiebreaks import Table


class Standing(msgspec.Struct, frozen=True, rename={"scored": "for"}):
    """Where a player stands, and by what."""

    name: str
    place: int | None = None
    """None for a player who is not ranked."""
    played: int = 0
    wins: int = 0
    h2h: Number | None = None
    """Wins, or points, among those level when it was reached; None where it was not needed."""
    difference: Number = 0
    scored: Number = 0
    against: Number = 0
    buchholz: Number = 0
    sonneborn: Number = 0
    by: str | None = None
    """The tie-break that put the player below the one above; None: first, or level with the one above."""
    points: Number | None = None
    """Less what was deducted; None in an event not by points."""
    draws: int | None = None
    losses: int | None = None
    deducted: Number | None = None
    named: dict[str, Number] = {}
    """The tie-breaks that are announced, by their names."""

    def value(self, tiebreak: str) -> Number | None:
        """Return what the player has in a tie-break of the event."""
        return self.h2h if tiebreak == "h2h" else self.named.get(tiebreak)


Level = tuple[list[str], str | None]
"""Players who are level so far, and what put them below those before them."""


def standings(event: Event, names: Sequence[str], matches: Iterable[Match]) -> tuple[Standing, ...]:
    """Return the standings of players over their matches, in order; who is not ranked stands last."""
    table = Table(event, names, matches)
    ranked = [name for name in names if event.entries[name].state != "disqualified"]
    among: dict[str, Exact] = {}
    placed = [
        _standing(table, name, among, place, by if number == 0 else None)
        for level, by, place in _placed(table, ranked, among)
        for number, name in enumerate(level)
    ]
    unranked = (name for name in names if event.entries[name].state == "disqualified")
    return (*placed, *(_standing(table, name, among, None, None) for name in unranked))


def of_event(event: Event) -> dict[str, tuple[Standing, ...]]:
    """Return the standings of each group, or of the whole event under an empty name."""
    if not event.drawn or format_of(event).bracket:
        return {}
    if not event.groups:
        names = [name for name in event.order if not _void(event, name)]
        rows = standings(event, names, list(event.in_order()))
        return {"": format_of(event).table(event, rows)}
    rounds: dict[str, list[Match]] = {}
    for match in event.in_order():
        rounds.setdefault(match.id[0], []).append(match)
    return {
        letter: standings(event, [name for name in names if not _void(event, name)], rounds[letter])
        for letter, names in event.groups.items()
    }


def levels_of(event: Event) -> tuple[TieBreak, ...]:
    """Return the tie-breaks of an event in their order."""
    if event.setup.tiebreaks:
        return event.setup.tiebreaks
    if by_points(event.setup) is None:
        return format_of(event).tiebreaks
    return tuple("points" if one == "wins" else one for one in format_of(event).tiebreaks)


def _void(event: Event, name: str) -> bool:
    """Tell whether all matches of a player are void, so that they have no standing."""
    if not event.gone(name):
        return False
    own = [match for match in event.of(name) if match.state != "bye" and _in_the_circle(event, match)]
    return bool(own) and all(match.state == "void" for match in own)


def _in_the_circle(event: Event, match: Match) -> bool:
    return not (event.qualified and match.id.startswith("R"))


def _standing(
    table: Table, name: str, among: dict[str, Exact], place: int | None, by: str | None
) -> Standing:
    """Return everything that is counted of a player."""
    scored, against = table.scored(name)
    done = [match for match in table.own[name] if match.state == "done"]
    points = by_points(table.event.setup)
    off = deducted(table.event, name)
    levels = levels_of(table.event)
    return Standing(
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


def deducted(event: Event, name: str) -> Exact:
    """Return the points that were taken from a player."""
    return sum((exact(points) for points in event.deductions.get(name, ())), 0)


def value_in(table: Table, tiebreak: TieBreak, name: str) -> Exact:
    """Return what a player has in a tie-break; what was deducted is taken off the own points alone."""
    off = deducted(table.event, name) if tiebreak == "points" else 0
    return table.value(tiebreak, name) - off


def _placed(
    table: Table, ranked: Sequence[str], among: dict[str, Exact]
) -> Iterable[tuple[list[str], str | None, int]]:
    """Yield the ranked in order, those who stay level together, with what put them there and their place."""
    level: list[Level] = [(list(ranked), None)] if ranked else []
    for tiebreak in levels_of(table.event):
        level = [part for group, by in level for part in _split(table, group, by, tiebreak, among)]
    place = 1
    for found, because in level:
        for names, by in _by_lot(table.event, found, because):
            yield names, by, place
            place += len(names)


def _split(
    table: Table, group: list[str], by: str | None, tiebreak: TieBreak, among: dict[str, Exact]
) -> list[Level]:
    """Return a group of level players divided by a tie-break, each part with what put it below the one before."""
    if len(group) == 1:
        return [(group, by)]
    if tiebreak == "h2h":
        values = {name: table.among(name, frozenset(group)) for name in group}
        among |= values
    else:
        values = {name: value_in(table, tiebreak, name) for name in group}
    ordered = sorted(group, key=lambda name: -values[name])
    parts = [list(part) for _, part in groupby(ordered, key=values.__getitem__)]
    return [(part, by if number == 0 else tiebreak) for number, part in enumerate(parts)]


def _by_lot(event: Event, group: list[str], by: str | None) -> list[Level]:
    """Return those who stay level in the order of a lot, where one was drawn among them."""
    lot = next((lot for lot in reversed(event.lots) if set(lot) == set(group) and len(lot) > 1), None)
    if lot is None:
        return [(group, by)]
    return [([name], by if number == 0 else "lot") for number, name in enumerate(lot)]
