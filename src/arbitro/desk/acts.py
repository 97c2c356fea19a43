"""What the desk does and is told: the facts of an event."""

from typing import Any, Literal, TypeAlias

import msgspec

from arbitro.desk.entry import Licence
from arbitro.desk.numbers import Number
from arbitro.kernel import Fact

DESK = "desk"
"""Who enters a result that no side reports."""


class Enter(Fact, frozen=True):
    """Somebody enters, before the draw."""

    player: str
    club: str | None = None
    rating: float | None = None
    seed: int | None = None
    category: str | None = None
    members: tuple[str, ...] = ()
    country: str | None = None
    person: int | str | None = None
    birth_year: int | None = None
    licence: Licence | None = None
    handicap: Number | None = None


class Approve(Fact, frozen=True):
    """An entry is approved."""

    player: str


class RefuseEntry(Fact, frozen=True):
    """An entry is turned away."""

    player: str
    reason: str | None = None


class Promote(Fact, frozen=True):
    """A player is invited to a higher category instead."""

    player: str
    to: str
    reason: str | None = None


class Withdraw(Fact, frozen=True):
    """A player leaves the event."""

    player: str
    reason: str | None = None


class LateEntry(Fact, frozen=True):
    """Somebody comes in after the draw."""

    player: str
    club: str | None = None
    rating: float | None = None
    members: tuple[str, ...] = ()
    country: str | None = None
    person: int | str | None = None
    birth_year: int | None = None
    licence: Licence | None = None
    handicap: Number | None = None
    category: str | None = None


class Commit(Fact, frozen=True):
    """The digest of the seed is published before the draw."""

    digest: str


class Draw(Fact, frozen=True):
    """The draw is made, or the next round paired."""

    seed: str | None = None
    public: str | None = None
    order: tuple[str, ...] | None = None


class PairRound(Fact, frozen=True):
    """A Swiss round comes in as it was paired by hand; a bye stands second."""

    pairs: tuple[tuple[str, str], ...]


class Lot(Fact, frozen=True):
    """A lot orders those who share a place."""

    among: tuple[str, ...]
    seed: str | None = None
    order: tuple[str, ...] | None = None


class AssignTable(Fact, frozen=True):
    """A match gets a table; without a match the free tables are given out."""

    match: str | None = None
    table: str | None = None


class Call(Fact, frozen=True):
    """A match is announced, to start in so many seconds."""

    match: str
    in_s: int = 0
    table: str | None = None


class Present(Fact, frozen=True):
    """A side reports at the table."""

    match: str
    by: str


class Late(Fact, frozen=True):
    """The desk applies the law of lateness."""

    match: str
    measure: Literal["points", "clock"] = "points"


class Start(Fact, frozen=True):
    """A match begins."""

    match: str


class Interval(Fact, frozen=True):
    """The rest before the third game begins."""

    match: str


class Score(Fact, frozen=True):
    """The running score between games."""

    match: str
    score: dict[str, int]


class BoardEnd(Fact, frozen=True):
    """A board ends now."""

    match: str
    game: int
    board: int


class Result(Fact, frozen=True):
    """A match is won, or drawn."""

    match: str
    winner: str
    score: dict[str, int] | None = None
    by: str = DESK
    length: int | None = None
    games: tuple[tuple[int, int], ...] | None = None
    """The points of each game, the first side's first."""


class CorrectResult(Fact, frozen=True):
    """The record of a match is put right; without an effect it is only shown what that would change."""

    match: str
    winner: str | None = None
    score: dict[str, int] | None = None
    effect: Literal["score-only", "reroute", "suspend"] | None = None
    reason: str | None = None
    timely: bool = True


class Walkover(Fact, frozen=True):
    """A match is given to a side without play, or lost by both."""

    match: str
    to: str | None
    reason: str | None = None


class Disqualify(Fact, frozen=True):
    """A player loses a match, or is put out of the event, for what he did."""

    player: str
    match: str | None = None
    cause: str | None = msgspec.field(name="for", default=None)
    reason: str | None = None


class CloseRounds(Fact, frozen=True):
    """A Swiss gets fewer rounds than planned; without a number, no further one."""

    rounds: int | None = None


