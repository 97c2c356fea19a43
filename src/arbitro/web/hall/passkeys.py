"""Passkeys (WebAuthn): an account signs in with a key of its own device, without a password.

A challenge is kept in the store, so that any node takes its answer; it is answered once, within two minutes. Whom a
browser is told it speaks to (the relying party) is a name that is known to be this hall's, never one that only the
request names.
"""

import asyncio
import json
import secrets
from collections.abc import Callable
from functools import partial
from types import ModuleType
from typing import Any, TypeVar

import msgspec
from sqlalchemy import Connection
from starlette.requests import Request
from starlette.responses import Response

from arbitro.store import passkeys as kept
from arbitro.store.people import Account, account, end_sessions
from arbitro.web.hall.accounts import check_own_password, named_account
from arbitro.web.hall.endpoint import Endpoint, HallRequest, session_digest
from arbitro.web.hall.people import UNUSED_LASTS, digest
from arbitro.web.hall.policy import EVERYONE, is_director
from arbitro.web.hall.problems import Problem
from arbitro.web.hall.sign_in import Tokens, check_name, log, open_session, with_cookie
from arbitro.web.network import NetworkSettings

ADD, SIGN_IN = "passkey-add", "passkey-sign-in"
"""What a challenge is for."""
# Each is written to the store, and who asks for it is not known yet.
CHALLENGES_A_MINUTE = 300
"""Challenges that one address is given."""
HALL = "Arbitro"
# 1,023 bytes are 1,364 letters of base64url.
LONGEST_ID = 1400
"""Letters of the id of a credential: WebAuthn has 1,023 bytes at most."""
T = TypeVar("T")


