"""Every case in this folder holds, but for those in `awaited.txt`, which do not hold yet.

`python -m tests.cases.test_cases` writes that list anew: it may only grow shorter.
"""

import filecmp
from collections.abc import Iterator
from pathlib import Path

import pytest

from arbitro.cases import Case, CaseProblem, attempt, compare, hear, read_cases

HERE = Path(__file__).parent
FILES = sorted(HERE.glob("*/*.yaml"))
SHARED = HERE.parents[2] / "shared" / "cases"
AWAITED = HERE / "awaited.txt"


def cases_in(file: Path) -> Iterator[Case]:
    """Yield the cases of a file, all of which can be read as cases."""
    for case in read_cases(file.read_text(encoding="utf-8")):
        assert isinstance(case, Case), case
        yield case


def differing(file: Path) -> dict[str, object]:
    """Return the cases of a file that do not hold, and in what they differ."""
    heard = {case.id: attempt(case, hear) for case in cases_in(file)}
    found = {name: one if isinstance(one, CaseProblem) else compare(one) for name, one in heard.items()}
    return {name: differences for name, differences in found.items() if differences}


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}/{file.stem}")
def test_the_cases_of_a_file_hold(file: Path) -> None:
    awaited = {case.id for case in cases_in(file)} & set(AWAITED.read_text("utf-8").split())
    found = differing(file)
    assert {name: found[name] for name in found.keys() - awaited} == {}
    assert sorted(awaited - found.keys()) == [], "these hold now: take them out of awaited.txt"


def test_no_two_cases_share_an_id() -> None:
    ids = [case.id for file in FILES for case in cases_in(file)]
    assert len(ids) == len(set(ids))
    assert set(AWAITED.read_text("utf-8").split()) <= set(ids)


def test_the_cases_are_in_step_with_the_shared_ones() -> None:
    if not SHARED.is_dir():
        pytest.skip(f"no shared cases beside the checkout: {SHARED.name} is not there")
    for theirs in sorted(SHARED.glob("*/*.yaml")):
        ours = HERE / theirs.parent.name / theirs.name
        assert ours.is_file(), f"{ours.name} is missing"
        assert filecmp.cmp(theirs, ours, shallow=False), f"{ours.name} has changed: copy it anew"


if __name__ == "__main__":
    AWAITED.write_text("".join(f"{name}\n" for file in FILES for name in differing(file)), "utf-8")
