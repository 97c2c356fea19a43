"""Builds the site of the documents where it is older than they are: `python -m scripts.docs_site`; hooks of mkdocs."""

import hashlib
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
SITE = ROOT / "src/arbitro/web/docs"
SHIM = ROOT / "web/node_modules/iframe-worker/shim/index.js"
"""Lets a page that is opened from a folder search in the background, as one from a server does."""
OUTSIDE = re.compile(r"(?<!!)\[((?:[^\[\]]|\[[^\]]*\])*)\]\(((?:\.\./)+)([^)]*)\)")


UNRUN = re.compile(r"^<!-- not run: ([^>]+) -->\n(```.*?^```\n)", re.M | re.S)
"""What is typed and no test runs, with the reason."""


def on_page_markdown(markdown: str, page: Any, **_: Any) -> str:
    """Leave a link to a file that is not among the documents as its text, and say below a block why it is not run."""
    depth = page.file.src_uri.count("/")
    markdown = UNRUN.sub(r"\2\n*Not run by our tests: \1.*\n", markdown)
    return OUTSIDE.sub(lambda link: link[0] if link[2].count("../") <= depth else link[1], markdown)


def on_post_build(config: Any, **_: Any) -> None:
    """Take the script with which a folder is searched from the folder itself, and leave out what nobody loads."""
    site = Path(config["site_dir"])
    for page in site.rglob("*.html"):
        near = "../" * (len(page.relative_to(site).parts) - 1)
        text = page.read_text(encoding="utf-8")
        text = text.replace("https://unpkg.com/iframe-worker/shim", f"{near}assets/javascripts/shim.js")
        page.write_text(text, encoding="utf-8")
    if SHIM.is_file():
        shutil.copyfile(SHIM, site / "assets/javascripts/shim.js")
    for needless in (*site.rglob("*.map"), *site.glob("sitemap.xml*")):
        needless.unlink()
    shutil.rmtree(site / "assets/javascripts/lunr")


def fingerprint() -> str:
    """Return the SHA-256 of everything that the site is made of."""
    digest = hashlib.sha256()
    files = [
        ROOT / "mkdocs.yml",
        Path(__file__),
        *sorted(p for p in (ROOT / "docs").rglob("*") if p.is_file()),
    ]
    for path in files:
        digest.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()


def main() -> int:
    """Build the site, every broken link an error, unless what is there is of these very documents."""
    stamp, digest = SITE / ".sources", fingerprint()
    if stamp.is_file() and stamp.read_text() == digest:
        return 0
    built = subprocess.run(
        [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet", "--clean"], cwd=ROOT, check=False
    )
    if built.returncode == 0:
        stamp.write_text(digest)
    return built.returncode


if __name__ == "__main__":
    sys.exit(main())
