"""Make the bundle of a club, a folder with Python and Arbitro that a double click begins: `python -m scripts.bundle`.

`--dist FOLDER` has the wheels (`make wheels`), `--out FOLDER` takes the bundle and its archive.
"""

import argparse
import platform
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

NEEDLESS = (
    "site-packages",
    "dist-packages",
    "test",
    "tests",
    "idlelib",
    "tkinter",
    "turtledemo",
    "ensurepip",
    "lib2to3",
    "__pycache__",
    "config-*",
)
START = "from arbitro.cli import main; main()"
UNIX = """#!/bin/sh
# Begins the hall of the club and opens its page.
here=$(cd "$(dirname "$0")" && pwd)
export PYTHONHOME="$here/python" PYTHONPATH="$here/lib" PYTHONDONTWRITEBYTECODE=1 LD_LIBRARY_PATH="$here/python/lib"
exec "$here/python/bin/python3" -c "{start}" "${{@:-club}}"
"""
WINDOWS = """@echo off
set PYTHONHOME=%~dp0python
set PYTHONPATH=%~dp0lib
if "%~1"=="" (set WHAT=club) else (set WHAT=%*)
"%~dp0python\\python.exe" -c "{start}" %WHAT%
"""
DESKTOP = """[Desktop Entry]
Type=Application
Name=Arbitro
Comment=The hall of the club
Exec=sh -c '"$(dirname "$1")/Arbitro"' sh %k
Terminal=false
"""


def main() -> None:
    """Make the folder and its archive."""
    given = argparse.ArgumentParser()
    given.add_argument("--dist", type=Path, default=Path("dist"))
    given.add_argument("--out", type=Path, default=Path("bundle"))
    asked = given.parse_args()
    name = f"arbitro-club-{sys.platform}-{platform.machine().lower()}"
    folder = asked.out / name
    shutil.rmtree(folder, ignore_errors=True)
    copy_python(folder / "python")
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    wanted = ["--find-links", str(asked.dist), "--target", str(folder / "lib"), "arbitro[hall]"]
    subprocess.run([*pip, *wanted], check=True)
    write_starters(folder)
    shutil.make_archive(str(folder), "zip" if sys.platform != "linux" else "gztar", asked.out, name)


def copy_python(folder: Path) -> None:
    """Copy the interpreter and its library, without what only developers use."""
    ignored = shutil.ignore_patterns(*NEEDLESS)
    if sys.platform == "win32":
        shutil.copytree(sys.base_prefix, folder, ignore=ignored)
        return
    library = Path(sysconfig.get_path("stdlib"))
    (folder / "bin").mkdir(parents=True)
    shutil.copy(Path(sys.executable).resolve(), folder / "bin/python3")
    shutil.copytree(library, folder / "lib" / library.name, ignore=ignored)
    for shared in Path(str(sysconfig.get_config_var("LIBDIR"))).glob("libpython3*"):
        if ".so" in shared.name or ".dylib" in shared.name:
            shutil.copy(shared, folder / "lib")


def write_starters(folder: Path) -> None:
    """Write what is opened by a double click."""
    if sys.platform == "win32":
        (folder / "Arbitro.bat").write_text(WINDOWS.format(start=START), encoding="utf-8")
        return
    starter = folder / ("Arbitro.command" if sys.platform == "darwin" else "Arbitro")
    starter.write_text(UNIX.format(start=START), encoding="utf-8")
    starter.chmod(0o755)
    if sys.platform == "linux":
        entry = folder / "Arbitro.desktop"
        entry.write_text(DESKTOP, encoding="utf-8")
        entry.chmod(0o755)


if __name__ == "__main__":
    main()
