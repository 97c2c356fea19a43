"""Ladder: neighbours play for the higher rung, or somebody is challenged who stands a little above."""

from collections.abc import Iterator, Sequence
from typing import ClassVar

from msgspec.structs import replace

from arbitro.desk.answer import Answered, answer_done, everybody_once, laws_of, no
from arbitro.desk.event import Event
from arbitro.desk.format import ROUNDS, Effect, FormatPicture, Pair, Paired, RoundByHand, Tables, bars
from arbitro.desk.formats.swiss import Swiss, between_rounds
from arbitro.desk.match import EventMatch
from arbitro.desk.placed import EventStanding
from arbitro.desk.setup import Setup, TieBreak
from arbitro.desk.swissrounds import pair
from arbitro.kernel import Refused

REACH = 3
"""Rungs above oneself that may be challenged."""


class Ladder(Swiss):
    """Rounds like a Swiss; who wins against somebody above takes that rung, and those between move one down."""

    name = "ladder"
    picture = FormatPicture("M34 4v56M62 4v56", bars((39, 22), (39, 34), (39, 46)), bars((39, 10)))
    fields = (ROUNDS,)
    pairs_by_score = False
    tiebreaks: ClassVar[tuple[TieBreak, ...]] = ("wins",)

    def most_matches(self, setup: Setup, players: int) -> int:
        """Return the matches of as many rounds as there are rungs, where no number is announced."""
        return (setup.swiss_rounds or players) * (players // 2)

    def about_how_many_acts(self, setup: Setup, players: int) -> int:
        """Return the matches, and the rounds."""
        return (setup.swiss_rounds or players) * (players // 2 + 1)

    def make(self, event: Event, names: tuple[str, ...], seeded: int) -> Event:
        """Return the event with its first round: the first against the second, and so on."""
        return pair(
            replace(event, swiss_rounds=event.setup.swiss_rounds or len(names)), _neighbours(names, 1)
        )

    def draw_again(self, event: Event) -> Answered:
        """Pair the next round: neighbours, in every other round those who were not neighbours before."""
        ready = between_rounds(event)
        if isinstance(ready, Refused):
            return ready
        playing = [name for name in rungs(event) if not event.has_left(name)]
        if len(playing) < 2:
            return no("no_pairing_left")
        number = event.paired + 1
        return answer_done(pair(event, _neighbours(playing, number)), "round-paired", round=number)

    def correct(self, event: Event, right: EventMatch, effect: Effect) -> Answered:
        """Put a record right: the rungs follow from it, the pairs stand."""
        law = laws_of(event).correction
        if effect == "suspend":
            return no("pairs_stand", law)
        return answer_done(event.with_matches(right), "corrected", law, match=right.id, winner=right.winner)

    def round_by_hand(self, event: Event) -> RoundByHand | None:
        """Return the round of challenges that may be entered now, with one that could be made."""
        found = super().round_by_hand(event) if event.drawn else None  # who stands where, the draw says
        if found is None:
            return None
        here = [name for name in rungs(event) if not event.has_left(name)]
        return replace(found, example=[[here[1], here[0]]]) if len(here) > 1 else None

    def pair(self, event: Event, act: Pair) -> Paired | Refused:
        """Return the event with a round of challenges: each names who challenges, then who is challenged above."""
        opened = self.round_to_pair(event, act)
        if isinstance(opened, Refused):
            return opened
        ready, before = opened
        ladder = [name for name in rungs(ready) if not ready.has_left(name)]
        # Who challenges nobody and is not challenged sits the round out:
        # only those named have to be there once.
        named = [name for challenge in act.pairs for name in challenge]
        if (wrong := everybody_once(named, {*named} & {*ladder})) is not None:
            return wrong
        for one, other in act.pairs:
            if not 0 < ladder.index(one) - ladder.index(other) <= REACH:
                return no("challenge_out_of_reach", player=one, other=other, most=REACH)
        return Paired(pair(ready, act.pairs), before)

    def table(self, event: Event, rows: Sequence[EventStanding]) -> tuple[EventStanding, ...]:
        """Return the standings by rungs: nobody shares one."""
        place = {name: rung for rung, name in enumerate(rungs(event), start=1)}
        ranked = sorted((row for row in rows if row.place is not None), key=lambda row: place[row.name])
        unranked = (row for row in rows if row.place is None)
        return (
            *(
                replace(row, place=rung, by="rung" if rung > 1 else None)
                for rung, row in enumerate(ranked, start=1)
            ),
            *unranked,
        )

    def champion(self, event: Event, tables: Tables) -> str | None:
        """Return who stands on the first rung when the event is over."""
        return next(
            (row.name for table in tables.values() for row in table if row.place == 1 and event.over), None
        )


def rungs(event: Event) -> list[str]:
    """Return everybody from the first rung down, as the matches have left them."""
    ladder = list(event.order)
    for match in event.in_order():
        winner, names = match.winner, match.names
        # Finished is not enough: a bye has one name, and a double walkover has no winner.
        if match.finished and winner in names and len(names) == 2:
            upper, lower = sorted(ladder.index(name) for name in names)
            if ladder[lower] == winner:
                ladder.insert(upper, ladder.pop(lower))
    return ladder


def _neighbours(names: Sequence[str], number: int) -> Iterator[tuple[str, str]]:
    """Yield neighbours: in odd rounds the first two and so on, in even rounds from the second on."""
    first = (number - 1) % 2 if len(names) > 2 else 0
    return zip(names[first::2], names[first + 1 :: 2], strict=False)
