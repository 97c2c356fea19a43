"""The tiny game as a match of several heaps: what a live match needs of a game, in its smallest form."""

from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias

import msgspec
from msgspec.structs import replace

from arbitro.kernel import (
    CaseEvent,
    Ended,
    Fact,
    GameDefaults,
    Malformed,
    Message,
    Offer,
    Reading,
    Refused,
    Role,
    Running,
    Standing,
    Terms,
    TimeLeft,
    Verdict,
    View,
)
from tests.example.game import OTHER, Heap, Purpose, Take, book

LIMIT = 15_000


class HeapTerms(Terms, frozen=True, kw_only=True):
    heaps: int = 3
    stones: int = 10


class NextHeap(Fact, frozen=True):
    pass


class Concede(Fact, frozen=True):
    by: str = ""


class Bell(Fact, frozen=True):
    """Rung late, it shows that the first take came before it: that take was with both hands."""


class Expired(Fact, frozen=True):
    by: str


HeapFact: TypeAlias = Take | Purpose | NextHeap | Concede | Bell | Expired


class HeapMatch(msgspec.Struct, frozen=True):
    heap: Heap
    terms: HeapTerms = HeapTerms()
    won: tuple[str, ...] = ()
    """Who won each heap before the one under way."""
    since: int = 0

    @property
    def wins(self) -> tuple[str, ...]:
        return (*self.won, self.heap.winner) if self.heap.winner else self.won


class HeapGame(GameDefaults):
    edition = "example/heap"
    books = (book,)
    terms = HeapTerms
    decode = staticmethod(msgspec.json.Decoder(HeapFact).decode)
    decode_state = staticmethod(msgspec.json.Decoder(HeapMatch).decode)

    def start(self, terms: HeapTerms) -> HeapMatch:
        return HeapMatch(Heap(terms.stones), terms)

    def read(self, given: Mapping[str, object], events: Sequence[CaseEvent]) -> Reading[HeapMatch, Any]:
        state = HeapMatch(msgspec.convert(given, Heap))
        return Reading(state, tuple((0, fact) for event in events for fact in self.facts(state, event)))

    def facts(self, state: HeapMatch, event: CaseEvent, key: str = "event") -> tuple[HeapFact, ...]:
        kinds: dict[str, Any] = {"take": Take, "purpose": Purpose, "next": NextHeap, "concede": Concede}
        if event.name not in kinds:
            raise Malformed(key, "not-an-event")
        value = {"take": {"stones": event.value}, "purpose": {"intended": event.value}}.get(event.name, {})
        return (msgspec.convert(value, kinds[event.name]),)

    def complete(self, state: HeapMatch, fact: HeapFact) -> HeapFact:
        if isinstance(fact, Concede) and not fact.by:
            return replace(fact, by=state.heap.turn or "A")
        return fact

    def judge(self, state: HeapMatch, fact: HeapFact, at: int = 0) -> Verdict[HeapMatch]:
        heap = state.heap
        match fact:
            case NextHeap():
                if heap.winner is None or len(state.wins) >= state.terms.heaps:
                    return Verdict(state, refused=Refused("4", "heap_lasts"))
                return Verdict(replace(state, heap=Heap(state.terms.stones), won=state.wins, since=at))
            case Concede(by) | Expired(by):
                if heap.winner is not None:
                    return Verdict(state, refused=Refused("4", "game_is_over"))
                return Verdict(replace(state, heap=replace(heap, winner=OTHER[by], turn=None)))
            case Bell():
                return Verdict(state)
            case _:
                verdict = book.judge(heap, fact)
                if verdict.refused:
                    return Verdict(state, refused=verdict.refused)
                return Verdict(replace(state, heap=verdict.state, since=at), verdict.rulings)

    def objection(self, state: HeapMatch, fact: HeapFact) -> Refused | None:
        return self.judge(state, fact).refused

    def hindsight(self, earlier: Sequence[HeapFact], fact: HeapFact) -> Mapping[int, HeapFact]:
        if isinstance(fact, Purpose) and earlier:
            return {len(earlier) - 1: earlier[-1]}
        if not isinstance(fact, Bell) or any(isinstance(one, Bell) for one in earlier):
            return {}
        first = next((place for place, one in enumerate(earlier) if isinstance(one, Take)), None)
        if first is None:
            return {}
        take = earlier[first]
        assert isinstance(take, Take)
        return {first: replace(take, both_hands=True)}

    def unit(self, state: HeapMatch) -> int:
        return len(state.won)

    def offers(self, state: HeapMatch) -> tuple[Offer, ...]:
        heap = state.heap
        if heap.winner is not None:
            more = len(state.wins) < state.terms.heaps
            return (Offer("next", "official", due=True),) if more else ()
        asked = (Offer("purpose", "official", False, asks="on-purpose"),) if heap.fell else ()
        return (Offer("take", heap.turn or "A", 1, due=True), Offer("concede", heap.turn or "A"), *asked)

    def clocks(self, state: HeapMatch, now: int) -> tuple[Running, ...]:
        turn = state.heap.turn
        if turn is None:
            return ()
        return (Running("stroke", turn, max(0, LIMIT - (now - state.since)), True, Expired(turn)),)

    def time_left(self, then: HeapMatch, at: int, now: HeapMatch) -> tuple[TimeLeft, ...]:
        turn, same = now.heap.turn, (then.heap, then.since) == (now.heap, now.since)
        return (TimeLeft("stroke", turn, max(0, LIMIT - (at - then.since))),) if turn and same else ()

    def contradiction(self, state: HeapMatch, fact: HeapFact, at: int) -> Refused | None:
        return None

    def set_clocks(self, state: HeapMatch, left: tuple[TimeLeft, ...], at: int) -> HeapMatch:
        return replace(state, since=at - (LIMIT - left[0].left if left else 0))

    def standing(self, state: HeapMatch) -> Standing:
        wins = state.wins
        over = len(wins) >= state.terms.heaps
        score = (wins.count("A"), wins.count("B"))
        ended = Ended("A" if score[0] > score[1] else "B", "play") if over else None
        return Standing(("A", "B"), score, None, (), state.heap.turn, ended)

    def view(self, state: HeapMatch, role: Role = "public") -> View:
        wins = state.wins
        match = {"A": wins.count("A"), "B": wins.count("B")}
        return View(match, {"stones": state.heap.stones, "turn": state.heap.turn})

    def spectators(self, state: HeapMatch, role: Role = "public") -> dict[str, Any]:
        return {"stones": state.heap.stones}

    def says(self, before: HeapMatch, fact: HeapFact, verdict: Verdict[HeapMatch]) -> tuple[Message, ...]:
        return (Message("won"),) if verdict.state.heap.winner and not before.heap.winner else ()
