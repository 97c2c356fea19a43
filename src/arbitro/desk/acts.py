"""What the desk does and is told: the facts of an event."""

from typing import Literal, TypeAlias

import msgspec

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
    """A match is won."""

    match: str
    winner: str
    score: dict[str, int] | None = None
    by: str = DESK
    length: int | None = None


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
    """The last act that was carried out is taken back."""


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
    | Tick
    | Undo
)
