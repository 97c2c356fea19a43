"""The disk is full, broken or read-only: acts are refused, nothing is half done, reading goes on."""

import errno
import subprocess
import sys
from pathlib import Path

import pytest

from arbitro.store import Store, Trouble, Unwritable
from arbitro.store.copies import back_up
from tests.store.faults.disk import ROOT, Control, environment, small_disk
from tests.store.journals import begin, digest, line, lines

NUMBERS = (errno.ENOSPC, errno.EIO, errno.EROFS)


def run(library: Path, folder: Path, error: int, failures: int) -> None:
    control = Control.make(folder / "control")
    data = folder / "data"
    data.mkdir()
    subprocess.run(
        [sys.executable, "-m", "tests.store.faults.failing", data, control, str(error), str(failures)],
        check=True,
        cwd=ROOT,
        env=environment(library, data, control=control),
    )


@pytest.mark.parametrize("error", NUMBERS, ids=errno.errorcode.get)
def test_an_append_on_a_failing_disk_is_refused_and_the_next_one_goes_well(
    library: Path, tmp_path: Path, error: int
) -> None:
    run(library, tmp_path, error, 12)


@pytest.mark.nightly
@pytest.mark.faults
@pytest.mark.parametrize("error", NUMBERS, ids=errno.errorcode.get)
def test_whichever_of_300_changes_fails_nothing_is_lost(library: Path, tmp_path: Path, error: int) -> None:
    run(library, tmp_path, error, 300)


def until_full(store: Store, journal: list[bytes]) -> Trouble:
    """Append until nothing more goes in, and return why."""
    for number in range(len(journal), 100):
        new = line(number, digest(journal[-1]), "x" * 50_000)
        try:
            store.append("m", [new], expects=number - 1).result()
        except Unwritable as refused:
            return refused.trouble
        journal.append(new)
    raise AssertionError("there is room without end")


def test_a_full_disk_refuses_acts_until_there_is_room(tmp_path: Path) -> None:
    with small_disk(tmp_path / "small", "2m") as mounted:
        if not mounted:
            pytest.skip("only root can make a small disk; the same is tried with a disk that says it is full")
        journal = lines(1)
        with Store.serve(tmp_path / "small/data") as store:
            begin(store, "m", journal).result()
            (tmp_path / "small/ballast").write_bytes(bytes(200_000))
            assert until_full(store, journal) is Trouble.FULL
            assert stored(store) == journal
            (tmp_path / "small/ballast").unlink()
            journal.append(line(len(journal), digest(journal[-1]), "small"))
            store.append("m", journal[-1:], expects=len(journal) - 2).result()
        with Store.serve(tmp_path / "small/data") as store:
            assert stored(store) == journal


def stored(store: Store) -> list[bytes]:
    """Return the journal as it can be read."""
    loaded = store.load("m")
    assert loaded is not None
    return list(loaded.lines)


def test_a_disk_that_is_full_from_the_start_is_refused_and_a_backup_on_it_leaves_nothing(
    tmp_path: Path,
) -> None:
    with Store.serve(tmp_path / "data") as store:
        begin(store, "m", lines(1, "x" * 200_000)).result()
    with small_disk(tmp_path / "small", "100k") as mounted:
        if not mounted:
            pytest.skip("only root can make a small disk")
        with pytest.raises(Unwritable) as full:
            back_up(tmp_path / "data", None, tmp_path / "small/copy")
        assert full.value.trouble is Trouble.FULL
        assert list((tmp_path / "small").iterdir()) == []
        (tmp_path / "small/ballast").write_bytes(bytes(90_000))
        with pytest.raises(Unwritable) as full:
            Store.serve(tmp_path / "small/data")
        assert full.value.trouble is Trouble.FULL


SERVE = """
import os, sys
from pathlib import Path
from arbitro.store import Store, Unwritable
if os.geteuid() == 0:
    os.setuid(65534)
try:
    Store.serve(Path(sys.argv[1]))
except Unwritable as error:
    print(error.trouble.value)
"""


@pytest.mark.parametrize("there", [False, True])
def test_a_folder_that_cannot_be_written_is_refused(tmp_path: Path, there: bool) -> None:
    outer = tmp_path
    while outer != outer.parent:  # others may go in, but not write
        outer.chmod(outer.stat().st_mode | 0o055)
        outer = outer.parent
        if outer.name == "tmp":
            break
    folder = tmp_path / "data"
    if there:
        Store.serve(folder).close()
        for place in (folder, *folder.iterdir()):
            place.chmod(0o555 if place is folder else 0o444)
    else:
        tmp_path.chmod(0o555)
    ended = subprocess.run([sys.executable, "-c", SERVE, folder], check=True, capture_output=True, text=True)
    assert ended.stdout == "read-only\n"
    tmp_path.chmod(0o755)
    if there:
        folder.chmod(0o755)
