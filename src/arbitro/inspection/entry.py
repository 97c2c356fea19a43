"""What a book asks of the equipment, entry by entry, from the file beside its laws."""

from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from typing import Literal

import msgspec

from arbitro.inspection.quantity import figure
from arbitro.library import equipment

Kind = Literal["range", "nominal", "stated", "about", "count", "spread", "choice", "condition"]


class AllowedRange(msgspec.Struct, frozen=True):
    """Where a measurement is right, limits included."""

    low: Fraction | None = None
    """The least; none where there is no lower limit."""
    high: Fraction | None = None
    """The most; none where there is no upper limit."""
    stated: Fraction | None = None
    """The figure itself where the book gives no tolerance: what is wrong is then counted from it."""

    def off(self, amount: Fraction) -> Fraction:
        """Return how far an amount lies beyond the nearest limit; nothing where it is right."""
        if self.low is not None and amount < self.low:
            return amount - (self.stated or self.low)
        if self.high is not None and amount > self.high:
            return amount - (self.stated or self.high)
        return Fraction(0)


class Figures(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The figures of a book as it prints them; each is in the entry's unit unless it names its own."""

    min: str | None = None
    """The least that is right."""
    max: str | None = None
    """The most that is right."""
    value: str | None = None
    """The one value that is right."""
    any_of: tuple[str, ...] = ()
    """Several values, each of which is right."""
    tolerance: str | None = None
    """The variation that the book admits either way."""
    margin: str | None = None
    """The variation that we admit where the book gives none."""

    def intervals(self, unit: str) -> tuple[AllowedRange, ...]:
        """Return the intervals in which a measurement is right, limits included."""
        slack = figure(self.tolerance or self.margin or "0", unit)
        values = [figure(value, unit) for value in self.values]
        if self.margin:
            return tuple(AllowedRange(value - slack, value + slack, value) for value in values)
        if values:
            return tuple(AllowedRange(value - slack, value + slack) for value in values)
        low, high = (None if limit is None else figure(limit, unit) for limit in (self.min, self.max))
        return (AllowedRange(low, high),)

    @property
    def values(self) -> tuple[str, ...]:
        """The values of which one is asked, as printed."""
        return self.any_of or (() if self.value is None else (self.value,))


class ChecklistEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One thing that is measured, counted or looked at."""

    id: str
    """Its part and quality: `board.side`."""
    clause: str
    """The clause that asks for it."""
    kind: Kind
    """How it is judged."""
    also: tuple[str, ...] = ()
    """Other clauses that ask for the same."""
    unit: str = ""
    """The unit of the form."""
    figures: Figures = Figures()
    """What is asked, in the form's system of units."""
    imperial: Figures | None = None
    """The same in feet and inches, where the book prints both."""
    allowed: tuple[str, ...] = ()
    """Of a choice: what is right."""
    excluded: tuple[str, ...] = ()
    """Of a choice: what is wrong."""
    pieces: int = 1
    """How many there are of a kind: four pockets, nineteen men."""
    advised: bool = False
    """Whether the book only recommends it, so that failing it is a note."""
    on_demand: bool = False
    """Whether a player may insist on it where it is available."""
    reading: bool = False
    """Whether the figure is the project's reading of a garbled or silent text."""

    @property
    def part(self) -> str:
        """The part of the equipment: `board`."""
        return self.id.partition(".")[0]

    @property
    def clauses(self) -> tuple[str, ...]:
        """Every clause that asks for it."""
        return (self.clause, *self.also)

    @property
    def lenient(self) -> bool:
        """Whether missing what is asked gives a note and no failure."""
        return self.advised or self.kind == "about"

    @property
    def derived(self) -> bool:
        """Whether the judgement follows a reading: of the text, or of a figure without tolerance."""
        return self.reading or self.figures.margin is not None


@cache
def entries(edition: str) -> dict[str, ChecklistEntry]:
    """Return the entries of an edition by id, in the order of the book."""
    return {entry.id: entry for entry in _read(equipment(edition))}


def _read(tables: dict[str, dict[str, object]]) -> Iterator[ChecklistEntry]:
    for name, table in tables.items():
        yield msgspec.convert({"id": name, **table}, ChecklistEntry)
