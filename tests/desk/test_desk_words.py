"""Whatever the desk does or refuses is said in three languages, and every law it cites is in its book."""

import inspect
import re
from pathlib import Path
from types import ModuleType
from typing import get_args

import pytest

from arbitro.desk import judge, read_act
from arbitro.desk import law as laws
from arbitro.desk.judging import LAW
from arbitro.desk.law import conduct_backgammon, conduct_snooker, equipment
from arbitro.desk.laws import laws_by
from arbitro.kernel import CaseEvent as Written
from arbitro.kernel import kebab, law_numbers
from arbitro.l10n import LANGUAGES, knows
from arbitro.library import editions, explain_refusal, numbers, package_of
from arbitro.live.particulars import Held
from tests.desk.counter import Counter

SOURCES = [
    *Path(inspect.getfile(laws)).parent.glob("*.py"),
    *(Path(inspect.getfile(laws)).parents[1] / "formats").glob("*.py"),
    *(
        Path(inspect.getfile(laws)).parents[1] / name
        for name in ("answer.py", "judging.py", "members.py", "format.py", "series/judging.py")
    ),
]
TEXT = "\n".join(path.read_text("utf-8") for path in SOURCES)
REFUSALS = sorted(
    set(re.findall(r'no(?:t_now)?\(\s*"([a-z_]+)"', TEXT)) | set(re.findall(r'return "([a-z_]+)"\n', TEXT))
)


def test_every_refusal_is_said() -> None:
    assert len(REFUSALS) > 90
    assert [rule for rule in REFUSALS if not knows(f"desk-refused-{kebab(rule)}")] == []


def test_every_refusal_that_is_said_exists() -> None:
    from arbitro.l10n import messages

    said = {name.removeprefix("desk-refused-") for name in messages("en") if name.startswith("desk-refused-")}
    held = {f"held-{name}" for name in get_args(Held)}
    assert said == {kebab(rule) for rule in REFUSALS} | held


def test_every_act_is_judged_by_a_law_of_its_own() -> None:
    from arbitro.desk import acts

    assert set(get_args(acts.Act)) == {*LAW, acts.Tick, acts.Undo, acts.Batch}


@pytest.mark.parametrize("edition", editions())
def test_every_law_in_the_table_is_in_its_book(edition: str) -> None:
    book, cited = set(numbers(edition)), laws_by(edition)
    no_law = (
        "judge",
        "protest_language",
        "insult",
        "distraction",
        "heard",
        "length_name",
        "unit",
        "rating",
        "conduct",
    )
    values = [getattr(cited, name) for name in cited.__struct_fields__ if name not in no_law]
    assert {value for value in values if isinstance(value, str) and value} <= book
    assert {*cited.items.values(), *cited.reports} <= book


def _numbers(module: ModuleType) -> set[str]:
    return set(re.findall(r'"(\d\.\d+(?:\.[ivx]+)?(?:\.[a-z])?)"', inspect.getsource(module)))


def test_every_backgammon_law_named_in_the_law_of_the_officials_exists() -> None:
    book = set(law_numbers(package_of("backgammon/wbgf-2.1"))) | set(law_numbers(package_of("snooker/wpbsa")))
    for module in (conduct_backgammon, conduct_snooker, equipment):
        assert {number for number in _numbers(module) if number.count(".") > 1} <= book


def test_a_refusal_names_what_stands_in_the_way() -> None:
    desk = Counter(format="swiss", entries=["Ada", "Bea", "Cleo", "Dan"], tables=1).do("draw")
    desk.do({"call": {"match": "R1.1", "table": "T1"}})

    def refused(act: dict[str, object]) -> dict[str, str]:
        ((name, value),) = act.items()
        found = judge(desk.event, read_act(Written(name, value), "act")).refused
        assert found is not None
        for language in LANGUAGES:
            assert explain_refusal("desk", found, language, room="desk")
        return {key: str(one) for key, one in found.values.items()}

    assert refused({"draw": True}) == {"match": "R1.1"}
    assert refused({"assign_table": {"match": "R1.2", "table": "T1"}}) == {"table": "T1", "match": "R1.1"}
    assert refused({"late_entry": "ada"}) == {"player": "Ada"}
    desk.do({"hold": "Bea"})
    assert refused({"call": "R1.2"}) == {"player": "Bea", "match": "none"}
