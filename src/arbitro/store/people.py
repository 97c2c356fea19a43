"""People, their sessions, devices and what they were granted: each function runs on a connection of the store."""

from typing import Any

import msgspec
from sqlalchemy import Connection, delete, insert, select, update

from arbitro.store.grants import Giver, Grant, holds, in_force
from arbitro.store.tables import accounts, codes, devices, grants, journals, sessions

FOR_DEVICES = "device"
"""What a code is for that lets a device in: its object says what it gives, and who does."""


class Account(msgspec.Struct, frozen=True):
    """Somebody known to the hall: with a login, or a guest without."""

    id: str
    name: str
    login: str | None
    password: str | None
    """The argon2id hash; None for a guest."""
    roles: str
    """Their roles, parted by spaces."""
    created: int
    closed: bool = False


class Device(msgspec.Struct, frozen=True):
    """A phone, tablet or screen that asked to be let in."""

    id: str
    name: str
    code: str | None
    """The digest of what it asked with."""
    state: str
    """`waiting`, `approved` or `revoked`."""
    created: int


class Code(msgspec.Struct, frozen=True):
    """A code that works once."""

    code: str
    purpose: str
    object: str
    expires: int
    used: int | None = None


class Session(msgspec.Struct, frozen=True):
    """Who asks with a token: an account, or a device with its grants."""

    expires: int
    account: Account | None = None
    device: Device | None = None
    grants: tuple[Grant, ...] = ()


class OpenSession(msgspec.Struct, frozen=True):
    """A session that is open, as it is listed."""

    token: str
    """The digest of its secret."""
    owner: str
    name: str
    kind: str
    """`account`, `guest` or `device`."""
    created: int
    expires: int


def add_account(connection: Connection, account: Account) -> None:
    """Enter an account."""
    connection.execute(insert(accounts).values(**msgspec.structs.asdict(account)))


def account_by_login(connection: Connection, login: str) -> Account | None:
    """Return the account of a login."""
    row = connection.execute(select(accounts).where(accounts.c.login == login)).first()
    return Account(**row._mapping) if row else None


def account(connection: Connection, name: str) -> Account | None:
    """Return an account by its id."""
    row = connection.execute(select(accounts).where(accounts.c.id == name)).first()
    return Account(**row._mapping) if row else None


def all_accounts(connection: Connection) -> list[Account]:
    """Return everyone who has a login."""
    rows = connection.execute(
        select(accounts).where(accounts.c.login.is_not(None)).order_by(accounts.c.login)
    )
    return [Account(**row._mapping) for row in rows]


def change_account(connection: Connection, name: str, **values: Any) -> None:
    """Change an account."""
    connection.execute(update(accounts).where(accounts.c.id == name).values(**values))


def add_session(
    connection: Connection,
    token: str,
    *,
    account: str | None = None,
    device: str | None = None,
    created: int,
    expires: int,
) -> None:
    """Let whoever has a token ask; only its digest is kept."""
    connection.execute(
        insert(sessions).values(token=token, account=account, device=device, created=created, expires=expires)
    )


def session(connection: Connection, token: str, now: int) -> Session | None:
    """Return who asks with a token; None where it is unknown, expired or of somebody who was shut out."""
    row = connection.execute(select(sessions).where(sessions.c.token == token)).first()
    if row is None or row.expires <= now:
        return None
    if row.account is not None:
        who = account(connection, row.account)
        return Session(row.expires, account=who) if who and not who.closed else None
    held = device(connection, row.device)
    if held is None or held.state != "approved":
        return None
    return Session(row.expires, device=held, grants=grants_of(connection, held.id, now))


def end_session(connection: Connection, token: str) -> None:
    """End a session."""
    connection.execute(delete(sessions).where(sessions.c.token == token))


def end_sessions(connection: Connection, account: str, but: str = "") -> None:
    """End all sessions of an account, but for one that may be named."""
    connection.execute(delete(sessions).where(sessions.c.account == account, sessions.c.token != but))


