"""What the book makes the players and the director say, in the order in which it is said."""

from collections.abc import Iterator
from typing import Any

from arbitro.backgammon import effects as e
from arbitro.backgammon import facts as f
from arbitro.backgammon.match import BackgammonMatch
from arbitro.backgammon.position import Side, other
from arbitro.kernel import Effect, Fact, Message, Verdict


def calls(before: BackgammonMatch, fact: Fact, verdict: Verdict[Any]) -> tuple[Message, ...]:
    """Return what is said with an act; nothing when it was refused."""
    return () if verdict.refused else tuple(_calls(before, fact, verdict.state, tuple(verdict.effects())))


def _calls(
    before: BackgammonMatch, fact: Fact, after: BackgammonMatch, effects: tuple[Effect, ...]
) -> Iterator[Message]:
    match fact:
        case f.OpeningRoll():
            # The score, and whether it is the Crawford game, when the roll has decided who begins (4.7).
            if any(isinstance(effect, e.Begins) for effect in effects):
                yield _call(
                    "score", X=after.score.X, O=after.score.O, length=0 if after.money else after.length
                )
                if after.crawford_game:
                    yield _call("crawford")
        case f.InvalidRoll() | f.Notice() | f.Condone():
            yield from _of_an_error(fact, effects)
        case f.Double(by) if side := by or before.turn:
            yield _call("double", side)
        case f.Take() if side := before.to_answer:
            yield _call("take", side)
        case f.Drop() if side := before.to_answer:
            yield _call("drop", side)
        case f.SetClock(why="wrong-setting"):
            yield _call("clock-set-wrongly")
        case f.Flag(side):
            yield _call("time", side)
            yield _call("director")
        case f.PickUp() | f.Emergency() | f.Pause(reason="dispute") if after.outcome is before.outcome:
            yield _call("director")
    # The decisions that the director tells the players, and the result that they announce (4.6).
    for effect in effects:
        match effect:
            case e.PointsCredited(to, points):
                yield _call("points", to, points=points)
            case e.WarningGiven(_, what, side):
                yield _call("slow-play" if what == "slow-play" else "warning", side, what=what)
            case e.Excluded(_, measure, side):
                yield _call("excluded", side, measure=measure)
            case e.ResultVerified(winner):
                yield _call("result", winner, X=after.score.X, O=after.score.O)


def _call(name: str, side: Side | None = None, **values: object) -> Message:
    return Message(f"backgammon-call-{name}", {"side": side or "nobody", **values})


def _of_an_error(
    fact: f.InvalidRoll | f.Notice | f.Condone, effects: tuple[Effect, ...]
) -> Iterator[Message]:
    """Yield what a side says when it points out an error, and how it chooses (4.1, 4.2.iii)."""
    chosen = isinstance(fact, f.Condone)
    for effect in effects:
        match effect:
            case e.RollVoid() | e.OpeningRollVoid() if isinstance(fact, f.InvalidRoll):
                yield _call("invalid-roll")
            case e.EarlyRollNoticed(side):
                yield _call("early-roll", other(side))
            case e.EarlyRollStands(side):
                yield _call("early-roll-stands", other(side))
            case e.EarlyRollVoid(side):
                yield _call("early-roll-void", other(side))
            case e.PlayNoticed():
                yield _call("illegal-move", fact.by)
            case e.PlayTakenBack(side):
                yield _call("correct-the-move", other(side)) if chosen else _call("illegal-move", fact.by)
            case e.PlayStands(side) if chosen:
                yield _call("move-stands", other(side))
