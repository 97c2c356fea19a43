"""For whom something is said or done in a match: the side that a fact names, in the match's own words."""

from collections.abc import Iterable
from typing import Any, TypeAlias

from arbitro.kernel import Fact, Game

Done: TypeAlias = tuple[frozenset[str], Fact]
"""Something that was done, with the sides of whoever did it; none for an official or the hall."""


def sides_named(game: Game[Any, Any], state: Any, facts: Iterable[Fact]) -> frozenset[str]:
    """Return the sides of the match whose word or deed facts are, where they say it or it follows."""
    named = (getattr(game.complete(state, fact), "by", None) for fact in facts)
    return frozenset(game.side_of(state, name) for name in named if isinstance(name, str) and name)
