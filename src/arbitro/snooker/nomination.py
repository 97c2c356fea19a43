"""Which balls the striker may nominate."""

from arbitro.snooker.balls import COLOURS, VALUE, Ball, Colour
from arbitro.snooker.frame import Frame


def may_nominate(frame: Frame) -> tuple[Ball, ...]:
    """Return the balls that may be nominated as the ball on."""
    if frame.on is None:
        return ()
    if frame.on == "colour":
        return tuple(colour for colour in COLOURS if colour in frame.colours)
    if frame.free_ball:
        return (*(("red",) if frame.reds else ()), *frame.colours)
    return (frame.on,)


def may_declare(frame: Frame, ball: Ball) -> bool:
    """Tell whether the striker may say now that they play at a ball."""
    return frame.striker is not None and ball != frame.declared and ball in may_nominate(frame)


def next_colour(frame: Frame, colour: Colour) -> Colour | None:
    """Return the colour that is on once another is potted in the final order."""
    others = [other for other in frame.colours if other != colour]
    return next((other for other in others if VALUE[other] > VALUE[colour]), others[0] if others else None)
