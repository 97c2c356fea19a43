"""What a backgammon position looks like to a network, from the side of the player on roll.

Boards are those of the legal plays: 52 bytes, each side's men off (0), on its own points 1 to 24 and on the
bar (25). A row of inputs is one part for each side, then two that compare them.
"""

import cython

SIDE = 118
INPUTS = 2 * SIDE + 2
OVER, BEAROFF, RACE, CONTACT = range(4)

_SIDE = cython.declare(cython.int, SIDE)
_INPUTS = cython.declare(cython.int, INPUTS)
_OVER = cython.declare(cython.int, OVER)
_BEAROFF = cython.declare(cython.int, BEAROFF)
_RACE = cython.declare(cython.int, RACE)
_CONTACT = cython.declare(cython.int, CONTACT)
_POINTS = cython.declare(cython.uint, 0x1FFFFFE)
_BAR = cython.declare(cython.uint, 1 << 25)


def encode(
    boards: cython.const[cython.uchar][::1],
    turned: cython.bint,
    inputs: cython.float[::1],
    kinds: cython.uchar[::1],
) -> None:
    """Write the kind of each board and, unless it is over or an exact bearoff, its row of inputs.

    With `turned` the boards are seen from the opponent's side, as after a play.
    """
    index: cython.int
    own: cython.int
    other: cython.int
    for index in range(kinds.shape[0]):
        own = 52 * index + (26 if turned else 0)
        other = 52 * index + (0 if turned else 26)
        kinds[index] = _kind(boards, own, other)
        if kinds[index] >= _RACE:
            _encode_row(boards, own, other, inputs, _INPUTS * index, kinds[index] == _CONTACT)


@cython.cfunc
@cython.exceptval(check=False)
def _kind(boards: cython.const[cython.uchar][::1], own: cython.int, other: cython.int) -> cython.int:
    """Tell whether a board is over, an exact bearoff, a race, or still in contact."""
    mine: cython.int = _rear(boards, own)
    theirs: cython.int = _rear(boards, other)
    if not mine or not theirs:
        return _OVER
    if mine + theirs > 24:
        return _CONTACT
    return _BEAROFF if mine <= 6 and theirs <= 6 else _RACE


@cython.cfunc
@cython.exceptval(check=False)
def _rear(boards: cython.const[cython.uchar][::1], side: cython.int) -> cython.int:
    """Return the point of a side's rearmost man, 0 when all are off."""
    point: cython.int = 25
    while point and not boards[side + point]:
        point -= 1
    return point


@cython.cfunc
@cython.exceptval(check=False)
def _encode_row(
    boards: cython.const[cython.uchar][::1],
    own: cython.int,
    other: cython.int,
    inputs: cython.float[::1],
    row: cython.int,
    contact: cython.bint,
) -> cython.void:
    """Write the row of one board."""
    mine: cython.float = _count(boards, own, inputs, row)
    theirs: cython.float = _count(boards, other, inputs, row + _SIDE)
    place: cython.int
    for place in range(101, _SIDE):
        inputs[row + place] = 0
        inputs[row + _SIDE + place] = 0
    if contact:
        _relate(boards, own, other, inputs, row + 101)
        _relate(boards, other, own, inputs, row + _SIDE + 101)
    inputs[row + 2 * _SIDE] = (mine - theirs) / 40
    inputs[row + 2 * _SIDE + 1] = (_rear(boards, own) + _rear(boards, other) - 24) / 12.0 if contact else 0


@cython.cfunc
@cython.exceptval(check=False)
def _count(
    boards: cython.const[cython.uchar][::1], side: cython.int, inputs: cython.float[::1], row: cython.int
) -> cython.float:
    """Write a side's men, four inputs for each point, and return its pips."""
    point: cython.int
    men: cython.int
    pips: cython.int = 25 * boards[side + 25]
    for point in range(1, 25):
        men = boards[side + point]
        pips += men * point
        inputs[row] = men == 1
        inputs[row + 1] = men >= 2
        inputs[row + 2] = men >= 3
        inputs[row + 3] = (men - 3) * 0.5 if men > 3 else 0
        row += 4
    inputs[row] = boards[side + 25] > 0
    inputs[row + 1] = (boards[side + 25] - 1) * 0.5 if boards[side + 25] > 1 else 0
    inputs[row + 2] = boards[side] > 0
    inputs[row + 3] = boards[side] / 5.0
    inputs[row + 4] = pips / 80.0
    return pips


