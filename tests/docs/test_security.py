"""docs/security.md against the tree: each test that it names is there, and each requirement stands once."""

import re
from pathlib import Path

import pytest

from arbitro.kernel.names import LONGEST_NAME
from arbitro.live.guests import COMING, ROOM
from arbitro.store.passkeys import CHALLENGE_LASTS
from arbitro.store.security import MOST
from arbitro.web.hall import limits
from arbitro.web.hall.passwords import LONGEST, OWN, SHORTEST, common_passwords
from arbitro.web.hall.people import SESSION_LASTS, UNUSED_LASTS

ROOT = Path(__file__).parents[2]
TEXT = (ROOT / "docs/security.md").read_text(encoding="utf-8")
ROWS = [
    [cell.strip() for cell in line.strip("|").split("|")]
    for line in TEXT.splitlines()
    if re.match(r"\| \d+\.\d+\.\d+", line)
]
HOUR = 3600 * 1000
BESIDE_TESTS = {"web/src": ROOT / "web/src", "lint": ROOT / "Makefile"}
"""What is named beside the folder of the tests: checks that no test runs."""


def numbers(cell: str) -> list[tuple[int, ...]]:
    """Return the requirements of a row, a range as both of its ends."""
    return [tuple(map(int, one.split("."))) for one in re.findall(r"\d+\.\d+\.\d+", cell)]


def test_there_are_rows() -> None:
    assert len(ROWS) > 120
    assert all(len(row) == 3 for row in ROWS), [row for row in ROWS if len(row) != 3]


@pytest.mark.parametrize("row", ROWS, ids=lambda row: str(row[0]))
def test_each_test_that_a_requirement_names_is_there(row: list[str]) -> None:
    named = re.findall(r"`([^`]+)`", row[2])
    assert named or row[2] == "–"
    for name in named:
        place = BESIDE_TESTS.get(name, ROOT / "tests" / name)
        assert place.exists(), name
        if place.suffix == ".py":
            assert re.search(r"^(async )?def test_", place.read_text(encoding="utf-8"), re.MULTILINE), name
        elif name not in BESIDE_TESTS:
            assert list(place.rglob("test_*.py")), name


def test_the_requirements_stand_in_their_order_each_once() -> None:
    seen = [number for row in ROWS for number in numbers(row[0])]
    assert len(set(seen)) == len(seen)
    firsts = [numbers(row[0])[0] for row in ROWS]
    assert firsts == sorted(firsts)


def test_each_named_link_leads_somewhere() -> None:
    for target, anchor in re.findall(r"\]\((\w+\.md)(?:#([\w-]+))?\)", TEXT):
        page = (ROOT / "docs" / target).read_text(encoding="utf-8")
        headings = {
            re.sub(r"[^\w\- ]", "", line.lstrip("# ")).strip().lower().replace(" ", "-")
            for line in page.splitlines()
            if line.startswith("#")
        }
        assert not anchor or anchor in headings, (target, anchor)


def test_the_figures_are_those_of_the_program() -> None:
    told = (
        f"{SHORTEST} to {LONGEST} characters",
        f"the {len(common_passwords()):,} most used",
        ", ".join(f"`{word}`" for word in sorted(OWN)),
        f"{LONGEST_NAME} at most",
        f"the last {MOST:,} of",
        f"{UNUSED_LASTS // HOUR} hours after it was last used and {SESSION_LASTS // (24 * HOUR)} days",
        f"{limits.TRIES} tries a minute at one account from one address",
        f"{limits.FEW} while an address ({limits.TRIES_OF_AN_ADDRESS}) or all together ({limits.TRIES_IN_THE_HALL})",
        f"{limits.TRIES} wrong ones a minute and address are told so; {limits.LOOKS} are looked at",
        f"{limits.GUESTS_AN_ADDRESS} a minute and {COMING:,} a day of one address",
        f"all of them together {ROOM // 1024} GB",
        f"within {CHALLENGE_LASTS // 60_000} minutes",
    )
    assert [one for one in told if one not in TEXT] == []
