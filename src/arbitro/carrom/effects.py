"""What the laws can order at a board and in a match: two closed unions, carried out in `apply`."""

from typing import ClassVar

from arbitro.carrom.board import FoulKind
from arbitro.carrom.facts import Choice, Fallen, Oversight, Piece
from arbitro.carrom.match import WonBy
from arbitro.carrom.sides import Side
from arbitro.kernel import Effect, Message, Weight


class CarromEffect(Effect, frozen=True):
    """A change that a law of carrom orders."""

    prefix: ClassVar[str] = "carrom"


class StrokeMade(CarromEffect, frozen=True):
    """A stroke is made, proper or not, and with it the break."""

    slot: ClassVar[str | None] = "stroke"
    idle: bool
    """Whether it touched nothing and was the whole turn."""
    player: str
    white: int = 0
    """White men that it pocketed."""
    black: int = 0
    queen: bool = False
    striker: bool = False
    unseen: bool = False
    """Whether nobody said what it pocketed: a stroke out of turn that stands."""

    def message(self) -> Message:
        """Return what the player has pocketed, in one sentence."""
        men = [(colour, men) for colour, men in (("white", self.white), ("black", self.black)) if men]
        others = [name for name in ("queen", "striker") if getattr(self, name)]
        what = (
            *(Message("carrom-men-told", {"colour": colour, "men": men}) for colour, men in men),
            *(Message(f"carrom-{name}-told") for name in others),
        )
        did = "pockets" if what else "idle" if self.idle else "made" if self.unseen else "nothing"
        return Message("carrom-stroke-made", {"player": self.player, "did": did, "what": what})


class BreakValid(CarromEffect, frozen=True):
    """The stroke has made the break."""

    weight: ClassVar[Weight] = Weight.MADE


class EarlyBreak(CarromEffect, frozen=True):
    """A break before the umpire's call counts as made; what it pocketed goes back."""

    weight: ClassVar[Weight] = Weight.DECIDED
    slot: ClassVar[str | None] = "stroke"


class BreakFailed(CarromEffect, frozen=True):
    """The last attempt at the break failed."""


class Attempted(CarromEffect, frozen=True):
    """An attempt at the break failed; others are left."""

    slot: ClassVar[str | None] = "turn"
    left: int


class Pocketed(CarromEffect, frozen=True):
    """Men leave the board for the pockets."""

    weight: ClassVar[Weight] = Weight.NOTED
    colour: Side
    men: int
    opens: bool
    """Whether the side has thereby pocketed a man of its own."""

    @property
    def implied(self) -> bool:
        """Return that the stroke, or the fall, has said it."""
        return True


class Back(CarromEffect, frozen=True):
    """Own men just pocketed come back to be placed."""

    weight: ClassVar[Weight] = Weight.FOLLOWS
    slot: ClassVar[str | None] = "back"
    colour: Side
    men: int
    placer: str


class Due(CarromEffect, frozen=True):
    """A man is due for the pocketed striker."""

    weight: ClassVar[Weight] = Weight.FAULT
    slot: ClassVar[str | None] = "due"
    colour: Side
    placer: str


class PenaltyMan(CarromEffect, frozen=True, tag="Penalty"):
    """A penalty man is to be placed for an infringement."""

    weight: ClassVar[Weight] = Weight.FAULT
    slot: ClassVar[str | None] = "penalty"
    colour: Side
    placer: str


class FurtherMen(CarromEffect, frozen=True):
    """Men are to be placed that an edition asks for besides; they are added to whatever else is due."""

    weight: ClassVar[Weight] = Weight.FAULT
    colour: Side
    men: int
    placer: str


class Available(CarromEffect, frozen=True):
    """Men that were owed can now be taken out."""

    weight: ClassVar[Weight] = Weight.FOLLOWS
    colour: Side
    men: int
    placer: str


class TurnPasses(CarromEffect, frozen=True):
    """The turn goes to the next player."""

    weight: ClassVar[Weight] = Weight.FOLLOWS
    slot: ClassVar[str | None] = "turn"
    to: str


