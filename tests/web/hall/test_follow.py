"""`arbitro follow`: a live copy of a running hall, checked entry by entry, which serves when the hall has died."""

import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec
import pytest

from arbitro.kernel.journal import BadJournal
from arbitro.store import Store
from arbitro.store.copying import CopyRound, Unlike, check_place, new_round, place_of, take_in
from arbitro.store.values import Place
from arbitro.store.verify import check_hall
from tests.store.journals import begin, lines
from tests.web.hall.process import COMMAND, PASSWORD, ROOT, Served, run

STROKE: dict[str, object] = {"stroke": {}}


@contextmanager
def following(hall: Served, folder: Path, name: str = "Ada") -> Iterator[subprocess.Popen[str]]:
    """Keep a copy of a hall for a while."""
    address = f"http://127.0.0.1:{hall.port}"
    arguments = [*COMMAND, "follow", address, "--data", str(folder), "--name", name]
    pipe = subprocess.PIPE
    with subprocess.Popen(arguments, stdin=pipe, stderr=pipe, text=True, cwd=ROOT) as program:
        assert program.stdin is not None
        program.stdin.write(PASSWORD + "\n")
        program.stdin.flush()
        try:
            yield program
        finally:
            program.kill()


def copied(folder: Path, position: int) -> None:
    """Wait until a copy is at a position."""
    until = time.monotonic() + 30
    while True:
        try:
            with Store.beside(folder) as copy:
                if copy.position == position:
                    return
        except Exception:  # noqa: BLE001 - it is not there yet
            assert time.monotonic() < until
        assert time.monotonic() < until
        time.sleep(0.05)


def test_a_copy_serves_when_the_hall_has_died_with_everything_that_it_had(tmp_path: Path) -> None:
    with Served(tmp_path / "data") as hall:
        hall.director()
        guest = hall.guest()
        match = guest.made()
        with following(hall, tmp_path / "copy") as program:
            told = [guest.acts(match, number, STROKE, f"act {number}") for number in range(6)]
            copied(tmp_path / "copy", 7)
            journal = guest.get(f"/api/matches/{match}/journal").content
            hall.kill()
            program.terminate()
            assert program.wait(30) == 0
    assert check_hall(tmp_path / "copy", None).whole
    with Served(tmp_path / "copy") as heir:
        guest.port = heir.port
        assert guest.get(f"/api/matches/{match}/journal").content == journal
        again = guest.acts(match, 5, STROKE, "act 5").json
        assert (again["repeated"], again["head"]) == (True, told[5].json["head"]), "done before, not twice"
        assert guest.acts(match, 6, STROKE).json["sequence"] == 7
        assert heir.signed_in("Ada").token


def test_a_copy_goes_on_where_it_stood_also_when_the_hall_was_down(tmp_path: Path) -> None:
    copy = tmp_path / "copy"
    with Served(tmp_path / "data") as hall:
        hall.director()
        guest = hall.guest()
        match = guest.made()
        with following(hall, copy):
            copied(copy, 1)
        guest.acts(match, 0, STROKE)
        with following(hall, copy):
            copied(copy, 2)
            port = str(hall.port)
            hall.kill()
            with Served(tmp_path / "data", "--port", port):
                guest.acts(match, 1, STROKE)
                copied(copy, 3)
    assert check_hall(copy, None).whole


def test_a_copy_of_another_hall_and_a_stranger_are_refused_in_one_line(tmp_path: Path) -> None:
    with Served(tmp_path / "data") as hall:
        director = hall.director()
        director.made()
        address = f"http://127.0.0.1:{hall.port}"
        with Store.serve(tmp_path / "other") as other:
            begin(other, "m", lines(1)).result()
        refused = run("follow", address, "--data", tmp_path / "other", "--name", "Ada", given=PASSWORD)
        assert (refused.returncode, len(refused.stderr.splitlines())) == (2, 1)
        folder = tmp_path / "copy"
        refused = run("follow", address, "--data", folder, "--name", "Ada", given="wrong password")
        assert (refused.returncode, len(refused.stderr.splitlines())) == (2, 1)
        assert hall.guest().get("/api/copy").status == 403
        assert director.get("/api/copy?after=1&digest=00").code == "another-hall"
        once = run("follow", address, "--data", folder, "--name", "Ada", "--once", given=PASSWORD)
        assert once.returncode == 0, once.stderr
    gone = run("follow", address, "--data", folder, "--name", "Ada", given=PASSWORD)
    assert (gone.returncode, len(gone.stderr.splitlines())) == (2, 1)


