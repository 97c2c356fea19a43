"""What a release is made of, by its lock files: every package that is installed, and what the browser is given."""

import json
import re
import tomllib
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parent.parent
LOCKS = ("uv.lock", "web/package-lock.json")


class Package(NamedTuple):
    """One package at one version."""

    ecosystem: str
    """As OSV names it: `PyPI` or `npm`."""
    name: str
    version: str
    digest: str = ""
    """The hash that the lock file holds, as `sha256:…` or `sha512:…`."""

    @property
    def address(self) -> str:
        """Its package URL."""
        kind = "pypi" if self.ecosystem == "PyPI" else "npm"
        return f"pkg:{kind}/{self.name.replace('@', '%40')}@{self.version}"


def packages(root: Path = ROOT) -> list[Package]:
    """Return every package of the lock files, sorted."""
    return sorted({*_python(root / LOCKS[0]), *_node(root / LOCKS[1])})


def _python(file: Path) -> list[Package]:
    locked = tomllib.loads(file.read_text(encoding="utf-8"))["package"]
    return [
        Package("PyPI", one["name"], one["version"], one.get("sdist", {}).get("hash", ""))
        for one in locked
        if "registry" in one["source"]
    ]


def _node(file: Path) -> list[Package]:
    locked = json.loads(file.read_text(encoding="utf-8"))["packages"]
    return [
        Package("npm", path.rpartition("node_modules/")[2], one["version"], _digest(one.get("integrity", "")))
        for path, one in locked.items()
        if path and "version" in one
    ]


def _digest(integrity: str) -> str:
    """Return what npm calls integrity (`sha512-` and base 64) with hexadecimal digits."""
    import base64

    found = re.fullmatch(r"(sha\d+)-([A-Za-z0-9+/=]+)", integrity)
    return f"{found[1]}:{base64.b64decode(found[2]).hex()}" if found else ""
