"""The text of a clause as HTML: paragraphs, lists, links to the clauses it names, words that were searched."""

import re
import unicodedata
from collections.abc import Container, Iterator
from functools import cache

from markdown_it import MarkdownIt
from markupsafe import Markup, escape

from arbitro.web import addresses

_NUMBER = re.compile(r"(?<![\w.-])[\w.-]*\w")
_READING = re.compile(r"(?<=\()(?:Reading|Lettura|Lectura)(?=:)")
_WORD = re.compile(r"[\w.]*\w")


def prose(gist: str, edition: str = "", clauses: Container[str] = ()) -> Markup:
    """Return the paragraphs and lists of a gist, with a link on each clause of the edition that it names."""
    return Markup("\n").join(
        _block([_link_clauses(line, edition, clauses) for line in block.split("\n")])
        for block in gist.split("\n\n")
    )


def mark_words(text: str, words: str) -> Markup:
    """Return a text with a mark on each word that begins like one of the words, whatever its accents."""
    terms = tuple(_bare(word) for word in _WORD.findall(words))
    return Markup("").join(
        Markup("<mark>{}</mark>").format(part) if found and _bare(part).startswith(terms) else escape(part)
        for part, found in _parts(_WORD, text)
    )


def _block(lines: list[Markup]) -> Markup:
    """Return a paragraph and the list that follows it, where there is one."""
    items = Markup("").join(Markup("<li>{}</li>").format(line[2:]) for line in lines if line.startswith("- "))
    said = Markup(" ").join(line for line in lines if not line.startswith("- "))
    paragraph = Markup("<p>{}</p>").format(said) if said else Markup("")
    return paragraph + (Markup("<ul>{}</ul>").format(items) if items else Markup(""))


def markdown(text: str) -> Markup:
    """Return a Markdown text of our own as HTML, tables included; HTML in it is shown, not obeyed."""
    return Markup(_markdown().render(text))


@cache
def _markdown() -> MarkdownIt:
    return MarkdownIt("commonmark", {"html": False}).enable("table")


def _link_clauses(line: str, edition: str, clauses: Container[str]) -> Markup:
    """Put a link on each clause that a line names, and on the word that says that it rests on a reading."""
    return Markup("").join(
        Markup('<a href="{}">{}</a>').format(addresses.readings(edition), part)
        if found
        else _linked_clauses(part, edition, clauses)
        for part, found in _parts(_READING, line)
    )


def _linked_clauses(text: str, edition: str, clauses: Container[str]) -> Markup:
    return Markup("").join(
        Markup('<a href="{}">{}</a>').format(addresses.clause(edition, part), part)
        if found and _names_a_clause(part) and part in clauses
        else escape(part)
        for part, found in _parts(_NUMBER, text)
    )


def _names_a_clause(word: str) -> bool:
    """Tell a clause such as `98a` from a plain word and from a quantity, which some clauses are numbered like."""
    return any(sign.isdigit() for sign in word) and any(sign.isalpha() for sign in word)


def _parts(pattern: re.Pattern[str], text: str) -> Iterator[tuple[str, bool]]:
    """Return the text in pieces, each with whether it is what the pattern finds."""
    end = 0
    for match in pattern.finditer(text):
        yield text[end : match.start()], False
        yield match[0], True
        end = match.end()
    yield text[end:], False


def _bare(word: str) -> str:
    signs = unicodedata.normalize("NFD", word)
    return "".join(sign for sign in signs if not unicodedata.combining(sign)).casefold()
