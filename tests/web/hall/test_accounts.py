"""Accounts that live: passwords, roles, closing, sessions, the log, and the page on which a director keeps them."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from arbitro.l10n import LANGUAGES, Language, say
from arbitro.store import Store
from arbitro.store import people as kept
from arbitro.store.security import SecurityEvent, lines, note, prune
from arbitro.web import app
from arbitro.web.hall.first_director import appoint
from arbitro.web.hall.passwords import check_password
from arbitro.web.hall.people import SESSION_LASTS, UNUSED_LASTS
from arbitro.web.hall.problems import Problem
from tests.web.hall.conftest import Device

PASSWORD = "a long password"
HOUR = 3600 * 1000


class Hall:
    """A hall with a director, whose time can be set forward."""

    def __init__(self, site: TestClient, store: Store) -> None:
        self.site = site
        self.store = store
        self.director = self.signed_in("Ada")

    def sign_in(self, name: str, password: str = PASSWORD):  # type: ignore[no-untyped-def]
        return Device(self.site).post("/api/session", {"name": name, "password": password})

    def signed_in(self, name: str, password: str = PASSWORD) -> Device:
        answer = self.sign_in(name, password)
        assert answer.status_code == 200, answer.text
        return Device(self.site, answer.json()["token"])

    def account(self, name: str, *roles: str) -> Device:
        wish = {"name": name, "password": PASSWORD, "roles": list(roles)}
        assert self.director.post("/api/accounts", wish).status_code == 201
        return self.signed_in(name)

    def patch(self, who: Device, name: str, **body: object):  # type: ignore[no-untyped-def]
        self.site.cookies.clear()
        return self.site.patch(f"/api/accounts/{name}", json=body, headers=who.headers)

    def events(self) -> list[tuple[str, str, str]]:
        told = self.director.get("/api/security").json()
        return [(one["event"], one["who"], one["about"]) for one in told]


@pytest.fixture
def hall(tmp_path: Path) -> Iterator[Hall]:
    with Store.serve(tmp_path, synchronous="OFF") as store:
        appoint(store, "Ada", PASSWORD)
        with TestClient(app(store)) as site:
            yield Hall(site, store)


def test_a_closed_account_is_out_at_once_and_can_be_opened_again(hall: Hall) -> None:
    leaver = hall.account("Ugo Parte", "umpire")
    told = hall.patch(hall.director, "Ugo Parte", closed=True)
    assert (told.status_code, told.json()["closed"]) == (200, True)
    assert leaver.get("/api/session").status_code == 401
    assert hall.sign_in("Ugo Parte").status_code == 401
    listed = {one["name"]: one["closed"] for one in hall.director.get("/api/accounts").json()}
    assert listed == {"Ada": False, "Ugo Parte": True}
    assert hall.patch(hall.director, "Ugo Parte", closed=False).status_code == 200
    assert leaver.get("/api/session").status_code == 401, "its old session stays ended"
    assert hall.sign_in("Ugo Parte").status_code == 200


def test_a_director_gives_another_password_and_the_sessions_of_the_old_one_end(hall: Hall) -> None:
    clerk = hall.account("Cleo", "desk")
    assert hall.patch(hall.director, "cleo", password="quite another password").status_code == 200
    assert clerk.get("/api/session").status_code == 401
    assert hall.sign_in("Cleo").status_code == 401
    assert hall.sign_in("Cleo", "quite another password").status_code == 200


def test_ones_own_password_changes_with_the_old_one_and_nothing_else_does(hall: Hall) -> None:
    clerk, elsewhere = hall.account("Cleo", "desk"), hall.signed_in("Cleo")
    for body in (
        {"password": "quite another password"},
        {"password": "quite another password", "old": "not the password"},
        {"roles": ["director"], "old": PASSWORD},
        {"closed": True, "password": "quite another password", "old": PASSWORD},
    ):
        assert hall.patch(clerk, "Cleo", **body).status_code == 403, body
    assert hall.patch(clerk, "Ada", password="quite another password", old=PASSWORD).status_code == 404
    assert hall.patch(Device(hall.site), "Cleo", password="quite another password").status_code == 401
    assert hall.patch(clerk, "Cleo", password="quite another password", old=PASSWORD).status_code == 200
    assert clerk.get("/api/session").json()["name"] == "Cleo"
    assert elsewhere.get("/api/session").status_code == 401


def test_roles_change_at_once_and_a_hall_keeps_a_director(hall: Hall) -> None:
    clerk = hall.account("Cleo", "umpire")
    assert clerk.get("/api/devices").status_code == 403
    assert hall.patch(hall.director, "Cleo", roles=["desk", "desk"]).json()["roles"] == ["desk"]
    assert clerk.get("/api/devices").status_code == 200
    assert hall.patch(hall.director, "Cleo", roles=["emperor"]).status_code == 400
    for body in ({"closed": True}, {"roles": ["desk"]}):
        told = hall.patch(hall.director, "Ada", **body)
        assert (told.status_code, told.json()["code"]) == (409, "last-director")
    hall.patch(hall.director, "Cleo", roles=["director"])
    assert hall.patch(hall.director, "Ada", roles=["desk"]).status_code == 200
    assert hall.director.get("/api/accounts").status_code == 403


def test_what_cannot_be_changed_is_told(hall: Hall) -> None:
    assert hall.patch(hall.director, "Nobody", closed=True).status_code == 404
    assert hall.patch(hall.director, "Ada").status_code == 400
    assert hall.patch(hall.director, "Ada", login="eva").status_code == 400


@pytest.mark.parametrize(
    "password",
    [
        "12345678",
        "Password1",
        "football",
        "arbitro123",
        "CARROM2026",
        "aaaaaaaaaaaa",
        "Ugo-Parte-1",
        "123456789012",
        "abcabcabcabc",
        "arbitroarbitro",
        "zyxwvutsrq",
        "passwordpassword",
        "Correct Horse Battery Staple",
    ],
)
def test_passwords_that_everybody_tries_first_are_refused(hall: Hall, password: str) -> None:
    told = hall.director.post("/api/accounts", {"name": "Ugo Parte", "password": password, "roles": []})
    assert (told.status_code, told.json()["code"]) == (400, "common-password")


@pytest.mark.parametrize("twin", ["ada", "A\u200bda", " ADA ", "Ada\ufeff", "A\u034fda"])
def test_nobody_gets_a_login_that_looks_like_anothers(hall: Hall, twin: str) -> None:
    told = hall.director.post("/api/accounts", {"name": twin, "password": PASSWORD, "roles": []})
    assert (told.status_code, told.json()["code"]) == (409, "taken")


def let_in(hall: Hall, by: Device, **what: object) -> Device:
    code = by.post("/api/devices/join", what).json()["join"]
    return Device(hall.site, Device(hall.site).post("/api/devices", {"join": code}).json()["token"])


@pytest.mark.parametrize("ended", [{"roles": ["umpire"]}, {"closed": True}])
def test_what_somebody_gave_does_not_come_back_with_their_role(hall: Hall, ended: dict[str, object]) -> None:
    dora = hall.account("Dora", "desk")
    whole = let_in(hall, dora, role="desk")
    phones = [whole, let_in(hall, whole, role="umpire", table="T1")]
    waiting = dora.post("/api/devices/join", {"role": "desk"}).json()["join"]
    assert whole.get("/api/devices").status_code == 200
    hall.patch(hall.director, "Dora", **ended)
    hall.patch(hall.director, "Dora", roles=["desk"], closed=False)
    assert [one.get("/api/session").json()["roles"] for one in phones] == [["spectator"]] * 2
    assert whole.get("/api/devices").status_code == 403
    assert Device(hall.site).post("/api/devices", {"join": waiting}).status_code == 403


def test_what_a_device_gave_ends_for_good_when_it_is_shut_out(hall: Hall) -> None:
    first = let_in(hall, hall.director, role="desk")
    second = let_in(hall, first, role="umpire")
    name = first.get("/api/session").json()["id"]
    hall.site.delete(f"/api/devices/{name}", headers=hall.director.headers)
    hall.director.post(f"/api/devices/{name}/approve", {"role": "desk"})
    assert second.get("/api/session").json()["roles"] == ["spectator"]


def test_what_is_given_ends_later_than_now(hall: Hall) -> None:
    told = hall.director.post("/api/devices/join", {"role": "umpire", "until": 1})
    assert (told.status_code, told.json()["code"]) == (400, "over-already")


def test_a_password_may_be_long_and_of_any_signs() -> None:
    check_password("ein Satz mit ünd 字 und Leerzeichen" * 3, "Ada")
    for short in ("1234567", "x" * 201):
        with pytest.raises(Problem):
            check_password(short, "Ada")


def signed_in_by_form(site: TestClient, name: str, password: str) -> int:
    """Sign in as a person does, on the page, and return where it led."""
    form = re.search(r'name="form" value="([^"]+)"', site.get("/sign-in").text)
    assert form
    fields = {"form": form[1], "name": name, "password": password}
    return site.post("/sign-in", data=fields, follow_redirects=False).status_code


def test_whose_account_is_guessed_at_comes_in_by_the_browser_they_used_before(hall: Hall) -> None:
    site = hall.site
    site.cookies.clear()
    assert signed_in_by_form(site, "Ada", PASSWORD) == 303
    own = {"known": site.cookies["known"]}
    told = [hall.sign_in("Ada", f"guess {number}").status_code for number in range(12)]
    assert told == [401] * 10 + [429] * 2
    for known, status in ((own, 303), ({}, 429), ({"known": "0" * 64}, 429)):
        site.cookies.clear()
        site.cookies.update(known)
        assert signed_in_by_form(site, "Ada", PASSWORD) == status
    hall.patch(hall.director, "Ada", password="quite another password")
    site.cookies.clear()
    site.cookies.update(own)
    assert signed_in_by_form(site, "Ada", "quite another password") == 429, "it was the old password's"


def test_sessions_are_listed_and_ended_ones_own_by_oneself_and_all_by_a_director(hall: Hall) -> None:
    clerk, elsewhere = hall.account("Cleo", "desk"), hall.signed_in("Cleo")
    Device(hall.site).post("/api/guests", {"name": "Gil"})
    mine = clerk.get("/api/sessions").json()
    assert [(one["name"], one["kind"]) for one in mine] == [("Cleo", "account")] * 2
    assert sorted(one["current"] for one in mine) == [False, True]
    assert not any(elsewhere.headers["authorization"][7:] in str(one) for one in mine)
    other = next(one["id"] for one in mine if not one["current"])
    assert clerk.delete(f"/api/sessions/{other}").status_code == 200
    assert elsewhere.get("/api/session").status_code == 401
    everybody = hall.director.get("/api/sessions").json()
    assert {one["kind"] for one in everybody if one["name"] == "Gil"} == {"guest"}
    ada = next(one["id"] for one in everybody if one["current"])
    assert clerk.delete(f"/api/sessions/{ada}").status_code == 404
    left = next(one["id"] for one in everybody if one["name"] == "Cleo")
    assert hall.director.delete(f"/api/sessions/{left}").status_code == 200
    assert clerk.get("/api/session").status_code == 401
    assert Device(hall.site).get("/api/sessions").status_code == 401


def test_a_session_ends_when_it_is_not_used_and_goes_on_while_it_is_but_not_for_ever(hall: Hall) -> None:
    clerk = hall.account("Cleo", "desk")
    began = hall.site.app.state.hall.time.wall()  # type: ignore[attr-defined]
    token = next(
        one.token for one in hall.store.read(lambda c: kept.open_sessions(c, began)) if one.name == "Cleo"
    )

    def ends() -> int:
        return next(
            one.expires for one in hall.store.read(lambda c: kept.open_sessions(c, 0)) if one.token == token
        )

    assert abs(ends() - began - UNUSED_LASTS) < HOUR
    hall.store.write(lambda c: kept.prolong(c, token, began + 2 * HOUR, SESSION_LASTS)).result()
    assert clerk.get("/api/session").status_code == 200
    hall.store.write(lambda _: None).result()  # what was put off is written before it
    assert abs(ends() - began - UNUSED_LASTS) < HOUR
    hall.store.write(lambda c: kept.prolong(c, token, began + 2 * SESSION_LASTS, SESSION_LASTS)).result()
    assert abs(ends() - began - SESSION_LASTS) < HOUR
    hall.store.write(lambda c: kept.prolong(c, token, began - 1, SESSION_LASTS)).result()
    assert clerk.get("/api/session").status_code == 401


def test_the_security_log_tells_a_director_who_came_and_what_was_changed(hall: Hall) -> None:
    hall.account("Cleo", "desk")
    hall.sign_in("Cleo", "not the password")
    hall.sign_in("my-password-in-the-wrong-field", "x")
    hall.patch(hall.director, "Cleo", roles=["umpire"], closed=True)
    hall.director.post("/api/devices/pin")
    Device(hall.site).post("/api/devices", {"pin": "ZZZZZZ"})
    told = hall.events()
    assert told == [
        ("pin-refused", "", ""),
        ("pin-made", "Ada", ""),
        ("account-closed", "Ada", "Cleo"),
        ("roles-changed", "Ada", "Cleo"),
        ("sign-in-failed", "", ""),
        ("sign-in-failed", "", "Cleo"),
        ("sign-in", "Cleo", "Cleo"),
        ("account-made", "Ada", "Cleo"),
        ("sign-in", "Ada", "Ada"),
    ]
    assert "my-password" not in str(told)
    clerk = Device(hall.site)
    assert clerk.get("/api/security").status_code == 401


def test_the_log_does_not_grow_without_end_and_is_paged_through(tmp_path: Path) -> None:
    with Store.serve(tmp_path, synchronous="OFF") as store:

        def fill(connection) -> None:  # type: ignore[no-untyped-def]
            for at in range(1, 41):
                note(connection, SecurityEvent(at, "sign-in", "Ada", "", ""))
            prune(connection, 30)

        store.write(fill).result()
        assert [one.at for one in store.read(lambda c: lines(c, most=3))] == [40, 39, 38]
        assert [one.at for one in store.read(lambda c: lines(c, before=38, most=2))] == [37, 36]
        assert len(store.read(lines)) == 30


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_director_keeps_accounts_and_sessions_on_a_page(hall: Hall, language: Language) -> None:
    site, spoken = hall.site, {"accept-language": language}
    site.cookies.clear()
    assert site.get("/accounts", headers=spoken, follow_redirects=False).headers["location"] == "/sign-in"

    def send(**fields: str):  # type: ignore[no-untyped-def]
        form = re.search(r'name="form" value="([^"]+)"', site.get("/accounts", headers=spoken).text)
        assert form
        return site.post(
            "/accounts", data={"form": form[1], **fields}, headers={**spoken, "origin": "http://testserver"}
        )

    answer = site.post("/api/session", json={"name": "Ada", "password": PASSWORD})
    assert answer.status_code == 200
    name = "Francesca Maria Aldobrandini-Visconti अनु"
    made = send(do="make", name=name, password=PASSWORD, **{"role-umpire": "on"})
    assert made.status_code == 200
    assert name in made.text
    assert say(language, "security-account-made") in made.text
    id_ = next(one["id"] for one in hall.director.get("/api/accounts").json() if one["name"] == name)
    assert (
        say(language, "hall-problem-common-password")
        in send(do="password", account=id_, password="12345678").text
    )
    umpire = hall.signed_in(name)
    answer = site.post("/api/session", json={"name": "Ada", "password": PASSWORD})
    assert send(do="close", account=id_).status_code == 200
    assert umpire.get("/api/session").status_code == 401
    assert send(do="open", account=id_).status_code == 200
    assert send(do="roles", account=id_, **{"role-desk": "on"}).status_code == 200
    assert send(do="nothing").status_code == 400
    assert hall.signed_in(name).get("/api/session").json()["roles"] == ["desk", "spectator"]


def test_an_official_changes_their_own_password_and_ends_their_own_sessions_there(hall: Hall) -> None:
    hall.account("Cleo", "umpire")
    elsewhere = hall.signed_in("Cleo")
    site = hall.site
    site.post("/api/session", json={"name": "Cleo", "password": PASSWORD})
    page = site.get("/accounts").text
    assert "Ada" not in page
    form = re.search(r'name="form" value="([^"]+)"', page)
    assert form
    sent = {"form": form[1], "do": "own", "old": PASSWORD, "password": "quite another password"}
    assert site.post("/accounts", data=sent).status_code == 200
    assert site.get("/api/session").json()["name"] == "Cleo"
    assert elsewhere.get("/api/session").status_code == 401
    site.post("/api/session", json={"name": "Cleo", "password": "quite another password"})
    for do in ("make", "roles", "close"):
        assert site.post("/accounts", data={**sent, "do": do, "account": "Ada"}).status_code == 403
