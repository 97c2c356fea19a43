"""What stands above and below any paper of a match: where, when and under whom it is played."""

from collections.abc import Callable
from typing import Any

import msgspec

from arbitro.kernel import Sitting


class Occasion(msgspec.Struct, frozen=True, kw_only=True):
    """The head and the foot of a paper; what is not known is left to be written."""

    championship: str = ""
    event: str = ""
    round: str = ""
    date: str = ""
    time: str = ""
    match: str = ""
    umpire: str = ""
    table: str = ""
    act: int | None = None
    """The number of the last act that the paper shows; None on a blank one."""
    head: str = ""
    """The digest of that act, by which the journal can be found again."""


class MatchPaper(msgspec.Struct, frozen=True):
    """The official paper of a game's matches."""

    template: str
    filled: Callable[[Sitting[Any, Any], Occasion], object]
    """What the template takes for a match as it stands."""
    blank: Callable[[Occasion, tuple[str, str], int | None], object]
    """What it takes with nothing but the occasion, the names and, where it matters, the length filled in."""
    names_event: bool = True
    """Whether it has a line for the event beside that for the championship."""
