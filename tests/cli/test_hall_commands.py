import os
import socket
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from arbitro.cli import main
from arbitro.cli.serve import listening
from arbitro.l10n import LANGUAGES, knows
from arbitro.store import CannotOpen, Store, Trouble
from tests.store.journals import begin, lines


@pytest.fixture
def data(tmp_path: Path) -> Path:
    with Store.serve(tmp_path / "data") as store:
        begin(store, "m", lines(3)).result()
        begin(store, "n", lines(1)).result()
    return tmp_path / "data"


def run(*arguments: object, lang: str = "en") -> Result:
    return CliRunner().invoke(main, [*map(str, arguments), "--lang", lang])


def one_line(result: Result) -> str:
    assert (result.exit_code, result.stdout) == (2, "")
    (line,) = result.stderr.splitlines()
    return line


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hall_is_backed_up_and_restored_and_verified_from_the_command_line(
    data: Path, tmp_path: Path, language: str
) -> None:
    with Store.serve(data):
        copied = run("backup", tmp_path / "copy", "--data", data, lang=language)
        verified = run("journal", "verify", data, lang=language)
    assert (copied.exit_code, verified.exit_code) == (0, 0)
    assert run("restore", tmp_path / "copy", "--data", tmp_path / "other", lang=language).exit_code == 0
    for place in (tmp_path / "other", tmp_path / "copy"):
        assert run("journal", "verify", place).stdout.startswith(
            "Intact: 2 journals, 4 entries.\nThe last entry is 4:"
        )
    again = run("restore", tmp_path / "copy", "--data", tmp_path / "other", lang=language)
    assert len(again.stdout.splitlines()) == 2


def test_a_hall_is_exported_and_imported_from_the_command_line(data: Path, tmp_path: Path) -> None:
    file = tmp_path / "hall.zip"
    assert run("hall", "export", file, "--data", data).exit_code == 0
    assert run("journal", "verify", file).stdout.startswith(
        "Intact: 2 journals, 4 entries.\nThe last entry is 4:"
    )
    assert run("hall", "import", file, "--data", tmp_path / "other").exit_code == 0
    assert "there is a hall already" in one_line(run("hall", "import", file, "--data", tmp_path / "other"))


def test_one_journal_is_verified_and_its_first_bad_entry_named(tmp_path: Path) -> None:
    journal = tmp_path / "m.jsonl"
    journal.write_bytes(b"\n".join(lines(3)))
    assert run("journal", "verify", journal).stdout == "Intact: 1 journal, 3 entries.\n"
    journal.write_bytes(b"\n".join([*lines(2), lines(3, "other")[2], b"rest"]))
    bad = run("journal", "verify", journal)
    assert (bad.exit_code, bad.stdout) == (1, "m.jsonl: entry 2: it does not follow the entry before it.\n")
    journal.write_bytes(b"")
    assert run("journal", "verify", journal).stdout == "m.jsonl: entry 0: the journal is cut short.\n"


def test_what_is_no_hall_is_one_line(tmp_path: Path, data: Path) -> None:
    (tmp_path / "bad").write_bytes(b"SQLite format 3\0" + b"x" * 5000)
    empty = tmp_path / "empty"
    empty.mkdir()
    missing = tmp_path / "missing"
    for arguments in (
        ("backup", tmp_path / "copy", "--data", empty),
        ("hall", "export", tmp_path / "copy", "--data", missing),
        ("journal", "verify", empty),
        ("journal", "verify", tmp_path / "bad"),
        ("journal", "verify", missing),
        ("restore", tmp_path / "bad", "--data", empty),
        ("restore", missing, "--data", empty),
        ("hall", "import", tmp_path / "bad", "--data", empty),
        ("hall", "import", missing, "--data", empty),
        ("backup", missing / "copy", "--data", data),
        ("backup", tmp_path / "copy", "--data", data, "--database", "mysql://x"),
        ("backup", tmp_path / "copy", "--data", data, "--database", "postgresql://nobody@/x?host=/nowhere"),
    ):
        assert one_line(run(*arguments)).startswith("arbitro: "), arguments


def test_a_hall_that_is_served_is_not_replaced(data: Path, tmp_path: Path) -> None:
    run("backup", tmp_path / "copy", "--data", data)
    with Store.serve(data):
        assert "another program serves" in one_line(run("restore", tmp_path / "copy", "--data", data))


def test_the_hall_is_found_where_the_environment_says(data: Path, tmp_path: Path) -> None:
    program = [sys.executable, "-c", "from arbitro.cli import main; main()", "backup", str(tmp_path / "copy")]
    subprocess.run(program, check=True, env={**os.environ, "ARBITRO_DATA": str(data)}, capture_output=True)
    assert (tmp_path / "copy").stat().st_mode & 0o077 == 0


def test_every_reason_why_a_hall_cannot_be_used_has_its_line() -> None:
    reasons = {kind.reason for kind in CannotOpen.__subclasses__()}
    assert [name for name in reasons if not knows(f"hall-{name}")] == []
    assert [trouble for trouble in Trouble if not knows(f"hall-trouble-{trouble.value}")] == []


def test_a_hall_holds_no_answer_back_to_send_more_at_once() -> None:
    with (
        listening("127.0.0.1", 0) as listener,
        socket.create_connection(listener.getsockname()),
        listener.accept()[0] as connection,
    ):
        assert connection.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)
