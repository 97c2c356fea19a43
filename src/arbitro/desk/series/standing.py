"""The table of a series: what each place of each event gives, what counts of it, and who is above whom."""

from fractions import Fraction
from math import floor

import msgspec

from arbitro.desk.numbers import Number, exact
from arbitro.desk.series.state import EventSeries, SeriesEvent, SeriesTerms

NOTHING = Fraction(0)
Awards = dict[str, dict[str, Fraction]]
"""What each has from each event, in the order of the events."""


class SeriesRow(msgspec.Struct, frozen=True):
    """Where somebody stands in a series."""

    name: str
    place: int | None
    """None: not ranked."""
    total: Fraction
    firsts: int
    counted: dict[str, Fraction]
    dropped: dict[str, Fraction]
    deducted: Fraction
    by: str | None = None
    """What put them below the one above; None: first, or level with the one above."""


class Brought(msgspec.Struct, frozen=True):
    """What somebody brings into the table."""

    row: SeriesRow
    key: tuple[tuple[Fraction | int, ...], ...]
    """The total, then each tie-break: more is better."""
    events: int


def table_of(series: EventSeries) -> list[SeriesRow]:
    """Return the table in its order; who has been in too few events stands last, without a place."""
    awards = awards_of(series)
    # Sorted by name first: who is level after all stands in order of name, by a stable sort.
    brought = [_counted_results(series, name, awards[name]) for name in sorted(awards)]
    minimum = series.terms.minimum
    ranked = [one for one in brought if one.events >= minimum]
    # The names are in order already, and the sort keeps the order of those who are level.
    ranked.sort(key=lambda one: one.key, reverse=True)
    levels = ("total", *series.terms.ties)
    rows: list[SeriesRow] = []
    for number, one in enumerate(ranked, start=1):
        place, by = number, None
        if rows:
            above = ranked[number - 2].key
            by = next((level for level, a, b in zip(levels, above, one.key, strict=True) if a != b), None)
            place = number if by else rows[-1].place or 1
        rows.append(msgspec.structs.replace(one.row, place=place, by=by))
    return [*rows, *(one.row for one in brought if one.events < minimum)]


def awards_of(series: EventSeries) -> Awards:
    """Return what each has from each event, dates first."""
    found: Awards = {}
    for event in series.in_order():
        place = 1
        for level in event.ranking:
            for name in level:
                value = _award(series.terms, event, name, place, len(level))
                # Rounded before it is added (desk-2 9): a total must be the sum of what the table shows.
                found.setdefault(name, {})[event.name] = hundredths(value * exact(event.weight))
            place += len(level)
    return found


def _award(terms: SeriesTerms, event: SeriesEvent, name: str, place: int, sharing: int) -> Fraction:
    if terms.award == "result":
        return _fraction(event.score[name])
    if terms.shared == "each":
        return points_of(terms, place)
    filled = (points_of(terms, one) for one in range(place, place + sharing))
    return sum(filled, NOTHING) / sharing


def points_of(terms: SeriesTerms, place: int) -> Fraction:
    """Return what a place gives."""
    award = terms.award
    if isinstance(award, dict):
        return _fraction(award.get(str(place), terms.rest))
    assert award != "result"
    return _fraction(award[place - 1] if place <= len(award) else terms.rest)


def _fraction(value: Number) -> Fraction:
    return Fraction(exact(value))


def hundredths(value: Fraction) -> Fraction:
    """Return a number rounded to hundredths, half up."""
    return Fraction(floor(value * 100 + Fraction(1, 2)), 100)


def _counted_results(series: EventSeries, name: str, awards: dict[str, Fraction]) -> Brought:
    """Return what counts of somebody, and what they are compared by."""
    best = len(awards) if series.terms.best is None else series.terms.best
    # Stable: of equal awards the earlier event counts.
    ranked = sorted(awards, key=lambda event: -awards[event])
    counts = set(ranked[:best])
    counted = {event: value for event, value in awards.items() if event in counts}
    dropped = {event: value for event, value in awards.items() if event not in counts}
    off = sum((_fraction(points) for points in series.deductions.get(name, ())), NOTHING)
    total = sum(counted.values(), NOTHING) - off
    firsts = sum(name in event.ranking[0] for event in series.events if event.ranking)
    last = series.in_order()[-1].name
    # Missing events count 0 in `best`, so that who played more often is compared over as many.
    missing = len(series.events) - len(awards)
    values: dict[str, tuple[Fraction | int, ...]] = {
        "events": (len(awards),),
        "firsts": (firsts,),
        "best": (*sorted(awards.values(), reverse=True), *[0] * missing),
        "last": (awards.get(last, NOTHING),),
    }
    row = SeriesRow(name, None, total, firsts, counted, dropped, off)
    return Brought(row, ((total,), *(values[tie] for tie in series.terms.ties)), len(awards))
