"""What comes in is bounded once, in every format: size, depth, aliases, numbers, keys."""

import subprocess
import sys
from pathlib import Path

import msgspec
import pytest
from click.testing import CliRunner, Result

import arbitro.cases.hearing
from arbitro.cases import Case, CaseProblem, read_cases
from arbitro.cli import main
from arbitro.kernel import incoming
from arbitro.kernel.incoming import DEEPEST, OutOfBounds, decode_json
from arbitro.library import Worded
from arbitro.library.yaml12 import Flaw, documents
from tests.example.game import HeapReferee, book

DEEP = "[" * 50_000
GOOD = "{id: good, edition: example/heap, when: [{take: 3}], then: {stones: 7}}"
BOMB = "\n".join(
    ["given:", "  a: &a [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]"]
    + [
        f"  {new}: &{new} [{', '.join([f'*{old}'] * 10)}]"
        for old, new in zip("abcdef", "bcdefg", strict=True)
    ]
)


def run(*arguments: str, stdin: str | bytes) -> Result:
    result = CliRunner().invoke(main, [*arguments, "--lang", "en"], input=stdin, prog_name="arbitro")
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    return result


def flaw(text: str) -> str:
    (document,) = documents(text)
    found = document[-1] if isinstance(document, list) else document
    assert isinstance(found, Flaw)
    return found.message.id.removeprefix("malformed-")


@pytest.mark.parametrize(
    "command", [["rule", "-"], ["check", "-"], ["inspect", "carrom", "-"], ["snooker", "sheet", "-"]]
)
@pytest.mark.parametrize("text", [DEEP, DEEP + "]" * 50_000, "- " * 5000, '{"id": ' * 50_000])
def test_fifty_thousand_brackets_are_one_clear_line(command: list[str], text: str) -> None:
    ended = subprocess.run(
        [sys.executable, "-c", "from arbitro.cli import main; main()", *command, "--lang", "en"],
        input=text.encode(),
        check=False,
        capture_output=True,
    )
    assert (ended.returncode, ended.stderr.count(b"\n")) == (2, 1)
    assert b"more than 64 levels deep" in ended.stderr


@pytest.mark.parametrize(
    "command",
    [
        ["dice", "verify", "-"],
        ["backgammon", "verify", "-"],
        ["table", "draw", "-", "-o", "a.svg"],
        ["table", "play", "carrom", "--layout", "-"],
    ],
)
@pytest.mark.parametrize(
    "text", ['{"unknown": ' + DEEP, '{"ledger": ' + DEEP + "]" * 50_000 + "}", "(" * 50_000]
)
def test_no_reader_of_json_or_sgf_gives_way_under_depth(command: list[str], text: str) -> None:
    result = run(*command, stdin=text)
    assert (result.exit_code, result.stderr.count("\n")) == (2, 1)


def test_as_deep_as_is_allowed_is_read_and_one_more_is_not() -> None:
    (read,) = documents("[" * DEEPEST + "]" * DEEPEST)
    assert isinstance(read, list)
    assert flaw("[" * (DEEPEST + 1) + "]" * (DEEPEST + 1)) == "too-deep"
    assert decode_json(b"[" * DEEPEST + b"]" * DEEPEST, list[object])
    assert decode_json(b'["' + b"[" * 1000 + b'\\"["]', list[str])
    with pytest.raises(OutOfBounds):
        decode_json(b"[" * (DEEPEST + 1) + b"]" * (DEEPEST + 1), msgspec.Raw)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("&a [*a]", "alias-in-itself"),
        ("&a {b: {c: *a}}", "alias-in-itself"),
        ("a: *b", "unknown-alias"),
        (BOMB, "too-many-aliased"),
        ("? [1, 2]\n: x", "key-not-plain"),
        ("{{a: 1}: 2}", "key-not-plain"),
        ("{a: 1, a: 2}", "doubled-key"),
        (f"a: {'9' * 4301}", "number-too-long"),
        ("a: 18446744073709551616", "number-too-long"),
        ("a: !!python/object:os.system x", "yaml"),
        ("a: !!int x", "yaml"),
    ],
)
def test_what_is_out_of_bounds_is_told_with_its_reason(text: str, reason: str) -> None:
    assert flaw(text) == reason


