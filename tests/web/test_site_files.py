"""The site without a hall as files: complete, with links that lead somewhere, wherever the folder lies."""

import re
from multiprocessing import get_context
from pathlib import Path
from urllib.parse import unquote, urljoin

import pytest
from click.testing import CliRunner

from arbitro.cli import main
from arbitro.l10n import LANGUAGES
from arbitro.library import editions
from arbitro.web.pocket import INDEX, PARTS

pytestmark = pytest.mark.skipif(not (PARTS / INDEX).is_file(), reason="the laws for browsers are not built")
LINK = re.compile(r'(?:href|src|action)="([^"]*)"')


def test_every_link_of_the_written_site_leads_to_a_file(tmp_path: Path) -> None:
    # In a process of its own: pages made from then on are those of a site without a hall.
    with get_context("spawn").Pool(1) as pool:
        assert pool.apply(written, (str(tmp_path / "out"),)) == 0
    pages = [*(tmp_path / "out").rglob("*.html")]
    books = [*(tmp_path / "out").glob("*/laws/*/*/index.html")]
    assert len(books) == len(LANGUAGES) * len(editions())
    lost = {
        (page.relative_to(tmp_path).as_posix(), link)
        for page in pages
        for link in LINK.findall(page.read_text("utf-8"))
        if not leads(tmp_path, page, link)
    }
    assert sorted(lost)[:20] == []
    assert CliRunner().invoke(main, ["site", "--out", str(tmp_path)]).exit_code == 2


def written(folder: str) -> int:
    """Write the site; runs in another process."""
    return CliRunner().invoke(main, ["site", "--out", folder]).exit_code


def leads(root: Path, page: Path, link: str) -> bool:
    """Tell whether a link leads to a file of the site, with its anchor where it has one.

    The file of a what-if is made by the page when it is asked for.
    """
    if "whatif/case.yaml" in link:
        return True
    if link.startswith(("#", "https://", "mailto:", "data:")):
        return (
            link.startswith("#") is False
            or link == "#"
            or f'id="{unquote(link[1:])}"' in page.read_text("utf-8")
        )
    here = "/" + page.relative_to(root).as_posix()
    path, _, anchor = urljoin(here, link.replace("&amp;", "&")).partition("#")
    file = root / unquote(path.partition("?")[0]).lstrip("/")
    file = file / "index.html" if path.partition("?")[0].endswith("/") else file
    if not file.is_file():
        return False
    return not anchor or f'id="{unquote(anchor)}"' in file.read_text("utf-8")
