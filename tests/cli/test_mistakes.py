import subprocess
import sys
from pathlib import Path

import click
import pytest
from click.testing import CliRunner

from arbitro.cli import main
from arbitro.cli.commands import Group
from arbitro.l10n import LANGUAGES, knows

ARBITRO = [sys.executable, "-c", "from arbitro.cli import main; main()"]


def arguments(command: click.Command) -> set[str]:
    """Return the names of the arguments of a command and of all below it."""
    own = {str(param.name) for param in command.params if isinstance(param, click.Argument)}
    if isinstance(command, Group):
        below = (
            command.get_command(click.Context(command), name)
            for name in command.list_commands(click.Context(command))
        )
        return own.union(*(arguments(one) for one in below if one))
    return own


@pytest.mark.parametrize("name", sorted(arguments(main)))
def test_every_argument_has_a_name_in_the_users_language(name: str) -> None:
    assert knows(f"cli-argument-{name}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_lists_options_only_and_names_their_values_in_the_users_language(language: str) -> None:
    told = CliRunner().invoke(main, ["table", "draw", "--help", "--lang", language]).output
    usage, *below = told.splitlines()
    assert usage.endswith({"en": "MOTION", "it": "TIRO", "es": "GOLPE"}[language])
    assert not any(line.strip() == usage.split()[-1] for line in below)
    assert {"en": "[required]", "it": "[obbligatorio]", "es": "[obligatorio]"}[language] in told
    assert ("PATH" in told, "TEXT " in told) == (False, False)


def test_a_full_disk_is_one_line(tmp_path: Path) -> None:
    full = Path("/dev/full")
    if not full.exists():
        pytest.skip("this system has no device that is always full")
    for command in (["laws", "coverage"], ["laws", "list", "--edition", "snooker/wpbsa"]):
        with full.open("w") as output:
            ended = subprocess.run(
                [*ARBITRO, *command, "--lang", "en"], check=False, stdout=output, stderr=subprocess.PIPE
            )
        assert (ended.returncode, ended.stderr) == (
            2,
            b"arbitro: the output cannot be written: the disk is full.\n",
        )


def test_no_standard_input_is_one_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stdin", None)
    for command in (["rule"], ["inspect", "carrom"], ["backgammon", "verify"], ["dice", "verify"]):
        with pytest.raises(SystemExit) as ended:
            main.main([*command, "-", "--lang", "en"])
        assert ended.value.code == 2
        assert capsys.readouterr().err == "arbitro: - cannot be read: it is closed.\n"


def test_a_terminal_that_knows_only_ascii_is_served() -> None:
    ascii_only = {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0", "ARBITRO_LANG": "es"}
    for command in (["laws", "readings", "equipment"], ["laws", "coverage"]):
        ended = subprocess.run([*ARBITRO, *command], check=False, env=ascii_only, capture_output=True)
        assert (ended.returncode, ended.stderr) == (0, b"")


def test_a_picture_that_cannot_be_saved_is_not_called_unreadable(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    ended = CliRunner().invoke(
        main, ["table", "play", "carrom", "-o", str(tmp_path / "file" / "a.svg"), "--lang", "en"]
    )
    assert ended.exit_code == 2
    assert "cannot be written" in ended.stderr


@pytest.mark.parametrize(
    ("host", "why"),
    [("nosuch.invalid", "no machine has that name"), ("192.0.2.77", "does not have that address")],
)
def test_a_host_that_cannot_be_served_is_told_why(host: str, why: str) -> None:
    ended = CliRunner().invoke(main, ["serve", "--host", host, "--port", "0", "--lang", "en"])
    assert ended.exit_code == 2
    assert why in ended.stderr


def test_the_readings_are_there_for_programs() -> None:
    shown = CliRunner().invoke(main, ["laws", "readings", "snooker", "--json", "--lang", "it"]).output
    assert shown.startswith('{"snooker":{"title":"Snooker","text":')


@pytest.mark.parametrize(("typed", "clause"), [("98A", "98a"), ("a.1", "A.1"), ("Queen.10", "queen.10")])
def test_a_clause_is_found_in_capitals_or_without(typed: str, clause: str) -> None:
    shown = CliRunner().invoke(main, ["laws", "show", typed, "--json"]).output
    assert f'"number":"{clause}"' in shown


def test_a_certificate_that_is_not_there_or_is_none_stops_before_anything_is_said(tmp_path: Path) -> None:
    none, other = tmp_path / "cert.pem", tmp_path / "data"
    tls = ["--tls-cert", str(none), "--tls-key", str(none)]
    for made, said in ((False, f"{none} cannot be read"), (True, "no certificate")):
        if made:
            none.write_text("nothing")
        ended = CliRunner().invoke(main, ["serve", "--port", "0", "--data", str(other), "--lang", "en", *tls])
        assert (ended.exit_code, ended.stdout) == (2, "")
        assert said in ended.stderr
        assert len(ended.stderr.splitlines()) == 1
    assert not other.exists()
