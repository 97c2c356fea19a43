"""What a position is worth to the player whose turn it is, in points: by its best pot, or by how well it is hidden."""

from collections.abc import Iterator
from functools import cache
from math import erf, hypot, sqrt

from arbitro.players.snooker.pots import Pot, best_pot, clear, open_pots
from arbitro.players.snooker.view import REACH, ImaginedFrame
from arbitro.snooker.balls import VALUE, Ball
from arbitro.snooker.frame import Frame
from arbitro.snooker.nomination import may_nominate
from arbitro.snooker.table import BAULK_LINE, Point, in_d
from arbitro.strokes.snooker.setting import CUE, TABLE, metres, object_of

WINDOW = 0.003
"""Radians of aim, to either side, that a middling pot leaves."""
EACH, MOST = 4.0, 30.0
"""Points that a pot of a break brings, and that are reckoned with at most of those that follow."""
LATER = {"red": 1.0, "colour": 0.8, "order": 0.4}
"""How much of that is likely to follow a red, a colour after it, and a colour in its order."""
HIDDEN = -1.5
"""To have to play with no ball on in sight."""
MISSED = 0.3
"""What a pot that is missed leaves to the other, as a share of what a break brings."""
NEEDED = -6.0
"""The same, where the other needs the points of a foul to win the frame."""
FAR, FARTHER = -0.8, -0.12
"""To have to play over the length of the table; and more, as a share of what a break brings."""
FROM_THE_D = tuple(
    metres(Point(x, BAULK_LINE - y)) for x, y in ((0, 60), (-140, 60), (140, 60), (-240, 30), (240, 30))
)
"""Places from which a cue-ball in hand is thought to be played."""

ALL_OVER_THE_D = tuple(
    metres(place)
    for place in (Point(x, BAULK_LINE - y) for y in range(0, 290, 10) for x in range(-280, 290, 10))
    if in_d(place)
)


def worth(view: ImaginedFrame, stray: float) -> float:
    """Return what the position is worth to the player whose turn it is."""
    # What follows a pot counted so little once that a black at nine in ten was preferred to a blue that could
    # not be missed: since then up to thirty points are reckoned with.
    wanted = gains(view, stray)
    pots = (best_pot(view.layout.at, cue, wanted, stray) for cue in places(view))
    if best := max(filter(None, pots), default=None):
        promised, chance = best
        safe = far(view, stray)
        missed = safe - MISSED * following(stray)
        return max(promised + (1.0 - chance) * missed, safe)
    if any(in_sight(view)):
        return far(view, stray)
    return NEEDED if opponent_needs_fouls(view.frame) else HIDDEN


def far(view: ImaginedFrame, stray: float) -> float:
    """Return what it costs to have to play a safe stroke from so far from the nearest ball on."""
    # A safe stroke over the whole length leaves the other more, the more so the more a break of theirs would
    # bring.
    at, length = view.layout.at, TABLE.bed.length
    balls = [at[piece] for piece in view.pieces(may_nominate(view.frame))]
    ways = (hypot(u - x, v - y) for x, y in places(view) for u, v in balls)
    return (FAR + FARTHER * following(stray)) * min(1.0, min(ways, default=0.0) / length)


def opponent_needs_fouls(frame: Frame) -> bool:
    """Tell whether the side that is not to play can win the frame only with points from fouls."""
    # A snooker counts four times as much then: the other can win by nothing else.
    return lead(frame) > frame.remaining


def needs_fouls(frame: Frame) -> bool:
    """Tell whether the striker is farther behind than the balls can bring."""
    return -lead(frame) > frame.remaining


def lead(frame: Frame) -> int:
    """Return by how many points the striker is ahead."""
    assert frame.striker is not None
    me = frame.side(frame.striker)
    return frame.score[me] - frame.score[1 - me]


def promising(view: ImaginedFrame, stray: float) -> Iterator[tuple[tuple[float, float], Pot]]:
    """Yield the pots that nothing stands in the way of, and where they are played from, the most promising first."""
    wanted = gains(view, stray)
    found = [(cue, pot) for cue in places(view) for pot in open_pots(view.layout.at, cue, wanted, stray)]
    found.sort(key=lambda one: -one[1].chance * wanted[one[1].piece])
    yield from found


def gains(view: ImaginedFrame, stray: float) -> dict[str, float]:
    """Return what each ball on and what follows it are worth to a hand that strays by so many radians."""
    brought = {ball: gain(view.frame, ball, stray) for ball in may_nominate(view.frame)}
    balls = ((piece, brought.get(object_of(piece))) for piece in view.layout.at if piece != CUE)
    return {piece: worth for piece, worth in balls if worth}


def gain(frame: Frame, ball: Ball, stray: float) -> float:
    """Return what a ball and what follows it are worth to a hand that strays by so many radians."""
    # Who needs fouls wins nothing by a break, and once the reds are gone only the balls themselves count.
    if needs_fouls(frame) and not frame.reds:
        return float(VALUE[ball])
    if frame.on == "colour":
        later = LATER["colour" if frame.reds else "order"]
        return VALUE[ball] + later * following(stray)
    if frame.on == "red" or frame.on is None:
        return VALUE["red"] + LATER["red"] * following(stray)
    return VALUE[frame.on] + LATER["order"] * following(stray)


@cache
def following(stray: float) -> float:
    """Return the points that a hand makes after a pot: as many pots of a break as its steadiness lets it expect."""
    # A geometric series: each pot leads to another with the chance of a middling one.
    chance = erf(WINDOW / (stray * sqrt(2))) if stray else 1.0
    return min(MOST, EACH * chance / (1 - chance)) if chance < 1.0 else MOST


def places(view: ImaginedFrame) -> tuple[tuple[float, float], ...]:
    """Return where the cue-ball may be played from: where it is, or free places of the D."""
    # In hand the whole D is open; five places of it tell nearly as much as all. Where they are taken, whatever
    # is free.
    if view.cue and not view.frame.in_hand:
        return (view.cue,)
    free = tuple(place for place in FROM_THE_D if _free(view, place))
    return free or tuple(place for place in ALL_OVER_THE_D if _free(view, place))[:1]


def in_sight(view: ImaginedFrame) -> Iterator[bool]:
    """Yield, of each ball on, whether the middle of it can be hit straight."""
    pieces = view.pieces(may_nominate(view.frame))
    for cue in places(view):
        for piece in pieces:
            rest = [at for name, at in view.layout.at.items() if name not in (CUE, piece)]
            yield clear(cue, view.layout.at[piece], rest)


def _free(view: ImaginedFrame, place: tuple[float, float]) -> bool:
    return all(
        hypot(x - place[0], y - place[1]) > REACH + 1e-3
        for name, (x, y) in view.layout.at.items()
        if name != CUE
    )
