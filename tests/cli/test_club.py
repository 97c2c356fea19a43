"""A hall by a double click: the page of whoever looks after it, tried with the real command."""

import os
import re
import socket
import subprocess
import sys
import time
from pathlib import Path
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest

from arbitro.web import club as page


@pytest.mark.parametrize(
    ("language", "words"), [("en", "Nobody yet."), ("it", "Ancora nessuno."), ("es", "Nadie todavía.")]
)
def test_a_club_is_served_looked_after_and_stopped(tmp_path: Path, language: str, words: str) -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    line = [
        "from arbitro.cli import main; main()",
        "club",
        "--quiet",
        "--port",
        str(port),
        "--data",
        str(tmp_path / "hall"),
    ]
    environment = {**os.environ, "ARBITRO_LANG": language}
    with subprocess.Popen(
        [sys.executable, "-c", *line], stdout=subprocess.PIPE, text=True, env=environment
    ) as run:
        assert run.stdout is not None
        here = run.stdout.readline().strip()
        assert re.fullmatch(r"http://127\.0\.0\.1:\d+/[\w-]{20,}/", here)
        shown = urlopen(Request(here, headers={"Accept-Language": language})).read().decode()
        assert words in shown
        assert re.search(r"<svg [^>]*viewBox=", shown), "without it the code keeps the size of a stamp"
        assert "Ctrl+C" not in shown
        assert f":{port}" in shown
        assert "/first" in shown, "how the first director comes in"
        assert urlopen(f"http://127.0.0.1:{port}/health").status == 200
        for wrong in (here.rsplit("/", 2)[0] + "/other/", here + "backup"):
            with pytest.raises(HTTPError):
                urlopen(Request(wrong, data=b"to=/etc" if wrong.endswith("backup") else None))
        assert urlopen(Request(here + "stop", data=b"")).status == 200
        run.wait(20)
    end = time.monotonic() + 10
    while time.monotonic() < end:
        with socket.socket() as gone:
            if gone.connect_ex(("127.0.0.1", port)):
                return
        time.sleep(0.1)
    pytest.fail("the hall is served still")


def test_a_port_that_is_taken_is_said_in_one_line(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("0.0.0.0", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        line = [
            "from arbitro.cli import main; main()",
            "club",
            "--quiet",
            "--port",
            port,
            "--data",
            str(tmp_path),
        ]
        run = subprocess.run([sys.executable, "-c", *line], capture_output=True, text=True, check=False)
    assert run.returncode == 2
    assert len(run.stderr.strip().splitlines()) == 1
    assert port in run.stderr


def test_who_is_connected_is_read_as_linux_writes_it(tmp_path: Path) -> None:
    table = tmp_path / "tcp"
    table.write_text(
        "  sl  local_address rem_address   st\n"
        "   0: 0501A8C0:1F40 2A01A8C0:D431 01 0\n"
        "   1: 0501A8C0:1F40 2B01A8C0:D431 06 0\n"
        "   2: 0100007F:1F40 0100007F:D431 01 0\n"
        "   3: 0000000000000000FFFF00000501A8C0:1F40 0000000000000000FFFF00002C01A8C0:D432 01 0\n"
    )
    assert page.peers(8000, (str(table),)) == ["192.168.1.42", "192.168.1.44"]
    assert page.peers(8000, (str(tmp_path / "none"),)) is None


def test_a_backup_goes_to_what_is_plugged_in(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from starlette.testclient import TestClient

    from arbitro.store import Store

    stick = tmp_path / "stick"
    stick.mkdir()
    monkeypatch.setattr(page, "sticks", lambda: [stick])
    with Store.serve(tmp_path / "hall"), subprocess.Popen(["sleep", "60"], text=True) as hall:
        club = page.ClubHall(hall, "http://192.0.2.1:8000", 8000, tmp_path / "hall", [], "")
        with TestClient(page.page_of(club, "key"), base_url="http://127.0.0.1") as client:
            assert "stick" in client.get("/key/").text
            done = client.post("/key/backup", data={"to": str(stick)})
            assert "Saved on" in done.text
            assert client.post("/key/backup", data={"to": str(tmp_path)}).status_code == 400
            assert client.get("/key/", headers={"host": "evil.example"}).status_code == 400
        hall.kill()
    (kept,) = stick.iterdir()
    assert kept.read_bytes().startswith(b"SQLite format 3")
