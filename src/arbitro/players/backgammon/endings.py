"""Endings with the cube: both sides bear off at most six men each, and what to do is known exactly.

For money one table of all 924 × 924 pairs serves every level of the cube; it is made in about a second when it is first
needed. In a match a table is made for the score and the cube, of the positions that can follow: it is exact as far as
the chances to win the match from a score are (`match_equity`). A side has borne off nine men, so that no gammon is left
to be won and the Jacoby rule changes nothing.
"""

from __future__ import annotations

from array import array
from collections import OrderedDict
from collections.abc import Iterable, Sequence
from functools import cache
from itertools import pairwise, product
from typing import NamedTuple

from arbitro.backgammon.core.plays import ROLLS, find_all
from arbitro.players.backgammon.cube import NOTHING, Decision, Owner
from arbitro.players.backgammon.evaluator import BOARD, doubles, floats
from arbitro.players.backgammon.match_equity import stakes_of
from arbitro.players.backgammon.sight import CubeStanding
from arbitro.players.backgammon.stakes import Money, Stakes
from arbitro.players.core import endings

MEN = 6
"""How many men a side has left at most."""
KEPT = 2
"""How many tables of matches are kept at hand."""
ALIKE = 1e-6
"""What two choices that are worth the same may differ by rounding."""
NOWHERE = -1.0
"""In the place of a state that no double leads to."""
_WEIGHTS = array("d", ((1 if first == second else 2) / 36 for first, second in ROLLS))

State = tuple[int, Owner]
"""The cube's level, and whose it is."""


Pair = tuple[bytes, bytes]
"""The men on the home points of the side that is asked for, and of the other."""


class Positions(NamedTuple):
    """Positions of one side, fewest pips first, and where every play of every roll leads."""

    numbers: dict[bytes, int]
    """The number of each position, by the men on points 1 to 6."""
    starts: array[int]
    targets: array[int]


@cache
def every_position() -> Positions:
    """Return all positions of at most six men in the home board, with their plays as the laws have them."""
    # Fewest pips first: whatever a play leads to comes earlier, so that one pass through the table knows all it
    # needs.
    found = [men for men in product(range(MEN + 1), repeat=6) if sum(men) <= MEN]
    homes = sorted(map(bytes, found), key=lambda men: sum(point * n for point, n in enumerate(men, 1)))
    numbers = {home: number for number, home in enumerate(homes)}
    boards = b"".join(_board(home) * len(ROLLS) for home in homes)
    dice = bytes(die for roll in ROLLS for die in roll) * len(homes)
    starts = array("i", bytes(4 * (len(homes) * len(ROLLS) + 1)))
    count = find_all(boards, dice, memoryview(bytearray(BOARD)), starts, True)
    results = memoryview(bytearray(BOARD * count))
    find_all(boards, dice, results, starts, True)
    targets = (numbers[bytes(results[row + 1 : row + 7])] for row in range(0, BOARD * count, BOARD))
    return Positions(numbers, starts, array("i", targets))


def positions_after(roots: Iterable[bytes]) -> Positions:
    """Return the positions that can follow from some, these included."""
    # A match has a table for its score, of the positions that can still come: of all pairs it would be too
    # large to be worth making.
    whole = every_position()
    reached: set[int] = set()
    waiting = [whole.numbers[root] for root in roots]
    while waiting:
        number = waiting.pop()
        if number not in reached:
            reached.add(number)
            first, last = (whole.starts[len(ROLLS) * place] for place in (number, number + 1))
            waiting += whole.targets[first:last]
    renumbered = {number: place for place, number in enumerate(sorted(reached))}
    starts, targets = array("i", [0]), array("i")
    for number in renumbered:
        for first, last in pairwise(whole.starts[len(ROLLS) * number : len(ROLLS) * (number + 1) + 1]):
            targets.extend(renumbered[target] for target in whole.targets[first:last])
            starts.append(len(targets))
    numbers = {home: renumbered[n] for home, n in whole.numbers.items() if n in renumbered}
    return Positions(numbers, starts, targets)


class Ending:
    """What every pair of positions is worth to the side that is asked for, with the cube in some states."""

    def __init__(self, stakes: Stakes, begun: State, mine: Positions, theirs: Positions) -> None:
        self.stakes = stakes
        self.mine, self.theirs = mine, theirs
        self.states, numbers = _money() if isinstance(stakes, Money) else _match(stakes, begun)
        own, other = len(mine.numbers), len(theirs.numbers)
        self._cube = numbers
        self._table = endings.Endings(
            _WEIGHTS,
            (mine.starts, mine.targets),
            (theirs.starts, theirs.targets),
            numbers,
            (floats(len(self.states) * own * other), floats(len(self.states) * own * other)),
            (doubles(len(self.states) * other), doubles(max(len(self.states), other))),
        )

    def covers(self, mine: bytes, theirs: bytes) -> bool:
        """Tell whether a pair of positions is in the table."""
        return mine in self.mine.numbers and theirs in self.theirs.numbers

    def decision(self, state: State, mine: bytes, theirs: bytes) -> Decision:
        """Return what rolling, a double taken and a double dropped bring the side on roll, which may double."""
        # Worths that differ by rounding alone must not tip a choice: a double that changes nothing is none.
        place, against = self.mine.numbers[mine], self.theirs.numbers[theirs]
        number = self.states[state]
        doubled, _, dropped, _, raised = self._cube[7 * number + 2 : 7 * number + 7]
        waits = self._table.before_roll(number, place, against)
        if doubled == NOWHERE:
            return Decision(waits, waits, waits)
        taken = raised * self._table.before_roll(int(doubled), place, against)
        if abs(waits - min(taken, dropped)) < ALIKE:
            waits = min(taken, dropped)
        if self.stakes.mirror().useless(state[0]) and not self.stakes.useless(state[0]):
            waits -= NOTHING
        return Decision(waits, taken, dropped)

    def value_left(self, state: State, mine: bytes, theirs: bytes) -> float:
        """Return what the side has that has just played."""
        return self._table.after_play(
            self.states[state], self.mine.numbers[mine], self.theirs.numbers[theirs]
        )


