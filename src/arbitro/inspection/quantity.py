"""Quantities with their units, in exact arithmetic: 29 in is exactly 736.6 mm."""

import re
from decimal import Context, Decimal
from fractions import Fraction
from itertools import pairwise

import msgspec


class MeasureUnit(msgspec.Struct, frozen=True):
    """A unit: what it measures and how much of the base unit it is."""

    measures: str
    """What it measures: length, mass, power, time, angle, a multiple or a number of pieces."""
    size: Fraction
    """How many base units (mm, g, W, s, degree, once, piece) it is."""
    imperial: bool = False
    """Whether it is one of feet and inches, for which the snooker book has figures of its own."""


UNITS: dict[str, MeasureUnit] = {
    "mm": MeasureUnit("length", Fraction(1)),
    "cm": MeasureUnit("length", Fraction(10)),
    "m": MeasureUnit("length", Fraction(1000)),
    "in": MeasureUnit("length", Fraction("25.4"), imperial=True),
    "ft": MeasureUnit("length", Fraction("304.8"), imperial=True),
    "g": MeasureUnit("mass", Fraction(1)),
    "kg": MeasureUnit("mass", Fraction(1000)),
    "oz": MeasureUnit("mass", Fraction("28.349523125")),
    "lb": MeasureUnit("mass", Fraction("453.59237")),
    "W": MeasureUnit("power", Fraction(1)),
    "s": MeasureUnit("time", Fraction(1)),
    "min": MeasureUnit("time", Fraction(60)),
    "°": MeasureUnit("angle", Fraction(1)),
    "×": MeasureUnit("multiple", Fraction(1)),
    "": MeasureUnit("pieces", Fraction(1)),
}
"""The units of the forms by their signs; pieces have none."""

_OTHER_SIGNS = {
    '"': "in", "''": "in", "″": "in", "”": "in", "inch": "in", "inches": "in",
    "'": "ft", "′": "ft", "’": "ft", "foot": "ft", "feet": "ft",
    "gr": "g", "w": "W", "sec": "s", "deg": "°", "x": "×",
}  # fmt: skip
_LARGEST = 10**12
_VULGAR = {"½": " 1/2", "¼": " 1/4", "¾": " 3/4", "⅛": " 1/8", "⅜": " 3/8", "⅝": " 5/8", "⅞": " 7/8"}
_PART = re.compile(
    r"(?P<whole>\d{1,12}(?:[.,]\d{1,12})?)?(?(whole)(?:\s+(?=\d+/))?)"
    r"(?:(?P<top>\d{1,4})/(?P<bottom>0*[1-9]\d{0,3}))?(?![\d/.,])\s*(?P<unit>[^\W\d_]+|[°×]|[\"'″′”’]+)?\s*"
)


class NotANumber(ValueError):
    """The text is no number with a unit."""


class UnknownUnit(ValueError):
    """The text names a unit that no form uses."""


class WrongUnit(ValueError):
    """The unit measures something else."""


class Quantity(msgspec.Struct, frozen=True):
    """An exact amount in a unit."""

    amount: Fraction
    """How much, in the unit that was asked for."""
    imperial: bool = False
    """Whether it was given in feet and inches."""


def quantity(given: object, sign: str) -> Quantity:
    """Return what was given in the unit of that sign; a number without a unit is in it already."""
    # Exact fractions: 1 ft 8½ in must not fail by a rounding at the border of what the law allows.
    if isinstance(given, bool) or not isinstance(given, int | float | str):
        raise NotANumber(given)
    if isinstance(given, str):
        bare = "".join(_VULGAR.get(character, character) for character in given).strip()
        negative = bare[:1] in ("-", "−")
        parts = _parts(bare[1:].lstrip() if negative else bare)
        bare_number = len(parts) == 1 and not parts[0][1]
        found = Quantity(parts[0][0]) if bare_number else _sum(parts, UNITS[sign])
        return Quantity(-found.amount, found.imperial) if negative else found
    if not abs(given) < _LARGEST:
        raise NotANumber(given)
    return Quantity(Fraction(Decimal(repr(given))))


def figure(text: str, sign: str) -> Fraction:
    """Return a figure of a law book in the unit of that sign."""
    return quantity(text, sign).amount


def decimal(amount: Fraction) -> str:
    """Return an amount as a decimal number of at most six significant digits."""
    number = Context(prec=6).divide(Decimal(amount.numerator), Decimal(amount.denominator))
    return f"{number.normalize():f}"


def _parts(text: str) -> list[tuple[Fraction, str]]:
    parts: list[tuple[Fraction, str]] = []
    place = 0
    while place < len(text):
        match = _PART.match(text, place)
        if match is None or not (match["whole"] or match["top"]):
            raise NotANumber(text)
        parts.append((_number(match), _sign(match["unit"] or "")))
        place = match.end()
    if not parts or (len(parts) > 1 and not all(sign for _, sign in parts)):
        raise NotANumber(text)
    return parts


def _number(match: re.Match[str]) -> Fraction:
    whole = Fraction((match["whole"] or "0").replace(",", "."))
    return whole + Fraction(int(match["top"] or 0), int(match["bottom"] or 1))


def _sign(written: str) -> str:
    sign = _OTHER_SIGNS.get(written.casefold(), written)
    for known in (sign, sign.casefold()):
        if known in UNITS:
            return known
    raise UnknownUnit(written)


def _sum(parts: list[tuple[Fraction, str]], wanted: MeasureUnit) -> Quantity:
    # Feet, then inches: a smaller unit before a larger is a slip of the pen, and a weight among lengths is one
    # too.
    units = [UNITS[sign] for _, sign in parts]
    if any(unit.measures != wanted.measures for unit in units):
        raise WrongUnit(parts[0][1])
    if any(left.size <= right.size for left, right in pairwise(units)):
        raise NotANumber(parts)
    total = sum((amount * unit.size for (amount, _), unit in zip(parts, units, strict=True)), Fraction(0))
    return Quantity(total / wanted.size, any(unit.imperial for unit in units))
