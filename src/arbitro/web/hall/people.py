"""Who is asking: accounts with passwords, guests, devices that were let in; each has roles, and what is their own."""

from __future__ import annotations

import hashlib
import secrets
from functools import cache

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from arbitro.live.match import SIGNS
from arbitro.store.grants import Grant
from arbitro.store.people import Session

OFFICIALS = frozenset(("director", "desk", "chief", "umpire", "marker"))
GUEST = frozenset(("player", "umpire", "spectator"))
# ASVS 7.3.1 and 7.3.2: 24 hours unused, 30 days in all.
SESSION_LASTS = 30 * 24 * 3600 * 1000
UNUSED_LASTS = 24 * 3600 * 1000
"""How long the session of an account lasts while it is not used, in milliseconds."""
USED_AGAIN = 3600 * 1000
"""How much later than the last time it must be used for its end to be put off: not every request writes."""


class Person(msgspec.Struct, frozen=True):
    """Whoever asks."""

    id: str = ""
    """Empty for whoever is not known."""
    name: str = ""
    roles: frozenset[str] = frozenset(("spectator",))
    guest: bool = False
    device: bool = False
    """Whether it is a device that was let in: then it has what its grants give, and nothing else."""
    grants: tuple[Grant, ...] = ()

    @property
    def known(self) -> bool:
        """Whether the hall knows who it is."""
        return bool(self.id)


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
    return Person(session.device.id, session.device.name, roles, device=True, grants=session.grants)


def token() -> str:
    """Return a new secret that nobody can guess."""
    return secrets.token_urlsafe(32)


def digest(secret: str) -> str:
    """Return what is kept of a secret."""
    # A fast hash will do: only random secrets come here, passwords go through argon2id.
    return hashlib.sha256(secret.encode()).hexdigest()


def code(length: int = 8) -> str:
    """Return a code that is easy to read aloud."""
    return "".join(secrets.choice(SIGNS) for _ in range(length))


def hash_password(password: str) -> str:
    """Return the argon2id hash of a password; it takes its time, so not on the event loop."""
    return _hasher().hash(password)


def matches(password: str, kept: str | None) -> bool:
    """Tell whether a password is the one that was kept; unknown people take as long as known ones."""
    try:
        # Timing: the answer for a name that nobody has must not come sooner, or it tells who has an account.
        _hasher().verify(kept or _nobody(), password)
    except (VerificationError, InvalidHashError):
        return False
    return kept is not None


@cache
def _hasher() -> PasswordHasher:
    """OWASP's parameters for argon2id: 19 MiB, two passes, one lane."""
    return PasswordHasher(time_cost=2, memory_cost=19_456, parallelism=1)


@cache
def _nobody() -> str:
    return _hasher().hash(token())
