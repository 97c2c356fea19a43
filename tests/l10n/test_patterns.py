"""Our patterns are filled in as Project Fluent's own runtime fills them."""

import re
from collections.abc import Iterator

import pytest
from fluent.runtime import FluentBundle, FluentResource

from arbitro.l10n import LANGUAGES, Language, messages, say
from arbitro.l10n.pattern import NotOurFluent, fill_pattern, parse_pattern

NUMBERS: tuple[object, ...] = (
    *(0, 1, -1, 2, 3, 5, 11, 21, 999, 1000, 1234, 12345, 10**6, 3 * 10**6, 1234567),
    *(0.0, 0.5, 1.0, 1.5, -2.25, 1.2345, 2.0005, 2.0015, 1234.5, 0.0004),
)
WORDS = ("none", "A", "")


def values_of(language: Language, name: str) -> set[str]:
    """Return the values that a message takes, those of the messages it refers to included."""
    pattern = messages(language)[name]
    named = set(re.findall(r"\$(\w+)", pattern))
    return named.union(*(values_of(language, one) for one in re.findall(r"\{ *([a-z][\w-]*) *\}", pattern)))


def tried(language: Language, name: str) -> Iterator[dict[str, object]]:
    """Return values for a message: numbers, words, and every word that it chooses by."""
    keys = set(re.findall(r"\[([a-z][\w-]*)\]", messages(language)[name])) - {"one", "many", "other"}
    for value in (*NUMBERS, *WORDS, *sorted(keys)):
        yield dict.fromkeys(values_of(language, name), value)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_reads_as_fluent_itself_would_have_it(language: Language) -> None:
    bundle = FluentBundle([language], use_isolating=False)
    for name, pattern in messages(language).items():
        bundle.add_resource(FluentResource(f"{name} = {pattern}\n"))
    for name in messages(language):
        pattern_of = bundle.get_message(name).value
        assert pattern_of is not None
        for values in tried(language, name):
            theirs, errors = bundle.format_pattern(pattern_of, values)
            assert (say(language, name, **values), errors) == (theirs, []), (name, values)


@pytest.mark.parametrize(
    "pattern",
    ["{ -term }", "{ other.part }", "{ NUMBER($n) }", "{ $n.part }", "{ NUMBER($n) ->\n *[a] a\n }", "{"],
)
def test_what_our_files_do_without_is_refused(pattern: str) -> None:
    with pytest.raises(NotOurFluent):
        fill_pattern(parse_pattern("name", pattern), {"n": 1}, "en", lambda name: parse_pattern(name, "text"))


def test_a_value_that_is_not_given_is_an_error_and_not_an_empty_text() -> None:
    with pytest.raises(ValueError, match="held"):
        say("en", "cli-check-summary", differed=0, troubles=0)


def test_words_in_quotes_keep_their_signs_and_spaces() -> None:
    assert (
        fill_pattern(
            parse_pattern("a", r'{ " \u00e8 \"" }{ "" }x{ 3 }'),
            {},
            "it",
            lambda name: parse_pattern(name, ""),
        )
        == ' è "x3'
    )