def test_an_alias_stands_for_what_it_names() -> None:
    (read,) = documents("{a: &a [1, &b two], c: *a, d: *b}")
    assert read == {"a": [1, "two"], "c": [1, "two"], "d": "two"}


def test_values_are_those_of_the_core_schema() -> None:
    (read,) = documents(
        "[.5, -1.5e3, .INF, -.inf, '1', !!str 2, !!float 3, ! 4, +7, 1e, '', , 0x]".replace(", ,", ",")
    )
    assert read == [0.5, -1500.0, float("inf"), float("-inf"), "1", "2", 3.0, "4", 7, "1e", "", "0x"]


def test_whatever_is_wrong_with_one_case_leaves_those_around_it() -> None:
    bad = ["&a [*a]", "{a: 1, a: 2}", "[" * 900 + "]" * 900, "{[1]: 2}", f"{{id: {'1' * 5000}}}"]
    found = list(read_cases("".join(f"- {GOOD}\n- {item}\n" for item in bad) + f"- {GOOD}\n"))
    assert [type(one) for one in found] == [Case, CaseProblem] * len(bad) + [Case]


def test_a_text_that_stops_being_yaml_keeps_the_cases_before() -> None:
    found = list(read_cases(f"- {GOOD}\n- {GOOD}\n- {{id: a\n"))
    assert [type(one) for one in found] == [Case, Case, CaseProblem]
    assert [type(one) for one in read_cases(f"- {GOOD}\n- {DEEP}\n")] == [Case, CaseProblem]


def test_a_file_larger_than_any_document_is_not_read(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(incoming, "LARGEST", 100)
    file = tmp_path / "large.yaml"
    file.write_text("#" * 101)
    assert "is larger than" in run("check", str(file), stdin="").stderr
    assert "is larger than" in run("check", "-", stdin="#" * 101).stderr
    monkeypatch.setattr("arbitro.library.yaml12.LARGEST", 100)
    assert flaw("#" * 101) == "too-large"
    with pytest.raises(OutOfBounds):
        decode_json(b" " * 101, msgspec.Raw)


class Broken(HeapReferee):
    """A referee with a fault of ours in it."""

    def after(self, state: object) -> dict[str, object]:
        raise KeyError("fault")


@pytest.mark.parametrize("command", ["rule", "check"])
def test_a_fault_in_one_case_is_told_and_the_others_are_ruled_on(
    command: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    judges = {"example/heap": HeapReferee(book), "example/broken": Broken(book)}
    monkeypatch.setattr(arbitro.cases.hearing, "referee", lambda edition, *_: judges[edition])
    monkeypatch.setattr(
        "arbitro.cli.telling.word_ruling",
        lambda edition, ruling, language: Worded(ruling.law, "said", ruling.derived, foul=False),
    )
    monkeypatch.setattr("arbitro.cli.telling.title", lambda edition, law, language: "")
    broken = GOOD.replace("example/heap", "example/broken").replace("good", "bad")
    result = run(command, "-", stdin=f"- {broken}\n- {GOOD}\n")
    assert (result.exit_code, result.stderr.count("\n")) == (2, 1)
    assert "case bad" in result.stderr
    assert "KeyError, test_incoming.py:" in result.stderr
    assert "1 case holds" in result.stdout or "good (example/heap)" in result.stdout


def test_values_that_no_json_can_hold_are_no_fault_of_the_whole_run(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(arbitro.cases.hearing, "referee", lambda edition, *_: HeapReferee(book))
    odd = GOOD.replace("{stones: 7}", "{stones: {~: 1}}")
    result = run("check", "-", stdin=f"- {odd}\n- {GOOD}\n")
    assert result.exit_code != 0
    assert "1 case holds" in result.stdout
