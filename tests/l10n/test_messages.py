import re
from pathlib import Path

import pytest

from arbitro.l10n import (
    LANGUAGES,
    Language,
    UnknownMessage,
    knows,
    language_of_locale,
    messages,
    negotiate_language,
    say,
)

SOURCES = Path(__file__).parents[2] / "src/arbitro"
VARIABLE = re.compile(r"\{\s*\$(\w+)|\(\s*\$(\w+)")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_every_message(language: Language) -> None:
    assert set(messages(language)) == set(messages("en"))


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_every_message_takes_the_same_values_in_every_language(language: Language) -> None:
    for name, pattern in messages("en").items():
        other = messages(language)[name]
        assert set(VARIABLE.findall(pattern)) == set(VARIABLE.findall(other)), name


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_no_sentence_is_left_untranslated(language: Language) -> None:
    theirs = messages(language)
    same = [
        name
        for name, pattern in messages("en").items()
        if pattern == theirs[name] and len(re.findall(r"[A-Za-z]{3,}", re.sub(r"\{.*?\}", "", pattern))) > 3
    ]
    assert same == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_well_formed(language: Language) -> None:
    from fluent.syntax import FluentParser, ast

    for name, pattern in messages(language).items():
        entry = FluentParser().parse_entry(f"{name} = {pattern}\n")
        assert isinstance(entry, ast.Message | ast.Term), name


def test_a_message_gets_its_values() -> None:
    assert say("en", "cli-unreadable", file="a.yaml", reason="no") == "a.yaml cannot be read: no."
    assert (
        say("it", "cli-check-summary", held=1, differed=0, troubles=0)
        == "1 caso confermato, nessuno diverso."
    )


def test_an_unknown_message_is_an_error_and_not_an_empty_text() -> None:
    assert not knows("no-such-message")
    with pytest.raises(UnknownMessage, match="no-such-message"):
        say("en", "no-such-message")


@pytest.mark.parametrize(
    ("wish", "language"),
    [("it_IT.UTF-8", "it"), ("es", "es"), ("de_DE", "en"), ("C", "en"), ("", "en"), (None, "en")],
)
def test_a_locale_names_a_language(wish: str | None, language: Language) -> None:
    assert language_of_locale(wish) == language


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("it-IT,it;q=0.9,en;q=0.8", "it"),
        ("de,es;q=0.7,en;q=0.3", "es"),
        ("fr", "en"),
        ("", "en"),
        ("en;q=oops,it;q=0.1", "it"),
    ],
)
def test_a_browser_names_its_languages(header: str, language: Language) -> None:
    assert negotiate_language(header) == language


def test_every_message_named_in_the_sources_exists() -> None:
    named = re.compile(r"""(?:tell|say)\((?:[^()"']*, )?["']([a-z][a-z0-9-]+)["']""")
    for file in SOURCES.rglob("*.py"):
        for name in named.findall(file.read_text(encoding="utf-8")):
            assert knows(name), f"{file.name}: {name}"
