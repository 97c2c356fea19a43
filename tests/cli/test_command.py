import json

import pytest
from click.testing import CliRunner, Result

from arbitro import __version__
from arbitro.cli import main
from arbitro.library import STATUSES, editions


def run(*arguments: str, **environment: str) -> Result:
    result = CliRunner().invoke(main, list(arguments), env={"LANG": "C", **environment}, prog_name="arbitro")
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    return result


def test_the_version() -> None:
    assert run("--version").output == f"arbitro {__version__}\n"


@pytest.mark.parametrize(
    ("arguments", "environment", "word"),
    [
        (["--lang", "it", "--help"], {}, "Uso:"),
        (["--help", "--lang=es"], {}, "Opciones:"),
        (["--help"], {"ARBITRO_LANG": "it"}, "Comandi:"),
        (["--help"], {"LANG": "es_CO.UTF-8"}, "Comandos:"),
        (["--help"], {"ARBITRO_LANG": "en", "LANG": "it_IT.UTF-8"}, "Commands:"),
        (["laws", "show", "--help", "--lang", "it"], {}, "Mostra le regole"),
    ],
)
def test_help_speaks_the_users_language(arguments: list[str], environment: dict[str, str], word: str) -> None:
    result = run(*arguments, **environment)
    assert result.exit_code == 0
    assert word in result.output


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["frobnicate"], "“frobnicate”"),
        (["laws", "show"], "CLAUSE"),
        (["laws", "list", "--edition", "chess/fide"], "carrom/icf-2001"),
        (["laws", "list", "--nope"], "--nope"),
        (["--lang", "de"], "en, it, es"),
        (["laws", "show", "999z"], "999z"),
        (["serve", "--port", "high"], "--port"),
    ],
)
def test_a_slip_on_the_command_line_is_one_clear_line(arguments: list[str], words: str) -> None:
    result = run(*arguments)
    assert result.exit_code == 2
    assert words in result.stderr
    assert result.stderr.count("\n") == 1


def test_errors_speak_the_users_language() -> None:
    assert "non esiste" in run("frobnicate", "--lang", "it").stderr
    assert "no existe" in run("laws", "--lang", "es", "list", "--nope").stderr


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_the_shell_gets_its_completion(shell: str) -> None:
    assert "_ARBITRO_COMPLETE" in run("completion", shell).output


def test_laws_list_lists_editions_and_clauses() -> None:
    listed = run("laws", "list").output
    assert all(edition in listed for edition in editions())
    clauses = json.loads(run("laws", "list", "--edition", "snooker/wpbsa", "--json").output)
    assert len(clauses) == 276


def test_laws_show_shows_a_clause_in_each_edition_that_has_it() -> None:
    shown = json.loads(run("laws", "show", "98a", "--json", "--lang", "it").output)
    assert [card["edition"] for card in shown] == ["carrom/icf-2001", "carrom/colombia"]
    assert shown[0]["counterparts"]["carrom/classic-29"]
    words = run("laws", "show", "98a", "--lang", "it").output
    assert shown[0]["title"] in words
    assert "Corrispondenti:" in words


def test_laws_search_answers_best_first_or_says_that_nothing_was_found() -> None:
    found = json.loads(run("laws", "search", "--json", "--edition", "backgammon/wbgf-2.1", "crawford").output)
    assert found[0]["edition"] == "backgammon/wbgf-2.1"
    assert [one["score"] for one in found] == sorted((one["score"] for one in found), reverse=True)
    assert "zyzzyva" in run("laws", "search", "zyzzyva").output


def test_laws_coverage_counts_honestly() -> None:
    covered = json.loads(run("laws", "coverage", "--json").output)["editions"]
    assert set(covered) == set(editions())
    for found in covered.values():
        assert set(found["status"]) == set(STATUSES)
        assert sum(found["status"].values()) == len(found["clauses"])
        assert found["status"]["open"] == len(found["open"])
    assert "carrom/classic-29" in run("laws", "coverage").output


@pytest.mark.parametrize("columns", ["0", "1", "20", "47", "48", "80", "300"])
@pytest.mark.parametrize("language", ["en", "it", "es"])
def test_laws_coverage_loses_no_number_however_wide_the_terminal(columns: str, language: str) -> None:
    counted = json.loads(run("laws", "coverage", "--json").output)["editions"]
    shown = run("laws", "coverage", "--lang", language, COLUMNS=columns).output
    for name, found in counted.items():
        numbers = [str(number) for number in (*found["status"].values(), len(found["clauses"]))]
        rest = shown[shown.index(name) + len(name) :].split()
        assert [word for word in rest if word.isdigit()][: len(numbers)] == numbers


def test_an_edition_may_be_called_without_its_game() -> None:
    short = run("laws", "show", "98a", "--edition", "icf-2001")
    assert (short.exit_code, short.output) == (
        0,
        run("laws", "show", "98a", "--edition", "carrom/icf-2001").output,
    )


def test_laws_glossary_shows_terms_with_their_clauses() -> None:
    terms = json.loads(run("laws", "glossary", "carrom", "--json", "--lang", "es").output)["carrom"]
    assert any(term["defined_in"].get("carrom/icf-2001") for term in terms)
    assert json.loads(run("laws", "glossary", "--edition", "snooker/wpbsa", "--json").output).keys() == {
        "snooker"
    }
