"""What a backgammon position looks like to a network, from the side of the player on roll.

Boards are those of the legal plays: 52 bytes, each side's men off (0), on its own points 1 to 24 and on the
bar (25). A row of inputs is one part for each side, two that compare them, then a second part for each side.
"""

import cython

SIDE = 118
FIRST = 2 * SIDE + 2
MORE = 28
INPUTS = FIRST + 2 * MORE

_SIDE = cython.declare(cython.int, SIDE)
_FIRST = cython.declare(cython.int, FIRST)
_MORE = cython.declare(cython.int, MORE)
_INPUTS = cython.declare(cython.int, INPUTS)
_POINTS = cython.declare(cython.uint, 0x1FFFFFE)
_BAR = cython.declare(cython.uint, 1 << 25)


def encode(
    boards: cython.const[cython.uchar][::1],
    turned: cython.bint,
    kinds: cython.const[cython.uchar][::1],
    race: cython.int,
    inputs: cython.float[::1],
) -> None:
    """Write the row of inputs of each board in a race or in contact, as kinds from `race` on are.

    With `turned` the boards are seen from the opponent's side, as after a play.
    """
    index: cython.int
    own: cython.p_const_uchar
    other: cython.p_const_uchar
    for index in range(kinds.shape[0]):
        if kinds[index] >= race:
            own = _men(boards, 52 * index + (26 if turned else 0))
            other = _men(boards, 52 * index + (0 if turned else 26))
            _encode_row(own, other, _row(inputs, _INPUTS * index), kinds[index] > race)


@cython.cfunc
@cython.inline
def _men(boards: cython.const[cython.uchar][::1], place: cython.int) -> cython.p_const_uchar:
    """Return one side's men of a board."""
    return cython.address(boards[place]) if cython.compiled else memoryview(boards)[place : place + 26]


@cython.cfunc
@cython.inline
def _row(inputs: cython.float[::1], place: cython.int) -> cython.p_float:
    """Return the inputs from one place on."""
    return cython.address(inputs[place]) if cython.compiled else memoryview(inputs)[place:]


@cython.cfunc
@cython.inline
@cython.exceptval(check=False)
def _after(row: cython.p_float, places: cython.int) -> cython.p_float:
    """Return what lies so many places further on."""
    return row + places if cython.compiled else row[places:]


@cython.cfunc
@cython.exceptval(check=False)
def _encode_row(
    own: cython.p_const_uchar, other: cython.p_const_uchar, row: cython.p_float, contact: cython.bint
) -> cython.void:
    """Write the row of one board."""
    mine: cython.float = _count(own, row)
    theirs: cython.float = _count(other, _after(row, _SIDE))
    place: cython.int
    for place in range(101, _SIDE):
        row[place] = 0
        row[_SIDE + place] = 0
    for place in range(_FIRST, _INPUTS):
        row[place] = 0
    row[2 * _SIDE] = (mine - theirs) / 40
    row[2 * _SIDE + 1] = 0
    if contact:
        _compare(own, other, row)


@cython.cfunc
@cython.exceptval(check=False)
def _compare(own: cython.p_const_uchar, other: cython.p_const_uchar, row: cython.p_float) -> cython.void:
    """Write what the men of both sides mean to each other."""
    men: cython.uint = _holding(own, 1)
    made: cython.uint = _holding(own, 2)
    their_men: cython.uint = _holding(other, 1)
    theirs: cython.uint = _holding(other, 2)
    row[2 * _SIDE + 1] = (_highest(men) + _highest(their_men) - 24) / 12.0
    _relate(own, men, made, their_men, theirs, other[25], _after(row, 101))
    _relate(other, their_men, theirs, men, made, own[25], _after(row, _SIDE + 101))
    _outline(own, men, made & _POINTS, their_men, theirs, other[25], _after(row, _FIRST), _after(row, 101))
    _outline(
        other, their_men, theirs & _POINTS, men, made, own[25],
        _after(row, _FIRST + _MORE), _after(row, _SIDE + 101),
    )  # fmt: skip


@cython.cfunc
@cython.exceptval(check=False)
def _count(side: cython.p_const_uchar, row: cython.p_float) -> cython.float:
    """Write a side's men, four inputs for each point, and return its pips."""
    point: cython.int
    men: cython.int
    pips: cython.int = 25 * side[25]
    for point in range(1, 25):
        men = side[point]
        pips += men * point
        row[4 * point - 4] = men == 1
        row[4 * point - 3] = men >= 2
        row[4 * point - 2] = men >= 3
        row[4 * point - 1] = (men - 3) * 0.5 if men > 3 else 0
    row[96] = side[25] > 0
    row[97] = (side[25] - 1) * 0.5 if side[25] > 1 else 0
    row[98] = side[0] > 0
    row[99] = side[0] / 5.0
    row[100] = pips / 80.0
    return pips


