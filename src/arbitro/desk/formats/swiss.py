"""Swiss: each round is paired from the results of those before."""

from msgspec.structs import replace

from arbitro.desk.amending import paired_anew, swiss_consequences
from arbitro.desk.answer import Answered, done, laws_of, no
from arbitro.desk.draws import swiss
from arbitro.desk.entry import Entry
from arbitro.desk.event import Consequences, Event
from arbitro.desk.format import Effect, Format, Tables
from arbitro.desk.formats.circles import alone_at_the_top
from arbitro.desk.formats.making import ranked_last
from arbitro.desk.match import Match
from arbitro.desk.setup import SWISS_TIEBREAKS, Setup
from arbitro.desk.swissrounds import pair, records
from arbitro.kernel import Refused


class Swiss(Format):
    """Rounds paired one after the other, nobody against the same opponent twice."""

    name = "swiss"
    tiebreaks = SWISS_TIEBREAKS
    in_rounds = True

    def about_how_many_acts(self, setup: Setup, players: int) -> int:
        """Return the matches, and the draws."""
        return ((players - 1).bit_length() or 1) * (players // 2 + 1)

    def make(self, event: Event, names: tuple[str, ...], seeded: int) -> Event:
        """Return the event with its first round."""
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
        return done(pair(event, found), "round-paired", round=event.paired + 1)

    def let_in(self, event: Event, entry: Entry) -> Event | None:
        """Return the event with a name that is paired from the next round on."""
        return None if event.over else ranked_last(event, entry.name)

    def takes_back(self, entry: Entry) -> bool:
        """Everybody who has withdrawn may come back; their results stand."""
        return True

    def consequences(self, event: Event, right: Match) -> Consequences | None:
        """Return which pairs were made from the wrong result."""
        return swiss_consequences(event, event.matches[right.id], right.winner or "")

    def put_right(self, event: Event, right: Match) -> Event | None:
        """Return the event with a right record: pairs stand."""
        return event.put(right)

    def correct(self, event: Event, right: Match, effect: Effect) -> Answered:
        """Correct a Swiss: pairs stand, or the last round is paired anew if nothing in it has begun."""
        law = laws_of(event).correction
        if effect == "suspend":
            return no("pairs_stand", law)
        touched = swiss_consequences(event, event.matches[right.id], right.winner or "")
        if effect == "score-only" or not (touched.unplayed or touched.in_play or touched.done):
            return done(event.put(right), "corrected", law, match=right.id, winner=right.winner)
        if touched.in_play or touched.done:
            return no("what_follows_has_begun", law)
        after = paired_anew(event.put(right))
        if after is None:
            return no("no_pairing_left", law)
        return done(after, "corrected", law, match=right.id, winner=right.winner)

    def champion(self, event: Event, tables: Tables) -> str | None:
        """Return who is alone in first place when the event is over."""
        return alone_at_the_top(event, tables)


def between_rounds(event: Event) -> Event | Refused:
    """Return a Swiss that may have its next round, or why it may not."""
    if event.paired >= (event.swiss_rounds or 0):
        return no("no_more_rounds")
    if not all(match.finished for match in event.matches.values()):
        return no("a_match_is_open")
    return event
