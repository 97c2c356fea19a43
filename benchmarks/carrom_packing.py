"""What gaps a rack has whose men are not all of one size: nineteen men pressed together, by their tolerance.

    python -m benchmarks.carrom_packing

prints a table in Markdown. Sizes are drawn evenly within the tolerance; the men are pulled to the middle in ever
smaller steps and pushed out of one another; the gaps are those of the 42 pairs that are neighbours.
"""

from datetime import date
from itertools import combinations
from math import hypot
from random import Random
from statistics import fmean

from arbitro.table import Rack, carrom_opening, carrom_table

TOLERANCES = (0.1, 0.2, 0.8)
"""Millimetres to either side: the grades fine and medium of ISO 2768, and all that law B allows."""
RACKS = 20
STEPS = 400
PUSHES = 30


def main() -> None:
    """Print a row for each tolerance."""
    print(f"{RACKS} racks each, {date.today()}\n\n| men turned to | mean gap |\n|---|---|")
    for tolerance in TOLERANCES:
        gap = fmean(mean_gap(tolerance, seed) for seed in range(RACKS))
        print(f"| ± {tolerance:g} mm | {1000 * gap:.0f} µm |")


def mean_gap(tolerance: float, seed: int) -> float:
    """Return the mean gap of neighbours in a rack of men of different sizes, in millimetres."""
    dice, table = Random(seed), carrom_table()
    size, middle = 2000 * table.pieces["queen"].radius, 500 * table.bed.width
    sizes = [size + dice.uniform(-tolerance, tolerance) for _ in range(19)]
    laid = carrom_opening(table, Rack(0.0)).without("striker").at.values()
    men = [[1000 * x - middle, 1000 * y - middle] for x, y in laid]
    near = [(i, j) for i, j in combinations(range(19), 2) if _apart(men[i], men[j]) < 1.1 * size]
    for step in range(STEPS):
        _press(men, sizes, 0.02 * (1 - step / STEPS))
    return fmean(_apart(men[i], men[j]) - (sizes[i] + sizes[j]) / 2 for i, j in near)


def _press(men: list[list[float]], sizes: list[float], step: float) -> None:
    """Pull all men to the middle by a step, and push them out of one another."""
    for man in men:
        far = hypot(*man) or 1.0
        man[:] = [part * max(0.0, 1 - step / far) for part in man]
    for _ in range(PUSHES):
        for i, j in combinations(range(len(men)), 2):
            apart, least = _apart(men[i], men[j]), (sizes[i] + sizes[j]) / 2
            if apart < least:
                share = (least - apart) / (2 * apart)
                for axis in (0, 1):
                    push = share * (men[j][axis] - men[i][axis])
                    men[i][axis] -= push
                    men[j][axis] += push


def _apart(one: list[float], other: list[float]) -> float:
    return hypot(one[0] - other[0], one[1] - other[1])


if __name__ == "__main__":
    main()
