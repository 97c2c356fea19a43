"""Who gives a command, as far as matches need to know it."""

from collections.abc import Callable

import msgspec


class Actor(msgspec.Struct, frozen=True):
    """Whoever acts in a match; where they sit, its seats say."""

    author: str
    """How they are called in the journal."""
    id: str = ""
    """Empty for whoever is not known to a hall."""
    director: bool = False
    """Whether they need nobody's leave."""
    may_end_review: bool = True
    """Whether they may end the review of a protest; in a match of an event its desk alone may."""
    round_trip: Callable[[], int] = lambda: 0
    """How long a word to their device and back takes now, in milliseconds; 0 if unknown."""
