"""Who is asking: accounts with passwords, guests, devices that were let in; each has roles, and what is his own."""

from __future__ import annotations

import hashlib
import secrets
from functools import cache

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from arbitro.live import LiveMatch, Particulars
from arbitro.store.people import Grant, Session

ROLES = ("director", "desk", "chief", "umpire", "marker", "player", "committee", "screen", "spectator")
OFFICIALS = frozenset(("director", "desk", "chief", "umpire", "marker"))
GUEST = frozenset(("player", "umpire", "spectator"))
SESSION_LASTS = 30 * 24 * 3600 * 1000
SIGNS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
"""What codes are made of: nothing that is taken for something else."""


class Person(msgspec.Struct, frozen=True):
    """Whoever asks."""

    id: str = ""
    """Empty for whoever is not known."""
    name: str = ""
    roles: frozenset[str] = frozenset(("spectator",))
    guest: bool = False
    grants: tuple[Grant, ...] = ()
    """What a device was let in for; without any, an account's roles hold everywhere."""

    @property
    def known(self) -> bool:
        """Whether the hall knows who it is."""
        return bool(self.id)

    @property
    def director(self) -> bool:
        """Whether he may do all."""
        return "director" in self.roles

    def granted(self, match: LiveMatch) -> frozenset[str]:
        """Return the roles that he has in a match."""
        particulars = match.particulars
        roles = set()
        if self.grants:
            roles |= {grant.role for grant in self.grants if _covers(grant, match)}
        elif self.known and not self.guest and not particulars.casual:
            roles |= self.roles - {"player"}
        if self.director:
            roles.add("director")
        if self.known and particulars.owner == self.id and particulars.mode == "umpired":
            roles.add("umpire")
        if self.known and particulars.seat_of(self.id):
            roles.add("player")
        return frozenset(roles | {"spectator"})

    def sees_as(self, match: LiveMatch) -> str:
        """Return the role in which he sees a match: director, official, player or public."""
        roles = self.granted(match)
        if "director" in roles:
            return "director"
        if roles & OFFICIALS:
            return "official"
        return "player" if "player" in roles else "public"


NOBODY = Person()


def person(session: Session | None) -> Person:
    """Return who asks with a session."""
    if session is None:
        return NOBODY
    if session.account is not None:
        account = session.account
        guest = account.login is None
        return Person(account.id, account.name, frozenset(account.roles.split()) | {"spectator"}, guest)
    assert session.device is not None
    roles = frozenset(grant.role for grant in session.grants) | {"spectator"}
    return Person(session.device.id, session.device.name, roles, False, session.grants)


def may_read(who: Person, match: LiveMatch) -> bool:
    """Tell whether somebody may see a match: all may, unless it is private."""
    particulars = match.particulars
    if not particulars.private:
        return True
    return who.director or (
        who.known
        and (particulars.owner == who.id or particulars.seat_of(who.id) is not None or may_rule(who, match))
    )


def may_act(who: Person, match: LiveMatch) -> bool:
    """Tell whether somebody may enter acts in a match."""
    return bool(_acting(who, match.particulars, match))


def may_correct(who: Person, match: LiveMatch) -> bool:
    """Tell whether somebody may undo and correct: officials, and in a casual match its players too."""
    if match.particulars.mode == "umpired":
        return may_act(who, match)
    return may_rule(who, match) or (match.particulars.casual and may_act(who, match))


def may_lease(who: Person, match: LiveMatch) -> bool:
    """Tell whether somebody may keep a match for himself: in one that is played players need and take no lease."""
    return may_rule(who, match) if match.particulars.mode == "played" else may_act(who, match)


def may_rule(who: Person, match: LiveMatch) -> bool:
    """Tell whether somebody is an official of a match."""
    return bool(_officials_of(who, match))


def token() -> str:
    """Return a new secret that nobody can guess."""
    return secrets.token_urlsafe(32)


def digest(secret: str) -> str:
    """Return what is kept of a secret."""
    return hashlib.sha256(secret.encode()).hexdigest()


def code(length: int = 8) -> str:
    """Return a code that is easy to read aloud."""
    return "".join(secrets.choice(SIGNS) for _ in range(length))


def invitation(secret: bytes, side: str) -> str:
    """Return the code that a match's secret gives to a seat: nobody guesses it who does not know the secret."""
    drawn = hashlib.sha256(secret + b" seat " + side.encode()).digest()
    return "".join(SIGNS[byte % len(SIGNS)] for byte in drawn[:12])


def hashed(password: str) -> str:
    """Return the argon2id hash of a password; it takes its time, so not on the event loop."""
    return _hasher().hash(password)


def matches(password: str, kept: str | None) -> bool:
    """Tell whether a password is the one that was kept; unknown people take as long as known ones."""
    try:
        _hasher().verify(kept or _nobody(), password)
    except (VerificationError, InvalidHashError):
        return False
    return kept is not None


def _officials_of(who: Person, match: LiveMatch) -> frozenset[str]:
    return who.granted(match) & OFFICIALS


def _acting(who: Person, particulars: Particulars, match: LiveMatch) -> frozenset[str]:
    roles = who.granted(match)
    return roles & (OFFICIALS | {"player"} if particulars.mode == "played" else OFFICIALS)


def _covers(grant: Grant, match: LiveMatch) -> bool:
    if grant.scope == "hall":
        return True
    of = match.name if grant.scope == "match" else match.particulars.table
    return grant.object == of


@cache
def _hasher() -> PasswordHasher:
    """OWASP's parameters for argon2id: 19 MiB, two passes, one lane."""
    return PasswordHasher(time_cost=2, memory_cost=19_456, parallelism=1)


@cache
def _nobody() -> str:
    return _hasher().hash(token())
