"""Conduct by the backgammon book: 1.2, 1.5 to 1.8, 2.3, 4.5, and exceptions from it (1.8, 2.2.iv, 3.4.ii, 3.5.ii)."""

import msgspec

from arbitro.desk.answer import Answered, answer_done, no
from arbitro.desk.event import Event
from arbitro.desk.finish import credit_points, finish
from arbitro.desk.law.discipline import Conduct, Disqualify, Expulsion, Penalty, was_warned
from arbitro.desk.leaving import leave
from arbitro.desk.lengths import length_of
from arbitro.desk.match import LIVE
from arbitro.kernel import Refused


class Cause(msgspec.Struct, frozen=True):
    """What backgammon provides for a breach: its laws, and which measures there are."""

    laws: tuple[str, ...]
    warned_first: bool = False
    warning: bool = True
    points: bool = True
    disqualifies: bool = True
    sanction: str = ""
    """The law of the sanction beyond a warning."""

    @property
    def last(self) -> str:
        """The last clause of the cause."""
        return self.sanction or self.laws[-1]


_AIDS = {
    "aid": "1.7.i",
    "recording": "1.7.ii",
    "headphones": "1.7.iii",
    "phone": "1.7.iv",
    "outside-help": "1.7.v",
}
CAUSES: dict[str, Cause] = {
    "etiquette": Cause(("1.2.i",), points=False, sanction="1.2.iii"),
    "equipment": Cause(("1.2.ii",), points=False, sanction="1.2.iii"),
    "language": Cause(("1.5",), warned_first=True),
    **{name: Cause((law, "1.7.vi")) for name, law in _AIDS.items()},
    # Slow play is answered by a clock (2.3.i.b), in the end by points; nobody is sent home for it.
    "slow-play": Cause(("2.3.i.a",), warned_first=True, disqualifies=False),
    # 4.5 has nothing milder: who agrees on a result is disqualified.
    "agreed-result": Cause(("4.5",), warning=False, points=False),
}
"""The breaches that backgammon knows, in the order of the book."""

EXCEPTIONS = {
    **dict.fromkeys(("3.5.i.b", "3.5.i.c"), "3.5.ii"),
    **dict.fromkeys(("3.4.i.a", "3.4.i.b", "3.4.i.c"), "3.4.ii"),
    **dict.fromkeys(("2.2.i", "2.2.ii"), "2.2.iv"),
    "1.8": "1.8",
}
"""From which law an exception can be made, and under which."""


class BackgammonConduct(Conduct):
    """Each breach has its measures: a warning, points, disqualification."""

    def causes(self, event: Event) -> tuple[str, ...]:
        """Return the breaches."""
        return tuple(CAUSES)

    def excepted_laws(self, event: Event) -> tuple[str, ...]:
        """Return the laws of 1.8, 2.2.iv, 3.4.ii and 3.5.ii."""
        return tuple(EXCEPTIONS)

    def warning(self, event: Event, cause: str | None) -> tuple[str, ...] | Refused:
        """Return the laws of a breach for which the book has a warning."""
        found = CAUSES.get(cause or "")
        if found is None or not found.warning:
            return no("not_a_measure_for_it", found.last if found else "")
        return found.laws

    def penalty(self, event: Event, act: Penalty) -> Answered:
        """Credit points to the opponent: 1.5, 1.7.vi, 2.3.i.a."""
        cause, match = CAUSES.get(act.cause or ""), event.match(act.match)
        if cause is None or not cause.points:
            return no("not_a_measure_for_it", cause.last if cause else "")
        if cause.warned_first and not was_warned(event, act.player, act.cause):
            return no("a_warning_comes_first", cause.last)
        if match is None or match.state not in LIVE or not match.has(act.player) or act.points < 1:
            return no("no_points_now", cause.last)
        to = match.other(act.player)
        match = credit_points(match, to, act.points)
        # desk.md: points credited that reach the length win the match (`by: penalty`).
        if (match.score or {})[to] >= (length_of(event, match) or 0):
            event = finish(event, match, to, "penalty")
            return answer_done(event, "lost-by-points", *cause.laws, match=match.id, player=act.player)
        event = event.with_matches(match)
        return answer_done(
            event, "points-credited", *cause.laws, match=match.id, player=to, points=act.points
        )

    def disqualify(self, event: Event, act: Disqualify) -> Answered:
        """1.2.iii, 1.5, 1.7.vi, 4.5: a player is out of the event; outside help is reported (1.7.viii)."""
        cause = CAUSES.get(act.cause or "")
        if cause is None or not cause.disqualifies:
            return no("not_a_measure_for_it", cause.last if cause else "")
        entry = event.entry(act.player)
        if entry is None or entry.state not in ("entered", "approved"):
            return no("nobody_to_leave", cause.last)
        if cause.warned_first and not was_warned(event, act.player, act.cause):
            return no("a_warning_comes_first", cause.last)
        event = leave(event, entry, "disqualified")
        # 1.7.viii: of all aids only this one is reported to the federation.
        if act.cause == "outside-help":
            event = event.owe("1.7.viii", act.player)
        return answer_done(event, "disqualified", *cause.laws, cause.sanction, player=act.player)

    def expulsion(self, cause: str | None) -> Expulsion:
        """1.6.iii: a spectator is sent away, which is reported (1.6.v); for language only after a warning (1.5)."""
        # desk.md: for language only after a warning (1.5), and then it is not among what 1.6.v has reported.
        return Expulsion("1.5", True) if cause == "language" else Expulsion("1.6.iii", owes="1.6.v")

    def exception(self, event: Event, law: str) -> tuple[str, bool]:
        """Return the clause under which exceptions from a law are made."""
        if law in EXCEPTIONS:
            return EXCEPTIONS[law], True
        kind = {"3.5": "3.5.ii", "3.4": "3.4.ii", "2.2": "2.2.iv"}
        return kind.get(law[:3], ""), False
