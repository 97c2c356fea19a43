"""Nim by its laws: what can happen, what each law orders, and the match as others see it."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, ClassVar, TypeAlias

import msgspec
from msgspec.structs import replace

from arbitro.kernel import (
    Book,
    CaseEvent,
    Effect,
    Ended,
    Fact,
    GameDefaults,
    Malformed,
    Offer,
    Reading,
    Role,
    Standing,
    Terms,
    Verdict,
    View,
    law_text,
)

OTHER = {"A": "B", "B": "A"}


class Length(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    heaps: int = 3


class NimTerms(Terms, frozen=True, kw_only=True):
    length: Length = Length()


class Nim(msgspec.Struct, frozen=True):
    """A match: the heap under way, and who won the others."""

    stones: int = 12
    turn: str | None = "A"
    winner: str | None = None
    """Who won this heap."""
    last: str = ""
    """Who took last."""
    wins: dict[str, int] = msgspec.field(default_factory=lambda: {"A": 0, "B": 0})
    heaps: int = 3
    heap: int = 1
    lost_by: str | None = None
    """Who gave the match up."""

    @property
    def champion(self) -> str | None:
        if self.lost_by:
            return OTHER[self.lost_by]
        return next((side for side, won in self.wins.items() if 2 * won > self.heaps), None)


class Take(Fact, frozen=True):
    stones: int


class NextHeap(Fact, frozen=True):
    pass


class Concede(Fact, frozen=True):
    by: str = ""


NimFact: TypeAlias = Take | NextHeap | Concede


class NimEffect(Effect, frozen=True):
    prefix: ClassVar[str] = "nim"


class Taken(NimEffect, frozen=True):
    by: str
    stones: int


class Turn(NimEffect, frozen=True):
    slot: ClassVar[str | None] = "turn"
    to: str


class Won(NimEffect, frozen=True):
    slot: ClassVar[str | None] = "winner"
    by: str


class Opened(NimEffect, frozen=True):
    by: str


class GivenUp(NimEffect, frozen=True):
    by: str


class Numbers(msgspec.Struct, frozen=True):
    most: int = 3
    stones: int = 12


def apply(nim: Nim, effect: Effect, numbers: Numbers) -> Nim:
    match effect:
        case Taken(by, stones):
            return replace(nim, stones=nim.stones - stones, last=by)
        case Turn(to):
            return replace(nim, turn=to)
        case Won(by):
            return replace(nim, winner=by, turn=None, wins={**nim.wins, by: nim.wins[by] + 1})
        case Opened(by):
            return replace(nim, stones=numbers.stones, turn=by, winner=None, heap=nim.heap + 1)
        case GivenUp(by):
            return replace(nim, lost_by=by, turn=None)
        case _:
            raise TypeError(effect)


book: Book[Nim, Numbers] = Book("nim/club", law_text("arbitro_nim.club", "en").laws, Numbers(), apply)


@book.refuses("4", Take)
@book.refuses("4", NextHeap)
@book.refuses("4", Concede)
def match_is_over(nim: Nim, fact: Fact, numbers: Numbers) -> bool:
    return nim.champion is not None


@book.refuses("2", Take)
def heap_is_over(nim: Nim, fact: Take, numbers: Numbers) -> bool:
    return nim.winner is not None


@book.refuses("1a", Take)
def not_so_many(nim: Nim, fact: Take, numbers: Numbers) -> bool:
    return not 1 <= fact.stones <= min(numbers.most, nim.stones)


@book.refuses("3", NextHeap)
def heap_goes_on(nim: Nim, fact: NextHeap, numbers: Numbers) -> bool:
    return nim.winner is None


@book.rule("1", Take)
def stones_are_taken(nim: Nim, fact: Take, numbers: Numbers) -> Iterator[Effect]:
    assert nim.turn
    yield Taken(nim.turn, fact.stones)
    if fact.stones < nim.stones:
        yield Turn(OTHER[nim.turn])


@book.rule("3", NextHeap)
def loser_begins(nim: Nim, fact: NextHeap, numbers: Numbers) -> Iterator[Effect]:
    yield Opened(OTHER[nim.winner or "B"])


@book.rule("5", Concede)
def match_is_given_up(nim: Nim, fact: Concede, numbers: Numbers) -> Iterator[Effect]:
    yield GivenUp(fact.by)


@book.settlement("2")
def last_stone_wins(nim: Nim, fact: Fact, numbers: Numbers) -> Iterator[Effect]:
    if nim.stones == 0 and nim.winner is None:
        yield Won(nim.last)


misere = book.overlay("nim/misere", law_text("arbitro_nim.misere", "en").laws, Numbers())
misere.amends("2", "last_stone_wins")


@misere.settlement("2")
def last_stone_loses(nim: Nim, fact: Fact, numbers: Numbers) -> Iterator[Effect]:
    if nim.stones == 0 and nim.winner is None:
        yield Won(OTHER[nim.last])


class NimGame(GameDefaults, msgspec.Struct, frozen=True, eq=False):
    edition: str
    book: Book[Nim, Numbers]
    terms: ClassVar[type[Terms]] = NimTerms

    @property
    def books(self) -> tuple[Book[Nim, Numbers]]:
        return (self.book,)

    def decode(self, fact: bytes) -> NimFact:
        found: NimFact = _FACT.decode(fact)
        return found

    def decode_state(self, state: bytes) -> Nim:
        return msgspec.json.decode(state, type=Nim)

    def start(self, terms: NimTerms) -> Nim:
        if terms.length.heaps % 2 == 0:
            raise Malformed("length.heaps", "not-one-of", value=str(terms.length.heaps), choices="1, 3, 5")
        return msgspec.convert({"heaps": terms.length.heaps, **terms.given}, Nim)

    def read(self, given: Mapping[str, object], events: Sequence[CaseEvent]) -> Reading[Nim, NimFact]:
        try:
            state = msgspec.convert(given, Nim)
        except msgspec.ValidationError as error:
            raise Malformed("given", "not-a-situation") from error
        facts = [
            fact
            for number, event in enumerate(events)
            for fact in self.facts(state, event, f"when[{number}]")
        ]
        return Reading(state, tuple((0, fact) for fact in facts))

    def facts(self, state: Nim, event: CaseEvent, key: str = "event") -> tuple[NimFact, ...]:
        match event.name, event.value:
            case "take", int(stones) if stones is not True:
                return (Take(stones),)
            case "next", True:
                return (NextHeap(),)
            case "concede", "A" | "B" as by:
                return (Concede(by),)
            case "concede", True:
                return (Concede(),)
            case _:
                raise Malformed(f"{key}.{event.name}", "not-an-event")

    def complete(self, state: Nim, fact: NimFact) -> NimFact:
        if isinstance(fact, Concede) and not fact.by:
            return replace(fact, by=state.turn or "A")
        return fact

    def judge(self, state: Nim, fact: NimFact, at: int = 0) -> Verdict[Nim]:
        return self.book.judge(state, self.complete(state, fact))

    def unit(self, state: Nim) -> int:
        return state.heap

    def offers(self, state: Nim) -> tuple[Offer, ...]:
        if state.champion:
            return ()
        if state.winner:
            return (
                Offer("next", "official", due=True, first=True),
                Offer("concede", "official", "A", {"": ("A", "B")}),
            )
        counts = tuple(range(1, min(self.book.parameters.most, state.stones) + 1))
        turn = state.turn or "A"
        return (Offer("take", turn, 1, {"": counts}, due=True, first=True), Offer("concede", turn, turn))

    def standing(self, state: Nim) -> Standing:
        how = "concession" if state.lost_by else "play"
        ended = Ended(state.champion, how) if state.champion else None
        return Standing(("A", "B"), (state.wins["A"], state.wins["B"]), None, (), state.turn, ended)

    def view(self, state: Nim, role: Role = "public") -> View:
        after = {"stones": state.stones, "turn": state.turn, "winner": state.winner}
        return View({"heaps": dict(state.wins), "winner": state.champion}, after)

    def spectators(self, state: Nim, role: Role = "public") -> dict[str, Any]:
        return {"stones": state.stones}


_FACT = msgspec.json.Decoder(NimFact)
GAMES = {rules.edition: NimGame(rules.edition, rules) for rules in (book, misere)}