def prolong(connection: Connection, token: str, until: int, lasts: int) -> None:
    """Let a session that is used go on until a moment, but never longer than it may last since it began."""
    row = connection.execute(select(sessions).where(sessions.c.token == token)).first()
    if row is not None:
        # Idle and absolute timeout in one: 24 hours unused and 30 days in all for accounts
        # (docs/security.md).
        ends = min(until, row.created + lasts)
        connection.execute(update(sessions).where(sessions.c.token == token).values(expires=ends))


def open_sessions(connection: Connection, now: int, owner: str | None = None) -> list[OpenSession]:
    """Return the sessions that are open, of one account or device or of all, the newest first."""
    of_accounts = (
        select(
            sessions.c.token,
            accounts.c.id,
            accounts.c.name,
            accounts.c.login,
            sessions.c.created,
            sessions.c.expires,
        )
        .join(accounts, accounts.c.id == sessions.c.account)
        .where(sessions.c.expires > now, accounts.c.closed.is_(False))
    )
    of_devices = (
        select(sessions.c.token, devices.c.id, devices.c.name, sessions.c.created, sessions.c.expires)
        .join(devices, devices.c.id == sessions.c.device)
        .where(sessions.c.expires > now, devices.c.state == "approved")
    )
    if owner is not None:
        of_accounts, of_devices = (
            of_accounts.where(accounts.c.id == owner),
            of_devices.where(devices.c.id == owner),
        )
    found = [
        OpenSession(token, id_, name, "account" if login else "guest", created, expires)
        for token, id_, name, login, created, expires in connection.execute(of_accounts)
    ]
    found += [
        OpenSession(token, id_, name, "device", created, expires)
        for token, id_, name, created, expires in connection.execute(of_devices)
    ]
    return sorted(found, key=lambda one: one.created, reverse=True)


def add_device(connection: Connection, held: Device) -> None:
    """Enter a device that asks to be let in."""
    connection.execute(insert(devices).values(**msgspec.structs.asdict(held)))


def forget_waiting(connection: Connection, most: int) -> None:
    """Forget devices that wait to be let in and never were, but for so many of the newest."""
    # Anybody who reaches the port may ask to be let in, so the list of those who wait has a bound.
    never = devices.c.id.not_in(select(grants.c.device))
    old = (
        select(devices.c.id)
        .where(devices.c.state == "waiting", never)
        .order_by(devices.c.created.desc(), devices.c.id)
        .offset(most)
        .limit(most)
    )
    if names := [*connection.scalars(old)]:
        connection.execute(delete(devices).where(devices.c.id.in_(names)))


def device(connection: Connection, name: str) -> Device | None:
    """Return a device by its id."""
    row = connection.execute(select(devices).where(devices.c.id == name)).first()
    return Device(**row._mapping) if row else None


def is_known(connection: Connection, name: str) -> bool:
    """Tell whether somebody, or a device, has an id."""
    return account(connection, name) is not None or device(connection, name) is not None


def name_of(connection: Connection, id: str) -> str:
    """Return what somebody, or a device, is called; the id itself where nobody has it."""
    found = account(connection, id) or device(connection, id)
    return found.name if found else id


def device_by_code(connection: Connection, code: str) -> Device | None:
    """Return the device that asked with something."""
    row = connection.execute(select(devices).where(devices.c.code == code)).first()
    return Device(**row._mapping) if row else None


def all_devices(connection: Connection) -> list[Device]:
    """Return every device, the newest first."""
    rows = connection.execute(select(devices).order_by(devices.c.created.desc(), devices.c.id))
    return [Device(**row._mapping) for row in rows]


def change_device(connection: Connection, name: str, **values: Any) -> None:
    """Change a device."""
    connection.execute(update(devices).where(devices.c.id == name).values(**values))


def add_grant(connection: Connection, grant: Grant) -> None:
    """Let a device do something."""
    connection.execute(insert(grants).values(**msgspec.structs.asdict(grant)))


