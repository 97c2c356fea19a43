"""Conduct by the snooker book: 4.1 to 4.3, and exceptions for those who need them (3.19.b)."""

from arbitro.desk.answer import Answered, answer_done, no
from arbitro.desk.event import Event
from arbitro.desk.finish import finish
from arbitro.desk.law.discipline import Conduct, Disqualify, match_lost, was_warned
from arbitro.desk.lengths import best_of, majority
from arbitro.desk.match import LIVE
from arbitro.kernel import Refused
from arbitro.library import numbers

MISCONDUCT = "misconduct"


class SnookerConduct(Conduct):
    """A player is warned, and after a frame lost for conduct loses the match."""

    loses_a_match = True

    def causes(self, event: Event) -> tuple[str, ...]:
        """Return wasting time, and conduct."""
        return "time-wasting", MISCONDUCT

    def excepted_laws(self, event: Event) -> tuple[str, ...]:
        """3.19.b: any law of the book."""
        # desk.md: an open list, so exceptions are made from any law of the book.
        return tuple(numbers(event.setup.edition))

    def warning(self, event: Event, cause: str | None) -> tuple[str, ...] | Refused:
        """Return the laws of a warning for wasting time, or for conduct."""
        if cause == "time-wasting":
            return ("4.1",)
        # 4.2 with 4.3.a: the frame is lost by the misconduct that the warning
        # is for; the desk enters it with `score`.
        return ("4.2", "4.3.a") if cause == MISCONDUCT else no("not_a_measure_for_it", "4.2")

    def disqualify(self, event: Event, act: Disqualify) -> Answered:
        """4.2, 4.3.b: after a frame lost for conduct the match is, with the frames that complete it."""
        match = match_lost(event, act)
        if act.cause not in (None, MISCONDUCT) or not was_warned(event, act.player, MISCONDUCT):
            return no("a_warning_comes_first", "4.2")
        if match is None or match.state not in LIVE:
            return no("no_match_to_lose", "4.2")
        other, games = match.other(act.player), best_of(event, match)
        score = None
        if games is not None:
            # 4.3.b.2: the winner gets the frames that are missing to the
            # majority, the loser keeps what was won.
            score = {name: (match.score or {}).get(name, 0) for name in match.names} | {
                other: majority(games)
            }
        event = finish(event, match, other, "disqualified", score)
        completed = "4.3.b.2" if games is not None else ""
        return answer_done(
            event, "lost-by-conduct", "4.2", "4.3.b", completed, match=match.id, player=act.player
        )

    def exception(self, event: Event, law: str) -> tuple[str, bool]:
        """3.19.b: from any law, for a player with a disability."""
        known = law in numbers(event.setup.edition)
        # 3.19.b.1 names this law itself: a foot on the floor.
        return ("3.19.b.1" if law == "3.12.a.2" else "3.19.b"), known
