"""A search through the clauses: what is asked for, and the clauses that answer in the reader's language."""

import msgspec

from arbitro.l10n import Language
from arbitro.library import FoundClause, editions, search, understood
from arbitro.web.clauses import ClauseView, clauses

LONGEST = 200
"""How many signs a search may have."""
MOST = 60
"""How many clauses a search shows at most."""


class SearchQuery(msgspec.Struct, frozen=True):
    """What a search asks for."""

    words: str
    """Words in any language, or a number."""
    edition: str
    """One edition, or empty for all."""

    @property
    def editions(self) -> tuple[str, ...]:
        """The editions that are searched."""
        return (self.edition,) if self.edition else editions()

    @property
    def meant(self) -> str:
        """The words with their slips mended."""
        return understood(self.words, self.editions)


class SearchHit(msgspec.Struct, frozen=True):
    """A clause that answers a search, in the reader's language."""

    clause: ClauseView
    """The clause in the reader's language."""
    found: FoundClause
    """The clause as it was found, perhaps in another language."""


def answers(ask: SearchQuery, language: Language, limit: int) -> list[SearchHit]:
    """Return the clauses that answer, in the reader's language."""
    found = search(ask.words, editions=ask.editions, prefer=language, limit=limit)
    return [SearchHit(clauses(one.edition, language)[one.law.number], one) for one in found]
