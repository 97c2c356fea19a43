"""What a player is, and how players are named."""

from collections.abc import Callable
from random import Random
from typing import Generic, Protocol, TypeVar

import msgspec

Sight = TypeVar("Sight")
"""What a game shows to the player whose decision is due."""
Act = TypeVar("Act")
"""What a player of a game can decide to do."""
Seen = TypeVar("Seen", contravariant=True)
Done = TypeVar("Done", covariant=True)


class Player(Protocol[Seen, Done]):
    """Decides by what is shown alone: never the dice to come, the rack's jitter, or an engine's inside."""

    def act(self, sight: Seen) -> Done:
        """Return what the player does, one of the acts that are legal now."""
        ...


class PlayerName(msgspec.Struct, frozen=True):
    """A player's name as it is written: `house:3`."""

    kind: str
    strength: int | None = None
    """None for the strength that is usual for the kind."""

    def __str__(self) -> str:
        return self.kind if self.strength is None else f"{self.kind}:{self.strength}"


class UnknownPlayer(LookupError):
    """A game has no player of that name."""

    def __init__(self, name: str, known: tuple[str, ...]) -> None:
        super().__init__(name)
        self.name = name
        self.known = known
        """The names that the game knows."""


class NotInstalled(LookupError):
    """A player needs an engine that is not installed."""

    def __init__(self, name: str, package: str) -> None:
        super().__init__(name)
        self.name = name
        self.package = package
        """What has to be installed."""


class Kind(msgspec.Struct, Generic[Sight, Act], frozen=True):
    """A kind of player, and the strengths it comes in."""

    make: Callable[[int, Random], Player[Sight, Act]]
    """Makes a player of a strength, whose whims come from a source of chance of its own."""
    strengths: tuple[int, ...]
    usual: int
    """The strength of a player who is called by the kind alone."""


def read_name(text: str) -> PlayerName:
    """Read a name such as `house:3` or `house`; raises UnknownPlayer when it cannot be one."""
    kind, colon, strength = text.partition(":")
    if not kind or (colon and not (strength.isascii() and strength.isdigit())):
        raise UnknownPlayer(text, ())
    return PlayerName(kind, int(strength) if colon else None)
