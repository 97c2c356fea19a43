"""Reads and shows a game of frames as cases write it."""

from collections.abc import Mapping
from typing import Any, cast

from arbitro.kernel import Event, Malformed
from arbitro.snooker.match import FramePlayed, Match, MatchFact, MatchMisconduct
from arbitro.snooker.reading import (
    choice,
    count,
    flag,
    known_keys,
    mapping,
    read_players,
    read_score,
    sides_of,
    word,
)

MATCH_KEYS = ("level", "players", "frames", "best_of", "aggregate", "sessions")
_EVENTS = ("frame", "misconduct")


def read_match(given: Mapping[str, object]) -> Match:
    """Return the match of a situation."""
    known_keys(given, MATCH_KEYS, "given")
    key = _length_key(given)
    length = count(given, key, "given", 0, None)
    if not length:
        raise Malformed(f"given.{key}", "snooker-not-a-count")
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
    if event.name not in _EVENTS:
        raise Malformed(key, "snooker-unknown-event", known=", ".join(_EVENTS))
    said = mapping(event.value, key)
    names = (*match.sides, *players)
    if event.name == "frame":
        known_keys(said, ("winner", "score"), key)
        winner = None if said.get("winner") is None else word(said["winner"], names, f"{key}.winner")
        score = read_score(said.get("score"), match.sides, f"{key}.score")
        return FramePlayed(winner and _side(match, players, winner), score)
    known_keys(said, ("by", "loses"), key)
    by = _side(match, players, word(said.get("by"), names, f"{key}.by"))
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