class Proved(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """With which password one shows that it is oneself who adds a passkey."""

    password: str


WRITTEN = {
    "raw_id": "rawId",
    "client_data": "clientDataJSON",
    "attestation": "attestationObject",
    "authenticator_data": "authenticatorData",
    "user_handle": "userHandle",
}
"""How WebAuthn writes what is called otherwise here; bytes are base64url."""


class Attestation(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename=WRITTEN):
    """What an authenticator says of a key that it has made."""

    client_data: str
    attestation: str


class NewCredential(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename=WRITTEN):
    """A key that was made, as WebAuthn writes it."""

    id: str
    raw_id: str
    type: str
    response: Attestation


class NewPasskey(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A passkey that an account gets."""

    name: str
    credential: NewCredential


class Assertion(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename=WRITTEN):
    """What an authenticator has signed."""

    client_data: str
    authenticator_data: str
    signature: str
    user_handle: str


class UsedCredential(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename=WRITTEN):
    """A key that was used, as WebAuthn writes it."""

    id: str
    raw_id: str
    type: str
    response: Assertion


class PasskeySignIn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whoever signs in with a passkey."""

    credential: UsedCredential


class PasskeyShown(msgspec.Struct, frozen=True):
    """A passkey as it is listed."""

    id: str
    account: str
    """Whose it is, by name."""
    name: str
    host: str
    since: int
    used: int | None


class RelyingParty(msgspec.Struct, frozen=True):
    """This hall as browsers know it."""

    id: str
    origin: str


async def passkeys(asked: HallRequest) -> Response:
    """List one's own passkeys; a director everybody's."""
    return asked.json([passkey_view(one, owner) for one, owner in await held_passkeys(asked)])


async def held_passkeys(asked: HallRequest) -> list[tuple[kept.Passkey, str]]:
    """Return the passkeys that whoever asks may see, each with the name of its owner; raises 401."""
    if not asked.who.known:
        raise Problem(401, "sign-in")
    owner = None if is_director(asked.who) else asked.who.id
    return await asked.read(partial(kept.list_passkeys, account=owner))


async def offer_new(asked: HallRequest) -> Response:
    """Return what a browser is asked in order to make a passkey, for whoever shows their password again."""
    body, mine = asked.body(Proved), await _own_account(asked)
    party, webauthn = relying_party(asked.request), library()
    await check_own_password(asked, mine, body.password)
    have = await asked.read(partial(kept.list_passkeys, account=mine.id))
    helpers = webauthn.helpers.structs
    options = webauthn.generate_registration_options(
        rp_id=party.id,
        rp_name=HALL,
        user_id=mine.id.encode(),
        user_name=mine.name,
        user_display_name=mine.name,
        challenge=await _challenge(asked, ADD, mine.id),
        timeout=kept.CHALLENGE_LASTS,
        authenticator_selection=helpers.AuthenticatorSelectionCriteria(
            # A discoverable credential: whoever signs in types no name. With user verification the finger,
            # face or PIN counts as the second factor (ASVS 6.3.3).
            resident_key=helpers.ResidentKeyRequirement.REQUIRED,
            user_verification=helpers.UserVerificationRequirement.REQUIRED,
        ),
        exclude_credentials=[
            helpers.PublicKeyCredentialDescriptor(id=webauthn.base64url_to_bytes(one.id)) for one, _ in have
        ],
    )
    return asked.json(webauthn.options_to_json(options).encode())


async def add(asked: HallRequest) -> Response:
    """Give one's account a passkey that was just made."""
    body, mine = asked.body(NewPasskey), await _own_account(asked)
    party, webauthn, now = relying_party(asked.request), library(), asked.hall.time.wall()
    name = check_name(body.name)
    challenge = challenge_in(body.credential.response.client_data)
    # Used up before anything is verified: an answer is worth one try, right or wrong (replay).
    if await _use_challenge(asked, challenge, ADD) != mine.id:
        raise await _refusal(asked, 403, mine.name)
    try:
        made = await _run_check(lambda: _verify_registration(webauthn, body.credential, challenge, party))
    except ValueError as error:
        raise await _refusal(asked, 403, mine.name) from error
    one = kept.Passkey(
        webauthn.helpers.bytes_to_base64url(made.credential_id),
        mine.id,
        name,
        party.id,
        made.credential_public_key,
        made.sign_count,
        now,
    )
    if not await asked.write(partial(kept.add_passkey, passkey=one)):
        raise Problem(409, "passkey-too-many", most=kept.MOST_OF_AN_ACCOUNT)
    await log(asked, "passkey-added", mine.name)
    return asked.json(passkey_view(one, mine.name), 201)


async def remove(asked: HallRequest) -> Response:
    """Remove one's own passkey, or as a director anybody's."""
    await remove_passkey(asked, str(asked.request.path_params["passkey"]))
    return asked.json({})


async def remove_passkey(asked: HallRequest, name: str) -> None:
    """Remove a passkey, and end the sessions of its account: one may have begun with it. Raises 401 or 404."""
    found = next((one for one in await held_passkeys(asked) if short_id(one[0]) == name), None)
    if found is None:
        raise Problem(404, "no-such-passkey")
    one, owner = found
    but = session_digest(asked.request) if one.account == asked.who.id else ""

    def write(connection: Connection) -> None:
        kept.remove_passkey(connection, one.id)
        end_sessions(connection, one.account, but=but)

    await asked.write(write)
    asked.hall.cut_off(one.account)
    await log(asked, "passkey-removed", owner)


async def offer_sign_in(asked: HallRequest) -> Response:
    """Return what a browser is asked in order to sign somebody in, whoever they are."""
    party, webauthn = relying_party(asked.request), library()
    asked.limits.count("challenge", asked.device, CHALLENGES_A_MINUTE)
    options = webauthn.generate_authentication_options(
        rp_id=party.id,
        challenge=await _challenge(asked, SIGN_IN, ""),
        timeout=kept.CHALLENGE_LASTS,
        user_verification=webauthn.helpers.structs.UserVerificationRequirement.REQUIRED,
    )
    return asked.json(webauthn.options_to_json(options).encode())


async def sign_in(asked: HallRequest) -> Response:
    """Open a session with a passkey."""
    secret, found = await signed_in(asked, asked.body(PasskeySignIn).credential)
    return with_cookie(asked, asked.json(Tokens(secret, found.roles.split())), secret)


async def signed_in(asked: HallRequest, used: UsedCredential) -> tuple[str, Account]:
    """Return a new session's secret and whose it is, or raise 401, 409 or 429."""
    party, webauthn = relying_party(asked.request), library()
    one = await asked.read(partial(kept.find_passkey, id=used.id[:LONGEST_ID]))
    owner = await asked.read(partial(account, name=one.account)) if one else None
    # Tries with keys that nobody has are counted together: they cost no more than this look.
    await asked.limits.attempt("passkey", asked.device, owner.id if owner else "")
    challenge = challenge_in(used.response.client_data)
    asked_for = await _use_challenge(asked, challenge, SIGN_IN)
    if one is None or owner is None or owner.closed or asked_for is None:
        raise await _refusal(asked, 401, owner.name if owner else "")
    try:
        if decoded_handle(webauthn, used.response.user_handle) != owner.id:
            raise ValueError("the handle is another account's")
        done = await _run_check(lambda: _verify_use(webauthn, used, challenge, party, one))
    except ValueError as error:
        raise await _refusal(asked, 401, owner.name) from error
    await asked.limits.refund("passkey", asked.device, owner.id)
    now = asked.hall.time.wall()
    # The signature counter, by which WebAuthn notices that an authenticator was copied.
    await asked.write(partial(kept.note_use, id=one.id, count=done.new_sign_count, now=now))
    await log(asked, "passkey-sign-in", owner.name, owner.name)
    return await open_session(asked, account=owner.id, lasts=UNUSED_LASTS), owner


def relying_party(request: Request) -> RelyingParty:
    """Return this hall as the browser that asks knows it, or raise 409 where there can be no passkeys."""
    network: NetworkSettings = request.app.state.network
    name = request.url.hostname or ""
    # Browsers take localhost for a secure context, so that passkeys can be tried without TLS.
    near = name == "localhost" or name.endswith(".localhost")
    if not near and (request.url.scheme != "https" or not network.owns(name)):
        raise Problem(409, "passkey-no-tls")
    return RelyingParty(name, f"{request.url.scheme}://{request.url.netloc}")


def has_passkeys(request: Request) -> bool:
    """Tell whether passkeys can be used here: by TLS, under a name of this hall, with what they need installed."""
    try:
        relying_party(request)
        library()
    except Problem:
        return False
    return True


def library() -> ModuleType:
    """Return the library of WebAuthn, or raise 409 where it is not installed."""
    try:
        # An extra: a hall without it starts, and says so only to who wants a passkey.
        import webauthn
    except ImportError as error:
        raise Problem(409, "passkey-not-installed") from error
    return webauthn


def challenge_in(client_data: str) -> bytes:
    """Return the challenge that a browser says it has answered; empty where it says none that can be read."""
    from base64 import urlsafe_b64decode

    try:
        told = json.loads(urlsafe_b64decode(client_data + "=" * (-len(client_data) % 4)))
        said = str(told["challenge"])
        return urlsafe_b64decode(said + "=" * (-len(said) % 4))
    # json.loads raises RecursionError, no ValueError, where brackets are nested too deep.
    except (ValueError, TypeError, KeyError, RecursionError):
        return b""


def decoded_handle(webauthn: ModuleType, handle: str) -> str:
    """Return for whom a browser says that a key was made."""
    return bytes(webauthn.base64url_to_bytes(handle)).decode()


def short_id(one: kept.Passkey) -> str:
    """Return by which name a passkey is known in lists."""
    return digest(one.id)[:16]


def passkey_view(one: kept.Passkey, owner: str) -> PasskeyShown:
    """Return a passkey as it is told."""
    return PasskeyShown(short_id(one), owner, one.name, one.host, one.created, one.used)


async def _own_account(asked: HallRequest) -> Account:
    """Return the account of whoever asks; raises 401, or 403 for guests and devices, which have none."""
    if not asked.who.known:
        raise Problem(401, "sign-in")
    if asked.who.guest or asked.who.device:
        raise Problem(403, "no-account")
    return await named_account(asked, asked.who.id)


async def _challenge(asked: HallRequest, purpose: str, about: str) -> bytes:
    """Return a new challenge; what is kept of it is its digest."""
    made, now = secrets.token_bytes(32), asked.hall.time.wall()
    await asked.write(
        partial(kept.add_challenge, digest=digest(made.hex()), purpose=purpose, about=about, now=now)
    )
    return made


async def _use_challenge(asked: HallRequest, challenge: bytes, purpose: str) -> str | None:
    """Use a challenge up, and return about whom it was; None where it was not given, or was answered before."""
    now = asked.hall.time.wall()
    return await asked.write(
        partial(kept.answer_challenge, digest=digest(challenge.hex()), purpose=purpose, now=now)
    )


async def _refusal(asked: HallRequest, status: int, about: str) -> Problem:
    await log(asked, "passkey-refused", about)
    return Problem(status, "passkey-refused")


async def _run_check(check: Callable[[], T]) -> T:
    """Return what a check of WebAuthn finds, made off the event loop; raises ValueError for whatever does not pass."""
    from cryptography.exceptions import InvalidSignature, UnsupportedAlgorithm
    from webauthn.helpers.exceptions import WebAuthnException

    try:
        return await asyncio.to_thread(check)
    except (WebAuthnException, InvalidSignature, UnsupportedAlgorithm) as error:
        raise ValueError(str(error)) from error
    except (KeyError, TypeError, AttributeError, IndexError, OverflowError, RecursionError) as error:
        # What a stranger sends is read by several libraries: whatever they stumble over does not pass.
        raise ValueError("cannot be read") from error


def _verify_registration(
    webauthn: ModuleType, credential: NewCredential, challenge: bytes, party: RelyingParty
) -> Any:
    """Return a key that was made for this hall; no statement of its maker is asked for, nor read."""
    sent = webauthn.base64url_to_bytes(credential.response.attestation)
    if webauthn.helpers.parse_attestation_object(sent).fmt != "none":
        raise ValueError("a statement that nobody asked for")
    return webauthn.verify_registration_response(
        credential=msgspec.to_builtins(credential),
        expected_challenge=challenge,
        expected_rp_id=party.id,
        expected_origin=party.origin,
        require_user_verification=True,
    )


def _verify_use(
    webauthn: ModuleType, used: UsedCredential, challenge: bytes, party: RelyingParty, one: kept.Passkey
) -> Any:
    """Return a use of a key that answers this very challenge, at this hall."""
    return webauthn.verify_authentication_response(
        credential=msgspec.to_builtins(used),
        expected_challenge=challenge,
        expected_rp_id=party.id,
        expected_origin=party.origin,
        credential_public_key=one.key,
        credential_current_sign_count=one.count,
        require_user_verification=True,
    )


ENDPOINTS = (
    Endpoint("GET", "/api/passkeys", passkeys, EVERYONE, None, {200: list[PasskeyShown]}),
    Endpoint("POST", "/api/passkeys/options", offer_new, EVERYONE, Proved, {200: None}),
    Endpoint("POST", "/api/passkeys", add, EVERYONE, NewPasskey, {201: PasskeyShown}),
    Endpoint("DELETE", "/api/passkeys/{passkey}", remove, EVERYONE, None, {200: None}),
    Endpoint("POST", "/api/session/passkey/options", offer_sign_in, EVERYONE, None, {200: None}),
    Endpoint("POST", "/api/session/passkey", sign_in, EVERYONE, PasskeySignIn, {200: Tokens}),
)