class TurnContinues(CarromEffect, frozen=True):
    """The player goes on."""

    weight: ClassVar[Weight] = Weight.FOLLOWS
    slot: ClassVar[str | None] = "turn"
    player: str


class QueenPending(CarromEffect, frozen=True):
    """The queen is to be covered with the next stroke."""

    weight: ClassVar[Weight] = Weight.DECIDED
    slot: ClassVar[str | None] = "queen"
    by: Side


class QueenCovered(CarromEffect, frozen=True):
    """The queen is covered."""

    weight: ClassVar[Weight] = Weight.DECIDED
    slot: ClassVar[str | None] = "queen"
    by: Side


class QueenBack(CarromEffect, frozen=True):
    """The umpire puts the queen back in the centre."""

    weight: ClassVar[Weight] = Weight.DECIDED
    slot: ClassVar[str | None] = "queen"
    uncovered: Side | None = None
    """Whose chance to cover it was missed."""


class FoulDeclared(CarromEffect, frozen=True):
    """The umpire declares a foul or a technical foul."""

    weight: ClassVar[Weight] = Weight.FAULT
    slot: ClassVar[str | None] = "foul"
    kind: FoulKind
    by: Side


class JumpedBack(CarromEffect, frozen=True):
    """The umpire puts a piece that left the board back in the centre."""

    weight: ClassVar[Weight] = Weight.FOLLOWS
    piece: Piece
    order: int
    """Which of them it is, the first in the centre."""


class StrikerBack(CarromEffect, frozen=True):
    """The striker left the board; the stroke counts for what it pocketed."""


class Fell(CarromEffect, frozen=True):
    """A piece that fell in counts as pocketed by the stroke."""

    slot: ClassVar[str | None] = "fell"
    piece: Fallen


class Strays(CarromEffect, frozen=True):
    """The umpire stops a player who pocketed an opponent's man."""

    weight: ClassVar[Weight] = Weight.FOLLOWS
    player: str
    strokes: int


class MenPlaced(CarromEffect, frozen=True, tag="Placed"):
    """Men are placed inside the outer circle."""

    slot: ClassVar[str | None] = "placed"
    colour: Side
    men: int
    by: str


class PlacingCorrected(CarromEffect, frozen=True, tag="Corrected"):
    """A fault in placing is put right."""

    slot: ClassVar[str | None] = "corrected"
    colour: Side
    men: int
    own: bool


class ClaimLost(CarromEffect, frozen=True):
    """A claim is gone in full."""

    slot: ClassVar[str | None] = "claim"
    colour: Side
    removed: int = 0
    """Men already placed that are taken off again."""


class ClaimWaits(CarromEffect, frozen=True):
    """A claim waits for space."""

    colour: Side


class PlacerChanges(CarromEffect, frozen=True):
    """The right to place a waiting claim passes to the partner."""

    weight: ClassVar[Weight] = Weight.FOLLOWS
    colour: Side
    to: str


class Waived(CarromEffect, frozen=True):
    """An unnoticed fault stays as it is."""

    fault: Oversight
    side: Side


class PlayCalled(CarromEffect, frozen=True):
    """Play begins or goes on."""


class ClockStopped(CarromEffect, frozen=True):
    """Play stands still for an appeal."""

    by: Side


class PlayerWarned(CarromEffect, frozen=True, tag="Warned"):
    """A player is warned for distracting."""

    weight: ClassVar[Weight] = Weight.DECIDED
    side: Side
    times: int


class BoardWon(CarromEffect, frozen=True):
    """The board is won."""

    weight: ClassVar[Weight] = Weight.UNIT_OVER
    slot: ClassVar[str | None] = "board"
    winner: Side
    points: int
    on_demand: int
    queen: int
    """The part of the points that is for the queen."""


class PointsCancelled(CarromEffect, frozen=True):
    """What exceeds the maximum of a board is cancelled."""

    weight: ClassVar[Weight] = Weight.NOTED
    points: int
    on_demand: int


class SlamMade(CarromEffect, frozen=True):
    """A slam is recognised."""

    weight: ClassVar[Weight] = Weight.DECIDED
    colour: Side


