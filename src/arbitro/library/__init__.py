"""The law books on the shelf: their texts, glossaries, coverage, counterparts, and the search through them."""

from arbitro.library.counterparts import counterparts
from arbitro.library.coverage import REASONS, STATUSES, Coverage, Standing, coverage
from arbitro.library.glossary import Term, glossary
from arbitro.library.readings import Readings, readings
from arbitro.library.search import Found, nearest, search, understood
from arbitro.library.shelf import (
    EDITIONS,
    GAMES,
    NotBuilt,
    UnknownEdition,
    editions_of,
    game,
    game_of,
    package_of,
    text,
)
from arbitro.library.speech import (
    Names,
    ask,
    called,
    describe,
    explain,
    explain_refusal,
    name_act,
    recount,
    tell,
    word,
    word_question,
)

__all__ = [
    "EDITIONS",
    "GAMES",
    "REASONS",
    "STATUSES",
    "Coverage",
    "Found",
    "Names",
    "NotBuilt",
    "Readings",
    "Standing",
    "Term",
    "UnknownEdition",
    "ask",
    "called",
    "counterparts",
    "coverage",
    "describe",
    "editions_of",
    "explain",
    "explain_refusal",
    "game",
    "game_of",
    "glossary",
    "name_act",
    "nearest",
    "package_of",
    "readings",
    "recount",
    "search",
    "tell",
    "text",
    "understood",
    "word",
    "word_question",
]
