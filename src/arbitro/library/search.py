"""Finds clauses by words in any of the three languages, best first."""

import math
import re
import unicodedata
from collections.abc import Sequence
from functools import cache

import msgspec

from arbitro.kernel import Law
from arbitro.l10n import LANGUAGES, Language
from arbitro.library.shelf import EDITIONS, text

_WORD = re.compile(r"[\w.]*\w")
_KEPT = "abcdefghijklmnopqrstuvwxyz0123456789_."
_BARE = bytes(
    ord(bare) if (bare := unicodedata.normalize("NFD", chr(code))[0].lower()) in _KEPT else ord(" ")
    for code in range(256)
)
"""For each letter of Latin-1, which holds all of our three languages, the same without case and accent."""

# Okapi BM25 with its usual constants; a word in the title counts as several in the gist.
_SATURATION, _LENGTH_SHARE, _TITLE_WEIGHT = 1.2, 0.75, 4
_WHOLE_WORD, _NUMBER = 1.5, 100.0


class Found(msgspec.Struct, frozen=True):
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
    editions: Sequence[str] = EDITIONS,
    languages: Sequence[Language] = LANGUAGES,
    prefer: Language | None = None,
    limit: int = 20,
) -> list[Found]:
    """Return the clauses that hold all the words (or a number), best first, each clause once.

    A word is found by its beginning, without regard to accents or case; where no clause holds them all,
    the clauses that hold some of them are returned.
    """
    terms = _WORD.findall(_bare(words))
    if not terms:
        return []
    pages = [page for page in _pages() if page.edition in editions and page.language in languages]
    ranked = _rank(pages, terms)
    best: dict[tuple[str, str], Found] = {}
    for score, page in ranked:
        score += 0.01 if page.language == prefer else 0.0
        key = (page.edition, page.law.number)
        if key not in best or best[key].score < score:
            best[key] = Found(page.edition, page.language, page.law, round(score, 4))
    return sorted(best.values(), key=lambda found: -found.score)[:limit]


def _rank(pages: Sequence[_Page], terms: Sequence[str]) -> list[tuple[float, _Page]]:
    mean = sum(page.length for page in pages) / max(1, len(pages))
    counts = [[_count(page, term) for page in pages] for term in terms]
    rarity = [math.log(1 + len(pages) / (1 + sum(map(bool, row)))) for row in counts]
    scored = []
    for page, row in zip(pages, zip(*counts, strict=True), strict=True):
        hits = sum(map(bool, row))
        if hits:
            norm = _SATURATION * (1 - _LENGTH_SHARE + _LENGTH_SHARE * page.length / mean)
            weight = sum(r * c * (_SATURATION + 1) / (c + norm) for r, c in zip(rarity, row, strict=True))
            scored.append((hits, weight, page))
    most = max((hits for hits, _, _ in scored), default=0)
    return [(weight, page) for hits, weight, page in scored if hits == most]


def _count(page: _Page, term: str) -> float:
    """Return how often words beginning with the term occur, title and whole words counting more."""
    if page.law.number.casefold() == term:
        return _NUMBER
    begins = " " + term
    found = page.gist.count(begins) + _TITLE_WEIGHT * page.title.count(begins)
    if not found:
        return 0.0
    whole = begins + " "
    return found * (_WHOLE_WORD if whole in page.gist or whole in page.title else 1.0)


@cache
def _pages() -> tuple[_Page, ...]:
    return tuple(
        _Page(edition, language, law, _words(law.title), _words(law.gist))
        for edition in EDITIONS
        for language in LANGUAGES
        for law in text(edition, language).laws.values()
    )


def _words(prose: str) -> str:
    """Return the words of a text, each between blanks, so that a search for ` begin` finds beginnings only."""
    return f" {_bare(prose).replace('. ', ' ').removesuffix('.')} "


def _bare(prose: str) -> str:
    """Return a text in lower case, without accents, and with blanks for its signs but the point of `3.12.b`."""
    return prose.encode("latin-1", "replace").translate(_BARE).decode("latin-1")
