"""An event as one journal: it opens with what was announced, and every act is an entry."""

from collections.abc import Mapping

import msgspec

from arbitro.desk.acts import Act
from arbitro.desk.event import Event
from arbitro.desk.judging import judge
from arbitro.desk.reading import read_event
from arbitro.desk.sealing import as_cast, told_keys
from arbitro.kernel import Fact, Malformed, Verdict
from arbitro.kernel.journal import BadJournal, Entry, Fault, Journal, Opened, Recorded, encode, seal_facts
from arbitro.kernel.pseudonyms import reveal_json, veil

DESK = "desk"
"""Who enters acts where nobody is named."""
_decode = msgspec.json.Decoder(Act).decode


class EventRecord(msgspec.Struct, frozen=True):
    """The journal of an event, and the event that it leads to."""

    journal: Journal
    event: Event

    @property
    def edition(self) -> str:
        """The law book of the event, or `desk`."""
        return self.journal.opened.edition

    def enter(self, act: Fact, author: str = DESK) -> tuple["EventRecord", Verdict[Event]]:
        """Judge an act; what is carried out, or leaves something owed, is one more entry."""
        verdict = judge(self.event, act)
        # Identity: a refused act gives the very same event back, and leaves no entry (append-only log).
        if verdict.state is self.event:
            return self, verdict
        # Events count in seconds, journals in milliseconds.
        at = 1000 * verdict.state.now
        journal = self.journal.append(Recorded(seal_facts([act])), author=author, at=at)
        return EventRecord(journal, verdict.state), verdict


def open_record(
    given: dict[str, object], edition: str, author: str = DESK, pseudonyms: Mapping[str, str] | None = None
) -> EventRecord:
    """Begin the journal of an event, with pseudonyms for names that have one, or raise Malformed."""
    event = read_event(given, edition)
    terms = veil(given, pseudonyms or {})
    return EventRecord(Journal.open(Opened(edition, terms), author=author, at=1000 * event.now), event)


def load_record(lines: bytes, head: str | None = None, seal: bytes = b"") -> EventRecord:
    """Read the journal of an event and follow it to its end, or raise BadJournal with the first bad entry.

    With the secret of the hall the votes of a ballot under way are opened too.
    """
    return follow_journal(Journal.load(lines, head), seal)


def follow_journal(journal: Journal, seal: bytes = b"") -> EventRecord:
    """Follow the journal of an event to its end, or raise BadJournal with the first bad entry."""
    # Pseudonyms become names, or labels of who was erased (docs/privacy.md), before anything is read.
    try:
        terms = msgspec.json.decode(reveal_json(encode(journal.opened.terms)))
        event = read_event(terms, journal.opened.edition, kept=True)
    except (Malformed, LookupError) as error:
        raise BadJournal(Fault(0, "bad-act")) from error
    keys = told_keys(journal.entries)
    for entry in journal.entries[1:]:
        event = _follow_entry(event, entry, keys, seal)
    return EventRecord(journal, event)


def acts(journal: Journal) -> list[Fact]:
    """Return the acts of a journal in their order."""
    return [act for entry in journal.entries[1:] for act in acts_in(entry)]


# A sealed vote that cannot be opened here is skipped: the event then stands as the public may see it.
def _follow_entry(event: Event, entry: Entry, keys: Mapping[int, bytes], seal: bytes) -> Event:
    for written in acts_in(entry):
        act = as_cast(written, entry, keys, seal)
        if act is None:
            continue
        after = judge(event, act).state
        # An entry that changes nothing cannot have been written by us: the journal
        # was tampered with, or is of another version.
        if after is event:
            raise BadJournal(Fault(entry.number, "bad-act"))
        event = after
    return event


def acts_in(entry: Entry) -> list[Fact]:
    """Return the acts of an entry; an event knows no other entries than acts."""
    if not isinstance(entry.act, Recorded):
        raise BadJournal(Fault(entry.number, "bad-act"))
    try:
        return [_decode(reveal_json(fact)) for fact in entry.act.facts]
    except msgspec.DecodeError as error:
        raise BadJournal(Fault(entry.number, "unreadable")) from error
