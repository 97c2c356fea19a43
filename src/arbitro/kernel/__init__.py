"""What a fact, a law, a ruling, an effect, a journal and a clock are. The kernel knows no game."""

from arbitro.kernel.book import Book, Contradiction, Rule, UnknownLaw, Unsettled
from arbitro.kernel.clock import Countdown, DelayClock, lateness
from arbitro.kernel.journal import BadAct, BadJournal, Entry, Fault, Journal, verify
from arbitro.kernel.law import BadLawText, Law, LawText, law_numbers, law_text, read_laws
from arbitro.kernel.referee import Announcer, Event, Malformed, Referee
from arbitro.kernel.ruling import Effect, Fact, Message, Question, Refused, Ruling, Verdict, kebab

__all__ = [
    "Announcer",
    "BadAct",
    "BadJournal",
    "BadLawText",
    "Book",
    "Contradiction",
    "Countdown",
    "DelayClock",
    "Effect",
    "Entry",
    "Event",
    "Fact",
    "Fault",
    "Journal",
    "Law",
    "LawText",
    "Malformed",
    "Message",
    "Question",
    "Referee",
    "Refused",
    "Rule",
    "Ruling",
    "UnknownLaw",
    "Unsettled",
    "Verdict",
    "kebab",
    "lateness",
    "law_numbers",
    "law_text",
    "read_laws",
    "verify",
]