class Break(Fact, frozen=True):
    """A side takes a break."""

    match: str
    by: str
    during: bool = False


class ImposeClock(Fact, frozen=True):
    """A match is played on the clock from now on."""

    match: str
    why: str = "director"
    by: str | None = None


class ImposeBaffle(Fact, frozen=True):
    """A match is played with a baffle box from now on."""

    match: str
    why: str = "invalid-rolls"
    by: str | None = None


class GrantException(Fact, frozen=True):
    """A player is excepted from a law."""

    player: str
    law: str
    reason: str | None = None


What = Literal[
    "observer", "clock", "baffle-box", "remove-spectators", "no-smoking", "preference-by-dice", "emergency"
]


class Request(Fact, frozen=True):
    """A side asks the director for something."""

    match: str
    by: str
    what: What
    reason: str | None = None


class Answer(Fact, frozen=True):
    """The director answers a request."""

    match: str
    what: What
    granted: bool = True
    reason: str | None = None


class Observer(Fact, frozen=True):
    """An observer is appointed."""

    match: str
    who: str


class Warn(Fact, frozen=True):
    """A player or a spectator is warned."""

    player: str | None = None
    who: str | None = None
    cause: str | None = msgspec.field(name="for", default=None)
    reason: str | None = None


class Penalty(Fact, frozen=True):
    """Points are credited to a player's opponent."""

    match: str
    player: str
    points: int = 1
    cause: str | None = msgspec.field(name="for", default=None)
    reason: str | None = None


class ExpelSpectator(Fact, frozen=True):
    """A spectator is sent away."""

    who: str
    cause: str | None = msgspec.field(name="for", default=None)
    reason: str | None = None


class Protest(Fact, frozen=True):
    """A side protests, in writing or first by word of mouth."""

    match: str
    by: str
    game: int | None = None
    board: int | None = None
    written: bool = True
    language: str | None = None
    signed: bool = True
    fee_paid: bool = True
    facts_only: bool = True
    abusive: bool = False


class WithdrawProtest(Fact, frozen=True):
    """A side wants its protest back."""

    dispute: str


class DecideProtest(Fact, frozen=True):
    """The authorities decide a protest."""

    dispute: str
    decision: Literal["upheld", "rejected"]


class Claim(Fact, frozen=True):
    """A side calls the official: nothing is touched until he has ruled."""

    match: str
    by: str
    subject: str | None = None


class Evidence(Fact, frozen=True):
    """Somebody is heard in a dispute."""

    dispute: str
    by: str
    asked: bool = False


class Ruling(Fact, frozen=True):
    """An official rules on a claim, or on a match that is suspended."""

    dispute: str | None = None
    match: str | None = None
    by: str | None = None
    decision: str = ""
    reasons: str | None = None


class Appeal(Fact, frozen=True):
    """A side appeals from a ruling."""

    dispute: str
    by: str
    timely: bool = True


class Committee(Fact, frozen=True):
    """A committee is formed, or a member replaced."""

    dispute: str
    members: tuple[str, ...] | None = None
    chosen_by: str | None = None
    replace: dict[str, str] | None = None


class Vote(Fact, frozen=True):
    """A member votes, sealed."""

    dispute: str
    by: str
    choice: str = msgspec.field(name="for")
    entered_by: str | None = None
    """Who enters it; None: the member."""
    paper: tuple[str, ...] | None = None
    """Of a vote on paper: the two officials before whom it was opened."""


class Report(Fact, frozen=True):
    """Something is reported to the federation."""

    law: str
    about: str
    reasons: str | None = None
    by: str | None = None


class LineUp(Fact, frozen=True):
    """A team names who plays its boards, in their order."""

    match: str
    by: str
    players: tuple[str, ...]


class Substitute(Fact, frozen=True):
    """Somebody takes the place of a member of a pair or a team, between two matches."""

    player: str
    out: str
    enters: str = msgspec.field(name="in")


class BoardResult(Fact, frozen=True):
    """A board of a team match is over."""

    match: str
    board: int
    winner: str
    score: dict[str, int] | None = None


