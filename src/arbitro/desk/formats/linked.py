"""What formats have in common whose matches follow from one another: a correction goes where the sides go."""

from arbitro.desk.amending import (
    affected_matches,
    consequences,
    in_play_or_over,
    recorded_only,
    with_right_record,
)
from arbitro.desk.answer import Answered, answer_done, laws_of, no
from arbitro.desk.event import Consequences, Event
from arbitro.desk.format import Effect, Format
from arbitro.desk.match import EventMatch


class Linked(Format):
    """A format whose matches are all made by the draw."""

    def consequences(self, event: Event, right: EventMatch) -> Consequences | None:
        """Return which matches would get other sides, and who would move."""
        after = with_right_record(event, right)
        return None if after is None else consequences(event, after)

    def put_right(self, event: Event, right: EventMatch) -> Event | None:
        """Return the event with a right record; None where the groups cannot be told apart any more."""
        return with_right_record(event, right)

    def correct(self, event: Event, right: EventMatch, effect: Effect) -> Answered:
        """Put the record of a match right; what follows from it is left, moved or suspended."""
        law = laws_of(event).correction
        if effect == "score-only":
            return answer_done(
                recorded_only(event, right), "corrected", law, match=right.id, winner=right.winner
            )
        after = with_right_record(event, right)
        if after is None:
            return no("they_share_a_place", law)
        begun = [other.id for other in affected_matches(event, after) if in_play_or_over(other)]
        if effect == "reroute" and begun:
            return no("what_follows_has_begun", law, match=begun[0])
        return answer_done(after, "corrected", law, match=right.id, winner=right.winner)
