"""What is seen or claimed. Strokes are entered by colour; the laws look at them from the player's side."""

from typing import Literal

from arbitro.carrom.lying import Lying
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


class Stroke(Fact, frozen=True):
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


class Play(Fact, frozen=True):
    """The umpire calls "play"."""


class Foul(Fact, frozen=True):
    """An infringement outside a stroke."""

    by: str
    offence: Offence = "other"
    law: str = ""
    """The clause that was broken, where it is named; it is then cited first."""


class Place(Fact, frozen=True):
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
    """The time of a player ran out, for his stroke or for placing."""

    by: str
    early: bool = False
    """Whether it was entered before the umpire's call: a call that comes later shows it."""
    by_hall: bool = False
    """Whether the hall's clock has called it."""


class TimeUp(Fact, frozen=True):
    """A time is up of which the laws leave the consequence to the umpire, who is asked."""

    of: Allowed


class TimeExcused(Fact, frozen=True):
    """The umpire finds nobody late though the time is up."""


class Demand(Fact, frozen=True):
    """The winner asks for additional points."""

    points: int
    by: str = ""


class Falls(Fact, frozen=True):
    """A piece at the mouth of a pocket falls in after the stroke, or when the umpire lifts another."""

    piece: Fallen


class OutOfTurn(Fact, frozen=True):
    """Somebody played out of turn."""

    by: str
    noticed: bool = True


class Unnoticed(Fact, frozen=True):
    """Nobody saw a fault and the next stroke is under way."""

    fault: Oversight


class Pass(Fact, frozen=True):
    """A stroke that left the base lines and touched nothing."""

    by: str


class Appeal(Fact, frozen=True):
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


class Warn(Fact, frozen=True):
    """The umpire warns a player for distracting."""

    to: str


class Misconduct(Fact, frozen=True):
    """An act that costs the whole match."""

    by: str
    item: str = ""
    """The item of the law on the loss of the match."""


class Concede(Fact, frozen=True):
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


class Toss(Fact, frozen=True):
    """The toss before the match, and what its winner chooses."""

    winner: str
    choice: Choice


class PracticeBoard(Fact, frozen=True):
    """A practice board was played."""


class ChangeMissed(Fact, frozen=True):
    """Somebody notices that sides should have been changed."""


class NextBoard(Fact, frozen=True):
    """The men are set up for the next board, or for a cancelled one again."""


class Lies(Fact, frozen=True):
    """What lies on the board now, where it is played on a table in the hall."""

    layout: Lying


class Attempt(Fact, frozen=True):
    """A stroke of which the laws make no valid break: it touched nothing, or came before the umpire's call."""

    player: str
    side: Side
    striker: bool
    improper: Improper
    early: bool
    """Whether a man was touched before the umpire called "play"."""


class Shot(Fact, frozen=True):
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
    """Whether the queen was pocketed without the right to her."""
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


class Finish(Shot, frozen=True):
    """A stroke that decides the board."""


BoardFact = (
    Stroke
    | Play
    | Foul
    | Place
    | Forgo
    | NoSpace
    | Timeout
    | Demand
    | Falls
    | OutOfTurn
    | Unnoticed
    | Pass
    | Appeal
    | LeaveSeat
    | PlaysDuringAppeal
    | WrecksBoard
    | Warn
    | Misconduct
    | Concede
    | Replay
)
"""Everything that can be entered for a board."""

MatchFact = BoardPlayed | BreakToss | Toss | PracticeBoard | ChangeMissed | NextBoard | Concede | Misconduct
"""Everything that can be entered for a match between its boards."""

CarromFact = BoardFact | MatchFact | Lies | TimeUp | TimeExcused
"""The closed union of what can be entered."""
