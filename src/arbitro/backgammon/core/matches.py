"""Many matches of backgammon stepped in one call: a man moved by a die, or a word, for each of them.

Matches are the rows of `rows`. Chance is a counter for each match (SplitMix64), so that a match is the same wherever
and among however many others it is played.
"""

import cython

from arbitro.backgammon.core import rows as r

_ROW = cython.declare(cython.int, r.ROW)
_ACTIONS = cython.declare(cython.int, r.ACTIONS)
_PASS = cython.declare(cython.int, r.PASS)
_ROLL = cython.declare(cython.int, r.ROLL)
_DOUBLE = cython.declare(cython.int, r.DOUBLE)
_TAKE = cython.declare(cython.int, r.TAKE)
_DROP = cython.declare(cython.int, r.DROP)
_SIDE = cython.declare(cython.int, r.SIDE)
_PHASE = cython.declare(cython.int, r.PHASE)
_FIRST = cython.declare(cython.int, r.FIRST)
_SECOND = cython.declare(cython.int, r.SECOND)
_LEFT = cython.declare(cython.int, r.LEFT)
_CUBE = cython.declare(cython.int, r.CUBE)
_OWNER = cython.declare(cython.int, r.OWNER)
_SCORE = cython.declare(cython.int, r.SCORE)
_CRAWFORD = cython.declare(cython.int, r.CRAWFORD)
_OVER = cython.declare(cython.int, r.OVER)
_ROLLING = cython.declare(cython.int, r.ROLLING)
_PLAYING = cython.declare(cython.int, r.PLAYING)
_ANSWERING = cython.declare(cython.int, r.ANSWERING)
_NOW = cython.declare(cython.int, r.NOW)
_PAST = cython.declare(cython.int, r.PAST)
_ENDED = cython.declare(cython.int, r.ENDED)
_ILLEGAL = cython.declare(cython.int, r.ILLEGAL)
_HIGHEST = cython.declare(cython.int, 30)
BAR = cython.declare(cython.uint, 1 << 25)
LONG = cython.declare(cython.ulonglong, 0xFFFFFFFFFFFFFFFF)
STEP = cython.declare(cython.ulonglong, 0x9E3779B97F4A7C15)
STIR = cython.declare(cython.ulonglong, 0xBF58476D1CE4E5B9)
BLEND = cython.declare(cython.ulonglong, 0x94D049BB133111EB)


def fill_mask(
    board: cython.const[cython.uchar][::1],
    first: cython.int,
    second: cython.int,
    left: cython.int,
    mask: cython.uchar[::1],
) -> cython.int:
    """Mark the men that may be moved by a die left, and return how many there are.

    Of two unlike dice `left` is 1 for the first, 2 for the second, 3 for both; of a double how many are left.
    """
    if cython.compiled:
        return _fill(cython.address(board[0]), first, second, left, cython.address(mask[0]))
    return _fill(board, first, second, left, mask)


def reset(
    rows: cython.uchar[::1],
    numbers: cython.ulonglong[::1],
    seed: cython.ulonglong,
    length: cython.int,
) -> None:
    """Begin every match, the first with a seed and each of the others with the next."""
    index: cython.int
    for index in range(numbers.shape[0]):
        numbers[index] = _mixed((seed + index) & LONG)
        numbers[index] = _begin(_from(rows, _ROW * index), numbers[index], length, True)


