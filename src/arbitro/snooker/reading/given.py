"""Reads the situation of a frame or a match; what cannot be understood is malformed, with the key that is wrong."""

from collections.abc import Mapping, Sequence
from typing import cast

from arbitro.kernel import Malformed
from arbitro.kernel.given import mapping, one_of, whole
from arbitro.snooker.balls import BALLS, COLOURS, Colour, On
from arbitro.snooker.frame import Frame
from arbitro.snooker.match import SnookerMatch
from arbitro.snooker.parameters import SnookerParameters
from arbitro.snooker.reading.values import choice, count, flag, read_score

REDS = 15  # 2.4
FRAME_KEYS = (
    "level",
    "players",
    "score",
    "reds",
    "colours",
    "striker",
    "ball_on",
    "free_ball",
    "in_hand",
    "opening",
    "misses",
    "touching",
    "aggregate",
    "break",
    "respotted_black",
    "wheelchair",
)
_TELLS_OF_PLAY = ("reds", "colours", "score", "ball_on", "break", "striker")
"""A frame whose situation says none of these is a new frame."""
MATCH_KEYS = ("level", "players", "frames", "best_of", "aggregate", "sessions")


def read_frame(given: Mapping[str, object], p: SnookerParameters) -> Frame:
    """Return the frame of a situation; what is not said has the stated default."""
    mapping(given, "given", FRAME_KEYS)
    players = read_players(given)
    sides = sides_of(players)
    respotted = flag(given, "respotted_black", "given", False)
    reds = count(given, "reds", "given", 0 if respotted else REDS, REDS)
    colours = read_colours(given, ("black",) if respotted else COLOURS)
    if not reds and not colours:
        raise Malformed("given.colours", "snooker-no-ball")
    new = not any(key in given for key in _TELLS_OF_PLAY)
    on, declared = read_on(given, reds, colours)
    misses = count(given, "misses", "given", 0, p.misses - 1)
    return Frame(
        players=players,
        sides=sides,
        wheelchairs=tuple(one_of(name, "given.wheelchair", players) for name in _list(given, "wheelchair")),
        score=read_score(given.get("score"), sides, "given.score"),
        striker=players.index(choice(given, "striker", "given", players, players[0])),
        reds=reds,
        colours=colours,
        on=on,
        declared=declared,
        free_ball=flag(given, "free_ball", "given", False),
        in_hand=flag(given, "in_hand", "given", new),
        opening=flag(given, "opening", "given", new),
        misses=misses,
        again=bool(misses),
        path="full" if misses else "none",
        touching=tuple(one_of(ball, "given.touching", BALLS) for ball in _list(given, "touching")),
        aggregate=flag(given, "aggregate", "given", False),
        break_points=count(given, "break", "given", 0),
        respotted=respotted,
        lot=respotted and "striker" not in given,
    )


def read_match(given: Mapping[str, object]) -> SnookerMatch:
    """Return the match of a situation."""
    mapping(given, "given", MATCH_KEYS)
    said = [key for key in ("frames", "best_of") if given.get(key) is not None]
    if len(said) != 1:
        raise Malformed("given.best_of", "snooker-length")
    key = said[0]
    length = whole(given[key], f"given.{key}", 1)
    return SnookerMatch(
        sides=sides_of(read_players(given)),
        length=length,
        best_of=key == "best_of",
        aggregate_counts=flag(given, "aggregate", "given", False),
        sessions=_sessions(given.get("sessions"), length),
    )


def read_on(given: Mapping[str, object], reds: int, colours: Sequence[Colour]) -> tuple[On, Colour | None]:
    """Return what is on and what is nominated: a colour named out of its order is the one nominated after a red."""
    first: On = "red" if reds else colours[0]
    on: On = choice(given, "ball_on", "given", (*BALLS, "colour"), first)
    in_turn = on in (first, "colour", "red") or (on not in colours and not reds)
    nominated = None if in_turn else cast(Colour, on)
    return ("colour" if nominated else on), nominated


def read_players(given: Mapping[str, object]) -> tuple[str, ...]:
    """Return the players in order of play: two, or four in pairs."""
    value = given.get("players", ["A", "B"])
    if not isinstance(value, list):
        raise Malformed("given.players", "not-a-list")
    if not all(isinstance(name, str) and name for name in value):
        raise Malformed("given.players", "not-text")
    if len(value) not in (2, 4) or len(set(value)) != len(value):
        raise Malformed("given.players", "snooker-players")
    # Whether pairs told apart only by a number, as A1 and A2, play in turn.
    stems = [name.rstrip("0123456789") for name in value]
    alternate = len(value) == 2 or len(set(stems)) != 2 or stems[0] == stems[2] != stems[1] == stems[3]
    if not alternate:
        raise Malformed("given.players", "snooker-pairs")
    return tuple(value)


def sides_of(players: Sequence[str]) -> tuple[str, str]:
    """Return the names of the sides: the players themselves, or what the names of partners begin with."""
    if len(players) == 2:
        return players[0], players[1]
    one, other = (_common_beginning(players[place], players[place + 2]) for place in (0, 1))
    return (one, other) if one and other and one != other else ("A", "B")


def read_colours(given: Mapping[str, object], default: tuple[Colour, ...]) -> tuple[Colour, ...]:
    """Return the colours on the table, from the lowest up."""
    if given.get("colours") is None:
        return default
    named = [one_of(ball, "given.colours", COLOURS) for ball in _list(given, "colours")]
    if len(set(named)) != len(named):
        raise Malformed("given.colours", "snooker-twice")
    return tuple(colour for colour in COLOURS if colour in named)


def _list(given: Mapping[str, object], name: str) -> list[object]:
    value = given.get(name)
    if value is None:
        return []
    if not isinstance(value, list):
        raise Malformed(f"given.{name}", "not-a-list")
    return value


def _common_beginning(one: str, other: str) -> str:
    """Return what two names begin with."""
    length = 0
    while length < min(len(one), len(other)) and one[length] == other[length]:
        length += 1
    return one[:length].rstrip(" -_.")


def _sessions(value: object, length: int) -> tuple[int, ...]:
    if value is None:
        return ()
    if not isinstance(value, list) or not all(type(frames) is int and frames > 0 for frames in value):
        raise Malformed("given.sessions", "snooker-sessions")
    if sum(value) != length:
        raise Malformed("given.sessions", "snooker-sessions")
    return tuple(value)
