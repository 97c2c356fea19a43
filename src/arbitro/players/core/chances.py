"""Five chances for each position: what is certain or impossible is said exactly, and what they are worth."""

import cython

_FAR = cython.declare(cython.int, 19)
"""The nearest point of the winner's home, in the loser's numbers."""


def settle(
    boards: cython.const[cython.uchar][::1],
    turned: cython.bint,
    kinds: cython.const[cython.uchar][::1],
    over: cython.int,
    race: cython.int,
    outputs: cython.float[::1],
) -> None:
    """Write the chances of the boards that are over, and take from the others what is impossible."""
    index: cython.int
    own: cython.int
    other: cython.int
    for index in range(kinds.shape[0]):
        own = 52 * index + (26 if turned else 0)
        other = 52 * index + (0 if turned else 26)
        if kinds[index] == over:
            _write_result(boards, own, other, outputs, 5 * index)
        else:
            _exclude(boards, other, kinds[index] == race, outputs, 5 * index + 1)
            _exclude(boards, own, kinds[index] == race, outputs, 5 * index + 3)
            _bound(outputs, 5 * index)


def value(
    outputs: cython.const[cython.float][::1],
    worth: cython.const[cython.double][::1],
    values: cython.double[::1],
) -> None:
    """Write what each row of chances is worth: the first number of `worth`, and for each chance one more."""
    index: cython.int
    place: cython.int
    total: cython.double
    for index in range(values.shape[0]):
        total = worth[0]
        for place in range(5):
            total += worth[place + 1] * outputs[5 * index + place]
        values[index] = total


def sift(
    boards: cython.uchar[::1],
    values: cython.const[cython.double][::1],
    starts: cython.int[::1],
    most: cython.int,
    margin: cython.double,
) -> cython.int:
    """Keep of each group of boards the most valued, so many and not below the best by a margin; return how many.

    They are moved together, and `starts` says anew where each group begins. Sixteen of a group are the most.
    """
    group: cython.int
    index: cython.int
    place: cython.int
    count: cython.int = 0
    left: cython.int
    first: cython.int = starts[0]
    least: cython.double
    for group in range(len(starts) - 1):
        least = _least(values, first, starts[group + 1], most, margin)
        left = most
        starts[group] = count
        for index in range(first, starts[group + 1]):
            if left and values[index] >= least:
                if index != count:
                    for place in range(52):
                        boards[52 * count + place] = boards[52 * index + place]
                count += 1
                left -= 1
        first = starts[group + 1]
    starts[len(starts) - 1] = count
    return count


@cython.cfunc
@cython.exceptval(check=False)
def _least(
    values: cython.const[cython.double][::1],
    first: cython.int,
    end: cython.int,
    most: cython.int,
    margin: cython.double,
) -> cython.double:
    """Return the value below which nothing of a group is kept."""
    index: cython.int
    rank: cython.int
    found: cython.int = 0
    best: cython.double[16]
    if not cython.compiled:
        best = [0.0] * 16
    for index in range(first, end):
        rank = found if found < most else most - 1
        if found < most or values[index] > best[rank]:
            while rank and best[rank - 1] < values[index]:
                best[rank] = best[rank - 1]
                rank -= 1
            best[rank] = values[index]
            found += found < most
    return best[found - 1] if best[found - 1] > best[0] - margin else best[0] - margin


def choose(
    values: cython.const[cython.double][::1],
    starts: cython.const[cython.int][::1],
    best: cython.int[::1],
    second: cython.int[::1],
) -> None:
    """Write for each group of values the place of its greatest and of the next, which is the same where it is alone."""
    group: cython.int
    index: cython.int
    for group in range(starts.shape[0] - 1):
        best[group] = second[group] = starts[group]
        for index in range(starts[group] + 1, starts[group + 1]):
            if values[index] > values[best[group]]:
                second[group], best[group] = best[group], index
            elif second[group] == best[group] or values[index] > values[second[group]]:
                second[group] = index


