"""A series of events: its table, its acts, and what holds of both."""

from fractions import Fraction
from pathlib import Path
from random import Random
from typing import Any

import pytest
from click.testing import CliRunner
from hypothesis import given
from hypothesis import strategies as st

from arbitro.cli import main
from arbitro.desk.series import EventSeries, judge, read_act, read_series, view
from arbitro.desk.series.standing import hundredths
from arbitro.kernel import CaseEvent as Written
from arbitro.kernel import Malformed


def series_of(**given: Any) -> EventSeries:
    return read_series({"level": "series", **given}, "desk")


def act_on(series: EventSeries, name: str, value: object = True) -> EventSeries:
    verdict = judge(series, read_act(Written(name, value), "when"))
    assert verdict.refused is None, verdict.refused
    return verdict.state


def refused(series: EventSeries, name: str, value: object = True) -> bool:
    verdict = judge(series, read_act(Written(name, value), "when"))
    assert verdict.refused is None or verdict.state is series
    return verdict.refused is not None


def standings(series: EventSeries) -> dict[str, Any]:
    found: Any = view(series)["standings"]
    return dict(found)


def random_events(random: Random, people: int) -> list[dict[str, Any]]:
    """Return dated events with rankings of some people each, places shared or not."""
    events = []
    for number in range(random.randrange(1, 6)):
        there = random.sample([f"P{one}" for one in range(people)], random.randrange(1, people + 1))
        ranking: list[Any] = []
        while there:
            level = [there.pop() for _ in range(min(len(there), random.choice([1, 1, 2, 3])))]
            ranking.append(level if len(level) > 1 else level[0])
        events.append(
            {
                "name": f"E{number}",
                "date": f"2026-0{number + 1}-01",
                "ranking": ranking,
                "weight": random.choice([1, 2, 0.5]),
            }
        )
    return events


TERMS = st.fixed_dictionaries(
    {},
    optional={
        "best": st.integers(1, 4),
        "minimum": st.integers(0, 3),
        "shared": st.sampled_from(["each", "average"]),
        "ties": st.permutations(["events", "firsts", "best", "last"]),
        "rest": st.sampled_from([0, 0.5]),
    },
)


@given(seed=st.integers(0, 2**32), terms=TERMS)
def test_the_order_in_which_dated_events_come_in_does_not_matter(seed: int, terms: dict[str, Any]) -> None:
    random = Random(seed)
    events = random_events(random, 8)
    turned = random.sample(events, len(events))
    grown = series_of(**terms)
    for event in turned:
        grown = act_on(grown, "add_event", event)
    whole = view(series_of(events=events, **terms))
    assert view(series_of(events=turned, **terms)) == whole == view(grown)


@given(seed=st.integers(0, 2**32), terms=TERMS)
def test_two_spellings_merged_are_one_person(seed: int, terms: dict[str, Any]) -> None:
    random = Random(seed)
    events = random_events(random, 6)
    other = [
        {**event, "ranking": _spelt(event["ranking"])} if random.random() < 0.5 else event for event in events
    ]
    apart = series_of(events=other, **terms)
    if "A. Rossi" not in standings(apart):
        return
    merged = act_on(
        apart, "amend", {"what": "name", "player": "A. Rossi", "to": "P0", "reason": "same person"}
    )
    assert standings(merged) == standings(series_of(events=events, **terms))
    assert view(act_on(merged, "undo")) == view(apart)


def _spelt(ranking: list[Any]) -> list[Any]:
    return [
        ["A. Rossi" if name == "P0" else name for name in level]
        if isinstance(level, list)
        else "A. Rossi"
        if level == "P0"
        else level
        for level in ranking
    ]


@given(seed=st.integers(0, 2**32), terms=TERMS)
def test_totals_are_what_counts_and_places_go_by_them(seed: int, terms: dict[str, Any]) -> None:
    series = series_of(events=random_events(Random(seed), 8), **terms)
    shown = view(series)
    rows = standings(series)
    ranking: Any = shown["ranking"]
    for row in rows.values():
        assert Fraction(str(row["total"])) == sum(Fraction(str(award)) for award in row["counted"].values())
        assert len(row["counted"]) <= terms.get("best", 9)
        assert min(row["counted"].values()) >= max(
            row["dropped"].values(), default=min(row["counted"].values())
        )
    totals = [rows[name]["total"] for name in ranking]
    assert totals == sorted(totals, reverse=True)
    places = [rows[name]["place"] for name in ranking]
    assert all(place <= number for number, place in enumerate(places, start=1))
    assert places == sorted(places)


@pytest.mark.parametrize(
    ("value", "rounded"), [("1.005", "1.01"), ("1.0049", "1"), ("-0.005", "0"), ("0.1", "0.1")]
)
def test_hundredths_are_rounded_half_up(value: str, rounded: str) -> None:
    assert hundredths(Fraction(value)) == Fraction(rounded)


def test_weights_are_exact() -> None:
    rows = standings(
        series_of(award=[0.1, 0.05], events=[{"name": "E", "weight": 0.3, "ranking": ["A", "B"]}])
    )
    assert (rows["A"]["total"], rows["B"]["total"]) == (0.03, 0.02)
    three = [{"name": name, "ranking": ["A"]} for name in "XYZ"]
    assert standings(series_of(award={1: 0.1}, events=three))["A"]["total"] == 0.3


def test_of_equal_awards_the_earlier_counts() -> None:
    events = [
        {"name": "Late", "date": "2026-03-01", "ranking": ["A"]},
        {"name": "Early", "date": "2026-01-01", "ranking": ["A"]},
    ]
    row = standings(series_of(best=1, events=events))["A"]
    assert (row["counted"], row["dropped"]) == ({"Early": 18}, {"Late": 18})


