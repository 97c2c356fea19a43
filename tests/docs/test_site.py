"""The site of the documents: every page in its place, no link broken, nothing from elsewhere, searched in a browser."""

import re
import subprocess
import sys
from pathlib import Path

import pytest
import yaml
from starlette.testclient import TestClient

from arbitro.web import app, documents

ROOT = Path(__file__).parents[2]
ROLES = ("player", "umpire", "director", "operator", "federation", "researcher", "developer")
KINDS = ("Start", "How to", "Reference", "Why")


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Build the site with every warning an error: a page without a place, a link or an anchor that leads nowhere."""
    folder = tmp_path_factory.mktemp("site")
    done = subprocess.run(
        [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet", "--site-dir", str(folder)],
        cwd=ROOT,
        check=False,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    return folder


def test_nothing_of_it_is_loaded_from_elsewhere(built: Path) -> None:
    pages = sorted(built.rglob("*.html"))
    assert len(pages) > 40
    for page in pages:
        loaded = re.findall(
            r"<(?:script|img|link)[^>]*(?:src|href)=\"?(https?:[^\" >]+)", page.read_text("utf-8")
        )
        assert loaded == [], page.name


def test_every_role_begins_one_click_from_the_first_page(built: Path) -> None:
    first = (built / "index.html").read_text("utf-8")
    for role in ROLES:
        assert f'href="start/{role}.html"' in first
        assert (built / f"start/{role}.html").is_file()


def test_pages_are_of_four_kinds() -> None:
    text = (ROOT / "mkdocs.yml").read_text("utf-8")
    assert tuple(kind for part in yaml.safe_load(text)["nav"] for kind in part) == KINDS


def test_a_hall_serves_it_and_runs_no_script_but_those_it_knows(
    built: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(documents, "SITE", built)
    with TestClient(app()) as client:
        led = client.get("/docs", follow_redirects=False)
        assert led.headers["location"] == "/docs/index.html"
        page = client.get("/docs/start/player.html")
        policy = page.headers["content-security-policy"]
        assert page.status_code == 200
        scripts = policy.partition("script-src")[2].partition(";")[0]
        assert scripts.count("'sha256-") == len(re.findall("<script>", page.text))
        assert "unsafe-inline" not in scripts
        assert client.get("/docs/search/search_index.json").status_code == 200
        assert [
            client.get(f"/docs/{path}").status_code for path in ("..%2fpage.py", ".sources", "none.html")
        ] == [404] * 3


def test_what_a_page_says_of_the_hall_leads_there(built: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(documents, "SITE", built)
    with TestClient(app()) as client:
        pages = {role: client.get(f"/docs/start/{role}.html").text for role in ROLES}
        for role, first in {
            "player": "/",
            "umpire": "/umpire/training",
            "director": "/screen/tables",
        }.items():
            assert f'<a href="{first}"><code>{first}</code></a>' in pages[role]
            assert client.get(first).status_code == 200
        assert '<a href="/etc' not in client.get("/docs/operate.html").text


def test_a_hall_without_the_documents_says_which_part_it_lacks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(documents, "SITE", tmp_path / "none")
    with TestClient(app()) as client:
        assert "arbitro[hall]" in client.get("/docs/index.html").text
