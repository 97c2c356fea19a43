"""A round of a Swiss: who has the bye, who meets whom, who is first."""

from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction

import msgspec

from arbitro.desk.draws import matching
from arbitro.desk.match import BYE
from arbitro.desk.numbers import Exact, Number, plain, scale_of

Pair = tuple[str, str]


class SwissRecord(msgspec.Struct, frozen=True):
    """What a player brings into a round."""

    name: str
    rank: int
    wins: Exact = 0
    """Or points, where these are counted."""
    met: frozenset[str] = frozenset()
    had_bye: bool = False
    balance: int = 0
    """How often first, less how often second."""
    last: int = 0
    """1 if first last time, -1 if second, 0 if neither yet."""


def first_round(names: Sequence[str]) -> tuple[Pair, ...]:
    """Return the first round: the upper half of the ranks against the lower, the bye to the last."""
    paired = names[: len(names) // 2 * 2]
    half = len(paired) // 2
    pairs = [
        (paired[place], paired[half + place]) if place % 2 == 0 else (paired[half + place], paired[place])
        for place in range(half)
    ]
    return (*pairs, *((name, BYE) for name in names[len(paired) :]))


def next_round(records: Sequence[SwissRecord]) -> tuple[Pair, ...] | None:
    """Return a later round: no rematch, the least sum of squared differences; None where there is none."""
    ranked = sorted(records, key=lambda record: (-record.wins, record.rank))
    spare = bye_of(ranked) if len(ranked) % 2 else None
    if len(ranked) % 2 and spare is None:
        return None
    players = [record for record in ranked if record is not spare]
    found = matching.pairs(_whole(players)[0], _meeting(players))
    if found is None:
        return None
    tables = sorted((min(pair), max(pair)) for pair in found)
    pairs = [seat_pair(players[one], players[other]) for one, other in tables]
    return (*pairs, *([(spare.name, BYE)] if spare else []))


def bye_of(records: Iterable[SwissRecord]) -> SwissRecord | None:
    """Return who has the bye: the lowest without one before, whose bye leaves a pairing without a rematch."""
    ranked = sorted(records, key=lambda record: (-record.wins, record.rank))
    for record in reversed(ranked):
        others = [other for other in ranked if other is not record]
        most = max((len(other.met) for other in others), default=0)
        if not record.had_bye and matching.possible(len(others), _meeting(others), most):
            return record
    return None


def seat_pair(one: SwissRecord, other: SwissRecord) -> Pair:
    """Return a pair with the side first that has been first less often."""
    first, second = sorted((one, other), key=lambda side: (side.balance, side.last, -side.wins, side.rank))
    return first.name, second.name


class Pairing(msgspec.Struct, frozen=True):
    """What can be told of a paired round from its pairs."""

    valid: bool
    """Whether all that a Swiss asks holds."""
    rematches: int
    floats: int
    """Pairs with different wins."""
    spread: Number
    """The sum of squared differences."""
    bye: str | None
    breaks: bool
    """Whether the right side is first in each pair."""


def pairing(
    pairs: Sequence[Pair], records: Mapping[str, SwissRecord], first: Sequence[str] | None
) -> Pairing:
    """Return what holds of a round; `first`: the names by rank, where it is the first round."""
    matched = [(records[one], records[other]) for one, other in pairs if other != BYE]
    bye = next((one for one, other in pairs if other == BYE), None)
    rematches = sum(other.name in one.met for one, other in matched)
    differences = [Fraction(one.wins - other.wins) ** 2 for one, other in matched]
    breaks = all(seat_pair(one, other) == (one.name, other.name) for one, other in matched)
    if first is not None:
        due = first_round(first)
        breaks = not any((other, one) in due for one, other in pairs)
        valid = sorted(map(sorted, due)) == sorted(map(sorted, pairs))
    else:
        valid = rematches == 0 and _best(bye, sum(differences, Fraction(0)), list(records.values()))
    spread = plain(sum(differences, Fraction(0)))
    return Pairing(valid, rematches, sum(map(bool, differences)), spread, bye, breaks)


def _best(bye: str | None, spread: Fraction, records: Sequence[SwissRecord]) -> bool:
    """Tell whether the bye is the right one and no pairing of the others has a lesser spread."""
    due = bye_of(records) if len(records) % 2 else None
    if (due.name if due else None) != bye:
        return False
    players = [record for record in records if record.name != bye]
    wins, scale = _whole(players)
    scaled = spread * scale**2
    # Floor first: where the pairs reach what nobody can beat, the search of a whole field is spared.
    if scaled == matching.least(wins):
        return True
    found = matching.pairs(wins, _meeting(players))
    return found is not None and matching.spread(wins, found) == scaled


def _whole(players: Sequence[SwissRecord]) -> tuple[list[int], int]:
    """Return the wins or points of players as whole numbers, and by what they were multiplied: pairs need that."""
    # Points may be halves or thirds; the matching is exact on integers only.
    scale = scale_of(player.wins for player in players)
    return [int(player.wins * scale) for player in players], scale


def _meeting(players: Sequence[SwissRecord]) -> matching.Met:
    names = [player.name for player in players]
    met = [player.met for player in players]
    return lambda one, other: names[other] in met[one]
