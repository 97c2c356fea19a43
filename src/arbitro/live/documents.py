"""What a match looks like on the wire: the documents of the hall's contract."""

from typing import Any, Literal, TypedDict

import msgspec
from msgspec import UNSET, UnsetType

from arbitro.kernel import Offer, Standing

SpectatorNumbers = TypedDict(
    "SpectatorNumbers",
    {
        "break": dict[str, int],
        "remaining": int,
        "ahead": "Ahead | None",
        "snookers": dict[str, int],
        "frame_ball": list[str],
        "to_win": dict[str, int],
        "strokes": dict[str, int],
        "pips": dict[str, int],
    },
    total=False,
)
"""What spectators are told beside the score, each game its own part; a game from outside may have others."""


class Ahead(TypedDict):
    """Who leads, and by how many points."""

    side: str
    points: int


class FactShown(TypedDict):
    """What an act says: its kind, and whatever else that kind has."""

    type: str


State = Literal["waiting", "running", "paused", "review", "over"]


class RulingText(msgspec.Struct, frozen=True, omit_defaults=True):
    """A ruling in the reader's language."""

    law: str
    text: str
    derived: bool
    address: str
    """Where the law stands on the site."""
    number: int
    """The journal entry that it is about."""
    foul: bool = False
    """Whether it is what a player's fault brings."""
    leads: bool = False
    """Whether it tells what happened, and the others stand behind it; where none of an act says so, the first does."""


class RefusalText(msgspec.Struct, frozen=True, omit_defaults=True):
    """Why an act is not allowed now."""

    law: str
    text: str
    index: int | None = None
    """Which of several events it was."""


class PlayerShown(msgspec.Struct, frozen=True, omit_defaults=True):
    """One of those who play."""

    name: str
    side: str
    colour: str | None = None
    """Carrom: their men in the board under way."""
    house: int | None = None
    """The strength of a house player."""
    waiting: bool = False
    """Whether the seat waits for somebody to join."""
    join: str | None = None
    """Where to join, told to whoever made the match."""
    you: bool = False
    """Whether it is the one who asks; streams of whole views, which are the same for all, do not tell it."""
    chair: str | None = None
    """Carrom doubles: `W1`, `B1`, `W2` or `B2` in the board under way."""


