"""Types the acts of a house player at your seat, so that tests can play whole games of you against the house."""

from collections.abc import Callable
from math import degrees
from random import Random
from typing import Any

import pytest

from arbitro.backgammon.notation import Step, write_play
from arbitro.cli.seats import backgammon, carrom, snooker
from arbitro.cli.seats.snooker_stroke import ball_code
from arbitro.players.backgammon.house import house as backgammon_house
from arbitro.players.backgammon.sight import BackgammonWord, OfferResignation, Play
from arbitro.players.carrom.house import house as carrom_house
from arbitro.players.carrom.sight import Ask, Hit, Put
from arbitro.players.snooker.house import house as snooker_house
from arbitro.players.snooker.sight import Strike
from arbitro.players.snooker.view import imagine_view
from arbitro.snooker.books.wpbsa.rules import FRAMES
from arbitro.snooker.table import BAULK_LINE


class GhostWriter:
    """Answers each prompt with what a house player would do; remembers every line."""

    def __init__(self, house: Any, written: Callable[[Any, Any], list[str]]) -> None:
        self.house = house
        self.written = written
        self.lines: list[str] = []
        self.waiting: list[str] = []

    def sees(self, sight: Any) -> None:
        """Think about what is shown before the seat asks."""
        self.waiting = self.written(sight, self.house.act(sight))

    def answer(self, prompt: str = "") -> str:
        """Return the next line."""
        assert self.waiting, f"the last line was not understood: {self.lines[-1:]}"
        self.lines.append(self.waiting.pop(0))
        return self.lines[-1]


def backgammon_lines(sight: Any, act: Any) -> list[str]:
    """Write a play in two parts where it has two, with a slip of the pen taken back."""
    match act:
        case Play(steps):
            parts = [write_play((Step(*step),)) for step in steps]
            return [parts[0], "undo", *parts] if len(parts) > 1 else parts
        case OfferResignation(level):
            return [f"resign {level}"]
        case BackgammonWord():
            return [act.value]
    raise AssertionError(act)


def carrom_lines(sight: Any, act: Any) -> list[str]:
    """Write a stroke by its direction."""
    match act:
        case Hit(spot, angle, speed):
            return [f"at {spot.x!r} angle {degrees(angle)!r} {speed!r}"]
        case Put(spot):
            return [f"{spot.x!r} {spot.y!r}"]
        case Ask(points):
            return [str(points)]
    raise AssertionError(act)


def snooker_lines(sight: Any, act: Any) -> list[str]:
    """Write a stroke by its direction, at a ball on."""
    if not isinstance(act, Strike):
        return [next(name for name, word in snooker.WORDS.items() if word is act)]
    view = imagine_view(sight.frame, sight.balls)
    ball = ball_code(view.pieces([act.nominated or sight.may_nominate[0]])[0])
    at = f" at {act.place.x!r} {BAULK_LINE - act.place.y!r}" if act.place else ""
    tip = f"right {act.side!r} follow {act.height!r}"
    return [f"{ball} angle {degrees(act.angle)!r} {act.speed!r} {tip}{at}"]


WRITERS: dict[str, tuple[Any, Any, Callable[[Any, Any], list[str]]]] = {
    "backgammon": (backgammon.BackgammonSeat, lambda: backgammon_house(3, Random(1)), backgammon_lines),
    "carrom": (carrom.CarromSeat, lambda: carrom_house(4, Random(1)), carrom_lines),
    "snooker": (snooker.SnookerSeat, lambda: snooker_house(5, Random(1), FRAMES), snooker_lines),
}


def ghost_at(game: str, monkeypatch: pytest.MonkeyPatch) -> GhostWriter:
    """Sit a ghost writer down at the terminal."""
    seat, house, written = WRITERS[game]
    ghost, act = GhostWriter(house(), written), seat.act

    def watched(self: Any, sight: Any) -> Any:
        ghost.sees(sight)
        return act(self, sight)

    monkeypatch.setattr(seat, "act", watched)
    monkeypatch.setattr("builtins.input", ghost.answer)
    return ghost
