"""What the browser asks about games: sent with every page, so that no script knows a game by its name."""

from functools import cache
from typing import Any

import msgspec

from arbitro.desk.format import FORMATS
from arbitro.desk.laws import NO_BOOK
from arbitro.kernel.desk import DeskLaws
from arbitro.kernel.plugin import GamePlugin, plugins


@cache
def game_traits() -> dict[str, dict[str, Any]]:
    """Return what is so of each game by its usual edition, and of events under no book."""
    games = {
        name: {**_game(plugin), **_desk(plugin.desk.get(plugin.usual, DeskLaws()))}
        for name, plugin in plugins().items()
    }
    return {**games, NO_BOOK: _desk(DeskLaws())}


@cache
def format_traits() -> dict[str, dict[str, Any]]:
    """Return of each format what it looks like, and what is announced of it."""
    return {
        one.name: {
            "picture": msgspec.to_builtins(one.picture),
            "fields": msgspec.to_builtins(one.fields),
            "draws": not one.bracket,
        }
        for one in FORMATS.values()
    }


def _game(plugin: GamePlugin) -> dict[str, Any]:
    return {
        "edition": plugin.usual,
        "board": plugin.board,
        "dice": plugin.dice,
        "weighed": plugin.weighed,
        "review": bool(plugin.review),
        "losses": plugin.losses,
    }


def _desk(laws: DeskLaws) -> dict[str, Any]:
    """Return what the form of a new event by these laws asks for."""
    return {
        "unit": laws.unit,
        "points": laws.length is not None,
        "minutes": laws.unit_s // 60,
        "most": 3 if laws.odd_games else 99,
        "equipment": laws.equipment,
        "late_limit": not laws.lateness,
        "fee": laws.protest_language is not None,
    }
