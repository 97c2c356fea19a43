"""Plays as they are written: `13/7*/5`, `bar/22`, `8/5(2)`, `6/off`, `cannot move`."""

from __future__ import annotations

import re
from collections.abc import Iterable
from itertools import pairwise

import msgspec

from arbitro.backgammon.position import BAR, OFF

_MOVE = re.compile(r"(?:bar|off|\d{1,2})(?:\*?/(?:bar|off|\d{1,2}))+\*?(?:\(([1-9])\))?\*?")
_POINT = re.compile(r"(bar|off|\d{1,2})(\*?)")
PASS = ("cannot move", "no move", "dance", "dances", "")


class Step(msgspec.Struct, frozen=True):
    """A man moved from a point to another, in the mover's numbers; 25 is the bar, 0 is off."""

    source: int
    target: int
    hit: bool = False
    """Whether a hit was written; it may be left out."""


class BadNotation(ValueError):
    """A play is not written in any way we know."""


def read_play(text: str) -> tuple[Step, ...]:
    """Return the steps of a play as written; none for `cannot move`."""
    words = " ".join(text.lower().split())
    if words in PASS:
        return ()
    return tuple(step for word in words.split(" ") for step in _steps(word))


def _steps(word: str) -> list[Step]:
    found = _MOVE.fullmatch(word)
    if not found:
        raise BadNotation(word)
    points = [(_point(name), bool(star)) for name, star in _POINT.findall(word.partition("(")[0])]
    if word.endswith(")*"):
        points[-1] = (points[-1][0], True)
    steps = [Step(a, b, hit) for (a, _), (b, hit) in pairwise(points)]
    if any(step.source == step.target for step in steps):
        raise BadNotation(word)
    return steps * int(found[1] or 1)


def _point(name: str) -> int:
    point = {"bar": BAR, "off": OFF}.get(name) if not name.isdigit() else int(name)
    if point is None or point > BAR:
        raise BadNotation(name)
    return point


def write_play(steps: Iterable[Step]) -> str:
    """Return a play in standard notation, equal moves gathered as `8/5(2)`, the rearmost first."""
    # Steps of one man are one word: the one goes on from where the other ended.
    chains: list[list[Step]] = []
    for step in sorted(steps, key=lambda step: -step.source):
        going_on = next((chain for chain in chains if chain[-1].target == step.source), None)
        if going_on is None:
            chains.append([step])
        else:
            going_on.append(step)
    chains = sorted(chains, key=lambda chain: (-chain[0].source, -chain[-1].target))
    words = [_word(chain) for chain in chains]
    counts = {word: words.count(word) for word in words}
    return " ".join(word if count == 1 else f"{word}({count})" for word, count in counts.items())


def _word(chain: list[Step]) -> str:
    """Write a man's way: only the points where it hit are named between its ends."""
    points = [_name(chain[0].source)]
    for step in chain:
        if step.hit or step is chain[-1]:
            points.append(_name(step.target) + ("*" if step.hit else ""))
    return "/".join(points)


def _name(point: int) -> str:
    return {BAR: "bar", OFF: "off"}.get(point, str(point))
