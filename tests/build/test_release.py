"""What a release is: one version, addresses that somebody said, and parts that are installed apart."""

import re
import tomllib
from pathlib import Path

import pytest
from click.testing import CliRunner
from starlette.testclient import TestClient

import arbitro
import hatch_build
from arbitro import extras
from arbitro.cli import main
from arbitro.web import app

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
HALL = tomllib.loads((ROOT / "packages/hall/pyproject.toml").read_text(encoding="utf-8"))["project"]


def text(file: str) -> str:
    return (ROOT / file).read_text(encoding="utf-8")


def test_there_is_one_version() -> None:
    pinned = dict.fromkeys(("hall", "papers"), f"arbitro-hall=={arbitro.__version__}")
    assert arbitro.__version__ == PROJECT["version"] == HALL["version"]
    assert all(pin in PROJECT["optional-dependencies"][extra] for extra, pin in pinned.items())
    day = re.search(
        rf"^## {re.escape(arbitro.__version__)} \((\d{{4}}-\d\d-\d\d)\)$", text("CHANGELOG.md"), re.M
    )
    assert day
    assert f"version: {arbitro.__version__}\ndate-released: {day[1]}\n" in text("CITATION.cff")
    for file in ("Dockerfile", "deploy/compose.yaml", "docs/operate.md"):
        named = re.findall(r"(?:arbitro:|image\.version=\")(\d+\.\d+\.\d+)", text(file))
        assert set(named) == {arbitro.__version__}, file


def test_the_source_archive_has_what_a_build_from_it_reads() -> None:
    from hatchling.builders.sdist import SdistBuilder

    held = {file.relative_path for file in SdistBuilder(str(ROOT)).recurse_included_files()}
    read = set(re.findall(r'root\) / "([^"]+)"', text("hatch_build.py")))
    assert "README.md" in read
    assert {"hatch_build.py", *read} <= held
    assert not {name for name in held if "node_modules" in name or name.endswith((".so", ".pyd"))}


def test_what_a_release_is_told_reaches_every_machine_that_builds_it() -> None:
    import yaml

    told = yaml.safe_load(text(".github/workflows/release.yml"))["env"]
    whole = tomllib.loads(text("pyproject.toml"))
    assert set(whole["tool"]["cibuildwheel"]["environment-pass"]) == set(told)


def test_a_package_is_asked_for_by_a_range_that_holds_what_is_tested() -> None:
    from packaging.requirements import Requirement
    from packaging.utils import canonicalize_name

    lock = tomllib.loads((ROOT / "uv.lock").read_text(encoding="utf-8"))["package"]
    tested = {one["name"]: one.get("version", "") for one in lock}
    asked = [
        *PROJECT["dependencies"],
        *(one for many in PROJECT["optional-dependencies"].values() for one in many),
    ]
    for each in map(Requirement, asked):
        if canonicalize_name(each.name).startswith("arbitro"):
            continue
        assert "==" not in str(each.specifier), each
        assert each.specifier.contains(tested[canonicalize_name(each.name)], prereleases=True), each


HOME = "https://example.org/club/arbitro"


def test_the_readme_of_a_release_leads_to_its_version_and_that_of_another_build_nowhere() -> None:
    text = (
        '<img src="mark.svg" alt=""> ![Laws](docs/laws.png) [play](docs/play.md), [site](https://a.example)'
    )
    assert hatch_build.absolute(text, HOME, "1.0.0") == (
        f'<img src="{HOME}/raw/v1.0.0/mark.svg" alt=""> ![Laws]({HOME}/raw/v1.0.0/docs/laws.png) '
        f"[play]({HOME}/blob/v1.0.0/docs/play.md), [site](https://a.example)"
    )
    assert hatch_build.absolute(text, "", "1.0.0").split() == ["play,", "[site](https://a.example)"]


def test_every_link_and_picture_of_the_released_readme_is_absolute() -> None:
    released = hatch_build.absolute((ROOT / "README.md").read_text(encoding="utf-8"), HOME, "1.0.0")
    found = re.findall(r"\]\(([^)]+)\)|src=\"([^\"]+)\"", released)
    assert len(found) > 20
    assert all((link or picture).startswith("https://") for link, picture in found)


def test_addresses_are_named_only_where_they_are_known() -> None:
    assert hatch_build.links("") == {}
    assert hatch_build.links(HOME)["Issues"] == f"{HOME}/issues"


@pytest.fixture
def bare(monkeypatch: pytest.MonkeyPatch) -> None:
    """Install nothing but what `arbitro` itself requires."""
    monkeypatch.setattr(extras, "find_spec", lambda _module: None)


@pytest.mark.usefixtures("bare")
@pytest.mark.parametrize(("language", "words"), [("en", "not installed"), ("it", "non è"), ("es", "no está")])
def test_a_missing_part_is_told_in_one_line(language: str, words: str, tmp_path: Path) -> None:
    out = tmp_path / "paper.pdf"
    line = ["papers", "blank", "carrom", "--output", str(out), "--lang", language]
    got = CliRunner().invoke(main, line, prog_name="arbitro")
    assert got.exit_code == 2
    assert words in got.stderr
    assert 'pip install "arbitro[papers]"' in got.stderr
    assert len(got.stderr.strip().splitlines()) == 1
    assert not out.exists()


@pytest.mark.usefixtures("bare")
def test_a_page_says_what_the_hall_lacks() -> None:
    with TestClient(app(), raise_server_exceptions=False) as client:
        got = client.get("/umpire/exam/carrom/icf-2001/paper.pdf?seed=1", headers={"accept-language": "it"})
    assert got.status_code == 409
    assert "arbitro[papers]" in got.text.replace("&#34;", '"')
