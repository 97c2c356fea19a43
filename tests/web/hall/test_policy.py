"""The policy: route by role by object by field, walked whole, and by chance."""

from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace
from starlette.testclient import TestClient

from arbitro.live.particulars import Particulars, Seat
from arbitro.live.visibility import EVENT_FIELDS, MATCH_FIELDS, may_see
from arbitro.store import Store, people
from arbitro.store.grants import HOLDS, ROLES, Grant
from arbitro.web import app
from arbitro.web.hall.first_director import appoint
from arbitro.web.hall.people import OFFICIALS, Person
from arbitro.web.hall.policy import (
    ANYONE,
    EVERYONE,
    MAKE_MATCH,
    RUNNING,
    SEAT,
    hall_roles,
    match_roles,
    may_grant,
    sees,
)
from arbitro.web.hall.sign_in import new_account
from arbitro.web.hall.table import ENDPOINTS, permissions
from tests.web.hall.conftest import Device

PASSWORD = "a long password"
NAME, TABLE = "m-1", "7"

# -- by chance -----------------------------------------------------------------------------------------------------

roles = st.sampled_from(ROLES)
places = st.sampled_from([("hall", ""), ("table", TABLE), ("table", "8"), ("match", NAME), ("match", "m-2")])
grants = st.builds(lambda role, place: Grant("g", "me", role, place[0], place[1], "ada", 1), roles, places)
accounts = st.builds(lambda held: Person("me", "Me", frozenset(held) | {"spectator"}), st.sets(roles))
guests = st.just(Person("me", "Me", frozenset(("player", "umpire", "spectator")), guest=True))
devices = st.lists(grants, max_size=3).map(
    lambda held: Person(
        "me", "Me", frozenset(g.role for g in held) | {"spectator"}, device=True, grants=tuple(held)
    )
)
persons = st.one_of(accounts, guests, devices, st.just(Person()))
matches = st.builds(
    lambda mode, mine, owner, casual, private, table, event: Particulars(
        mode, (Seat("A", "Me", person="me" if mine else "x"), Seat("B", "You", person="y")),
        owner="me" if owner else "x", casual=casual and not event, private=private, table=table, event=event,
    ),
    st.sampled_from(["umpired", "played"]), st.booleans(), st.booleans(), st.booleans(), st.booleans(),
    st.sampled_from([None, TABLE, "8"]), st.sampled_from([None, "cup"]),
)  # fmt: skip


@given(persons, matches)
def test_whoever_has_nothing_to_do_with_a_match_is_nobody_in_it(who: Person, match: Particulars) -> None:
    mine = match.owner == who.id or match.seat_of(who.id)
    at_hand = any(
        (one.scope, one.object) in (("hall", ""), ("match", NAME), ("table", match.table))
        for one in who.grants
    )
    account = who.known and not (who.guest or who.device)
    if not (mine or at_hand or account):
        assert match_roles(who, NAME, match) == set()
        assert sees(who, NAME, match) == (not match.private)


@given(persons, matches)
def test_a_player_of_a_played_match_is_none_of_its_officials(who: Person, match: Particulars) -> None:
    found = match_roles(who, NAME, match)
    if match.mode == "played" and who.known and match.seat_of(who.id):
        assert found & OFFICIALS <= {"director"}
        assert SEAT in found
    else:
        assert SEAT not in found


@given(devices, matches, grants)
def test_a_grant_for_another_place_changes_nothing(who: Person, match: Particulars, other: Grant) -> None:
    if (other.scope, other.object) in (("table", "8"), ("match", "m-2")) and match.table != "8":
        more = replace(who, grants=(*who.grants, other), roles=who.roles | {other.role})
        assert match_roles(more, NAME, match) == match_roles(who, NAME, match)
        assert hall_roles(more) == hall_roles(who)


@given(persons, roles, places)
def test_nobody_gives_what_they_do_not_hold(who: Person, role: str, place: tuple[str, str]) -> None:
    held = set(hall_roles(who)) | {one.role for one in who.grants if (one.scope, one.object) == place}
    assert may_grant(who, role, *place) == any(role in HOLDS.get(one, ()) for one in held)
    if role == "director":
        assert may_grant(who, role, *place) == ("director" in held)


@pytest.mark.parametrize("field", [*MATCH_FIELDS, *EVENT_FIELDS])
def test_what_is_not_for_everybody_is_not_for_the_public(field: str) -> None:
    of = MATCH_FIELDS if field in MATCH_FIELDS else EVENT_FIELDS
    assert not may_see(field, "public", of)
    assert may_see(field, "director", of) == (field != "open votes")


# -- every address -------------------------------------------------------------------------------------------------


