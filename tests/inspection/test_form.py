import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from arbitro.cli import main
from arbitro.inspection import ChecklistEntry, blank_form, edition_of, entries, inspect, read_form
from arbitro.kernel import Malformed
from arbitro.l10n import LANGUAGES, Language
from arbitro.library import editions, editions_of, game_of


def run(*arguments: str, stdin: str | None = None) -> Result:
    result = CliRunner().invoke(main, ["inspect", *arguments], input=stdin, prog_name="arbitro")
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    return result


def right(entry: ChecklistEntry) -> str:
    """Return an answer that the law is content with."""
    figures = entry.figures
    if entry.kind == "spread":
        return f"[{figures.max}, {figures.max}]"
    if entry.kind == "choice":
        return entry.allowed[0]
    if entry.kind == "condition":
        return "yes"
    return next(filter(None, (*figures.values, figures.min, figures.max)))


def filled(edition: str, language: Language) -> str:
    form = blank_form(edition, language)
    for entry in entries(edition).values():
        assert form.count(f"\n{entry.id}:\n") == 1
        form = form.replace(f"\n{entry.id}:\n", f"\n{entry.id}: {right(entry)}\n")
    return form


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", editions())
def test_the_printed_form_loads_empty(edition: str, language: Language) -> None:
    form = read_form(blank_form(edition, language))
    assert form.edition == edition
    assert list(form.answers.values()) == [None] * len(entries(edition))
    report = inspect(edition, form.answers)
    assert report.problems == ()
    assert report.count()["not-measured"] == len(entries(edition))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", editions())
def test_the_printed_form_filled_in_with_what_the_law_asks_passes(edition: str, language: Language) -> None:
    result = run(game_of(edition), "-", "--json", "--lang", language, stdin=filled(edition, language))
    assert result.exit_code == 0
    document = json.loads(result.stdout)
    assert document["count"] == {"pass": len(entries(edition)), "fail": 0, "note": 0, "not-measured": 0}


@pytest.mark.parametrize("edition", editions())
def test_the_template_names_the_law_the_unit_and_what_is_asked(edition: str) -> None:
    result = run(game_of(edition), "--edition", edition, "--template")
    assert result.exit_code == 0
    lines = result.stdout.splitlines()
    for entry in entries(edition).values():
        comments = lines[: lines.index(f"{entry.id}:")][-3:]
        assert any(f"[{entry.clause} " in line and entry.unit in line for line in comments), entry.id


def test_parts_may_be_written_as_mappings() -> None:
    assert read_form("board: {side: 74, thickness: 8}").answers == {"board.side": 74, "board.thickness": 8}
    assert read_form('{"board.side": "74 cm"}').answers == {"board.side": "74 cm"}


@pytest.mark.parametrize(
    ("source", "reason"),
    [
        ("", "measure-empty-form"),
        ("# nothing", "measure-empty-form"),
        ("[1]", "measure-form"),
        ("a: 1\n---\nb: 2", "measure-form"),
        ("board.side: [", "yaml"),
        ("a: 1\na: 2", "doubled-key"),
        ("board: {side: {left: 1}}", "measure-nested"),
        ("board: {side: 1}\nboard.side: 2", "measure-twice"),
        ("edition: 3", "not-text"),
        (f"board.side: {'9' * 5000}", "number-too-long"),
        ("[" * 5000, "too-deep"),
    ],
)
def test_a_form_that_cannot_be_read_says_why(source: str, reason: str) -> None:
    with pytest.raises(Malformed) as caught:
        read_form(source)
    assert caught.value.message.id == f"malformed-{reason}"


def test_the_edition_is_the_one_asked_for_or_the_forms_or_the_only_one() -> None:
    form = read_form("edition: carrom/colombia")
    assert edition_of("carrom", "icf-2001") == edition_of("carrom", "carrom/icf-2001") == "carrom/icf-2001"
    assert edition_of("carrom", None, form) == "carrom/colombia"
    assert edition_of("snooker", None) == editions_of("snooker")[0]


