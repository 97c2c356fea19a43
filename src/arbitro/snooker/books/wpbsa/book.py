"""The rules of the WPBSA as a program: rules on a frame, and what counts as a foul among them."""

from collections.abc import Callable, Iterator
from typing import TypeAlias, TypeVar, get_args

from arbitro.kernel import Book, Effect, law_numbers
from arbitro.snooker.apply import apply
from arbitro.snooker.books.wpbsa.parameters import PARAMETERS
from arbitro.snooker.contact import free_ball
from arbitro.snooker.effects import Scored
from arbitro.snooker.facts import Foul, FrameFact, FramePlayed, NextFrame, SnookerStroke
from arbitro.snooker.frame import Frame, Frames

EDITION = "snooker/wpbsa"
LAWS = law_numbers(__package__)
BOOK: Frames = Book(EDITION, LAWS, PARAMETERS, apply, facts=(*get_args(FrameFact), FramePlayed, NextFrame))

Effects: TypeAlias = Iterator[Effect]

FOULS: tuple[str, ...] = (
    *(f"3.12.a.{number}" for number in range(1, 11)),
    *(f"3.12.b.{number}" for number in range(1, 8)),
    "3.12.c",
    *(f"3.12.d.{number}" for number in range(1, 6)),
)
"""The laws under which a stroke is found foul: when one speaks, what holds for fair strokes is set aside."""
SPOILT = "3.9.b.1"
"""The law under which a fair stroke is played anew."""


def scored(frame: Frame, stroke: SnookerStroke, points: int) -> Scored:
    """Return the order that what the striker has potted scores so much."""
    assert frame.striker is not None
    side, player = frame.sides[frame.side(frame.striker)], frame.players[frame.striker]
    return Scored(side, points, player, stroke.potted, free_ball(frame, stroke))


_R = TypeVar("_R", bound=Callable[..., Effects])


def rule_on_call(law: str, derived: bool = False) -> Callable[[_R], _R]:
    """Enter a rule on what the referee calls, in a stroke or outside one."""

    def enter(function: _R) -> _R:
        BOOK.rule(law, SnookerStroke, when=("fouls",), derived=derived)(function)
        BOOK.rule(law, Foul, derived=derived)(function)
        return function

    return enter
