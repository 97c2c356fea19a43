"""Plots as SVG: steps of a score, bars up and down, dots. Their figures stand in a table beside them."""

from collections.abc import Iterable, Sequence
from html import escape

import msgspec
from markupsafe import Markup

WIDE, HIGH, LEFT, FOOT, TOP = 720, 300, 56, 34, 24
BAND = 16
"""Half the height between the columns up and down, where the running score stands."""
# WCAG 2.2, 1.4.1 (use of colour).
SIDES = ("one", "two")
"""The classes of the two sides: the second is dashed, or striped, so that colour is never alone."""


class Ring(msgspec.Struct, frozen=True):
    """A foul on a line."""

    x: float
    y: float


def steps(
    lines: Sequence[Sequence[tuple[float, int]]], label: str, rings: Iterable[Ring] = (), unit: str = ""
) -> Markup:
    """Draw the score of each side as steps over time or over games."""
    most = max((y for line in lines for _, y in line), default=0) or 1
    long = max((x for line in lines for x, _ in line), default=0) or 1
    drawn = [*_ground(most), *_ticks(long, unit)]
    for side, line in zip(SIDES, lines, strict=False):
        drawn.append(f'<path class="line {side}" d="{_step_path(line, long, most)}"/>')
        if line:
            x, y = _x(line[-1][0], long), _y(line[-1][1], most)
            drawn.append(_text(min(x + 6, WIDE - 4), y + 4, line[-1][1], f"end {side}"))
    drawn += [
        f'<circle class="ring" cx="{_x(one.x, long):.1f}" cy="{_y(one.y, most):.1f}" r="5"/>' for one in rings
    ]
    return _picture(drawn, label)


def bars(columns: Sequence[tuple[str, int, int, int]], label: str) -> Markup:
    """Draw columns up for the first side and down for the second: (label, side, points, of them the queen's)."""
    most = max((points for _, _, points, _ in columns), default=0) or 1
    middle, half = HIGH / 2, HIGH / 2 - 46
    wide = (WIDE - 20) / max(len(columns), 1)
    drawn = [f'<path class="axis" d="M10 {middle - BAND}H{WIDE - 10}M10 {middle + BAND}H{WIDE - 10}"/>']
    for place, (says, side, points, queen) in enumerate(columns):
        x, bar = 10 + wide * place, min(wide * 0.6, 60)
        drawn.append(_text(x + wide / 2, middle + 6, says, "mid"))
        drawn += _column(x + (wide - bar) / 2, bar, side, points, queen, middle, half / most)
    return _picture(drawn, label)


def pillars(columns: Sequence[tuple[str, int, int]], label: str) -> Markup:
    """Draw columns upwards: (label, side, value)."""
    most = max((value for _, _, value in columns), default=0) or 1
    wide = (WIDE - 20) / max(len(columns), 1)
    floor = HIGH - FOOT
    drawn = [f'<path class="axis" d="M10 {floor}H{WIDE - 10}"/>']
    for place, (says, side, value) in enumerate(columns):
        x, bar, high = 10 + wide * place, min(wide * 0.6, 60), (floor - 30) * value / most
        drawn.append(
            f'<rect class="bar {SIDES[side]}" x="{x + (wide - bar) / 2:.1f}" y="{floor - high:.1f}" '
            f'width="{bar:.1f}" height="{high:.1f}"/>'
        )
        drawn.append(_text(x + wide / 2, floor - high - 6, value, "mid"))
        drawn.append(_text(x + wide / 2, floor + 25, says, "mid"))
    return _picture(drawn, label)


def dots(pairs: Sequence[tuple[str, float | None, float | None]], label: str) -> Markup:
    """Draw two values for each label, a disc and a square, joined where both are there."""
    most = max((value for _, *both in pairs for value in both if value is not None), default=1.0) or 1.0
    wide = (WIDE - LEFT - 20) / max(len(pairs), 1)
    drawn = [*_ground(most)]
    for place, (says, *both) in enumerate(pairs):
        x = LEFT + wide * (place + 0.5)
        there = [_y(value, most) for value in both if value is not None]
        if len(there) > 1:
            drawn.append(f'<path class="joint" d="M{x:.1f} {there[0]:.1f}V{there[1]:.1f}"/>')
        if both[0] is not None:
            drawn.append(f'<circle class="dot one" cx="{x:.1f}" cy="{_y(both[0], most):.1f}" r="6"/>')
        if both[1] is not None:
            y = _y(both[1], most)
            drawn.append(
                f'<rect class="dot two" x="{x - 5.5:.1f}" y="{y - 5.5:.1f}" width="11" height="11"/>'
            )
        drawn.append(_text(x, HIGH - 6, says, "mid"))
    return _picture(drawn, label)


def _column(
    x: float, bar: float, side: int, points: int, queen: int, middle: float, unit: float
) -> list[str]:
    up = side == 0
    men, whole = (points - queen) * unit, points * unit
    near = middle - BAND if up else middle + BAND
    parts = [_rect(x, near - men if up else near, bar, men, f"bar {SIDES[side]}")]
    if queen:
        parts.append(_rect(x, near - whole if up else near + men, bar, queen * unit, "bar queen"))
    return [*parts, _text(x + bar / 2, near - whole - 6 if up else near + whole + 22, points, "mid")]


def _rect(x: float, y: float, wide: float, high: float, kind: str) -> str:
    return f'<rect class="{kind}" x="{x:.1f}" y="{y:.1f}" width="{wide:.1f}" height="{high:.1f}"/>'


def _ground(most: float) -> Iterable[str]:
    step = next(size for size in (1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1000, 10000) if most / size <= 6)
    for value in range(0, int(most) + 1, step):
        y = _y(value, most)
        yield f'<path class="grid" d="M{LEFT} {y:.1f}H{WIDE - 30}"/>'
        yield _text(LEFT - 6, y + 4, value, "at-end")


def _ticks(long: float, unit: str) -> Iterable[str]:
    step = next((size for size in (1, 2, 3, 5, 10, 15, 30, 60, 120, 600) if long / size <= 8), 3600)
    for value in range(0, int(long) + 1, step):
        yield _text(_x(value, long), HIGH - 6, f"{value}{unit}", "mid")


def _step_path(line: Sequence[tuple[float, int]], long: float, most: float) -> str:
    path = ""
    for x, y in line:
        at = f"{_x(x, long):.1f} {_y(y, most):.1f}"
        path += f"H{_x(x, long):.1f}V{_y(y, most):.1f}" if path else f"M{at}"
    return path


def _x(value: float, long: float) -> float:
    return LEFT + (WIDE - LEFT - 40) * value / long


def _y(value: float, most: float) -> float:
    return HIGH - FOOT - (HIGH - FOOT - TOP) * value / most


def _text(x: float, y: float, says: object, kind: str) -> str:
    # Names are what people typed, and the picture is put on the page as it is.
    return f'<text class="{kind}" x="{x:.1f}" y="{y:.1f}">{escape(str(says))}</text>'


def _picture(drawn: Iterable[str], label: str) -> Markup:
    said = escape(label, quote=True)
    return Markup(
        f'<svg class="plot" role="img" aria-label="{said}" viewBox="0 0 {WIDE} {HIGH}">{"".join(drawn)}</svg>'
    )
