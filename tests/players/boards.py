"""Backgammon boards as the core has them, from a few points."""


def board(own: dict[int, int], other: dict[int, int]) -> bytes:
    """Return the board with these men on these points of each side; the others are off."""
    sides = []
    for points in (own, other):
        men = bytearray(26)
        for point, count in points.items():
            men[point] = count
        men[0] = 15 - sum(men)
        sides.append(bytes(men))
    return b"".join(sides)
