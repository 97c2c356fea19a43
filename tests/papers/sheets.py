"""Whole units as somebody writes them on paper: a frame of snooker, a board of carrom, a game of backgammon."""

import random
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

from arbitro.cases.shorthand import read_paper
from arbitro.kernel import Sitting
from arbitro.library import game

EDITIONS = {"carrom": "carrom/icf-2001", "snooker": "snooker/wpbsa", "backgammon": "backgammon/wbgf-2.1"}
MATCH = Path(__file__).parents[1] / "playthroughs/backgammon-match-to-7.txt"
POINTS = {"red": "1", "yellow": "2", "green": "3", "brown": "4", "blue": "5", "pink": "6", "black": "7"}
POTS, COLOUR = 0.6, 0.75
"""How often a red, and the ball after one, is potted."""


def sheet(name: str, seed: int = 3) -> str:
    """Return the lines of a whole unit."""
    if name == "backgammon":
        return _first_game()
    writer = _visit if name == "snooker" else _strokes
    return _until_over(EDITIONS[name], writer, random.Random(seed))


def _until_over(edition: str, writer: Callable[[Any, random.Random], str], chance: random.Random) -> str:
    """Write and play on until the unit is over."""
    rules: Any = game(edition)
    sitting: Sitting[Any, Any] = Sitting.open(rules, author="paper")
    marks: list[str] = []
    unit, ended = edition.partition("/")[0], {"snooker": "frame", "carrom": "board"}
    while not (after := rules.view(sitting.state, "official").after)[ended[unit]]:
        marks.append(writer(after, chance))
        for _, event in read_paper(unit, marks[-1]):
            heard = sitting.enter(*rules.facts(sitting.state, event), author="paper", at=0)
            assert not heard.refused, marks[-1]
            sitting = heard.sitting
    return (
        "".join(mark + ("\n" if mark in "-f" else "") for mark in marks)
        if unit == "snooker"
        else "\n".join(" ".join(marks[first : first + 10]) for first in range(0, len(marks), 10))
    )


def _visit(after: dict[str, Any], chance: random.Random) -> str:
    on = after["ball_on"]
    if chance.random() > (POTS if on == "red" else COLOUR):
        return "f" if chance.random() < 0.1 else "-"
    return chance.choice("24567") if on == "colour" else POINTS[on]


def _strokes(after: dict[str, Any], chance: random.Random) -> str:
    due = after["to_place"]["white"] or after["to_place"]["black"]
    if due and after["placer"] is not None:
        return f"p{due}"
    own = str(after["turn"])[0]
    men = after["men"][after["turn"]]
    if chance.random() < 0.45 or not men:
        return "-"
    if after["queen"] == "board" and men < 7 and chance.random() < 0.3:
        return f"{own}q"
    return f"{own}s" if men > 1 and chance.random() < 0.08 else own


def _first_game() -> str:
    """Return the first game of a played match, in standard notation."""
    lines: list[str] = []
    for name, said in re.findall(r"^> (\w+):? ?(.*)$", MATCH.read_text(encoding="utf-8"), re.MULTILINE):
        rolled = re.findall(r"\d", said)
        if name == "roll" and "X" in said and lines:
            break
        if name == "roll":
            lines.append(f"X{rolled[0]} O{rolled[1]}" if "X" in said else f"{rolled[0]}{rolled[1]}:")
        elif name == "move" and lines[-1].endswith(":"):
            lines[-1] += said
        else:
            lines.append(f"move {said}" if name == "move" else f"{name}s")
    return "\n".join(lines)
