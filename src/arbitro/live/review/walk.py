"""Walks through a finished match: each act with the state before it and after it."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Any

import msgspec
from msgspec.structs import replace

from arbitro.kernel import Journal, Sitting
from arbitro.kernel.plugin import load, plugin
from arbitro.library import game, game_of
from arbitro.live.review.moments import ReviewMoment


class ReviewStep(msgspec.Struct, frozen=True):
    """A fact with what was before it and after it."""

    edition: str
    number: int
    fact: Any
    before: Any
    after: Any
    score: tuple[int, int]
    """Of the match, after it: points, or those of the game under way in carrom."""
    part: int
    """The game, board or frame it belongs to, from 1."""
    digest: str = ""
    """Of its entry; nothing where it comes from a record and no journal."""


def length(journal: bytes) -> int:
    """Return how many entries there are to look at."""
    return journal.count(b"\n")


def looked_at(edition: str, journal: bytes, start: int, stop: int) -> list[ReviewMoment]:
    """Return the moments of the entries from one number to before another."""
    steps = [step for step in _steps(edition, journal) if start <= step.number < stop]
    reference = plugin(game_of(edition)).review
    if not reference:
        return []
    return [replace(moment, digest=step.digest) for step in steps for moment in load(reference)(step)]


# A match is looked at by sixteen entries at a time, and judged once for all of them.
@lru_cache(maxsize=2)
def _steps(edition: str, journal: bytes) -> tuple[ReviewStep, ...]:
    return tuple(_walk_journal(edition, journal))


def _walk_journal(edition: str, journal: bytes) -> Iterator[ReviewStep]:
    rules: Any = game(edition)
    sitting: Sitting[Any, Any] = Sitting.resume(rules, Journal.load(journal))
    state = rules.start(msgspec.convert(sitting.journal.opened.terms, rules.terms))
    part, before = 1, rules.standing(state)
    for played in sitting.judged.walk(rules):
        for fact, verdict in zip(played.facts, played.verdicts, strict=True):
            after = rules.standing(verdict.state)
            number = played.step.number
            digest = sitting.journal.entries[number].digest
            score = after.part or after.score
            yield ReviewStep(edition, number, fact, state, verdict.state, score, part, digest)
            part += (after.score, after.parts) != (before.score, before.parts)
            state, before = verdict.state, after
