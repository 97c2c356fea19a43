"""Editions from outside: a package that is installed into a folder of its own, and folders of data."""

import os
import re
import shutil
import subprocess
from collections.abc import Iterator, Mapping
from pathlib import Path

import msgspec
import pytest

from tests.web.hall.process import COMMAND, ROOT, Served

PACKAGES = Path(__file__).parent / "packages"
METADATA = "Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n"


class Outside(msgspec.Struct, frozen=True):
    """An edition from outside, and what a process needs in order to find it."""

    edition: str
    environment: Mapping[str, str]
    cases: Path

    def run(self, *arguments: str, lines: str = "") -> subprocess.CompletedProcess[str]:
        """Run the command in a process of its own."""
        return subprocess.run(
            [*COMMAND, *arguments],
            check=False,
            input=lines,
            capture_output=True,
            text=True,
            cwd=ROOT,
            env={**os.environ, "ARBITRO_LANG": "en", "COLUMNS": "200", **self.environment},
            timeout=120,
        )


def install(site: Path, package: str, entry: str) -> dict[str, str]:
    """Install a package as an installer does: its files, its metadata and its entry point, in a folder on the path."""
    shutil.copytree(PACKAGES / package, site / package, ignore=shutil.ignore_patterns("__pycache__"))
    metadata = site / f"{package}-1.0.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text(METADATA.format(name=package))
    (metadata / "entry_points.txt").write_text(f"[arbitro.editions]\n{entry}\n")
    path = os.pathsep.join([str(site), *filter(None, [os.environ.get("PYTHONPATH")])])
    return {"PYTHONPATH": path}


def shown(page: str) -> list[str]:
    """Return the YAML that a page of the documents shows."""
    text = (ROOT / "docs" / page).read_text(encoding="utf-8")
    return re.findall(r"^```yaml\n(.*?)^```$", text, re.M | re.S)


def in_folder(folder: Path, edition: str, cases: str = "") -> dict[str, str]:
    """Write an edition into a folder, and return what lets a process find it."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "edition.yaml").write_text(edition, encoding="utf-8")
    (folder / "cases.yaml").write_text(cases, encoding="utf-8")
    return {"ARBITRO_EDITIONS": str(folder)}


@pytest.fixture(scope="session")
def package(tmp_path_factory: pytest.TempPathFactory) -> Outside:
    """The edition of an installed package, with a rule in Python."""
    site = tmp_path_factory.mktemp("site")
    environment = install(site, "arbitro_moncalieri", "moncalieri = arbitro_moncalieri.rules:amend")
    return Outside("carrom/moncalieri", environment, site / "arbitro_moncalieri" / "cases.yaml")


@pytest.fixture(scope="session")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Outside:
    """The edition that the documents show, in a folder."""
    place = tmp_path_factory.mktemp("editions") / "chieri"
    edition, cases, *_ = shown("extend.md")
    return Outside("carrom/chieri", in_folder(place, edition, cases), place / "cases.yaml")


@pytest.fixture(scope="session", params=["package", "folder"])
def outside(request: pytest.FixtureRequest) -> Outside:
    """Each of them."""
    found: Outside = request.getfixturevalue(request.param)
    return found


@pytest.fixture(scope="session")
def hall(outside: Outside, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A hall that has the edition, in a process of its own."""
    served = Served(tmp_path_factory.mktemp("hall"), environment=outside.environment)
    yield served
    served.stop()
