"""How people and guests come in: sessions, the first director, accounts."""

import asyncio
import hmac
from functools import partial

import msgspec
from sqlalchemy import Connection
from starlette.responses import Response

from arbitro.kernel.names import LONGEST_NAME, can_be_shown, look_of
from arbitro.live.refusals import CommandRefused
from arbitro.store import people as kept
from arbitro.store.grants import RIGHTS, ROLES
from arbitro.store.security import SecurityEvent, note
from arbitro.store.settings import drop
from arbitro.store.values import GUEST as GUEST_ID
from arbitro.web.cookies import cookie, forget_cookie, give_cookie
from arbitro.web.hall.endpoint import COOKIE, Endpoint, HallRequest, session_digest
from arbitro.web.hall.limits import GUESTS_AN_ADDRESS, LOOKS, network_of
from arbitro.web.hall.passwords import check_password
from arbitro.web.hall.people import (
    GUEST,
    SESSION_LASTS,
    UNUSED_LASTS,
    code,
    digest,
    hash_password,
    matches,
    token,
)
from arbitro.web.hall.policy import EVERYONE
from arbitro.web.hall.problems import Problem, command_problem

DAY = 24 * 3600 * 1000
FIRST = "first-director"
SHARED_CODE = "first-code"
"""The setting in which the nodes of a hall share the first director's code until it is used."""
KNOWN = "known"
"""The cookie by which a browser is known as one in which an account has signed in before."""
KNOWN_LASTS = 365 * 24 * 3600


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


class Tokens(msgspec.Struct, frozen=True):
    """A session that was opened."""

    token: str
    roles: list[str]


class GuestToken(msgspec.Struct, frozen=True):
    """A guest's session."""

    token: str
    guest: str
    name: str


async def sign_in(asked: HallRequest) -> Response:
    """Open a session with a name and a password."""
    secret, found = await signed_in(asked, asked.body(Credentials))
    return with_cookie(asked, asked.json(Tokens(secret, found.roles.split())), secret)


async def signed_in(asked: HallRequest, body: Credentials) -> tuple[str, kept.Account]:
    """Return a new session's secret and whose it is, or raise 401 or 429."""
    found = await asked.read(partial(kept.account_by_login, login=login(body.name)))
    # Whoever signed in with this browser before is not kept out by others who guess at their account.
    known = found is not None and hmac.compare_digest(cookie(asked.request, KNOWN), known_device(found))
    about = "" if found is None else f"{found.id} known" if known else found.id
    # Counted before the work (ASVS 6.3.1): guesses that come together do not all get their argon2id first.
    await asked.limits.attempt("sign-in", asked.device, about)
    right = await asyncio.to_thread(matches, body.password, found.password if found else None)
    # One answer for the three: it tells neither who has an account nor whose is closed.
    if found is None or not right or found.closed:
        # No name that nobody has is logged (docs/security.md, "The security log").
        await log(asked, "sign-in-failed", found.name if found else "")
        raise Problem(401, "wrong-password")
    await asked.limits.refund("sign-in", asked.device, about)
    await log(asked, "sign-in", found.name, found.name)
    return await open_session(asked, account=found.id, lasts=UNUSED_LASTS), found


def known_device(account: kept.Account) -> str:
    """Return what a browser shows again in which an account has signed in, until its password changes."""
    # The hash of the password is the key, so that a new password makes every browser a stranger again.
    secret = (account.password or token()).encode()
    return hmac.new(secret, b"known device " + account.id.encode(), "sha256").hexdigest()


async def sign_out(asked: HallRequest) -> Response:
    """End the session at once, and whatever it watches."""
    return await signed_out(asked, asked.json({}))


async def signed_out(asked: HallRequest, answer: Response) -> Response:
    """End the session of whoever asks, and let their browser forget it."""
    await asked.write(partial(kept.end_session, token=session_digest(asked.request)))
    if asked.who.known and not asked.who.guest:
        await log(asked, "sign-out", asked.who.name)
    asked.hall.cut_off(asked.who.id)
    forget_cookie(asked.request, answer, COOKIE)
    return answer


async def who_am_i(asked: HallRequest) -> Response:
    """Tell who asks."""
    who = asked.who
    return asked.json({"name": who.name, "id": who.id, "roles": sorted(who.roles), "guest": who.guest})


async def first_director(asked: HallRequest) -> Response:
    """Make the account of the first director, once, with the code that was printed when the hall opened."""
    secret = await made_director(asked, asked.body(FirstDirector))
    return with_cookie(asked, asked.json(Tokens(secret, ["director"]), 201), secret)


async def made_director(asked: HallRequest, body: FirstDirector) -> str:
    """Return the secret of the first director's session, or raise 400, 403 or 429."""
    asked.limits.count("look", asked.device, LOOKS)
    key, now = digest(body.code.strip().upper()), asked.hall.time.wall()
    if await asked.read(partial(kept.good_code, code=key, now=now, purpose=FIRST)) is None:
        await asked.limits.attempt("code", asked.device)
        await log(asked, "code-refused", "")
        raise Problem(403, "wrong-code")
    # Hashed outside the transaction, which has the one writer of the hall to itself.
    account = await asyncio.to_thread(new_account, body.name, body.password, ["director"], now)
    if not await asked.write(lambda connection: _first(connection, key, now, account)):
        raise Problem(403, "wrong-code")
    await log(asked, "first-director", account.name)
    return await open_session(asked, account=account.id, lasts=UNUSED_LASTS)


