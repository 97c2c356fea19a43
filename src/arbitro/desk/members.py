"""Pairs and teams: who belongs to an entry, and who of them plays."""

from collections.abc import Mapping

from arbitro.desk.answer import no
from arbitro.desk.entry import Entry
from arbitro.desk.event import Event
from arbitro.desk.match import Match
from arbitro.kernel import Malformed, Refused


def fault_of(
    entries: Mapping[str, Entry], name: str, members: tuple[str, ...], boards: int | None
) -> Refused | None:
    """Return why an entry cannot have such members, or None: each sits in one entry, and a team fills its boards."""
    if boards is not None and len(members) < boards:
        return no("too_few_members")
    if not members:
        return None
    others = [entry for entry in entries.values() if entry.name != name and not entry.left]
    taken = {person for entry in others for person in (entry.name, *entry.members)}
    if len(set(members)) < len(members) or not all(members) or not taken.isdisjoint(members):
        return no("member_twice")
    return None


def checked(entries: dict[str, Entry], boards: int | None) -> dict[str, Entry]:
    """Return entries whose members can stand, or raise Malformed with the first that cannot."""
    seen: dict[str, str] = {}
    for entry in entries.values():
        key = f"given.entries[{entry.number - 1}].members"
        if boards is not None and len(entry.members) < boards:
            raise Malformed(key, "desk-too-few-members", boards=str(boards))
        for person in entry.members:
            if person in seen or (person in entries and person != entry.name):
                raise Malformed(key, "desk-name-twice", name=person)
            seen[person] = entry.name
    return entries


def line_up(event: Event, match: Match, name: str) -> tuple[str, ...]:
    """Return who plays the boards of a team match for a side: whom it has named, else the first of its members."""
    return match.line_ups.get(name) or event.entries[name].members[: event.setup.boards]
