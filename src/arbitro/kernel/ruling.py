"""What a book answers: rulings with their effects, questions, refusals, the verdict that holds them."""

import re
from collections.abc import Iterator, Sequence
from enum import IntEnum
from typing import ClassVar, Generic, TypeVar

import msgspec

S = TypeVar("S")


class Message(msgspec.Struct, frozen=True):
    """Something to be said: the name of a Fluent message and its values. Prose is made at the edge.

    A value that is a tuple of messages is told as a list: the blue, a red and the black.
    """

    id: str
    values: dict[str, object] = {}


class Fact(msgspec.Struct, frozen=True, tag=True):
    """What was seen or claimed at the table: the only thing that is stored as truth."""


class Weight(IntEnum):
    """How much of what happened an effect tells: the heaviest leads, whatever its place in the book."""

    NOTED = 0
    """What is counted, kept, or goes without saying: a red stays off the table."""
    FOLLOWS = 1
    """What comes next: whose turn it is, what is on."""
    MADE = 2
    """That something was done, where no other effect says what came of it."""
    HAPPENED = 3
    DECIDED = 4
    """What it turned into: the queen is covered, the double is taken."""
    UNIT_OVER = 5
    """A board, a frame or a game of backgammon is over."""
    GAME_OVER = 6
    MATCH_OVER = 7
    BROKEN = 8
    """What answers a fault, under a clause that says no more of it."""
    FAULT = 9
    """The fault, under the clause that names it."""


class Effect(msgspec.Struct, frozen=True, tag=True):
    """One change that a law orders. Each game has a closed union of them, carried out by one `match`."""

    slot: ClassVar[str | None] = None
    """What the effect settles, when only one law may settle it: two laws must then agree."""
    weight: ClassVar[Weight] = Weight.HAPPENED
    """How much of what happened it tells."""
    prefix: ClassVar[str] = "effect"
    """The game's prefix in the names of its Fluent messages."""

    @property
    def punishes(self) -> bool:
        """Whether it answers a fault of a player."""
        return self.weight >= Weight.BROKEN

    @property
    def gravity(self) -> int:
        """How grave it is: of several faults the gravest leads."""
        return 0

    @property
    def implied(self) -> bool:
        """Whether it need not be said where its law orders more."""
        return False

    def message(self) -> Message:
        """Return what is said of it: `<prefix>-<tag>` with its fields as values."""
        return Message(f"{self.prefix}-{kebab(tag_of(self))}", msgspec.structs.asdict(self))


def tag_of(value: msgspec.Struct | type[msgspec.Struct]) -> str:
    """Return the name of a fact or an effect in journals, in cases, and in the words that are looked up for it."""
    kind = value if isinstance(value, type) else type(value)
    return str(kind.__struct_config__.tag)


class Question(msgspec.Struct, frozen=True, tag=True):
    """A matter that the law leaves to the official: the answer is a fact."""

    asks: str
    """What is asked; names a Fluent message."""
    choices: tuple[str, ...]
    """The answers open to the official."""


class Ruling(msgspec.Struct, frozen=True):
    """A law that spoke, and what it orders."""

    law: str
    """The clause's number in its edition."""
    rule: str
    """The rule function that spoke."""
    effects: tuple[Effect, ...] = ()
    derived: bool = False
    """Whether it rests on a reading of the book rather than on its plain words."""
    questions: tuple[Question, ...] = ()

    @property
    def weight(self) -> tuple[int, int]:
        """How much of what happened it tells, and how grave that is."""
        return max(((effect.weight, effect.gravity) for effect in self.effects), default=(0, 0))


def leading(rulings: Sequence[Ruling]) -> int:
    """Return the place of the ruling that tells what happened: of those that tell as much, the first; -1 of none."""
    return max(range(len(rulings)), key=lambda place: rulings[place].weight, default=-1)


class Refused(msgspec.Struct, frozen=True):
    """The ruling that an act is not allowed at this moment; the state stays as it was."""

    law: str
    rule: str
    """The refusing rule; names what is said of it."""
    derived: bool = False
    values: dict[str, str] = {}
    """What stands in the way, by the names that the words have for it."""


class Verdict(msgspec.Struct, Generic[S], frozen=True):
    """The book's whole answer to one fact."""

    state: S
    """The state after it: the very same object when it was refused."""
    rulings: tuple[Ruling, ...] = ()
    refused: Refused | None = None
    says: tuple[Message, ...] = ()
    """What is said of it where no law is cited."""

    @property
    def questions(self) -> tuple[Question, ...]:
        """What the official is asked now."""
        return tuple(question for ruling in self.rulings for question in ruling.questions)

    @property
    def laws(self) -> tuple[str, ...]:
        """Every law cited, a refusal's included."""
        return (*(ruling.law for ruling in self.rulings), *([self.refused.law] if self.refused else []))

    def effects(self) -> Iterator[Effect]:
        """Yield every effect in the order in which it was carried out."""
        for ruling in self.rulings:
            yield from ruling.effects


def kebab(name: str) -> str:
    """Return `own_man_back` or `OwnManBack` as `own-man-back`."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", name).replace("_", "-").lower()
