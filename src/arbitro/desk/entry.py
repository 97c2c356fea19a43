"""An entry of an event, whatever it is: a player, a pair, a team."""

from typing import Literal

import msgspec

from arbitro.desk.numbers import Number

EntryState = Literal["entered", "approved", "waiting", "refused", "promoted", "withdrawn", "disqualified"]
LEFT: tuple[EntryState, ...] = ("withdrawn", "disqualified")


class Licence(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A licence, and the last day on which it is good."""

    until: str


class EventEntry(msgspec.Struct, frozen=True):
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
    country: str | None = None
    person: int | str | None = None
    """The number in the register of people."""
    birth_year: int | None = None
    licence: Licence | None = None
    handicap: Number | None = None
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
