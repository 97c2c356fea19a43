"""From the groups into the knockout."""

from itertools import groupby, pairwise, zip_longest

from arbitro.desk import standing
from arbitro.desk.draws import bracket, separation
from arbitro.desk.event import Event


def qualifiers(event: Event, gone_on: frozenset[str] = frozenset()) -> tuple[str, ...] | None:
    """Return who goes on, winners first, then seconds …; None while two share one of these places.

    Who has left does not qualify, unless they had gone on before.
    """
    columns: list[list[str]] = []
    for table in standing.of_event(event).values():
        ranked = [one for one in table if one.place is not None]
        # Who had gone on before they left has matches in the knockout: a correction keeps them in it.
        staying = [one for one in ranked if one.name in gone_on or not event.has_left(one.name)]
        # One place more than goes on: a tie across the line is the one that matters.
        for above, below in pairwise(staying[: event.setup.advance + 1]):
            if above.place == below.place:
                return None
        columns.append([one.name for one in staying[: event.setup.advance]])
    return tuple(name for row in zip_longest(*columns) for name in row if name is not None)


def shared_places(event: Event) -> tuple[tuple[str, ...], ...]:
    """Return those who share a place that counts, once all is played: one that goes on, or the first of all."""
    if not all(match.finished for match in event.matches.values()) or event.qualified:
        return ()
    grouped = bool(event.groups)
    if not grouped and not event.over:
        return ()
    last = event.setup.advance if grouped else 1
    found: list[tuple[str, ...]] = []
    for table in standing.of_event(event).values():
        placed = [one for one in table if one.place is not None and one.place <= last]
        levels = (tuple(one.name for one in level) for _, level in groupby(placed, key=lambda one: one.place))
        found += [names for names in levels if len(names) > 1]
    return tuple(found)


def knockout_of_groups(event: Event, order: tuple[str, ...]) -> tuple[str, ...]:
    """Return the ranks of the knockout: winners as they are, the others away from their group-mates."""
    group = {name: letter for letter, names in event.groups.items() for name in names}
    # Winners keep their ranks, as if seeded; the others move among themselves to stay away from group-mates.
    winners = sum(1 for letter, names in event.groups.items() if any(name in order for name in names))
    return separation.separate_halves(bracket.size_for(len(order)), order, winners, group.__getitem__)
