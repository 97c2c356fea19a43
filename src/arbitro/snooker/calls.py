"""What the referee says aloud after an act: the words are the messages `snooker-call-*`."""

from collections.abc import Iterator
from typing import Any

from arbitro.kernel import Effect, Message, Verdict
from arbitro.snooker import effects as e
from arbitro.snooker.frame import Frame


def calls(before: Frame, verdict: Verdict[Any]) -> tuple[Message, ...]:
    """Return what is called, in the order in which it is said; nothing when the act was refused."""
    return tuple(_calls(before, verdict.state, tuple(verdict.effects()))) if not verdict.refused else ()


def _calls(before: Frame, after: Frame, effects: tuple[Effect, ...]) -> Iterator[Message]:
    yield from (_foul(after, effect.value) for effect in effects if isinstance(effect, e.Charged | e.Fined))
    for effect in effects:
        match effect:
            case e.Scored():
                yield Message("snooker-call-break", {"points": after.break_points})
            case e.CalledFree():
                yield Message("snooker-call-free-ball")
            case e.Warned(player):
                yield Message("snooker-call-warning", {"player": player})
            case e.Respotted():
                yield Message("snooker-call-respotted")
            case e.Won(winner):
                yield Message("snooker-call-frame", {"winner": winner})
    yield from _end_of_break(before, after)


def touching_ball() -> Message:
    """Return the call of law 3.8.a."""
    return Message("snooker-call-touching-ball")


def _foul(after: Frame, value: int) -> Message:
    miss = after.penalty is not None and after.penalty.miss
    return Message("snooker-call-miss" if miss else "snooker-call-foul", {"points": value})


def _end_of_break(before: Frame, after: Frame) -> Iterator[Message]:
    """Yield the total of a break when the striker has left the table."""
    if before.break_points and after.break_points < before.break_points and before.striker is not None:
        player = before.players[before.striker]
        yield Message("snooker-call-total", {"player": player, "points": before.break_points})
