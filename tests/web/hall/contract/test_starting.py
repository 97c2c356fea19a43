"""The contract of `arbitro serve`: starting and stopping."""

import re
import signal
import socket
import threading
from pathlib import Path

import pytest

from tests.web.hall.process import PASSWORD, Asker, Served, run


def test_standard_output_is_the_address_alone_and_the_code_goes_to_standard_error(tmp_path: Path) -> None:
    with Served(tmp_path / "data") as hall:
        assert re.fullmatch(r"http://127\.0\.0\.1:\d+\n", hall.line)
        code = re.search(r"\b[A-Z2-9]{8}\b", hall.errors.read_text())
        assert code is not None
        body = {"code": code[0], "name": "Ada", "password": PASSWORD}
        assert hall.post("/api/directors", body).status == 201
        assert hall.post("/api/directors", {**body, "name": "Bea"}).status == 403, "the code works once"
        assert hall.stop() == (0, b"")


def test_the_data_folder_and_the_language_come_from_the_environment(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    with Served(folder, environment={"ARBITRO_DATA": str(tmp_path / "other")}):
        assert (folder / "hall.db").exists()
        assert not (tmp_path / "other").exists()


def test_a_second_server_on_the_folder_is_refused_in_one_line(tmp_path: Path) -> None:
    with Served(tmp_path / "data") as hall:
        second = run("serve", "--data", tmp_path / "data", "--port", "0")
        assert (second.returncode != 0, second.stdout) == (True, "")
        assert len(second.stderr.splitlines()) == 1
        assert hall.get("/health").status == 200


def test_a_taken_port_is_refused_in_one_line(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        refused = run("serve", "--data", tmp_path / "data", "--port", port)
    assert (refused.returncode != 0, refused.stdout) == (True, "")
    assert port in refused.stderr
    assert len(refused.stderr.splitlines()) == 1


def test_a_folder_that_cannot_be_made_is_refused_in_one_line(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    refused = run("serve", "--data", tmp_path / "file" / "data", "--port", "0")
    assert (refused.returncode != 0, refused.stdout) == (True, "")
    assert len(refused.stderr.splitlines()) == 1


def test_a_director_is_made_and_reset_while_the_hall_is_served(tmp_path: Path) -> None:
    with Served(tmp_path / "data") as hall:
        first = hall.director()
        assert first.get("/api/accounts").status == 200
        match = first.made()
        with first.watch(match) as stream:
            stream.take(1)
            again = hall.director()
            assert first.get("/api/accounts").status == 401, "his sessions end"
            assert stream.ended(), "and their streams"
        assert again.get("/api/accounts").status == 200
        short = run("hall", "director", "Bea", "--data", hall.folder, given="short\n")
        assert short.returncode != 0
        assert len(short.stderr.splitlines()) == 1


def test_backup_and_verify_work_while_the_hall_is_served(tmp_path: Path) -> None:
    with Served(tmp_path / "data") as hall:
        guest = hall.guest()
        match = guest.made()
        guest.acts(match, 0, {"stroke": {"white": 1}})
        assert run("backup", tmp_path / "copy.db", "--data", hall.folder).returncode == 0
        assert run("journal", "verify", hall.folder).returncode == 0
        assert run("journal", "verify", tmp_path / "copy.db").returncode == 0
        guest.acts(match, 1, {"stroke": {}})
        position = hall.get("/health").json["position"]
        hall.stop()
    assert run("restore", tmp_path / "copy.db", "--data", tmp_path / "data").returncode == 0
    with Served(tmp_path / "data") as hall, hall.watch(match, since=position) as stream:
        first = stream.take(1)[0]
        assert (first["event"], first["data"]["sequence"]) == ("match", 1), "a position beyond the hall's own"


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_a_signal_ends_it_with_0_and_what_was_acknowledged_is_there(
    tmp_path: Path, how: signal.Signals
) -> None:
    acknowledged = 0
    with Served(tmp_path / "data") as hall:
        guest = hall.guest()
        match = guest.made()

        def score() -> None:
            nonlocal acknowledged
            try:
                while (told := guest.acts(match, acknowledged, {"stroke": {}})).status == 200:
                    acknowledged = told.json["sequence"]
                assert told.status == 503, told.content
            except OSError:
                return

        scoring = threading.Thread(target=score)
        scoring.start()
        with guest.watch(match) as stream:
            stream.take(3)
            hall.program.send_signal(how)
            assert hall.program.wait(15) == 0
        scoring.join()
    with Served(tmp_path / "data") as hall:
        assert acknowledged > 0
        assert hall.shown(match)["sequence"] == acknowledged
        assert Asker(hall.port, guest.token).acts(match, acknowledged, {"stroke": {}}).status == 200
