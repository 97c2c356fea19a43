"""The contract of `arbitro serve`: the printed table of permissions is the one that is obeyed, for every role."""

import json
from collections.abc import Iterator
from typing import Any

import pytest

from tests.web.hall.process import PASSWORD, Asker, Served, run

ROLES = ("director", "desk", "chief", "umpire", "marker", "player", "committee", "screen", "spectator")


@pytest.fixture(scope="module")
def table() -> list[dict[str, Any]]:
    printed = run("permissions", "--json")
    assert printed.returncode == 0
    rows: list[dict[str, Any]] = json.loads(printed.stdout)
    return rows


@pytest.fixture(scope="module")
def people(hall: Served, director: Asker) -> dict[str, Asker]:
    """One device let in for each role, and somebody nobody knows."""
    found = {"": Asker(hall.port)}
    for role in ROLES:
        join = director.post("/api/devices/join", {"role": role}).json["join"]
        found[role] = Asker(hall.port, hall.post("/api/devices", {"join": join}).json["token"])
    return found


def asked(rows: list[dict[str, Any]]) -> Iterator[tuple[dict[str, Any], str]]:
    """Yield addresses that change nothing for the others: sessions are not ended, streams not opened."""
    for row in rows:
        if row["path"] not in ("/api/events", "/api/session") and "first" not in row["path"]:
            yield row, row["path"].replace("{device}", "device-none").replace("{", "none-").replace("}", "")


def test_every_address_is_in_the_table(hall: Served, table: list[dict[str, Any]]) -> None:
    described = hall.get("/api/openapi.json").json["paths"]
    assert {(row["method"].lower(), row["path"]) for row in table} == {
        (method, path) for path, methods in described.items() for method in methods
    }
    assert all(set(row["roles"]) <= set(ROLES) for row in table)


@pytest.mark.parametrize("role", ["", *ROLES])
def test_each_role_may_ask_what_the_table_says_and_nothing_else(
    people: dict[str, Asker], table: list[dict[str, Any]], role: str
) -> None:
    who = people[role]
    for row, path in asked(table):
        told = who.ask(row["method"], path, {"surely": "unknown"} if row["method"] == "POST" else None)
        mine = {"spectator"} if not role else {role, "spectator"}
        if mine & set(row["roles"]):
            assert told.status != 401 or not role, (row, told.content)
            assert told.status in (200, 201, 400, 401, 403, 404, 409, 429), (row, told.content)
            assert told.status != 403 or told.code != "not-yours", (row, told.content)
        else:
            assert told.status == (403 if role else 401), (row, told.content)


def test_every_role_acts_in_a_match_of_the_desk_as_the_contract_says(
    people: dict[str, Asker], director: Asker
) -> None:
    """Role x object: a match of the desk, one's own table, another table."""
    acting = {"director", "desk", "chief", "umpire", "marker"}
    for role, who in people.items():
        told = who.acts(director.made(), 0, "play")
        expected = 200 if role in acting else 403 if role else 401
        assert told.status == expected, (role, told.content)


@pytest.mark.parametrize("role", ROLES)
def test_an_account_acts_by_its_role(hall: Served, director: Asker, role: str) -> None:
    name = f"{role} by name"
    assert director.post("/api/accounts", {"name": name, "password": PASSWORD, "roles": [role]}).status == 201
    who = hall.signed_in(name)
    acting = role in {"director", "desk", "chief", "umpire", "marker"}
    assert who.acts(director.made(), 0, "play").status == (200 if acting else 403)
    casual = hall.guest("Lou").made()
    assert who.acts(casual, 0, "play").status == (200 if role == "director" else 403)
