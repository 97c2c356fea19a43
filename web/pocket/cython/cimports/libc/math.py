"""Both are rounded in one way on every machine (IEEE 754)."""

from math import fabs, sqrt

__all__ = ["fabs", "sqrt"]
