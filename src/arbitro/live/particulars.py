"""What the hall remembers of a match beside its journal: how it is played, by whom, for whom it is open."""

from typing import Any, Literal

import msgspec

from arbitro.backgammon.dice import Change
from arbitro.kernel.plugin import side_of

Mode = Literal["umpired", "played"]
Held = Literal["protest", "disputed", "suspended", "over"]
"""What the desk has decided about a match of its event."""


class Seat(msgspec.Struct, frozen=True):
    """One of those who play."""

    side: str
    """The fixed word of the game: `A`, `B`, `A1`, `X`, `O`."""
    name: str
    person: str | None = None
    """Who sits there, where it is somebody known to the hall."""
    house: int | None = None
    """The strength of the house player who sits there."""
    invited: bool = False
    """Whether the seat waits for somebody to join."""


class Particulars(msgspec.Struct, frozen=True):
    """A match as the hall keeps it."""

    mode: Mode
    seats: tuple[Seat, ...]
    owner: str = ""
    """Who made it."""
    casual: bool = False
    """Whether a guest made it, for himself and his like."""
    private: bool = False
    clock: Literal["hall", "entered"] = "entered"
    """Whether the hall runs the clocks, or they are entered by hand."""
    table: str | None = None
    event: str | None = None
    """The event of the desk to which it belongs."""
    options: dict[str, Any] = {}
    lease: str | None = None
    """Who alone may enter acts; None while anyone entitled may."""

    desk: Held | None = None
    """What the desk has decided about it; None while it goes on as the table has it."""
    dice: dict[str, str] = {}
    """Of backgammon whose dice are exchanged: what each side has committed to, empty while it owes that."""
    chains: tuple[Change, ...] = ()
    """Chains that took the place of those during the match."""

    def seat_of(self, person: str) -> Seat | None:
        """Return where somebody sits."""
        return next((seat for seat in self.seats if seat.person == person), None)

    def sides_of(self, person: str) -> frozenset[str]:
        """Return the sides for which somebody plays; both where he has seats of both."""
        return frozenset(side_of(seat.side) for seat in self.seats if seat.person == person and person)

    @property
    def stray(self) -> int | None:
        """The strength like which the hands of people stray; None where they are as steady as they aim."""
        return self.options.get("stray")

    @property
    def laid(self) -> tuple[tuple[str, float, float], ...]:
        """The position that was set up by hand, in the hall's millimetres; empty for a match from its beginning."""
        found = self.options.get("position")
        return tuple((one["piece"], one["x"], one["y"]) for one in found) if isinstance(found, list) else ()

    def hot_seat(self, person: str) -> bool:
        """Tell whether one person plays all the seats that no machine has."""
        people = {seat.person for seat in self.seats if seat.house is None}
        return people == {person}

    @property
    def waiting(self) -> bool:
        """Whether somebody is still to come."""
        return any(seat.invited and seat.person is None for seat in self.seats)
