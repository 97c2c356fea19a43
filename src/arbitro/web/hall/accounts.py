"""Accounts that live: passwords and roles change, accounts are closed, sessions are listed and ended, and logged."""

import asyncio
from functools import partial
from typing import Any

import msgspec
from sqlalchemy import Connection
from starlette.responses import Response

from arbitro.store import people as kept
from arbitro.store import security
from arbitro.web.hall.endpoint import Endpoint, HallRequest, session_digest
from arbitro.web.hall.passwords import check_password
from arbitro.web.hall.people import hash_password, matches
from arbitro.web.hall.policy import DIRECTORS, EVERYONE, is_director
from arbitro.web.hall.problems import Problem
from arbitro.web.hall.sign_in import (
    NewAccount,
    add_account,
    known_roles,
    log,
    login,
)


class Changed(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What becomes of an account: what is not named stays."""

    password: str | None = None
    roles: list[str] | None = None
    closed: bool | None = None
    old: str | None = None
    """One's own password until now, with which one changes it."""


class AccountShown(msgspec.Struct, frozen=True):
    """Somebody who has a login."""

    name: str
    id: str
    roles: list[str]
    closed: bool
    created: int


class SessionShown(msgspec.Struct, frozen=True):
    """Somebody, or a device, that may ask."""

    id: str
    name: str
    since: int
    until: int
    """When it ends if it is not used before."""
    kind: str
    """`account`, `guest` or `device`."""
    current: bool


async def accounts(asked: HallRequest) -> Response:
    """List everyone who has a login."""
    return asked.json([account_view(one) for one in await asked.read(kept.all_accounts)])


async def change(asked: HallRequest) -> Response:
    """Give an account a new password or other roles, close it or open it again; one's own password with the old one."""
    body, account = asked.body(Changed), await named_account(asked, str(asked.request.path_params["name"]))
    return asked.json(account_view(await change_account(asked, account, body)))


async def named_account(asked: HallRequest, name: str) -> kept.Account:
    """Return one's own account or, to a director, any, by its name or its id; to others there is none (401 or 404)."""
    if not asked.who.known:
        raise Problem(401, "sign-in")
    found = await asked.read(partial(kept.account_by_login, login=login(name)))
    found = found or await asked.read(partial(kept.account, name=name))
    mine = found is not None and found.id == asked.who.id
    if found is None or found.login is None or not (mine or is_director(asked.who)):
        # 404 also where there is such an account: who may not change it does not learn that it exists.
        raise Problem(404, "no-such-person", name=name[:80])
    return found


async def change_account(asked: HallRequest, account: kept.Account, body: Changed) -> kept.Account:
    """Return an account as it is from now on; who may no longer do something is out at once. Raises 400, 403 or 409."""
    own = account.id == asked.who.id
    if body.roles is None and body.closed is None and body.password is None:
        raise Problem(400, "nothing-to-change")
    if own and (body.old is not None or not is_director(asked.who)):
        # Raise 403 where somebody changes more of themselves than their password, or does not know the old
        # one.
        if body.roles is not None or body.closed is not None:
            raise Problem(403, "not-yours")
        await check_own_password(asked, account, body.old or "", key="old")
    values = await _values(account, body)
    # A new password ends all other sessions of the account (ASVS 7.4.3), not the one that changed it.
    secret, now = session_digest(asked.request) if own else "", asked.hall.time.wall()

    def write(connection: Connection) -> bool:
        # Whether a hall would have nobody left who can keep it.
        # Looked at within the transaction: of two directors who step down at the same moment one stays.
        after = msgspec.structs.replace(account, **values)
        others = (one for one in kept.all_accounts(connection) if one.id != account.id)
        without_director = not any(
            "director" in one.roles.split() and not one.closed for one in (after, *others)
        )
        if without_director:
            return False
        kept.change_account(connection, account.id, **values)
        if "password" in values or values.get("closed"):
            kept.end_sessions(connection, account.id, but=secret)
        # What the account gave to devices ends with the role by which it gave it (docs/security.md).
        kept.end_orphans(connection, now)
        return True

    if not await asked.write(write):
        raise Problem(409, "last-director")
    # After the commit: who is cut off connects again at once, and must be refused by then.
    asked.hall.cut_off(account.id)
    for event in _events(values):
        await log(asked, event, account.name)
    return msgspec.structs.replace(account, **values)


async def check_own_password(
    asked: HallRequest, account: kept.Account, password: str, *, key: str = "password"
) -> None:
    """Raise 403 where whoever is signed in does not know the password of their account, 429 after too many tries."""
    # Rate limit before the hash is reckoned: each argon2id takes 19 MiB, right or wrong.
    await asked.limits.attempt("own-password", asked.device, account.id)
    if not await asyncio.to_thread(matches, password, account.password):
        await log(asked, "password-refused", account.name)
        raise Problem(403, "wrong-old-password", key=key)
    await asked.limits.refund("own-password", asked.device, account.id)


async def _values(account: kept.Account, body: Changed) -> dict[str, Any]:
    values: dict[str, Any] = {}
    if body.password is not None:
        check_password(body.password, account.name)
        # argon2id is slow on purpose: on the event loop it would hold up every act of the hall.
        values["password"] = await asyncio.to_thread(hash_password, body.password)
    if body.roles is not None:
        values["roles"] = " ".join(known_roles(body.roles))
    if body.closed is not None:
        values["closed"] = body.closed
    return values


def _events(values: dict[str, Any]) -> list[str]:
    names = {"password": "password-changed", "roles": "roles-changed"}
    events = [names[key] for key in values if key in names]
    if "closed" in values:
        events.append("account-closed" if values["closed"] else "account-opened")
    return events


async def sessions(asked: HallRequest) -> Response:
    """List one's own sessions; a director everybody's."""
    return asked.json(await held_sessions(asked))


async def held_sessions(asked: HallRequest) -> list[SessionShown]:
    """Return the sessions that whoever asks may see, the newest first."""
    if not asked.who.known:
        raise Problem(401, "sign-in")
    owner = None if is_director(asked.who) else asked.who.id
    found = await asked.read(partial(kept.open_sessions, now=asked.hall.time.wall(), owner=owner))
    mine = session_digest(asked.request)
    return [
        SessionShown(
            short_id(one.token),
            one.name,
            one.created,
            one.expires,
            one.kind,
            one.token == mine,
        )
        for one in found
    ]


async def end_session(asked: HallRequest) -> Response:
    """End a session at once, and whatever it watches."""
    await end_session_of(asked, str(asked.request.path_params["session"]))
    return asked.json({})


async def end_session_of(asked: HallRequest, name: str) -> None:
    """End one's own session, or as a director anybody's; raises 401 or 404."""
    if not asked.who.known:
        raise Problem(401, "sign-in")
    owner = None if is_director(asked.who) else asked.who.id
    found = await asked.read(partial(kept.open_sessions, now=asked.hall.time.wall(), owner=owner))
    one = next((one for one in found if short_id(one.token) == name), None)
    if one is None:
        raise Problem(404, "no-such-session")
    await asked.write(partial(kept.end_session, token=one.token))
    asked.hall.cut_off(one.owner)
    await log(asked, "session-ended", one.name)


async def security_lines(asked: HallRequest) -> Response:
    """Return the security log, the newest first: `before` a moment, to page on."""
    before = asked.request.query_params.get("before", "")
    if before and not (before.isascii() and before.isdigit() and len(before) <= 15):
        raise Problem(400, "bad-moment", key="before")
    return asked.json(await asked.read(partial(security.lines, before=int(before) if before else None)))


def short_id(token: str) -> str:
    """Return by which name a session is known to others than itself: nobody gets in with it."""
    # A part of the SHA-256 that is kept of the secret: neither is a key to anything.
    return token[:16]


def account_view(account: kept.Account) -> AccountShown:
    """Return an account as it is told; never its password, nor what is kept of that."""
    return AccountShown(account.name, account.id, account.roles.split(), account.closed, account.created)


ENDPOINTS = (
    Endpoint("GET", "/api/accounts", accounts, DIRECTORS, None, {200: list[AccountShown]}),
    Endpoint("POST", "/api/accounts", add_account, DIRECTORS, NewAccount, {201: None}),
    Endpoint("PATCH", "/api/accounts/{name}", change, EVERYONE, Changed, {200: AccountShown}),
    Endpoint("GET", "/api/sessions", sessions, EVERYONE, None, {200: list[SessionShown]}),
    Endpoint("DELETE", "/api/sessions/{session}", end_session, EVERYONE, None, {200: None}),
    Endpoint(
        "GET",
        "/api/security",
        security_lines,
        DIRECTORS,
        None,
        {200: list[security.SecurityEvent]},
        queries=("before",),
    ),
)
