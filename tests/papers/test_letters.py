"""Names of the world on paper: in letters that have their script, and inside their boxes."""

import re
import zlib
from importlib.resources import files
from pathlib import Path

import pytest
import typst

from arbitro.desk import read_event
from arbitro.papers import SIZES, Size
from arbitro.papers.event import event_papers, write_papers
from arbitro.papers.press import pages
from arbitro.papers.source import PaperSource

FOLDER = Path(str(files("arbitro.papers")))
SCRIPTS = {
    "Ольга Кузнецова": "LibertinusSerif",
    "Γεώργιος Παπαδόπουλος": "LibertinusSerif",
    "प्रिया कुलकर्णी": "NotoSerifDevanagari",
    "محمد الأحمد": "NotoNaskhArabic",
    "প্রিয়া চৌধুরী": "NotoSerifBengali",
    "பிரியா குமார்": "NotoSerifTamil",
    "ප්‍රියා පෙරේරා": "NotoSerifSinhala",
    "ފާތިމަތު": "NotoSansThaana",
    "王小明": "DroidSansFallback",
    "佐藤さくら": "DroidSansFallback",
    "김민준": "DroidSansFallback",
}
LONG = "José Ángel Fernández-Villaverde y Montcada"


def printed(paper: str, *names: str, size: Size = "a4") -> bytes:
    event = read_event({"entries": list(names), "draw": True}, "carrom/icf-2001")
    return event_papers(paper, PaperSource(event, "Cup", 1, "ab" * 32), "en", size)


def unpacked(pdf: bytes) -> bytes:
    """Return everything that a PDF says, its streams inflated."""
    said = [pdf]
    for stream in re.findall(rb"stream\r?\n(.*?)\r?\nendstream", pdf, re.DOTALL):
        try:
            said.append(zlib.decompress(stream))
        except zlib.error:
            continue
    return b"\n".join(said)


@pytest.mark.parametrize("paper", ["draw", "badges", "entries", "calls", "cards"])
@pytest.mark.parametrize("name", SCRIPTS)
def test_a_name_is_set_in_letters_of_its_script(name: str, paper: str) -> None:
    said = unpacked(printed(paper, name, "Ada"))
    fonts = set(re.findall(rb"/FontName\s*/\w+\+([\w-]+)", said))
    assert any(font.decode().startswith(SCRIPTS[name]) for font in fonts), fonts
    assert not any(b"Math" in font for font in fonts), fonts
    assert len(re.findall(rb"/FontFile[23]?\b", said)) >= len(fonts), "each is embedded"


def test_a_conjunct_is_shaped_not_spelt() -> None:
    name = "शर्मा"
    said = unpacked(printed("badges", name, "Ada"))
    span = rb"/ActualText<FEFF0930094D092E093E>>>BDC(.*?)EMC"
    (cluster,) = re.findall(span, said, re.DOTALL)
    signs = "".join(re.findall(r"\((.*?)\)", cluster.decode("latin1")))
    glyphs = len(re.findall(r"\\\d{3}|\\.|.", signs, re.DOTALL)) // 2
    assert glyphs == 3, "four signs of र्मा: म, ा, and the hook above"


@pytest.mark.parametrize("syllable", ["कु", "फू", "कृ"])
def test_a_vowel_under_a_letter_is_one_glyph_with_it(syllable: str) -> None:
    for paper in ("badges", "draw"):
        said = unpacked(printed(paper, f"{syllable}लक", "Ada"))
        signs = syllable.encode("utf-16-be").hex().upper().encode()
        assert b"/ActualText<FEFF" + signs + b">" not in said, "two glyphs would be read as two words"
        assert signs in said.upper(), "and the one glyph says which signs it stands for"


TRY = """
#import "sheet.typ": *
#set text(font: letters)
#context {
  let line = measure(text(size: SIZE, "Xg")).height
  let took = measure(fit("NAME", WIDTH, SIZE))
  assert(took.width <= WIDTH, message: repr(took))
  assert(took.height <= 2 * line, message: repr(took))
}
"""


@pytest.mark.parametrize("width", ["20mm", "45mm", "62mm"])
@pytest.mark.parametrize("name", ["Ada", LONG, f"{LONG} {LONG}"[:80], "W" * 80, *SCRIPTS])
def test_a_line_stays_in_its_place(tmp_path: Path, name: str, width: str) -> None:
    trial = tmp_path / "trial.typ"
    trial.write_text(
        TRY.replace("SIZE", "8pt").replace("WIDTH", width).replace("NAME", name), encoding="utf-8"
    )
    for one in (FOLDER / "templates").iterdir():
        (tmp_path / one.name).write_bytes(one.read_bytes())
    inputs = {"words": "{}", "language": "en", "paper": "a4", "papers": "[]"}
    assert typst.compile(trial, root=tmp_path, sys_inputs=inputs, font_paths=[FOLDER / "fonts"])


@pytest.mark.parametrize("size", SIZES)
def test_long_names_take_no_more_pages_of_the_draw_than_short_ones(size: Size) -> None:
    def count(name: str) -> int:
        event = read_event({"entries": [f"{name} {n}" for n in range(64)], "draw": True}, "snooker/wpbsa")
        return len(
            pages(write_papers("draw", PaperSource(event, "Cup", 1, "ab" * 32), "en", size), "en", size, 10)
        )

    assert count("Ada") == count(LONG) == count("W" * 60) == (1 if size == "a3" else 2)
