"""What the desk does and is told: every act of an event, each written beside its law."""

from typing import TypeAlias

from arbitro.desk.amendments import Amend
from arbitro.desk.format import Pair
from arbitro.desk.law.calls import AssignTable, Call, Present, Start
from arbitro.desk.law.claims import Appeal, Claim, Committee, Evidence, Vote
from arbitro.desk.law.corrections import CorrectResult, OfficialRuling
from arbitro.desk.law.directing import Reinstate, Swap
from arbitro.desk.law.discipline import Disqualify, ExpelSpectator, Penalty, Warn
from arbitro.desk.law.drawing import CloseRounds, Commit, Draw, Lot, PairRound
from arbitro.desk.law.entries import (
    Approve,
    CheckIn,
    CloseCheckIn,
    Enter,
    LateEntry,
    Promote,
    RefuseEntry,
    Withdraw,
)
from arbitro.desk.law.equipment import (
    AnswerRequest,
    GrantException,
    ImposeBaffle,
    ImposeClock,
    Observer,
    Request,
)
from arbitro.desk.law.lateness import BoardEnd, DeskBreak, Interval, Late, RunningScore
from arbitro.desk.law.money import Deduct, Pay, Refund
from arbitro.desk.law.protests import ConfirmFee, DecideProtest, Protest, WithdrawProtest
from arbitro.desk.law.reports import Report
from arbitro.desk.law.results import Result, Walkover
from arbitro.desk.law.scheduling import AssignUmpire, Hold, Release
from arbitro.desk.law.season import Postpone
from arbitro.desk.law.teams import BoardResult, LineUp, Substitute
from arbitro.desk.law.timing import AddTime, StartRound, TimeUp
from arbitro.kernel import Fact


class Tick(Fact, frozen=True):
    """Time passes."""

    seconds: int


class Undo(Fact, frozen=True):
    """The last act that was carried out is taken back, or an older one by its number."""

    act: int | None = None
    also: tuple[int, ...] = ()
    """What has to go with it."""
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
    | RunningScore
    | BoardEnd
    | Result
    | CorrectResult
    | Walkover
    | Disqualify
    | CloseRounds
    | DeskBreak
    | ImposeClock
    | ImposeBaffle
    | GrantException
    | Request
    | AnswerRequest
    | Observer
    | Warn
    | Penalty
    | ExpelSpectator
    | Protest
    | ConfirmFee
    | WithdrawProtest
    | DecideProtest
    | Claim
    | Evidence
    | OfficialRuling
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

__all__ = [
    "Act",
    "AddTime",
    "Amend",
    "AnswerRequest",
    "Appeal",
    "Approve",
    "AssignTable",
    "AssignUmpire",
    "Batch",
    "BoardEnd",
    "BoardResult",
    "Call",
    "CheckIn",
    "Claim",
    "CloseCheckIn",
    "CloseRounds",
    "Commit",
    "Committee",
    "ConfirmFee",
    "CorrectResult",
    "DecideProtest",
    "Deduct",
    "DeskBreak",
    "Disqualify",
    "Draw",
    "Enter",
    "Evidence",
    "ExpelSpectator",
    "GrantException",
    "Hold",
    "ImposeBaffle",
    "ImposeClock",
    "Interval",
    "Late",
    "LateEntry",
    "LineUp",
    "Lot",
    "Observer",
    "OfficialRuling",
    "Pair",
    "PairRound",
    "Pay",
    "Penalty",
    "Postpone",
    "Present",
    "Promote",
    "Protest",
    "Refund",
    "RefuseEntry",
    "Reinstate",
    "Release",
    "Report",
    "Request",
    "Result",
    "RunningScore",
    "Start",
    "StartRound",
    "Substitute",
    "Swap",
    "Tick",
    "TimeUp",
    "Undo",
    "Vote",
    "Walkover",
    "Warn",
    "Withdraw",
    "WithdrawProtest",
]
