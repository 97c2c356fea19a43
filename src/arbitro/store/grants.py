"""What a device may do: each grant has a giver, a scope and an end, and ends with what its giver holds."""

from collections.abc import Iterable
from typing import Protocol

import msgspec

ROLES = ("director", "desk", "chief", "umpire", "marker", "player", "committee", "screen", "spectator")
RIGHTS = ("copy",)
"""What an account may be given beside roles, and a device never: to keep a live copy of the whole hall."""
HOLDS: dict[str, frozenset[str]] = {
    "director": frozenset(ROLES),
    "desk": frozenset(("desk", "umpire", "marker", "player", "committee", "screen", "spectator")),
    "chief": frozenset(("chief", "umpire", "marker", "screen", "spectator")),
    "umpire": frozenset(("umpire", "marker", "screen", "spectator")),
    "marker": frozenset(("marker", "screen", "spectator")),
}
"""What whoever has a role may give of it: nothing that they do not hold."""
BEFORE_GIVERS = "join"
"""What stands for the giver of grants from the time before givers were kept."""
LONGEST = 8
"""How many hands a grant may have gone through."""


class Grant(msgspec.Struct, frozen=True):
    """What a device may do."""

    id: str
    device: str
    role: str
    scope: str
    """`table`, `match` or `hall`."""
    object: str
    granted_by: str
    """The id of the account or the device that gave it."""
    granted: int
    revoked: int | None = None
    until: int | None = None
    """When it ends by itself."""


class Giver(msgspec.Struct, frozen=True):
    """Whoever has given something, as they stand now."""

    roles: frozenset[str] = frozenset()
    """The roles of an account that is not closed; a device has what its grants give."""
    grants: tuple[Grant, ...] = ()
    device: bool = False


class Givers(Protocol):
    """Looks up those who have given something."""

    def giver(self, name: str) -> Giver | None:
        """Return somebody by their id; None for whoever was shut out."""
        ...

    def owner(self, match: str) -> str:
        """Return who made a match."""
        ...


def in_force(found: Iterable[Grant], givers: Givers, now: int, hands: int = LONGEST) -> tuple[Grant, ...]:
    """Return the grants that hold now: not taken back, not over, and their givers hold what they gave."""
    return tuple(grant for grant in found if holds(grant, givers, now, hands))


def holds(grant: Grant, givers: Givers, now: int, hands: int = LONGEST) -> bool:
    """Tell whether a grant holds now."""
    # The bound on hands also ends the search where two devices have given the same to one another.
    if grant.revoked is not None or (grant.until is not None and grant.until <= now) or not hands:
        return False
    if grant.granted_by == BEFORE_GIVERS:
        return True
    # Asked at every request, so that a grant ends with what its giver holds (hall.md, People).
    giver = givers.giver(grant.granted_by)
    if giver is None:
        return False
    # A guest has no role and yet acts in a casual match of their own (hall.md, Who is asking): so they may
    # let others umpire there.
    own = grant.scope == "match" and givers.owner(grant.object) == grant.granted_by
    if own and grant.role in HOLDS["umpire"]:
        return True
    mine = in_force(giver.grants, givers, now, hands - 1)
    held = {one.role for one in mine if one.scope == "hall" or _includes(one, grant)}
    return any(grant.role in HOLDS.get(role, ()) for role in held | giver.roles)


def _includes(mine: Grant, given: Grant) -> bool:
    """Tell whether one grant is as wide as another; a table's includes the matches that were handed over there."""
    if (mine.scope, mine.object) == (given.scope, given.object):
        return True
    return mine.scope == "table" and given.scope == "match"