class BoardCancelled(CarromEffect, frozen=True):
    """The board is cancelled and played again."""

    weight: ClassVar[Weight] = Weight.UNIT_OVER
    slot: ClassVar[str | None] = "board"


class PointsDemanded(CarromEffect, frozen=True):
    """The winner is given additional points."""

    points: int


class GameLost(CarromEffect, frozen=True):
    """A side loses the game."""

    weight: ClassVar[Weight] = Weight.GAME_OVER
    by: Side


class MatchLost(CarromEffect, frozen=True):
    """A side loses the whole match."""

    weight: ClassVar[Weight] = Weight.MATCH_OVER
    slot: ClassVar[str | None] = "match"
    by: Side
    conceded: bool = False
    """Whether it gives the match up."""


class PointsScored(CarromEffect, frozen=True):
    """A board's points are added."""

    weight: ClassVar[Weight] = Weight.MADE
    winner: str
    points: int
    queen: int = 0
    """The part of the points that is for the queen."""


class BreakGoesTo(CarromEffect, frozen=True):
    """A player has the break of the next board."""

    weight: ClassVar[Weight] = Weight.MADE
    slot: ClassVar[str | None] = "break"
    player: str


class ExtraBoard(CarromEffect, frozen=True):
    """An extra board decides the game; a toss decides its break."""

    weight: ClassVar[Weight] = Weight.GAME_OVER


class CarromGameWon(CarromEffect, frozen=True, tag="GameWon"):
    """A game is won."""

    weight: ClassVar[Weight] = Weight.GAME_OVER
    slot: ClassVar[str | None] = "game"
    winner: str
    conceded: bool = False
    """Whether the loser gave it up."""


class SidesChange(CarromEffect, frozen=True):
    """Players change places."""

    weight: ClassVar[Weight] = Weight.MADE
    slot: ClassVar[str | None] = "change"
    within: bool
    """Whether it is during a game."""
    made_up: bool = False
    """Whether it was due earlier, and counted then."""


class IntervalGiven(CarromEffect, frozen=True):
    """Time is allowed before play goes on."""

    weight: ClassVar[Weight] = Weight.FOLLOWS
    slot: ClassVar[str | None] = "interval"
    seconds: int


class CarromMatchWon(CarromEffect, frozen=True, tag="MatchWon"):
    """The match is won."""

    weight: ClassVar[Weight] = Weight.MATCH_OVER
    slot: ClassVar[str | None] = "match"
    winner: str
    by: WonBy = "play"


class TossWon(CarromEffect, frozen=True):
    """The toss is made and its winner has chosen."""

    winner: str
    choice: Choice


class SitsFirst(CarromEffect, frozen=True):
    """A player has to sit down first."""

    weight: ClassVar[Weight] = Weight.FOLLOWS
    slot: ClassVar[str | None] = "seat"
    player: str


class PracticePlayed(CarromEffect, frozen=True):
    """A practice board is over."""

    left: int


BoardEffect = (
    StrokeMade
    | BreakValid
    | EarlyBreak
    | Attempted
    | BreakFailed
    | Pocketed
    | Back
    | Due
    | PenaltyMan
    | FurtherMen
    | Available
    | TurnPasses
    | TurnContinues
    | QueenPending
    | QueenCovered
    | QueenBack
    | FoulDeclared
    | JumpedBack
    | StrikerBack
    | Fell
    | Strays
    | MenPlaced
    | PlacingCorrected
    | ClaimLost
    | ClaimWaits
    | PlacerChanges
    | Waived
    | PlayCalled
    | ClockStopped
    | PlayerWarned
    | BoardWon
    | PointsCancelled
    | SlamMade
    | BoardCancelled
    | PointsDemanded
    | GameLost
    | MatchLost
)
"""The closed union of effects on a board."""

MatchEffect = (
    PointsScored
    | BreakGoesTo
    | ExtraBoard
    | CarromGameWon
    | SidesChange
    | IntervalGiven
    | CarromMatchWon
    | TossWon
    | SitsFirst
    | PracticePlayed
)
"""The closed union of effects on a match."""
