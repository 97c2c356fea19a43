"""Prizes by place: shared by those who are level, rounded down, and what is left."""

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from itertools import groupby
from math import floor

from arbitro.desk.event import Event
from arbitro.desk.format import Tables, format_of
from arbitro.desk.numbers import Exact, exact
from arbitro.desk.standing import levels_of

Group = tuple[int, int, Sequence[str]]
"""From which place to which, and who shares the prizes of these places."""


def prizes_of(event: Event, tables: Tables) -> tuple[dict[str, Exact], Exact | None]:
    """Return what each gets, and what is left; nothing before the end of the event."""
    if event.setup.prizes is None or not event.over:
        return {}, None
    prizes = _by_place(event.setup.prizes)
    parts = list(_parts(event, tables))
    won: dict[str, Fraction] = {}
    for share, groups in parts:
        for first, last, names in groups:
            pot = sum((prizes.get(place, 0) for place in range(first, last + 1)), Fraction(0))
            for name in names:
                # Each part is shared among as many places as it fills, not among the
                # names: who was disqualified leaves a part.
                won[name] = won.get(name, Fraction(0)) + share * Fraction(pot) / (last - first + 1)
    step = exact(event.setup.prize_round)
    # Rounded at the very end: with `hort` two halves come together first.
    given = {name: floor(amount / step) * step for name, amount in won.items()}
    left = sum(prizes.values(), Fraction(0)) - sum(given.values(), Fraction(0))
    return {name: amount for name, amount in given.items() if amount > 0}, left


def _by_place(prizes: Sequence[float] | Mapping[str, float]) -> dict[int, Exact]:
    if isinstance(prizes, Mapping):
        return {int(place): exact(amount) for place, amount in prizes.items()}
    return {place: exact(amount) for place, amount in enumerate(prizes, start=1)}


def _parts(event: Event, tables: Tables) -> Iterator[tuple[Fraction, list[Group]]]:
    """Yield by which groups of places prizes are shared, and how much of each prize goes so."""
    # desk-2 7 and 11: prizes of a bracket, that of groups too, go by its final places.
    if event.size is not None:
        yield Fraction(1), _by_placing(event, tables)
        return
    table = [one for rows in tables.values() for one in rows if one.place is not None]
    first = levels_of(event)[0]
    level = _share_places([(one.name, one.value(first)) for one in table])
    placed = _share_places([(one.name, one.place) for one in table])
    match event.setup.prize_ties:
        case "share":
            yield Fraction(1), level
        case "tie-break":
            yield Fraction(1), placed
        case "hort":
            yield Fraction(1, 2), level
            yield Fraction(1, 2), placed


def _share_places(names: Sequence[tuple[str, object]]) -> list[Group]:
    """Return neighbours that have the same, and the places that they fill together."""
    found: list[Group] = []
    place = 1
    for _, part in groupby(names, key=lambda one: one[1]):
        level = [name for name, _ in part]
        found.append((place, place + len(level) - 1, level))
        place += len(level)
    return found


def _by_placing(event: Event, tables: Tables) -> list[Group]:
    """Return the places of the bracket; of groups those of the knockout alone."""
    places = format_of(event).placing(event, tables)
    main = {name: place for name, place in places.items() if name in event.order}
    return [
        (first, last, [name for name, place in main.items() if place == (first, last)])
        for first, last in sorted(set(main.values()))
    ]
