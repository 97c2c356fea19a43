"""A law and the text of a law book in one language."""

import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files

import msgspec

_CLAUSE = re.compile(r"^## (\S+) · (.+)$", re.MULTILINE)

_WRAP = re.compile(r" *\n(?!- ) *")


class Law(msgspec.Struct, frozen=True):
    """One clause of a law book, told in our own words in one language."""

    number: str
    """The clause's number as its edition writes it: `98a`, `queen.10`, `3.12.b.3`."""
    title: str
    """A few words that say what it is about."""
    gist: str
    """What it requires, precisely enough to rule by it."""
    section: str
    """The title of the section of the book in which it stands."""


class LawText(msgspec.Struct, frozen=True):
    """A whole law book in one language."""

    heading: dict[str, str]
    """The front matter: edition, language, title, publisher, date, source."""
    laws: dict[str, Law]
    """Its clauses by number, in the order of the book."""


class BadLawText(ValueError):
    """A law file is not written as it must be."""


def read_laws(text: str) -> LawText:
    """Read a law file: front matter, `#` sections, one `## number · title` heading for each clause."""
    if not text.startswith("---\n") or "\n---\n" not in text:
        raise BadLawText("no front matter")
    head, body = text[4:].split("\n---\n", 1)
    pairs = (line.partition(":") for line in head.splitlines() if line.strip())
    heading = {key.strip(): value.strip() for key, _, value in pairs}
    laws: dict[str, Law] = {}
    for law in _clauses(body):
        if law.number in laws:
            raise BadLawText(f"{law.number} stands twice")
        laws[law.number] = law
    return LawText(heading, laws)


@cache
def law_text(package: str, language: str) -> LawText:
    """Return the law book that lies in a package, in a language."""
    # A law file is read once in a process: the site, every ruling and every case quote it.
    return read_laws(_file(package, language))


@cache
def law_numbers(package: str) -> tuple[str, ...]:
    """Return the numbers of the clauses of the law book that lies in a package, in its order."""
    return tuple(number for number, _ in _CLAUSE.findall(_file(package, "en")))


def _file(package: str, language: str) -> str:
    return files(package).joinpath(f"laws.{language}.md").read_text(encoding="utf-8")


def _clauses(body: str) -> Iterator[Law]:
    section = ""
    for block in ("\n" + body).split("\n#")[1:]:
        heading, _, gist = ("#" + block).partition("\n")
        if clause := _CLAUSE.match(heading):
            paragraphs = "\n\n".join(
                _WRAP.sub(" ", block.strip()) for block in gist.strip().split("\n\n") if block.strip()
            )
            yield Law(clause[1], clause[2].strip(), paragraphs, section)
        elif heading.startswith("# "):
            section = heading[2:].strip()
        else:
            raise BadLawText(f"not a heading of a law file: {heading!r}")
