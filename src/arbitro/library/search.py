"""Finds clauses by words in any of the three languages, best first; slips are mended, and players' own words known."""

import math
import re
import tomllib
import unicodedata
from collections.abc import Iterator, Sequence
from functools import cache
from importlib.resources import files

import msgspec

from arbitro.kernel import Law
from arbitro.l10n import LANGUAGES, Language
from arbitro.library.glossary import glossary
from arbitro.library.shelf import editions as all_editions
from arbitro.library.shelf import game_of, text
from arbitro.library.spelling import BookVocabulary

_WORD = re.compile(r"[\w.]*\w")
_KEPT = "abcdefghijklmnopqrstuvwxyz0123456789_."
_BARE = bytes(
    ord(bare) if (bare := unicodedata.normalize("NFD", chr(code))[0].lower()) in _KEPT else ord(" ")
    for code in range(256)
)
"""For each letter of Latin-1, which holds all of our three languages, the same without case and accent."""

# Okapi BM25 with its usual constants; a word in the title counts as several in the gist.
_SATURATION, _LENGTH_SHARE, _TITLE_WEIGHT = 1.2, 0.75, 4
# Who types the number of a clause wants that clause, before any that mentions it.
_WHOLE_WORD, _NUMBER = 1.5, 100.0
_PHRASE = 1.5
"""What it is worth that the words stand together as they were asked for."""
_SYNONYM = 0.9
"""What a word is worth that means what was asked for."""


class FoundClause(msgspec.Struct, frozen=True):
    """A clause that answers a search."""

    edition: str
    language: Language
    """The language in which its words were found."""
    law: Law
    score: float


class _Page(msgspec.Struct, frozen=True):
    edition: str
    language: Language
    law: Law
    title: str
    gist: str

    @property
    def length(self) -> int:
        return len(self.gist)


def search(
    words: str,
    *,
    editions: Sequence[str] | None = None,
    languages: Sequence[Language] = LANGUAGES,
    prefer: Language | None = None,
    limit: int = 20,
) -> list[FoundClause]:
    """Return the clauses that hold all the words (or a number), best first, each clause once.

    A word is found by its beginning, without regard to accents or case; where no clause holds them all,
    the clauses that hold some of them are returned. A slip of a word that the books use counts as that word.
    """
    # Where no clause holds all words, those that hold most of them: a player asks in more words than the book
    # has.
    editions = all_editions() if editions is None else editions
    terms = tuple(_WORD.findall(_bare(understood(words, editions, languages))))
    if not terms:
        return []
    best: dict[tuple[str, str], FoundClause] = {}
    # The pages that hold most of the words, as asked for or as the books put it, with their weights.
    pages = _chosen_pages(tuple(editions), tuple(languages))
    scored = _rank(pages, terms)
    for game in {game_of(page.edition) for page in pages}:
        own = [page for page in pages if game_of(page.edition) == game]
        for wording in _wordings(game, terms):
            scored += [(share, weight * _SYNONYM, page) for share, weight, page in _rank(own, wording)]
    most = max((share for share, _, _ in scored), default=0.0)
    ranked = [(weight, page) for share, weight, page in scored if share == most]
    for score, page in ranked:
        score += 0.01 if page.language == prefer else 0.0
        key = (page.edition, page.law.number)
        if key not in best or best[key].score < score:
            best[key] = FoundClause(page.edition, page.language, page.law, round(score, 4))
    return sorted(best.values(), key=lambda found: -found.score)[:limit]


def understood(
    words: str, editions: Sequence[str] | None = None, languages: Sequence[Language] = LANGUAGES
) -> str:
    """Return what is searched for: the words themselves, or with their slips mended."""
    # Only slips of words that the books use are mended; a player's own word stays, and finds by its synonyms.
    known = _vocabulary(tuple(editions or all_editions()), tuple(languages))
    meant = {term: known.closest_word(term) for term in _WORD.findall(_bare(words))}
    return words if all(term == word for term, word in meant.items()) else " ".join(meant.values())


def nearest(words: str, editions: Sequence[str] | None = None) -> list[str]:
    """Return words of the books that are like those that no clause holds."""
    known = _vocabulary(tuple(editions or all_editions()), LANGUAGES)
    found = [word for term in _WORD.findall(_bare(words)) for word in known.nearest(term)]
    return list(dict.fromkeys(found))


