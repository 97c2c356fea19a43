"""One live event: its journal, the hall's time for it, and what the hall remembers beside it."""

from collections.abc import Callable
from typing import Literal

import msgspec
from msgspec.structs import replace

from arbitro.desk.event import Event
from arbitro.live.commits import Living
from arbitro.live.desk.claims import EntryClaim, claimable, holds
from arbitro.live.desk.documents import EventShown
from arbitro.live.desk.sitting import DeskHeard, DeskSitting
from arbitro.live.time_source import Time
from arbitro.store import Store


class Differing(msgspec.Struct, frozen=True):
    """What a table says now of a match that the desk has as over; no winner where its end was taken back."""

    winner: str | None = None
    score: dict[str, int] | None = None


class TableProtest(msgspec.Struct, frozen=True):
    """What was protested at a table, where the desk could not take it as a claim of a side by itself."""

    text: str = ""
    by: str | None = None
    """The side that protests; None where an official noted it."""


class Notes(msgspec.Struct, frozen=True):
    """An event as the hall keeps it."""

    title: str = ""
    owner: str = ""
    """Who made it."""
    private: bool = False
    clock: Literal["hall", "entered"] = "hall"
    """Whether time passes by the hall's clock, or only by `tick`."""
    matches: Literal["umpired", "played", "none"] = "umpired"
    """What opens in the hall when a match is called: umpired, played here where both sides can, or nothing."""
    people: dict[str, str] = {}
    """Who of the hall is who by name, as it was kept before claims; read into them."""
    claims: dict[str, EntryClaim] = {}
    """Who of the hall is which entry, or which member of a committee."""
    links: dict[str, str] = {}
    """The hall's match of each match of the event that was called."""
    house: dict[str, int] = {}
    """Entries that the house plays, and how strongly."""
    shares: bool = False
    """Whether its players and tables are also those of the hall's other events that share."""
    corrections: dict[str, Differing] = {}
    """Matches of which a table says otherwise than the desk; the director decides."""

    protests: dict[str, TableProtest] = {}
    """Matches of which a table protests, and whose claim is to be made at the desk."""


class LiveEvent(Living[DeskSitting, DeskHeard]):
    """An event that lives: time goes on for it also while the hall is closed."""

    def __init__(
        self, name: str, notes: Notes, sitting: DeskSitting, created: int, store: Store, time: Time
    ) -> None:
        super().__init__(name, sitting, store, time)
        self.notes = _with_claims(notes, sitting.event)
        self.papers: dict[tuple[str, str, str, tuple[str, ...]], dict[str, str]] = {}
        """Votes on paper that one of two officials has sent, with who has: kept until the other does."""
        self._views: dict[tuple[str, str], list[tuple[tuple[object, ...], EventShown]]] = {}
        self.created = created
        """When it was opened, in milliseconds since 1970."""
        begun = sitting.journal.entries[0].at
        # By the calendar, for its time goes on while the hall is closed; never before its last entry, should
        # that be set back.
        self._base = max(sitting.journal.at, begun + time.wall() - created)
        self._since = time.steady()
        self.elsewhere: Callable[[], dict[str, str]] = dict
        """Which players and tables are taken in other events of the hall, and in which."""
        self.agreed: Callable[[], frozenset[str]] = frozenset
        """The numbers of those in the register who agree that their page is public."""

    @property
    def now(self) -> int:
        """The moment, in milliseconds since the event was opened."""
        if self.notes.clock == "entered":
            return 1000 * self.sitting.event.now
        return self._base + self._time.steady() - self._since

    @property
    def seconds(self) -> int:
        """The moment, in whole seconds."""
        return self.now // 1000

    @property
    def event(self) -> Event:
        """The event as it stands at this moment."""
        return self.sitting.at(self.seconds)

    def once(
        self, what: tuple[str, str], of: tuple[object, ...], make: Callable[[], EventShown]
    ) -> EventShown:
        """Return the view that was made last, or last but one, of the very same things, or make it."""
        kept = self._views.setdefault(what, [])
        # Two are kept, because changes are told from the view before an act to the one after it.
        for place, (known, view) in enumerate(kept):
            if known[0] is of[0] and known[1] is of[1] and known[2:] == of[2:]:
                kept.insert(0, kept.pop(place))
                return view
        made = make()
        kept[:] = [(of, made), *kept[:1]]
        return made

    def hear_again(self, first: int, last: int) -> tuple[DeskSitting, tuple[DeskHeard, ...]]:
        """Return the event as it stood before some entries, and what each of them brought."""
        return self.sitting.hear_again(first, last)

    def note(self, **changes: object) -> None:
        """Remember something else of it."""
        self.notes = replace(self.notes, **changes)

    def known_as(self, person: str) -> frozenset[str]:
        """Return the names under which somebody takes part."""
        claims = [(name, one) for name, one in self.notes.claims.items() if one.person == person]
        return frozenset(name for name, one in claims if holds(self.sitting.event, name, one))

    def person_of(self, name: str) -> str | None:
        """Return who of the hall has a name in it."""
        claim = self.notes.claims.get(name)
        return claim.person if claim is not None and holds(self.sitting.event, name, claim) else None

    def claimed(self, name: str, person: str) -> dict[str, EntryClaim]:
        """Return all claims with that of somebody to a name; without it where nobody has the name."""
        claim = claimable(self.sitting.event, name)
        return self.notes.claims | ({name: replace(claim, person=person)} if claim else {})


def _with_claims(notes: Notes, event: Event) -> Notes:
    """Return what is remembered, with what was kept by name alone as claims to whoever has the name now."""
    if not notes.people:
        return notes
    old = {
        name: replace(claim, person=who)
        for name, who in notes.people.items()
        if (claim := claimable(event, name))
    }
    return replace(notes, people={}, claims=old | notes.claims)
