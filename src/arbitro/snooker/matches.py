"""Reads and shows a game of frames as cases write it."""

from collections.abc import Mapping
from typing import Any, cast

from arbitro.kernel import Event, Malformed
from arbitro.kernel.given import event_name, mapping, one_of, whole
from arbitro.snooker.match import FramePlayed, Match, MatchFact, MatchMisconduct
from arbitro.snooker.reading import (
    choice,
    flag,
    read_players,
    read_score,
    sides_of,
)

MATCH_KEYS = ("level", "players", "frames", "best_of", "aggregate", "sessions")
_EVENTS = ("frame", "misconduct")


def read_match(given: Mapping[str, object]) -> Match:
    """Return the match of a situation."""
    mapping(given, "given", MATCH_KEYS)
    key = _length_key(given)
    length = whole(given[key], f"given.{key}", 1)
    return Match(
        sides=sides_of(read_players(given)),
        length=length,
        best_of=key == "best_of",
        aggregate_counts=flag(given, "aggregate", "given", False),
        sessions=_sessions(given.get("sessions"), length),
    )


def read_match_act(match: Match, players: tuple[str, ...], number: int, event: Event) -> MatchFact:
    """Return the fact of an event, or raise Malformed."""
    key = f"when[{number}].{event.name}"
    event_name(event.name, key, _EVENTS)
    names = tuple(dict.fromkeys((*match.sides, *players)))
    if event.name == "frame":
        said = mapping(event.value, key, ("winner", "score"))
        winner = None if said.get("winner") is None else one_of(said["winner"], f"{key}.winner", names)
        if winner is None and not match.aggregate_counts:
            raise Malformed(f"{key}.winner", "missing")
        score = read_score(said.get("score"), match.sides, f"{key}.score")
        return FramePlayed(winner and _side(match, players, winner), score)
    said = mapping(event.value, key, ("by", "loses"))
    by = _side(match, players, one_of(_offender(said, key), f"{key}.by", names))
    return MatchMisconduct(by, cast(Any, choice(said, "loses", key, ("frame", "match"), "frame")))


def show_match(match: Match) -> dict[str, object]:
    """Return what is after, by the keys of a case."""
    shown: dict[str, object] = {
        "frames": dict(zip(match.sides, match.frames, strict=True)),
        "aggregate": dict(zip(match.sides, match.aggregate, strict=True)),
        "opens_next": match.opens_next,
        "match_winner": match.winner,
        "respotted_black": match.respotted,
    }
    if match.sessions:
        shown |= {"session": match.session, "session_over": match.session_over}
    return shown


def _offender(said: Mapping[str, object], key: str) -> object:
    if said.get("by") is None:
        raise Malformed(f"{key}.by", "missing")
    return said["by"]


def _length_key(given: Mapping[str, object]) -> str:
    said = [key for key in ("frames", "best_of") if given.get(key) is not None]
    if len(said) != 1:
        raise Malformed("given.best_of", "snooker-length")
    return said[0]


def _sessions(value: object, length: int) -> tuple[int, ...]:
    if value is None:
        return ()
    if not isinstance(value, list) or not all(type(frames) is int and frames > 0 for frames in value):
        raise Malformed("given.sessions", "snooker-sessions")
    if sum(value) != length:
        raise Malformed("given.sessions", "snooker-sessions")
    return tuple(value)


def _side(match: Match, players: tuple[str, ...], name: str) -> str:
    return name if name in match.sides else match.sides[players.index(name) % 2]
