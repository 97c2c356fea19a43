"""Small line charts in SVG, for the table's documentation."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

INKS = ("#1b4fa0", "#c8102e", "#0b7a4b", "#8a5a00")
WIDTH, HEIGHT = 560.0, 340.0
LEFT, RIGHT, TOP, BOTTOM = 62.0, 16.0, 40.0, 46.0


class Series(msgspec.Struct, frozen=True):
    """Points with a name; a line unless it is `dots`."""

    name: str
    points: tuple[tuple[float, float], ...]
    dots: bool = False


class Plot(msgspec.Struct, frozen=True):
    """A chart: its words, its series, and the ranges of its axes."""

    title: str
    across: str
    up: str
    series: tuple[Series, ...]
    x: tuple[float, float]
    y: tuple[float, float]

    def svg(self) -> str:
        """Return the chart as SVG."""
        head = (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH:g} {HEIGHT:g}" width="{WIDTH:g}" '
            f'height="{HEIGHT:g}" font-family="sans-serif" font-size="12" fill="#222">'
        )
        back = f'<rect width="{WIDTH:g}" height="{HEIGHT:g}" fill="#fff"/>'
        body = [_text(WIDTH / 2, 20, self.title, "middle"), *self._axes(), *self._lines()]
        for row, (ink, series) in enumerate(zip(INKS, self.series, strict=False)):
            y = TOP + 14 + 16 * row
            body.append(f'<circle cx="{LEFT + 14:g}" cy="{y - 4:g}" r="4" fill="{ink}"/>')
            body.append(_text(LEFT + 24, y, series.name, "start"))
        return "\n".join([head, back, *body, "</svg>", ""])

    def _place(self, x: float, y: float) -> tuple[float, float]:
        across = (x - self.x[0]) / (self.x[1] - self.x[0])
        up = (y - self.y[0]) / (self.y[1] - self.y[0])
        return LEFT + across * (WIDTH - LEFT - RIGHT), HEIGHT - BOTTOM - up * (HEIGHT - TOP - BOTTOM)

    def _axes(self) -> Iterable[str]:
        for tick in _ticks(*self.x):
            x, y = self._place(tick, self.y[0])
            yield f'<path d="M{x:.1f} {y:.1f}V{TOP:g}" stroke="#ddd"/>'
            yield _text(x, y + 16, f"{tick:g}", "middle")
        for tick in _ticks(*self.y):
            x, y = self._place(self.x[0], tick)
            yield f'<path d="M{x:.1f} {y:.1f}H{WIDTH - RIGHT:g}" stroke="#ddd"/>'
            yield _text(x - 6, y + 4, f"{tick:g}", "end")
        yield _text(WIDTH / 2, HEIGHT - 10, self.across, "middle")
        yield f'<g transform="translate(16 {HEIGHT / 2:g}) rotate(-90)">{_text(0, 0, self.up, "middle")}</g>'

    def _lines(self) -> Iterable[str]:
        for ink, series in zip(INKS, self.series, strict=False):
            places = [self._place(x, y) for x, y in series.points]
            if series.dots:
                yield "".join(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3" fill="{ink}"/>' for x, y in places)
            else:
                way = " ".join(f"{x:.1f},{y:.1f}" for x, y in places)
                yield f'<polyline points="{way}" fill="none" stroke="{ink}" stroke-width="1.6"/>'


def _ticks(low: float, high: float) -> Sequence[float]:
    return [low + (high - low) * k / 5 for k in range(6)]


def _text(x: float, y: float, words: str, anchor: str) -> str:
    safe = words.replace("&", "&amp;").replace("<", "&lt;")
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{safe}</text>'
