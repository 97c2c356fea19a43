"""A PostgreSQL server of the tests' own: in a temporary folder, on a socket, as a user without rights."""

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

UNPRIVILEGED = ("postgres", "nobody")


def programs() -> Path | None:
    """Return the folder of PostgreSQL's programs, newest version first, or None where there are none."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda file: -float(file.parts[-3]))
    on_path = shutil.which("initdb")
    return found[0].parent if found else Path(on_path).parent if on_path else None


@contextmanager
def cluster(*settings: str) -> Iterator[str]:
    """Run a server and give the address of an empty database on it; its socket is its only door."""
    bin_folder = programs()
    assert bin_folder is not None
    with tempfile.TemporaryDirectory(prefix="arbitro-pg-") as name:
        folder, user = Path(name), _user()
        if user:
            shutil.chown(folder, user)
        data = folder / "data"
        _run(
            user,
            bin_folder / "initdb",
            "-D",
            data,
            "-U",
            "arbitro",
            "-A",
            "trust",
            "-E",
            "UTF8",
            "--no-locale",
        )
        options = " ".join(
            f"-c {setting}"
            for setting in ("listen_addresses=''", f"unix_socket_directories={folder}", *settings)
        )
        _run(user, bin_folder / "pg_ctl", "-D", data, "-w", "-l", folder / "log", "-o", options, "start")
        try:
            yield f"postgresql://arbitro@/postgres?host={folder}"
        finally:
            _run(user, bin_folder / "pg_ctl", "-D", data, "-w", "-m", "immediate", "stop")


def _user() -> str | None:
    """Return whom to run the server as: it refuses root."""
    if os.getuid() != 0:
        return None
    names = {entry.pw_name for entry in pwd.getpwall()}
    return next(name for name in UNPRIVILEGED if name in names)


def _run(user: str | None, *command: object) -> None:
    subprocess.run([str(part) for part in command], check=True, user=user, cwd="/", stdout=subprocess.DEVNULL)