class Hall:
    """A hall with a match and an event of each kind, and somebody of each role and scope."""

    def __init__(self, site: TestClient, store: Store) -> None:
        self.site = site
        self.director = self._signed_in("Ada")
        carrom = {"edition": "carrom/icf-2001", "mode": "umpired", "players": [{"name": "A"}, {"name": "B"}]}

        def match(**options: Any) -> str:
            return str(self.director.post("/api/matches", {**carrom, "options": options}).json()["id"])

        self.objects = {"7": match(table="7"), "8": match(table="8"), "private": match(private=True)}
        wish = {"edition": "desk", "given": {"level": "event", "entries": 4}}
        self.event = self.director.post("/api/desk", wish).json()["id"]
        self.hidden = self.director.post("/api/desk", {**wish, "options": {"private": True}}).json()["id"]
        self.people: dict[str, Device] = {"nobody": Device(site)}
        guest = Device(site).post("/api/guests", {"name": "Gil"}).json()
        self.people["guest"] = Device(site, guest["token"])
        for role in ROLES:
            account = new_account(f"{role} by name", PASSWORD, [role], 1)
            store.write(partial(people.add_account, account=account)).result()
            self.people[f"account {role}"] = self._signed_in(f"{role} by name")
            for of, place in (("table", "7"), ("match", self.objects["7"])):
                join = self.director.post("/api/devices/join", {"role": role, of: place}).json()["join"]
                token = Device(site).post("/api/devices", {"join": join}).json()["token"]
                self.people[f"{of} {role}"] = Device(site, token)

    def _signed_in(self, name: str) -> Device:
        answer = Device(self.site).post("/api/session", {"name": name, "password": PASSWORD})
        return Device(self.site, answer.json()["token"])


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hall]:
    folder: Path = tmp_path_factory.mktemp("policy")
    with Store.serve(folder, synchronous="OFF") as store:
        appoint(store, "Ada", PASSWORD)
        with TestClient(app(store)) as site:
            yield Hall(site, store)


WHO = (
    *("nobody", "guest"),
    *(f"{kind} {role}" for kind in ("account", "table", "match") for role in ROLES),
)
SKIPPED = ("/api/events", "/metrics", "/health", "/api/session", "/api/openapi.json", "/api/copy")
"""What streams, ends sessions, or is large; `/api/copy` has tests of its own."""


def expected(who: str, of: str, rule: Any, object: str) -> bool:
    """Tell what the table that is printed says, worked out anew from who somebody is."""
    kind, _, role = who.partition(" ")
    mine = {role} if kind == "account" else set()
    roles = (
        {role, "spectator"}
        if role
        else {"player", "umpire", "spectator"}
        if who == "guest"
        else {"spectator"}
    )
    if not roles & set(rule.roles):
        return False
    if of == "match" and kind in ("table", "match") and object == "7" and role != "player":
        mine = {role}
    if of == "match":
        mine -= {"player"}
    inside = bool(mine & (OFFICIALS if of == "match" else set(RUNNING)))
    if object in ("private", "hidden") and not inside and not rule.unseen:
        return False
    return ANYONE in rule.by or bool(mine & set(rule.by))


@pytest.mark.parametrize("who", WHO)
def test_every_address_lets_through_whom_the_table_says_for_every_object(hall: Hall, who: str) -> None:
    for one in ENDPOINTS:
        if one.path in SKIPPED or one.path.startswith(("/api/sessions", "/api/passkeys")):
            continue
        kinds: dict[str, dict[str, str]] = {
            "match": hall.objects,
            "event": {"open": hall.event, "hidden": hall.hidden},
            "hall": {"": ""},
        }
        for object, name in kinds[one.rule.of].items():
            path = one.path.replace("{id}", name)
            for part in ("{device}", "{number}", "{paper}", "{name}", "{table}", "{session}"):
                path = path.replace(part, "0")
            told = _asked(hall.people[who], one.method, path)
            through = (
                told.json().get("code") not in ("not-yours", "sign-in")
                if told.status_code in (401, 403)
                else True
            )
            assert through == expected(who, one.rule.of, one.rule, object), (
                one.method,
                path,
                object,
                told.text[:200],
            )


def _asked(who: Device, method: str, path: str) -> Any:
    who.site.cookies.clear()
    return who.site.request(
        method, path, headers=who.headers, json=None if method in ("GET", "DELETE") else {"surely": "unknown"}
    )


def test_the_table_that_is_printed_is_the_one_that_is_obeyed() -> None:
    told = {(row["method"], row["path"]): row for row in permissions()}
    for one in ENDPOINTS:
        row = told[one.method, one.path]
        assert row["roles"] == [role for role in one.rule.roles if role in ROLES]
        assert (row["of"], row["by"]) == (one.rule.of, list(one.rule.by))
    assert all(rule.name for rule in (EVERYONE, MAKE_MATCH))
