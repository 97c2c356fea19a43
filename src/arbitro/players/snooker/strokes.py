"""Strokes worth trying: pots with their speeds and spins, contacts with a ball on for safety, ways round a snooker."""

from collections.abc import Iterable, Iterator
from math import asin, atan2, exp, hypot, pi

from arbitro.players.snooker.pots import Pot
from arbitro.players.snooker.sight import Strike
from arbitro.players.snooker.view import REACH, ImaginedFrame
from arbitro.players.snooker.worth import places
from arbitro.snooker.frame import Frame
from arbitro.snooker.nomination import may_nominate
from arbitro.strokes.snooker.setting import TABLE, object_of, point

FAN = (0.0, 0.5, -0.5, 1.0, -1.0)
"""Aims around the ghost ball, in shares of the window of the pot."""
SAFE_SPEEDS = (0.3, 0.5, 0.8, 1.3, 1.8, 2.4, 3.1)
CONTACTS = (-0.96, -0.88, -0.75, -0.5, 0.0, 0.5, 0.75, 0.88, 0.96)
"""Where a ball is met for safety: 0 is full, 1 its edge."""
BREAK_CONTACTS = (0.8, 0.88, 0.94)
BREAK_SPEEDS = (2.2, 2.7, 3.2, 3.8)
KICK_SPEEDS = (1.6, 2.6, 3.8)
KEPT = tuple(0.5 + 0.03 * n for n in range(20))
"""Shares of its speed across a cushion that a ball may keep: it depends on spin and angle, so all are tried."""
AROUND = 120
"""How many directions are tried when nothing else serves."""
NEAREST = 6


def potting(
    frame: Frame,
    cue: tuple[float, float],
    pot: Pot,
    speeds: Iterable[float],
    tips: Iterable[tuple[float, float]],
    aims: tuple[float, ...] = FAN,
) -> Iterator[tuple[Strike, ...]]:
    """Yield, for each speed and tip, the aims around the ghost ball."""
    spread = REACH * (1 - pot.cut**2) ** 0.5 / pot.way
    for speed in speeds:
        # By how much the cue-ball's rub drags the ball along with it, in radians; the sign is the cut's.
        rub = TABLE.coefficients
        throw_angle = (rub.rub + rub.rub_slow * exp(-rub.rub_fade * speed)) * pot.cut
        middle = pot.angle - throw_angle * spread
        for side, height in tips:
            yield tuple(
                strike(frame, cue, pot.piece, middle + share * pot.window, speed, side, height)
                for share in aims
            )


def meeting(view: ImaginedFrame) -> Iterator[Strike]:
    """Yield strokes that meet a ball on, from its one edge to the other."""
    frame = view.frame
    for cue in places(view)[:3]:
        for piece in nearest(view, cue):
            x, y = (to - at for to, at in zip(view.layout.at[piece], cue, strict=True))
            edge = min(1.0, REACH / (hypot(x, y) or REACH))
            for contact in CONTACTS:
                for speed in SAFE_SPEEDS:
                    yield strike(frame, cue, piece, atan2(y, x) + asin(contact * edge), speed)


def breaking(view: ImaginedFrame) -> Iterator[Strike]:
    """Yield strokes that open a frame: thin on an outermost red, to bring the cue-ball back to baulk."""
    at = view.layout.at
    reds = sorted(view.pieces(("red",)), key=lambda piece: at[piece][0])
    for cue in places(view):
        for piece, sign in ((reds[0], 1.0), (reds[-1], -1.0)):
            x, y = at[piece][0] - cue[0], at[piece][1] - cue[1]
            for contact in BREAK_CONTACTS:
                angle = atan2(y, x) + sign * asin(contact * REACH / hypot(x, y))
                for speed in BREAK_SPEEDS:
                    for side in (0.0, -0.3 * sign):
                        yield strike(view.frame, cue, piece, angle, speed, side)


def kicking(view: ImaginedFrame) -> Iterator[Strike]:
    """Yield strokes that reach a ball on from one cushion, by its image in it."""
    for cue in places(view)[:2]:
        for piece in nearest(view, cue)[:3]:
            for x, y in _images(*view.layout.at[piece]):
                for speed in KICK_SPEEDS:
                    yield strike(view.frame, cue, piece, atan2(y - cue[1], x - cue[0]), speed)


def anywhere(view: ImaginedFrame) -> Iterator[Strike]:
    """Yield strokes in every direction, each said to be at the nearest ball on."""
    for cue in places(view)[:1]:
        piece = nearest(view, cue)[0]
        for n in range(AROUND):
            for speed in (0.7, *KICK_SPEEDS):
                yield strike(view.frame, cue, piece, 2 * pi * n / AROUND, speed)


def straight(view: ImaginedFrame) -> Strike:
    """Return a stroke straight at the nearest ball on, hard enough to reach it but for what stands in the way."""
    cue = places(view)[0]
    piece = nearest(view, cue)[0]
    x, y = (to - at for to, at in zip(view.layout.at[piece], cue, strict=True))
    return strike(view.frame, cue, piece, atan2(y, x), SAFE_SPEEDS[-1])


def strike(
    frame: Frame,
    cue: tuple[float, float],
    piece: str,
    angle: float,
    speed: float,
    side: float = 0.0,
    height: float = 0.0,
) -> Strike:
    """Return a stroke at a ball, with its place and its nomination where they must be said."""
    place = point(cue) if frame.in_hand else None
    ball = object_of(piece)
    must = frame.on == "colour" or (frame.free_ball and ball != frame.on)
    nomination = ball if must else None
    return Strike(angle, speed, side, height, place, nomination)


def nearest(view: ImaginedFrame, cue: tuple[float, float]) -> list[str]:
    """Return the nearest balls on."""
    pieces = view.pieces(may_nominate(view.frame))
    at = view.layout.at
    return sorted(pieces, key=lambda piece: hypot(at[piece][0] - cue[0], at[piece][1] - cue[1]))[:NEAREST]


def _images(x: float, y: float) -> Iterator[tuple[float, float]]:
    """Yield the images of a place in the four cushions, farther behind them the less speed a cushion keeps."""
    half, width, length = REACH / 2, TABLE.bed.width, TABLE.bed.length
    for kept in KEPT:
        yield half - (x - half) / kept, y
        yield width - half + (width - half - x) / kept, y
        yield x, half - (y - half) / kept
        yield x, length - half + (length - half - y) / kept
