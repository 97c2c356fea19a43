"""One vocabulary: the words that `docs/terms.csv` has set aside do not come back, in any message of any language.

`forbidden.csv` has a pattern a row, the messages in which the word is right all the same, and what is said instead.
`mended.csv` has the texts that were once wrong in a way no pattern can say: a message never reads so again.
"""

import csv
import re
from pathlib import Path

import pytest

from arbitro.l10n import LANGUAGES, Language, messages

HERE = Path(__file__).parent
MARKUP = re.compile(r"\{\s*\$\w+\s*->|^\s*\*?\[[^\]\s]*\]|\{[^{}]*\}|[a-z]+(?:-[a-z]+)*=\w+", re.MULTILINE)
"""What of a pattern no reader sees: selectors, their keys, values, and what is typed as it stands."""


def rows(name: str) -> list[dict[str, str]]:
    with (HERE / name).open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def read_text(pattern: str) -> str:
    return MARKUP.sub(" ", pattern)


def flat(text: str) -> str:
    return " ".join(text.split())


def offences(language: Language, name: str, pattern: str) -> list[str]:
    """Return what a message says that is to be said otherwise."""
    text = read_text(pattern)
    found = [
        f"{row['pattern']}: say {row['instead']}"
        for row in rows("forbidden.csv")
        if row["lang"] == language
        and re.search(row["pattern"], text)
        and not (row["except"] and re.fullmatch(row["except"], name))
    ]
    once = [row for row in rows("mended.csv") if (row["lang"], row["id"]) == (language, name)]
    return found + ["it read so once" for row in once if flat(row["text"]) == flat(pattern)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_says_what_the_terms_have_set_aside(language: Language) -> None:
    found = {name: offences(language, name, pattern) for name, pattern in messages(language).items()}
    assert {name: what for name, what in found.items() if what} == {}


def test_every_exception_and_every_mended_message_is_there() -> None:
    """An exception that excuses nothing, and a mended message that is gone, are taken out of the lists."""
    names = set(messages("en"))
    assert [row["id"] for row in rows("mended.csv") if row["id"] not in names] == []
    idle = [
        row["except"]
        for row in rows("forbidden.csv")
        if row["except"] and not any(re.fullmatch(row["except"], name) for name in names)
    ]
    assert idle == []


def test_the_terms_have_a_word_in_each_language() -> None:
    path = HERE.parents[1] / "docs" / "terms.csv"
    with path.open(encoding="utf-8", newline="") as file:
        terms = list(csv.DictReader(file))
    assert len(terms) > 30
    assert all(term["concept"] and all(term[language] for language in LANGUAGES) for term in terms)