def grants_of(connection: Connection, device: str, now: int) -> tuple[Grant, ...]:
    """Return what a device may do now."""
    return in_force(_grants_of(connection, device), Known(connection), now)


def _grants_of(connection: Connection, device: str) -> tuple[Grant, ...]:
    held = select(grants).where(grants.c.device == device, grants.c.revoked.is_(None)).order_by(grants.c.id)
    return tuple(Grant(**row._mapping) for row in connection.execute(held))


class Known:
    """Those who have given something, looked up on a connection."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def giver(self, name: str) -> Giver | None:
        """Return somebody by their id; None for whoever was shut out."""
        if (who := account(self._connection, name)) is not None:
            return None if who.closed else Giver(frozenset(who.roles.split()))
        held = device(self._connection, name)
        if held is None or held.state != "approved":
            return None
        return Giver(grants=_grants_of(self._connection, name), device=True)

    def owner(self, match: str) -> str:
        """Return who made a match."""
        return str(self._connection.scalar(select(journals.c.owner).where(journals.c.id == match)))


def revoke(connection: Connection, device: str, now: int) -> bool:
    """Take back all that a device may do, and tell whether there is such a device."""
    connection.execute(update(grants).where(grants.c.device == device).values(revoked=now))
    shut_out = update(devices).where(devices.c.id == device).values(state="revoked")
    found = connection.execute(shut_out).rowcount
    connection.execute(delete(sessions).where(sessions.c.device == device))
    return found > 0


def end_orphans(connection: Connection, now: int) -> None:
    """End for good what was given by whoever no longer holds it, codes too: it does not come back with their role."""
    # Written down, where `holds` alone would do for now: what has ended once must not come back with the role
    # (docs/security.md).
    known = Known(connection)
    held = connection.execute(select(grants).where(grants.c.revoked.is_(None)))
    lost = [row.id for row in held if not holds(Grant(**row._mapping), known, now)]
    if lost:
        connection.execute(update(grants).where(grants.c.id.in_(lost)).values(revoked=now))
    offered = connection.execute(select(codes).where(codes.c.purpose == FOR_DEVICES, codes.c.used.is_(None)))
    void = [row.code for row in offered if not _may_still_give(row.object, known, now)]
    if void:
        connection.execute(delete(codes).where(codes.c.code.in_(void)))


def _may_still_give(offer: str, known: Known, now: int) -> bool:
    given = msgspec.json.decode(offer)
    grant = Grant("", "", given["role"], given["scope"], given["object"], given["by"], now)
    return holds(grant, known, now)


def add_code(connection: Connection, code: Code) -> None:
    """Make a code that works once."""
    connection.execute(delete(codes).where(codes.c.code == code.code))
    connection.execute(insert(codes).values(**msgspec.structs.asdict(code)))


def purpose_of(connection: Connection, code: str, now: int) -> str | None:
    """Return what a code is good for; None where it is unknown, used or expired."""
    row = connection.execute(select(codes).where(codes.c.code == code)).first()
    return None if row is None or row.used is not None or row.expires <= now else str(row.purpose)


def use_code(connection: Connection, code: str, now: int, purpose: str) -> Code | None:
    """Use a code up; None where it is unknown, used, expired or for something else."""
    found = good_code(connection, code, now, purpose)
    if found is None:
        return None
    connection.execute(update(codes).where(codes.c.code == code).values(used=now))
    return found


def good_code(connection: Connection, code: str, now: int, purpose: str) -> Code | None:
    """Return a code that could be used up; None where it is unknown, used, expired or for something else."""
    row = connection.execute(select(codes).where(codes.c.code == code)).first()
    if row is None or row.used is not None or row.expires <= now or row.purpose != purpose:
        return None
    return Code(**row._mapping)


def drop_codes(connection: Connection, purpose: str) -> None:
    """Forget the codes for something."""
    connection.execute(delete(codes).where(codes.c.purpose == purpose))
