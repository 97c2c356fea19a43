"""Which games have players, and who they are."""

from random import Random
from typing import Any

from arbitro.kernel.plugin import load, plugins
from arbitro.players.hint import Hint
from arbitro.players.player import Player, PlayerName, UnknownPlayer
from arbitro.players.table import AnyTable, Places

MOST_STRAY = 10.0
"""A hand that strays farther than this, in degrees, is no player's."""


class NoPlayers(LookupError):
    """There are no players for a game yet."""


def table_named(name: str) -> AnyTable:
    """Return the table at which a game is played here, or raise NoPlayers."""
    found = plugins().get(name)
    if found is None or not found.players:
        raise NoPlayers(name)
    table: AnyTable = load(found.players)
    return table


def table_of(edition: str, doubles: bool, stray: int | None = None, laid: Places = ()) -> AnyTable:
    """Return the table on which an edition is played: how people's hands stray, and what was laid on it by hand."""
    return table_named(edition.partition("/")[0]).seat(edition, doubles, stray=stray, laid=laid)


def advise(game: str, sight: Any, seed: str) -> tuple[Hint, ...]:
    """Return what a player who sees this might do, the best first; it runs in a worker process."""
    return table_named(game).hints(sight, seed)


def invite(table: AnyTable, name: PlayerName, seed: str) -> Player[Any, Any]:
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


def known_names(table: AnyTable) -> tuple[str, ...]:
    """Return every name that a game knows."""
    return tuple(f"{name}:{strength}" for name, kind in table.kinds.items() for strength in kind.strengths)
