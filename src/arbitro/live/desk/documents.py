"""What an event looks like on the wire."""

from typing import Any

import msgspec
from msgspec import UNSET, UnsetType

from arbitro.desk.event import Consequences, EventAmendment
from arbitro.desk.eventstate import DeskMatch, EventState
from arbitro.desk.offer import DeskOffer
from arbitro.desk.setup import Setup
from arbitro.desk.standing_tables import StandingTable
from arbitro.live.documents import RefusalText, RulingText


class EntryShown(msgspec.Struct, frozen=True):
    """Somebody who has entered."""

    name: str
    number: int
    state: str
    club: str | None
    rating: float | None
    seed: int | None
    category: str | None
    person: int | str | None = None
    """The number in the register; the public has it of those who agree that their page is public."""


class TapShown(msgspec.Struct, frozen=True):
    """An act that settles something, or the sheet that leads to it."""

    says: str
    event: Any
    sheet: str | None
    look: str


class WaitShown(msgspec.Struct, frozen=True):
    """Something that waits for a decision."""

    kind: str
    about: str
    urgency: str
    title: str
    text: str
    law: str
    address: str
    until: int | None
    values: dict[str, str]
    taps: list[TapShown]


class DeedShown(msgspec.Struct, frozen=True):
    """One of the last acts."""

    number: int
    at: int
    author: str
    acts: list[str]
    about: list[str]
    """The match, the player or the dispute that each is about; nothing where it is about the event."""
    line: int
    """The number of the last of them, by which it is undone."""


class LotsShown(msgspec.Struct, frozen=True):
    """What a verifiable draw was made from."""

    seed: str
    public: str | None
    drawn: list[str]
    """Those who were drawn, in the order that the desk says; anybody can compute it again."""


class SetupShown(Setup, frozen=True, kw_only=True):
    """What was announced of an event."""

    commit: str | None
    """The seal of the draw's seed, where it is drawn in public."""


class EventShown(msgspec.Struct, frozen=True):
    """An event, as the one who asks may see it."""

    id: str
    title: str
    edition: str
    sequence: int
    head: str
    opened: int
    """When it was opened, in milliseconds since 1970."""
    now: int
    """Seconds since then, by the hall's clock."""
    setup: SetupShown
    one_table: bool
    """Whether everybody stands in one table: no bracket, no groups."""
    in_rounds: bool
    """Whether each round is paired when the one before is over."""
    brackets: list[list[str]]
    """The brackets, each by its rounds, in the order in which they are shown; empty before the draw."""
    levels: list[str]
    """By what those in a table are put in order, one after the other."""
    tables: dict[str, StandingTable]
    """How the standings of each group are laid out, or those of all under an empty name."""
    entries: list[EntryShown]
    event: EventState
    """What stands: the keys of a desk case."""
    told: dict[str, dict[str, Any]]
    """Of each match that is reported or disputed: what each side has told; for officials."""
    links: dict[str, str]
    """The hall's match of each match that was called."""
    lots: LotsShown | None
    """The seed of the draw, once it is made, and what the floor called."""
    waits: list[WaitShown]
    """What waits for a decision; for officials."""
    last: list[DeedShown]
    """The last acts, the newest first; for officials."""
    taken: list[str]
    """Which of its tables another event of the hall has now."""
    redo: bool
    """Whether something that was taken back may come again."""
    offers: dict[str, DeskOffer]
    """What may be entered of the event itself, by name; for officials."""


class EventAnswer(msgspec.Struct, frozen=True):
    """What is answered to an act of the desk."""

    sequence: int
    head: str
    rulings: list[RulingText]
    say: list[str]
    refused: RefusalText | None
    event: EventShown | UnsetType = UNSET
    """The event after it, for whoever asks for whole views."""
    place: int | None = None
    """Of several acts: the how many-th was refused, so that none was entered."""
    repeated: bool | msgspec.UnsetType = msgspec.UNSET
    """True where the command had been carried out before: what it brought then, and the event as it stands now."""
    base: int | UnsetType = UNSET
    """The sequence from which `changes` lead to this one."""
    changes: dict[str, Any] | UnsetType = UNSET
    """A JSON merge patch from the caller's own view at `base`; `last` beside it."""
    last: list[DeedShown] | UnsetType = UNSET


class EventData(msgspec.Struct, frozen=True):
    """The data of a message about an event on a stream."""

    match: str
    """The event: journals of matches and events have their names from one list."""
    sequence: int
    head: str
    entry: msgspec.Raw | None
    """What was entered, for the office alone; none where a message only says how the event stands."""
    rulings: list[RulingText]
    say: list[str]
    desk: str
    view: EventShown | UnsetType = UNSET
    """The whole view; not there on streams of changes but at their beginning, nor on those without views."""
    base: int | UnsetType = UNSET
    """The sequence from which `changes` lead to this one."""
    changes: dict[str, Any] | UnsetType = UNSET
    """A JSON merge patch from the reader's own view at `base`; `last` beside it."""
    last: list[DeedShown] | UnsetType = UNSET


class PairTold(msgspec.Struct, frozen=True):
    """A pair of a Swiss, and why it was made, in words."""

    match: str
    sides: tuple[str, str]
    why: list[str]


class Previewed(msgspec.Struct, frozen=True):
    """What an act would do, without doing it."""

    refused: RefusalText | None
    rulings: list[RulingText]
    consequences: Consequences | None
    changed: dict[str, tuple[DeskMatch, DeskMatch]]
    """Each match that it would change: as it is, and as it would be."""
    pairs: list[PairTold]
    """The round of a Swiss that it would bring, each pair with its reasons."""
    sound: bool
    """Whether that round is as the rule would have it."""
    amendment: EventAmendment | None = None
    """What would be changed of what was announced: from what to what, and whom or which matches it concerns."""


class StandingLine(msgspec.Struct, frozen=True):
    """A line of the standings, in words."""

    text: str


class EventLine(msgspec.Struct, frozen=True):
    """An event in a list."""

    id: str
    title: str
    edition: str
    format: str
    stage: str
    entries: int
    created: int
