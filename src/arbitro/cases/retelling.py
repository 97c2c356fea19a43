"""A fact of a journal as the event of a case that says the same."""

from collections.abc import Iterator
from typing import Any

import msgspec

from arbitro.backgammon.bounds import NAMES
from arbitro.backgammon.notation import Step, write_play
from arbitro.kernel import CaseEvent, Fact, Game, Malformed, kebab, tag_of
from arbitro.snooker.facts import SnookerStroke as SnookerStroke

_EVENTS = {
    "opening-roll": "roll",
    "invalid-roll": "roll",
    "next-game": "set_up",
    "next-board": "set_up",
    "next-frame": "set_up",
    "board-played": "board",
    "frame-played": "frame",
    "announcement": "announce",
    "starts-clock": "use_clock",
}
"""Facts whose events are called otherwise."""
_DERIVED = ("in_off", "at_once", "early", "fell", "unsaid")
"""What follows from other facts, or from other fields."""


def told_as(game: Game[Any, Any], state: Any, fact: Fact) -> CaseEvent | None:
    """Return the event that is read as this very fact in a state; None where a case has no word for it."""
    for event in _candidates(fact):
        try:
            found = game.facts(state, event)
        except Malformed:
            continue
        if found and game.complete(state, found[-1]) == fact:
            return event
    return None


def _candidates(fact: Fact) -> Iterator[CaseEvent]:
    kind = kebab(tag_of(fact))
    name = _EVENTS.get(kind, kind.replace("-", "_"))
    said = dict(_fact_fields(fact))
    by = said.get("by")
    nameless = {key: value for key, value in said.items() if key != "by"}
    for parts in (nameless, said):
        if not parts:
            yield CaseEvent(name)
        if len(parts) == 1:
            yield CaseEvent(name, next(iter(parts.values())))
        if parts:
            yield CaseEvent(name, parts)
    if kind == "invalid-roll":
        yield CaseEvent(name, {"by": by, "dice": "invalid"} if by else "invalid")
    if kind == "attempt":
        yield from (CaseEvent(key, value) for key, value in said.items())


def _fact_fields(fact: Fact) -> Iterator[tuple[str, Any]]:
    """Yield what a fact says beyond what is usual, as an event says it."""
    for field in msgspec.structs.fields(fact):
        value = getattr(fact, field.name)
        if field.name not in _DERIVED and value != field.default:
            yield _field_in_words(field.name, value)
    if isinstance(fact, SnookerStroke) and not fact.unsaid and fact.path == "none" and not fact.unfair:
        yield "attempt", "fair"


def _field_in_words(name: str, value: Any) -> tuple[str, Any]:
    match name, value:
        case "untouched", _:
            return "touched", False
        case "improper", "improper":
            return "improper", True
        case "path", _:
            return "clear_path", value
        case "unfair", _:
            return "attempt", "not-fair" if value else "fair"
        case "missed", _:
            return "first", "none"
        case "first", [one]:
            return "first", one
        case "steps", _:
            return "play", write_play(step for step in value if isinstance(step, Step))
        case "level", int():
            return "what", NAMES[value]
        case "milliseconds", _:
            return "seconds", value / 1000 if value % 1000 else value // 1000
        case "score", (int(), int()):
            return "score", dict(zip("AB", value, strict=True))
        case _, tuple():
            return name, [*value]
        case _:
            return name, msgspec.to_builtins(value)
