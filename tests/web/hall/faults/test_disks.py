"""The disk of a served hall is full, broken or read-only: acts are refused loudly, reading goes on, nothing is lost."""

import errno
from contextlib import suppress
from pathlib import Path

import pytest

from arbitro.store.verify import check_hall
from tests.store.faults.conftest import library
from tests.store.faults.disk import Change, Control, environment, small_disk
from tests.web.hall.process import Asker, Served

ANY = Change.WRITE | Change.SYNC | Change.RESIZE | Change.MAKE
__all__ = ["library"]


def refused(hall: Served, guest: Asker, match: str, sequence: int) -> None:
    """See what a hall answers whose disk fails now."""
    told = guest.acts(match, sequence, {"stroke": {}}, f"kept {sequence}")
    assert told.status == 503, told.content
    assert told.headers["content-type"] == "application/problem+json"
    assert int(told.headers["retry-after"]) > 0
    assert hall.get("/health").status == 503
    assert hall.shown(match)["sequence"] == sequence, "reading goes on"
    assert len(hall.get(f"/api/matches/{match}/journal").content.splitlines()) == sequence + 1


@pytest.mark.parametrize("error", [errno.ENOSPC, errno.EIO, errno.EROFS], ids=errno.errorcode.get)
def test_a_hall_whose_disk_fails_refuses_acts_and_takes_them_again(
    tmp_path: Path, library: Path, error: int
) -> None:
    folder = tmp_path / "data"
    folder.mkdir()
    shared = Control.make(tmp_path / "control")
    control = Control(shared)
    with Served(folder, environment=environment(library, folder, control=shared)) as hall:
        guest = hall.guest()
        match = guest.made()
        assert guest.acts(match, 0, {"stroke": {}}).status == 200
        for sequence in range(1, 4):
            control.fail(error, ANY, 0)
            refused(hall, guest, match, sequence)
            control.work()
            assert (
                guest.acts(match, sequence, {"stroke": {}}, f"kept {sequence}").json["sequence"]
                == sequence + 1
            )
        assert hall.get("/health").status == 200
        hall.kill()
    assert check_hall(folder, None).whole


def test_a_hall_on_a_full_disk_goes_on_when_there_is_room(tmp_path: Path) -> None:
    disk = tmp_path / "disk"
    with small_disk(disk, "8m") as mounted:
        if not mounted:
            pytest.skip("only root may mount a small disk")
        filled_and_emptied(disk)
        assert check_hall(disk / "data", None).whole


def filled_and_emptied(disk: Path) -> None:
    """Fill the disk under a hall, and make room again."""
    with Served(disk / "data") as hall:
        guest = hall.guest()
        match = guest.made()
        assert guest.acts(match, 0, {"stroke": {}}).status == 200
        with (disk / "ballast").open("wb", buffering=0) as ballast, suppress(OSError):
            while True:
                ballast.write(b"x" * 4096)
        sequence, status = 1, 200
        while status == 200:
            told = guest.acts(match, sequence, {"stroke": {}}, f"full {sequence}")
            status = told.status
            sequence += status == 200
        assert status == 503
        assert hall.shown(match)["sequence"] == sequence
        (disk / "ballast").unlink()
        assert (
            guest.acts(match, sequence, {"stroke": {}}, f"full {sequence}").json["sequence"] == sequence + 1
        )
