"""What can be said of a situation and of an act by form; everything else is written in lines."""

from collections.abc import Callable
from typing import Any, Literal, get_args

import msgspec

from arbitro.carrom.facts import Offence
from arbitro.carrom.reading.events import IMPROPER
from arbitro.kernel.plugin import load, plugin
from arbitro.snooker.balls import ANY_BALLS, BALLS, COLOURS
from arbitro.snooker.facts import OFFENCES, OUTSIDE

Kind = Literal["count", "flag", "choice", "many", "text", "dice"]


class Field(msgspec.Struct, frozen=True):
    """Something that is said of a situation or of an act."""

    name: str
    """The key as cases have it, `men.white`; empty where it is the value itself."""
    kind: Kind
    choices: tuple[str, ...] = ()
    most: int = 15
    below: str = ""
    """The number of the edition that it stays below, where it is one that an edition names."""
    usual: str = ""
    """What holds where nothing is said, where saying it makes no difference."""
    hint: str = ""
    """What holds where nothing is said, where saying it says more: that a frame is not a new one."""
    rare: bool = False
    """Whether it stands under what is seldom needed."""


def _choice(name: str, *choices: str, usual: str = "", rare: bool = False) -> Field:
    return Field(name, "choice", choices, usual=usual, rare=rare)


def _count(name: str, most: int, usual: str = "0", rare: bool = False) -> Field:
    return Field(name, "count", most=most, usual=usual, rare=rare)


def _flag(name: str, rare: bool = False) -> Field:
    return Field(name, "flag", rare=rare)


def _count_field(name: str, most: int, hint: str = "0", rare: bool = False) -> Field:
    return Field(name, "count", most=most, hint=hint, rare=rare)


def _each(name: str, sides: tuple[str, str], most: int, usual: str = "0", rare: bool = False) -> list[Field]:
    return [_count(f"{name}.{side}", most, usual, rare) for side in sides]


_COLOURS = ("white", "black")
_SIDES = ("A", "B")
_PLAYERS = ("X", "O")
_ROUNDS = ("pre-quarter", "quarter", "semi", "final")
_OFFENCES: tuple[str, ...] = get_args(Offence)
_BY_COLOUR = _choice("by", *_COLOURS)
_BY_SIDE = _choice("by", *_SIDES)
_BY_PLAYER = _choice("by", *_PLAYERS)
_COLOUR = _choice("", *_COLOURS)


class WhatIf(msgspec.Struct, frozen=True):
    """The forms of a game: of the situation, and of the acts, the first of which is offered first.

    A game without forms is asked about in lines.
    """

    given: tuple[Field, ...] = ()
    acts: dict[str, tuple[Field, ...]] = {}
    situation: Callable[[Any, dict[str, Any], dict[str, Any]], dict[str, Any]] | None = None
    """What a case says of a state beside what the form has of its view: from the state, the view, what it has."""


def form_of(game: str) -> WhatIf:
    """Return the forms of a game."""
    reference = plugin(game).whatif
    return load(reference) if reference else WhatIf()


def _board(state: Any, shown: dict[str, Any], given: dict[str, Any]) -> dict[str, Any]:
    board = state.board
    given["score"] = {side: board.score.of(side) for side in _COLOURS}
    given["opened"] = {side: board.opened.of(side) for side in _COLOURS}
    return {**given, "strokes": shown["strokes"], "broken": shown["broken"]}


def _frame(state: Any, shown: dict[str, Any], given: dict[str, Any]) -> dict[str, Any]:
    players = {"players": list(state.frame.players)}
    return players if state.frame.opening else {**given, **players}


