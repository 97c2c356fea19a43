"""Who may do what, to which object, and see which field of it: every rule as data, and the functions that obey it.

A role holds where it was given: an account's everywhere but in casual matches, a grant's within its scope alone.
A tie is what somebody has with one object: a seat in a match, having made it, being an entry of an event.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias

import msgspec

from arbitro.live.match import LiveMatch
from arbitro.live.particulars import Particulars
from arbitro.live.visibility import DIRECTOR, OFFICIAL, PLAYER, PUBLIC, Audience
from arbitro.store.grants import HOLDS, ROLES, Grant
from arbitro.web.hall.people import OFFICIALS, Person

if TYPE_CHECKING:
    from arbitro.live.desk import LiveEvent

Of: TypeAlias = Literal["hall", "match", "event"]
REFEREES = ("director", "desk", "chief", "umpire", "marker")
"""The officials of a match, in the order in which they are printed."""
PLAYING = (*REFEREES, "player")
RUNNING = ("director", "desk", "chief")
SEAT, CASUAL_SEAT, OWNER, ENTRY, ANYONE = "seat", "casual seat", "owner", "entry", "anyone"
TIES = (SEAT, CASUAL_SEAT, OWNER, ENTRY)
"""What somebody may have with one object, beside a role in it.

A seat is one of a match that is played in the hall, a casual seat one of a match that belongs to no desk; the owner
has made a match that is umpired, outside of any event; an entry is one of an event, or a member of a committee in
it, by a code or by the desk's word.
"""


class PolicyRule(msgspec.Struct, frozen=True):
    """Who may do one kind of thing."""

    name: str
    of: Of
    roles: tuple[str, ...]
    """Who may ask it at all, by any role that they hold anywhere."""
    by: tuple[str, ...] = (ANYONE,)
    """The roles in the object itself, or the ties to it, of which one is needed."""
    never: tuple[str, ...] = ()
    """Ties that rule it out, whatever else somebody is."""
    unseen: bool = False
    """Whether it is also for those who may not see the object: they bring a code."""


EVERYONE = PolicyRule("ask", "hall", ROLES)
DIRECTORS = PolicyRule("keep-hall", "hall", ("director",), ("director",))
COPY = PolicyRule("copy-hall", "hall", ("director", "copy"), ("director", "copy"))
DESK = PolicyRule("let-in", "hall", ("director", "desk"), ("director", "desk"))
RUN_HALL = PolicyRule("run-hall", "hall", RUNNING, RUNNING)
MAKE_MATCH = PolicyRule("make-match", "hall", PLAYING)
WATCH = PolicyRule("see-match", "match", ROLES)
JOIN = PolicyRule("take-seat", "match", ROLES, unseen=True)
CONSOLE = PolicyRule("open-console", "match", ROLES, unseen=True)
ACT = PolicyRule("enter-acts", "match", PLAYING, (*REFEREES, OWNER, SEAT))
CORRECT = PolicyRule("correct", "match", PLAYING, (*REFEREES, OWNER, CASUAL_SEAT))
LEASE = PolicyRule("lease", "match", PLAYING, (*REFEREES, OWNER))
# hall.md, "People": a hand-over is for who umpires, never for who plays.
HAND_OVER = PolicyRule("hand-over", "match", PLAYING, (*REFEREES, OWNER), never=(SEAT,))
RULE = PolicyRule("rule", "match", REFEREES, (*REFEREES, OWNER))
SPEAK = PolicyRule("speak", "match", PLAYING, (SEAT, CASUAL_SEAT, "player"))
ATTEND = PolicyRule("see-event", "event", ROLES)
CLAIM_ENTRY = PolicyRule("claim-entry", "event", ROLES, unseen=True)
ENTER = PolicyRule("enter-desk-acts", "event", (*PLAYING, "committee"))
RUN = PolicyRule("run-event", "event", RUNNING, RUNNING)
INVITE = PolicyRule("invite", "event", ("director", "desk"), ("director", "desk"))


def hall_roles(who: Person) -> frozenset[str]:
    """Return the roles that somebody has in the whole hall: a grant for a table or a match gives none there."""
    if who.guest or not who.known:
        return frozenset()
    if who.device:
        return frozenset(grant.role for grant in who.grants if grant.scope == "hall")
    return who.roles


def is_director(who: Person) -> bool:
    """Tell whether somebody is a director of the whole hall."""
    return "director" in hall_roles(who)


def match_roles(who: Person, name: str, particulars: Particulars) -> frozenset[str]:
    """Return the roles and ties that somebody has in a match; a seat in one that is played is not an official's."""
    everywhere = hall_roles(who)
    here = {grant.role for grant in who.grants if _covers(grant, name, particulars)}
    # hall.md: in a casual match its maker, its players and the director act; roles in the hall give nothing.
    roles = here | (everywhere & {"director"} if particulars.casual else everywhere)
    # The role of an account is no seat: a player of the hall is one in this match only by sitting in it.
    roles.discard("player")
    played, seated = particulars.mode == "played", who.known and particulars.seat_of(who.id) is not None
    if seated:
        roles.add("player")
    if seated and played:
        # Nobody is the official of a match that they play themselves.
        roles -= OFFICIALS - {"director"}
        roles |= {SEAT, CASUAL_SEAT} if particulars.casual else {SEAT}
    if who.known and particulars.owner == who.id and not particulars.event and not played:
        roles.add(OWNER)
    return frozenset(roles)


