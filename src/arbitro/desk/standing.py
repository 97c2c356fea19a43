"""Standings: wins and tie-breaks, one after the other, and what put each below the one above."""

from collections.abc import Callable, Iterable, Sequence
from itertools import groupby

import msgspec
from msgspec.structs import replace

from arbitro.desk.event import Event
from arbitro.desk.format import format_of
from arbitro.desk.match import BYE, Match
from arbitro.desk.setup import TieBreak


class Standing(msgspec.Struct, frozen=True, rename={"scored": "for"}):
    """Where a player stands, and by what."""

    name: str
    place: int | None = None
    """None for a player who is not ranked."""
    played: int = 0
    wins: int = 0
    h2h: int | None = None
    """Wins among those level when it was reached; None where it was not needed."""
    difference: int = 0
    scored: int = 0
    against: int = 0
    buchholz: int = 0
    sonneborn: int = 0
    by: str | None = None
    """The tie-break that put him below the one above; None: first, or level with the one above."""


def standings(event: Event, names: Sequence[str], matches: Iterable[Match]) -> tuple[Standing, ...]:
    """Return the standings of players over their matches, in order; who is not ranked stands last."""
    counted = [match for match in matches if match.state == "done"]
    table = _table(event, names, counted, [match for match in matches if match.state == "bye"])
    ranked = [table[name] for name in names if _ranked(event, name)]
    placed = _placed(event, ranked, counted)
    return (*placed, *(table[name] for name in names if not _ranked(event, name)))


def of_event(event: Event) -> dict[str, tuple[Standing, ...]]:
    """Return the standings of each group, or of the whole event under an empty name."""
    if not event.drawn or format_of(event).bracket:
        return {}
    if not event.groups:
        names = [name for name in event.order if not _void(event, name)]
        return {"": standings(event, names, list(event.in_order()))}
    rounds: dict[str, list[Match]] = {}
    for match in event.in_order():
        rounds.setdefault(match.id[0], []).append(match)
    return {
        letter: standings(event, [name for name in names if not _void(event, name)], rounds[letter])
        for letter, names in event.groups.items()
    }


def levels_of(event: Event) -> tuple[TieBreak, ...]:
    """Return the tie-breaks of an event in their order."""
    return event.setup.tiebreaks or format_of(event).tiebreaks


def wins_of(matches: Iterable[Match], byes: bool) -> dict[str, int]:
    """Return how many matches each player has won; in a Swiss a bye is a win."""
    found: dict[str, int] = {}
    for match in matches:
        if match.winner and (match.state == "done" or (byes and match.state == "bye")):
            found[match.winner] = found.get(match.winner, 0) + 1
    return found


def _ranked(event: Event, name: str) -> bool:
    return event.entries[name].state != "disqualified"


def _void(event: Event, name: str) -> bool:
    """Tell whether all matches of a player are void, so that he has no standing."""
    if not event.gone(name):
        return False
    his = [match for match in event.of(name) if match.state != "bye" and _in_the_circle(event, match)]
    return bool(his) and all(match.state == "void" for match in his)


def _in_the_circle(event: Event, match: Match) -> bool:
    return not (event.qualified and match.id.startswith("R"))


def _table(
    event: Event, names: Sequence[str], counted: Sequence[Match], byes: Sequence[Match]
) -> dict[str, Standing]:
    """Return everything that is counted of each player."""
    wins = wins_of([*counted, *byes], format_of(event).in_rounds)
    rows = {name: {"played": 0, "scored": 0, "against": 0, "buchholz": 0, "sonneborn": 0} for name in names}
    for match in counted:
        for name in match.names:
            if name in rows:
                _count(rows[name], match, name, wins)
    return {
        name: replace(
            Standing(name, wins=wins.get(name, 0)), difference=row["scored"] - row["against"], **row
        )
        for name, row in rows.items()
    }


def _count(row: dict[str, int], match: Match, name: str, wins: dict[str, int]) -> None:
    """Add a match to what is counted of a player."""
    other, score = match.other(name), match.score or {}
    row["played"] += 1
    row["scored"] += score.get(name, 0)
    row["against"] += score.get(other, 0)
    row["buchholz"] += wins.get(other, 0)
    if match.winner == name:
        row["sonneborn"] += wins.get(other, 0)


def _placed(event: Event, table: Sequence[Standing], counted: Sequence[Match]) -> tuple[Standing, ...]:
    """Return the ranked in order, each with his place and what put him there."""
    level: list[tuple[list[Standing], str | None]] = [(list(table), None)] if table else []
    for tiebreak in levels_of(event):
        level = [part for group, by in level for part in _split(group, by, tiebreak, counted)]
    level = [part for group, by in level for part in _by_lot(event, group, by)]
    placed: list[Standing] = []
    for group, by in level:
        place = len(placed) + 1
        placed += [replace(one, place=place, by=by if n == 0 else None) for n, one in enumerate(group)]
    return tuple(placed)


def _split(
    group: list[Standing], by: str | None, tiebreak: TieBreak, counted: Sequence[Match]
) -> list[tuple[list[Standing], str | None]]:
    """Return a group of level players divided by a tie-break, each part with what put it below the one before."""
    if len(group) == 1:
        return [(group, by)]
    if tiebreak == "h2h":
        group = _among(group, counted)
    value = _value(tiebreak)
    parts = [list(part) for _, part in groupby(sorted(group, key=lambda one: -value(one)), key=value)]
    return [(part, by if number == 0 else tiebreak) for number, part in enumerate(parts)]


def _value(tiebreak: TieBreak) -> Callable[[Standing], int]:
    field = "scored" if tiebreak == "for" else tiebreak
    return lambda one: int(getattr(one, field) or 0)


def _among(group: list[Standing], counted: Sequence[Match]) -> list[Standing]:
    """Return level players with their wins among themselves."""
    names = {one.name for one in group}
    wins = wins_of(
        [match for match in counted if set(match.sides) <= names and BYE not in match.sides], False
    )
    return [replace(one, h2h=wins.get(one.name, 0)) for one in group]


def _by_lot(event: Event, group: list[Standing], by: str | None) -> list[tuple[list[Standing], str | None]]:
    """Return those who stay level in the order of a lot, where one was drawn among them."""
    names = {one.name for one in group}
    lot = next((lot for lot in reversed(event.lots) if set(lot) == names and len(lot) > 1), None)
    if lot is None:
        return [(group, by)]
    ordered = sorted(group, key=lambda one: lot.index(one.name))
    return [([one], by if number == 0 else "lot") for number, one in enumerate(ordered)]