@pytest.mark.parametrize(
    ("arguments", "stdin", "words"),
    [
        (("carrom", "-"), "board.side: 74", "say which with --edition: carrom/icf-2001, carrom/classic-29"),
        (("snooker", "--edition", "icf-2001", "-"), "", "“snooker/icf-2001” is not an edition of snooker"),
        (("snooker", "-"), "edition: carrom/colombia", "“carrom/colombia” is not an edition of snooker"),
        (("carrom", "--edition", "colombia", "-"), "edition: carrom/icf-2001", "the form is for carrom/icf-2001"),
        (("snooker",), "", "--template"),
        (("chess", "-"), "", "carrom, snooker, backgammon"),
        (("snooker", "-"), "table.lenght: 3569", "did you mean table.length"),
        (("snooker", "-"), "table.length: 3 kg", "“table.length” is measured in mm"),
        (("snooker", "-"), "table.length: -1", "“table.length” cannot be less than zero"),
        (("snooker", "-"), "table.length: long", "“table.length” must be a number, in mm"),
        (("carrom", "--edition", "icf-2001", "-"), "frame.material: tin", "rosewood, hardwood, softwood, other"),
        (("snooker", "-", "--lang", "it"), "pocket.count: 6.5", "«pocket.count» deve essere un numero intero"),
        (("snooker", "-", "--lang", "es"), "cue.shape: bueno", "«cue.shape» debe ser sí o no"),
        (("snooker", "nowhere.yaml"), "", "nowhere.yaml cannot be read"),
    ],
)  # fmt: skip
def test_bad_input_is_one_clear_line(arguments: tuple[str, ...], stdin: str, words: str) -> None:
    result = run(*arguments, stdin=stdin)
    assert result.exit_code == 2
    assert words in result.stderr
    assert result.stderr.count("\n") == 1


def test_text_that_is_not_utf8_is_one_clear_line(tmp_path: Path) -> None:
    (tmp_path / "latin.yaml").write_bytes(b"board.side: caf\xe9")
    result = run("carrom", "--edition", "icf-2001", str(tmp_path / "latin.yaml"))
    assert (result.exit_code, result.stderr.count("\n")) == (2, 1)


def test_a_failure_is_told_with_its_law_and_by_how_much(tmp_path: Path) -> None:
    file = tmp_path / "board.yaml"
    file.write_text("board.side: [74, 75]\nbase-circle.gap: 2\nlamp.power: 60", encoding="utf-8")
    result = run("carrom", "--edition", "icf-2001", str(file))
    assert result.exit_code == 1
    assert (
        "FAIL           Side of the playing surface, which is square: 74 cm; 75 cm (+1 cm)" in result.stdout
    )
    assert "asked: 73.50 cm to 74 cm · A.1 Playing surface" in result.stdout
    assert (
        "note           Gap between neighbouring base circles of two sides: 2 cm (+0.73 cm)" in result.stdout
    )
    assert "1 of 4 measured" in result.stdout
    unmeasured = len(entries("carrom/icf-2001")) - 3
    assert f"Not measured ({unmeasured} entries):" in result.stdout
    summary = f"1 entry passes, 1 fails, 1 note; {unmeasured} not measured, 1 measured only in part."
    assert result.stdout.splitlines()[-1] == summary


def test_a_good_entry_is_still_judged_beside_a_bad_one() -> None:
    result = run("snooker", "-", "--json", stdin="table.length: 11 ft 8 1/2 in\nball.diameter: wide")
    document = json.loads(result.stdout)
    assert result.exit_code == 2
    assert document["count"]["pass"] == 1
    assert document["problems"][0]["key"] == "ball.diameter"


def test_json_says_everything_of_a_finding() -> None:
    result = run("carrom", "--edition", "classic-29", "-", "--json", stdin="striker.weight: 15.5")
    card = next(f for f in json.loads(result.stdout)["findings"] if f["id"] == "striker.weight")
    assert card == {
        "id": "striker.weight",
        "label": "Weight of the striker",
        "result": "fail",
        "values": [{"given": "15.5", "result": "fail", "difference": 0.5}],
        "unseen": 0,
        "required": "at most 15.00 g",
        "unit": "g",
        "law": "striker",
        "title": "Striker: size, weight, material",
        "advised": False,
        "derived": False,
    }


@pytest.mark.parametrize(
    ("language", "mark"), [("en", "FAIL"), ("it", "NON CONFORME"), ("es", "NO CONFORME")]
)
def test_the_report_speaks_the_language_of_the_user(language: Language, mark: str) -> None:
    result = run("snooker", "-", "--lang", language, stdin="cue.length: 900\ncue.shape: true")
    assert result.exit_code == 1
    assert mark in result.stdout
    assert "−14 mm" in result.stdout
