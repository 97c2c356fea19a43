"""Swiss: each round is paired from the results of those before."""

from typing import ClassVar

from msgspec.structs import replace

from arbitro.desk.amending import paired_anew, swiss_consequences
from arbitro.desk.answer import Answered, answer_done, everybody_once, laws_of, no
from arbitro.desk.draws import swiss
from arbitro.desk.entry import EventEntry
from arbitro.desk.event import Consequences, Event
from arbitro.desk.format import (
    ROUNDS,
    TIEBREAKS,
    Effect,
    Format,
    FormatPicture,
    Pair,
    Paired,
    RoundByHand,
    Tables,
    bars,
)
from arbitro.desk.formats.circles import alone_at_the_top
from arbitro.desk.formats.making import ranked_last
from arbitro.desk.match import BYE, EventMatch
from arbitro.desk.offer import OfferField
from arbitro.desk.places import table_places
from arbitro.desk.setup import SWISS_TIEBREAKS, Setup
from arbitro.desk.swissrounds import pair, records, without_last_round
from arbitro.kernel import Refused


class Swiss(Format):
    """Rounds paired one after the other, nobody against the same opponent twice."""

    name = "swiss"
    picture = FormatPicture(
        "M24 27l15-15M24 12l15 15M57 43l15-15M57 28l15 15",
        bars((6, 24), (6, 40), (39, 24), (39, 40), (72, 24), (72, 40)),
        bars((6, 8), (39, 8), (72, 8)),
    )
    fields: ClassVar[tuple[OfferField, ...]] = (ROUNDS, TIEBREAKS)
    tiebreaks = SWISS_TIEBREAKS
    in_rounds = True
    pairs_by_score = True

    def about_how_many_acts(self, setup: Setup, players: int) -> int:
        """Return the matches, and the draws."""
        return ((players - 1).bit_length() or 1) * (players // 2 + 1)

    def make(self, event: Event, names: tuple[str, ...], seeded: int) -> Event:
        """Return the event with its first round."""
        # desk.md: as many rounds as leave one without a loss, from the number at the first draw.
        rounds = event.setup.swiss_rounds or max(1, (len(names) - 1).bit_length())
        return pair(replace(event, swiss_rounds=rounds), swiss.first_round(names))

    def draw_again(self, event: Event) -> Answered:
        """Pair the next round."""
        ready = between_rounds(event)
        if isinstance(ready, Refused):
            return ready
        players = list(records(event, event.paired).values())
        found = swiss.next_round(players) if len(players) > 1 else None
        if found is None:
            return no("no_pairing_left")
        return answer_done(pair(event, found), "round-paired", round=event.paired + 1)

    def let_in(self, event: Event, entry: EventEntry) -> Event | None:
        """Return the event with a name that is paired from the next round on."""
        return None if event.over else ranked_last(event, entry.name)

    def takes_back(self, entry: EventEntry) -> bool:
        """Everybody who has withdrawn may come back; their results stand."""
        # Rounds that they missed count as not paired; nothing needs to be restored.
        return True

    def consequences(self, event: Event, right: EventMatch) -> Consequences | None:
        """Return which pairs were made from the wrong result."""
        return swiss_consequences(event, event.matches[right.id], right.winner or "")

    def put_right(self, event: Event, right: EventMatch) -> Event | None:
        """Return the event with a right record: pairs stand."""
        return event.with_matches(right)

    def correct(self, event: Event, right: EventMatch, effect: Effect) -> Answered:
        """Correct a Swiss: pairs stand, or the last round is paired anew if nothing in it has begun."""
        law = laws_of(event).correction
        if effect == "suspend":
            return no("pairs_stand", law)
        touched = swiss_consequences(event, event.matches[right.id], right.winner or "")
        # Who has won is the same: no pair was made from anything wrong.
        if effect == "score-only" or not (touched.unplayed or touched.in_play or touched.done):
            return answer_done(
                event.with_matches(right), "corrected", law, match=right.id, winner=right.winner
            )
        if touched.in_play or touched.done:
            return no("what_follows_has_begun", law, match=(*touched.in_play, *touched.done)[0])
        after = paired_anew(event.with_matches(right))
        if after is None:
            return no("no_pairing_left", law)
        return answer_done(after, "corrected", law, match=right.id, winner=right.winner)

    def round_by_hand(self, event: Event) -> RoundByHand | None:
        """Return the next round, when the last is over, or the last while nothing in it has begun."""
        if not event.drawn:
            here = sorted(entry.name for entry in event.entries.values() if entry.state == "approved")
            return RoundByHand("R1", None, _two_by_two(here))
        if isinstance(between_rounds(event), Event):
            players = list(records(event, event.paired))
            return RoundByHand(f"R{event.paired + 1}", None, _two_by_two(players)) if players else None
        last = [match for match in event.in_order() if match.round == f"R{event.paired}"]
        now = [[str(side) for side in match.sides] for match in last]
        if not last or any(match.has_begun for match in last) or any("None" in pair for pair in now):
            return None
        seated = [pair for pair in now if BYE not in pair]
        if not seated:
            return None
        one, other = seated[0]
        return RoundByHand(f"R{event.paired}", now, [[other, one], *(p for p in now if p is not seated[0])])

    def pair(self, event: Event, act: Pair) -> Paired | Refused:
        """Return the event with its next round, or its last where nothing in it has begun, paired by hand."""
        opened = self.round_to_pair(event, act)
        if isinstance(opened, Refused):
            return opened
        event, before = opened
        brought = records(event, event.paired)
        pairs = [(other, one) if one == BYE else (one, other) for one, other in act.pairs]
        named = [name for pair in pairs for name in pair]
        if (wrong := everybody_once(named, (*brought, *[BYE] * (len(brought) % 2)))) is not None:
            return wrong
        for one, other in pairs:
            if not act.rematch and (other in brought[one].met or (other == BYE and brought[one].had_bye)):
                return no("they_have_met", player=one, other=other)
        return Paired(pair(event, pairs), before)

    def round_to_pair(
        self, event: Event, act: Pair
    ) -> tuple[Event, tuple[tuple[str, str], ...] | None] | Refused:
        """Return the event without the round that is to be paired, and its pairs where it had some; or why not."""
        last = [match for match in event.in_order() if match.round == f"R{event.paired}"]
        if act.round == f"R{event.paired}" and last:
            if begun := next((match for match in last if match.has_begun), None):
                return no("match_has_begun", match=begun.id)
            return without_last_round(event), tuple(
                (str(match.sides[0]), str(match.sides[1])) for match in last
            )
        if act.round != f"R{event.paired + 1}":
            return no("no_such_round", round=act.round)
        ready = between_rounds(event)
        return ready if isinstance(ready, Refused) else (ready, None)

    def placing(self, event: Event, tables: Tables) -> dict[str, tuple[int, int]]:
        """Return the places of the table, when the event is over."""
        return table_places(event, tables)

    def champion(self, event: Event, tables: Tables) -> str | None:
        """Return who is alone in first place when the event is over."""
        return alone_at_the_top(event, tables)


def _two_by_two(names: list[str]) -> list[list[str]]:
    """Return names in pairs as they stand, the last with a bye where they are odd."""
    filled = [*names, *[BYE] * (len(names) % 2)]
    return [list(pair) for pair in zip(filled[::2], filled[1::2], strict=True)]


def between_rounds(event: Event) -> Event | Refused:
    """Return a Swiss that may have its next round, or why it may not."""
    if event.paired >= (event.swiss_rounds or 0):
        return no("no_more_rounds")
    if unfinished := next((match.id for match in event.in_order() if not match.finished), None):
        return no("a_match_is_open", match=unfinished)
    return event
