"""How far beside the middle of a pocket a piece may come and still fall, by pocket, angle and speed.

    python -m benchmarks.pocket_mouths

prints tables in Markdown, for pockets that swallow and for those of gravity: half of the offsets that are taken, tried
half a millimetre apart. What comes out and falls elsewhere, or much later, is not counted.
"""

from collections.abc import Callable
from datetime import date
from math import cos, radians, sin, sqrt

import msgspec

from arbitro.table import Flick, Layout, Shot, Table, carrom_table, simulate_many, snooker_table
from arbitro.table.models import PRESENT, apply_models

SPEEDS = (0.5, 1.0, 1.5, 3.0, 5.0, 7.0)
PACES = (0.5, 1.0, 2.0, 3.0, 4.0, 5.0)
STEP = 0.0005
AWAY = 0.5
"""Metres from the mouth at which the ball is struck."""
ROLLING = 0.4
"""Height of the tip, in radii, at which a ball rolls at once."""
SWALLOWING = msgspec.structs.replace(PRESENT, pockets="swallow")
Widths = Callable[[Table, float, float], float]


def main() -> None:
    """Print a table for each game."""
    print(f"{date.today()}\n")
    corner, middle = ("corner", _corner, (45, 60, 75)), ("middle", _middle, (0, 30, 50))
    _print(snooker_table(), SPEEDS, (corner, middle))
    _print(_with_a_man(carrom_table()), PACES, (("man", _board, (45, 55, 65)),))
    _print(carrom_table(), PACES, (("striker", _board, (45,)),))


def _print(
    table: Table, speeds: tuple[float, ...], rows: tuple[tuple[str, Widths, tuple[int, ...]], ...]
) -> None:
    print(f"| {table.name} | degrees | pockets | " + " | ".join(f"{speed:g} m/s" for speed in speeds) + " |")
    print("|" + "---|" * (3 + len(speeds)))
    for name, width, angles in rows:
        for angle in angles:
            for models in (SWALLOWING, PRESENT):
                made = apply_models(table, models)
                half = [500 * width(made, speed, radians(angle)) for speed in speeds]
                print(
                    f"| {name} | {angle} | {models.pockets} | "
                    + " | ".join(f"{mm:.1f}" for mm in half)
                    + " |"
                )
    print()


def _corner(table: Table, speed: float, angle: float) -> float:
    return _rolled(table, speed, angle, table.bed.length)


def _middle(table: Table, speed: float, angle: float) -> float:
    return _rolled(table, speed, angle, table.bed.length / 2)


def _rolled(table: Table, speed: float, angle: float, y: float) -> float:
    """Return the width of all offsets from which a ball that rolls to a mouth of the right side falls, in metres."""
    start = table.bed.width - AWAY * cos(angle), y - AWAY * sin(angle)
    shots = [
        Shot(start[0] - aside * sin(angle), start[1] + aside * cos(angle), angle, speed, height=ROLLING)
        for aside in _asides(120)
    ]
    return _taken(table, shots, 1.6 * AWAY / speed + 0.15)


def _board(table: Table, speed: float, angle: float) -> float:
    """Return the width of all offsets from which a disc falls that comes to the far right corner at a speed."""
    hole, away = table.bed.pockets[2], AWAY / 2
    x, y = hole.x - away * cos(angle), hole.y - away * sin(angle)
    path = 2 * table.coefficients.slide * table.coefficients.gravity * (away - hole.radius)
    flicks = [
        Flick(x - aside * sin(angle), y + aside * cos(angle), angle, min(sqrt(speed * speed + path), 5.5))
        for aside in _asides(100)
    ]
    return _taken(table, flicks, 1.5 * away / speed + 0.2)


def _asides(count: int) -> list[float]:
    return [STEP * n for n in range(-count, count + 1)]


def _taken(table: Table, strokes: list[Shot] | list[Flick], seconds: float) -> float:
    outcomes = simulate_many(table, Layout({}), strokes, threads=1)
    return STEP * sum(bool(end.pocketed) and end.duration < seconds for end in outcomes)


def _with_a_man(table: Table) -> Table:
    """Return a board on which a man is struck as the striker is, so that it can be sent anywhere."""
    return msgspec.structs.replace(table, pieces={**table.pieces, table.struck: table.pieces["queen"]})


if __name__ == "__main__":
    main()
