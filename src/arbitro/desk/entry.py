"""An entry of an event, whatever it is: a player, a pair, a team."""

from typing import Literal

import msgspec

EntryState = Literal["entered", "approved", "refused", "promoted", "withdrawn", "disqualified"]
LEFT: tuple[EntryState, ...] = ("withdrawn", "disqualified")


class Entry(msgspec.Struct, frozen=True):
    """Who has entered, and in which state the entry is."""

    name: str
    number: int
    """The place in the list of entries, from 1: what the verifiable draw is computed from."""
    seed: int | None = None
    club: str | None = None
    rating: float | None = None
    category: str | None = None
    members: tuple[str, ...] = ()
    """Of a pair or a team: who belongs to it, the line-up first; empty for a single player."""
    state: EntryState = "approved"
    drawn: bool = False
    """Whether the entry was in the draw, or came in after it."""

    @property
    def people(self) -> tuple[str, ...]:
        """Who may sit down for it."""
        return self.members or (self.name,)

    @property
    def left(self) -> bool:
        """Whether it has withdrawn or was disqualified."""
        return self.state in LEFT
