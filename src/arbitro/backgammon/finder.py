"""Who finds the legal plays of a roll: the compiled core where this machine has it, else plain Python."""

from functools import cache
from importlib.machinery import EXTENSION_SUFFIXES
from typing import Protocol

from arbitro.backgammon.moves import PlainPlays
from arbitro.kernel.plugin import load

CORE = "arbitro.backgammon.core.plays"
"""Named, not imported: the laws stand without it, as in a browser. It finds the same plays in the same order."""


class Finder(Protocol):
    """Finds the plays of one roll on one board; asked anew, it forgets the last."""

    @property
    def count(self) -> int:
        """How many plays were found."""
        ...

    @property
    def used(self) -> int:
        """How many dice they use."""
        ...

    def find(self, board: bytes, first: int, second: int) -> int:
        """Find the legal plays of a roll and return to how many positions they lead."""
        ...

    def results(self) -> list[bytes]:
        """Return the boards after each play, from the mover's side."""
        ...

    def steps(self, index: int) -> tuple[tuple[int, int], ...]:
        """Return the steps of one of the plays, each as from and to."""
        ...


def finder() -> Finder:
    """Return a finder of plays."""
    return _finder()()


@cache
def _finder() -> type[Finder]:
    # Cython's file may lie there uncompiled: as plain Python the core is slower than the plays that were
    # written for it.
    try:
        core = load(CORE)
    except ImportError:
        return PlainPlays
    return core.Plays if str(core.__file__).endswith(tuple(EXTENSION_SUFFIXES)) else PlainPlays
