"""The entries of each edition: their figures, their clauses, their words."""

import re
import tomllib
from importlib.resources import files

import pytest

from arbitro.inspection import UNITS, entries, label, part, requirement_text, table
from arbitro.l10n import LANGUAGES, Language
from arbitro.library import coverage, editions, game_of, package_of, text

ALSO_RULES_PLAY = {
    "carrom/icf-2001": {"31"},
    "carrom/classic-29": {"sitting.6", "match-loss.1"},
    "carrom/colombia": {"143a"},
    "snooker/wpbsa": {"3.1.a"},
    "backgammon/wbgf-2.1": {"3.5.v"},
}
"""Clauses that state a figure of the equipment but are called, timed or enforced: their status is another."""

CARROM = {
    "pocket.diameter": ("4.45", "0.15"),
    "base-line.length": ("47", "0.30"),
    "centre-circle.diameter": ("3.18", "0.16"),
}


@pytest.mark.parametrize("edition", editions())
def test_coverage_and_entries_name_each_other(edition: str) -> None:
    measured = {s.clause: s.points_to for s in coverage(edition).standings.values() if s.status == "measured"}
    asked_by = {clause: set[str]() for clause in [*measured, *ALSO_RULES_PLAY[edition]]}
    for entry in entries(edition).values():
        for clause in entry.clauses:
            asked_by[clause].add(entry.id)
    for clause, points_to in measured.items():
        assert set(points_to) == asked_by[clause], clause
    assert all(asked_by.values())


@pytest.mark.parametrize("edition", editions())
def test_clauses_that_also_rule_play_have_a_status_of_their_own(edition: str) -> None:
    standings = coverage(edition).standings
    assert all(standings[clause].status not in ("measured", "stated") for clause in ALSO_RULES_PLAY[edition])


@pytest.mark.parametrize("edition", editions())
def test_every_entry_can_be_judged(edition: str) -> None:
    for entry in entries(edition).values():
        assert entry.unit in UNITS, entry.id
        if entry.kind == "choice":
            assert entry.allowed, entry.id
            assert entry.excluded, entry.id
            continue
        figures = [figures for figures in (entry.figures, entry.imperial) if figures]
        for interval in (i for f in figures for i in f.intervals(entry.unit)):
            bounded = interval.low is not None or interval.high is not None
            assert bounded != (entry.kind == "condition"), entry.id
            if interval.low is not None and interval.high is not None:
                assert interval.low <= interval.high, entry.id


@pytest.mark.parametrize("edition", editions())
def test_a_figure_has_the_kind_that_its_book_gives_it(edition: str) -> None:
    for entry in entries(edition).values():
        figures = entry.figures
        assert (figures.tolerance is not None) == (entry.kind == "nominal"), entry.id
        assert figures.margin is None or entry.kind in ("stated", "about"), entry.id
        assert entry.kind != "about" or figures.margin, entry.id


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", editions())
def test_every_entry_has_words_in_every_language(edition: str, language: Language) -> None:
    for entry in entries(edition).values():
        assert label(edition, entry, language)
        assert part(game_of(edition), entry.part, language)
        assert requirement_text(entry, language)
        assert all(clause in text(edition, language).laws for clause in entry.clauses)


def test_no_label_is_left_over() -> None:
    from arbitro.l10n import messages

    used = {f"inspect-{game_of(e)}-{i.replace('.', '-')}" for e in editions() for i in entries(e)}
    used |= {f"inspect-{game_of(e)}-{entry.part}" for e in editions() for entry in entries(e).values()}
    games = tuple(f"inspect-{game_of(edition)}-" for edition in editions())
    assert {name for name in messages("en") if name.startswith(games)} == used


@pytest.mark.parametrize("edition", ["carrom/icf-2001", "carrom/classic-29", "carrom/colombia"])
@pytest.mark.parametrize(("name", "figures"), CARROM.items())
def test_the_carrom_books_agree_on_these_figures(edition: str, name: str, figures: tuple[str, str]) -> None:
    entry = entries(edition)[name]
    assert (entry.figures.value, entry.figures.tolerance) == figures


