"""A table drawn in plain text: signs on a grid, pockets named in the border."""

from collections.abc import Iterable, Mapping


class Picture:
    """A grid of signs; the first sign at a place stays."""

    def __init__(self, columns: int, rows: int) -> None:
        self.columns = columns
        self.rows = rows
        self._signs: dict[tuple[int, int], str] = {}

    def put(self, across: float, down: float, sign: str) -> None:
        """Put a sign at a place given by its shares of the width and of the height."""
        column, row = round(across * (self.columns - 1)), round(down * (self.rows - 1))
        self._signs.setdefault((column, row), sign)

    def drawn(self, above: Mapping[float, str], below: Mapping[float, str]) -> str:
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