def _rank(pages: Sequence[_Page], terms: tuple[str, ...]) -> list[tuple[float, float, _Page]]:
    """Return the pages that hold some of the words, with the share of the words and the weight of each."""
    # Rare words say more than common ones, and a long clause is not better for holding a word once: Okapi BM25.
    mean = sum(page.length for page in pages) / max(1, len(pages))
    counts = [[_count(page, term) for page in pages] for term in terms]
    rarity = [math.log(1 + len(pages) / (1 + sum(map(bool, row)))) for row in counts]
    phrase = f" {' '.join(terms)}"
    scored = []
    for page, row in zip(pages, zip(*counts, strict=True), strict=True):
        if hits := sum(map(bool, row)):
            norm = _SATURATION * (1 - _LENGTH_SHARE + _LENGTH_SHARE * page.length / mean)
            weight = sum(r * c * (_SATURATION + 1) / (c + norm) for r, c in zip(rarity, row, strict=True))
            together = len(terms) > 1 and (phrase in page.title or phrase in page.gist)
            scored.append((hits / len(terms), weight * (_PHRASE if together else 1.0), page))
    return scored


def _wordings(game: str, terms: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    """Yield the words with a player's phrase replaced by what else the game calls it."""
    # Whole phrases: "hit it twice" is a double hit, and none of its words alone is.
    asked = f" {' '.join(terms)} "
    for group in _synonyms()[game]:
        for phrase in group:
            if f" {phrase} " in asked:
                yield from (tuple(asked.replace(phrase, other).split()) for other in group if other != phrase)


def _count(page: _Page, term: str) -> float:
    """Return how often words beginning with the term occur, title and whole words counting more."""
    # By the beginning of a word, since endings differ by number, gender and tense in all three languages.
    if page.law.number.casefold() == term:
        return _NUMBER
    begins = " " + term
    found = page.gist.count(begins) + _TITLE_WEIGHT * page.title.count(begins)
    if not found:
        return 0.0
    whole = begins + " "
    return found * (_WHOLE_WORD if whole in page.gist or whole in page.title else 1.0)


@cache
def _synonyms() -> dict[str, list[list[str]]]:
    read = tomllib.loads(files(__package__).joinpath("synonyms.toml").read_text(encoding="utf-8"))
    return {game: [[_bare(phrase) for phrase in group] for group in groups] for game, groups in read.items()}


@cache
def _chosen_pages(editions: tuple[str, ...], languages: tuple[Language, ...]) -> tuple[_Page, ...]:
    return tuple(page for page in _pages() if page.edition in editions and page.language in languages)


@cache
def _vocabulary(editions: tuple[str, ...], languages: tuple[Language, ...]) -> BookVocabulary:
    """Return the words of some books, and those that players use for them."""
    said = [f"{page.title}{page.gist}" for page in _chosen_pages(editions, languages)]
    games = {game_of(edition) for edition in editions}
    phrases = [phrase for game in games for group in _synonyms()[game] for phrase in group]
    return BookVocabulary.of(word for text in (*said, *phrases) for word in text.split())


@cache
def _pages() -> tuple[_Page, ...]:
    return tuple(
        _Page(
            edition, language, law, _words(law.title), _words(f"{law.gist} {_terms(edition, law, language)}")
        )
        for edition in all_editions()
        for language in LANGUAGES
        for law in text(edition, language).laws.values()
    )


def _terms(edition: str, law: Law, language: Language) -> str:
    """Return the words of the glossary that a clause defines, other federations' words for them too."""
    terms = glossary(game_of(edition), language)
    return " ".join(term.word for term in terms if law.number in term.defined_in.get(edition, ()))


def _words(prose: str) -> str:
    """Return the words of a text, each between blanks, so that a search for ` begin` finds beginnings only."""
    return f" {_bare(prose).replace('. ', ' ').removesuffix('.')} "


def _bare(prose: str) -> str:
    """Return a text in lower case, without accents, and with blanks for its signs but the point of `3.12.b`."""
    return prose.encode("latin-1", "replace").translate(_BARE).decode("latin-1")
