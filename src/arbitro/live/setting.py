"""How a match is set: in which way it is entered, who sits where, who keeps its time, what the desk holds of it."""

from typing import Any, Literal

import msgspec

from arbitro.kernel.plugin import side_of

Mode = Literal["umpired", "played"]
Held = Literal["protest", "disputed", "suspended", "over"]
"""What the desk has decided about a match of its event."""
FROZEN: tuple[Held | None, ...] = ("disputed", "suspended", "over")
"""Where nothing is entered at the table; under a protest alone play goes on (150)."""


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


class MatchSetting(msgspec.Struct, frozen=True):
    """A match as whoever tells it has to know it."""

    mode: Mode
    seats: tuple[Seat, ...]
    owner: str = ""
    """Who made it."""
    casual: bool = False
    """Whether a guest made it, for themself and their like."""
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

    def seat_of(self, person: str) -> Seat | None:
        """Return where somebody sits."""
        return next((seat for seat in self.seats if seat.person == person), None)

    def sides_of(self, person: str) -> frozenset[str]:
        """Return the sides for which somebody plays; both where they have seats of both."""
        return frozenset(side_of(seat.side) for seat in self.seats if seat.person == person and person)

    def plays(self, person: str) -> bool:
        """Tell whether somebody sits at a match that is played in the hall."""
        return self.mode == "played" and bool(person) and self.seat_of(person) is not None

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
