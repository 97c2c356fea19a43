"""Numbers as they are announced and shown, and exact inside: a tenth and two tenths make three tenths."""

from collections.abc import Iterable
from fractions import Fraction
from math import lcm
from typing import TypeAlias

Number: TypeAlias = int | float
"""A number as it is written: whole, or with decimals."""
Exact: TypeAlias = int | Fraction
"""A number as it is reckoned with."""


def exact(value: Number) -> Exact:
    """Return a number by its decimals as they are written."""
    # By way of its text: `Fraction(0.1)` is the binary neighbour of a tenth, and 0.1 + 0.2 would not be 0.3.
    return value if isinstance(value, int) else reduce_fraction(Fraction(str(value)))


def reduce_fraction(value: Exact) -> Exact:
    """Return a whole number as such: fractions take ten times as long."""
    return value.numerator if value.denominator == 1 else value


def plain(value: Exact) -> Number:
    """Return an exact number as it is shown: whole where it is."""
    return value.numerator if value.denominator == 1 else float(value)


def scale_of(values: Iterable[Exact]) -> int:
    """Return the least number by which all of the values become whole."""
    return lcm(*(value.denominator for value in values))