def _money() -> tuple[dict[State, int], array[float]]:
    """Return the states of a cube for money and their numbers, all for a cube of one."""
    states: dict[State, int] = {(1, "centre"): 0, (1, "mine"): 1, (1, "theirs"): 2}
    doubled = ((2, 1), (2, NOWHERE), (NOWHERE, 1))
    return states, array("d", [n for mine, theirs in doubled for n in (1, -1, mine, theirs, 1, -1, 2)])


def _match(stakes: Stakes, begun: State) -> tuple[dict[State, int], array[float]]:
    """Return the states that a cube can come to in a match and their numbers, until it gives both all they need."""
    # Until the cube gives both sides all they need: beyond that no double changes anything, and the states end.
    states: dict[State, int] = {}
    waiting, rows = [begun], []  # type: list[State], list[tuple[int, State | None, State | None]]
    while waiting:
        state = waiting.pop(0)
        if state in states:
            continue
        states[state] = len(states)
        level, owner = state
        barred = stakes.cubeless or (stakes.useless(level) and stakes.mirror().useless(level))
        mine: State | None = None if barred or owner == "theirs" else (2 * level, "theirs")
        theirs: State | None = None if barred or owner == "mine" else (2 * level, "mine")
        rows.append((level, mine, theirs))
        waiting += [after for after in (mine, theirs) if after]
    numbers = array("d")
    for level, mine, theirs in rows:
        won, lost = stakes.after(level), stakes.after(-level)
        to_mine, to_theirs = (NOWHERE if after is None else states[after] for after in (mine, theirs))
        numbers.extend((won, lost, to_mine, to_theirs, won, lost, 1))
    return states, numbers


_made: OrderedDict[tuple[Stakes, State], Ending] = OrderedDict()


@cache
def money_ending() -> Ending:
    """Return the table for money: of all pairs."""
    return Ending(Money(), (1, "centre"), every_position(), every_position())


def match_ending(stakes: Stakes, state: State, pairs: Sequence[Pair]) -> Ending:
    """Return a table for a match that pairs of positions are in; the last ones are kept, and grow."""
    # A match asks for neighbours of what it asked before, so that the table grows and is not made anew.
    found = _made.pop((stakes, state), None)
    if found is None or not all(found.covers(*pair) for pair in pairs):
        before = (found.mine.numbers, found.theirs.numbers) if found else ((), ())
        mine, theirs = ({*known, *(pair[side] for pair in pairs)} for side, known in enumerate(before))
        found = Ending(stakes, state, positions_after(mine), positions_after(theirs))
    _made[stakes, state] = found
    if len(_made) > KEPT:
        _made.popitem(last=False)
    return found


def known_decision(board: bytes, standing: CubeStanding) -> Decision | None:
    """Return what the cube is worth to the side on roll, whose board it is; None where that is not known exactly."""
    pair = _pair(board)
    if pair is None:
        return None
    ending, scale, state = _ending(standing, [pair])
    found = ending.decision(state, *pair)
    return Decision(scale * found.waits, scale * found.taken, scale * found.dropped)


def known_worths(boards: Sequence[bytes], standing: CubeStanding) -> list[float] | None:
    """Return what each board is worth to the side that has just played; None where one is not known exactly."""
    # All or none: a list in which some worths are exact and others estimated would be no order.
    pairs = [pair for board in boards if (pair := _pair(board))]
    if not pairs or len(pairs) < len(boards):
        return None
    ending, scale, state = _ending(standing, pairs)
    return [scale * ending.value_left(state, *pair) for pair in pairs]


def _ending(standing: CubeStanding, pairs: Sequence[Pair]) -> tuple[Ending, int, State]:
    """Return the table to ask, what its worths are multiplied by, and the state of the cube in it."""
    stakes = stakes_of(standing)
    if isinstance(stakes, Money):
        return money_ending(), standing.cube, (1, standing.owner)
    state = (standing.cube, standing.owner)
    return match_ending(stakes, state, pairs), 1, state


def _pair(board: bytes) -> Pair | None:
    """Return the men on both sides' home points; None where a side has more than six, or others.

    Without the compiled core nothing is known: a table would take minutes.
    """
    if not endings.COMPILED:
        return None
    sides = board[:26], board[26:]
    if any(any(side[7:]) or sum(side[1:7]) > MEN for side in sides):
        return None
    return sides[0][1:7], sides[1][1:7]


def _board(home: bytes) -> bytes:
    return bytes([15 - sum(home)]) + home + bytes(BOARD - 7)
