"""What a machine player would tell somebody who asks: a few acts, with what they promise."""

from typing import Any, Literal

import msgspec

Kind = Literal["move", "word", "pot", "safe", "break", "man"]


class Hint(msgspec.Struct, frozen=True, omit_defaults=True):
    """One act worth thinking about; the best of several stands first."""

    kind: Kind
    """A move or a word of backgammon; a pot or a safe stroke of snooker; a break or a stroke at a man of carrom."""
    event: Any
    """The act as it is entered in the hall."""
    worth: float
    """Backgammon: what it is worth in points for money; else what the player reckons with, in points of the game."""
    chance: float | None = None
    """How often it succeeds in a hand of middling strength, or how often the game is won after it."""
    target: str = ""
    """The ball or the man that it is played at."""
