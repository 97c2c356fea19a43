"""Runs in Pyodide at build time: compiles what the pocket referee loads to bytecode of its Python, in one zip a part.

Bytecode, because compiling the sources on a phone would take longer than everything else together.
"""

import zipfile
from _frozen_importlib_external import _code_to_timestamp_pyc as code_to_pyc
from pathlib import Path

ROOT, LIBRARY, WHEELS, OUT = Path("/root"), Path("/library.zip"), Path("/wheels"), Path("/out")
GAMES = ("carrom", "snooker", "backgammon")
UNUSED = (
    "idlelib",
    "pdb",
    "pydoc",
    "doctest",
    "xmlrpc",
    "imaplib",
    "smtplib",
    "ftplib",
    "poplib",
    "mailbox",
    "optparse",
    "lib2to3",
    "ensurepip",
    "venv",
    "turtle",
    "tkinter",
    "sqlite3",
    "curses",
    "dbm",
    "wsgiref",
    "pickletools",
    "cProfile",
    "profile",
    "pstats",
)
"""What of the standard library neither the interpreter nor the laws ever import."""
COMMON = ("kernel", "l10n", "library", "cases", "pocket")
TELLING = (
    "__init__",
    "actor",
    "changes",
    "commands",
    "documents",
    "lag",
    "match_views",
    "naming",
    "refusals",
    "rehearsal",
    "replication",
    "setting",
    "tellable",
    "timing",
    "umpire_commands",
    "viewer",
    "visibility",
)
"""What of the hall tells a match: the rest of it is not needed where no hall is."""

SITE = (
    *("addresses", "alone", "clauses", "finding", "letters", "prose", "rendering", "styles", "traits"),
    *("whatif/__init__", "whatif/answers", "whatif/asking", "whatif/form", "whatif/labels"),
    *("whatif/saving", "whatif/values"),
)
"""What of the pages is made where they are read."""


class Part:
    """A zip of bytecode and data, its entries in a fixed order and without times, so that it has the same hash."""

    def __init__(self, name: str) -> None:
        self.name, self.files = name, dict[str, bytes]()

    def add(self, path: str, data: bytes, optimize: int = -1) -> None:
        """Add a file, a Python source as bytecode."""
        if path.endswith(".py"):
            data = bytes(code_to_pyc(compile(data, path, "exec", dont_inherit=True, optimize=optimize), 0, 0))
            path += "c"
        self.files[path] = data

    def add_wheel(self, project: str) -> None:
        """Add what a wheel has, without its metadata and what is compiled for other machines."""
        with zipfile.ZipFile(next(WHEELS.glob(f"{project}-*.whl"))) as wheel:
            for path in wheel.namelist():
                foreign = path.endswith(".so") and "wasm32" not in path
                if (
                    not (foreign or path.endswith("/"))
                    and ".dist-info/" not in path
                    and "/tests/" not in path
                    and not path.endswith(".pyi")
                ):
                    self.add(path, wheel.read(path), optimize=2)

    def add_folder(self, folder: Path, there: str, leave: str = "core") -> None:
        """Add the sources and data of a folder, without what is compiled beside them or lies in a folder to leave."""
        for file in sorted(folder.rglob("*")):
            path = file.relative_to(folder)
            skipped = {"__pycache__", leave} & {*path.parts} or file.suffix in {
                ".so",
                ".pyd",
                ".pyi",
                ".pxd",
            }
            if file.is_file() and not skipped:
                self.add(f"{there}/{path}", file.read_bytes())

    def write(self) -> None:
        """Write the zip, uncompressed: it is compressed as a whole for the way."""
        with zipfile.ZipFile(OUT / f"{self.name}.zip", "w") as archive:
            for path, data in sorted(self.files.items()):
                archive.writestr(zipfile.ZipInfo(path), data)


def library() -> Part:
    """Return the standard library."""
    part = Part("library")
    with zipfile.ZipFile(LIBRARY) as archive:
        for path in archive.namelist():
            if not path.endswith("/") and not any(
                path.startswith((f"{name}.py", f"{name}/")) for name in UNUSED
            ):
                part.add(path, archive.read(path), optimize=2)
    return part


def common(arbitro: Path) -> Part:
    """Return what the laws of every game need."""
    part = Part("common")
    for project in ("pyyaml", "fluent_syntax", "fluent.syntax", "typing_extensions"):
        if [*WHEELS.glob(f"{project}-*.whl")]:
            part.add_wheel(project)
    for room in COMMON:
        part.add_folder(arbitro / room, f"arbitro/{room}")
    for name in TELLING:
        part.add(f"arbitro/live/{name}.py", (arbitro / f"live/{name}.py").read_bytes())
    for file in sorted(arbitro.glob("*.py")):
        part.add(f"arbitro/{file.name}", file.read_bytes())
    return part


def game(arbitro: Path, name: str) -> Part:
    """Return the laws of a game, and its cases."""
    part = Part(name)
    part.add_folder(arbitro / name, f"arbitro/{name}")
    part.add_folder(ROOT / "tests/cases" / name, f"arbitro/cases/cases/{name}")
    return part


def strokes(arbitro: Path) -> Part:
    """Return the table, and strokes seen on it: its core runs uncompiled."""
    part = Part("strokes")
    for room in ("table", "strokes"):
        part.add_folder(arbitro / room, f"arbitro/{room}", leave="")
    part.add_folder(ROOT / "web/pocket/cython", "cython")
    return part


def desk(arbitro: Path) -> Part:
    """Return the laws of the desk."""
    part = Part("desk")
    part.add_wheel("networkx")
    part.add_folder(arbitro / "desk", "arbitro/desk")
    return part


def site(arbitro: Path) -> Part:
    """Return the pages that need no hall: the templates, and what fills them in."""
    part = Part("site")
    for project in ("jinja2", "markupsafe", "markdown_it_py", "mdurl"):
        part.add_wheel(project)
    for room in ("web", "papers"):
        part.add(f"arbitro/{room}/__init__.py", b"")
    for name in SITE:
        part.add(f"arbitro/web/{name}.py", (arbitro / f"web/{name}.py").read_bytes())
    for name in ("exam", "press", "signs"):
        part.add(f"arbitro/papers/{name}.py", (arbitro / f"papers/{name}.py").read_bytes())
    part.add_folder(arbitro / "web/templates", "arbitro/web/templates")
    return part


def write_parts() -> None:
    """Write every part."""
    arbitro, msgspec = ROOT / "src/arbitro", Part("msgspec")
    msgspec.add_wheel("msgspec")
    for part in (
        library(),
        msgspec,
        common(arbitro),
        *(game(arbitro, name) for name in GAMES),
        strokes(arbitro),
        desk(arbitro),
        site(arbitro),
    ):
        part.write()


write_parts()
