"""The numbers and the lists in which editions can differ."""

import msgspec


class BackgammonParameters(msgspec.Struct, frozen=True, kw_only=True):
    """The numbers of an edition, and what can be named in it with its clause; its own file names the law of each."""

    breaks: tuple[tuple[int, int], ...]
    """From which length on each player has how many breaks, the longest first."""
    between_the_rows: tuple[int, ...]
    """Lengths that stand in no row of the book."""
    break_minutes: int
    """How long a break is."""
    late_minutes: int
    """The delay that costs one point."""
    bank_s_per_point: int
    """The bank for each point of the match."""
    delay_s: int
    """The delay before each move."""
    pauses: dict[str, str]
    """Why the clock may be paused."""
    requests: dict[str, str]
    """What a player may ask for."""
    announcements: dict[str, str]
    """What the director may announce."""
    baffle_box: dict[str, str]
    """Why a baffle box is used."""
    clock: dict[str, str]
    """Why a clock is used."""
    settings: dict[str, str]
    """Why the times of a clock are set."""

    def breaks_in(self, length: int) -> int:
        """Return how many breaks each player has in a match of a length."""
        return next(breaks for least, breaks in self.breaks if length >= least)
