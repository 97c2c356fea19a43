"""What is written on paper, typed in as it stands: a visit of snooker, a turn of backgammon, strokes of carrom."""

import re
from collections.abc import Callable

from arbitro.cases.line import read_line
from arbitro.kernel import CaseEvent, Malformed
from arbitro.kernel.plugin import load, plugin
from arbitro.snooker.balls import BALLS

_OPENING = re.compile(r"X\s*([1-6])\s+O\s*([1-6])", re.IGNORECASE)
_TURN = re.compile(r"(?:[XO]\s+)?([1-6])\s*-?\s*([1-6])\s*:\s*(.*)", re.IGNORECASE)
_CUBE = {"doubles": "double", "takes": "take", "drops": "drop", "passes": "drop"}
_MARK = re.compile(r"1{1,6}|[2-7]|f[2-7c]?|[-–0]", re.IGNORECASE)
_VISIT = re.compile(rf"(?:{_MARK.pattern}|\s)+", re.IGNORECASE)
_STEPS = re.compile(r"(?:[XO]\s+)?([1-6])\s*-?\s*([1-6])((?:\s+(?:\d\d?|b))*)", re.IGNORECASE)
_BAR = 25
_STROKE = re.compile(r"(?:[wbqsi]\d?)+|[-–]", re.IGNORECASE)
_PLACED = re.compile(r"p(\d)", re.IGNORECASE)
_FLAGS = {"q": "queen", "s": "striker", "i": "improper"}


def read_paper(game: str, text: str) -> list[tuple[int, CaseEvent]]:
    """Return what a sheet says, each event with the number of its line; raises Malformed with `lines[N]`."""
    reference, found = plugin(game).shorthand, list[tuple[int, CaseEvent]]()
    short: Callable[[str], list[CaseEvent]] | None = load(reference) if reference else None
    for number, line in enumerate(text.splitlines(), 1):
        said = line.partition("#")[0].strip()
        if said:
            try:
                found += [(number, event) for event in (short(said) if short else []) or [read_line(said)]]
            except Malformed as error:
                raise Malformed(f"lines[{number}]", "not-an-event") from error
    return found


def snooker(line: str) -> list[CaseEvent]:
    """Read visits: `1716-` are two reds with black and pink, and a miss; `11` two reds at once, `f5` a foul on blue."""
    return [_pot(mark.casefold()) for mark in _MARK.findall(line)] if _VISIT.fullmatch(line) else []


def _pot(mark: str) -> CaseEvent:
    if mark in "-–0":
        return CaseEvent("stroke")
    if mark[0] == "f":
        return CaseEvent("stroke", _foul(mark[1:]))
    if set(mark) == {"1"}:
        return CaseEvent("stroke", {"potted": ["red"] * len(mark)})
    ball = BALLS[int(mark) - 1]
    return CaseEvent("stroke", {"nominated": ball, "potted": [ball]})


def _foul(ball: str) -> dict[str, object]:
    """Return a foul as a sheet has it: nothing hit, another ball hit first, or the cue-ball in a pocket."""
    if ball == "c":
        return {"potted": ["cue"]}
    return {"first": BALLS[int(ball) - 1] if ball else "none", "attempt": "fair"}


def backgammon(line: str) -> list[CaseEvent]:
    """Read a turn: `X3 O1` opens, `31: 8/5 6/5` or `31 8 6` rolls and moves, `doubles`, `takes`, `drops`."""
    if opening := _OPENING.fullmatch(line):
        return [CaseEvent("roll", {"X": int(opening[1]), "O": int(opening[2])})]
    if turn := _TURN.fullmatch(line):
        return [
            CaseEvent("roll", [int(turn[1]), int(turn[2])]),
            CaseEvent("move", turn[3].strip() or "cannot move"),
        ]
    if turn := _STEPS.fullmatch(line):
        # Read a turn by the points that were left, in the order of the dice: `61 13 8` is 13/7 8/7, `b` the bar.
        one = int(turn[1])
        other = int(turn[2])
        points = turn[3].split()
        dice = [one] * 4 if one == other else [one, other]
        start = [_BAR if point.casefold() == "b" else int(point) for point in points]
        steps = [
            f"{'bar' if left == _BAR else left}/{left - die if left > die else 'off'}"
            for left, die in zip(start, dice, strict=False)
        ]
        if len(start) > len(dice) or not all(1 <= left <= _BAR for left in start):
            raise Malformed("lines", "not-an-event")
        return [CaseEvent("roll", [one, other]), CaseEvent("move", " ".join(steps) or "cannot move")]
    cube = _CUBE.get(line.casefold())
    return [CaseEvent(cube)] if cube else []


def carrom(line: str) -> list[CaseEvent]:
    """Read strokes: `w2 wq b1s -`: two white men; one and the queen; a black man and the striker; nothing."""
    marks = line.replace(",", " ").split()
    if not all(_STROKE.fullmatch(mark) or _PLACED.fullmatch(mark) for mark in marks):
        return []
    return [_read_stroke(mark.casefold()) for mark in marks]


def _read_stroke(mark: str) -> CaseEvent:
    if placed := _PLACED.fullmatch(mark):
        return CaseEvent("place", int(placed[1]))
    said: dict[str, object] = {}
    for letter, count in re.findall(r"([wbqsi])(\d?)", mark):
        said |= {_FLAGS[letter]: True} if letter in _FLAGS else {_COLOURS[letter]: int(count or 1)}
    return CaseEvent("stroke", said or True)


_COLOURS = {"w": "white", "b": "black"}
