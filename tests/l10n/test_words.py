"""One vocabulary: the words that `docs/terms.csv` has set aside do not come back, in any message of any language.

`forbidden.csv` has a pattern a row, the messages in which the word is right all the same, and what is said instead.
`mended.csv` has the texts that were once wrong in a way no pattern can say: a message never reads so again.
"""

import csv
import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

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


def test_every_text_that_was_once_wrong_is_found_when_it_is_put_back() -> None:
    """`wrong.csv` has the texts that native readers graded wrong, as they read then."""
    missed = [(row["lang"], row["id"]) for row in rows("wrong.csv") if not found_again(row)]
    assert missed == []


def found_again(row: dict[str, str]) -> list[str]:
    """Return what is found wrong with a text: by a pattern, or because it is the very text."""
    language = next(one for one in LANGUAGES if one == row["lang"])
    return offences(language, row["id"], row["text"])


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


def counted_without_selector(
    language: Language, pattern: ast.Pattern, under: tuple[str, ...] = ()
) -> set[str]:
    """Return the numbers that stand before a noun in the plural whatever they are; `most` is a bound above one."""
    nouns = {row["noun"] for row in rows("nouns.csv") if row["language"] == language}
    found = set()
    for one, then in zip(pattern.elements, [*pattern.elements[1:], None], strict=True):
        match one:
            case ast.Placeable(expression=ast.SelectExpression(selector=selector, variants=variants)):
                inner = selector.id.name if isinstance(selector, ast.VariableReference) else ""
                for variant in variants:
                    found |= counted_without_selector(language, variant.value, (*under, inner))
            case ast.Placeable(expression=ast.VariableReference(id=ast.Identifier(name=name))):
                word = re.match(r"[ \u00a0](\w+)", then.value) if isinstance(then, ast.TextElement) else None
                if word and word[1] in nouns and name not in (*under, "most"):
                    found.add(f"{name} {word[1]}")
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_number_before_a_noun_has_a_selector(language: Language) -> None:
    found = {}
    for name, written in messages(language).items():
        message = FluentParser().parse_entry(f"{name} = {written}")
        if isinstance(message, ast.Message) and message.value:
            found[name] = counted_without_selector(language, message.value)
    assert {name: what for name, what in found.items() if what} == {}


def test_a_number_without_a_selector_is_found() -> None:
    bare = FluentParser().parse_entry("room-so-many = { $count } matches.")
    assert isinstance(bare, ast.Message)
    assert bare.value
    assert counted_without_selector("en", bare.value) == {"count matches"}
