"""Every case in this folder holds."""

import filecmp
from pathlib import Path

import pytest

from arbitro.cases import Case, compare, hear, read_cases

HERE = Path(__file__).parent
FILES = sorted(HERE.glob("*/*.yaml"))
SHARED = HERE.parents[2] / "shared" / "cases"


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}/{file.stem}")
def test_the_cases_of_a_file_hold(file: Path) -> None:
    cases = list(read_cases(file.read_text(encoding="utf-8")))
    assert all(isinstance(case, Case) for case in cases)
    differing = {}
    for case in cases:
        assert isinstance(case, Case)
        if differences := compare(hear(case)):
            differing[case.id] = differences
    assert differing == {}


def test_no_two_cases_share_an_id() -> None:
    ids = [
        case.id for file in FILES for case in read_cases(file.read_text("utf-8")) if isinstance(case, Case)
    ]
    assert len(ids) == len(set(ids))


def test_the_cases_are_in_step_with_the_shared_ones() -> None:
    if not SHARED.is_dir():
        pytest.skip(f"no shared cases beside the checkout: {SHARED.name} is not there")
    for theirs in sorted(SHARED.glob("*/*.yaml")):
        ours = HERE / theirs.parent.name / theirs.name
        assert ours.is_file(), f"{ours.name} is missing"
        assert filecmp.cmp(theirs, ours, shallow=False), f"{ours.name} has changed: copy it anew"
