"""Why each pair of a Swiss was made: wins, who had met before, who had to go down, who is first, who has the bye."""

from collections.abc import Iterable, Iterator, Mapping
from fractions import Fraction

import msgspec

from arbitro.desk.draws import swiss
from arbitro.desk.draws.swiss import SwissRecord
from arbitro.desk.event import Event
from arbitro.desk.format import format_of
from arbitro.desk.match import BYE, EventMatch
from arbitro.desk.numbers import plain
from arbitro.desk.scoring import by_points
from arbitro.desk.swissrounds import records
from arbitro.kernel import Message


class Reasons(msgspec.Struct, frozen=True):
    """A pair of a Swiss, and why it was made."""

    match: str
    sides: tuple[str, str]
    why: tuple[Message, ...]


class PairedRound(msgspec.Struct, frozen=True):
    """A round with what everybody brought into it."""

    number: int
    brought: Mapping[str, SwissRecord]
    met: Mapping[frozenset[str], str]
    """Who had met before, and in which match."""
    bye: str | None
    by_points: bool = False

    def reason_message(self, key: str, **values: object) -> Message:
        """Return a reason that speaks of wins or, in an event by points, of points."""
        return Message(f"{key}-points" if self.by_points else key, values)

    @property
    def paired(self) -> Iterator[SwissRecord]:
        """Those who are paired, the one with the bye left out."""
        return (one for one in self.brought.values() if one.name != self.bye)


def pairings(event: Event) -> Iterator[Reasons]:
    """Yield every pair of a Swiss with its reasons, round by round, by the results as they stand now."""
    for number in range(1, event.paired + 1):
        yield from of_round(event, number)


def of_round(event: Event, number: int) -> Iterator[Reasons]:
    """Yield the pairs of a round with their reasons, where they are paired by score."""
    if not format_of(event).pairs_by_score:
        return
    matches = event.rounds()[f"R{number}"]
    players = [name for match in matches for name in match.names]
    bye = next((match.names[0] for match in matches if BYE in match.sides), None)
    # Matches, not byes: sitting out is no meeting.
    earlier = (match for match in event.in_order() if int(match.round[1:]) < number)
    met_before = {frozenset(match.names): match.id for match in earlier if _is_played(match)}
    found = PairedRound(
        number,
        # As it was before that round, but by today's results: a
        # correction changes the reasons, not the pairs.
        records(event, number - 1, players),
        met_before,
        bye,
        by_points(event.setup) is not None,
    )
    if number == 1:
        ranked = sorted(found.brought.values(), key=lambda one: one.rank)
        due = swiss.first_round([one.name for one in ranked])
    else:
        due = ()
    for match in matches:
        first, second = str(match.sides[0]), str(match.sides[1])
        reasons = _at_first(found, first, second, due) if number == 1 else _later(found, first, second)
        yield Reasons(match.id, (first, second), tuple(reasons))


def _is_played(match: EventMatch) -> bool:
    return len(match.names) == 2


def _at_first(found: PairedRound, first: str, second: str, due: tuple[swiss.Pair, ...]) -> Iterator[Message]:
    """Yield why two meet in the first round, or why somebody sits out."""
    if second == BYE:
        yield Message("desk-pair-bye-last" if (first, BYE) in due else "desk-pair-by-hand", {"player": first})
    elif (first, second) in due or (second, first) in due:
        ranks = sorted(found.brought[name].rank + 1 for name in (first, second))
        yield Message("desk-pair-halves", {"upper": ranks[0], "lower": ranks[1]})
        seat = "desk-pair-seat-turn" if (first, second) in due else "desk-pair-seat-hand"
        yield Message(seat, {"player": first, "other": second})
    else:
        yield Message("desk-pair-by-hand", {"player": first})


def _later(found: PairedRound, first: str, second: str) -> Iterator[Message]:
    """Yield why two meet in a later round, or why somebody sits out."""
    if second == BYE:
        yield from _sitting_out(found, first)
        return
    one, other = found.brought[first], found.brought[second]
    if frozenset((first, second)) in found.met:
        yield Message("desk-pair-rematch", {"match": found.met[frozenset((first, second))]})
    if one.wins == other.wins:
        yield found.reason_message("desk-pair-level", wins=plain(one.wins))
    else:
        # That a pair has different wins, and why it could not be helped.
        high, low = (one, other) if one.wins > other.wins else (other, one)
        values = {"player": high.name, "wins": plain(high.wins), "other": low.name, "fewer": plain(low.wins)}
        yield found.reason_message("desk-pair-float", **values)
        # A group of an odd number sends somebody down; that is arithmetic, and no pairing could avoid it.
        for wins in sorted(
            {one.wins for one in found.paired if low.wins < one.wins <= high.wins}, reverse=True
        ):
            count = sum(player.wins >= wins for player in found.paired)
            if count % 2:
                yield found.reason_message("desk-pair-odd", count=count, wins=plain(wins))
            else:
                yield found.reason_message("desk-pair-least", wins=plain(wins))
    for side, opponent in ((one, other), (other, one)):
        # Whom a side could not meet, as near in wins as the one it meets: they had met before.
        near = abs(Fraction(side.wins - opponent.wins))
        known = (found.brought[name] for name in side.met if name in found.brought and name != opponent.name)
        met = sorted(
            (one for one in known if abs(Fraction(one.wins - side.wins)) <= near), key=lambda one: one.rank
        )
        if met:
            told = (f"{one.name} ({found.met[frozenset((one.name, side.name))]})" for one in met)
            yield Message("desk-pair-met", {"player": side.name, "others": ", ".join(told)})
    yield _seat(found, one, other)


def _seat(found: PairedRound, first: SwissRecord, second: SwissRecord) -> Message:
    """Return why the first side is first."""
    sides: dict[str, object] = {"player": first.name, "other": second.name}
    if swiss.seat_pair(first, second)[0] != first.name:
        return Message("desk-pair-seat-hand", sides)
    if first.balance != second.balance:
        return Message("desk-pair-seat-balance", sides)
    if first.last != second.last:
        return Message("desk-pair-seat-last", sides)
    if first.wins != second.wins:
        return found.reason_message("desk-pair-seat-wins", **sides)
    return Message("desk-pair-seat-rank", sides)


def _sitting_out(found: PairedRound, name: str) -> Iterator[Message]:
    """Yield why somebody has the bye, and why nobody who stands below them."""
    due = swiss.bye_of(found.brought.values())
    # Somebody else than the rule has: it was set by hand, or a result has been corrected since.
    if due is None or due.name != name:
        yield Message("desk-pair-bye-hand", {"player": name, "other": due.name if due else "–"})
        return
    yield found.reason_message("desk-pair-bye", player=name, wins=plain(due.wins))
    below = [one for one in found.brought.values() if (one.wins, -one.rank) < (due.wins, -due.rank)]
    for key, passed in (
        ("desk-pair-bye-had", [one for one in below if one.had_bye]),
        ("desk-pair-bye-needed", [one for one in below if not one.had_bye]),
    ):
        if passed:
            yield Message(key, {"others": _names(passed)})


def _names(players: Iterable[SwissRecord]) -> str:
    return ", ".join(one.name for one in sorted(players, key=lambda one: one.rank))
