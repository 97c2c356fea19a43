"""What whoever decides sees of many matches: the observations of `rows`."""

import cython

from arbitro.backgammon.core import rows as r

_ROW = cython.declare(cython.int, r.ROW)
_SIGHT = cython.declare(cython.int, r.SIGHT)
_SIDE = cython.declare(cython.int, r.SIDE)
_PHASE = cython.declare(cython.int, r.PHASE)
_FIRST = cython.declare(cython.int, r.FIRST)
_SECOND = cython.declare(cython.int, r.SECOND)
_LEFT = cython.declare(cython.int, r.LEFT)
_CUBE = cython.declare(cython.int, r.CUBE)
_OWNER = cython.declare(cython.int, r.OWNER)
_SCORE = cython.declare(cython.int, r.SCORE)
_CRAWFORD = cython.declare(cython.int, r.CRAWFORD)
_PLAYING = cython.declare(cython.int, r.PLAYING)
_ANSWERING = cython.declare(cython.int, r.ANSWERING)


def see(
    rows: cython.uchar[::1],
    length: cython.int,
    sights: cython.uchar[::1],
    start: cython.int,
    stop: cython.int,
) -> None:
    """Write what whoever decides sees, of the matches from one number to another."""
    index: cython.int
    with cython.nogil:
        for index in range(start, stop):
            _see(_from(rows, _ROW * index), length, _from(sights, _SIGHT * index))


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def _from(bytes_: cython.uchar[::1], place: cython.int) -> cython.p_uchar:
    """Return the bytes from one place on."""
    if cython.compiled:
        return cython.address(bytes_[place])
    return memoryview(bytes_)[place:]


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _decides(row: cython.p_uchar) -> cython.int:
    """Return the side that decides: the other one when a double waits."""
    return 1 - row[_SIDE] if row[_PHASE] == _ANSWERING else row[_SIDE]


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _see(row: cython.p_uchar, length: cython.int, sight: cython.p_uchar) -> cython.void:
    """Write what whoever decides sees: men, dice left, cube, points short, the Crawford game, what is decided."""
    place: cython.int
    me: cython.int = _decides(row)
    turned: cython.int = 26 if row[_PHASE] == _ANSWERING else 0
    for place in range(26):
        sight[place] = row[place + turned]
        sight[26 + place] = row[place + 26 - turned]
    for place in range(52, _SIGHT):
        sight[place] = 0
    if row[_PHASE] == _PLAYING:
        _see_dice(row, sight)
    sight[58] = row[_CUBE]
    sight[59 + (0 if row[_OWNER] == 0 else 1 if row[_OWNER] == me + 1 else 2)] = 1
    sight[62] = length - row[_SCORE + me] if length > row[_SCORE + me] else 0
    sight[63] = length - row[_SCORE + 1 - me] if length > row[_SCORE + 1 - me] else 0
    sight[64 + row[_CRAWFORD]] = 1
    sight[67 + row[_PHASE]] = 1
    sight[71] = 1


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _see_dice(row: cython.p_uchar, sight: cython.p_uchar) -> cython.void:
    """Write how many of each die are left."""
    if row[_FIRST] == row[_SECOND]:
        sight[51 + row[_FIRST]] = row[_LEFT]
        return
    if row[_LEFT] & 1:
        sight[51 + row[_FIRST]] = 1
    if row[_LEFT] & 2:
        sight[51 + row[_SECOND]] = 1
