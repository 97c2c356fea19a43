"""Pictures of a match: backgammon as SVG, and any SVG as an array of pixels."""

from __future__ import annotations

import zlib
from collections.abc import Iterator
from struct import unpack

import numpy as np

from arbitro.backgammon.match import BackgammonMatch
from arbitro.lab.lens import Numbers
from arbitro.table.drawing import picture

POINT, MAN, DEEP = 40, 17, 5
"""Width of a point, radius of a man, and how many men stand one upon another before they are counted."""
WIDTH, HEIGHT = 15 * POINT, 440
ACROSS = 320
"""Pixels across a picture."""
FIELD, POINTS, MEN = "#e8dcc3", ("#b5533c", "#d8b98a"), {"X": "#f4efe4", "O": "#2b2724"}


def backgammon_svg(match: BackgammonMatch) -> str:
    """Return the board with the home of X at the lower right, the cube, the dice and the score."""
    body = [
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{FIELD}"/>',
        *(_triangle(point) for point in range(1, 25)),
        f'<rect x="{6 * POINT}" width="{POINT}" height="{HEIGHT}" fill="#6b4a2f"/>',
        f'<rect x="{13 * POINT}" width="{2 * POINT}" height="{HEIGHT}" fill="#4d3521"/>',
        *_men(match),
        *_words(match),
    ]
    size = f'viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" height="{HEIGHT}"'
    return "\n".join([f'<svg xmlns="http://www.w3.org/2000/svg" {size}>', *body, "</svg>", ""])


def _column(point: int) -> float:
    """Return the middle of a point of X across the picture; 25 is the bar, 0 the men off."""
    if point in (0, 25):
        return (14 if point == 0 else 6.5) * POINT
    place = 12 - point if point <= 12 else point - 13
    return (place + 0.5 + (place >= 6)) * POINT


def _triangle(point: int) -> str:
    x, low = _column(point), point <= 12
    base, tip = (HEIGHT, HEIGHT - 180) if low else (0, 180)
    half = POINT / 2
    return f'<path d="M{x - half} {base}L{x + half} {base}L{x} {tip}z" fill="{POINTS[point % 2]}"/>'


def _men(match: BackgammonMatch) -> Iterator[str]:
    for side, fill in MEN.items():
        for own, count in enumerate(match.position.men("X" if side == "X" else "O")):
            point = own if side == "X" or own in (0, 25) else 25 - own
            low = own <= 12 if side == "X" else own > 12
            if own in (0, 25):
                low = side == "X"
            x = _column(point)
            for place in range(min(count, DEEP)):
                y = HEIGHT - MAN - 2 - 2 * MAN * place if low else MAN + 2 + 2 * MAN * place
                yield f'<circle cx="{x}" cy="{y}" r="{MAN}" fill="{fill}" stroke="#000"/>'
            if count > DEEP:
                y = HEIGHT - 12 if low else 25
                yield f'<text x="{x}" y="{y}" text-anchor="middle" font-size="18" fill="#c8102e">{count}</text>'


def _words(match: BackgammonMatch) -> Iterator[str]:
    told = f"{match.score.X}–{match.score.O} / {match.length}   [{match.cube.value}] {match.cube.owner}"
    dice = f"{match.turn or ''} {'-'.join(map(str, match.dice or ()))}"
    for x, text in ((3, told), (9.5, dice)):
        yield (
            f'<text x="{x * POINT}" y="{HEIGHT / 2 + 6}" text-anchor="middle" font-size="18" '
            f'fill="#2b2724">{text}</text>'
        )


def pixels(svg: str) -> Numbers:
    """Return a picture as rows of red, green and blue; needs the extra `lab`."""
    # The pixels of a PNG with four bytes each that is not interlaced, as resvg writes them.
    # PNG read by hand: what resvg writes has one form, and an image library would be the largest part of the
    # extra.
    png = picture(svg, ACROSS)
    width, height = unpack(">II", png[16:24])
    raw = zlib.decompress(b"".join(_chunks(png)))
    lines = np.frombuffer(raw, np.uint8).reshape(height, 1 + 4 * width)
    before = np.zeros((width, 4), np.uint8)
    rows = []
    for line in lines:
        before = _unfilter_line(int(line[0]), line[1:].reshape(width, 4), before)
        rows.append(before)
    return np.stack(rows)[:, :, :3].copy()


def _chunks(png: bytes) -> Iterator[bytes]:
    place = 8
    while place < len(png):
        (size,) = unpack(">I", png[place : place + 4])
        if png[place + 4 : place + 8] == b"IDAT":
            yield png[place + 8 : place + 8 + size]
        place += 12 + size


def _unfilter_line(kind: int, line: Numbers, above: Numbers) -> Numbers:
    """Return a line of pixels as it was before PNG filtered it (ISO 15948, 9)."""
    # Two filters have no closed form over a line: each pixel needs the one before it.
    if kind == 0:
        return line
    if kind == 1:
        return np.cumsum(line, axis=0, dtype=np.uint8)
    if kind == 2:
        return line + above
    # A line that was filtered by what stands to the left and above: the mean, or Paeth's choice.
    left, corner, found = [0] * 4, [0] * 4, []
    for given, up in zip(line.tolist(), above.tolist(), strict=True):
        if kind == 3:
            left = [(g + (a + b) // 2) & 255 for g, a, b in zip(given, left, up, strict=True)]
        else:
            left = [(g + _paeth(a, b, c)) & 255 for g, a, b, c in zip(given, left, up, corner, strict=True)]
        found.append(left)
        corner = up
    return np.array(found, np.uint8)


def _paeth(left: int, up: int, corner: int) -> int:
    guess = left + up - corner
    return min((left, up, corner), key=lambda one: abs(guess - one))
