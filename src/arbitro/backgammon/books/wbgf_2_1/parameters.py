"""The numbers of the edition, each with its law."""

import msgspec


class Parameters(msgspec.Struct, frozen=True):
    """The numbers by which the WBGF rules of version 2.1 are played."""

    breaks: tuple[tuple[int, int], ...] = ((25, 4), (19, 3), (13, 2), (6, 1), (0, 0))
    """2.2.ii: from which length on each player has how many breaks."""
    between_the_rows: tuple[int, ...] = (6, 12, 18, 24)
    """2.2.ii: lengths that stand in no row of the book."""
    late_minutes: int = 5
    """2.2.v: the delay that costs one point."""
    bank_s_per_point: int = 120
    """3.5.v: the bank for each point of the match."""
    delay_s: int = 12
    """3.5.v: the delay before each move."""

    def breaks_in(self, length: int) -> int:
        """Return how many breaks each player has in a match of a length."""
        return next(breaks for least, breaks in self.breaks if length >= least)


PARAMETERS = Parameters()