@cython.cfunc
@cython.exceptval(check=False)
def _relate(
    boards: cython.const[cython.uchar][::1],
    own: cython.int,
    other: cython.int,
    inputs: cython.float[::1],
    row: cython.int,
) -> cython.void:
    """Write what a side's men mean to the other's: its points, primes, anchors, blots, shots and escapes."""
    made: cython.uint = _holding(boards, own, 2)
    blots: cython.uint = _holding(boards, own, 1) & ~made & _POINTS
    rear: cython.int = _rear(boards, own)
    closed: cython.int = _bits(made & 0x7E)
    prime: cython.int = _longest(made)
    inputs[row] = closed / 3.0
    inputs[row + 1] = closed * closed / 36.0
    inputs[row + 2] = prime / 3.0
    inputs[row + 3] = prime >= 5
    inputs[row + 4] = rear / 12.0
    inputs[row + 5] = _men_behind(boards, own, 18) / 3.0
    inputs[row + 6] = made & 0x1F80000 != 0
    inputs[row + 7] = made & 0x3C0000 != 0
    inputs[row + 8] = _bits(blots & 0x7E) / 2.0
    inputs[row + 9] = _bits(blots) / 3.0
    inputs[row + 10] = _escapes(_ahead(_reversed(_holding(boards, other, 2)), rear)) / 18.0
    inputs[row + 11] = _hold(made, 25 - _rear(boards, other)) / 18.0
    _threaten(boards, other, _reversed(blots), _reversed(made & _POINTS), inputs, row + 12)


@cython.cfunc
@cython.exceptval(check=False)
def _threaten(
    boards: cython.const[cython.uchar][::1],
    hitter: cython.int,
    blots: cython.uint,
    blocked: cython.uint,
    inputs: cython.float[::1],
    row: cython.int,
) -> cython.void:
    """Write how many of the hitter's 36 rolls hit a blot, how many hit two, and what they cost on average."""
    men: cython.uint = _holding(boards, hitter, 1)
    bar: cython.int = boards[hitter + 25]
    larger: cython.int
    smaller: cython.int
    weight: cython.int
    shots: cython.int = 0
    twice: cython.int = 0
    lost: cython.int = 0
    hits: cython.uint
    if blots:
        for larger in range(1, 7):
            for smaller in range(1, larger + 1):
                hits = _hits(men, bar, blots, blocked, larger, smaller)
                if hits:
                    weight = 1 if larger == smaller else 2
                    shots += weight
                    twice += weight if hits & (hits - 1) else 0
                    lost += weight * _highest(hits)
    inputs[row] = shots / 18.0
    inputs[row + 1] = twice / 18.0
    inputs[row + 2] = lost / 360.0
    inputs[row + 3] = shots > 0
    inputs[row + 4] = bar * shots / 36.0


@cython.cfunc
@cython.exceptval(check=False)
def _hits(
    men: cython.uint,
    bar: cython.int,
    blots: cython.uint,
    blocked: cython.uint,
    larger: cython.int,
    smaller: cython.int,
) -> cython.uint:
    """Return the blots that a roll can hit, in the hitter's points."""
    found: cython.uint = 0
    steps: cython.int = 4
    if bar:
        return _hits_from_bar(men, bar, blots, blocked, larger, smaller)
    if larger == smaller:
        while steps:
            steps -= 1
            men = (men >> larger) & ~blocked & _POINTS
            found |= men & blots
        return found
    one: cython.uint = (men >> larger) & ~blocked & _POINTS
    two: cython.uint = (men >> smaller) & ~blocked & _POINTS
    return (one | two | (one >> smaller) | (two >> larger)) & blots