class DueShown(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that somebody must, or may, do now."""

    side: str
    act: str
    choices: Any = None
    until: int | None = None
    """Milliseconds left for it."""
    start: tuple[float, float] | None = msgspec.field(default=None, name="from")
    to: tuple[float, float] | None = None


class QuestionShown(msgspec.Struct, frozen=True):
    """What the book asks the official."""

    id: str
    asks: str
    text: str
    choices: list[Any]


class ClockShown(msgspec.Struct, frozen=True):
    """A clock that runs or stands."""

    name: str
    side: str
    left_ms: int
    running: bool
    reason: str | None
    credited_ms: int = 0
    """What the lag of the side's link was credited in this game."""


class PieceShown(msgspec.Struct, frozen=True):
    """Where a man or a ball lies, in millimetres."""

    piece: str
    x: float
    y: float


class ActShown(msgspec.Struct, frozen=True):
    """One of the last acts, with what was ruled and said."""

    number: int
    at: int
    author: str
    facts: list[FactShown]
    rulings: list[RulingText]
    say: list[str]
    text: str = ""
    """What happened, in words."""
    turn: str | None = None
    """Whose turn it was."""
    who: str = ""
    """The name of whoever's turn it was, as the board, frame or game had it; only in the list of all acts."""
    unit: int = 0
    """The number of that board, frame or game; only in the list of all acts."""


class WishShown(msgspec.Struct, frozen=True):
    """What one who plays has asked for, and the others have to ask for too."""

    what: str
    """`undo`, `redo`, `correct`, `pause`, or `resume` after a protest."""
    names: list[str]
    """Who has asked so far."""
    sequence: int
    """Up to which entry it stands: the next act puts it aside."""
    yours: bool = False
    """Whether the one who asks has asked for it themself; streams do not tell it."""
    declined: str | None = None
    """Who does not want it now: it is put aside."""
    asked: dict[str, Any] = {}
    """What was asked for, but for the command's own id and the reason: whoever agrees sends the same."""


class MatchShown(msgspec.Struct, frozen=True):
    """A match, as the one who asks may see it."""

    id: str
    edition: str
    mode: str
    players: list[PlayerShown]
    state: State
    sequence: int
    head: str
    match: dict[str, Any]
    after: dict[str, Any]
    due: list[DueShown]
    questions: list[QuestionShown]
    clocks: list[ClockShown]
    layout: list[PieceShown] | None
    last: list[ActShown]
    standing: Standing
    at: int
    """Milliseconds since the match was opened, by the hall's clock."""
    lease: str | None
    """Who alone may enter acts now."""
    table: str | None = None
    event: str | None = None
    offers: tuple[Offer, ...] | None = None
    """Everything that may be entered now, for those who may enter it."""
    unit: int = 1
    """The number of the board, frame or game under way."""
    wish: WishShown | None = None
    """What the others who play have to agree to; streams of whole views tell it as a message of its own."""
    spectators: SpectatorNumbers | UnsetType = UNSET
    """The numbers that the engine reckons for those who watch; not there for who may not see them."""


class Answer(msgspec.Struct, frozen=True):
    """What is answered to an act."""

    sequence: int
    head: str
    rulings: list[RulingText]
    say: list[str]
    refused: RefusalText | None
    rejudged: list[int]
    match: MatchShown | UnsetType = UNSET
    """The match after it, for whoever asks for whole views."""
    base: int | UnsetType = UNSET
    """The sequence from which `changes` lead to this one."""
    changes: dict[str, Any] | UnsetType = UNSET
    """A JSON merge patch from the caller's own view at `base`; `last` beside it."""
    last: list[ActShown] | UnsetType = UNSET
    repeated: bool | UnsetType = UNSET
    """True where the command had been carried out before: what it brought then, and the match as it stands now."""


class ChangeShown(msgspec.Struct, frozen=True):
    """An act that a correction would have ruled otherwise."""

    number: int
    text: str
    before: list[RulingText]
    after: list[RulingText]
    lapses: bool
    """Whether it would stay in the journal and count no more."""


class Rehearsed(Answer, frozen=True, kw_only=True):
    """What would be answered to what puts acts right, and what it would change; nothing has happened."""

    would_change: list[ChangeShown] = []
    changes_in_words: list[str] = []
    conflicts: list[int] = []
    """Acts that would count no more."""
    revived: list[int] = []
    """Acts out of force that would count again, were they not kept out."""


class StreamData(msgspec.Struct, frozen=True):
    """The data of a message on a stream."""

    match: str
    sequence: int
    head: str
    entry: msgspec.Raw | None
    rulings: list[RulingText]
    say: list[str]
    view: MatchShown | UnsetType | None = UNSET
    """The whole view; null with entries that were missed but for the last, not there on streams without views."""
    base: int | UnsetType = UNSET
    """The sequence from which `changes` lead to this one."""
    changes: dict[str, Any] | UnsetType = UNSET
    """A JSON merge patch from the reader's own view at `base`."""
    act: dict[str, Any] | UnsetType = UNSET
    """With changes: what `last` tells of the act beside what the message says anyway: its words, whose turn it was …"""
    last: list[ActShown] | UnsetType = UNSET
    """With changes: the last acts where they are not those before and this one: after an undo, a correction …"""


class LinkData(msgspec.Struct, frozen=True):
    """What became of a stream itself: about no match, so that nothing of one is in it."""

    behind: bool
    """Whether its reader was too slow, and got whole views instead of what it missed."""
    match: None = None
    sequence: None = None
    head: None = None
    entry: None = None
    rulings: list[RulingText] = []
    say: list[str] = []
    view: None = None


class ClockData(StreamData, frozen=True, kw_only=True):
    """How the clocks of a match stand."""

    clocks: list[ClockShown]
