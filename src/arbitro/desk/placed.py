"""A line of a standing: where a player stands, and by what."""

import msgspec

from arbitro.desk.numbers import Number


class EventStanding(msgspec.Struct, frozen=True, rename={"scored": "for"}):
    """Where a player stands, and by what."""

    name: str
    place: int | None = None
    """None for a player who is not ranked."""
    played: int = 0
    wins: int = 0
    h2h: Number | None = None
    """Wins, or points, among those level when it was reached; None where it was not needed."""
    difference: Number = 0
    scored: Number = 0
    against: Number = 0
    buchholz: Number = 0
    sonneborn: Number = 0
    by: str | None = None
    """The tie-break that put the player below the one above; None: first, or level with the one above."""
    points: Number | None = None
    """Less what was deducted; None in an event not by points."""
    draws: int | None = None
    losses: int | None = None
    deducted: Number | None = None
    named: dict[str, Number] = {}
    """The tie-breaks that are announced, by their names."""

    def value(self, column: str) -> Number | None:
        """Return what the player has in a tie-break of the event, or of matches won, drawn and lost."""
        if column in self.named:
            return self.named[column]
        found: Number | None = getattr(self, column) if column in ("h2h", "wins", "draws", "losses") else None
        return found