@cython.cfunc
@cython.exceptval(check=False)
def _hits_from_bar(
    men: cython.uint,
    bar: cython.int,
    blots: cython.uint,
    blocked: cython.uint,
    larger: cython.int,
    smaller: cython.int,
) -> cython.uint:
    """Return the blots that a roll can hit while men have to enter first."""
    one: cython.uint = (_BAR >> larger) & ~blocked
    two: cython.uint = (_BAR >> smaller) & ~blocked
    found: cython.uint = (one | two) & blots
    steps: cython.int = 4 - bar if one and bar < 4 else 0
    men &= ~_BAR
    if larger == smaller:
        men |= one
        while steps:
            steps -= 1
            men = (men >> larger) & ~blocked & _POINTS
            found |= men & blots
        return found
    if bar == 1 and one:
        found |= ((men | one) >> smaller) & blots
    if bar == 1 and two:
        found |= ((men | two) >> larger) & blots
    return found


@cython.cfunc
@cython.exceptval(check=False)
def _holding(boards: cython.const[cython.uchar][::1], side: cython.int, least: cython.int) -> cython.uint:
    """Return the points, bar included, on which a side has at least so many men."""
    point: cython.int
    found: cython.uint = 0
    for point in range(1, 26):
        if boards[side + point] >= least:
            found |= 1 << point
    return found


@cython.cfunc
@cython.exceptval(check=False)
def _men_behind(boards: cython.const[cython.uchar][::1], side: cython.int, point: cython.int) -> cython.int:
    """Return how many men a side has behind a point."""
    men: cython.int = 0
    while point < 25:
        point += 1
        men += boards[side + point]
    return men


@cython.cfunc
@cython.exceptval(check=False)
def _reversed(points: cython.uint) -> cython.uint:
    """Return points 1 to 24 in the other side's numbers."""
    found: cython.uint = 0
    points &= _POINTS
    place: cython.int = 24
    points >>= 1
    while points:
        if points & 1:
            found |= 1 << place
        points >>= 1
        place -= 1
    return found


@cython.cfunc
@cython.exceptval(check=False)
def _ahead(blocked: cython.uint, point: cython.int) -> cython.uint:
    """Return which of the twelve points before a man are blocked, the nearest lowest."""
    found: cython.uint = 0
    step: cython.int
    for step in range(1, 13):
        if point > step and blocked >> (point - step) & 1:
            found |= 1 << step
    return found


@cython.cfunc
@cython.exceptval(check=False)
def _escapes(blocked: cython.uint) -> cython.int:
    """Return with how many of 36 rolls a man can run by both dice past the blocked points before him."""
    larger: cython.int
    smaller: cython.int
    count: cython.int = 0
    if not blocked:
        return 36
    for larger in range(1, 7):
        for smaller in range(1, larger):
            if (
                not blocked >> (larger + smaller) & 1
                and (blocked >> larger & 1) + (blocked >> smaller & 1) < 2
            ):
                count += 2
        if not (blocked >> larger | blocked >> 2 * larger) & 1:
            count += 1
    return count


@cython.cfunc
@cython.exceptval(check=False)
def _hold(made: cython.uint, start: cython.int) -> cython.int:
    """Return how many rolls escape at worst for a man who comes from a point of the holder's and goes up."""
    least: cython.int = 36
    found: cython.int
    point: cython.int
    for point in range(start if start > 0 else 0, 10):
        found = _escapes(made >> point & 0x1FFE if point else made & 0x1FFE)
        least = found if found < least else least
    return least


@cython.cfunc
@cython.exceptval(check=False)
def _longest(made: cython.uint) -> cython.int:
    """Return the length of the longest run of made points."""
    length: cython.int = 0
    made &= _POINTS
    while made:
        made &= made >> 1
        length += 1
    return length


@cython.cfunc
@cython.exceptval(check=False)
def _bits(points: cython.uint) -> cython.int:
    """Return how many points there are."""
    count: cython.int = 0
    while points:
        points &= points - 1
        count += 1
    return count


@cython.cfunc
@cython.exceptval(check=False)
def _highest(points: cython.uint) -> cython.int:
    """Return the highest point."""
    place: cython.int = 0
    while points > 1:
        points >>= 1
        place += 1
    return place
