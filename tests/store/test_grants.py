"""Grants: who gave each, where it holds, when it ends; and that it ends with what its giver holds."""

from msgspec.structs import replace

from arbitro.store.grants import Giver, Grant, holds

NOW = 1_000
HALL = Grant("g", "phone", "umpire", "hall", "", "ada", 1)
TABLE = replace(HALL, scope="table", object="7")
MATCH = replace(HALL, scope="match", object="m-1")


class Known:
    """Those who gave something, as a test says."""

    def __init__(self, owner: str = "", **givers: Giver) -> None:
        self._givers, self._owner = givers, owner

    def giver(self, name: str) -> Giver | None:
        return self._givers.get(name)

    def owner(self, match: str) -> str:
        return self._owner


def of(*roles: str) -> Giver:
    return Giver(frozenset(roles))


def test_a_grant_holds_while_its_giver_holds_what_was_given() -> None:
    assert holds(HALL, Known(ada=of("desk")), NOW)
    assert holds(HALL, Known(ada=of("director")), NOW)
    assert not holds(HALL, Known(ada=of("player", "spectator")), NOW), "the giver was given other roles"
    assert not holds(HALL, Known(), NOW), "the giver was shut out"
    assert not holds(replace(HALL, role="director"), Known(ada=of("desk", "chief", "umpire")), NOW)
    assert not holds(replace(HALL, role="chief"), Known(ada=of("desk")), NOW)


def test_a_grant_ends_by_its_time_and_when_it_is_taken_back() -> None:
    known = Known(ada=of("desk"))
    assert holds(replace(HALL, until=NOW + 1), known, NOW)
    assert not holds(replace(HALL, until=NOW), known, NOW)
    assert not holds(replace(HALL, revoked=1), known, NOW)


def test_what_a_device_gives_holds_as_long_and_as_widely_as_what_it_has() -> None:
    given = replace(MATCH, granted_by="tablet")
    for mine, expected in (
        (replace(TABLE, device="tablet"), True),
        (replace(MATCH, device="tablet"), True),
        (replace(HALL, device="tablet"), True),
        (replace(MATCH, device="tablet", object="m-2"), False),
        (replace(TABLE, device="tablet", until=NOW), False),
    ):
        tablet = Giver(grants=(mine,), device=True)
        assert holds(given, Known(ada=of("desk"), tablet=tablet), NOW) == expected, mine
        assert not holds(given, Known(ada=of("spectator"), tablet=tablet), NOW), "two hands further"
    wider = replace(HALL, granted_by="tablet")
    tablet = Giver(grants=(replace(TABLE, device="tablet"),), device=True)
    assert not holds(wider, Known(ada=of("desk"), tablet=tablet), NOW), "a table's device gives no hall"


def test_grants_that_give_each_other_hold_nothing() -> None:
    one = Giver(grants=(replace(HALL, device="one", granted_by="other"),), device=True)
    other = Giver(grants=(replace(HALL, device="other", granted_by="one"),), device=True)
    assert not holds(replace(HALL, granted_by="one"), Known(one=one, other=other), NOW)


def test_whoever_made_a_match_hands_it_over_as_its_umpire_alone() -> None:
    known = Known("ada", ada=of("player", "spectator"))
    assert holds(MATCH, known, NOW)
    assert not holds(replace(MATCH, role="director"), known, NOW)
    assert not holds(TABLE, known, NOW)