def step(
    rows: cython.uchar[::1],
    numbers: cython.ulonglong[::1],
    actions: cython.const[cython.int][::1],
    rewards: cython.float[::1],
    masks: cython.uchar[::1],
    terms: cython.const[cython.int][::1],
    start: cython.int,
    stop: cython.int,
) -> None:
    """Step the matches from one number to another; `masks` are those last shown, and are shown anew.

    The terms are the points that win a match, whether the cube is used, whether a game ends it, and whether rewards are
    points. A match that was over begins anew and its action is not looked at. The reward is that of whoever acted.
    """
    with cython.nogil:
        _step(rows, numbers, actions, rewards, masks, terms, start, stop)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _step(
    rows: cython.uchar[::1],
    numbers: cython.ulonglong[::1],
    actions: cython.const[cython.int][::1],
    rewards: cython.float[::1],
    masks: cython.uchar[::1],
    terms: cython.const[cython.int][::1],
    start: cython.int,
    stop: cython.int,
) -> cython.void:
    index: cython.int
    action: cython.int
    for index in range(start, stop):
        row: cython.p_uchar = _from(rows, _ROW * index)
        rewards[index] = 0
        if row[_OVER]:
            numbers[index] = _begin(row, numbers[index], terms[0], True)
        else:
            action = actions[index]
            if action < 0 or action >= _ACTIONS or not masks[_ACTIONS * index + action]:
                row[_OVER] = _ILLEGAL
                rewards[index] = -1
            else:
                numbers[index] = _act(row, action, numbers[index], terms, _one(rewards, index))
        _show_mask(row, terms[0], terms[1], _from(masks, _ACTIONS * index))


