"""Who of the hall is which entry of an event, or sits in a committee: never by a name alone."""

from collections.abc import Mapping
from typing import TypeAlias

import msgspec

from arbitro.desk.event import Event


class EntryClaim(msgspec.Struct, frozen=True):
    """Somebody of the hall, and what makes the name that they claimed theirs."""

    person: str
    number: int | None = None
    """The number of the entry; None for a member of a committee who is no entry."""


Claims: TypeAlias = Mapping[str, EntryClaim]
"""By the names under which somebody takes part."""


def claimable(event: Event, name: str) -> EntryClaim | None:
    """Return a claim to a name, of nobody yet; None where nobody in the event has it."""
    if entry := event.entries.get(name):
        return EntryClaim("", entry.number)
    return EntryClaim("") if _sits(event, name) else None


def holds(event: Event, name: str, claim: EntryClaim) -> bool:
    """Tell whether a claim is to whoever has the name now: another entry may have got it since."""
    if claim.number is None:
        return _sits(event, name)
    entry = event.entries.get(name)
    # Name and number: whoever gets another's name by a correction does not get their entry
    # (docs/security.md).
    return entry is not None and entry.number == claim.number


def followed(claims: Claims, before: Event, after: Event) -> dict[str, EntryClaim]:
    """Return claims as they stand after an act: an entry that was renamed stays whose it was.

    Numbers move only where an entry was taken back; what is not certain then is claimed anew.
    """
    # Most acts leave the entries alone, and they are the same object then.
    if before.entries is after.entries:
        return dict(claims)
    names = {entry.number: name for name, entry in after.entries.items()}
    same = len(before.entries) == len(after.entries)
    found = {name: claim for name, claim in claims.items() if claim.number is None}
    for name, claim in claims.items():
        if claim.number is None or not holds(before, name, claim):
            continue
        if same or holds(after, name, claim):
            found[names[claim.number] if same else name] = claim
    return found


def _sits(event: Event, name: str) -> bool:
    return any(name in dispute.members for dispute in event.disputes.values())
