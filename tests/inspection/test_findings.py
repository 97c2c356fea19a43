"""What is found of a measurement, at and beyond each limit of each book."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from arbitro.inspection import ChecklistEntry, Finding, InspectionReport, entries, inspect
from arbitro.library import editions

NUMERIC = [
    (edition, entry.id)
    for edition in editions()
    for entry in entries(edition).values()
    if entry.kind not in ("choice", "condition", "spread")
]


def find(edition: str, name: str, value: object) -> Finding:
    report = inspect(edition, {name: value})
    assert report.problems == ()
    return next(finding for finding in report.findings if finding.entry.id == name)


def wrong(entry: ChecklistEntry) -> str:
    return "note" if entry.lenient else "fail"


@pytest.mark.parametrize(("edition", "name"), NUMERIC)
def test_every_limit_passes_exactly_and_the_least_beyond_it_does_not(edition: str, name: str) -> None:
    entry = entries(edition)[name]
    step = Fraction(1) if entry.kind == "count" else Fraction(1, 1000)
    intervals = entry.figures.intervals(entry.unit)
    for interval in intervals:
        for limit, outwards in ((interval.low, -step), (interval.high, step)):
            if limit is None:
                continue
            at, beyond = (float(limit), float(limit + outwards))
            assert find(edition, name, int(at) if entry.kind == "count" else at).result == "pass"
            if beyond >= 0:
                found = find(edition, name, int(beyond) if entry.kind == "count" else beyond)
                assert found.result == wrong(entry)
                (judged,) = found.judged
                assert judged.off is not None
                assert len(intervals) > 1 or (judged.off > 0) == (outwards > 0)


@pytest.mark.parametrize(
    ("edition", "name"),
    [(edition, e.id) for edition in editions() for e in entries(edition).values() if e.imperial],
)
def test_feet_and_inches_are_judged_by_the_feet_and_inches_of_the_book(edition: str, name: str) -> None:
    entry = entries(edition)[name]
    assert entry.imperial is not None
    for printed in filter(None, (entry.imperial.min, entry.imperial.max, entry.imperial.value)):
        assert find(edition, name, printed).result == "pass"


@pytest.mark.parametrize(
    ("edition", "name"),
    [
        (edition, e.id)
        for edition in editions()
        for e in entries(edition).values()
        if e.kind in ("choice", "condition")
    ],
)
def test_every_answer_of_a_choice_or_a_condition_is_judged(edition: str, name: str) -> None:
    entry = entries(edition)[name]
    for right in entry.allowed or ("yes", "sì", True):
        assert find(edition, name, right).result == "pass"
    for other in entry.excluded or ("no", False):
        assert find(edition, name, other).result == wrong(entry)


@pytest.mark.parametrize(
    ("value", "result", "off"),
    [
        ("2 ft 10 1/2 in", "pass", None),
        ("876 mm", "pass", None),
        ("876.3 mm", "fail", Fraction("0.3")),
        ("34.6 in", "fail", Fraction("2.54")),
        (850, "fail", Fraction(-1)),
    ],
)
def test_1_1_height_has_limits_in_both_systems(value: object, result: str, off: Fraction | None) -> None:
    (judged,) = find("snooker/wpbsa", "table.height", value).judged
    assert (judged.result, judged.off) == (result, off)


def test_1_2_1_the_balls_of_a_set_differ_by_at_most_3_g() -> None:
    assert find("snooker/wpbsa", "ball.weight", [141, 142, 144]).result == "pass"
    (judged,) = find("snooker/wpbsa", "ball.weight", ["141 g", 142, 144.1]).judged
    assert (judged.result, judged.off) == ("fail", Fraction("0.1"))


def test_a_stated_figure_is_missed_by_its_whole_difference() -> None:
    (judged,) = find("carrom/icf-2001", "base-line.frame-distance", 10.3).judged
    assert judged.off == Fraction("0.15")


def test_a_4_b_about_gives_a_note_beyond_a_tenth_and_never_a_failure() -> None:
    assert find("carrom/icf-2001", "base-circle.gap", 1.397).result == "pass"
    assert find("carrom/icf-2001", "base-circle.gap", 1.4).result == "note"
    assert inspect("carrom/icf-2001", {"base-circle.gap": 5}).sound


def test_each_of_several_values_is_judged_and_the_worst_counts() -> None:
    found = find("carrom/icf-2001", "pocket.diameter", [4.3, 4.6, "4.61 cm"])
    assert [judged.result for judged in found.judged] == ["pass", "pass", "fail"]
    assert found.result == "fail"
    assert found.unseen == 1


def test_what_is_not_measured_is_counted() -> None:
    report = inspect("carrom/icf-2001", {"board.side": 74, "board.thickness": None})
    assert report.count() == {
        "pass": 1,
        "fail": 0,
        "note": 0,
        "not-measured": len(entries("carrom/icf-2001")) - 1,
    }
    assert report.sound


@pytest.mark.parametrize(
    ("name", "value", "message"),
    [
        ("board.sidee", 74, "unknown"),
        ("board.side", "74 kg", "unit"),
        ("board.side", "74 leagues", "unknown-unit"),
        ("board.side", -74, "negative"),
        ("board.side", "wide", "number"),
        ("board.side", True, "number"),
        ("board.side", [74, None], "number"),
        ("board.side", [], "empty-list"),
        ("pocket.count", 4.5, "count"),
        ("pocket.count", "4 cm", "unit"),
        ("frame.material", "cheese", "word"),
        ("board.smoothness", "perhaps", "yes-or-no"),
    ],
)
def test_what_cannot_be_understood_names_its_key(name: str, value: object, message: str) -> None:
    report = inspect("carrom/icf-2001", {name: value, "pocket.diameter": 4.45})
    (problem,) = report.problems
    assert (problem.id, problem.values["key"]) == (f"malformed-measure-{message}", name)
    assert report.count()["pass"] == 1


def test_one_weight_alone_cannot_be_compared() -> None:
    (problem,) = inspect("snooker/wpbsa", {"ball.weight": 142}).problems
    assert problem.id == "malformed-measure-several"


VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=12),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=3), inner, max_size=2),
    max_leaves=6,
)


@given(
    st.sampled_from(editions()).flatmap(
        lambda edition: st.tuples(
            st.just(edition), st.dictionaries(st.sampled_from(list(entries(edition))), VALUES, max_size=4)
        )
    )
)
def test_any_answers_give_one_finding_for_each_entry(form: tuple[str, dict[str, object]]) -> None:
    edition, answers = form
    report: InspectionReport = inspect(edition, answers)
    assert [finding.entry.id for finding in report.findings] == list(entries(edition))
    assert sum(report.count().values()) == len(entries(edition))