def look(rows: cython.uchar[::1], length: cython.int, cube: cython.bint, masks: cython.uchar[::1]) -> None:
    """Write what whoever decides may do in each match."""
    index: cython.int
    for index in range(rows.shape[0] // _ROW):
        _show_mask(_from(rows, _ROW * index), length, cube, _from(masks, _ACTIONS * index))


def choose(
    masks: cython.const[cython.uchar][::1], numbers: cython.ulonglong[::1], actions: cython.int[::1]
) -> None:
    """Choose for each match one of its legal actions at random, by counters of its own."""
    index: cython.int
    place: cython.int
    count: cython.int
    with cython.nogil:
        for index in range(actions.shape[0]):
            count = 0
            for place in range(_ACTIONS * index, _ACTIONS * index + _ACTIONS):
                count += masks[place]
            numbers[index] = (numbers[index] + STEP) & LONG
            count = (_mixed(numbers[index]) >> 32) % count
            place = _ACTIONS * index
            while count or not masks[place]:
                count -= masks[place]
                place += 1
            actions[index] = place - _ACTIONS * index


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
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def _one(numbers: cython.float[::1], place: cython.int) -> cython.p_float:
    """Return the numbers from one place on."""
    if cython.compiled:
        return cython.address(numbers[place])
    return memoryview(numbers)[place:]


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def _mixed(state: cython.ulonglong) -> cython.ulonglong:
    """Return a well-mixed number for a counter (SplitMix64)."""
    state = ((state ^ (state >> 30)) * STIR) & LONG
    state = ((state ^ (state >> 27)) * BLEND) & LONG
    return state ^ (state >> 31)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _begin(
    row: cython.p_uchar,
    number: cython.ulonglong,
    length: cython.int,
    anew: cython.bint,
) -> cython.ulonglong:
    """Set up a game of a match, or of a new one, roll for who begins, and return the counter after it."""
    place: cython.int
    for place in range(52):
        row[place] = 0
    for place in range(0, 52, 26):
        row[place + 6] = row[place + 13] = 5
        row[place + 8] = 3
        row[place + 24] = 2
    row[_CUBE] = row[_OWNER] = row[_OVER] = 0
    if anew:
        row[_SCORE] = row[_SCORE + 1] = row[_CRAWFORD] = 0
    elif row[_CRAWFORD] == _NOW:
        row[_CRAWFORD] = _PAST
    if not row[_CRAWFORD] and (row[_SCORE] == length - 1 or row[_SCORE + 1] == length - 1):
        row[_CRAWFORD] = _NOW
    row[_FIRST] = row[_SECOND] = 0
    while row[_FIRST] == row[_SECOND]:
        number = _roll(row, number)
    row[_SIDE] = row[_SECOND] > row[_FIRST]
    return number


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _roll(row: cython.p_uchar, number: cython.ulonglong) -> cython.ulonglong:
    """Roll the dice and return the counter after it."""
    number = (number + STEP) & LONG
    draw: cython.ulonglong = _mixed(number)
    row[_FIRST] = (draw >> 32) % 6 + 1
    row[_SECOND] = draw % 6 + 1
    row[_LEFT] = 4 if row[_FIRST] == row[_SECOND] else 3
    row[_PHASE] = _PLAYING
    return number


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _may_double(row: cython.p_uchar, length: cython.int, cube: cython.bint) -> cython.bint:
    """Tell whether the side to play may double: it has access to a cube that is not dead, in no Crawford game."""
    side: cython.int = row[_SIDE]
    if not cube or row[_CRAWFORD] == _NOW or row[_CUBE] >= _HIGHEST:
        return False
    if row[_OWNER] == 0:
        return True
    return row[_OWNER] == side + 1 and (1 << row[_CUBE]) < length - row[_SCORE + side]


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _act(
    row: cython.p_uchar,
    action: cython.int,
    number: cython.ulonglong,
    terms: cython.const[cython.int][::1],
    reward: cython.p_float,
) -> cython.ulonglong:
    """Carry out a legal action and return the counter after it."""
    side: cython.int = row[_SIDE]
    if action < _PASS:
        return _move(row, action, number, terms, reward)
    if action == _ROLL:
        return _roll(row, number)
    if action == _DOUBLE:
        row[_PHASE] = _ANSWERING
        return number
    if action == _TAKE:
        row[_CUBE] += 1
        row[_OWNER] = 2 - side
        return _roll(row, number)
    if action == _DROP:
        return _win(row, 1 << row[_CUBE], -1, number, terms, reward)
    return _next(row, number, terms)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _move(
    row: cython.p_uchar,
    action: cython.int,
    number: cython.ulonglong,
    terms: cython.const[cython.int][::1],
    reward: cython.p_float,
) -> cython.ulonglong:
    """Move a man by a die; the turn ends when no other can be moved."""
    die: cython.int = action % 6 + 1
    _shift(row, action // 6 + 1, die)
    if row[_FIRST] == row[_SECOND]:
        row[_LEFT] -= 1
    else:
        row[_LEFT] &= 2 if die == row[_FIRST] else 1
    if row[0] == 15:
        return _win(row, _level(row) << row[_CUBE], 1, number, terms, reward)
    if row[_LEFT] and _movable(row):
        return number
    return _next(row, number, terms)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _shift(board: cython.p_uchar, source: cython.int, die: cython.int) -> cython.void:
    """Move a man and send a lone man that it meets to the bar."""
    target: cython.int = source - die if source > die else 0
    board[source] -= 1
    board[target] += 1
    if target and board[51 - target] == 1:
        board[51 - target] = 0
        board[51] += 1


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _movable(row: cython.p_uchar) -> cython.bint:
    """Tell whether a die that is left can be played."""
    if row[_FIRST] == row[_SECOND] or row[_LEFT] == 1:
        return _sources(row, row[_FIRST]) != 0
    return _sources(row, row[_SECOND]) != 0


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _next(
    row: cython.p_uchar, number: cython.ulonglong, terms: cython.const[cython.int][::1]
) -> cython.ulonglong:
    """Give the turn to the other side; it rolls at once where it cannot double."""
    place: cython.int
    men: cython.uchar
    for place in range(26):
        men = row[place]
        row[place] = row[26 + place]
        row[26 + place] = men
    row[_SIDE] = 1 - row[_SIDE]
    row[_PHASE] = _ROLLING
    row[_FIRST] = row[_SECOND] = row[_LEFT] = 0
    return number if _may_double(row, terms[0], terms[1]) else _roll(row, number)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _level(row: cython.p_uchar) -> cython.int:
    """Return 1, 2 or 3 for a game, gammon or backgammon that the other side has lost."""
    place: cython.int
    if row[26]:
        return 1
    for place in range(45, 52):
        if row[place]:
            return 3
    return 2


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _win(
    row: cython.p_uchar,
    points: cython.int,
    sign: cython.int,
    number: cython.ulonglong,
    terms: cython.const[cython.int][::1],
    reward: cython.p_float,
) -> cython.ulonglong:
    """Score a game for the side to play; the reward is that of whoever acted, whose sign is given."""
    total: cython.int = row[_SCORE + row[_SIDE]] + points
    row[_SCORE + row[_SIDE]] = total if total < 255 else 255
    won: cython.bint = total >= terms[0]
    if terms[3]:
        reward[0] = sign * points
    elif won or terms[2]:
        reward[0] = sign
    if won or terms[2]:
        row[_OVER] = _ENDED
        return number
    return _begin(row, number, terms[0], False)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _sources(board: cython.p_const_uchar, die: cython.int) -> cython.uint:
    """Return the points, the bar as 25, from which a man may be moved by a die."""
    men: cython.uint = 0
    free: cython.uint = 0
    point: cython.int
    one: cython.uint = 1
    if board[25]:
        return BAR if board[26 + die] < 2 else 0
    for point in range(1, 25):
        if board[point]:
            men |= one << point
            if point > die and board[51 - point + die] < 2:
                free |= one << point
    if men < 128:
        if men >> die & 1:
            free |= one << die
        elif men and not men >> die:
            point = 6
            while not men >> point & 1:
                point -= 1
            free |= one << point
    return free


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _followed(
    board: cython.p_const_uchar, sources: cython.uint, die: cython.int, other: cython.int
) -> cython.uint:
    """Return those of the sources of a die after which the other die can be played too."""
    kept: cython.uint = 0
    point: cython.int
    place: cython.int
    one: cython.uint = 1
    after: cython.uchar[52]
    if not cython.compiled:
        after = bytearray(52)
    for point in range(1, 26):
        if sources >> point & 1:
            for place in range(52):
                after[place] = board[place]
            _shift(after, point, die)
            if _sources(after, other):
                kept |= one << point
    return kept


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _mark(sources: cython.uint, die: cython.int, mask: cython.p_uchar) -> cython.int:
    """Mark the men that may be moved by a die, and return how many there are."""
    point: cython.int
    count: cython.int = 0
    for point in range(1, 26):
        if sources >> point & 1:
            mask[6 * point - 7 + die] = 1
            count += 1
    return count


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _fill(
    board: cython.p_const_uchar, first: cython.int, second: cython.int, left: cython.int, mask: cython.p_uchar
) -> cython.int:
    """Mark what may be moved: both dice where both can be played, else the larger, else the smaller."""
    place: cython.int
    for place in range(_ACTIONS):
        mask[place] = 0
    if first == second or left == 1:
        return _mark(_sources(board, first), first, mask)
    if left == 2:
        return _mark(_sources(board, second), second, mask)
    one: cython.uint = _sources(board, first)
    two: cython.uint = _sources(board, second)
    one_then: cython.uint = _followed(board, one, first, second)
    two_then: cython.uint = _followed(board, two, second, first)
    if one_then or two_then:
        return _mark(one_then, first, mask) + _mark(two_then, second, mask)
    if first > second:
        return _mark(one, first, mask) or _mark(two, second, mask)
    return _mark(two, second, mask) or _mark(one, first, mask)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _show_mask(
    row: cython.p_uchar, length: cython.int, cube: cython.bint, mask: cython.p_uchar
) -> cython.void:
    """Mark what whoever decides may do."""
    place: cython.int
    if row[_PHASE] == _PLAYING:
        if not _fill(row, row[_FIRST], row[_SECOND], row[_LEFT], mask):
            mask[_PASS] = 1
        return
    for place in range(_ACTIONS):
        mask[place] = 0
    if row[_PHASE] == _ANSWERING:
        mask[_TAKE] = mask[_DROP] = 1
    else:
        mask[_ROLL] = 1
        mask[_DOUBLE] = _may_double(row, length, cube)
