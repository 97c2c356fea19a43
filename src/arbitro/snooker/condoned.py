"""The frame as it is when a foul was not called before the next stroke."""

from msgspec.structs import replace

from arbitro.snooker.balls import VALUE, AnyBall, Ball, Colour
from arbitro.snooker.contact import colours_among, free_ball, target
from arbitro.snooker.facts import SnookerStroke
from arbitro.snooker.frame import Frame


def condone(frame: Frame) -> Frame:
    """Return the frame as if the stroke had been fair; a foul outside a stroke never happened."""
    assert frame.before
    before = frame.before
    if frame.last is None:
        return replace(before, penalty=None)
    # Count what was potted and give the turn to whom it belongs.
    stroke = frame.last
    player = before.place_of(stroke.by)
    assert player is not None
    points = _points(before, stroke)
    side = before.side(player)
    score = list(before.score)
    score[side] += points
    after = replace(
        frame,
        before=None,
        penalty=None,
        choosing=False,
        offender=None,
        original=None,
        outcome=None,
        free_ball=False,
        respotted=before.respotted,
        lot=False,
        in_hand="cue" in stroke.gone,
        mislaid=before.astray if _in_order(before, stroke) else before.mislaid,
        score=(score[0], score[1]),
        colours=_colours_left(before, stroke),
        spotted=tuple(pair for pair in frame.spotted if pair[0] in _colours_left(before, stroke)),
        striker=player if points else before.following(player),
        break_points=(before.break_points if player == before.striker else 0) + points if points else 0,
    )
    # A colour that was potted as a red (a free ball) is followed by a colour, as a red is.
    as_red = before.on == "red" and target(before, stroke) in colours_among(stroke.potted)
    follows_red = points and ("red" in stroke.potted or as_red)
    return replace(after, on="colour" if follows_red else after.first_on)


def _points(before: Frame, stroke: SnookerStroke) -> int:
    """Return what the potted balls count; a free ball counts as the ball on."""
    free = free_ball(before, stroke)
    if free in stroke.potted and before.on in stroke.potted and before.on != "red":
        return sum(_value(before, ball, None) for ball in stroke.potted if ball != free)
    return sum(_value(before, ball, free) for ball in stroke.potted)


def _value(before: Frame, ball: AnyBall, free: Ball | None) -> int:
    if ball == "cue":
        return 0
    return VALUE[str(before.on)] if ball == free else VALUE[ball]


def _in_order(before: Frame, stroke: SnookerStroke) -> bool:
    """Tell whether the ball on in the final order was potted."""
    return before.on not in ("red", "colour", None) and before.on in stroke.potted


def _colours_left(before: Frame, stroke: SnookerStroke) -> tuple[Colour, ...]:
    gone = before.on if _in_order(before, stroke) else None
    return tuple(colour for colour in before.colours if colour != gone)
