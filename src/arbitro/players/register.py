"""Which games have players, and who they are."""

from importlib import import_module
from random import Random
from typing import Any

from arbitro.players.player import Player, PlayerName, UnknownPlayer
from arbitro.players.table import Table

MOST_STRAY = 10.0
"""A hand that strays farther than this, in degrees, is no player's."""


class NoPlayers(LookupError):
    """There are no players for a game yet."""


def table_named(name: str) -> Table[Any, Any, Any, Any]:
    """Return the table at which machines play a game: `TABLE` in the package of its players."""
    module = f"arbitro.players.{name}"
    try:
        table: Table[Any, Any, Any, Any] = import_module(module).TABLE
    except ModuleNotFoundError as error:
        if error.name != module:
            raise
        raise NoPlayers(name) from error
    return table


def invite(table: Table[Any, Any, Any, Any], name: PlayerName, seed: str) -> Player[Any, Any]:
    """Return the player of a name, or raise UnknownPlayer or NotInstalled."""
    called, _, command = name.kind.partition("=")
    kind = table.kinds.get(called)
    if kind and kind.begun and command:
        return kind.begun(command, Random(f"{seed}/{name}"))
    if (
        kind is None
        or command
        or not kind.strengths
        or (name.strength is not None and name.strength not in kind.strengths)
    ):
        raise UnknownPlayer(str(name), known_names(table))
    strength = kind.usual if name.strength is None else name.strength
    whim = Random(f"{seed}/{name}")
    if name.stray is None:
        return kind.make(strength, whim)
    if kind.astray is None or name.stray > MOST_STRAY:
        raise UnknownPlayer(str(name), known_names(table))
    return kind.astray(strength, whim, name.stray)


def known_names(table: Table[Any, Any, Any, Any]) -> tuple[str, ...]:
    """Return every name that a game knows."""
    return tuple(f"{name}:{strength}" for name, kind in table.kinds.items() for strength in kind.strengths)
