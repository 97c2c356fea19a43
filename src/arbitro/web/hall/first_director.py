"""How a hall gets its first director, and how one who forgot their password gets in again."""

from sqlalchemy import Connection

from arbitro.live.time_source import SystemTime
from arbitro.store import Store
from arbitro.store import people as kept
from arbitro.store.settings import drop, put_once
from arbitro.web.hall.people import code, digest
from arbitro.web.hall.sign_in import DAY, FIRST, SHARED_CODE, login, new_account


def first_code(store: Store) -> str:
    """Return the code with which the first director makes their account.

    Each start of a hall makes a new one, and older ones are worth nothing. Nodes of one hall share it: it lies in
    the database until it is used, because the one that starts second must print what the first has printed.
    """
    now = SystemTime().wall()

    def make(connection: Connection) -> str:
        secret = code()
        if store.database.shared:
            # First come, first kept: of nodes that start at once all print the one that got in.
            secret = put_once(connection, SHARED_CODE, secret.encode()).decode()
        kept.drop_codes(connection, FIRST)
        kept.add_code(connection, kept.Code(digest(secret), FIRST, "", now + 365 * DAY))
        return secret

    return store.write(make).result()


def appoint(store: Store, name: str, password: str) -> None:
    """Make somebody a director with a password, or give them a new one and end their sessions."""
    account = new_account(name, password, ["director"], SystemTime().wall())

    def make(connection: Connection) -> None:
        drop(connection, SHARED_CODE)
        there = kept.account_by_login(connection, login(name))
        if there is None:
            kept.add_account(connection, account)
            return
        kept.change_account(connection, there.id, password=account.password, roles="director", closed=False)
        # Whoever knew the old password is out too (hall.md, "Starting").
        kept.end_sessions(connection, there.id)

    store.write(make).result()