def event_roles(who: Person, live: LiveEvent) -> frozenset[str]:
    """Return the roles and ties that somebody has in an event; a device of one table has none."""
    mine = frozenset((ENTRY,)) if who.known and live.known_as(who.id) else frozenset()
    return hall_roles(who) | mine


def allows(rule: PolicyRule, who: Person, object: LiveMatch | LiveEvent | None = None) -> bool:
    """Tell whether somebody may do something to an object, or to the hall where none is named."""
    if isinstance(object, LiveMatch):
        return allows_in(rule, who, object.name, object.particulars)
    if not who.roles & set(rule.roles):
        return False
    if object is None:
        return _meets(rule, hall_roles(who))
    roles = event_roles(who, object)
    seen = rule.unseen or not object.notes.private or bool(roles & {*RUNNING, ENTRY})
    return seen and _meets(rule, roles)


def allows_in(rule: PolicyRule, who: Person, name: str, particulars: Particulars) -> bool:
    """Tell whether somebody may do something in a match, by what the hall remembers of it."""
    if not who.roles & set(rule.roles):
        return False
    seen = rule.unseen or sees(who, name, particulars)
    return seen and _meets(rule, match_roles(who, name, particulars))


def sees(who: Person, name: str, particulars: Particulars) -> bool:
    """Tell whether somebody may see a match: everybody may, unless it is private."""
    return not particulars.private or bool(match_roles(who, name, particulars) & _INSIDE)


def audience(who: Person, match: LiveMatch) -> Audience:
    """Return as whom somebody sees a match: director, official, player or public."""
    roles = match_roles(who, match.name, match.particulars)
    if "director" in roles:
        return DIRECTOR
    if roles & {*OFFICIALS, OWNER}:
        return OFFICIAL
    return PLAYER if "player" in roles else PUBLIC


def event_audience(who: Person, live: LiveEvent) -> Audience:
    """Return as whom somebody sees an event: as an official, or as everybody does."""
    return OFFICIAL if event_roles(who, live) & set(RUNNING) else PUBLIC


def may_end_review(who: Person, match: LiveMatch) -> bool:
    """Tell whether somebody may end the review of a protest: in a match of an event only its desk, and no table's."""
    # hall.md, "Protest": in an event only the desk ends the review; a grant for one table is not the desk.
    return not match.particulars.event or bool(hall_roles(who) & set(RUNNING))


def may_grant(who: Person, role: str, scope: str, object: str) -> bool:
    """Tell whether somebody holds what they want to give, at least as widely as they want to give it."""
    held = set(hall_roles(who))
    # A grant is given on for the very same table or match alone: nobody widens what they hold.
    held |= {grant.role for grant in who.grants if (grant.scope, grant.object) == (scope, object)}
    return any(role in HOLDS.get(one, ()) for one in held)


def may_use_table(who: Person, table: str) -> bool:
    """Tell whether somebody may put a match on a table of the hall."""
    mine = {grant.role for grant in who.grants if (grant.scope, grant.object) == ("table", table)}
    return bool((hall_roles(who) | mine) & OFFICIALS)


_INSIDE = {*OFFICIALS, OWNER, "player", "director"}


def _meets(rule: PolicyRule, roles: frozenset[str]) -> bool:
    """Tell whether roles are those that a rule needs, and none that it rules out."""
    return not roles & set(rule.never) and (ANYONE in rule.by or bool(roles & set(rule.by)))


def _covers(grant: Grant, name: str, particulars: Particulars) -> bool:
    """Tell whether a grant for a table or a match is for this one; a casual match stands at no table of the hall."""
    if grant.scope == "match":
        return grant.object == name
    return grant.scope == "table" and not particulars.casual and grant.object == particulars.table
