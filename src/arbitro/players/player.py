"""What a player is, and how players are named."""

import re
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
    """A player's name as it is written: `house:3`, or `house:5@0.35` for a mind of that strength with another hand."""

    kind: str
    strength: int | None = None
    """None for the strength that is usual for the kind."""
    stray: float | None = None
    """How far the hand strays in degrees (standard deviation); None for the hand of the strength."""

    def __str__(self) -> str:
        strength = "" if self.strength is None else f":{self.strength}"
        stray = "" if self.stray is None else f"@{self.stray:g}"
        return f"{self.kind}{strength}{stray}"


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


class BadAnswer(RuntimeError):
    """A program that plays answered what is no legal act, or ended."""


class Kind(msgspec.Struct, Generic[Sight, Act], frozen=True):
    """A kind of player, and the strengths it comes in."""

    make: Callable[[int, Random], Player[Sight, Act]]
    """Makes a player of a strength, whose whims come from a source of chance of its own."""
    strengths: tuple[int, ...]
    usual: int
    """The strength of a player who is called by the kind alone."""
    astray: Callable[[int, Random, float], Player[Sight, Act]] | None = None
    """Makes a player of a strength whose hand strays so many degrees; None where nobody has a hand that strays."""
    begun: Callable[[str, Random], Player[Sight, Act]] | None = None
    """Makes a player of the command in `kind=command`; None where no program can be a player."""


_NAME = re.compile(r"([^:@]+)(?::(\d{1,9}))?(?:@(\d{1,2}(?:\.\d{1,6})?))?", re.ASCII)


def read_name(text: str) -> PlayerName:
    """Read a name: `house`, `house:3`, `house:5@0.35`, `ubgi=command`; raises UnknownPlayer when it cannot be one."""
    if "=" in text:
        return PlayerName(text)
    found = _NAME.fullmatch(text)
    if not found:
        raise UnknownPlayer(text, ())
    kind, strength, stray = found.groups()
    return PlayerName(kind, int(strength) if strength else None, float(stray) if stray else None)