@cython.cfunc
@cython.exceptval(check=False)
def _relate(
    own: cython.p_const_uchar, men: cython.uint, made: cython.uint, their_men: cython.uint,
    theirs: cython.uint, their_bar: cython.int, row: cython.p_float,
) -> cython.void:  # fmt: skip
    """Write what a side's men mean to the other's: its points, primes, anchors, blots, shots and escapes."""
    blots: cython.uint = men & ~made & _POINTS
    rear: cython.int = _highest(men)
    closed: cython.int = _bits(made & 0x7E)
    prime: cython.int = _longest(made)
    row[0] = closed / 3.0
    row[1] = closed * closed / 36.0
    row[2] = prime / 3.0
    row[3] = prime >= 5
    row[4] = rear / 12.0
    row[5] = _men_behind(own, 18) / 3.0
    row[6] = made & 0x1F80000 != 0
    row[7] = made & 0x3C0000 != 0
    row[8] = _bits(blots & 0x7E) / 2.0
    row[9] = _bits(blots) / 3.0
    row[10] = _ESCAPES[_ahead(theirs, rear)] / 18.0
    row[11] = _hold(made, 25 - _highest(their_men)) / 18.0
    _threaten(their_men, their_bar, _reversed(blots), _reversed(made), _after(row, 12))


@cython.cfunc
@cython.exceptval(check=False)
def _outline(
    own: cython.p_const_uchar, men: cython.uint, made: cython.uint, their_men: cython.uint,
    theirs: cython.uint, their_bar: cython.int, row: cython.p_float, known: cython.p_const_float,
) -> cython.void:  # fmt: skip
    """Write how a side's men stand: their time, mobility and spread, anchors, blockades, and danger on either side."""
    rear: cython.int = _highest(men)
    front: cython.int = 25 - _highest(their_men)
    ahead: cython.uint = _ahead(theirs, rear)
    escaping: cython.float = 1 - _ESCAPES[ahead] / 36.0
    held: cython.float = 1 - known[11] / 2
    shut: cython.int = _bits(theirs & 0x7E)
    attacked: cython.int = their_bar + _bits(their_men & ~theirs & 0x1F80000)
    place: cython.int
    _time(own, front, row)
    row[5] = _mobility(own, theirs)
    row[6] = _spread(own)
    row[7] = shut * shut / 36.0 if own[25] else 0
    row[8] = own[25] * shut / 6.0
    row[9] = escaping * escaping
    row[10] = held * held
    for place in range(1, 7):
        row[10 + place] = ahead >> place & 1
    _anchor(made, _after(row, 17))
    row[19] = _gap(own, rear)
    row[20] = own[rear] & 1 if rear <= 6 else 0
    row[21] = (own[rear] + own[rear - 1]) & 1 if 1 < rear <= 6 else 0
    row[22] = _builders(own) / 4.0
    row[23] = _bits(made >> front & 0x7E) / 3.0
    row[24] = _bits(made >> front & 0x1F80) / 3.0
    row[25] = known[12] * shut / 6.0
    row[26] = known[14] * shut / 6.0
    row[27] = attacked * _bits(made & 0x7E) / 9.0


@cython.cfunc
@cython.exceptval(check=False)
def _time(side: cython.p_const_uchar, front: cython.int, row: cython.p_float) -> cython.void:
    """Write a side's pips to leave the contact, its free pips, spare pips, men abroad and dead men."""
    point: cython.int
    men: cython.int
    contact: cython.int = 0
    free: cython.int = 0
    spare: cython.int = 0
    abroad: cython.int = 0
    for point in range(1, 26):
        men = side[point]
        if not men:
            continue
        if point > front:
            contact += men * (point - front)
        else:
            free += men * point
        if point > 6:
            abroad += men
            if point < 19:
                spare += men * (point - 6)
        elif men > 2:
            spare += (men - 2) * (point - 1)
    row[0] = contact / 80.0
    row[1] = free / 40.0
    row[2] = spare / 40.0
    row[3] = abroad / 8.0
    row[4] = (side[1] + side[2]) / 4.0


@cython.cfunc
@cython.exceptval(check=False)
def _mobility(side: cython.p_const_uchar, theirs: cython.uint) -> cython.float:
    """Return how freely the men outside home move, the farther the more it counts."""
    point: cython.int
    total: cython.int = 0
    for point in range(7, 26):
        if side[point]:
            total += side[point] * (point - 6) * _ESCAPES[_ahead(theirs, point)]
    return total / 1800.0


