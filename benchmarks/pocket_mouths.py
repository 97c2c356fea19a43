"""How far beside the middle line of a corner pocket a rolling ball may come and still fall, by its speed.

    python -m benchmarks.pocket_mouths

prints a table in Markdown: the sum of the offsets that are taken, tried half a millimetre apart.
"""

from datetime import date
from math import pi, sqrt

from arbitro.table import Layout, Shot, Table, simulate_many, snooker_table

SPEEDS = (0.5, 1.5, 3.0, 5.0, 7.0)
STEP = 0.0005
STEPS = 90
AWAY = 0.6
"""Metres from the corner at which the ball is struck."""
ROLLING = 0.4
"""Height of the tip, in radii, at which a ball rolls at once."""


def main() -> None:
    """Print a row for each speed."""
    table = snooker_table()
    print(f"{date.today()}\n\n| speed | offsets that a corner takes |\n|---|---|")
    for speed in SPEEDS:
        print(f"| {speed:g} m/s | {1000 * taken(table, speed):.1f} mm |")


def taken(table: Table, speed: float) -> float:
    """Return the width of all offsets from which a ball along the middle line of a corner falls, in metres."""
    share = 1 / sqrt(2)
    x, y = table.bed.width - AWAY * share, table.bed.length - AWAY * share
    offsets = [STEP * n * share for n in range(-STEPS, STEPS + 1)]
    shots = [Shot(x - aside, y + aside, pi / 4, speed, height=ROLLING) for aside in offsets]
    outcomes = simulate_many(table, Layout({}), shots, threads=1)
    return STEP * sum(bool(end.pocketed) for end in outcomes)


if __name__ == "__main__":
    main()