async def add_account(asked: HallRequest) -> Response:
    """Give somebody a login and roles."""
    account = await made_account(asked, asked.body(NewAccount))
    return asked.json({"name": account.name, "id": account.id, "roles": account.roles.split()}, 201)


async def made_account(asked: HallRequest, wish: NewAccount) -> kept.Account:
    """Return a new account, or raise 400 or 409."""
    roles, now = known_roles(wish.roles), asked.hall.time.wall()
    account = await asyncio.to_thread(new_account, wish.name, wish.password, roles, now)
    if not await asked.write(lambda connection: _add_account(connection, account)):
        raise Problem(409, "taken", name=wish.name)
    await log(asked, "account-made", account.name)
    return account


def known_roles(roles: list[str]) -> list[str]:
    """Return roles that there are, each once, or raise 400."""
    if unknown := [role for role in roles if role not in (*ROLES, *RIGHTS)]:
        raise Problem(400, "unknown-role", key="roles", role=unknown[0][:40])
    return list(dict.fromkeys(roles))


async def log(asked: HallRequest, event: str, about: str, who: str | None = None) -> None:
    """Enter something in the security log: who did it, to whom, from where."""
    happened = SecurityEvent(
        asked.hall.time.wall(), event, asked.who.name if who is None else who, about, asked.device
    )
    await asked.write(partial(note, happened=happened))


async def add_guest(asked: HallRequest) -> Response:
    """Let a visitor in under a name."""
    secret, guest = await let_in_as_guest(asked, asked.body(NewGuest))
    return with_cookie(asked, asked.json(GuestToken(secret, guest.id, guest.name), 201), secret)


async def let_in_as_guest(asked: HallRequest, body: NewGuest) -> tuple[str, kept.Account]:
    """Return a new guest and the secret of their session, or raise 400, 403 or 429."""
    if asked.request.app.state.closed and not asked.who.known:
        raise Problem(403, "hall-closed")
    asked.limits.count("guest", asked.device, GUESTS_AN_ADDRESS)
    name, address = check_name(body.name), network_of(asked.device)
    try:
        asked.hall.guests.let_in(address)
    except CommandRefused as error:
        raise command_problem(error) from error
    now = asked.hall.time.wall()
    guest = kept.Account(f"{GUEST_ID}{code(10)}", name, None, None, " ".join(sorted(GUEST)), now)
    await asked.write(lambda connection: kept.add_account(connection, guest))
    asked.hall.guests.ask_from(guest.id, address)
    return await open_session(asked, account=guest.id), guest


def login(name: str) -> str:
    """Return a name as logins are compared."""
    return " ".join(name.split()).casefold()


def check_name(name: str) -> str:
    """Return a name that can be shown, or raise 400."""
    shown = " ".join(name.split())
    if not can_be_shown(name.strip()):
        raise Problem(400, "bad-name", key="name", most=LONGEST_NAME)
    return shown


def new_account(name: str, password: str, roles: list[str], now: int) -> kept.Account:
    """Return an account with a hashed password, or raise 400; it takes its time."""
    shown = check_name(name)
    check_password(password, shown)
    return kept.Account(
        f"account-{code(10)}", shown, login(shown), hash_password(password), " ".join(roles), now
    )


def _first(connection: Connection, key: str, now: int, account: kept.Account) -> bool:
    # Looked at again within the transaction: of two who have the code one becomes the director.
    if kept.all_accounts(connection) or kept.use_code(connection, key, now, FIRST) is None:
        return False
    drop(connection, SHARED_CODE)
    return _add_account(connection, account)


def _add_account(connection: Connection, account: kept.Account) -> bool:
    # By their look: a second account with invisible signs could be taken for the first in every log.
    looks = {look_of(one.name) for one in kept.all_accounts(connection)}
    if kept.account_by_login(connection, account.login or "") or look_of(account.name) in looks:
        return False
    kept.add_account(connection, account)
    return True


async def open_session(
    asked: HallRequest, *, account: str | None = None, device: str | None = None, lasts: int = SESSION_LASTS
) -> str:
    """Return the secret of a new session."""
    secret, now = token(), asked.hall.time.wall()
    await asked.write(
        partial(
            kept.add_session,
            # Whoever reads a backup finds digests, with which nobody gets in.
            token=digest(secret),
            account=account,
            device=device,
            created=now,
            expires=now + lasts,
        )
    )
    return secret


def with_cookie(
    asked: HallRequest, answer: Response, secret: str, account: kept.Account | None = None
) -> Response:
    """Give a browser its session, and let it be known as one of an account: no script and no other site can use it."""
    give_cookie(asked.request, answer, COOKIE, secret, lasts=SESSION_LASTS // 1000)
    if account is not None:
        give_cookie(asked.request, answer, KNOWN, known_device(account), lasts=KNOWN_LASTS)
    return answer


ENDPOINTS = (
    Endpoint("GET", "/api/session", who_am_i, EVERYONE, None, {200: None}),
    Endpoint("POST", "/api/session", sign_in, EVERYONE, Credentials, {200: Tokens}),
    Endpoint("DELETE", "/api/session", sign_out, EVERYONE, None, {200: None}),
    Endpoint("POST", "/api/directors", first_director, EVERYONE, FirstDirector, {201: Tokens}),
    Endpoint("POST", "/api/guests", add_guest, EVERYONE, NewGuest, {201: GuestToken}),
)
