"""Every block of commands in the documents runs as it stands there, or says on the page that it is not run."""

import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
OPERATING = ROOT / "docs/operate.md"
"""Has its own test, which serves a hall meanwhile."""
PAGES = sorted({ROOT / "README.md", *ROOT.glob("docs/**/*.md")} - {OPERATING})
BLOCK = re.compile(r"^(?:<!-- not run: ([^>]+) -->\n)?```(\w*)\n(.*?)^```$", re.M | re.S)
COMMAND = re.compile(r"(?:\$ )?(?:\.venv/bin/)?(?:arbitro|make|python3?|pip|pipx|uvx|docker|echo|git|sudo) ")
"""How a line begins that somebody types."""
SHORTER = {
    "FILE...": "case.yaml",
    "--matches 1000": "--matches 2",
}
"""What stands for a file or folder of the reader, and what would take minutes."""
SHELL = """
set -eo pipefail
arbitro() {
  case " $* " in
    *" serve "*|" demo "*)
      command arbitro "$@" --port 0 > told 2> why &
      until grep -q http:// told; do kill -0 $! || { cat why >&2; return 1; }; sleep 0.1; done
      kill $!; wait $! || true; rm told why ;;
    *) command arbitro "$@" ;;
  esac
}
"""
"""A hall is stopped once it serves."""


class Block:
    """A block of commands on a page."""

    def __init__(self, page: Path, number: int, unrun: str | None, text: str) -> None:
        self.page = page.relative_to(ROOT).as_posix()
        self.number = number
        self.unrun = unrun
        self.text = text

    @property
    def script(self) -> str:
        """What is typed: without prompts, what is answered, and the words beside a line."""
        prompted = "$ " in self.text[:2]
        lines, end = [], ""
        for line in self.text.splitlines():
            if end:
                end = "" if line == end else end
            elif prompted and not line.startswith("$ "):
                continue
            elif here := re.search(r"<<(\w+)", line):
                end = here[1]
            lines.append(line.removeprefix("$ ").replace(".venv/bin/arbitro", "arbitro"))
        typed = "\n".join(re.sub(r"(?<=\S) {2,}\S.*", "", line) for line in lines)
        for words, ours in SHORTER.items():
            typed = typed.replace(words, ours)
        return typed


def blocks() -> Iterator[Block]:
    """Yield the blocks of commands in the order of the pages."""
    for page in PAGES:
        found = BLOCK.findall(page.read_text(encoding="utf-8"))
        for number, (unrun, kind, text) in enumerate(found):
            if not kind and COMMAND.match(text):
                yield Block(page, number, unrun or None, text)


def case(folder: Path) -> None:
    """Have a case to rule on."""
    line = "id: one\nedition: carrom/icf-2001\nwhen: [{stroke: {white: 1}}]\nthen: {turn: white}\n"
    (folder / "case.yaml").write_text(line)


def sheet(folder: Path) -> None:
    """Have a workbook of entries."""
    from openpyxl import Workbook

    book = Workbook()
    for row in (["name", "rating"], *([f"P{n}", str(2000 - n)] for n in range(8))):
        book.worksheets[0].append(row)
    book.save(folder / "players.xlsx")


def rolled(folder: Path) -> None:
    """Have a match with its ledger of dice, as the page of dice makes one."""
    page = (ROOT / "docs/dice.md").read_text(encoding="utf-8")
    made = re.search(r"^```python\n(import msgspec.*?)^```$", page, re.M | re.S)
    assert made
    subprocess.run([sys.executable, "-c", made[1]], cwd=folder, check=True)


def frame(folder: Path) -> None:
    """Have a snooker case, and the books of cases where a checkout has them."""
    line = "id: one\nedition: snooker/wpbsa\nwhen: [{stroke: {potted: [red]}}]\n"
    (folder / "frame.yaml").write_text(line)
    (folder / "tests").symlink_to(ROOT / "tests")


def played(folder: Path) -> None:
    """Have the journal of a match."""
    run(folder, "arbitro play backgammon --length 1 --seed 1 --journal final.jsonl")


PREPARED: dict[str, Callable[[Path], None]] = {
    "docs/backgammon.md": rolled,
    "docs/cases.md": case,
    "docs/desk.md": sheet,
    "docs/dice.md": rolled,
    "docs/extend.md": lambda folder: run(
        folder, "arbitro desk simulate --format swiss --players 8 --save swiss.jsonl"
    ),
    "docs/papers.md": played,
    "docs/snooker.md": frame,
}
"""What the reader of a page has before they type."""
WRITTEN: dict[str, list[Block]] = {}
for block in blocks():
    WRITTEN.setdefault(block.page, []).append(block)


def run(folder: Path, script: str) -> None:
    """Run what is typed, as the reader's shell does."""
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    data = str(folder / "data")
    done = subprocess.run(
        ["bash", "-c", SHELL + script],
        cwd=folder,
        env={**os.environ, "PATH": path, "ARBITRO_LANG": "en", "ARBITRO_DATA": data, "PYTHONUNBUFFERED": "1"},
        check=False,
        capture_output=True,
        text=True,
        timeout=300,
    )
    assert done.returncode == 0, f"{script}\n{done.stdout[-500:]}{done.stderr[-1500:]}"


@pytest.mark.parametrize("page", WRITTEN)
def test_what_a_page_tells_to_type_can_be_typed(page: str, tmp_path: Path) -> None:
    """Page by page, block after block, in one folder: what one writes the next reads."""
    told = [block for block in WRITTEN[page] if not block.unrun]
    if told and page in PREPARED:
        PREPARED[page](tmp_path)
    for one in told:
        run(tmp_path, one.script)


def test_what_is_not_run_says_why_to_the_reader() -> None:
    from scripts.docs_site import on_page_markdown

    class Page:
        class file:  # noqa: N801 - as mkdocs has it
            src_uri = "operate.md"

    shown = on_page_markdown(OPERATING.read_text(encoding="utf-8"), Page)
    assert "<!-- not run" not in shown
    assert "*Not run by our tests: " in shown
