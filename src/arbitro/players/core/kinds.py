"""What kind of backgammon position a board is: each that is neither over nor exactly known has its own network.

In contact they are told apart by whether a side has crashed: it has six men or fewer above its two lowest points.
"""

import cython

OVER, BEAROFF, RACE, CRASHED, CONTACT = range(5)

_OVER = cython.declare(cython.int, OVER)
_BEAROFF = cython.declare(cython.int, BEAROFF)
_RACE = cython.declare(cython.int, RACE)
_CRASHED = cython.declare(cython.int, CRASHED)
_CONTACT = cython.declare(cython.int, CONTACT)


def tell(boards: cython.const[cython.uchar][::1], turned: cython.bint, kinds: cython.uchar[::1]) -> None:
    """Write the kind of each board, seen from its own side or, turned, from the other's."""
    index: cython.int
    for index in range(kinds.shape[0]):
        kinds[index] = _kind(
            _men(boards, 52 * index + (26 if turned else 0)), _men(boards, 52 * index + (0 if turned else 26))
        )


@cython.cfunc
@cython.inline
def _men(boards: cython.const[cython.uchar][::1], place: cython.int) -> cython.p_const_uchar:
    """Return one side's men of a board."""
    return cython.address(boards[place]) if cython.compiled else memoryview(boards)[place : place + 26]


@cython.cfunc
@cython.exceptval(check=False)
def _kind(own: cython.p_const_uchar, other: cython.p_const_uchar) -> cython.int:
    """Return the kind of one board."""
    mine: cython.int = _rear(own)
    theirs: cython.int = _rear(other)
    if not mine or not theirs:
        return _OVER
    if mine + theirs <= 24:
        return _BEAROFF if mine <= 6 and theirs <= 6 else _RACE
    return _CRASHED if _crashed(own) or _crashed(other) else _CONTACT


@cython.cfunc
@cython.exceptval(check=False)
def _rear(side: cython.p_const_uchar) -> cython.int:
    """Return the point of a side's rearmost man, 0 when all are off."""
    point: cython.int = 25
    while point and not side[point]:
        point -= 1
    return point


@cython.cfunc
@cython.exceptval(check=False)
def _crashed(side: cython.p_const_uchar) -> cython.bint:
    """Tell whether a side has few men above its two lowest points."""
    point: cython.int
    men: cython.int = 0
    for point in range(3, 26):
        men += side[point]
    return men <= 6
