"""What the referee says aloud after an act: the words are the messages `snooker-call-*`."""

from collections.abc import Iterable, Iterator
from typing import Any

from arbitro.kernel import Effect, Message, Verdict
from arbitro.snooker import effects as e
from arbitro.snooker import match_effects as m
from arbitro.snooker import miss_effects as miss
from arbitro.snooker.frame import Frame


def calls(before: Frame, verdict: Verdict[Any]) -> tuple[Message, ...]:
    """Return what is called, in the order in which it is said; nothing when the act was refused."""
    if verdict.refused:
        return ()
    return tuple(_calls(before, verdict.state, tuple(_each_once(verdict.effects()))))


def _calls(before: Frame, after: Frame, effects: tuple[Effect, ...]) -> Iterator[Message]:
    yield from (_foul(after, effect.value) for effect in effects if isinstance(effect, e.Charged | e.Fined))
    if (
        any(isinstance(effect, miss.MissAnswered) for effect in effects)
        and after.penalty
        and after.penalty.miss
    ):
        yield _foul(after, after.penalty.value)
    made = before.break_points + sum(effect.points for effect in effects if isinstance(effect, e.Scored))
    for effect in effects:
        match effect:
            case e.Scored():
                yield Message("snooker-call-break", {"points": made})
            case e.CalledTouching():
                yield touching_ball()
            case e.CalledFree():
                yield Message("snooker-call-free-ball")
            case e.Warned(player, misses):
                yield Message("snooker-call-warning", {"player": player, "misses": misses})
            case e.Cautioned(player):
                yield Message("snooker-call-caution", {"player": player})
            case e.ToldOfSight(player):
                yield Message("snooker-call-sight", {"player": player})
            case e.Proposed():
                yield Message("snooker-call-restart")
            case e.Respotted():
                yield Message("snooker-call-respotted")
            case e.Won(winner):
                yield Message("snooker-call-frame", {"winner": winner})
    # The break of the last black was just called: its total is not said again before the re-spotted one.
    respotted = any(isinstance(effect, e.Respotted) for effect in effects)
    if not respotted and made and after.break_points < made and before.striker is not None:
        player = before.players[before.striker]
        yield Message("snooker-call-total", {"player": player, "points": made})


def match_calls(verdict: Verdict[Any]) -> tuple[Message, ...]:
    """Return what is announced of the match: who has won it, or who loses it if their conduct goes on (4.2)."""
    ends = (effect for effect in verdict.effects() if isinstance(effect, m.GameWon | m.GameGivenUp))
    if winners := dict.fromkeys(effect.winner for effect in ends):
        return tuple(Message("snooker-call-match", {"winner": winner}) for winner in winners)
    offenders = dict.fromkeys(effect.side for effect in verdict.effects() if isinstance(effect, e.Forfeited))
    return tuple(Message("snooker-call-conduct", {"side": side}) for side in offenders)


def _each_once(effects: Iterable[Effect]) -> Iterator[Effect]:
    """Yield the effects that settle something, each once, though several laws order the same."""
    settled: list[Effect] = []
    for effect in effects:
        if effect.slot is None or effect not in settled:
            settled.append(effect)
            yield effect


def touching_ball() -> Message:
    """Return the call of law 3.8.a."""
    return Message("snooker-call-touching-ball")


def _foul(after: Frame, value: int) -> Message:
    miss = after.penalty is not None and after.penalty.miss
    return Message("snooker-call-miss" if miss else "snooker-call-foul", {"points": value})