@pytest.fixture
def halls(tmp_path: Path) -> Iterator[tuple[Store, Store]]:
    with Store.serve(tmp_path / "data") as hall, Store.serve(tmp_path / "copy") as copy:
        begin(hall, "m", lines(4)).result()
        yield hall, copy


def asked(hall: Store, place: Place = Place()) -> CopyRound:  # noqa: B008 - a frozen value
    return hall.read(lambda connection: new_round(connection, place.position, ""))


def taken(copy: Store, new: CopyRound) -> Place:
    return copy.write(lambda connection: take_in(connection, new)).result()


def test_an_entry_that_was_changed_on_its_way_is_not_taken_in(halls: tuple[Store, Store]) -> None:
    hall, copy = halls
    new = asked(hall)
    bad = msgspec.structs.replace(new.entries[2], line=new.entries[2].line.replace(b"2", b"3"))
    with pytest.raises(BadJournal):
        taken(copy, msgspec.structs.replace(new, entries=[*new.entries[:2], bad, *new.entries[3:]]))
    assert copy.position == 0
    with pytest.raises(Unlike):
        taken(copy, msgspec.structs.replace(new, entries=new.entries[1:]))
    assert taken(copy, new) == Place(4, hall.read(place_of).digest)


def test_a_copy_of_which_the_hall_knows_nothing_is_told_apart(halls: tuple[Store, Store]) -> None:
    hall, copy = halls
    place = taken(copy, asked(hall))
    hall.read(lambda connection: check_place(connection, place))
    with pytest.raises(Unlike):
        hall.read(lambda connection: check_place(connection, Place(4, "0" * 64)))
    with pytest.raises(Unlike):
        hall.read(lambda connection: check_place(connection, Place(5, place.digest)))


def test_tables_are_told_when_they_have_changed_and_rows_that_are_gone_go(halls: tuple[Store, Store]) -> None:
    from arbitro.store.settings import get, save
    from arbitro.store.tables import settings

    hall, copy = halls
    hall.write(lambda connection: save(connection, "a", b"1")).result()
    first = asked(hall)
    place = taken(copy, first)
    again = hall.read(lambda connection: new_round(connection, place.position, first.beside))
    assert (again.entries, again.tables) == ([], [])
    hall.write(lambda connection: connection.execute(settings.delete())).result()
    hall.write(lambda connection: save(connection, "b", b"2")).result()
    changed = hall.read(lambda connection: new_round(connection, place.position, first.beside))
    assert [rows.table for rows in changed.tables] == ["settings"]
    taken(copy, changed)
    assert copy.read(lambda connection: (get(connection, "a"), get(connection, "b"))) == (None, b"2")


def test_an_account_with_the_right_to_copy_and_no_other_keeps_a_copy(tmp_path: Path) -> None:
    with Served(tmp_path / "hall") as hall:
        director = hall.director()
        wish = {"name": "Backup", "password": PASSWORD, "roles": ["copy"]}
        assert director.post("/api/accounts", wish).status == 201
        match = director.made()
        assert director.acts(match, 0, STROKE).status == 200
        copier = hall.signed_in("Backup")
        assert copier.post("/api/accounts", {**wish, "name": "Mallory"}).status == 403
        assert copier.acts(match, 1, STROKE).status == 403
        with following(hall, tmp_path / "copy", "Backup"):
            copied(tmp_path / "copy", 2)
        guest = hall.guest()
        assert guest.get("/api/copy").status == 403
