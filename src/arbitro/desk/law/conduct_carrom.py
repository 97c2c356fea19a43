"""Conduct by the carrom books: warnings, and the loss of the match (143, match-loss)."""

from msgspec.structs import replace

from arbitro.desk.answer import Answered, answer_done, laws_of, no
from arbitro.desk.event import Event
from arbitro.desk.finish import finish
from arbitro.desk.format import format_of
from arbitro.desk.law.discipline import Conduct, Disqualify, match_lost, was_warned
from arbitro.desk.match import LIVE


class CarromConduct(Conduct):
    """A player is warned under an item of the loss of the match, and loses it under one."""

    loses_a_match = True

    def causes(self, event: Event) -> tuple[str, ...]:
        """Return the items of the loss of the match."""
        return tuple(laws_of(event).items)

    def warning(self, event: Event, cause: str | None) -> tuple[str, ...]:
        """Return the item under which a player is warned."""
        return (_item(event, cause),)

    def disqualify(self, event: Event, act: Disqualify) -> Answered:
        """143 / match-loss: the match is lost; for insulting officials also before it and after it."""
        laws, law, match = laws_of(event), _item(event, act.cause), match_lost(event, act)
        if match is None or (act.cause is not None and act.cause not in laws.items):
            return no("no_match_to_lose", law)
        # 143h: "despite the umpire's warning"; without one before it the loss of the match is refused.
        if act.cause == laws.distraction and not was_warned(event, act.player, act.cause):
            return no("a_warning_comes_first", law)
        # 143d / match-loss.4: an insult counts before, during and after the
        # match; every other item only in play.
        insult = act.cause == laws.insult
        if match.state in LIVE or (insult and match.state == "ready"):
            event = finish(event, match, match.other(act.player), "disqualified")
            return answer_done(event, "lost-by-conduct", law, match=match.id, player=act.player)
        if insult and match.state == "withheld" and match.winner == act.player:
            right = replace(match, winner=match.other(act.player), by="disqualified", score=None)
            return answer_done(
                event.with_matches(right), "lost-by-conduct", law, match=match.id, player=act.player
            )
        # What is over is over, unless the insulting side has won: then the win is taken away.
        if not insult or match.state != "done" or match.winner != act.player:
            return no("over_is_over", law)
        right = replace(match, winner=match.other(act.player), by="disqualified", score=None)
        # As a correction by `suspend` (in a Swiss by `score-only`): others may
        # already be playing on the strength of it.
        after = format_of(event).put_right(event, right)
        if after is None:
            return no("they_share_a_place", law)
        return answer_done(after, "lost-by-conduct", law, match=match.id, player=act.player)


def _item(event: Event, cause: str | None) -> str:
    """Return the item of the loss of the match, or the clause above them all."""
    laws = laws_of(event)
    return laws.items.get(cause or "", laws.loss)
