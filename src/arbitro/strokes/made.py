"""What is kept of a stroke that was made here, so that anyone can play it again; and what was seen of it."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

import msgspec
from msgspec.structs import replace

from arbitro import __version__
from arbitro.kernel import Fact, Telling, Verdict
from arbitro.layout import is_rack
from arbitro.table.models import PRESENT, Models


class StrokeSeen(msgspec.Struct, frozen=True):
    """What a referee sees of a stroke."""

    facts: tuple[Fact, ...]
    then: Callable[[Verdict[Any]], Telling[Any, Any]]
    """Tells what follows from the verdict on the last of the facts: where everything lies after the stroke."""


def struck_from(state: Any, facts: Iterable[Fact]) -> Any:
    """Return the state in which the stroke of an entry was played: of a break, with the rack that it met."""
    first = next(iter(facts), None)
    return replace(state, layout=first.layout) if first is not None and is_rack(first) else state  # type: ignore[attr-defined]  # racked


def stroke_made(stroke: msgspec.Struct, meant: msgspec.Struct | None = None) -> dict[str, Any]:
    """Return what is kept of a stroke, so that anyone can play it again: its numbers, the models of the table.

    Where the hand strayed, what was meant is kept beside it.
    """
    models = msgspec.to_builtins(PRESENT)
    made = {"stroke": msgspec.to_builtins(stroke), "models": models, "engine": __version__}
    return made if meant is None else {**made, "meant": msgspec.to_builtins(meant)}


def models_of(made: Mapping[str, Any]) -> Models:
    """Return the models that a stroke was played by: the first ones where none are kept with it."""
    return msgspec.convert(made.get("models", {}), Models)
