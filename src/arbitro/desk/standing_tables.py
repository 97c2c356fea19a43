"""How standings and cross tables are laid out: once, for page, screen, paper and sheet."""

from collections.abc import Mapping, Sequence

import msgspec

from arbitro.desk.event import Event
from arbitro.desk.format import format_of
from arbitro.desk.match import DRAW, EventMatch
from arbitro.desk.standing import levels_of

WIDEST = 20
"""How many players a cross table has at most."""
BESIDE_POINTS = ("wins", "draws", "losses")
"""What a table by points says beside them."""


class StandingTable(msgspec.Struct, frozen=True):
    """A table of standings: what is told of each who stands in it."""

    columns: list[str]
    """What is told of each, in order: the tie-breaks, and beside points the matches won, drawn and lost."""
    main: list[str]
    """Those of them that are told where there is little room: what is counted, and what decides a place here."""
    crossed: bool
    """Whether it is small enough for a row and a column of each."""


def standing_tables(event: Event, by: Mapping[str, str | None]) -> dict[str, StandingTable]:
    """Return the tables of an event by group, or one under an empty name, from what put each below the one above."""
    if not event.drawn or format_of(event).bracket:
        return {}
    groups = event.groups or {"": event.order}
    return {group: _table(levels_of(event), names, by) for group, names in groups.items()}


def _table(levels: Sequence[str], names: Sequence[str], by: Mapping[str, str | None]) -> StandingTable:
    deciding = {by.get(name) for name in names} - {None, levels[0]}
    # `h2h` has a value only for those it was asked of; where it decided nothing the column would be empty.
    shown = [level for level in levels if level != "h2h" or level in deciding]
    beside = [one for one in BESIDE_POINTS if levels[0] == "points" and one not in shown]
    main = {levels[0], "draws", *(deciding or {"difference"})}
    columns = [*beside, *shown]
    return StandingTable(columns, [one for one in columns if one in main], 1 < len(names) <= WIDEST)


def meetings(event: Event, group: str) -> dict[tuple[str, str], list[EventMatch]]:
    """Return the matches of each pair of a table, by one and the other; those of a knockout after groups are none."""
    met: dict[tuple[str, str], list[EventMatch]] = {}
    for match in event.in_order():
        if match.known and (not group or match.round[0] == group):
            for name in match.names:
                met.setdefault((name, match.other(name)), []).append(match)
    return met


def mark_of(match: EventMatch, name: str) -> str:
    """Return what a match brought a player: 1, ½ or 0; nothing of one that is not decided."""
    if match.winner is None or match.state != "done":
        return ""
    return "½" if match.winner == DRAW else "1" if match.winner == name else "0"
