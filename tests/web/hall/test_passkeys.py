"""Passkeys: added with one's password, used once for each challenge, at this hall alone, and ended by who may."""

import hashlib
import json
import secrets
import sys
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import cbor2
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from sqlalchemy import func, select, update
from starlette.testclient import TestClient

from arbitro.l10n import LANGUAGES, Language, say
from arbitro.store import Store
from arbitro.store import passkeys as kept
from arbitro.store.tables import codes
from arbitro.web import app
from arbitro.web.hall.first_director import appoint
from arbitro.web.network import NetworkSettings
from tests.web.hall.conftest import Device

HOST = "hall.example.org"
ORIGIN = f"https://{HOST}"
PASSWORD = "a long password"
NETWORK = NetworkSettings(ORIGIN, hosts=(HOST,))
PRESENT, VERIFIED, MADE = 0x01, 0x04, 0x40


def text(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def plain(data: str) -> bytes:
    return urlsafe_b64decode(data + "=" * (-len(data) % 4))


class Authenticator:
    """A security key in software: it makes keys and signs as WebAuthn says, and lies where a test wants it to."""

    def __init__(self) -> None:
        self.id = secrets.token_bytes(32)
        self.private = ec.generate_private_key(ec.SECP256R1())
        self.handle = ""
        self.count = 0

    def makes(self, options: Any, *, origin: str = ORIGIN, rp: str = HOST, flags: int = 0x45) -> Any:
        self.handle = options["user"]["id"]
        point = self.private.public_key().public_numbers()
        key = {1: 2, 3: -7, -1: 1, -2: point.x.to_bytes(32, "big"), -3: point.y.to_bytes(32, "big")}
        data = (
            self._data(rp, flags) + bytes(16) + len(self.id).to_bytes(2, "big") + self.id + cbor2.dumps(key)
        )
        made = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        client = self._client("webauthn.create", options["challenge"], origin)
        return self._sent({"clientDataJSON": text(client), "attestationObject": text(made)})

    def uses(
        self,
        options: Any,
        *,
        origin: str = ORIGIN,
        rp: str = HOST,
        flags: int = PRESENT | VERIFIED,
        handle: str | None = None,
    ) -> Any:
        self.count += 1
        client, data = self._client("webauthn.get", options["challenge"], origin), self._data(rp, flags)
        signature = self.private.sign(data + hashlib.sha256(client).digest(), ec.ECDSA(SHA256()))
        said = {"clientDataJSON": client, "authenticatorData": data, "signature": signature}
        response = {name: text(value) for name, value in said.items()}
        return {"credential": self._sent({**response, "userHandle": handle or self.handle})}

    def _data(self, rp: str, flags: int) -> bytes:
        return hashlib.sha256(rp.encode()).digest() + bytes([flags]) + self.count.to_bytes(4, "big")

    def _client(self, kind: str, challenge: str, origin: str) -> bytes:
        return json.dumps({"type": kind, "challenge": challenge, "origin": origin}).encode()

    def _sent(self, response: dict[str, str]) -> Any:
        return {"id": text(self.id), "rawId": text(self.id), "type": "public-key", "response": response}


class Hall:
    """A hall under TLS with a director, an umpire and a clerk."""

    def __init__(self, site: TestClient, store: Store) -> None:
        self.site, self.store = site, store
        self.people = {"Ada": self.signed_in("Ada")}
        for name, role in (("Ugo Parte", "umpire"), ("Cleo", "desk")):
            wish = {"name": name, "password": PASSWORD, "roles": [role]}
            assert self.people["Ada"].post("/api/accounts", wish).status_code == 201
            self.people[name] = self.signed_in(name)

    def signed_in(self, name: str) -> Device:
        told = Device(self.site).post("/api/session", {"name": name, "password": PASSWORD})
        assert told.status_code == 200, told.text
        return Device(self.site, told.json()["token"])

    def offered(self, name: str, password: str = PASSWORD) -> Any:
        return self.people[name].post("/api/passkeys/options", {"password": password})

    def adds(self, name: str, key: Authenticator, called: str = "My phone", **lies: Any) -> Any:
        made = key.makes(self.offered(name).json(), **lies)
        return self.people[name].post("/api/passkeys", {"name": called, "credential": made})

    def asked(self) -> Any:
        return Device(self.site).post("/api/session/passkey/options").json()

    def comes(self, key: Authenticator, **lies: Any) -> Any:
        return Device(self.site).post("/api/session/passkey", key.uses(self.asked(), **lies))

    def events(self) -> list[tuple[str, str]]:
        told = self.people["Ada"].get("/api/security").json()
        return [(one["event"], one["about"]) for one in told if one["event"].startswith("passkey")]


@contextmanager
def served(folder: Path, network: NetworkSettings = NETWORK, origin: str = ORIGIN) -> Iterator[Hall]:
    with Store.serve(folder, synchronous="OFF") as store:
        appoint(store, "Ada", PASSWORD)
        with TestClient(app(store, network=network), base_url=origin) as site:
            yield Hall(site, store)


@pytest.fixture
def hall(tmp_path: Path) -> Iterator[Hall]:
    with served(tmp_path) as hall:
        yield hall


@pytest.fixture
def key(hall: Hall) -> Authenticator:
    key = Authenticator()
    assert hall.adds("Ugo Parte", key).status_code == 201
    return key


def test_an_account_adds_a_passkey_and_signs_in_with_it_without_a_password(hall: Hall) -> None:
    key, name = Authenticator(), "Il telefono di Francesca अनु"
    options = hall.offered("Ugo Parte").json()
    assert (options["rp"]["id"], options["user"]["name"]) == (HOST, "Ugo Parte")
    assert options["authenticatorSelection"]["residentKey"] == "required"
    assert options["authenticatorSelection"]["userVerification"] == "required"
    made = hall.adds("Ugo Parte", key, name)
    assert (made.status_code, made.json()["name"], made.json()["host"]) == (201, name, HOST)
    assert hall.asked()["allowCredentials"] == []
    for _ in range(2):
        told = hall.comes(key)
        assert (told.status_code, told.json()["roles"]) == (200, ["umpire"])
        assert "__Host-arbitro=" in told.headers["set-cookie"]
        assert Device(hall.site, told.json()["token"]).get("/api/session").json()["name"] == "Ugo Parte"
    assert hall.people["Ugo Parte"].get("/api/passkeys").json()[0]["used"] is not None
    assert hall.events() == [("passkey-sign-in", "Ugo Parte")] * 2 + [("passkey-added", "Ugo Parte")]


def test_who_adds_a_passkey_shows_their_password_again(hall: Hall) -> None:
    assert hall.offered("Ugo Parte", "not the password").status_code == 403
    assert Device(hall.site).post("/api/passkeys/options", {"password": PASSWORD}).status_code == 401
    guest = Device(hall.site, Device(hall.site).post("/api/guests", {"name": "Gil"}).json()["token"])
    told = guest.post("/api/passkeys/options", {"password": PASSWORD})
    assert (told.status_code, told.json()["code"]) == (403, "no-account")


def test_an_answer_that_was_given_before_is_not_taken_again(hall: Hall, key: Authenticator) -> None:
    answer = key.uses(hall.asked())
    first, again = (Device(hall.site).post("/api/session/passkey", answer) for _ in range(2))
    assert (first.status_code, again.status_code, again.json()["code"]) == (200, 401, "passkey-refused")
    made = Authenticator()
    body = {"name": "twice", "credential": made.makes(hall.offered("Ugo Parte").json())}
    told = [hall.people["Ugo Parte"].post("/api/passkeys", body).status_code for _ in range(2)]
    assert told == [201, 403]


@pytest.mark.parametrize(
    "lies",
    [
        {"origin": "https://evil.example"},
        {"origin": f"http://{HOST}"},
        {"origin": f"{ORIGIN}:8443"},
        {"rp": "evil.example"},
        {"flags": PRESENT},
        {"flags": VERIFIED},
        {"handle": text(b"account-NOBODY")},
        {"handle": "%%%"},
    ],
    ids=str,
)
def test_what_was_signed_elsewhere_or_by_nobody_present_is_refused(
    hall: Hall, key: Authenticator, lies: dict[str, Any]
) -> None:
    told = hall.comes(key, **lies)
    assert (told.status_code, told.json()["code"]) == (401, "passkey-refused")
    assert hall.events()[0] == ("passkey-refused", "Ugo Parte")
    if "handle" not in lies:
        flags = {"flags": lies["flags"] | MADE} if "flags" in lies else {}
        assert hall.adds("Cleo", Authenticator(), **{**lies, **flags}).status_code == 403
    assert hall.comes(key).status_code == 200


def test_a_key_opens_the_account_it_was_made_for_and_no_other(hall: Hall, key: Authenticator) -> None:
    other = Authenticator()
    assert hall.adds("Cleo", other).status_code == 201
    assert hall.comes(key, handle=other.handle).status_code == 401
    other.id = key.id
    assert hall.comes(other).status_code == 401, "another's id with one's own signature"
    stolen = hall.offered("Cleo").json()
    made = Authenticator().makes(stolen)
    told = hall.people["Ugo Parte"].post("/api/passkeys", {"name": "hers", "credential": made})
    assert told.status_code == 403, "a challenge that was given to somebody else"
    sign_in = hall.asked()
    made = Authenticator().makes({"challenge": sign_in["challenge"], "user": {"id": key.handle}})
    told = hall.people["Ugo Parte"].post("/api/passkeys", {"name": "x", "credential": made})
    assert told.status_code == 403, "a challenge for something else"
    twice = hall.people["Cleo"].post(
        "/api/passkeys", {"name": "x", "credential": key.makes(hall.offered("Cleo").json())}
    )
    assert (twice.status_code, twice.json()["code"]) == (409, "passkey-too-many"), "a key that another has"


def test_a_key_that_was_copied_is_found_by_its_count(hall: Hall, key: Authenticator) -> None:
    assert hall.comes(key).status_code == 200
    key.count -= 1
    assert hall.comes(key).status_code == 401


def test_a_challenge_is_over_after_two_minutes(hall: Hall, key: Authenticator) -> None:
    answer = key.uses(hall.asked())
    late = update(codes).values(expires=codes.c.expires - kept.CHALLENGE_LASTS)
    hall.store.write(lambda connection: connection.execute(late)).result()
    assert Device(hall.site).post("/api/session/passkey", answer).status_code == 401


def test_a_closed_account_is_closed_to_its_passkeys(hall: Hall, key: Authenticator) -> None:
    site, director = hall.site, hall.people["Ada"]
    for closed, status in ((True, 401), (False, 200)):
        site.cookies.clear()
        told = site.patch("/api/accounts/Ugo Parte", json={"closed": closed}, headers=director.headers)
        assert told.status_code == 200
        assert hall.comes(key).status_code == status


def test_a_passkey_is_seen_and_removed_by_its_owner_and_by_a_director_and_its_sessions_end(
    hall: Hall, key: Authenticator
) -> None:
    director, owner, other = (hall.people[name] for name in ("Ada", "Ugo Parte", "Cleo"))
    inside = Device(hall.site, hall.comes(key).json()["token"])
    hall.site.cookies.clear()
    assert other.get("/api/passkeys").json() == []
    assert Device(hall.site).get("/api/passkeys").status_code == 401
    (line,) = owner.get("/api/passkeys").json()
    assert director.get("/api/passkeys").json() == [line]
    assert line["account"] == "Ugo Parte"
    assert text(key.id) not in str(line)
    path = f"/api/passkeys/{line['id']}"
    assert [who.delete(path).status_code for who in (Device(hall.site), other)] == [401, 404]
    assert director.delete(path).status_code == 200
    assert inside.get("/api/session").status_code == 401
    assert hall.comes(key).status_code == 401
    assert hall.events()[:2] == [("passkey-refused", ""), ("passkey-removed", "Ugo Parte")]
    hall.people["Ugo Parte"] = hall.signed_in("Ugo Parte")
    again = Authenticator()
    assert hall.adds("Ugo Parte", again).status_code == 201
    (line,) = hall.people["Ugo Parte"].get("/api/passkeys").json()
    assert hall.people["Ugo Parte"].delete(f"/api/passkeys/{line['id']}").status_code == 200
    assert hall.people["Ugo Parte"].get("/api/session").status_code == 200, "one's own session goes on"


def test_tries_are_counted_before_the_work_and_keep_no_other_key_out(hall: Hall, key: Authenticator) -> None:
    other = Authenticator()
    assert hall.adds("Cleo", other).status_code == 201
    told = [hall.comes(key, rp="evil.example").status_code for _ in range(12)]
    assert told == [401] * 10 + [429] * 2
    unknown = [hall.comes(Authenticator(), handle=key.handle).status_code for _ in range(12)]
    assert unknown == [401] * 10 + [429] * 2
    assert hall.comes(other).status_code == 200


def test_challenges_that_nobody_answers_do_not_pile_up(
    hall: Hall, key: Authenticator, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(kept, "MOST_CHALLENGES", 5)
    for _ in range(9):
        last = hall.asked()
    waiting = select(func.count()).select_from(codes).where(codes.c.purpose == "passkey-sign-in")
    assert (hall.store.read(lambda connection: connection.scalar(waiting)) or 0) <= 5
    assert Device(hall.site).post("/api/session/passkey", key.uses(last)).status_code == 200


def test_any_node_takes_the_answer_to_a_challenge_of_another(hall: Hall, key: Authenticator) -> None:
    with TestClient(app(hall.store, network=NETWORK), base_url=ORIGIN) as elsewhere:
        told = Device(elsewhere).post("/api/session/passkey", key.uses(hall.asked()))
        assert told.status_code == 200


@pytest.mark.parametrize(
    ("network", "origin", "there"),
    [
        (NetworkSettings("http://127.0.0.1:8000"), "http://127.0.0.1:8000", False),
        (NetworkSettings("https://192.0.2.7"), "https://192.0.2.7", False),
        (NetworkSettings(f"http://{HOST}"), f"http://{HOST}", False),
        (NetworkSettings("http://127.0.0.1:8000", proxies=("127.0.0.1",)), "https://evil.example", False),
        (NetworkSettings("http://127.0.0.1:8000"), "http://localhost:8000", True),
        (NetworkSettings("https://hall.local"), "https://hall.local", True),
    ],
    ids=str,
)
def test_passkeys_are_where_there_is_tls_and_a_name_of_this_hall_or_on_this_machine(
    tmp_path: Path, network: NetworkSettings, origin: str, there: bool
) -> None:
    with served(tmp_path, network, origin) as hall:
        told = hall.offered("Ugo Parte")
        assert (told.status_code, told.json().get("code")) == (
            (200, None) if there else (409, "passkey-no-tls")
        )
        if there:
            key, party = Authenticator(), {"origin": origin, "rp": told.json()["rp"]["id"]}
            assert hall.adds("Ugo Parte", key, **party).status_code == 201
            assert hall.comes(key, **party).status_code == 200


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_they_are_not_installed_one_line_says_what_to_do(
    hall: Hall, language: Language, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "webauthn", None)
    told = hall.people["Ada"].post(
        "/api/passkeys/options", {"password": PASSWORD}, **{"accept-language": language}
    )
    assert (told.status_code, told.json()["detail"]) == (
        409,
        say(language, "hall-problem-passkey-not-installed"),
    )
    hall.site.cookies.clear()
    assert hall.site.post("/api/session", json={"name": "Ada", "password": PASSWORD}).status_code == 200
    page = hall.site.get("/accounts", headers={"accept-language": language}).text
    assert say(language, "hall-problem-passkey-not-installed") in page
    hall.site.cookies.clear()
    assert "data-passkey" not in hall.site.get("/sign-in").text


SIGNS = st.text(st.characters(codec="utf-8"), max_size=40)


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(parts=st.dictionaries(st.sampled_from(["attestationObject", "authenticatorData", "signature"]), SIGNS))
def test_whatever_is_sent_is_refused_and_never_an_error_of_the_program(
    hall: Hall, parts: dict[str, str]
) -> None:
    key = Authenticator()
    made = key.makes(hall.offered("Cleo").json())
    made["response"] |= {name: value for name, value in parts.items() if name in made["response"]}
    assert hall.people["Cleo"].post("/api/passkeys", {"name": "x", "credential": made}).status_code in (
        *(201, 400, 403, 409),
    )
    used = key.uses(hall.asked())
    used["credential"]["response"] |= {
        name: value for name, value in parts.items() if name in used["credential"]["response"]
    }
    assert Device(hall.site).post("/api/session/passkey", used).status_code in (200, 400, 401, 429)
