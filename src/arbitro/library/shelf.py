"""Which editions there are, where each lies, and who rules by it: ours, and those that amend one from outside."""

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any

from arbitro.kernel import Game, Law, LawText, law_text
from arbitro.kernel.plugin import load, plugin, plugins
from arbitro.l10n import LANGUAGES, Language, add_words, messages, read_words
from arbitro.library.overlay import (
    FILE,
    Base,
    Document,
    Edition,
    EditionFile,
    Equipment,
    read_clauses,
    read_head,
)
from arbitro.library.plugged import EditionSource, sources

_PACKAGES = {
    edition: package for plugin in plugins().values() for edition, package in plugin.editions.items()
}
GAMES: tuple[str, ...] = tuple(plugins())
for _plugin in plugins().values():
    if _plugin.words:
        for _language in LANGUAGES:
            _file = files(_plugin.words).joinpath(f"{_language}.ftl")
            add_words(_language, dict(read_words(_file.read_text(encoding="utf-8"))))
_AMENDING: dict[str, Edition] = {}
"""The editions from outside that are read already, each after the one that it amends."""


class UnknownEdition(LookupError):
    """There is no such edition on the shelf."""


class NotBuilt(LookupError):
    """The edition's text is here, but nobody rules by it yet."""


def editions() -> tuple[str, ...]:
    """Return every edition: ours, then those from outside."""
    return (*_PACKAGES, *_amending())


def game_of(edition: str) -> str:
    """Return the game of an edition."""
    return edition.partition("/")[0]


def editions_of(game: str) -> tuple[str, ...]:
    """Return the editions of a game, in the order of the shelf."""
    return tuple(edition for edition in editions() if game_of(edition) == game)


def amending(edition: str) -> Edition | None:
    """Return an edition from outside, None for one of ours, or raise UnknownEdition."""
    # An edition of ours is found without reading those from outside, so that a fault in a club's file stops
    # nobody else.
    if edition in _PACKAGES:
        return None
    found = _AMENDING.get(edition) or _amending().get(edition)
    if found is None:
        raise UnknownEdition(edition)
    return found


def lineage(edition: str) -> tuple[str, ...]:
    """Return an edition, the one that it amends, and so on to one of ours."""
    found = amending(edition)
    return (edition, *lineage(found.amends)) if found else (edition,)


def package_of(edition: str) -> str:
    """Return the package of ours in which an edition lies, or the one that it amends in the end."""
    return _PACKAGES[lineage(edition)[-1]]


def text(edition: str, language: Language) -> LawText:
    """Return the text of an edition in a language."""
    # By number and language alone: whoever asks for a text need not know whether the edition is ours.
    if amending(edition):
        return _amended_text(edition, language)
    return law_text(package_of(edition), language)


def numbers(edition: str) -> tuple[str, ...]:
    """Return the numbers of the clauses of an edition, in its order."""
    return tuple(text(edition, "en").laws)


def change_of(edition: str, number: str, language: Language) -> str:
    """Return what a clause has that the edition before has not; nothing where it is the same."""
    found = amending(edition)
    clause = found.clauses.get(number) if found else None
    return clause.texts[language].changed if clause and clause.texts else ""


@cache
def equipment(edition: str) -> Equipment:
    """Return what an edition asks of the equipment, by entry."""
    # Entry by entry: an edition that asks for another striker says nothing of the board.
    if found := amending(edition):
        before = equipment(found.amends)
        return {name: {**entry, **found.equipment.get(name, {})} for name, entry in before.items()}
    file = files(package_of(edition)).joinpath("equipment.toml")
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}


@cache
def game(edition: str) -> Game[Any, Any]:
    """Return the game by an edition, ready to be played, or raise NotBuilt."""
    found = amending(edition)
    offered: dict[str, Game[Any, Any]] = load(plugin(game_of(edition)).rules)
    if found:
        # Into the game's own table: whoever plays it looks there, below this room.
        offered[edition] = game(found.amends).amend(found.amendment)
        if found.program:
            found.program(offered[edition])
    if edition not in offered:
        raise NotBuilt(edition)
    return offered[edition]


@cache
def _amending() -> dict[str, Edition]:
    """Read the editions from outside, each after the one that it amends; raises FaultyEdition."""
    # In the order of what they amend, whatever the order in which they were found: an edition may amend one
    # from outside.
    waiting: list[tuple[EditionSource, Document, EditionFile]] = []
    for source in sources():
        document = Document(source.folder.joinpath(FILE))
        waiting.append((source, document, read_head(document)))
    while waiting:
        known = (*_PACKAGES, *_AMENDING)
        source, document, head = next((one for one in waiting if one[2].amends in known), waiting[0])
        if head.amends not in known:
            raise document.wrong("unknown-edition", "amends", name=head.amends)
        if head.name in known:
            raise document.wrong("doubled", "edition", name=head.name)
        waiting.remove((source, document, head))
        _AMENDING[head.name] = _read(source, document, head)
        _take_words(_AMENDING[head.name])
        # Build the game by an edition; what its own program does wrong is told as what is wrong in its file.
        try:
            game(head.name)
        except Exception as error:
            if amending(head.name).program is None:  # type: ignore[union-attr]  # it comes from outside
                raise
            what = f"{type(error).__name__}: {error}"
            raise document.wrong("program-failed", "edition", what=what) from error
    return _AMENDING


def _read(source: EditionSource, document: Document, head: EditionFile) -> Edition:
    before = head.amends
    base = Base(game(before), text(before, "en"), equipment(before))
    others = {one: game(one) for one in (*_PACKAGES, *_AMENDING) if game_of(one) == game_of(before)}
    clauses, amendment = read_clauses(document, head, base, others)
    return Edition(head, clauses, amendment, source.folder, source.program)


@cache
def _amended_text(name: str, language: Language) -> LawText:
    """Return the text of the edition before, with the clauses that differ."""
    # Clauses that stay keep the section of those beside them, so that a new one lies where its edition puts it.
    edition = _AMENDING[name]
    before, file = text(edition.amends, language), edition.file
    laws: dict[str, Law] = {}
    section = ""
    for number in edition.amendment.laws:
        law, clause = before.laws.get(number), edition.clauses.get(number)
        section = law.section if law else section
        if clause and clause.texts:
            told = clause.texts[language]
            law = Law(number, told.title or (law.title if law else ""), told.gist.strip(), section)
        assert law is not None
        laws[number] = law
    heading = {
        **before.heading,
        "edition": edition.name,
        "title": file.title[language],
        "publisher": file.publisher,
        "source": file.source,
        "date": file.begins,
        "amends": edition.amends,
        "from": file.begins,
        "until": file.until or "",
    }
    return LawText(heading, laws)


def slug(edition: str) -> str:
    """Return an edition's name as it stands in the names of messages."""
    return edition.replace("/", "-").replace(".", "-")


def _take_words(edition: Edition) -> None:
    """Make known what the edition is called, and its own words; others are those of the edition before."""
    # Messages that name the edition before are its own too, until it says otherwise: an edition that changes
    # one penalty is about forty lines.
    mine, before = slug(edition.name), slug(edition.amends)
    for language in LANGUAGES:
        inherited = {
            name.replace(before, mine): pattern
            for name, pattern in messages(language).items()
            if before in name
        }
        called = dict.fromkeys((f"web-edition-{mine}", f"room-edition-{mine}"), edition.file.called[language])
        own = edition.file.words.get(language, {})
        words = {f"{mine}--{message}": pattern for message, pattern in own.items()}
        add_words(language, inherited | called | words)