@pytest.mark.parametrize(
    ("edition", "name", "said"),
    [
        ("carrom/icf-2001", "man.weight", "5 g to 5.50 g"),
        ("carrom/colombia", "man.weight", "5.25 g to 5.50 g"),
        ("carrom/classic-29", "man.diameter", "3.02 cm to 3.18 cm"),
        ("carrom/classic-29", "striker.diameter", "at most 4.13 cm"),
        ("carrom/icf-2001", "arrow.arc-diameter", "6.25 cm"),
        ("carrom/colombia", "arrow.arc-diameter", "6.35 cm"),
        ("carrom/classic-29", "board.side", "72 cm or 74 cm, advised"),
        ("carrom/icf-2001", "striker.material", "anything but: metal, ivory"),
        ("carrom/icf-2001", "base-circle.gap", "about 1.27 cm"),
        ("carrom/icf-2001", "lamp.power", "60 W to 100 W"),
        ("carrom/icf-2001", "arrow.angle", "45°"),
        ("snooker/wpbsa", "table.length", "11 ft 8 1/2 in ± 1/2 in (3569 mm ± 13 mm)"),
        ("snooker/wpbsa", "d.radius", "11 1/2 in (292 mm)"),
        ("snooker/wpbsa", "ball.diameter", "52.5 mm ± 0.05 mm"),
        ("snooker/wpbsa", "ball.weight", "at most 3 g between the largest and the smallest"),
        ("backgammon/wbgf-2.1", "dice.count", "4 or 2"),
        (
            "backgammon/wbgf-2.1",
            "board.checker-diameter",
            "37 mm to 50 mm, if a player insists and it is available",
        ),
    ],
)
def test_what_the_law_asks_is_said_with_the_figures_of_the_book(edition: str, name: str, said: str) -> None:
    assert requirement_text(entries(edition)[name], "en") == said


def test_decimals_have_a_comma_in_italian_and_spanish() -> None:
    entry = entries("carrom/colombia")["man.weight"]
    assert requirement_text(entry, "it") == "da 5,25 g a 5,50 g"
    assert requirement_text(entry, "es") == "de 5,25 g a 5,50 g"


def test_the_table_has_a_row_for_each_entry() -> None:
    rows = table("carrom/icf-2001", "it")
    assert [row.id for row in rows] == list(entries("carrom/icf-2001"))
    row = next(row for row in rows if row.id == "frame.material")
    assert (row.part, row.clause, row.title) == ("Cornice", "A.2", "Cornice")
    assert row.choices["rosewood"] == "palissandro"


@pytest.mark.parametrize("edition", editions())
def test_figures_are_written_as_text_so_that_they_stay_exact(edition: str) -> None:
    source = files(package_of(edition)).joinpath("equipment.toml").read_text(encoding="utf-8")
    for table_ in tomllib.loads(source).values():
        for figures in (table_.get("figures", {}), table_.get("imperial", {})):
            assert all(isinstance(value, str | list) for value in figures.values())


NOT_MEASURED = {
    ("carrom/icf-2001", "A.1"): {"15"},  # the weight of the striker with which the run is tried
    ("carrom/colombia", "A.1"): {"15"},
    ("snooker/wpbsa", "1.1.size"): {"3.569", "1.778"},  # metres; the form has millimetres
    ("snooker/wpbsa", "1.1.height"): {"25"},  # the range between the two limits
    ("snooker/wpbsa", "1.2"): set("1234567"),  # what the balls are worth
    ("snooker/wpbsa", "3.1.a"): {*"1234567", "21"},
    ("backgammon/wbgf-2.1", "3.5.v"): {"2"},  # minutes; the form has seconds
}


@pytest.mark.parametrize("edition", editions())
def test_every_figure_of_a_measured_clause_stands_in_an_entry(edition: str) -> None:
    asking = {clause for entry in entries(edition).values() for clause in entry.clauses}
    for clause in asking:
        told = figures_told(text(edition, "en").laws[clause].gist)
        except_for = {float(number) for number in NOT_MEASURED.get((edition, clause), set())}
        assert told - figures_asked(edition, clause) - except_for == set(), clause


def figures_told(gist: str) -> set[float]:
    gist = re.sub(r"\(Reading.*?\)|laws? \d[\w.]*(?: (?:and|to) \d[\w.]*)?", "", gist, flags=re.DOTALL)
    return {float(number) for number in re.findall(r"(?<![\w.])\d+(?:\.\d+)?", gist)}


def figures_asked(edition: str, clause: str) -> set[float]:
    printed = [
        figure
        for entry in entries(edition).values()
        if clause in entry.clauses
        for figures in filter(None, (entry.figures, entry.imperial))
        for figure in filter(None, (*figures.values, figures.min, figures.max, figures.tolerance))
    ]
    return {float(number) for number in re.findall(r"\d+(?:\.\d+)?", " ".join(printed))}
