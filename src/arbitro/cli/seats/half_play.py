"""A play that is typed in parts: whether it is whole, or leads on to a legal one."""

from collections.abc import Iterable, Sequence

from arbitro.backgammon.match import BackgammonMatch
from arbitro.backgammon.notation import Step
from arbitro.backgammon.plays import NoSuchMan, carried_out, judge_play
from arbitro.backgammon.position import OFF, Position, Side


def position_after(match: BackgammonMatch, side: Side, steps: tuple[Step, ...]) -> Position:
    """Return the position with the steps carried out."""
    return carried_out(match.position, side, steps) if steps else match.position


def is_whole(match: BackgammonMatch, side: Side, steps: tuple[Step, ...]) -> bool:
    """Tell whether steps are a whole legal play of the roll."""
    assert match.dice
    try:
        return judge_play(match.position, side, match.dice, steps).legal
    except NoSuchMan:
        return False


def is_part(match: BackgammonMatch, side: Side, steps: tuple[Step, ...]) -> bool:
    """Tell whether some legal play of the roll goes on from these steps."""
    assert match.dice
    assert match.legal
    try:
        men = carried_out(match.position, side, steps).men(side)
    except NoSuchMan:
        return False
    # Plays are told apart by where the men end, not by the order in which they went.
    ends = {position.men(side) for position in match.legal.positions}
    first, second = match.dice
    # Of a double, four moves, at least one is typed: up to three are left.
    rests = [(first,) * count for count in (1, 2, 3)] if first == second else [(first,), (second,)]
    return any(_leads_on(men, rest, ends) for rest in rests)


def _leads_on(men: bytes, dice: Sequence[int], ends: Iterable[bytes]) -> bool:
    """Tell whether moving a man by each of the dice can give one of the ends."""
    if not dice:
        return men in ends
    return any(
        _leads_on(_move_man(men, point, dice[0]), dice[1:], ends) for point in range(1, 26) if men[point]
    )


def _move_man(men: bytes, point: int, die: int) -> bytes:
    after = bytearray(men)
    after[point] -= 1
    after[max(OFF, point - die)] += 1
    return bytes(after)
