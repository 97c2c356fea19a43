"""What is seen or claimed. Strokes are entered by colour; the laws look at them from the player's side."""

from typing import Literal

from arbitro.carrom.lying import LyingMen
from arbitro.carrom.sides import Side
from arbitro.kernel import Fact

Allowed = Literal["report", "change", "rest"]
"""A time within which players have to be at the board: for the match, after a change of sides, after the rest."""
Piece = Literal["white", "black", "queen"]
Improper = Literal[
    "",
    "improper",
    "push",
    "thumb",
    "base-line",
    "base-circle",
    "arrow",
    "early-stroke",
    "backwards",
    "behind-line",
]
Offence = Literal[
    "touch",
    "elbow",
    "powder",
    "lean",
    "chair",
    "body",
    "talk",
    "gesture",
    "solid-object",
    "striker-tested",
    "striker-on-frame",
    "distract",
    "hit-board",
    "other",
]
Where = Literal["", "outside-circle", "on-centre", "shot-with-queen"]
Fallen = Literal["white", "black", "queen", "striker"]
Forfeit = Literal["game", "match"]
Choice = Literal["break", "side"]
Oversight = Literal["queen-not-covered", "opponent-pocketed", "wrong-man-placed", "unplaced-due"]


class CarromStroke(Fact, frozen=True, tag="Stroke"):
    """A completed stroke: what was pocketed, and how it was made."""

    white: int = 0
    black: int = 0
    queen: bool = False
    striker: bool = False
    improper: Improper = ""
    """The offence in the making of the stroke, if any."""
    untouched: bool = False
    """Whether the striker left the base lines and touched no man."""
    jumped: tuple[Piece, ...] = ()
    """Men that left the board."""
    off_board: bool = False
    """Whether the striker left the board."""
    early: bool = False
    """Whether it came before the umpire's call: a call that comes later shows it."""
    fell: tuple[Fallen, ...] = ()
    """What of it fell in only after it had come to rest."""
    by: str = ""


class CallPlay(Fact, frozen=True, tag="Play"):
    """The umpire calls "play"."""


class CarromFoul(Fact, frozen=True, tag="Foul"):
    """An infringement outside a stroke."""

    by: str
    offence: Offence = "other"
    law: str = ""
    """The clause that was broken, where it is named; it is then cited first."""


class PlaceMen(Fact, frozen=True, tag="Place"):
    """The side entitled to it places men."""

    men: int
    where: Where = ""
    """What is wrong with the spot, if anything."""
    disturbed: bool = False
    """Whether another man was moved in doing so."""
    own: bool = False
    """Whether men of the placer's own colour were laid by mistake."""
    by: str = ""


class Forgo(Fact, frozen=True):
    """A side gives up its claim in full."""

    by: str = ""


class NoSpace(Fact, frozen=True):
    """There is no room to place."""

    by: str = ""


class Timeout(Fact, frozen=True):
    """The time of a player ran out, for their stroke or for placing."""

    by: str
    early: bool = False
    """Whether it was entered before the umpire's call: a call that comes later shows it."""
    by_hall: bool = False
    """Whether the hall's clock has called it."""


class CarromTimeUp(Fact, frozen=True, tag="TimeUp"):
    """A time is up of which the laws leave the consequence to the umpire, who is asked."""

    of: Allowed


class TimeExcused(Fact, frozen=True):
    """The umpire finds nobody late though the time is up."""


class Demand(Fact, frozen=True):
    """The winner asks for additional points."""

    points: int
    by: str = ""


class FallsLate(Fact, frozen=True, tag="Falls"):
    """A piece at the mouth of a pocket falls in after the stroke, or when the umpire lifts another."""

    piece: Fallen


class OutOfTurn(Fact, frozen=True):
    """Somebody played out of turn."""

    by: str
    noticed: bool = True


class FaultUnnoticed(Fact, frozen=True, tag="Unnoticed"):
    """Nobody saw a fault and the next stroke is under way."""

    fault: Oversight


class Pass(Fact, frozen=True):
    """A stroke that left the base lines and touched nothing."""

    by: str


class AppealToUmpire(Fact, frozen=True, tag="Appeal"):
    """A player appeals to the umpire: the clock stops."""

    by: str


class LeaveSeat(Fact, frozen=True):
    """A player gets up during the board."""

    by: str


