"""A tiny game that shows what the kernel offers: rules, exceptions, refusals, questions, overlays."""

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import ClassVar, TypeAlias, assert_never

import msgspec
from msgspec.structs import replace

from arbitro.kernel import (
    Book,
    CaseEvent,
    Effect,
    Fact,
    LawText,
    Malformed,
    Message,
    Question,
    Verdict,
    read_laws,
)

LAWS: LawText = read_laws(Path(__file__).with_name("laws.en.md").read_text(encoding="utf-8"))
OTHER = {"A": "B", "B": "A"}


class Heap(msgspec.Struct, frozen=True):
    stones: int = 10
    turn: str | None = "A"
    winner: str | None = None
    last: str | None = None
    fell: bool = False


class Take(Fact, frozen=True):
    stones: int
    both_hands: bool = False
    dropped: int = 0


class Purpose(Fact, frozen=True):
    intended: bool


class Taken(Effect, frozen=True):
    by: str | None
    stones: int


class Turn(Effect, frozen=True):
    slot: ClassVar[str | None] = "turn"
    to: str | None


class Dropped(Effect, frozen=True):
    stones: int


class Won(Effect, frozen=True):
    slot: ClassVar[str | None] = "winner"
    by: str


HeapEffect: TypeAlias = Taken | Turn | Dropped | Won


class Numbers(msgspec.Struct, frozen=True):
    most: int = 3


def apply(heap: Heap, effect: Effect, numbers: Numbers) -> Heap:
    known: HeapEffect = effect  # type: ignore[assignment]  # the union is closed
    match known:
        case Taken(by, stones):
            return replace(heap, stones=heap.stones - stones, last=by)
        case Dropped(stones):
            return replace(heap, stones=heap.stones + stones, fell=True)
        case Turn(to):
            return replace(heap, turn=to)
        case Won(by):
            return replace(heap, winner=by, turn=None)
        case _:
            assert_never(known)


def begin(heap: Heap) -> Heap:
    return replace(heap, fell=False) if heap.fell else heap


book: Book[Heap, Numbers] = Book("example/heap", LAWS.laws, Numbers(), apply, begin)


@book.refuses("4", Take)
def game_is_over(heap: Heap, take: Take, numbers: Numbers) -> bool:
    return heap.winner is not None


@book.refuses("1a", Take)
def not_a_legal_number(heap: Heap, take: Take, numbers: Numbers) -> bool:
    return not 1 <= take.stones <= min(numbers.most, heap.stones)


@book.refuses("3", Purpose)
def nothing_fell(heap: Heap, fact: Purpose, numbers: Numbers) -> bool:
    return not heap.fell


@book.rule("1", Take, unless=("2",))
def turn_passes(heap: Heap, take: Take, numbers: Numbers) -> Iterator[Effect]:
    if heap.turn is not None:
        yield Turn(OTHER[heap.turn])


@book.rule("1", Take)
def stones_are_taken(heap: Heap, take: Take, numbers: Numbers) -> Iterator[Effect]:
    yield Taken(heap.turn, take.stones)


@book.rule("2", Take, when=("both_hands",), derived=True)
def both_hands(heap: Heap, take: Take, numbers: Numbers) -> Iterator[Effect]:
    yield Turn(heap.turn)


@book.rule("3", Take, when=("dropped",))
def stones_on_the_floor(heap: Heap, take: Take, numbers: Numbers) -> Iterator[Effect | Question]:
    yield Dropped(min(take.dropped, take.stones))
    yield Question("on purpose", ("yes", "no"))


@book.rule("3", Purpose, when=("intended",))
def on_purpose(heap: Heap, fact: Purpose, numbers: Numbers) -> Iterator[Effect]:
    if heap.turn is not None:
        yield Won(heap.turn)


@book.settlement("4")
def last_stone(heap: Heap, fact: Fact, numbers: Numbers) -> Iterator[Effect]:
    if heap.stones == 0 and heap.winner is None and heap.last is not None:
        yield Won(heap.last)


misere = book.overlay("example/heap-misere", LAWS.laws, Numbers(most=2))
misere.amends("4", "last_stone")


@misere.settlement("4")
def last_stone_loses(heap: Heap, fact: Fact, numbers: Numbers) -> Iterator[Effect]:
    if heap.stones == 0 and heap.winner is None and heap.last is not None:
        yield Won(OTHER[heap.last])


class HeapReferee:
    """The smallest referee."""

    def __init__(self, rules: Book[Heap, Numbers]) -> None:
        self.book = rules
        self.books = (rules,)

    def read(self, given: Mapping[str, object], events: Sequence[CaseEvent]) -> tuple[Heap, Sequence[Fact]]:
        return msgspec.convert(given, Heap), [
            self._fact(number, event) for number, event in enumerate(events)
        ]

    def judge(self, heap: Heap, fact: Fact) -> Verdict[Heap]:
        return self.book.judge(heap, fact)

    def after(self, heap: Heap) -> dict[str, object]:
        return msgspec.structs.asdict(heap)

    def says(self, before: Heap, fact: Fact, verdict: Verdict[Heap]) -> tuple[Message, ...]:
        return ()

    def _fact(self, number: int, event: CaseEvent) -> Fact:
        kinds: dict[str, type[Take | Purpose]] = {"take": Take, "purpose": Purpose}
        try:
            value = {"stones": event.value} if isinstance(event.value, int) else event.value
            return msgspec.convert(value, kinds[event.name])
        except (KeyError, msgspec.ValidationError) as error:
            raise Malformed(f"when[{number}].{event.name}", "not-an-event") from error
