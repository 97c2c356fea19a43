import re

from arbitro.l10n import LANGUAGES
from arbitro.library import GAMES, readings


def rows(text: str) -> list[list[str]]:
    return [line.split("|")[1:-1] for line in text.splitlines() if line.startswith("|")]


def test_the_readings_are_the_same_in_every_language() -> None:
    pages = [readings(language) for language in LANGUAGES]
    for subject in (*GAMES, "equipment"):
        shapes = [[len(row) for row in rows(page.sections[subject][1])] for page in pages]
        assert shapes[0] == shapes[1] == shapes[2]
        assert len(shapes[0]) > 5


def test_no_reading_is_left_untranslated() -> None:
    english = {
        cell.strip()
        for _, text in readings("en").sections.values()
        for row in rows(text)
        for cell in row[-1:]
    }
    for language in LANGUAGES[1:]:
        theirs = {
            cell.strip()
            for _, text in readings(language).sections.values()
            for row in rows(text)
            for cell in row[-1:]
        }
        assert {cell for cell in english & theirs if len(re.findall(r"[a-z]{3,}", cell)) > 4} == set()
