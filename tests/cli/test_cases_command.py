import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

import arbitro.cases.hearing
from arbitro.cli import main
from tests.example.game import HeapReferee, book

GOOD = "{id: good, edition: example/heap, when: [{take: 3}], then: {stones: 7, laws: ['1']}}"
UNLIKE = "{id: unlike, edition: example/heap, when: [{take: 3}], then: {stones: 8}}"


def run(*arguments: str, stdin: str | None = None) -> Result:
    result = CliRunner().invoke(main, list(arguments), input=stdin, prog_name="arbitro")
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    return result


@pytest.fixture
def heap(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(arbitro.cases.hearing, "referee", lambda edition, *_: HeapReferee(book))


@pytest.mark.usefixtures("heap")
def test_check_says_that_all_hold() -> None:
    result = run("check", "-", stdin=GOOD)
    assert (result.exit_code, result.output) == (0, "1 case holds, none differs.\n")


@pytest.mark.usefixtures("heap")
def test_check_prints_each_difference() -> None:
    result = run("check", "-", "--lang", "it", stdin=f"- {GOOD}\n- {UNLIKE}\n")
    assert result.exit_code == 1
    assert result.output == "unlike\n  stones: atteso 8, deciso 7\n1 caso confermato, 1 diverso.\n"


@pytest.mark.usefixtures("heap")
def test_a_bad_case_gets_one_line_and_the_good_ones_are_still_ruled_on() -> None:
    result = run(
        "check",
        "-",
        stdin=f"- {GOOD}\n- {{id: bad, edition: example/heap, when: [{{tkae: 1}}], then: {{}}}}\n",
    )
    assert result.exit_code == 2
    assert result.stderr.count("\n") == 1
    assert "case bad" in result.stderr
    assert "when[0].tkae" in result.stderr
    assert result.stdout == "1 case holds, none differs, 1 could not be ruled on.\n"


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("{id: a", "valid YAML at line 1"),
        ("{id: a, edition: chess/fide, when: [], then: {}}", "“chess/fide” is not an edition"),
        ("{id: a, edition: carrom/icf-2001, when: [], then: {laws: [98]}}", "quote it"),
        ("{id: a, edition: carrom/icf-2001, when: []}", "“then” is missing"),
        ("\x00", "valid YAML"),
    ],
)
def test_what_cannot_be_understood_is_one_clear_line(text: str, words: str) -> None:
    result = run("check", "-", stdin=text)
    assert result.exit_code == 2
    assert words in result.stderr
    assert result.stderr.count("\n") == 1


def test_a_file_that_is_not_there_or_not_text_is_one_clear_line(tmp_path: Path) -> None:
    missing = run("check", str(tmp_path / "none.yaml"), "--lang", "es")
    assert missing.exit_code == 2
    assert "no se puede leer" in missing.stderr
    (tmp_path / "latin.yaml").write_bytes(b"id: caf\xe9")
    assert "UTF-8" in run("rule", str(tmp_path / "latin.yaml")).stderr


@pytest.mark.usefixtures("heap")
def test_rule_prints_one_json_object_a_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("arbitro.cli.telling.explain", lambda edition, ruling, language: "said")
    monkeypatch.setattr("arbitro.cli.telling.explain_refusal", lambda edition, refused, language, room: "no")
    result = run("rule", "--json", "-", stdin="{id: a, edition: example/heap, when: [{take: 3}, {take: 9}]}")
    assert json.loads(result.stdout) == {
        "id": "a",
        "after": {"stones": 7, "turn": "B", "winner": None, "last": "A", "fell": False},
        "rulings": [
            {"law": "1", "text": "said", "derived": False},
            {"law": "1", "text": "said", "derived": False},
            {"law": "1a", "text": "no", "derived": False},
        ],
        "refused": {"law": "1a", "text": "no"},
    }


CARROM = """{id: due, edition: carrom/icf-2001, given: {men: {white: 6, black: 7}, opened: {white: true, black: true}},
when: [{stroke: {white: 1}}, {stroke: {striker: true}}]}"""
SNOOKER = """{id: break, edition: snooker/wpbsa, given: {reds: 9},
when: [{stroke: {potted: [red]}}, {stroke: {nominated: black, potted: [cue]}}]}"""
BACKGAMMON = "{id: roll, edition: backgammon/wbgf-2.1, given: {turn: X}, when: [{roll: [3, 1]}]}"


def said(case: str, language: str) -> list[str]:
    result = run("rule", "-", "--lang", language, stdin=case)
    assert result.exit_code == 0, result.output
    mark = {"en": "  say: ", "it": "  da dire: ", "es": "  se anuncia: "}[language]
    return [line.removeprefix(mark) for line in result.output.splitlines() if line.startswith(mark)]


@pytest.mark.parametrize(
    ("language", "due"),
    [
        ("en", "Due, White. Black to place one white piece: fifteen seconds."),
        ("it", "Multa del bianco. "),
        ("es", "Deuda de las blancas. "),
    ],
)
def test_rule_tells_what_the_umpire_of_carrom_says_of_each_event(language: str, due: str) -> None:
    first, second = said(CARROM, language)
    assert second.startswith(due)
    assert first
    assert not first.startswith(due)


@pytest.mark.parametrize(
    ("language", "foul"), [("en", "Foul, 7. A, 1."), ("it", "Fallo, 7. A, 1."), ("es", "Falta, 7. A, 1.")]
)
def test_rule_tells_what_the_referee_of_snooker_calls(language: str, foul: str) -> None:
    assert said(SNOOKER, language) == ["1.", foul]


def test_rule_tells_nothing_where_a_game_has_no_calls() -> None:
    assert said(BACKGAMMON, "en") == []


def test_a_refused_act_and_the_acts_of_a_match_are_not_called() -> None:
    match = (
        "{id: won, edition: snooker/wpbsa, given: {level: match, best_of: 3}, when: [{frame: {winner: A}}]}"
    )
    refused = "{id: choice, edition: snooker/wpbsa, when: [{choose: play}]}"
    assert said(f"- {match}\n- {refused}\n", "en") == []


def test_the_json_of_a_ruling_holds_no_calls() -> None:
    document = json.loads(run("rule", "-", "--json", stdin=SNOOKER).output)
    assert set(document) == {"id", "after", "rulings", "refused"}
