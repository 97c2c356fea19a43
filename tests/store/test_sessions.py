"""Who asks with a token, as the server asks for every request: on both databases, as things stand at that moment."""

import asyncio
from typing import Any

import pytest

from arbitro.store import Store
from arbitro.store import people as kept
from arbitro.store.grants import Grant

NOW = 1_000
LATER = 9_000


@pytest.fixture
def people(store: Store) -> Store:
    def make(connection: Any) -> None:
        for name, closed in (("ada", False), ("gone", True)):
            kept.add_account(connection, kept.Account(name, name.title(), name, "hash", "desk", 1, closed))
        for name, state in (("phone", "approved"), ("waits", "waiting")):
            kept.add_device(connection, kept.Device(name, name, None, state, 1))
        for number in range(2):
            grant = Grant(f"g{number}", "phone", "umpire", "table", str(number), "ada", 1)
            kept.add_grant(connection, grant)
        for token in ("ada", "gone"):
            kept.add_session(connection, token, account=token, created=1, expires=LATER)
        for token in ("phone", "waits"):
            kept.add_session(connection, token, device=token, created=1, expires=LATER)

    store.write(make).result()
    return store


def asked(store: Store, token: str, now: int = NOW) -> kept.Session | None:
    return asyncio.run(store.session(token, now))


def test_an_account_and_a_device_with_its_grants_are_found(people: Store) -> None:
    account, device = asked(people, "ada"), asked(people, "phone")
    assert account == kept.Session(LATER, kept.Account("ada", "Ada", "ada", "hash", "desk", 1))
    assert device is not None
    assert device.device == kept.Device("phone", "phone", None, "approved", 1)
    assert [grant.object for grant in device.grants] == ["0", "1"]


@pytest.mark.parametrize(
    ("token", "now"), [("nobody", NOW), ("gone", NOW), ("waits", NOW), ("ada", LATER), ("phone", LATER)]
)
def test_who_is_unknown_shut_out_or_too_late_is_nobody(people: Store, token: str, now: int) -> None:
    assert asked(people, token, now) is None


def test_who_is_shut_out_is_out_at_the_very_next_request(people: Store) -> None:
    assert asked(people, "phone") is not None
    people.write(lambda connection: kept.revoke(connection, "phone", NOW)).result()
    assert asked(people, "phone") is None
    people.write(lambda connection: kept.end_session(connection, "ada")).result()
    assert asked(people, "ada") is None
