"""How many facts a second a book of 100 rules judges on one core, beside asking every rule in turn."""

from collections.abc import Iterator
from typing import Any, ClassVar

import msgspec
from msgspec.structs import replace

from arbitro.kernel import Book, Effect, Fact, Verdict

FIELDS = tuple(f"f{number}" for number in range(10))
FACTS = 200


class Count(msgspec.Struct, frozen=True):
    value: int = 0
    turn: int = 0


class Add(Effect, frozen=True):
    amount: int


class Pass(Effect, frozen=True):
    slot: ClassVar[str | None] = "turn"
    to: int


class Seen(Fact, frozen=True):
    f0: bool = False
    f1: bool = False
    f2: bool = False
    f3: bool = False
    f4: bool = False
    f5: bool = False
    f6: bool = False
    f7: bool = False
    f8: bool = False
    f9: bool = False


class Called(Fact, frozen=True):
    what: str = ""


def carry_out(count: Count, effect: Effect, parameters: None) -> Count:
    match effect:
        case Add(amount):
            return replace(count, value=count.value + amount)
        case Pass(to):
            return replace(count, turn=to)
        case _:
            raise AssertionError(effect)


def hundred_rules() -> Book[Count, None]:
    """Ninety rules on one kind of fact, each guarded by two of its fields, and ten on another."""
    book: Book[Count, None] = Book("bench/hundred", [str(number) for number in range(100)], None, carry_out)
    pairs = [(one, other) for one in FIELDS for other in FIELDS if one != other]
    for number, (one, other) in enumerate(pairs):
        _enter(book, number, (one, other))
    for number in range(90, 100):
        _enter_call(book, number)
    return book


def _enter(book: Book[Count, None], number: int, when: tuple[str, str]) -> None:
    @book.rule(str(number), Seen, when=when)
    def rule(count: Count, fact: Seen, parameters: None) -> Iterator[Effect]:
        if count.value % 7 != number % 7:
            yield Add(1)
            yield Pass(1 - count.turn)


def _enter_call(book: Book[Count, None], number: int) -> None:
    @book.rule(str(number), Called, when=("what",))
    def rule(count: Count, fact: Called, parameters: None) -> Iterator[Effect]:
        if fact.what == str(number):
            yield Add(number)


def facts() -> list[Fact]:
    """Facts with two or three truthy fields, as a stroke has, and a call now and then."""
    seen: list[Fact] = [
        Seen(**{FIELDS[n % 10]: True, FIELDS[(n * 3 + 1) % 10]: True, FIELDS[(n * 7 + 5) % 10]: n % 4 == 0})
        for n in range(FACTS)
    ]
    return [Called(str(90 + n % 10)) if n % 10 == 9 else fact for n, fact in enumerate(seen)]


def asked_in_turn(book: Book[Count, None], count: Count, fact: Fact) -> Verdict[Count]:
    """The plain way: every rule of the book is asked, its guards and all."""
    rulings: list[tuple[str, tuple[Effect, ...]]] = []
    for rule in book.rules:
        if rule.fact is type(fact) and all(getattr(fact, name) for name in rule.when):
            effects = tuple(rule.function(count, fact, None))
            if effects:
                rulings.append((rule.law, effects))
    for _, effects in rulings:
        for effect in effects:
            count = carry_out(count, effect, None)
    return Verdict(count)


def test_judged_facts(benchmark: Any) -> None:
    book, seen = hundred_rules(), facts()

    def judge_all() -> Count:
        count = Count()
        for fact in seen:
            count = book.judge(count, fact).state
        return count

    assert benchmark(judge_all).value > 0
    benchmark.extra_info["facts a second"] = round(FACTS / benchmark.stats.stats.median)


def test_judged_facts_asking_every_rule_in_turn(benchmark: Any) -> None:
    book, seen = hundred_rules(), facts()

    def judge_all() -> Count:
        count = Count()
        for fact in seen:
            count = asked_in_turn(book, count, fact).state
        return count

    assert benchmark(judge_all).value > 0
    benchmark.extra_info["facts a second"] = round(FACTS / benchmark.stats.stats.median)
