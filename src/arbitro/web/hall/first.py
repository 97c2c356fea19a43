"""How a hall gets its first director, and how one who forgot his password gets in again."""

from sqlalchemy import Connection

from arbitro.live.moments import SystemTime
from arbitro.store import Store
from arbitro.store import people as kept
from arbitro.web.hall.entering import DAY, FIRST, login, new_account
from arbitro.web.hall.people import code, digest


def first_code(store: Store) -> str:
    """Return a new code with which the first director makes his account; older ones are worth nothing."""
    secret, now = code(), SystemTime().wall()

    def make(connection: Connection) -> None:
        kept.drop_codes(connection, FIRST)
        kept.add_code(connection, kept.Code(digest(secret), FIRST, "", now + 365 * DAY))

    store.write(make).result()
    return secret


def appoint(store: Store, name: str, password: str) -> None:
    """Make somebody a director with a password, or give him a new one and end his sessions."""
    account = new_account(name, password, ["director"], SystemTime().wall())

    def make(connection: Connection) -> None:
        there = kept.account_by_login(connection, login(name))
        if there is None:
            kept.add_account(connection, account)
            return
        kept.change_account(connection, there.id, password=account.password, roles="director", closed=False)
        kept.end_sessions(connection, there.id)

    store.write(make).result()
