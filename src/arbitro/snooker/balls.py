"""The balls, their values and the spots that bear their names."""

from typing import Literal, TypeAlias, get_args

Colour: TypeAlias = Literal["yellow", "green", "brown", "blue", "pink", "black"]
Ball: TypeAlias = Literal["red"] | Colour
"""An object ball; all reds are alike."""
AnyBall: TypeAlias = Literal["cue"] | Ball
On: TypeAlias = Ball | Literal["colour"]
"""What is on: red, one colour in the final order, or any colour that the striker nominates."""

COLOURS: tuple[Colour, ...] = get_args(Colour)
"""The colours from the lowest value up; each names its spot too."""
BALLS: tuple[Ball, ...] = ("red", *COLOURS)
ANY_BALLS: tuple[AnyBall, ...] = ("cue", *BALLS)

VALUE: dict[str, int] = {ball: value for value, ball in enumerate(BALLS, start=1)}
"""The value of each object ball (1.2, 3.1.a)."""
ALL_COLOURS = sum(VALUE[colour] for colour in COLOURS)
"""What the six colours are worth together: 27."""
