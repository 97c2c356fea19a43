"""What a fact, a law, a ruling, an effect, a journal and a clock are. The kernel knows no game."""

from arbitro.kernel.amendment import Amendment, Change, Order
from arbitro.kernel.book import Book, Contradiction, Rule, UnknownFact, UnknownLaw, Unsettled
from arbitro.kernel.changes import BadAct
from arbitro.kernel.checkpoint import Checkpoint
from arbitro.kernel.clock import Countdown, DelayClock, TimeLeft, lateness
from arbitro.kernel.event import Event, Malformed
from arbitro.kernel.game import (
    Ended,
    Game,
    GameDefaults,
    Offer,
    Reading,
    Role,
    Running,
    Standing,
    Terms,
    View,
    allowed,
)
from arbitro.kernel.journal import BadJournal, Entry, Fault, Journal, verify
from arbitro.kernel.law import BadLawText, Law, LawText, law_numbers, law_text, read_laws
from arbitro.kernel.ruling import Effect, Fact, Message, Question, Refused, Ruling, Verdict, kebab
from arbitro.kernel.sitting import Heard, Sitting, Told
from arbitro.kernel.unit import Instead, Played, Telling

__all__ = [
    "Amendment",
    "BadAct",
    "BadJournal",
    "BadLawText",
    "Book",
    "Change",
    "Checkpoint",
    "Contradiction",
    "Countdown",
    "DelayClock",
    "Effect",
    "Ended",
    "Entry",
    "Event",
    "Fact",
    "Fault",
    "Game",
    "GameDefaults",
    "Heard",
    "Instead",
    "Journal",
    "Law",
    "LawText",
    "Malformed",
    "Message",
    "Offer",
    "Order",
    "Played",
    "Question",
    "Reading",
    "Refused",
    "Role",
    "Rule",
    "Ruling",
    "Running",
    "Sitting",
    "Standing",
    "Telling",
    "Terms",
    "TimeLeft",
    "Told",
    "UnknownFact",
    "UnknownLaw",
    "Unsettled",
    "Verdict",
    "View",
    "allowed",
    "kebab",
    "lateness",
    "law_numbers",
    "law_text",
    "read_laws",
    "verify",
]