class Hold(Fact, frozen=True):
    """A player or a table is taken elsewhere."""

    what: str
    reason: str | None = None


class Release(Fact, frozen=True):
    """A player or a table is free again."""

    what: str


class AssignUmpire(Fact, frozen=True):
    """A match gets an umpire; without a match the free umpires are given out."""

    match: str | None = None
    who: str | None = None


class Tick(Fact, frozen=True):
    """Time passes."""

    seconds: int


class Undo(Fact, frozen=True):
    """The last act that was carried out is taken back, or an older one by its number."""

    act: int | None = None
    also: tuple[int, ...] = ()
    """What has to go with it."""
    reason: str | None = None


class StartRound(Fact, frozen=True):
    """The clock of a round starts, and its matches are called."""

    round: str


class AddTime(Fact, frozen=True):
    """A match, or a whole round, gets more time."""

    seconds: int
    match: str | None = None
    round: str | None = None
    reason: str | None = None


class TimeUp(Fact, frozen=True):
    """The desk stops a match whose time is up."""

    match: str
    score: dict[str, int] | None = None
    between: bool = False
    """Whether no unit is on the table."""
    last: str | None = None
    """Who scored last."""


class Deduct(Fact, frozen=True):
    """Points are taken from a player."""

    player: str
    points: Number
    reason: str | None = None


class Amend(Fact, frozen=True):
    """Something that was announced or entered is changed; without a reason it is only shown what that would do."""

    what: str
    player: str | None = None
    round: str | None = None
    to: Any = msgspec.UNSET
    add: tuple[str, ...] | None = None
    close: tuple[str, ...] | None = None
    reason: str | None = None


class CheckIn(Fact, frozen=True):
    """A player is there before the draw."""

    player: str


class CloseCheckIn(Fact, frozen=True):
    """Who is not there now is not drawn."""


class Pay(Fact, frozen=True):
    """A player pays the entry fee, or a part of it."""

    player: str
    amount: Number | None = None


class Refund(Fact, frozen=True):
    """A player gets money back."""

    player: str
    amount: Number
    reason: str | None = None


class Pair(Fact, frozen=True):
    """A round is paired by hand; without a reason it is only shown."""

    round: str
    pairs: tuple[tuple[str, str], ...]
    reason: str | None = None
    rematch: bool = False
    """Whether a rematch, or a second bye, is meant."""


class Swap(Fact, frozen=True):
    """Two places of the draw change their holders; without a reason it is only shown."""

    places: tuple[int | str, int | str]
    reason: str | None = None


class Reinstate(Fact, frozen=True):
    """Who has withdrawn comes back; without a reason it is only shown what that would change."""

    player: str
    reason: str | None = None


class Postpone(Fact, frozen=True):
    """A match of a league is moved to another day, or its day is left open."""

    match: str
    to: str | None
    reason: str | None = None


class Batch(Fact, frozen=True):
    """Several acts as one: all of them, or none."""

    acts: tuple["Act", ...]


Act: TypeAlias = (
    Enter
    | Approve
    | RefuseEntry
    | Promote
    | Withdraw
    | LateEntry
    | Commit
    | Draw
    | PairRound
    | Lot
    | AssignTable
    | Call
    | Present
    | Late
    | Start
    | Interval
    | Score
    | BoardEnd
    | Result
    | CorrectResult
    | Walkover
    | Disqualify
    | CloseRounds
    | Break
    | ImposeClock
    | ImposeBaffle
    | GrantException
    | Request
    | Answer
    | Observer
    | Warn
    | Penalty
    | ExpelSpectator
    | Protest
    | WithdrawProtest
    | DecideProtest
    | Claim
    | Evidence
    | Ruling
    | Appeal
    | Committee
    | Vote
    | Report
    | LineUp
    | Substitute
    | BoardResult
    | Hold
    | Release
    | AssignUmpire
    | StartRound
    | AddTime
    | TimeUp
    | Deduct
    | Amend
    | CheckIn
    | CloseCheckIn
    | Pay
    | Refund
    | Pair
    | Swap
    | Reinstate
    | Postpone
    | Batch
    | Tick
    | Undo
)