class PlaysDuringAppeal(Fact, frozen=True):
    """A player plays although the umpire has not called "play" after an appeal."""

    by: str


class WrecksBoard(Fact, frozen=True):
    """A player disturbs the board beyond repair."""

    by: str


class WarnPlayer(Fact, frozen=True, tag="Warn"):
    """The umpire warns a player for distracting."""

    to: str


class CarromMisconduct(Fact, frozen=True, tag="Misconduct"):
    """An act that costs the whole match."""

    by: str
    item: str = ""
    """The item of the law on the loss of the match."""


class ConcedeGame(Fact, frozen=True, tag="Concede"):
    """A player concedes the game or the match."""

    by: str
    what: Forfeit = "game"


class Replay(Fact, frozen=True):
    """The umpire cancels the board."""

    cause: Literal["blocked-base-line", "unforeseen"]


class BoardPlayed(Fact, frozen=True):
    """A board was won."""

    winner: str
    points: int
    queen: int = 0
    """The part of the points that is for the queen."""


class BreakToss(Fact, frozen=True):
    """The toss for the break of an extra board."""

    winner: str


class CarromToss(Fact, frozen=True, tag="Toss"):
    """The toss before the match, and what its winner chooses."""

    winner: str
    choice: Choice


class PracticeBoard(Fact, frozen=True):
    """A practice board was played."""


class ChangeMissed(Fact, frozen=True):
    """Somebody notices that sides should have been changed."""


class NextBoard(Fact, frozen=True):
    """The men are set up for the next board, or for a cancelled one again."""


class CarromLies(Fact, frozen=True, tag="Lies"):
    """What lies on the board now, where it is played on a table in the hall."""

    layout: LyingMen


class InvalidBreak(Fact, frozen=True, tag="Attempt"):
    """A stroke of which the laws make no valid break: it touched nothing, or came before the umpire's call."""

    player: str
    side: Side
    striker: bool
    improper: Improper
    early: bool
    """Whether a man was touched before the umpire called "play"."""


class CarromShot(Fact, frozen=True, tag="Shot"):
    """A stroke as the laws look at it, from the player's side; play goes on after it."""

    player: str
    side: Side
    own: int
    """Men of the player's colour pocketed."""
    opponents: int
    """Men of the opponent's colour pocketed."""
    queen: bool
    striker: bool
    improper: Improper
    untouched: bool
    jumped: tuple[Piece, ...]
    off_board: bool
    fell: Fallen | Literal[""]
    """The piece that fell in after the stroke had come to rest."""
    uncovered: bool
    """Whether the queen fell in after the stroke and, by the edition, is not covered with its men."""
    opening: bool
    """Whether it is the break."""
    covering: bool
    """Whether the queen was to be covered with it."""
    nine: bool
    """Whether all nine men of the player were on the board."""
    opened: bool
    """Whether the player's side had pocketed a man of its own before."""
    indebted: bool
    """Whether a due of the player was outstanding."""
    barred: bool
    """Whether the queen was pocketed without the right to it."""
    last_own: bool
    """Whether it pocketed the last man of the player."""
    last_opponents: bool
    """Whether it pocketed the last man of the opponent."""
    queen_left: bool
    """Whether the queen stays on the board."""
    by_player: bool
    """Whether the player's side had covered the queen before."""
    by_opponent: bool
    """Whether the opponent had covered the queen before."""


class Finish(CarromShot, frozen=True):
    """A stroke that decides the board."""


BoardFact = (
    CarromStroke
    | CallPlay
    | CarromFoul
    | PlaceMen
    | Forgo
    | NoSpace
    | Timeout
    | Demand
    | FallsLate
    | OutOfTurn
    | FaultUnnoticed
    | Pass
    | AppealToUmpire
    | LeaveSeat
    | PlaysDuringAppeal
    | WrecksBoard
    | WarnPlayer
    | CarromMisconduct
    | ConcedeGame
    | Replay
)
"""Everything that can be entered for a board."""

MatchFact = (
    BoardPlayed
    | BreakToss
    | CarromToss
    | PracticeBoard
    | ChangeMissed
    | NextBoard
    | ConcedeGame
    | CarromMisconduct
)
"""Everything that can be entered for a match between its boards."""

CarromFact = BoardFact | MatchFact | CarromLies | CarromTimeUp | TimeExcused
"""The closed union of what can be entered."""
