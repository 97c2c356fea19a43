"""The commands of docs/operate.md, run as they stand there, in folders of a test."""

import re
import shutil
import sqlite3
import subprocess
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from arbitro.cli import main
from tests.web.hall.process import COMMAND, PASSWORD, PATIENCE, Asker

PAGE = (Path(__file__).parents[2] / "docs/operate.md").read_text(encoding="utf-8")
SERVED = (
    'echo "a long password" | arbitro hall director Ada --data hall',
    "arbitro backup /media/stick/hall-friday.db --data /srv/hall",
    "while sleep 120; do arbitro backup /media/stick/hall.db --data hall; done",
    "arbitro journal verify /srv/hall",
    "arbitro journal verify /media/stick/hall-friday.db",
    "arbitro hall export hall.zip --data /srv/hall",
    'echo "a long password" | arbitro follow http://192.168.1.10:8000 --data copy --name Backup',
)
"""What is done while the hall is served, in this order."""
STOPPED = (
    "arbitro hall import hall.zip --data /srv/other",
    "arbitro restore /media/stick/hall-friday.db --data /srv/hall",
    "arbitro restore FILE --data FOLDER",
    "arbitro restore FILE --data FOLDER --without-digest",
    "arbitro hall archive /media/stick/2025.zip --days 365 --data /srv/hall",
    "sqlite3 hall.db VACUUM",
)
"""What is done once it is stopped."""
SERVING = ("arbitro serve --data hall --host 0.0.0.0", "arbitro serve --data copy --host 0.0.0.0")
ELSEWHERE = {
    "arbitro serve --database postgresql://…": "tests/web/hall/nodes",
    "arbitro serve … 2>&1 | rotatelogs /var/log/arbitro.%F 86400": "tests/web/hall/test_logs.py",
    "arbitro journal verify FILE": "tests/store/test_archiving.py",
}
"""What is run by other tests, and where."""


def commands() -> set[str]:
    """Return what the page lets be typed, with arguments, in a block or in a line."""
    blocks = re.findall(r"^```\w*\n(.*?)^```$", PAGE, re.M | re.S)
    lines = [line for block in blocks for line in block.splitlines()]
    found = {*lines, *re.findall(r"(?<!`)`([^`\n]+)`(?!`)", PAGE)}
    ours = re.compile(
        r"(?:echo .*\| |while .*do )?arbitro (?:(?:hall|journal) [a-z]+|(?!hall|journal)[a-z]+) \S|sqlite3 "
    )
    return {line for line in found if ours.match(line)}


def test_every_command_of_the_page_is_run() -> None:
    assert commands() == {*SERVED, *STOPPED, *SERVING, *ELSEWHERE}


def words(line: str, folder: Path) -> list[str]:
    """Return a line of the page as its words, with the test's own folders in the place of its own."""
    command = re.sub(r".*(?=\barbitro )|; done$|/media/stick/|/srv/", "", line).removeprefix("arbitro ")
    named = command.replace("FILE", "own.db").replace("FOLDER", "third").split()
    place = re.compile(r".*\.(db|zip)|copy|other|third")
    return [
        str(folder / word) if place.fullmatch(word) or (number and word == "hall") else word
        for number, word in enumerate(named)
    ]


def typed(line: str, folder: Path) -> Result:
    """Carry out a line of the page."""
    return CliRunner().invoke(main, words(line, folder), input=f"{PASSWORD}\n")


@contextmanager
def serving(line: str, folder: Path) -> Iterator[Asker]:
    """Serve as a line of the page does, on a free port."""
    program = [*COMMAND, *words(line, folder), "--port", "0"]
    with subprocess.Popen(program, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as served:
        assert served.stdout is not None
        address = re.fullmatch(r"http://[\d.]+:(\d+)\n", served.stdout.readline())
        assert address is not None, "the address that phones can open, and nothing else"
        yield Asker(int(address[1]))
        served.terminate()
        assert served.wait(PATIENCE) == 0


def test_the_commands_of_the_page_do_what_it_says(tmp_path: Path) -> None:
    with serving(SERVING[0], tmp_path) as hall:
        guest = Asker(hall.port, hall.post("/api/guests", {"name": "Gil"}).json["token"])
        match = guest.made()
        assert guest.acts(match, 0, {"stroke": {}}).status == 200
        for line in SERVED[:-1]:
            done = typed(line, tmp_path)
            assert done.exit_code == 0, (line, done.output)
        told = hall.post("/api/session", {"name": "Ada", "password": PASSWORD}).json
        made = {"name": "Backup", "password": PASSWORD, "roles": ["copy"]}
        assert Asker(hall.port, told["token"]).post("/api/accounts", made).status == 201
        following = words(SERVED[-1].replace("192.168.1.10:8000", f"127.0.0.1:{hall.port}"), tmp_path)
        subprocess.run([*COMMAND, *following, "--once"], input=f"{PASSWORD}\n", text=True, check=True)
        refused = typed(STOPPED[1], tmp_path)
        assert refused.exit_code == 2
        assert "another program serves the hall" in refused.output
    shutil.copy(tmp_path / "hall/hall.db", tmp_path / "own.db")
    for line in STOPPED[:-1]:
        done = typed(line, tmp_path)
        assert done.exit_code == (2 if line.endswith("FOLDER") else 0), (line, done.output)
    assert [*(tmp_path / "hall").glob("hall-before-restore-*.db")]
    with closing(sqlite3.connect(tmp_path / "hall/hall.db")) as connection:
        connection.execute(STOPPED[-1].rpartition(" ")[2])
    for line in SERVING:
        with serving(line, tmp_path) as hall:
            assert hall.get(f"/api/matches/{match}").json["sequence"] == 1


@pytest.mark.parametrize("place", list(ELSEWHERE.values()))
def test_what_other_tests_run_is_there(place: str) -> None:
    assert (Path(__file__).parents[2] / place).exists()
