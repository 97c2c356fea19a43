"""What a forge reads: forms of issues, and checks before a commit, by the rules of who reads them."""

from pathlib import Path
from typing import Any

import pytest
import yaml

ROOT = Path(__file__).parents[2]
FORMS = sorted(path for path in (ROOT / ".github/ISSUE_TEMPLATE").glob("*.yml") if path.stem != "config")
FIELDS = {
    "markdown": {"value"},
    "input": {"label", "description", "placeholder", "value"},
    "textarea": {"label", "description", "placeholder", "value", "render"},
}
"""What a field of a form may say; a comma that was not quoted makes keys of half sentences."""


def read(path: Path) -> Any:
    return yaml.safe_load(path.read_text(encoding="utf-8"))


@pytest.mark.parametrize("path", FORMS, ids=lambda path: path.stem)
def test_a_form_says_nothing_that_is_refused(path: Path) -> None:
    form = read(path)
    assert form.keys() == {"name", "description", "labels", "body"}
    for field in form["body"]:
        assert field.keys() <= {"type", "id", "attributes", "validations"}
        assert field["attributes"].keys() <= FIELDS[field["type"]], field
        assert all(isinstance(text, str) for text in field["attributes"].values())


def test_a_wrong_ruling_is_told_as_a_case_that_can_be_read() -> None:
    from arbitro.cases import Case, read_cases

    form = read(ROOT / ".github/ISSUE_TEMPLATE/wrong-ruling.yml")
    told = next(field for field in form["body"] if field.get("id") == "case")["attributes"]["value"]
    assert all(isinstance(case, Case) for case in read_cases(told))


def test_what_is_run_before_a_commit_is_there() -> None:
    hooks = read(ROOT / ".pre-commit-config.yaml")["repos"][0]["hooks"]
    for hook in hooks:
        program = hook["entry"].split()[0]
        assert (ROOT / program).is_file(), program
