"""How people, guests and devices come in: sessions, the first director, devices with a PIN or a join code."""

import asyncio
from functools import partial
from typing import Any

import msgspec
from sqlalchemy import Connection
from starlette.responses import Response

from arbitro.store import people as kept
from arbitro.store.settings import get
from arbitro.web.hall.endpoint import COOKIE, Asked, Endpoint
from arbitro.web.hall.limits import GUESTS_A_DEVICE
from arbitro.web.hall.people import (
    GUEST,
    ROLES,
    SESSION_LASTS,
    code,
    digest,
    hashed,
    matches,
    token,
)
from arbitro.web.hall.problems import Problem

EVERYONE = ROLES
DESK = ("director", "desk")
DAY = 24 * 3600 * 1000
FIRST = "first-director"
NAME_LENGTH = 60


class Credentials(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A name and a password."""

    name: str
    password: str


class FirstDirector(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The first director of an empty hall, with the code that was printed when it opened."""

    code: str
    name: str
    password: str


class NewAccount(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody who gets a login."""

    name: str
    password: str
    roles: list[str]


class NewGuest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A visitor."""

    name: str


class Asking(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A device that asks to be let in, with the hall's PIN or a code of its own."""

    pin: str | None = None
    join: str | None = None
    name: str = ""
    device: str | None = None


class Approval(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the desk lets a device do."""

    role: str = "umpire"
    table: str | None = None
    match: str | None = None


class Tokens(msgspec.Struct, frozen=True):
    """A session that was opened."""

    token: str
    roles: list[str]


class GuestToken(msgspec.Struct, frozen=True):
    """A guest's session."""

    token: str
    guest: str
    name: str


class DeviceState(msgspec.Struct, frozen=True, omit_defaults=True):
    """A device that waits, or was let in."""

    device: str
    state: str
    name: str = ""
    token: str | None = None
    scope: dict[str, Any] | None = None


async def sign_in(asked: Asked) -> Response:
    """Open a session with a name and a password."""
    body = asked.body(Credentials)
    asked.limits.check("sign-in", asked.device)
    found = await asked.read(partial(kept.account_by_login, login=login(body.name)))
    right = await asyncio.to_thread(matches, body.password, found.password if found else None)
    if found is None or not right or found.closed:
        asked.limits.count("sign-in", asked.device)
        raise Problem(401, "wrong-password")
    secret = await _opened(asked, account=found.id)
    return _with_cookie(asked, asked.json(Tokens(secret, found.roles.split())), secret)


async def sign_out(asked: Asked) -> Response:
    """End the session at once, and whatever it watches."""
    secret = asked.request.headers.get("authorization", "").partition(" ")[2].strip()
    secret = secret or asked.request.cookies.get(COOKIE, "")
    await asked.write(partial(kept.end_session, token=digest(secret)))
    asked.hall.cut_off(asked.who.id)
    answer = asked.json({})
    answer.delete_cookie(COOKIE)
    return answer


async def who_am_i(asked: Asked) -> Response:
    """Tell who asks."""
    who = asked.who
    return asked.json({"name": who.name, "id": who.id, "roles": sorted(who.roles), "guest": who.guest})


async def first_director(asked: Asked) -> Response:
    """Make the account of the first director, once, with the code that was printed when the hall opened."""
    body = asked.body(FirstDirector)
    asked.limits.check("sign-in", asked.device)
    asked.limits.count("sign-in", asked.device)
    key, now = digest(body.code.strip().upper()), asked.hall.time.wall()
    account = await asyncio.to_thread(new_account, body.name, body.password, ["director"], now)
    if not await asked.write(lambda connection: _first(connection, key, now, account)):
        raise Problem(403, "wrong-code")
    secret = await _opened(asked, account=account.id)
    return _with_cookie(asked, asked.json(Tokens(secret, ["director"]), 201), secret)


async def add_account(asked: Asked) -> Response:
    """Give somebody a login and roles."""
    body = asked.body(NewAccount)
    if unknown := [role for role in body.roles if role not in ROLES]:
        raise Problem(400, "unknown-role", key="roles", role=unknown[0][:40])
    now = asked.hall.time.wall()
    account = await asyncio.to_thread(new_account, body.name, body.password, body.roles, now)
    if not await asked.write(lambda connection: _added(connection, account)):
        raise Problem(409, "taken", name=body.name)
    return asked.json({"name": account.name, "id": account.id, "roles": body.roles}, 201)


async def accounts(asked: Asked) -> Response:
    """List everyone who has a login."""
    found = await asked.read(kept.all_accounts)
    return asked.json([{"name": one.name, "id": one.id, "roles": one.roles.split()} for one in found])


async def add_guest(asked: Asked) -> Response:
    """Let a visitor in under a name."""
    body = asked.body(NewGuest)
    if asked.request.app.state.closed and not asked.who.known:
        raise Problem(403, "hall-closed")
    asked.limits.check("guest", asked.device, GUESTS_A_DEVICE, 10 * GUESTS_A_DEVICE)
    asked.limits.count("guest", asked.device)
    now = asked.hall.time.wall()
    guest = kept.Account(f"guest-{code(10)}", named(body.name), None, None, " ".join(sorted(GUEST)), now)
    await asked.write(lambda connection: kept.add_account(connection, guest))
    secret = await _opened(asked, account=guest.id)
    return _with_cookie(asked, asked.json(GuestToken(secret, guest.id, guest.name), 201), secret)


async def ask_in(asked: Asked) -> Response:
    """Ask to be let in; the same request tells once the desk has approved."""
    body = asked.body(Asking)
    if (body.pin is None) == (body.join is None):
        raise Problem(400, "pin-or-join", key="pin")
    asked.limits.check("device", asked.device)
    now = asked.hall.time.wall()
    if body.join is not None:
        return await _joined(asked, body.join, now)
    pin = await asked.read(partial(get, name="pin"))
    if pin is None or digest(str(body.pin)).encode() != pin:
        asked.limits.count("device", asked.device)
        raise Problem(403, "wrong-pin")
    return await _waiting(asked, body, now)


async def devices(asked: Asked) -> Response:
    """List the devices that asked, with what they may do."""

    def look(connection: Connection) -> list[dict[str, Any]]:
        return [
            {
                "device": one.id,
                "name": one.name,
                "state": one.state,
                "grants": [_scope(grant) for grant in kept.grants_of(connection, one.id)],
            }
            for one in kept.all_devices(connection)
        ]

    return asked.json(await asked.read(look))


async def approve(asked: Asked) -> Response:
    """Let a device in, for a table, a match or the whole hall."""
    body, name = asked.body(Approval), str(asked.request.path_params["device"])
    if body.role not in ROLES:
        raise Problem(400, "unknown-role", key="role", role=body.role[:40])
    scope, of = ("match", body.match) if body.match else ("table", body.table) if body.table else ("hall", "")
    now = asked.hall.time.wall()
    grant = kept.Grant(code(12), name, body.role, scope, of or "", asked.who.id, now)
    if not await asked.write(lambda connection: _approved(connection, name, grant)):
        raise Problem(404, "no-such-device")
    return asked.json({"device": name, "state": "approved", "scope": _scope(grant)})


async def revoke(asked: Asked) -> Response:
    """Take back what a device may do, at once."""
    name, now = str(asked.request.path_params["device"]), asked.hall.time.wall()
    await asked.write(partial(kept.revoke, device=name, now=now))
    asked.hall.cut_off(name)
    return asked.json({"device": name, "state": "revoked"})


async def new_pin(asked: Asked) -> Response:
    """Make a new PIN for devices; the old one is worth nothing from now on."""
    from arbitro.store.settings import put

    pin = code(6)
    await asked.write(partial(put, name="pin", value=digest(pin).encode()))
    return asked.json({"pin": pin}, 201)


async def new_join(asked: Asked) -> Response:
    """Make a code that lets one device in without waiting."""
    body, now = asked.body(Approval), asked.hall.time.wall()
    if body.role not in ROLES:
        raise Problem(400, "unknown-role", key="role", role=body.role[:40])
    secret = code(16)
    entry = kept.Code(digest(secret), "device", msgspec.json.encode(body).decode(), now + DAY)
    await asked.write(partial(kept.add_code, code=entry))
    return asked.json({"join": secret}, 201)


def login(name: str) -> str:
    """Return a name as logins are compared."""
    return " ".join(name.split()).casefold()


def named(name: str) -> str:
    """Return a name that can be shown, or raise 400."""
    shown = " ".join(name.split())
    if not shown or len(shown) > NAME_LENGTH or not shown.isprintable():
        raise Problem(400, "bad-name", key="name", most=NAME_LENGTH)
    return shown


def new_account(name: str, password: str, roles: list[str], now: int) -> kept.Account:
    """Return an account with a hashed password, or raise 400; it takes its time."""
    if len(password) < 8 or len(password) > 200:
        raise Problem(400, "bad-password", key="password")
    shown = named(name)
    return kept.Account(f"account-{code(10)}", shown, login(shown), hashed(password), " ".join(roles), now)


def _first(connection: Connection, key: str, now: int, account: kept.Account) -> bool:
    if kept.all_accounts(connection) or kept.use_code(connection, key, now, FIRST) is None:
        return False
    return _added(connection, account)


def _added(connection: Connection, account: kept.Account) -> bool:
    if kept.account_by_login(connection, account.login or ""):
        return False
    kept.add_account(connection, account)
    return True


def _approved(connection: Connection, name: str, grant: kept.Grant) -> bool:
    if kept.device(connection, name) is None:
        return False
    kept.add_grant(connection, grant)
    kept.change_device(connection, name, state="approved")
    return True


async def _opened(asked: Asked, *, account: str | None = None, device: str | None = None) -> str:
    secret, now = token(), asked.hall.time.wall()
    await asked.write(
        partial(
            kept.add_session,
            token=digest(secret),
            account=account,
            device=device,
            created=now,
            expires=now + SESSION_LASTS,
        )
    )
    return secret


async def _waiting(asked: Asked, body: Asking, now: int) -> Response:
    """Enter a device that waits, or tell what became of it: it is known by the id that it got, or by its address."""
    name = body.device or f"device-{digest(f'{asked.device} {body.name}')[:16]}"
    found = await asked.read(partial(kept.device, name=name))
    if found is None or found.state == "revoked":
        name = name if found is None and not body.device else f"device-{code(12)}"
        shown = named(body.name) if body.name else asked.device
        await asked.write(partial(kept.add_device, held=kept.Device(name, shown, None, "waiting", now)))
        return asked.json(DeviceState(name, "waiting", shown), 202)
    if found.state == "waiting":
        return asked.json(DeviceState(name, "waiting", found.name), 202)
    return await _let_in(asked, found)


async def _joined(asked: Asked, join: str, now: int) -> Response:
    held = kept.Device(f"device-{code(12)}", asked.device, None, "approved", now)

    def use(connection: Connection) -> bool:
        found = kept.use_code(connection, digest(join.strip().upper()), now, "device")
        if found is None:
            return False
        wish = msgspec.json.decode(found.object, type=Approval)
        scope = "match" if wish.match else "table" if wish.table else "hall"
        kept.add_device(connection, held)
        grant = kept.Grant(code(12), held.id, wish.role, scope, wish.match or wish.table or "", "join", now)
        kept.add_grant(connection, grant)
        return True

    if not await asked.write(use):
        asked.limits.count("device", asked.device)
        raise Problem(403, "wrong-code")
    return await _let_in(asked, held)


async def _let_in(asked: Asked, held: kept.Device) -> Response:
    secret = await _opened(asked, device=held.id)
    granted = await asked.read(partial(kept.grants_of, device=held.id))
    state = DeviceState(held.id, "approved", held.name, secret, _scope(granted[-1]) if granted else None)
    return _with_cookie(asked, asked.json(state), secret)


def _scope(grant: kept.Grant) -> dict[str, Any]:
    return {"role": grant.role, grant.scope: grant.object or True}


def _with_cookie(asked: Asked, answer: Response, secret: str) -> Response:
    secure = asked.request.url.scheme == "https"
    answer.set_cookie(
        COOKIE, secret, max_age=SESSION_LASTS // 1000, httponly=True, samesite="lax", secure=secure
    )
    return answer


KNOWN = tuple(role for role in ROLES)
ENDPOINTS = (
    Endpoint("GET", "/api/session", who_am_i, EVERYONE, None, {200: None}),
    Endpoint("POST", "/api/session", sign_in, EVERYONE, Credentials, {200: Tokens}),
    Endpoint("DELETE", "/api/session", sign_out, EVERYONE, None, {200: None}),
    Endpoint("POST", "/api/directors", first_director, EVERYONE, FirstDirector, {201: Tokens}),
    Endpoint("GET", "/api/accounts", accounts, ("director",), None, {200: None}),
    Endpoint("POST", "/api/accounts", add_account, ("director",), NewAccount, {201: None}),
    Endpoint("POST", "/api/guests", add_guest, EVERYONE, NewGuest, {201: GuestToken}),
    Endpoint("POST", "/api/devices", ask_in, EVERYONE, Asking, {200: DeviceState, 202: DeviceState}),
    Endpoint("GET", "/api/devices", devices, DESK, None, {200: None}),
    Endpoint("POST", "/api/devices/pin", new_pin, DESK, None, {201: None}),
    Endpoint("POST", "/api/devices/join", new_join, DESK, Approval, {201: None}),
    Endpoint("POST", "/api/devices/{device}/approve", approve, DESK, Approval, {200: None}),
    Endpoint("DELETE", "/api/devices/{device}", revoke, DESK, None, {200: None}),
)
