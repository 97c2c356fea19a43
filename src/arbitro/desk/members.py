"""Pairs and teams: who belongs to an entry, and who of them plays."""

from collections.abc import Iterable, Mapping

from arbitro.desk.answer import no
from arbitro.desk.entry import EventEntry
from arbitro.desk.event import Event
from arbitro.desk.match import BYE, DRAW, EventMatch
from arbitro.kernel import Malformed, Refused
from arbitro.kernel.names import LONGEST_NAME, can_be_shown, look_of


def looks_like(entries: Iterable[str], name: str) -> str | None:
    """Return the entry that looks the same: names that differ in case, spaces or unseen signs alone are one."""
    # Homographs: names that nobody can tell apart are one, for entries, guests and seats alike.
    look = look_of(name)
    return next((other for other in entries if look_of(other) == look), None)


def fault_of(
    entries: Mapping[str, EventEntry], name: str, members: tuple[str, ...], boards: int | None
) -> Refused | None:
    """Return why an entry cannot have such members, or None: each sits in one entry, and a team fills its boards."""
    # With fewer members than boards no line-up would ever be possible.
    if boards is not None and len(members) < boards:
        return no("too_few_members")
    if not members:
        return None
    others = [entry for entry in entries.values() if entry.name != name and not entry.left]
    taken = {look_of(person) for entry in others for person in (entry.name, *entry.members)}
    looks = [look_of(person) for person in members]
    if len(set(looks)) < len(looks) or not taken.isdisjoint(looks):
        return no("member_twice")
    return None


def check_members(entries: dict[str, EventEntry], boards: int | None) -> dict[str, EventEntry]:
    """Return entries whose members can stand, or raise Malformed with the first that cannot."""
    seen = set[str]()
    looks = {look_of(name): name for name in entries}
    for entry in entries.values():
        key = f"given.entries[{entry.number - 1}].members"
        if boards is not None and len(entry.members) < boards:
            raise Malformed(key, "desk-too-few-members", boards=str(boards))
        for person in entry.members:
            look = look_of(person)
            if look in seen or looks.get(look, entry.name) != entry.name:
                raise Malformed(key, "desk-name-twice", name=person)
            seen.add(look)
    return entries


def legible(names: Iterable[str], key: str) -> None:
    """Raise Malformed where a name cannot be shown, or stands for a bye or a draw."""
    for name in names:
        if look_of(name) in (BYE, DRAW) or not can_be_shown(name):
            raise Malformed(key, "desk-no-name", most=str(LONGEST_NAME))


def line_up(event: Event, match: EventMatch, name: str) -> tuple[str, ...]:
    """Return who plays the boards of a team match for a side: whom it has named, else the first of its members."""
    return match.line_ups.get(name) or event.entries[name].members[: event.setup.boards]
