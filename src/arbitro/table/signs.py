"""A table drawn in plain text: signs on a grid, pockets named in the border."""

from collections.abc import Iterable, Mapping
from itertools import product
from math import hypot

_TALL = 2.0
"""How much taller than wide a sign is."""


class Picture:
    """A grid of signs; what was put first stays."""

    def __init__(self, columns: int, rows: int) -> None:
        self.columns = columns
        self.rows = rows
        self._signs: dict[tuple[int, int], str] = {}

    def place(self, across: float, down: float, sign: str) -> None:
        """Put a piece at a place given by its shares of the width and of the height, or as near to it as is free."""
        row, column = down * (self.rows - 1), across * (self.columns - 1)
        free = [place for place in product(range(self.columns), range(self.rows)) if place not in self._signs]
        self._signs[min(free, key=lambda place: hypot(place[0] - column, _TALL * (place[1] - row)))] = sign

    def mark(self, across: float, down: float, sign: str) -> None:
        """Mark a place of the table where no piece lies."""
        self._signs.setdefault((round(across * (self.columns - 1)), round(down * (self.rows - 1))), sign)

    def draw(self, above: Mapping[float, str], below: Mapping[float, str]) -> str:
        """Return the picture in a border that bears names at shares of its width."""
        rows = [
            "".join(self._signs.get((column, row), " ") for column in range(self.columns))
            for row in range(self.rows)
        ]
        return "\n".join(
            [self._edge(above.items()), *(f"|{row}|" for row in rows), self._edge(below.items())]
        )

    def _edge(self, names: Iterable[tuple[float, str]]) -> str:
        edge = ["-"] * (self.columns + 2)
        for share, name in names:
            start = round(share * (len(edge) - len(name)))
            edge[start : start + len(name)] = name
        return "".join(edge)
