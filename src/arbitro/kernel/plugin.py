"""Games as plugins: the one object that says everything other rooms ask about a game, and how it is found.

A game outside this package is installed with the entry point `arbitro.games`; ours are found without one, so that
they are there in a checkout whose metadata are old.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

import msgspec

from arbitro.kernel.desk import DeskLaws

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUP = "arbitro.games"
OWN = ("arbitro.carrom.plugin:PLUGIN", "arbitro.snooker.plugin:PLUGIN", "arbitro.backgammon.plugin:PLUGIN")
"""The games of the house, in the order in which they are listed."""


class BadPlugin(ValueError):
    """An installed game that cannot be used: the name of its entry point, where that leads, and why."""

    def __init__(self, point: EntryPoint, what: str) -> None:
        super().__init__(f"{point.name} ({point.value}): {what}")
        self.game, self.place, self.what = point.name, point.value, f"{what.rstrip('.')}."


class UnknownGame(LookupError):
    """There is no such game."""


class Four(msgspec.Struct, frozen=True):
    """How a game is played by four."""

    format: str
    """What a request for a match calls it: `doubles`."""
    chairs: tuple[str, str, str, str] = ("A1", "B1", "A2", "B2")
    """What those who play are called, in the order in which they play: a side and a number."""


class GamePlugin(msgspec.Struct, frozen=True, kw_only=True):
    """A game. Where a room needs code of its own for it, a reference names it: `module:attribute`, loaded when used.

    An empty reference means that the room has nothing special for the game, and does what it does for any.
    """

    name: str
    rules: str
    """A mapping of its editions to their `Game`."""
    editions: dict[str, str]
    """The package in which each edition's law text lies; the first edition is the usual one."""
    words: str = ""
    """The package whose `en.ftl`, `it.ftl` and `es.ftl` have its messages; ours are with those of the program."""
    cases: str = ""
    """The package in which its cases lie; ours lie with the tests."""
    sides: tuple[str, str] = ("A", "B")
    """What the two sides of a match are called."""
    four: Four | None = None
    desk: dict[str, DeskLaws] = {}
    """What its editions say about events; an edition that is not there is run as under no book."""
    players: str = ""
    """Its `arbitro.players.Table`; without one nobody plays it here, and it is umpired only."""
    strokes: str = ""
    """A function that plays the stroke of an entry again, and tells what is seen of it."""
    strongest: int = 0
    """The strength of its strongest house player; the weakest is 1."""
    lengths: tuple[int, ...] = ()
    """The lengths that are offered for an umpired match: games, frames, points."""
    play_lengths: tuple[int, ...] = ()
    """The lengths that are offered for a match that is played here."""
    clock: bool = False
    """Whether the hall runs a clock at an umpired match where it is asked for."""
    seconds: tuple[str, int] | None = None
    """The term of that clock which gives seconds for a stroke, and how many are offered."""
    starts: tuple[str, ...] = ()
    """Whose points a match can start with in a handicap, in the order of the players."""
    own_clock: bool = False
    """Whether a clock that is kept by hand is part of the situation in which a match begins."""
    dice: bool = False
    """Whether the hall rolls dice for it, by chains that its sides may take part in."""
    losses: tuple[str, ...] = ()
    """What a player may give up, in the words of its resignation: `game`, `match`."""
    board: str = ""
    """The board of ours that it is drawn on; without one its own script draws it, or its numbers are shown."""
    script: str = ""
    """The file that draws it in the browser, `package:board.js`: a module that exports `draw`."""
    style: str = ""
    """The style sheet of that, `package:board.css`."""
    people: tuple[str, ...] = ()
    """Under which keys a view names players, where a player may be called as a piece is."""
    keys: tuple[tuple[str, str], ...] = ()
    """Keys of the console beside those of any game, and what they do: the messages `umpire-key-<name>`."""
    matters: str = ""
    """Names of its breaches and requests, which `<game>-matter` puts into words."""
    sample: str = ""
    """A match to practise umpiring on."""
    shorthand: str = ""
    """A function that reads a line of its paper: the events that it says, none where it is read as any line."""
    whatif: str = ""
    """The forms of a what-if: `arbitro.web.whatif.form.WhatIf`."""
    paper: str = ""
    """The official paper of a match: `arbitro.papers.occasion.MatchPaper`."""
    exports: dict[str, str] = {}
    """The function that writes a match in each form: `mat`, `csv`."""
    high_breaks: str = ""
    """A function that returns the high breaks of each side in a match; empty where a game knows none."""
    endings: dict[str, str] = {}
    """Which form a file of an ending has."""
    forms: tuple[str, ...] = ()
    """Which of the forms are offered in the browser."""
    summary: str = ""
    """A function that says what came of a match: tables and plots."""
    breaks: str = ""
    """A function that returns the best break of each side of a match; without one there are no breaks."""
    best: str = ""
    """A function that returns what each side of a match did best, for its story: a break, the men of a turn, points."""
    review: str = ""
    """A function that returns the moments of a step of a finished match."""
    weighed: bool = False
    """Whether a review weighs each act against the others that were possible."""
    position: str = ""
    """A function that reads a position set up by hand: the situation, and the length of a match from it."""
    position_ids: str = ""
    """A function that writes the position of a state as other programs do."""
    ways: str = ""
    """A function that tells the ways to the moves of a roll, for a board on which they are made half by half."""
    shown: tuple[str, ...] = ()
    """What a record draws of a view where no pieces lie on a table."""
    seat: str = ""
    """Where somebody at a terminal plays it: a module with `seat` and `told`."""
    lens: str = ""
    """How learners see it: an `arbitro.lab.lens.Lens`."""

    @property
    def usual(self) -> str:
        """The edition by which it is played where none is named."""
        return next(iter(self.editions))

    def chairs(self, players: int) -> tuple[str, ...] | None:
        """Return what so many players are called, in their order; None where so many cannot play it."""
        if players == len(self.sides):
            return self.sides
        return self.four.chairs if self.four and players == len(self.four.chairs) else None


def side_of(chair: str) -> str:
    """Return the side of a chair, which is called as its side and a number: `A2` plays for `A`."""
    return chair.rstrip("0123456789")


@cache
def plugins() -> dict[str, GamePlugin]:
    """Return every game by its name: ours, then those that are installed."""
    from importlib.metadata import entry_points  # 27 ms, and of no use to whoever wants one game

    there = (own for own in OWN if find_spec(own.partition(":")[0].rpartition(".")[0]))  # a phone loads one
    found = {plugin.name: plugin for plugin in map(load, there)}
    for point in sorted(entry_points(group=GROUP), key=lambda point: point.name):
        try:
            plugin = point.load()
        except (ImportError, AttributeError) as error:
            raise BadPlugin(point, str(error)) from error
        if not isinstance(plugin, GamePlugin) or plugin.name in found:
            raise BadPlugin(point, f"{type(plugin).__name__} {getattr(plugin, 'name', '')!r}")
        found[plugin.name] = plugin
    return found


def plugin(game: str) -> GamePlugin:
    """Return a game by its name, or raise UnknownGame."""
    try:
        return plugins()[game]
    except KeyError:
        raise UnknownGame(game) from None


@cache
def load(reference: str) -> Any:
    """Return what a reference names, loaded once."""
    name, _, attribute = reference.partition(":")
    module = import_module(name)
    return getattr(module, attribute) if attribute else module
