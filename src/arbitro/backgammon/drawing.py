"""A position drawn in plain text."""

from arbitro.backgammon.position import BAR, Position, Side, other

_DEEP = 5


def draw(position: Position, side: Side) -> str:
    """Return the board as a side sees it, its home at the bottom right; bar and off are not drawn."""
    upper, lower = range(13, 25), range(12, 0, -1)
    lines = [_numbers(upper)]
    lines += [_row(position, side, upper, depth) for depth in range(1, _DEEP + 1)]
    lines.append(f"|{'':18}|   |{'':18}|")
    lines += [_row(position, side, lower, depth) for depth in range(_DEEP, 0, -1)]
    lines.append(_numbers(lower))
    return "\n".join(lines)


def _numbers(points: range) -> str:
    names = [f"{point:>2}-" for point in points]
    return f"+{''.join(names[:6])}+---+{''.join(names[6:])}+".replace(" ", "-")


def _row(position: Position, side: Side, points: range, depth: int) -> str:
    cells = [_cell(position, side, point, depth) for point in points]
    return f"|{''.join(cells[:6])}|   |{''.join(cells[6:])}|"


def _cell(position: Position, side: Side, point: int, depth: int) -> str:
    for owner, men in (
        (side, position.men(side)[point]),
        (other(side), position.men(other(side))[BAR - point]),
    ):
        if men >= depth:
            return f"{men:>2} " if depth == _DEEP and men > _DEEP else f" {owner} "
    return " . " if depth == 1 else "   "
