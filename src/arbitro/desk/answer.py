"""What the law of the desk answers to an act: it is carried out, with the laws cited, or refused."""

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


class Done(msgspec.Struct, frozen=True):
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


Answered: TypeAlias = Done | Refused | Barred


def done(event: Event, what: str, /, *laws: str, **values: object) -> Done:
    """Return that an act was carried out; laws that the book does not have are left out."""
    words = {name: str("" if value is None else value) for name, value in values.items()}
    return Done(event, Said(what, tuple(words.items())), tuple(dict.fromkeys(law for law in laws if law)))


def no(rule: str, law: str = "", derived: bool = False, **values: object) -> Refused:
    """Return that an act is not allowed, by a rule and under a law, if the book has one; and what stands in the way."""
    return Refused(law, rule, derived, {name: str(value) for name, value in values.items()})


def laws_of(event: Event) -> DeskLaws:
    """Return the clauses that hold for an event."""
    return laws_by(event.setup.edition)
