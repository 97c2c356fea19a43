"""Passkeys (WebAuthn credentials) of accounts, and the challenges for them; each runs on a connection of the store."""

import msgspec
from sqlalchemy import Connection, delete, func, insert, or_, select, update

from arbitro.store.people import Code, add_code, use_code
from arbitro.store.tables import accounts, codes, passkeys

MOST_OF_AN_ACCOUNT = 20
MOST_CHALLENGES = 10_000
"""Challenges of a kind that wait for an answer; the oldest give way."""
CHALLENGE_LASTS = 2 * 60 * 1000
"""How long a challenge can be answered, in milliseconds."""


class Passkey(msgspec.Struct, frozen=True):
    """A key with which an account signs in; what is kept of it is public."""

    id: str
    """The id of the credential, as its authenticator gave it, in base64url."""
    account: str
    name: str
    """What its owner calls it."""
    host: str
    """The name of the hall for which it was made: browsers use it there alone."""
    key: bytes
    """The public key, as COSE writes it."""
    count: int
    """How often its authenticator says that it was used; 0 where it does not count."""
    created: int
    used: int | None = None
    """When it was last used."""


def add_passkey(connection: Connection, passkey: Passkey) -> bool:
    """Enter a passkey; False where there is one of this id already, or the account has too many."""
    mine = select(func.count()).select_from(passkeys).where(passkeys.c.account == passkey.account)
    if find_passkey(connection, passkey.id) or (connection.scalar(mine) or 0) >= MOST_OF_AN_ACCOUNT:
        return False
    connection.execute(insert(passkeys).values(**msgspec.structs.asdict(passkey)))
    return True


def find_passkey(connection: Connection, id: str) -> Passkey | None:
    """Return a passkey by the id of its credential."""
    row = connection.execute(select(passkeys).where(passkeys.c.id == id)).first()
    return Passkey(**row._mapping) if row else None


def list_passkeys(connection: Connection, account: str | None = None) -> list[tuple[Passkey, str]]:
    """Return the passkeys of one account or of all, each with the name of its account, the newest first."""
    query = select(passkeys, accounts.c.name.label("owner")).join(
        accounts, accounts.c.id == passkeys.c.account
    )
    if account is not None:
        query = query.where(passkeys.c.account == account)
    names = Passkey.__struct_fields__
    return [
        (Passkey(**{name: row._mapping[passkeys.c[name]] for name in names}), row.owner)
        for row in connection.execute(query.order_by(passkeys.c.created.desc(), passkeys.c.id))
    ]


def note_use(connection: Connection, id: str, count: int, now: int) -> None:
    """Note that a passkey was used."""
    connection.execute(update(passkeys).where(passkeys.c.id == id).values(count=count, used=now))


def remove_passkey(connection: Connection, id: str) -> None:
    """Remove a passkey: nobody signs in with it from then on."""
    connection.execute(delete(passkeys).where(passkeys.c.id == id))


def add_challenge(connection: Connection, digest: str, purpose: str, about: str, now: int) -> None:
    """Keep the digest of a challenge until it is answered; those that are over, and the oldest beyond the bound, go."""
    # Whoever has not signed in yet asks for a challenge too: without a bound strangers would fill the table.
    of_kind = codes.c.purpose == purpose
    connection.execute(delete(codes).where(of_kind, or_(codes.c.expires <= now, codes.c.used.is_not(None))))
    newest = select(codes.c.expires).where(of_kind).order_by(codes.c.expires.desc())
    oldest = connection.scalar(newest.offset(MOST_CHALLENGES - 1).limit(1))
    if oldest is not None:
        connection.execute(delete(codes).where(of_kind, codes.c.expires <= oldest))
    add_code(connection, Code(digest, purpose, about, now + CHALLENGE_LASTS))


def answer_challenge(connection: Connection, digest: str, purpose: str, now: int) -> str | None:
    """Use a challenge up and return about whom it was; None where it is unknown, answered, over or of another kind."""
    found = use_code(connection, digest, now, purpose)
    return None if found is None else found.object
