"""A match as it was written down: what each side did, game by game, whatever the format."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from arbitro.backgammon.dice import Ledger
from arbitro.backgammon.match import PerSide
from arbitro.backgammon.notation import Step
from arbitro.backgammon.plays import Dice
from arbitro.backgammon.position import MEN, OFF, SIDES, Side


class BadRecord(ValueError):
    """A record cannot be read: in which line, and why."""

    def __init__(self, line: int, reason: str, text: str = "") -> None:
        super().__init__(f"line {line}: {reason}: {text}")
        self.line, self.reason, self.text = line, reason, text
        """`reason` names the Fluent message `record-<reason>`."""
        self.whole: MatchRecord | None = None
        """What was read before that line, where that is a match."""


JACOBY = ("Jacoby", "On")
BEAVER = ("Beaver", "On")
"""How records say by which rules a session without a length is played."""


class RollPlayed(msgspec.Struct, frozen=True, tag="Plays"):
    """A side rolls and plays."""

    side: Side
    dice: Dice
    steps: tuple[Step, ...] | None = ()
    """None where the play was not written down; empty where nothing was moved."""


class Doubles(msgspec.Struct, frozen=True, tag=True):
    """A side doubles to a level; on a double that waits, it is a beaver."""

    side: Side
    value: int


class Takes(msgspec.Struct, frozen=True, tag=True):
    """A side takes."""

    side: Side


class Drops(msgspec.Struct, frozen=True, tag=True):
    """A side drops."""

    side: Side


class Unfinished(msgspec.Struct, frozen=True, tag=True):
    """A side's turn was not written down."""

    side: Side


Act: TypeAlias = RollPlayed | Doubles | Takes | Drops | Unfinished


class WrittenOutcome(msgspec.Struct, frozen=True):
    """How a game ended, as written."""

    winner: Side
    points: int | None
    """None where a game was conceded without saying for what."""
    resigned: bool = False
    """Neither played out nor dropped."""


class GameRecord(msgspec.Struct, frozen=True):
    """One game of a record."""

    number: int
    score: PerSide
    """The score before the game."""
    acts: tuple[Act, ...] = ()
    outcome: WrittenOutcome | None = None
    """None while the game is unfinished."""

    @property
    def decided(self) -> bool:
        """Whether a double was dropped or a side has borne off all its men."""
        return any(isinstance(act, Drops) for act in self.acts) or any(
            self.has_borne_off(side) for side in SIDES
        )

    def has_borne_off(self, side: Side) -> bool:
        """Tell whether a side has borne off all its men."""
        plays = (act for act in self.acts if isinstance(act, RollPlayed) and act.side == side)
        return sum(step.target == OFF for play in plays for step in play.steps or ()) >= MEN


class MatchRecord(msgspec.Struct, frozen=True):
    """A whole match as written down."""

    length: int
    """0 for a session without a length."""
    X: str
    """The player written first."""
    O: str  # noqa: E741
    games: tuple[GameRecord, ...] = ()
    headers: tuple[tuple[str, str], ...] = ()
    """What else is said of the match: site, event, date, in its order."""
    ledger: Ledger | msgspec.UnsetType = msgspec.UNSET
    """The ledger of the program's dice, where the match was played with them; only JSON carries it."""

    @property
    def jacoby(self) -> bool:
        """Whether gammons count singly until the cube is turned: in a session without a length that says so."""
        said = {name.casefold(): value.casefold() for name, value in self.headers}
        return not self.length and said.get(JACOBY[0].casefold()) == JACOBY[1].casefold()