def test_an_amendment_is_shown_first_and_undone_like_any_act() -> None:
    events = [{"name": "X", "ranking": ["A", "B"]}, {"name": "Y", "ranking": ["B", "C"]}]
    series = series_of(events=events)
    shown = act_on(series, "amend", {"what": "minimum", "to": 2})
    amendment: Any = view(shown)["amendment"]
    assert amendment == {"what": "minimum", "of": None, "from": 0, "to": 2, "affects": ("A", "C")}
    assert view(act_on(shown, "tick", 5))["amendment"] is not None
    assert refused(shown, "undo")
    done = act_on(shown, "amend", {"what": "minimum", "to": 2, "reason": "announced late"})
    assert view(done)["unranked"] == ["A", "C"]
    assert view(done)["amendment"] is None
    assert view(act_on(done, "undo"))["unranked"] == []


def test_an_older_act_is_undone_by_its_number() -> None:
    series = act_on(series_of(), "add_event", {"name": "X", "ranking": ["A"]})
    series = act_on(series, "add_event", {"name": "Y", "ranking": ["B"]})
    series = act_on(series, "deduct", {"player": "A", "points": 1.5, "reason": "x"})
    shown: Any = view(act_on(series, "undo", {"act": 1}))["consequences"]
    assert list(shown["acts"]) == [3]
    assert refused(series, "undo", {"act": 1, "reason": "wrong event"})
    gone = act_on(series, "undo", {"act": 1, "also": [3], "reason": "wrong event"})
    assert list(standings(gone)) == ["B"]
    assert standings(act_on(gone, "undo")) == standings(series)


def test_what_is_refused_changes_nothing() -> None:
    series = series_of(events=[{"name": "X", "ranking": ["A", "B"]}])
    for name, value in (
        ("deduct", {"player": "A", "points": 1}),
        ("deduct", {"player": "A", "points": 0, "reason": "x"}),
        ("deduct", {"player": "Z", "points": 1, "reason": "x"}),
        ("amend", {"what": "award", "to": "result", "reason": "x"}),
        ("amend", {"what": "best", "to": None, "reason": "x"}),
        ("amend", {"what": "rest", "to": 1, "reason": "x"}),
        ("amend", {"what": "name", "player": "Z", "to": "Q", "reason": "x"}),
        ("amend", {"what": "name", "player": "A", "to": "A", "reason": "x"}),
        ("undo", True),
        ("undo", {"act": 1, "reason": "x"}),
    ):
        assert refused(series, name, value), (name, value)
    scored = series_of(award="result")
    assert refused(scored, "add_event", {"name": "X", "ranking": ["A", "B"], "score": {"A": 1}})


@pytest.mark.parametrize(
    "given",
    [
        {"award": [10, "six"]},
        {"award": "points"},
        {"award": {"0": 3}},
        {"best": 0},
        {"minimum": -1},
        {"ties": ["luck"]},
        {"shared": "none"},
        {"rest": float("inf")},
        {"entries": 4},
        {"events": 3},
        {"events": [{"name": "X"}]},
        {"events": [{"name": "X", "ranking": ["A", "A"]}]},
        {"events": [{"name": "X", "ranking": ["A", []]}]},
        {"events": [{"name": "X", "ranking": ["bye"]}]},
        {"events": [{"name": "X", "ranking": ["A"], "date": "May"}]},
        {"events": [{"name": "X", "ranking": ["A"], "weight": -1}]},
        {"events": [{"name": "X", "ranking": ["A"]}, {"name": "X", "ranking": ["B"]}]},
        {"award": "result", "events": [{"name": "X", "ranking": ["A"]}]},
    ],
)
def test_what_contradicts_itself_is_malformed(given: dict[str, Any]) -> None:
    with pytest.raises(Malformed):
        series_of(**given)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("draw", True),
        ("batch", [{"tick": 1}]),
        ("add_event", {"name": "X"}),
        ("amend", {"what": "tables", "to": 1}),
        ("amend", {"what": "best", "to": 0}),
        ("amend", {"what": "ties"}),
        ("amend", {"what": "name", "to": "A"}),
        ("amend", {"what": "name", "player": "A", "to": "draw"}),
        ("deduct", {"player": "A", "points": float("inf"), "reason": "x"}),
    ],
)
def test_acts_that_a_series_has_not_are_malformed(name: str, value: object) -> None:
    with pytest.raises(Malformed):
        read_act(Written(name, value), "when")


def test_a_series_is_run_from_the_terminal(tmp_path: Path) -> None:
    source, file = tmp_path / "tour.yaml", str(tmp_path / "tour.series")
    source.write_text("level: series\nevents: [{name: Rho, ranking: [Ada, Bo]}]\n", "utf-8")

    def run(*words: str) -> tuple[int, str]:
        result = CliRunner().invoke(main, ["desk", *words], prog_name="arbitro")
        return result.exit_code, result.output

    assert run("new", file, "--from", str(source))[0] == 0
    code, said = run(
        "do", file, "add_event: {name: Lodi, ranking: [Bo, Cid]}", "deduct: {player: Bo, points: 1}"
    )
    assert (code, "Lodi is in the series." in said, "reason is needed" in said) == (1, True, True)
    assert run("standings", file) == run("show", file)
    assert "1. Bo: 34 points, events: 2; first." in run("show", file)[1]
    assert '"ranking":["Bo","Ada","Cid"]' in run("show", file, "--json")[1]
    assert run("verify", file)[0] == 0
    code, said = run("draw", file)
    assert (code, "is a series" in said) == (2, True)
    assert run("do", file, "draw")[0] == 2
