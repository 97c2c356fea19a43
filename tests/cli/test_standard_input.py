"""What comes on standard input and is no text in UTF-8, and files that have no end: one line says so."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from arbitro.cli import main
from arbitro.l10n import LANGUAGES
from arbitro.library import coverage as covered
from arbitro.store import Store

BAD = b"\xff\xfe caf\xe9\n"
ARBITRO = str(Path(sys.executable).with_name("arbitro"))


def ran(*words: object, given: bytes = BAD, errors: str = "strict") -> subprocess.CompletedProcess[bytes]:
    """Run the command as a shell does, with standard input as the locale of the user decodes it."""
    environment = {**os.environ, "PYTHONIOENCODING": f"utf-8:{errors}", "LANG": "en_GB.UTF-8"}
    return subprocess.run(
        [ARBITRO, *map(str, words)],
        input=given,
        capture_output=True,
        env=environment,
        timeout=60,
        check=False,
    )


@pytest.mark.parametrize("errors", ["strict", "surrogateescape"])
def test_an_umpire_is_told_of_a_line_that_is_no_text_and_goes_on(errors: str) -> None:
    told = ran("umpire", "carrom/icf-2001", given=BAD + b"toss winner=A choice=break\nquit\n", errors=errors)
    assert (told.returncode, told.stderr.decode()) == (0, "arbitro: the line is not text in UTF-8.\n")
    assert "A to play" in told.stdout.decode().splitlines()[-1]


@pytest.mark.parametrize("errors", ["strict", "surrogateescape"])
def test_a_password_that_is_no_text_is_refused(tmp_path: Path, errors: str) -> None:
    told = ran(
        "hall", "director", "Anna", "--data", tmp_path / "hall", given=8 * b"\xff" + b"\n", errors=errors
    )
    assert (told.returncode, told.stderr.decode()) == (
        2,
        "arbitro: the password on standard input is not UTF-8 text; type it again.\n",
    )
    assert not (tmp_path / "hall").exists()


def test_a_password_with_accents_is_taken(tmp_path: Path) -> None:
    told = ran("hall", "director", "Anna", "--data", tmp_path / "hall", given="così è più lungo\n".encode())
    assert told.returncode == 0, told.stderr


def test_a_player_at_the_terminal_is_told_and_asked_again() -> None:
    told = ran("play", "backgammon", "--white", "you", "--black", "house:1", given=BAD + b"quit\n")
    assert "Traceback" not in told.stderr.decode()
    assert "the line is not text in UTF-8" in told.stderr.decode()


def test_an_engine_answers_a_line_that_is_no_text_and_goes_on() -> None:
    told = ran("backgammon", "ubgi", "--player", "house:1", given=b"ubgi\n" + BAD + b"isready\nquit\n")
    assert (told.returncode, told.stderr) == (0, b"")
    assert told.stdout.decode().splitlines()[-2:] == ["sorry", "readyok"]


def run(*words: object, lang: str = "en") -> Result:
    return CliRunner().invoke(main, [*map(str, words), "--lang", lang], prog_name="arbitro")


@pytest.fixture
def pipe(tmp_path: Path) -> Path:
    """What stands for every device and pipe: it is there, can be opened, and is no file."""
    file = tmp_path / "pipe"
    os.mkfifo(file)
    return file


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    "words",
    [("restore", "PIPE"), ("hall", "import", "PIPE"), ("backup", "PIPE"), ("hall", "export", "PIPE")],
    ids=" ".join,
)
def test_a_device_or_a_pipe_is_no_backup_and_stays_what_it_is(
    words: tuple[str, ...], lang: str, pipe: Path, tmp_path: Path
) -> None:
    data = tmp_path / "hall"
    if words[-2] in ("backup", "export"):
        Store.serve(data).close()
    before = sorted(path.name for path in tmp_path.rglob("*"))
    told = run(*(pipe if word == "PIPE" else word for word in words), "--data", data, lang=lang)
    assert (told.exit_code, told.stdout) == (2, "")
    assert len(told.stderr.splitlines()) == 1
    assert str(pipe) in told.stderr
    assert pipe.is_fifo()
    after = sorted(path.name for path in tmp_path.rglob("*"))
    assert [name for name in after if name not in before and "lock" not in name and name != "hall"] == []


def test_a_journal_that_has_no_end_is_not_read(pipe: Path) -> None:
    told = run("journal", "verify", pipe)
    assert told.exit_code == 2
    assert "a device or a pipe" in told.stderr


@pytest.mark.skipif(not Path("/dev/full").is_char_device(), reason="this system has no /dev/full")
def test_what_reads_without_end_is_refused_before_anything_is_written(tmp_path: Path) -> None:
    told = run("restore", "/dev/full", "--data", tmp_path / "hall")
    assert told.exit_code == 2
    assert "a device or a pipe, and a file is needed" in told.stderr
    assert sum(path.stat().st_size for path in tmp_path.rglob("*") if path.is_file()) < 10_000


def test_a_large_file_that_is_no_backup_is_not_copied(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "large"
    with file.open("wb") as handle:
        handle.truncate(2**36)
    monkeypatch.setattr(shutil, "copyfile", lambda *_: pytest.fail("copied"))
    told = run("restore", file, "--data", tmp_path / "hall")
    assert told.exit_code == 2
    assert "is not a backup" in told.stderr


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_missing_list_of_coverage_is_called_missing(lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(edition: str) -> object:
        raise FileNotFoundError(2, "No such file or directory", "coverage.toml")

    monkeypatch.setattr("arbitro.cli.laws.coverage", missing)
    told = run("laws", "coverage", lang=lang)
    assert (told.exit_code, told.stdout) == (2, "")
    (line,) = told.stderr.splitlines()
    assert "carrom/icf-2001" in line
    assert covered("carrom/icf-2001").sound


def test_a_file_that_cannot_be_used_is_named_and_not_called_the_output(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def refused(edition: str) -> object:
        raise PermissionError(13, "Permission denied", "/somewhere/coverage.toml")

    monkeypatch.setattr("arbitro.cli.laws.coverage", refused)
    told = run("laws", "coverage")
    assert told.stderr == "arbitro: /somewhere/coverage.toml cannot be used: permission is denied.\n"
