"""What the laws of backgammon order: a closed union, carried out in `apply`."""

from __future__ import annotations

from typing import ClassVar, TypeAlias

from arbitro.backgammon.match import Cube, PlayedTurn
from arbitro.backgammon.notation import Step
from arbitro.backgammon.plays import Dice
from arbitro.backgammon.position import Position, Side
from arbitro.kernel import Effect, Weight


class Ordered(Effect, frozen=True, tag=True):
    """An effect of backgammon."""

    prefix: ClassVar[str] = "backgammon"


class GameBegins(Ordered, frozen=True):
    """The men and the cube are set up for a new game."""

    weight: ClassVar[Weight] = Weight.MADE


class MenSetUp(Ordered, frozen=True):
    """The men and the cube stand ready for the next game, which its opening roll begins."""

    weight: ClassVar[Weight] = Weight.MADE


class Begins(Ordered, frozen=True):
    """The higher die begins, with both dice."""

    side: Side
    larger: int
    smaller: int


class RolledAgain(Ordered, frozen=True):
    """Equal dice decide nothing: both roll again, and the cube stays as it is."""


class Rolled(Ordered, frozen=True):
    """A side has rolled and must play."""

    slot: ClassVar[str | None] = "dice"
    side: Side
    first: int
    second: int


class RollVoid(Ordered, frozen=True):
    """The roll does not count and is repeated; the side may not double any more in that turn."""

    weight: ClassVar[Weight] = Weight.DECIDED
    side: Side


class OpeningRollVoid(Ordered, frozen=True):
    """The opening roll does not count and is repeated."""

    weight: ClassVar[Weight] = Weight.DECIDED


class RolledEarly(Ordered, frozen=True):
    """A side has rolled before the other had ended its turn."""

    side: Side
    first: int
    second: int


class EarlyRollNoticed(Ordered, frozen=True):
    """The early roll is pointed out."""

    side: Side


class EarlyRollStands(Ordered, frozen=True):
    """The early roll is let stand."""

    side: Side


class EarlyRollVoid(Ordered, frozen=True):
    """The early roll is void and will be repeated."""

    side: Side


class Played(Ordered, frozen=True):
    """Men are moved, or cannot be."""

    slot: ClassVar[str | None] = "played"
    side: Side
    play: str
    """The play in standard notation."""
    steps: tuple[Step, ...]
    position: Position
    illegal: bool


class TurnEnds(Ordered, frozen=True):
    """The turn passes."""

    weight: ClassVar[Weight] = Weight.FOLLOWS
    slot: ClassVar[str | None] = "turn"
    side: Side
    to: Side


class PlayTakenBack(Ordered, frozen=True):
    """The illegal play is taken back to its roll and position."""

    side: Side


class PlayStands(Ordered, frozen=True):
    """The illegal play stands."""

    side: Side


class PlayNoticed(Ordered, frozen=True):
    """The illegal play is pointed out and the opponent has to choose."""

    side: Side


class SetupCorrected(Ordered, frozen=True):
    """The misplaced men are put right; rolls and legal plays are kept."""

    position: Position
    history: tuple[PlayedTurn, ...]
    replays: Side | None
    """The side whose turn has become illegal and is played again."""
    dice: Dice | None
    """The dice that turn is played again with."""
    cube: Cube | None = None
    """The cube as it was in that turn."""


class DoubleOffered(Ordered, frozen=True):
    """A double waits for the answer."""

    slot: ClassVar[str | None] = "offer"
    by: Side
    to: Side
    value: int
    """The level if it is taken."""


class DoubleAnnounced(Ordered, frozen=True):
    """A double made before the turn under way is over: it stands and waits."""

    by: Side


class EarlyDoubleFalls(Ordered, frozen=True):
    """A double made early falls with the double of the side whose turn it still was."""

    by: Side


class DoubleTaken(Ordered, frozen=True):
    """The cube changes hands at the next level."""

    by: Side
    value: int


class Beavered(Ordered, frozen=True):
    """Who was doubled has doubled back at once and keeps the cube; the other side takes or drops."""

    by: Side
    to: Side
    value: int
    """The level if it is taken."""


class BeaverTaken(Ordered, frozen=True):
    """The beaver is taken: the cube stays with the side that made it."""

    by: Side
    owner: Side
    value: int


class DoubleDropped(Ordered, frozen=True):
    """The double is dropped."""

    by: Side


class WrongLevel(Ordered, frozen=True):
    """The cube shows a wrong level; the act is valid at the right one."""

    weight: ClassVar[Weight] = Weight.FOLLOWS
    shown: int
    right: int


class CubeCorrected(Ordered, frozen=True):
    """The cube is put right."""

    value: int
    owner: str


class CrawfordBegins(Ordered, frozen=True):
    """This is the Crawford game: no cube."""

    weight: ClassVar[Weight] = Weight.FOLLOWS


class CrawfordLifted(Ordered, frozen=True):
    """By the right score this is not the Crawford game: the cube may be used."""

    weight: ClassVar[Weight] = Weight.FOLLOWS
    past: bool
    """The Crawford game has been played."""