@cython.cfunc
@cython.exceptval(check=False)
def _spread(side: cython.p_const_uchar) -> cython.float:
    """Return how far the men behind the middle of all stand from it, by the square."""
    point: cython.int
    men: cython.int = 0
    pips: cython.int = 0
    behind: cython.int = 0
    total: cython.int = 0
    for point in range(26):
        men += side[point]
        pips += point * side[point]
    for point in range(pips // men + 1, 26):
        behind += side[point]
        total += side[point] * (point - pips // men) * (point - pips // men)
    return total / (behind * 100.0) if behind else 0


@cython.cfunc
@cython.exceptval(check=False)
def _anchor(made: cython.uint, row: cython.p_float) -> cython.void:
    """Write how far back the rearmost anchor is and how many more there are."""
    anchors: cython.uint = made & 0x1FC0000
    row[0] = (_highest(anchors) - 17) / 7.0 if anchors else 0
    row[1] = (_bits(anchors) - 1) / 2.0 if anchors else 0


@cython.cfunc
@cython.exceptval(check=False)
def _gap(side: cython.p_const_uchar, rear: cython.int) -> cython.float:
    """Return how far the next man is before the rearmost ones."""
    point: cython.int = rear - 1
    while point > 0 and not side[point]:
        point -= 1
    return (rear - point - 1) / 8.0


@cython.cfunc
@cython.exceptval(check=False)
def _builders(side: cython.p_const_uchar) -> cython.int:
    """Return how many men on points 4 to 11 are free to make another point."""
    point: cython.int
    men: cython.int
    count: cython.int = 0
    for point in range(4, 12):
        men = side[point]
        count += men if men == 1 else (men - 2 if men > 2 else 0)
    return count


@cython.cfunc
@cython.exceptval(check=False)
def _threaten(
    men: cython.uint, bar: cython.int, blots: cython.uint, blocked: cython.uint, row: cython.p_float
) -> cython.void:
    """Write how many of the hitter's 36 rolls hit a blot, how many hit two, and what they cost on average."""
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
    row[0] = shots / 18.0
    row[1] = twice / 18.0
    row[2] = lost / 360.0
    row[3] = shots > 0
    row[4] = bar * shots / 36.0


@cython.cfunc
@cython.exceptval(check=False)
def _hits(
    men: cython.uint, bar: cython.int, blots: cython.uint, blocked: cython.uint, larger: cython.int,
    smaller: cython.int,
) -> cython.uint:  # fmt: skip
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
    men: cython.uint, bar: cython.int, blots: cython.uint, blocked: cython.uint, larger: cython.int,
    smaller: cython.int,
) -> cython.uint:  # fmt: skip
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
def _holding(side: cython.p_const_uchar, least: cython.int) -> cython.uint:
    """Return the points, bar included, on which a side has at least so many men."""
    point: cython.int
    found: cython.uint = 0
    for point in range(1, 26):
        if side[point] >= least:
            found |= 1 << point
    return found


@cython.cfunc
@cython.exceptval(check=False)
def _men_behind(side: cython.p_const_uchar, point: cython.int) -> cython.int:
    """Return how many men a side has behind a point."""
    men: cython.int = 0
    while point < 25:
        point += 1
        men += side[point]
    return men


@cython.cfunc
@cython.exceptval(check=False)
def _reversed(points: cython.uint) -> cython.uint:
    """Return points 1 to 24 in the other side's numbers."""
    points = (points & _POINTS) << 6
    points = points >> 16 | (points & 0xFFFF) << 16
    points = points >> 8 & 0x00FF00FF | (points & 0x00FF00FF) << 8
    points = points >> 4 & 0x0F0F0F0F | (points & 0x0F0F0F0F) << 4
    points = points >> 2 & 0x33333333 | (points & 0x33333333) << 2
    points = points >> 1 & 0x55555555 | (points & 0x55555555) << 1
    return points & _POINTS


@cython.cfunc
@cython.exceptval(check=False)
def _ahead(made: cython.uint, point: cython.int) -> cython.uint:
    """Return which of the twelve points before a man the other side holds, the nearest lowest."""
    return (made & _POINTS) >> (25 - point) & 0x1FFE


@cython.cfunc
@cython.exceptval(check=False)
def _escapes(blocked: cython.uint) -> cython.int:
    """Return with how many of 36 rolls a man can run by both dice past the blocked points before it."""
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
        found = _ESCAPES[made >> point & 0x1FFE]
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
    """Return the highest point, 0 where there is none."""
    place: cython.int = 0
    if points >> 16:
        place, points = 16, points >> 16
    if points >> 8:
        place, points = place + 8, points >> 8
    if points >> 4:
        place, points = place + 4, points >> 4
    if points >> 2:
        place, points = place + 2, points >> 2
    return place + (points >> 1)


_ESCAPES = cython.declare(cython.uchar[8192])
if not cython.compiled:
    _ESCAPES = [0] * 8192
for _blocked in range(8192):
    _ESCAPES[_blocked] = _escapes(_blocked)
