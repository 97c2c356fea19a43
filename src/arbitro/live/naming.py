"""What those who play are called in the words of a ruling: their own names, a house player by its number."""

from collections.abc import Iterable
from functools import lru_cache
from typing import Any

import msgspec

from arbitro.kernel import Game, Sitting
from arbitro.kernel.plugin import side_of
from arbitro.l10n import Language, say
from arbitro.library import Names
from arbitro.live.setting import Seat


class Reader(msgspec.Struct, frozen=True):
    """For whom a match is put into words."""

    language: Language
    names: Names
    """What the words of the game for its sides and chairs stand for."""


def reader(seats: tuple[Seat, ...], sitting: Sitting[Any, Any], language: Language) -> Reader:
    """Return the reader of a match in a language: they read the names of those who play it."""
    return _reader(seats, chairs(sitting, len(seats)), language)


def chairs(sitting: Sitting[Any, Any], seats: int) -> tuple[str | None, ...]:
    """Return what the board calls each of four, in their order; nothing in a game whose sides do not change."""
    return chairs_in(sitting.game, sitting.state, seats)


def chairs_in(game: Game[Any, Any], state: Any, seats: int) -> tuple[str | None, ...]:
    """Return what the board of a state calls each of four, in their order."""
    found = game.chairs(state)
    return found if len(found) == seats == 4 else (None,) * seats


def names_in(game: Game[Any, Any], state: Any, names: Names) -> Names:
    """Return names with those that the board of a state knows by a colour, which changes from board to board."""
    known = dict(names)
    here = {chair: known.get(game.side_of(state, chair), "") for chair in game.chairs(state)}
    return (*({chair: name for chair, name in here.items() if name} | known).items(),)


def turn_name(seats: tuple[Seat, ...], game: Game[Any, Any], state: Any, language: Language) -> str:
    """Return the name of whoever's turn it is in a state, as its board has them; empty where it is nobody's."""
    turn = game.standing(state).turn
    if turn is None:
        return ""
    names = dict(_reader(seats, chairs_in(game, state, len(seats)), language).names)
    sides = {colour: side for side, colour in (game.view(state).match.get("colours") or {}).items()}
    return names.get(turn) or names.get(sides.get(turn, ""), "")


@lru_cache(1024)
def _reader(seats: tuple[Seat, ...], at: tuple[str | None, ...], language: Language) -> Reader:
    each = [(seat.side, short_name(seat, language)) for seat in seats]
    sides = dict.fromkeys(side_of(seat.side) for seat in seats)
    pairs = [(side, _join_names(name for word, name in each if side_of(word) == side)) for side in sides]
    here = [(chair, name) for chair, (_, name) in zip(at, each, strict=True) if chair]
    return Reader(language, (*dict([*pairs, *each, *here]).items(),))


def _join_names(names: Iterable[str]) -> str:
    return " · ".join(dict.fromkeys(names))


def short_name(seat: Seat, language: Language) -> str:
    """Return what somebody is called where there is little room."""
    if seat.invited and seat.person is None:
        return say(language, "play-awaited")
    return say(language, "play-house", number=seat.house) if is_unnamed(seat) else seat.name


def is_unnamed(seat: Seat) -> bool:
    """Tell whether the house plays under no name but its own; an entry of an event that it plays has one."""
    return seat.name == f"house:{seat.house}"