CARROM = WhatIf(
    (
        *_each("men", _COLOURS, 9, "9"),
        _choice("queen", "board", "pending", "white", "black", usual="board"),
        _choice("turn", *_COLOURS, usual="white"),
        *_each("score", _COLOURS, 28, rare=True),
        *_each("owed", _COLOURS, 9, rare=True),
        *_each("to_place", _COLOURS, 9, rare=True),
        _count_field("strokes", 20, rare=True),
        _choice("round", *_ROUNDS, usual="pre-quarter", rare=True),
    ),
    {
        "stroke": (
            *(_count(colour, 9) for colour in _COLOURS),
            _flag("queen"),
            _flag("striker"),
            _choice("improper", "true", *IMPROPER),
            Field("jumped", "many", ("white", "black", "queen"), rare=True),
            _flag("off_board", rare=True),
        ),
        "foul": (_BY_COLOUR, _choice("offence", *_OFFENCES), Field("law", "text", rare=True)),
        "place": (
            _count("men", 9, "1"),
            _choice("where", "outside-circle", "on-centre", "shot-with-queen"),
            _flag("disturbed"),
            _flag("own"),
        ),
        "forgo": (),
        "no_space": (),
        "timeout": (_COLOUR,),
        "falls": (_choice("", "white", "black", "queen", "striker"),),
        "demand": (_count("", 20, "1"),),
        "out_of_turn": (_BY_COLOUR,),
        "unnoticed": (
            _choice("", "queen-not-covered", "opponent-pocketed", "wrong-man-placed", "unplaced-due"),
        ),
        "pass": (_COLOUR,),
        "appeal": (_COLOUR,),
        "leave_seat": (_COLOUR,),
        "wrecks_board": (_COLOUR,),
        "warn": (_choice("to", *_COLOURS),),
        "misconduct": (_BY_COLOUR,),
        "concede": (_BY_COLOUR, _choice("what", "game", "match")),
        "replay": (_choice("", "blocked-base-line", "unforeseen"),),
    },
    _board,
)

SNOOKER = WhatIf(
    (
        _count_field("reds", 15, "15"),
        _choice("ball_on", "red", "colour", *COLOURS),
        _choice("striker", *_SIDES),
        *(_count_field(f"score.{side}", 200) for side in _SIDES),
        Field("colours", "many", COLOURS, rare=True),
        # 155: a free ball before the first red is worth a red and a black more than 147.
        _count_field("break", 155, rare=True),
        # How many misses lose a frame is the edition's to say.
        Field("misses", "count", below="misses", usual="0", rare=True),
        *(_flag(name, rare=True) for name in ("free_ball", "in_hand", "respotted_black", "aggregate")),
        Field("touching", "many", BALLS, rare=True),
    ),
    {
        "stroke": (
            _choice("nominated", *BALLS),
            _choice("first", *BALLS, "none"),
            Field("potted", "many", ANY_BALLS),
            _flag("snookered"),
            _choice("clear_path", "none", "part", "full"),
            _choice("attempt", "fair", "not-fair"),
            Field("fouls", "many", OFFENCES, rare=True),
            Field("concerned", "many", ANY_BALLS, rare=True),
            Field("off_table", "many", ANY_BALLS, rare=True),
            _flag("free_snooker", rare=True),
            _flag("moved_touching", rare=True),
        ),
        "foul": (
            _BY_SIDE,
            _choice("offence", *OUTSIDE),
            Field("concerned", "many", ANY_BALLS),
            _choice("nominated", *COLOURS),
        ),
        "choose": (_choice("", "play", "play_again", "replace", "free_ball"),),
        "declare": (_choice("", *BALLS),),
        "claim": (),
        "concede": (),
        "resign": (),
        "accept": (),
        "refuse": (),
        "unnoticed": (),
        "disturbed": (_choice("by", "other", "referee", "equipment", "contact"),),
        "missing": (_choice("colour", *COLOURS),),
        "stalemate": (_choice("", "proposed", "restart"),),
        "misconduct": (_BY_SIDE,),
        "time_wasting": (_BY_SIDE,),
        "toss": (_choice("", *_SIDES),),
    },
    _frame,
)

BACKGAMMON = WhatIf(
    (
        Field("position", "text", usual="start"),
        _choice("turn", *_PLAYERS),
        Field("dice", "dice"),
        _count("length", 99, "7"),
        *_each("score", _PLAYERS, 98),
        _choice("cube.value", "1", "2", "4", "8", "16", "32", "64", usual="1"),
        _choice("cube.owner", "centre", *_PLAYERS, usual="centre"),
        _choice("policy", "legal", "responsible", usual="legal", rare=True),
        _choice("crawford", "auto", "true", "false", usual="auto", rare=True),
    ),
    {
        "roll": (Field("", "dice"),),
        "move": (Field("", "text"),),
        "double": (_BY_PLAYER,),
        "take": (),
        "drop": (),
        "resign": (_choice("", "single", "gammon", "backgammon"),),
        "accept": (),
        "refuse": (),
        "notice": (_choice("", "illegal-move", "premature-roll", "bad-setup", "wrong-cube"),),
        "condone": (_choice("", "true", "false"),),
        "late": (_BY_PLAYER, _count("minutes", 60, "5")),
        "penalty": (_choice("to", *_PLAYERS), _count("points", 9, "1")),
        "reset_board": (_BY_PLAYER,),
    },
)
