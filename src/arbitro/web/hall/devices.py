"""How devices come in: with the hall's PIN and the desk's approval, or with a code that works once."""

from functools import partial
from typing import Any

import msgspec
from msgspec.structs import replace
from sqlalchemy import Connection
from starlette.responses import Response

from arbitro.store import people as kept
from arbitro.store.grants import ROLES, Grant, holds
from arbitro.store.settings import get, save
from arbitro.web.hall.endpoint import Endpoint, HallRequest
from arbitro.web.hall.limits import LOOKS
from arbitro.web.hall.matches import take_seat
from arbitro.web.hall.people import SESSION_LASTS, code, digest, person, token
from arbitro.web.hall.policy import DESK, EVERYONE, may_grant
from arbitro.web.hall.problems import Problem
from arbitro.web.hall.sign_in import (
    DAY,
    NewGuest,
    check_name,
    let_in_as_guest,
    log,
    open_session,
    with_cookie,
)

MOST_WAITING = 500
"""Devices that wait to be let in; of more, those go that asked first."""
# Never a part of the address (docs/security.md): everybody sees the name.
UNNAMED = 4
"""Signs of the name of whoever gives none."""


class Asking(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A device that asks to be let in, with the hall's PIN or a code of its own."""

    pin: str | None = None
    join: str | None = None
    name: str = ""
    secret: str | None = None
    """What the device was told when it first asked with the PIN: with it, it asks again."""


class Approval(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the desk lets a device do."""

    role: str = "umpire"
    table: str | None = None
    match: str | None = None
    until: int | None = None
    """When it ends, in milliseconds since 1970; where it is not said, after as long as a session lasts."""

    @property
    def place(self) -> tuple[str, str]:
        """Where it holds: a match, a table, or the whole hall."""
        if self.match:
            return "match", self.match
        return ("table", self.table) if self.table else ("hall", "")


class Given(msgspec.Struct, frozen=True):
    """What a code that works once gives, and whose it is to give."""

    role: str
    scope: str
    object: str
    by: str
    until: int


class DeviceState(msgspec.Struct, frozen=True, omit_defaults=True):
    """A device that waits, or was let in."""

    device: str
    state: str
    name: str = ""
    token: str | None = None
    scope: dict[str, Any] | None = None
    secret: str | None = None
    """With which it asks again, told once."""


class DeviceLine(msgspec.Struct, frozen=True):
    """A device that asked, with what it may do."""

    device: str
    name: str
    state: str
    grants: list[dict[str, Any]]


async def ask_in(asked: HallRequest) -> Response:
    """Ask to be let in; the same request tells once the desk has approved."""
    body = asked.body(Asking)
    if (body.pin is None) == (body.join is None):
        raise Problem(400, "pin-or-join", key="pin")
    if body.join is not None:
        asked.limits.count("look", asked.device, LOOKS)
        return await _take_seat(asked, body.join, body.name) or await _device_answer(
            asked, await _let_in(asked, body.join, body.name)
        )
    await check_pin(asked, str(body.pin))
    return await _asking(asked, body)


async def check_pin(asked: HallRequest, pin: str) -> None:
    """Raise 403 where a PIN is not the hall's, 429 where it was tried too often."""
    # A wrong one costs a look: few are told that they are wrong, so that the right one of the next phone goes through.
    asked.limits.count("look", asked.device, LOOKS)
    held = await asked.read(partial(get, name="pin"))
    if held is None or digest(pin.strip().upper()).encode() != held:
        await asked.limits.attempt("code", asked.device)
        await log(asked, "pin-refused", "")
        raise Problem(403, "wrong-pin")


async def join_device(asked: HallRequest, join: str, name: str) -> kept.Device:
    """Let a device in by a code that works once, or raise 403 or 429."""
    asked.limits.count("look", asked.device, LOOKS)
    return await _let_in(asked, join, name)


async def _take_seat(asked: HallRequest, join: str, name: str) -> Response | None:
    """Seat whoever comes with the code of an invitation, as a guest where they are not known; None for other codes."""
    now, key = asked.hall.time.wall(), digest(join.strip().upper())
    purpose = await asked.read(partial(kept.purpose_of, code=key, now=now)) or ""
    kind, _, place = purpose.partition(" ")
    if kind != "seat":
        return None
    match, who, secret = await asked.find_match(place), asked.who, None
    if not who.known:
        secret, guest = await let_in_as_guest(asked, NewGuest(name or code(UNNAMED)))
        who = person(kept.Session(0, account=guest))
    await take_seat(asked, match, join, who)
    scope = {"role": "player", "match": match.name}
    answer = asked.json(DeviceState(who.id, "approved", who.name, secret, scope))
    return with_cookie(asked, answer, secret) if secret else answer


async def _let_in(asked: HallRequest, join: str, name: str) -> kept.Device:
    now = asked.hall.time.wall()
    held = new_device(asked, name, "approved")

    def use(connection: Connection) -> bool:
        # Used up in the transaction that gives the grant: of two devices that send it at once one is let in.
        found = kept.use_code(connection, digest(join.strip().upper()), now, kept.FOR_DEVICES)
        if found is None:
            return False
        given = msgspec.json.decode(found.object, type=Given)
        grant = grant_from(given, held.id, now)
        # Who made the code may have lost the role since: what they gave ends with it (hall.md, "People").
        if not holds(grant, kept.Known(connection), now):
            return False
        kept.add_device(connection, held)
        kept.add_grant(connection, grant)
        return True

    if not await asked.write(use):
        # Only wrong ones are guesses: behind a club's one address the right codes go through (ASVS 6.3.1).
        await asked.limits.attempt("code", asked.device)
        await log(asked, "code-refused", "")
        raise Problem(403, "wrong-code")
    await log(asked, "device-joined", held.name, held.name)
    return held


def new_device(
    asked: HallRequest, name: str, state: str, key: str | None = None, id: str = ""
) -> kept.Device:
    """Return a device that asks under a name, or else under the end of its id: names are told to everybody."""
    known = id or f"device-{code(12)}"
    return kept.Device(known, check_name(name or known[-UNNAMED:]), key, state, asked.hall.time.wall())


async def devices(asked: HallRequest) -> Response:
    """List the devices that asked, with what they may do."""
    return asked.json(await asked.read(partial(lines, now=asked.hall.time.wall())))


def lines(connection: Connection, now: int) -> list[DeviceLine]:
    """Return every device, the newest first, each with what it may do, who gave it, and until when."""

    def grant_place(grant: Grant) -> dict[str, Any]:
        place = {grant.scope: grant.object or True}
        by = kept.name_of(connection, grant.granted_by)
        return {**scope_of(grant), "by": by, "scope": place, "until": grant.until}

    return [
        DeviceLine(
            one.id,
            one.name,
            one.state,
            [grant_place(grant) for grant in kept.grants_of(connection, one.id, now)],
        )
        for one in kept.all_devices(connection)
    ]


async def approve(asked: HallRequest) -> Response:
    """Let a device in, for a table, a match or the whole hall."""
    name = str(asked.request.path_params["device"])
    grant = await approve_device(asked, name, asked.body(Approval))
    return asked.json({"device": name, "state": "approved", "scope": scope_of(grant)})


async def approve_device(asked: HallRequest, name: str, wish: Approval) -> Grant:
    """Return what a device may do from now on, or raise 400, 403 or 404."""
    grant = grant_from(_gift_of(asked, wish), name, asked.hall.time.wall())
    if not await asked.write(lambda connection: _store_approval(connection, name, grant)):
        raise Problem(404, "no-such-device")
    await log(asked, "device-approved", f"{name} {grant.role} {grant.scope} {grant.object}".strip())
    return grant


async def revoke(asked: HallRequest) -> Response:
    """Take back what a device may do, at once."""
    name = str(asked.request.path_params["device"])
    await taken_back(asked, name)
    return asked.json({"device": name, "state": "revoked"})


async def taken_back(asked: HallRequest, name: str) -> None:
    """Take back what a device may do, and end what it watches; raises 404 where there is no such device."""
    now = asked.hall.time.wall()

    def shut_out(connection: Connection) -> bool:
        there = kept.revoke(connection, name, now)
        # What the device had given on (hand-over) ends too; its streams are closed once that is on disk.
        kept.end_orphans(connection, now)
        return there

    if not await asked.write(shut_out):
        raise Problem(404, "no-such-device")
    asked.hall.cut_off(name)
    await log(asked, "device-revoked", name)


async def new_pin(asked: HallRequest) -> Response:
    """Make a new PIN for devices; the old one is worth nothing from now on."""
    return asked.json({"pin": await fresh_pin(asked)}, 201)


async def fresh_pin(asked: HallRequest) -> str:
    """Return the PIN that is good from now on."""
    # 30 bits are enough for a PIN: it only lets a device ask, a person approves (ASVS 6.5.2).
    pin = code(6)
    await asked.write(partial(save, name="pin", value=digest(pin).encode()))
    await log(asked, "pin-made", "")
    return pin


async def new_join(asked: HallRequest) -> Response:
    """Make a code that lets one device in without waiting."""
    return asked.json({"join": await fresh_join(asked, asked.body(Approval))}, 201)


async def fresh_join(asked: HallRequest, wish: Approval) -> str:
    """Return a code that lets one device in, or raise 400 or 403."""
    return await code_for(asked, _gift_of(asked, wish), DAY)


async def code_for(asked: HallRequest, given: Given, good_for: int) -> str:
    """Return a code that works once, and gives a device something."""
    # 80 bits (ASVS 6.5.1): nobody approves a join code, so it must not be guessed within its time.
    secret, until = code(16), asked.hall.time.wall() + good_for
    entry = kept.Code(digest(secret), kept.FOR_DEVICES, msgspec.json.encode(given).decode(), until)
    await asked.write(partial(kept.add_code, code=entry))
    await log(asked, "code-made", f"{given.role} {given.scope} {given.object}".strip())
    return secret


def grant_from(given: Given, device: str, now: int) -> Grant:
    """Return what is given as a grant of a device."""
    return Grant(code(12), device, given.role, given.scope, given.object, given.by, now, until=given.until)


def end_of(asked: HallRequest, wish: int | None = None) -> int:
    """Return when something that is given now ends: never later than what whoever gives it has."""
    # "A grant ends with its giver's" (hall.md, "People"): a hand-over does not outlive it.
    own = [grant.until for grant in asked.who.grants if grant.until is not None]
    last = asked.hall.time.wall() + SESSION_LASTS
    return min([last, *([wish] if wish is not None else []), *([max(own)] if own else [])])


def scope_of(grant: Grant) -> dict[str, Any]:
    """Return what a grant is for, as it is told."""
    return {"role": grant.role, grant.scope: grant.object or True}


def _gift_of(asked: HallRequest, wish: Approval) -> Given:
    """Return what whoever asks wants to give, or raise 403 where they do not hold it."""
    if wish.role not in ROLES:
        raise Problem(400, "unknown-role", key="role", role=wish.role[:40])
    if wish.until is not None and wish.until <= asked.hall.time.wall():
        raise Problem(400, "over-already", key="until")
    # "Nobody grants what they do not hold" (hall.md, "People").
    if not may_grant(asked.who, wish.role, *wish.place):
        raise Problem(403, "not-yours-to-give", key="role", role=wish.role)
    return Given(wish.role, *wish.place, asked.who.id, end_of(asked, wish.until))


def _store_approval(connection: Connection, name: str, grant: Grant) -> bool:
    if kept.device(connection, name) is None:
        return False
    kept.end_orphans(connection, grant.granted)  # what it gave before is not given again
    kept.add_grant(connection, grant)
    kept.change_device(connection, name, state="approved")
    return True


async def _asking(asked: HallRequest, body: Asking) -> Response:
    """Let a device wait, with a secret by which it alone is known again; its token is told once."""
    if body.secret is None:
        secret = token()
        held = await let_wait(asked, body.name, secret)
        return asked.json(DeviceState(held.id, "waiting", held.name, secret=secret), 202)
    found = await asked.write(partial(_known_again, key=digest(body.secret)))
    if found is None:
        raise Problem(403, "wrong-code", key="secret")
    return await _device_answer(asked, found)


async def let_wait(asked: HallRequest, name: str, secret: str) -> kept.Device:
    """Enter a device that waits for the desk, known again by a secret."""
    held = new_device(asked, name, "waiting", digest(secret))
    await asked.write(partial(_add_waiting, held=held))
    asked.hall.list_changed()
    return held


def _add_waiting(connection: Connection, held: kept.Device) -> None:
    kept.add_device(connection, held)
    kept.forget_waiting(connection, MOST_WAITING)


def _known_again(connection: Connection, key: str) -> kept.Device | None:
    """Return the device that was told a secret; one that was let in has used it up, one shut out waits again."""
    found = kept.device_by_code(connection, key)
    if found is not None and found.state == "approved":
        # Its token is told once (hall.md, "People"): whoever reads the secret later gets nothing by it.
        kept.change_device(connection, found.id, code=None)
    elif found is not None and found.state == "revoked":
        kept.change_device(connection, found.id, state="waiting")
        return replace(found, state="waiting")
    return found


async def _device_answer(asked: HallRequest, held: kept.Device) -> Response:
    if held.state != "approved":
        return asked.json(DeviceState(held.id, "waiting", held.name), 202)
    secret = await open_session(asked, device=held.id)
    now = asked.hall.time.wall()
    found = await asked.read(partial(kept.grants_of, device=held.id, now=now))
    scope = scope_of(found[-1]) if found else None
    answer = asked.json(DeviceState(held.id, "approved", held.name, secret, scope))
    return with_cookie(asked, answer, secret)


ENDPOINTS = (
    Endpoint("POST", "/api/devices", ask_in, EVERYONE, Asking, {200: DeviceState, 202: DeviceState}),
    Endpoint("GET", "/api/devices", devices, DESK, None, {200: list[DeviceLine]}),
    Endpoint("POST", "/api/devices/pin", new_pin, DESK, None, {201: None}),
    Endpoint("POST", "/api/devices/join", new_join, DESK, Approval, {201: None}),
    Endpoint("POST", "/api/devices/{device}/approve", approve, DESK, Approval, {200: None}),
    Endpoint("DELETE", "/api/devices/{device}", revoke, DESK, None, {200: None}),
)
