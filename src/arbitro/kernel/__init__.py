"""What a fact, a law, a ruling, an effect, a journal and a clock are. The kernel knows no game."""

from arbitro.kernel.amendment import AmendedRule, Amendment, Order
from arbitro.kernel.book import Book, Contradiction, Rule, UnknownFact, UnknownLaw, Unsettled
from arbitro.kernel.changes import BadAct
from arbitro.kernel.checkpoint import Checkpoint
from arbitro.kernel.clock import Countdown, DelayClock, TimeLeft, lateness
from arbitro.kernel.event import CaseEvent, Malformed
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
    WalkoverTerms,
    allowed_offers,
)
from arbitro.kernel.journal import BadJournal, Entry, Fault, Journal, verify
from arbitro.kernel.law import BadLawText, Law, LawText, law_numbers, law_text, read_laws
from arbitro.kernel.ruling import (
    Effect,
    Fact,
    Message,
    Question,
    Refused,
    Ruling,
    Verdict,
    Weight,
    kebab,
    leading,
    tag_of,
)
from arbitro.kernel.sitting import Heard, Sitting, ToldEntry
from arbitro.kernel.unit import Instead, PlayedAct, Telling

__all__ = [
    "AmendedRule",
    "Amendment",
    "BadAct",
    "BadJournal",
    "BadLawText",
    "Book",
    "CaseEvent",
    "Checkpoint",
    "Contradiction",
    "Countdown",
    "DelayClock",
    "Effect",
    "Ended",
    "Entry",
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
    "PlayedAct",
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
    "ToldEntry",
    "UnknownFact",
    "UnknownLaw",
    "Unsettled",
    "Verdict",
    "View",
    "WalkoverTerms",
    "Weight",
    "allowed_offers",
    "kebab",
    "lateness",
    "law_numbers",
    "law_text",
    "leading",
    "read_laws",
    "tag_of",
    "verify",
]
