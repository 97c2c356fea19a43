"""Which games have players, and who they are."""

from importlib import import_module
from random import Random
from typing import Any

from arbitro.players.game import Game
from arbitro.players.player import Player, PlayerName, UnknownPlayer


class NoPlayers(LookupError):
    """There are no players for a game yet."""


def game_named(name: str) -> Game[Any, Any, Any, Any]:
    """Return a game as the hall plays it: `GAME` in the package of its players."""
    module = f"arbitro.players.{name}"
    try:
        game: Game[Any, Any, Any, Any] = import_module(module).GAME
    except ModuleNotFoundError as error:
        if error.name != module:
            raise
        raise NoPlayers(name) from error
    return game


def invite(game: Game[Any, Any, Any, Any], name: PlayerName, seed: str) -> Player[Any, Any]:
    """Return the player of a name, or raise UnknownPlayer or NotInstalled."""
    kind = game.kinds.get(name.kind)
    if kind is None or (name.strength is not None and name.strength not in kind.strengths):
        raise UnknownPlayer(str(name), known_names(game))
    strength = kind.usual if name.strength is None else name.strength
    return kind.make(strength, Random(f"{seed}/{name}"))


def known_names(game: Game[Any, Any, Any, Any]) -> tuple[str, ...]:
    """Return every name that a game knows."""
    return tuple(f"{name}:{strength}" for name, kind in game.kinds.items() for strength in kind.strengths)
