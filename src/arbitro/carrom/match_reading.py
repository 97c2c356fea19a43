"""Reads matches and their events from cases, and shows a match as cases show it."""

from collections.abc import Mapping
from typing import cast

from arbitro.carrom.board import Round
from arbitro.carrom.facts import Concede, Misconduct
from arbitro.carrom.match import (
    BoardPlayed,
    BreakToss,
    ChangeMissed,
    Choice,
    Format,
    Match,
    PracticeBoard,
    Toss,
)
from arbitro.carrom.parameters import Parameters
from arbitro.carrom.reading import MOST_POINTS, ROUNDS, forfeit, item_of
from arbitro.kernel import Event, Fact, Malformed
from arbitro.kernel.given import mapping, one_of, whole

GIVEN = ("level", "format", "players", "round", "first_break")
EVENTS = ("board", "break_toss", "toss", "practice_board", "change_missed", "concede", "misconduct")


def read_match(given: Mapping[str, object]) -> Match:
    """Return the match of a case."""
    mapping(given, "given", GIVEN)
    players = _players(given.get("players", ["A", "B"]))
    first = one_of(given.get("first_break", players[0]), "given.first_break", players)
    forms: tuple[Format, ...] = ("singles", "doubles")
    form = one_of(given.get("format", "singles"), "given.format", forms)
    return Match(
        players,
        form,
        one_of(given.get("round", "pre-quarter"), "given.round", cast("tuple[Round, ...]", ROUNDS)),
        first_break=first,
        next_break=first,
    )


def _players(value: object) -> tuple[str, str]:
    match value:
        case [str(first), str(second)] if first and second and first != second:
            return first, second
        case _:
            raise Malformed("given.players", "carrom-bad-players")


def read_match_event(
    event: Event, match: Match, key: str, parameters: Parameters, items: Mapping[str, str]
) -> Fact:
    """Return the fact of an event of a match."""
    path = f"{key}.{event.name}"
    match event.name:
        case "board":
            return _board(event.value, match, path, parameters)
        case "break_toss":
            return BreakToss(one_of(event.value, path, match.players))
        case "toss":
            return _toss(event.value, match, path)
        case "practice_board":
            return PracticeBoard()
        case "change_missed":
            return ChangeMissed()
        case "concede":
            given = _act(event.value, path, "what")
            return Concede(_by(given, match, path), forfeit(given, path))
        case "misconduct":
            given = _act(event.value, path, "item")
            return Misconduct(_by(given, match, path), item_of(given, path, items))
        case _:
            raise Malformed(key, "unknown-event", event=event.name, known=", ".join(EVENTS))


def _act(value: object, key: str, detail: str) -> Mapping[str, object]:
    return mapping({"by": value} if isinstance(value, str) else value, key, ("by", detail))


def _by(given: Mapping[str, object], match: Match, key: str) -> str:
    return one_of(given.get("by"), f"{key}.by", match.players)


def _board(value: object, match: Match, key: str, parameters: Parameters) -> Fact:
    given = mapping(value, key, ("winner", "points", "queen"))
    most = MOST_POINTS if parameters.maximum is None else parameters.maximum
    points = whole(given.get("points"), f"{key}.points", 0, most)
    queen = whole(given.get("queen", 0), f"{key}.queen", 0, min(points, parameters.queen))
    return BoardPlayed(one_of(given.get("winner"), f"{key}.winner", match.players), points, queen)


def _toss(value: object, match: Match, key: str) -> Fact:
    given = mapping(value, key, ("winner", "choice"))
    choices: tuple[Choice, ...] = ("break", "side")
    return Toss(
        one_of(given.get("winner"), f"{key}.winner", match.players),
        one_of(given.get("choice"), f"{key}.choice", choices),
    )


def match_after(match: Match) -> dict[str, object]:
    """Return the state of a match as the `after` of a case."""
    return {
        "score": dict(zip(match.players, match.score, strict=True)),
        "games": dict(zip(match.players, match.games, strict=True)),
        "next_break": match.next_break,
        "change_sides": match.change_sides,
        "interval_s": match.interval_s,
        "extra_board": match.extra_board,
        "game_over": match.game_over,
        "match_winner": match.winner,
    }
