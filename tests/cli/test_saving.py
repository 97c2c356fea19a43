import errno
import os
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from arbitro.cli import main
from arbitro.files import replace

MATCH = " 1 point match\n\n Game 1\n X : 0   O : 0\n  1) 31: 8/5 6/5 42: 8/4 6/4\n"


def run(*arguments: str) -> Result:
    return CliRunner().invoke(main, [*arguments, "--lang", "en"], prog_name="arbitro")


@pytest.fixture
def full_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(handle: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(os, "fsync", fails)


@pytest.mark.usefixtures("full_disk")
@pytest.mark.parametrize("name", ["stroke.json", "stroke.svg", "stroke.amo", "match.sgf"])
def test_a_full_disk_leaves_the_old_file_whole(name: str, tmp_path: Path) -> None:
    (tmp_path / name).write_text("what was there")
    (tmp_path / "m.mat").write_text(MATCH)
    if name == "match.sgf":
        ended = run("backgammon", "convert", str(tmp_path / "m.mat"), str(tmp_path / name))
    else:
        ended = run("table", "play", "carrom", "-o", str(tmp_path / name))
    assert ended.exit_code == 2
    assert ended.stderr.endswith("cannot be written: the disk is full.\n")
    assert (tmp_path / name).read_text() == "what was there"
    assert sorted(path.name for path in tmp_path.iterdir()) == ["m.mat", name], "nothing is left beside it"


def test_a_file_keeps_its_permissions_and_a_link_its_target(tmp_path: Path) -> None:
    kept, link = tmp_path / "kept", tmp_path / "link"
    kept.write_bytes(b"old")
    kept.chmod(0o640)
    link.symlink_to(kept)
    replace(link, b"new")
    assert (kept.read_bytes(), kept.stat().st_mode & 0o777) == (b"new", 0o640)
    assert link.is_symlink()


def test_a_new_file_has_the_usual_permissions(tmp_path: Path) -> None:
    (tmp_path / "usual").touch()
    replace(tmp_path / "new", b"")
    assert (tmp_path / "new").stat().st_mode == (tmp_path / "usual").stat().st_mode


def test_a_device_is_written_to_and_not_replaced() -> None:
    replace(Path(os.devnull), b"gone")
    assert not Path(os.devnull).is_file()