def expect(
    outputs: cython.const[cython.float][::1],
    best: cython.const[cython.int][::1],
    shares: cython.const[cython.float][::1],
    targets: cython.float[::1],
) -> None:
    """Write for each position its chances over its rolls, from what the best play of each leaves the other side."""
    roll: cython.int
    index: cython.int
    place: cython.int
    row: cython.int
    rolls: cython.int = shares.shape[0]
    for index in range(targets.shape[0] // 5):
        for place in range(5):
            targets[5 * index + place] = 0
        for roll in range(rolls):
            row = 5 * best[rolls * index + roll]
            targets[5 * index] += shares[roll] * (1 - outputs[row])
            for place in range(1, 5):
                targets[5 * index + place] += shares[roll] * outputs[row + (place + 1) % 4 + 1]


def trace(targets: cython.float[::1], following: cython.const[cython.int][::1], share: cython.float) -> None:
    """Move each target a share of the way to that of the position that follows, which is the other side's.

    What follows comes later; where nothing does, `following` is negative and the target stays as it is.
    """
    index: cython.int
    place: cython.int
    row: cython.int
    for index in range(following.shape[0] - 1, -1, -1):
        if following[index] >= 0:
            row = 5 * following[index]
            targets[5 * index] += share * (1 - targets[row] - targets[5 * index])
            for place in range(1, 5):
                targets[5 * index + place] += share * (
                    targets[row + (place + 1) % 4 + 1] - targets[5 * index + place]
                )


def correct(
    targets: cython.float[::1],
    answers: cython.const[cython.float][::1],
    following: cython.const[cython.int][::1],
    share: cython.float,
) -> None:
    """Move each target by a share of what that of the position that follows has beyond its answer.

    What follows is the other side's and comes later; where nothing does, `following` is negative.
    """
    index: cython.int
    place: cython.int
    row: cython.int
    other: cython.int
    for index in range(following.shape[0] - 1, -1, -1):
        if following[index] >= 0:
            row = 5 * following[index]
            targets[5 * index] -= share * (targets[row] - answers[row])
            for place in range(1, 5):
                other = row + (place + 1) % 4 + 1
                targets[5 * index + place] += share * (targets[other] - answers[other])


def shift(
    targets: cython.float[::1],
    rows: cython.const[cython.int][::1],
    before: cython.const[cython.float][::1],
    after: cython.const[cython.float][::1],
) -> None:
    """Move each target by as much as another one moved, whose row is given."""
    index: cython.int
    place: cython.int
    for index in range(rows.shape[0]):
        for place in range(5):
            targets[5 * index + place] += after[5 * rows[index] + place] - before[5 * rows[index] + place]


@cython.cfunc
@cython.exceptval(check=False)
def _write_result(
    boards: cython.const[cython.uchar][::1],
    own: cython.int,
    other: cython.int,
    outputs: cython.float[::1],
    row: cython.int,
) -> cython.void:
    """Write what a finished board is for the side it is seen from."""
    won: cython.bint = not _stands(boards, own, 1)
    loser: cython.int = other if won else own
    place: cython.int
    for place in range(5):
        outputs[row + place] = 0
    outputs[row] = won
    if not boards[loser]:
        outputs[row + (1 if won else 3)] = 1
        outputs[row + (2 if won else 4)] = _stands(boards, loser, _FAR)


@cython.cfunc
@cython.exceptval(check=False)
def _stands(boards: cython.const[cython.uchar][::1], side: cython.int, point: cython.int) -> cython.bint:
    """Tell whether a side has a man on a point or behind it."""
    men: cython.int = 0
    while point <= 25:
        men += boards[side + point]
        point += 1
    return men > 0


@cython.cfunc
@cython.exceptval(check=False)
def _exclude(
    boards: cython.const[cython.uchar][::1],
    loser: cython.int,
    race: cython.bint,
    outputs: cython.float[::1],
    row: cython.int,
) -> cython.void:
    """Exclude a gammon after a man is off, and in a race a backgammon without a man so far back."""
    if boards[loser]:
        outputs[row] = 0
        outputs[row + 1] = 0
    elif race and not _stands(boards, loser, _FAR):
        outputs[row + 1] = 0


@cython.cfunc
@cython.exceptval(check=False)
def _bound(outputs: cython.float[::1], row: cython.int) -> cython.void:
    """Let no chance exceed one, nor another that contains it."""
    if outputs[row] > 1:
        outputs[row] = 1
    if outputs[row + 1] > outputs[row]:
        outputs[row + 1] = outputs[row]
    if outputs[row + 2] > outputs[row + 1]:
        outputs[row + 2] = outputs[row + 1]
    if outputs[row + 3] > 1 - outputs[row]:
        outputs[row + 3] = 1 - outputs[row]
    if outputs[row + 4] > outputs[row + 3]:
        outputs[row + 4] = outputs[row + 3]