class LossOffered(Ordered, frozen=True):
    """A side offers the loss of the game."""

    by: Side
    level: int


class LossRefused(Ordered, frozen=True):
    """The game is played on."""

    by: Side


class BackgammonGameWon(Ordered, frozen=True, tag="GameWon"):
    """A game is over."""

    weight: ClassVar[Weight] = Weight.UNIT_OVER
    slot: ClassVar[str | None] = "game"
    winner: Side
    points: int
    by: str


class LostOnTime(Ordered, frozen=True):
    """A side's time has run out."""

    loser: Side


class WonDespiteTime(Ordered, frozen=True):
    """A side's time has run out, but nothing could have taken the match from it."""

    winner: Side


class BackgammonMatchWon(Ordered, frozen=True, tag="MatchWon"):
    """The match is over."""

    weight: ClassVar[Weight] = Weight.MATCH_OVER
    slot: ClassVar[str | None] = "match"
    winner: Side


class NobodyWins(Ordered, frozen=True):
    """Both sides have lost the match."""

    weight: ClassVar[Weight] = Weight.MATCH_OVER
    slot: ClassVar[str | None] = "match"


class PositionRestored(Ordered, frozen=True):
    """The board is set up again as it was."""

    by: Side


class PointsCredited(Ordered, frozen=True):
    """Penalty points are credited."""

    to: Side
    points: int
    late: bool = False


class BreakTaken(Ordered, frozen=True):
    """A side takes a break of five minutes."""

    slot: ClassVar[str | None] = "break"
    by: Side


class BreaksAnnounced(Ordered, frozen=True):
    """Each side has another number of breaks than the length gives."""

    breaks: int


class LengthCorrected(Ordered, frozen=True):
    """The match goes on at its right length."""

    length: int


class LengthWaits(Ordered, frozen=True):
    """The length is corrected when the next game begins, if it can be."""

    length: int


class LengthStays(Ordered, frozen=True):
    """The correction would make the match over: it is played to its end at the wrong length."""

    length: int


class Noted(Ordered, frozen=True):
    """The director enters something in the record of the match."""

    law: str
    what: str
    side: Side | None = None


class WarningGiven(Ordered, frozen=True, tag="Warned"):
    """Somebody is warned."""

    weight: ClassVar[Weight] = Weight.DECIDED
    law: str
    what: str
    side: Side | None = None


class Excluded(Ordered, frozen=True):
    """Somebody is disqualified or sent away."""

    weight: ClassVar[Weight] = Weight.DECIDED
    law: str
    measure: str
    side: Side | None = None


class OptionLost(Ordered, frozen=True):
    """A side may no longer call an early roll void."""

    weight: ClassVar[Weight] = Weight.MADE
    side: Side


class ReportOwed(Ordered, frozen=True):
    """The director owes the federation a report."""

    weight: ClassVar[Weight] = Weight.FOLLOWS
    law: str


class ObserverAppointed(Ordered, frozen=True):
    """An observer watches the match."""


class BaffleBoxUsed(Ordered, frozen=True):
    """The match is played on with a baffle box."""


class ResultReported(Ordered, frozen=True):
    """A player has reported the result."""

    by: Side
    X: int
    O: int  # noqa: E741


class ResultVerified(Ordered, frozen=True):
    """Both players have reported what was played."""

    winner: Side


class ScoreCorrected(Ordered, frozen=True):
    """The score is put right."""

    X: int
    O: int  # noqa: E741


PlayEffect: TypeAlias = (
    GameBegins
    | MenSetUp
    | Begins
    | RolledAgain
    | Rolled
    | RollVoid
    | OpeningRollVoid
    | RolledEarly
    | EarlyRollNoticed
    | EarlyRollStands
    | EarlyRollVoid
    | Played
    | TurnEnds
    | PlayTakenBack
    | PlayStands
    | PlayNoticed
    | SetupCorrected
    | PositionRestored
)
"""What happens to dice and men."""

CubeEffect: TypeAlias = (
    DoubleOffered
    | DoubleAnnounced
    | EarlyDoubleFalls
    | DoubleTaken
    | Beavered
    | BeaverTaken
    | DoubleDropped
    | WrongLevel
    | CubeCorrected
    | CrawfordBegins
    | CrawfordLifted
)
"""What happens to the cube."""

ScoreEffect: TypeAlias = (
    LossOffered
    | LossRefused
    | BackgammonGameWon
    | LostOnTime
    | WonDespiteTime
    | BackgammonMatchWon
    | NobodyWins
    | PointsCredited
    | LengthCorrected
    | LengthWaits
    | LengthStays
    | ScoreCorrected
)
"""What happens to the game, the score and the match."""

DirectorEffect: TypeAlias = (
    BreakTaken
    | BreaksAnnounced
    | Noted
    | WarningGiven
    | Excluded
    | OptionLost
    | ReportOwed
    | ObserverAppointed
    | BaffleBoxUsed
    | ResultReported
    | ResultVerified
)
"""What the director enters."""
