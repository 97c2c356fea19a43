"""Matches of random acts, to compare one machine with another: the same seed gives the same journal on every one."""

from collections.abc import Sequence
from random import Random
from time import perf_counter
from typing import Any

import msgspec

from arbitro.kernel import CaseEvent, Offer, Sitting
from arbitro.library import game

CHANGES = 0.05
"""How often something is undone, or corrected to what it was, instead of entered."""
MATCH = 100
"""Acts after which a new match begins: in one without end each act would cost more than the one before."""
ENDING = ("concede", "misconduct", "resign")


class PocketTrial(msgspec.Struct, frozen=True):
    """What came of it."""

    heads: tuple[str, ...]
    """The head of each journal, match after match."""
    acts: int
    offers: int
    """How many offers there were in all: they are part of what is compared."""
    seconds: float


def play_at_random(edition: str, seed: str, acts: int) -> PocketTrial:
    """Enter so many acts, in as many matches as it takes."""
    chance, heads, offers, start = Random(seed), list[str](), 0, perf_counter()
    sitting = _open(edition)
    for number in range(acts):
        offered = sitting.offers()
        offers += len(offered)
        fresh = number and number % MATCH == 0
        follow = None if fresh else _next(sitting, offered, chance, number * 1000)
        if follow is None:
            heads.append(sitting.journal.head)
            follow = _open(edition)
        sitting = follow
    return PocketTrial((*heads, sitting.journal.head), acts, offers, perf_counter() - start)


def _open(edition: str) -> Sitting[Any, Any]:
    return Sitting.open(game(edition), author="umpire", players=("Ada", "Bea"))


def _next(
    sitting: Sitting[Any, Any], offered: Sequence[Offer], chance: Random, at: int
) -> Sitting[Any, Any] | None:
    """Return the match after one more act; None where nothing more can be entered."""
    rest = [offer for offer in offered if offer.act not in ENDING]
    if not rest:
        return None
    if chance.random() < CHANGES and sitting.judged.played:
        number = sitting.judged.played[-1].step.number
        if chance.random() < 0.5:
            return sitting.undo("seen anew", author="umpire", at=at).sitting
        facts = sitting.facts(number)
        return sitting.correct(number, *facts, reason="seen anew", author="umpire", at=at).sitting
    due = [offer for offer in rest if offer.due] or rest
    offer = chance.choice(due)
    facts = sitting.game.facts(sitting.state, CaseEvent(offer.act, _value(offer, chance)))
    return sitting.enter(*facts, author="umpire", at=at).sitting


def _value(offer: Offer, chance: Random) -> object:
    """Return the plainest form of an offer, or one of its choices where they are the value itself."""
    choices = offer.fields.get("", ())
    return chance.choice(choices) if choices else offer.plain
