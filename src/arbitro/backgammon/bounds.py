"""How a game can still end: what is certain and what is possible, whatever the dice and the plays."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import msgspec

from arbitro.backgammon.finder import finder
from arbitro.backgammon.moves import ROLLS
from arbitro.backgammon.position import OFF, Position, Side, other, pips

Dice = tuple[int, int]

WON, SINGLE, GAMMON, BACKGAMMON = range(4)
LEVELS = {"single": SINGLE, "gammon": GAMMON, "backgammon": BACKGAMMON}
NAMES = {level: name for name, level in LEVELS.items()}

# 2-1 is the slowest roll but for 1-1 on the last points, where four aces bear off fewer men than it.
_SLOWEST, _FASTEST, _ACES = (2, 1), (6, 6), (1, 1)
_NOBODY = bytes(26)
# Long races have tens of thousands of ways to stand; those farthest back and farthest on decide the bounds.
_MOST_WAYS = 3000
# A game in contact is followed only where the winner has few men left, and not beyond so many positions: what is
# given up on counts as open.
_MOST_POSITIONS = 20_000
_MEN_WORTH_SEARCHING = 8


class Bounds(msgspec.Struct, frozen=True):
    """The least and the most that a side can lose; 0 is a game won."""

    least: int
    most: int


def loss(men: bytes) -> int:
    """Return how a game is lost with men so placed when the opponent has borne off their last."""
    if not any(men[1:]):
        return WON
    if men[OFF]:
        return SINGLE
    return BACKGAMMON if any(men[19:]) else GAMMON


def certain_loss(position: Position, on_roll: Side, dice: Dice | None, loser: Side) -> int | None:
    """Return what a side is bound to lose, whatever is rolled and played; None where that is open."""
    # In a race each side plays for itself, which has bounds; in contact every roll and play is followed, and
    # given up on where that is too many.
    if not position.contact():
        lost = bounds(position, on_roll, dice, loser)
        return lost.least if lost.least == lost.most else None
    results = _search_outcomes(position, on_roll, dice, loser, lambda found: len(found) > 1)
    return results.pop() if results is not None and len(results) == 1 else None


def loses_at_least(position: Position, on_roll: Side, dice: Dice | None, loser: Side, level: int) -> bool:
    """Tell whether a side loses a level or more, whatever is rolled and played."""
    if not position.contact():
        return bounds(position, on_roll, dice, loser).least >= level
    results = _search_outcomes(
        position, on_roll, dice, loser, lambda found: min(found, default=level) < level
    )
    return results is not None and min(results) >= level


def bounds(position: Position, on_roll: Side, dice: Dice | None, loser: Side) -> Bounds:
    """Return what a side can lose at least and at most in a race, where each side plays for itself."""
    # The loser loses least when their own men come fastest and the winner's slowest, and most the other way
    # round.
    mine, theirs = position.men(loser), position.men(other(loser))
    my_dice, their_dice = (dice, None) if on_roll == loser else (None, dice)
    behind = 0 if on_roll == loser else 1
    enough = _turns_to_finish(mine, _FASTEST, my_dice)
    slow = _turns_to_finish(theirs, _SLOWEST, their_dice, most=enough + 1)
    fast = _turns_to_finish(theirs, _FASTEST, their_dice)
    return Bounds(
        min(map(loss, _after(mine, _FASTEST, my_dice, slow - behind))),
        max(map(loss, _after(mine, _SLOWEST, my_dice, fast - behind))),
    )


def _turns_to_finish(men: bytes, roll: Dice, first: Dice | None, most: int = 99) -> int:
    """Return how many turns a side needs alone: the fewest by the fastest roll, the most by the slowest."""
    # With the fastest roll one way of playing is enough; with the slowest all must be done.
    sides = {men}
    for turn in range(1, most + 1):
        sides = _after_turn(sides, roll, first if turn == 1 else None)
        done = [loss(one) == WON for one in sides]
        if any(done) if roll == _FASTEST else all(done):
            return turn
    return most


def _after(men: bytes, roll: Dice, first: Dice | None, turns: int) -> set[bytes]:
    """Return how a side's men can stand after some turns of one roll."""
    sides = {men}
    for turn in range(turns):
        sides = _after_turn(sides, roll, first if turn == 0 else None)
    return sides


def _after_turn(sides: set[bytes], roll: Dice, rolled: Dice | None) -> set[bytes]:
    """Return how men can stand a turn later: by the dice that lie there, or by the slowest or fastest roll."""
    if rolled is not None:
        return _after_free_roll(sides, rolled)
    if roll != _SLOWEST:
        return _after_free_roll(sides, roll)
    # How men can stand after the slowest roll; on the last points aces may bear off fewer men than 2-1.
    low = {men for men in sides if not any(men[4:])}
    return _after_free_roll(sides, _SLOWEST) | _after_free_roll(low, _ACES)


def _after_free_roll(sides: Iterable[bytes], roll: Dice) -> set[bytes]:
    """Return how men can stand a turn later when nobody is in their way."""
    plays, found = finder(), set()
    # Keep the searches of long races short: of very many ways to stand, those furthest back and furthest on.
    every = sorted(sides, key=pips)
    followed = every if len(every) <= _MOST_WAYS else every[: _MOST_WAYS // 2] + every[-_MOST_WAYS // 2 :]
    for men in followed:
        plays.find(men + _NOBODY, *roll)
        found.update([board[:26] for board in plays.results()] or [men])
    return found


def _search_outcomes(
    position: Position, on_roll: Side, dice: Dice | None, loser: Side, settled: Callable[[set[int]], bool]
) -> set[int] | None:
    """Follow every roll and play of a game in contact until it is settled; None where too much is open."""
    # Depth first: a win and a loss are found soon, and two different results settle that it is open.
    if sum(position.men(other(loser))[1:]) > _MEN_WORTH_SEARCHING:
        return None
    results: set[int] = set()
    seen: set[tuple[bytes, bool]] = set()
    ahead = [(position.board(on_roll), on_roll == loser, [dice] if dice else ROLLS)]
    while ahead and not settled(results):
        board, losing, rolls = ahead.pop()
        for after in _boards(board, rolls):
            if not any(after[1:26]):
                results.add(WON if losing else loss(after[26:]))
            elif (turned := (after[26:] + after[:26], not losing)) not in seen:
                seen.add(turned)
                ahead.append((*turned, ROLLS))
        if len(seen) > _MOST_POSITIONS:
            return None
    return results


def _boards(board: bytes, rolls: list[Dice]) -> set[bytes]:
    plays, found = finder(), set()
    for roll in rolls:
        plays.find(board, *roll)
        found.update(plays.results() or [board])
    return found
