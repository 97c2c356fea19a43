"""Every case, sent act by act through the hall, comes out as it is ruled on."""

from pathlib import Path
from typing import Any

import msgspec
import pytest
from starlette.testclient import TestClient

from arbitro.cases import Case, hear, read_cases
from arbitro.kernel import Malformed
from arbitro.library import game_of
from tests.web.hall.conftest import Device

FOUR = {"carrom": "doubles", "snooker": "four-handed"}
SAMPLE = 40


def cases() -> list[Case]:
    files = sorted((Path(__file__).parents[2] / "cases").rglob("*.yaml"))
    found = [case for file in files for case in read_cases(file.read_text(encoding="utf-8"))]
    return [case for case in found if isinstance(case, Case) and at_a_table(case)]


def at_a_table(case: Case) -> bool:
    return case.edition != "desk" and case.given.get("level") != "event"


def ruled(case: Case) -> tuple[Any, set[str], bool] | None:
    """Return what is after a case, the laws, and whether its last event is refused; None where it is malformed."""
    try:
        hearing = hear(case)
    except Malformed:
        return None
    return json(hearing.after), set(hearing.laws), hearing.refused is not None


def played(case: Case, name: str, director: Device) -> tuple[Any, set[str], bool]:
    """Return the same of a match of the hall that takes the case's situation over."""
    game = game_of(case.edition)
    four = case.given.get("format") == "doubles" or len(list(case.given.get("players") or ())) == 4  # type: ignore[call-overload]
    body: dict[str, Any] = {"id": name, "edition": case.edition, "mode": "umpired", "given": case.given}
    body |= {"players": [{"name": one} for one in "ABCD"[: 4 if four else 2]]}
    made = director.post("/api/matches", {**body, "format": FOUR[game]} if four else body)
    assert made.status_code == 201, made.text
    laws, refused, sequence = set(), False, 0
    for place, event in enumerate(case.when):
        wire = event.name if event.value is True else {event.name: event.value}
        act = {"command": f"{name}-{place}", "expected": sequence, "event": wire}
        answer = director.post(f"/api/matches/{name}/acts", act)
        assert answer.status_code == 200, answer.text
        told = answer.json()
        sequence, refused = told["sequence"], told["refused"] is not None
        laws |= {ruling["law"] for ruling in told["rulings"]}
        laws |= {told["refused"]["law"]} if refused else set()
    document = director.get(f"/api/matches/{name}").json()
    return document["match" if case.given.get("level") == "match" else "after"], laws, refused


def json(value: object) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


def compare(case: Case, name: str, director: Device) -> None:
    expected = ruled(case)
    if expected is None:
        return
    after, laws, refused = played(case, name, director)
    differs = {key: (value, after.get(key)) for key, value in expected[0].items() if after.get(key) != value}
    assert not differs, case.id
    assert expected[1] <= laws, case.id
    assert refused == expected[2], case.id


@pytest.mark.parametrize("part", range(4))
def test_a_case_comes_out_of_the_hall_as_it_is_ruled_on(
    site: TestClient, director: Device, part: int
) -> None:
    sample = cases()[part::SAMPLE]
    assert len(sample) > 90
    for number, case in enumerate(sample):
        compare(case, f"sample-{part}-{number}", director)


@pytest.mark.nightly
def test_every_case_comes_out_of_the_hall_as_it_is_ruled_on(site: TestClient, director: Device) -> None:
    for number, case in enumerate(cases()):
        compare(case, f"case-{number}", director)
