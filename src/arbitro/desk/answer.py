"""What the law of the desk answers to an act: it is carried out, with the laws cited, or refused."""

from collections import Counter
from collections.abc import Iterable
from typing import ClassVar, TypeAlias

import msgspec

from arbitro.desk.event import Event
from arbitro.desk.laws import laws_by
from arbitro.kernel import Effect, Message, Refused
from arbitro.kernel.desk import DeskLaws


class Said(Effect, frozen=True):
    """What the desk says of an act that was carried out."""

    prefix: ClassVar[str] = "desk"
    what: str
    values: tuple[tuple[str, str], ...]

    def message(self) -> Message:
        """Return `desk-<what>` with its values."""
        return Message(f"desk-{self.what}", dict(self.values))


# The usual result type: an outcome or a refusal as a value. No law raises, and none changes what it is given.
class ActDone(msgspec.Struct, frozen=True):
    """An act that was carried out: the event after it, the laws cited, and what is said of it."""

    event: Event
    said: Said
    laws: tuple[str, ...] = ()
    derived: bool = False
    """Whether it rests on a reading of the book."""
    preview: bool = False
    """Whether it is only shown what would be: nothing to take back."""


class Barred(msgspec.Struct, frozen=True):
    """An act that is refused and yet leaves something owed."""

    event: Event
    refused: Refused


Answered: TypeAlias = ActDone | Refused | Barred


def answer_done(event: Event, what: str, /, *laws: str, **values: object) -> ActDone:
    """Return that an act was carried out; laws that the book does not have are left out."""
    words = {name: str("" if value is None else value) for name, value in values.items()}
    return ActDone(event, Said(what, tuple(words.items())), tuple(dict.fromkeys(law for law in laws if law)))


def no(rule: str, law: str = "", derived: bool = False, **values: object) -> Refused:
    """Return that an act is not allowed, by a rule and under a law, if the book has one; and what stands in the way."""
    return Refused(law, rule, derived, {name: str(value) for name, value in values.items()})


def not_now(rule: str, event: Event, match: str, law: str = "") -> Refused:
    """Return that a match is not in a state for an act, and in which it is."""
    found = event.match(match)
    return no(rule, law, match=match, state=found.state if found else "none")


def everybody_once(named: Iterable[str], due: Iterable[str]) -> Refused | None:
    """Return who does not stand as often as is due in a round that is paired by hand, or None."""
    there, wanted = Counter(named), Counter(due)
    wrong = [name for name in (wanted | there) if there[name] != wanted[name]]
    return no("not_everybody_once", players=", ".join(wrong)) if wrong else None


def laws_of(event: Event) -> DeskLaws:
    """Return the clauses that hold for an event."""
    return laws_by(event.setup.edition)
