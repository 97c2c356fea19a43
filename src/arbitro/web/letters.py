"""Web fonts for names in scripts of which a browser has no letters: those of the papers, fetched where one is shown.

A browser asks its own fonts first, then those of its system by their names, and fetches a file of ours where all lack
the sign (CSS Fonts 4, 4.5): whoever has the letters downloads nothing.
"""

import hashlib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

FOLDER = Path(__file__).parents[1] / "papers" / "fonts"
"""A hall brings them (packages/hall); a program that stands alone has none."""
SHEET = "letters.css"
FAMILY = "Arbitro Letters"
LINE = "ascent-override: 93%; descent-override: 24%; line-gap-override: 0%"
"""What a line is high by: about that of the fonts around them, so that nothing moves when a file arrives."""
REGULAR, BOLD, ANY = "100 599", "600 900", "100 900"


class Letters(NamedTuple):
    """The letters of a script."""

    file: str
    signs: str
    """As scripts/fonts cut them."""
    own: tuple[str, ...]
    """What systems call theirs: Linux and Android, Windows, Apple."""


INDIC = ("Nirmala UI", "NirmalaUI")
LETTERS = (
    Letters(
        "NotoSerifDevanagari",
        "U+0900-097F,U+1CD0-1CFF,U+A8E0-A8FF",
        ("Noto Sans Devanagari", "Noto Serif Devanagari", "Lohit Devanagari", *INDIC, "Kohinoor Devanagari"),
    ),
    Letters(
        "NotoNaskhArabic",
        "U+0600-06FF,U+0750-077F,U+FB50-FDFF,U+FE70-FEFF",
        ("Noto Sans Arabic", "Noto Naskh Arabic", "Segoe UI", "Geeza Pro"),
    ),
    Letters("NotoSerifBengali", "U+0980-09FF", ("Noto Sans Bengali", *INDIC, "Kohinoor Bangla")),
    Letters("NotoSerifGurmukhi", "U+0A00-0A7F", ("Noto Sans Gurmukhi", *INDIC, "Gurmukhi MN")),
    Letters("NotoSerifGujarati", "U+0A80-0AFF", ("Noto Sans Gujarati", *INDIC, "Kohinoor Gujarati")),
    Letters("NotoSerifTamil", "U+0B80-0BFF", ("Noto Sans Tamil", *INDIC, "Tamil Sangam MN")),
    Letters("NotoSerifTelugu", "U+0C00-0C7F", ("Noto Sans Telugu", *INDIC, "Kohinoor Telugu")),
    Letters("NotoSerifKannada", "U+0C80-0CFF", ("Noto Sans Kannada", *INDIC, "Kannada Sangam MN")),
    Letters("NotoSerifMalayalam", "U+0D00-0D7F", ("Noto Sans Malayalam", *INDIC, "Malayalam Sangam MN")),
    Letters("NotoSerifSinhala", "U+0D80-0DFF", ("Noto Sans Sinhala", *INDIC, "Sinhala Sangam MN")),
    Letters("NotoSansThaana", "U+0780-07BF", ("Noto Sans Thaana", "MV Boli")),
    Letters("NotoSerifHebrew", "U+0590-05FF,U+FB1D-FB4F", ("Noto Sans Hebrew", "Segoe UI", "Arial Hebrew")),
    Letters("NotoSerifThai", "U+0E00-0E7F", ("Noto Sans Thai", "Leelawadee UI", "Thonburi")),
    Letters("NotoSerifArmenian", "U+0530-058F", ("Noto Sans Armenian", "Segoe UI", "Mshtakan")),
    Letters(
        "NotoSerifGeorgian",
        "U+10A0-10FF,U+1C90-1CBF,U+2D00-2D2F",
        ("Noto Sans Georgian", "Segoe UI", "Helvetica Neue"),
    ),
    Letters(
        "DroidSansFallback",
        "U+2E80-9FFF,U+1100-11FF,U+3130-318F,U+AC00-D7A3,U+F900-FAFF,U+FE30-FE4F,U+FF00-FFEF",
        (
            *(
                "Noto Sans CJK JP",
                "Noto Sans CJK SC",
                "Noto Sans JP",
                "Source Han Sans",
                "Droid Sans Fallback",
            ),
            *("WenQuanYi Micro Hei", "WenQuanYi Zen Hei", "Microsoft YaHei", "Yu Gothic", "Malgun Gothic"),
            *("PingFang SC", "Hiragino Sans", "Apple SD Gothic Neo"),
        ),
    ),
)


@cache
def letters_sheet() -> bytes:
    """Return the faces as a style sheet, its addresses beside its own; nothing where the letters are not there."""
    return "".join(face for one in LETTERS for face in _faces(one)).encode()


def fingerprint(content: bytes) -> str:
    """Return what tells a file from any other, in short."""
    return hashlib.sha256(content).hexdigest()[:12]


def _faces(letters: Letters) -> Iterator[str]:
    for ending, weight in (("", ANY), ("-Regular", REGULAR), ("-Bold", BOLD)):
        file = FOLDER / f"{letters.file}{ending}.ttf"
        if file.is_file():
            alone = ending == "-Regular" and not (FOLDER / f"{letters.file}-Bold.ttf").is_file()
            yield _face(letters, file, ANY if alone else weight)


def _face(letters: Letters, file: Path, weight: str) -> str:
    bold = " Bold" if weight == BOLD else ""
    # A page that has been shown never moves for a letter: what comes late is used from the next page on.
    own = "".join(f'local("{name}{bold}"), ' for name in letters.own)
    return (
        f'@font-face {{ font-family: "{FAMILY}"; font-weight: {weight}; font-display: optional; {LINE}; '
        f'src: {own}url("{file.name}?v={fingerprint(file.read_bytes())}"); unicode-range: {letters.signs}; }}\n'
    )
