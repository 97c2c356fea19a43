"""What an edition changes in the rules of the one that it amends, as data: numbers, and which named rules apply."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from typing import Any, TypeVar

import msgspec

from arbitro.kernel.book import Book
from arbitro.kernel.ruling import Effect, Fact, Question

Order = Callable[[Any, Fact, int], Iterable[Effect]]
"""What an amended rule may order besides what it says: so much of it, by the state and the fact."""
RuleFunction = Callable[..., Iterable[Effect | Question]]
G = TypeVar("G", bound=msgspec.Struct)
"""A game by an edition: a struct that has books among its fields."""


class AmendedRule(msgspec.Struct, frozen=True):
    """What becomes of one named rule under a law; it is off where nothing else is said."""

    law: str
    rule: str
    also: dict[str, int] = {}
    """What it orders besides, how much of it: the game's `orders` by name."""
    books: tuple[Any, ...] = ()
    """The books of another edition of the game, whose rule of that name applies."""
    there: str = ""
    """Under which number the rule stands there."""


class Amendment(msgspec.Struct, frozen=True):
    """An edition that rules as another does, but for some changes."""

    edition: str
    amends: str
    laws: tuple[str, ...]
    """Its clauses: those of the edition that it amends, and those it adds."""
    parameters: dict[str, Any] = {}
    """Its own numbers, of the right kind."""
    changes: tuple[AmendedRule, ...] = ()

    def of(self, game: G) -> G:
        """Return a game as it is by this edition; by the one that it amends it stays as it is."""
        orders: Mapping[str, Order] = getattr(game, "orders", {})
        books: Sequence[Book[Any, Any]] = game.books  # type: ignore[attr-defined]  # every game has them
        amended = {id(book): self._amend_book(place, book, orders) for place, book in enumerate(books)}
        held = {name: getattr(game, name) for name in game.__struct_fields__}
        fields = {name: amended[id(value)] for name, value in held.items() if id(value) in amended}
        return msgspec.structs.replace(game, edition=self.edition, **fields)

    def _amend_book(self, place: int, book: Book[Any, Any], orders: Mapping[str, Order]) -> Book[Any, Any]:
        numbers = msgspec.structs.replace(book.parameters, **self.parameters)
        amended = book.overlay(self.edition, self.laws, numbers, by_number=True)
        for change in self.changes:
            if change.books:
                amended.take_over(change.law, change.rule, change.books[place], change.there)
            elif not change.also:
                amended.without(change.law, change.rule)
            if change.also:
                amended.wrap(change.law, change.rule, partial(ordering_also, also=change.also, orders=orders))
        return amended


def ordering_also(
    function: RuleFunction, also: Mapping[str, int], orders: Mapping[str, Order]
) -> RuleFunction:
    """Return a rule's function that orders more, wherever the rule speaks."""

    def rule_and_order(state: Any, fact: Fact, parameters: Any) -> Iterator[Effect | Question]:
        spoken = tuple(function(state, fact, parameters))
        yield from spoken
        if spoken:
            for name, much in also.items():
                yield from orders[name](state, fact, much)

    return rule_and_order
