"""Frame strings as snooker sites write them: `66-59, 131-4 (110), 7-111 (57, 54)`."""

import re

import msgspec

from arbitro.snooker.visits import fit

FIFTY = 50
"""Breaks from here on are written down."""
# A free ball before the first red makes sixteen reds: 16 × 8 + 27 points. Beyond it a frame has fouls, of 7 points at
# most.
HIGHEST_BREAK = 155
MOST_POINTS = HIGHEST_BREAK + 50 * 7
"""The highest break and fifty of the dearest fouls: more than one side ever had in a frame."""
_SIDE = r"(\d+)\s*(?:\(([^)]*)\))?"
_LINE = re.compile(rf"^{_SIDE}\s*[-–−:]\s*{_SIDE}$")


class BadFrameLine(ValueError):
    """A frame string cannot be read."""


class FrameLine(msgspec.Struct, frozen=True):
    """The score of one frame and its high breaks by side."""

    score: tuple[int, int]
    """By side, in the order of the string."""
    breaks: tuple[tuple[int, ...], tuple[int, ...]] = ((), ())
    """By side."""

    @property
    def winner(self) -> int:
        """The side with more points."""
        return 0 if self.score[0] >= self.score[1] else 1


def read_frame_lines(text: str) -> tuple[FrameLine, ...]:
    """Read frame strings; breaks at the end belong to the winner, those after a score to its side."""
    parts = re.split(r"[,;]\s*(?![^(]*\))", text.strip().rstrip(",;."))
    found = tuple(_read(part.strip()) for part in parts if part.strip())
    if not found:
        raise BadFrameLine(text)
    return found


def write_frame_lines(lines: tuple[FrameLine, ...] | list[FrameLine]) -> str:
    """Write frame strings; breaks of the loser stand after their own score."""
    return ", ".join(map(_frame_text, lines))


def doubts(line: FrameLine, aggregate: bool = False) -> tuple[str, ...]:
    """Return what in a frame string cannot be: names of messages, none when it is sound.

    A level frame stands only where aggregate points count.
    """
    found = []
    if line.score[0] == line.score[1] and not aggregate:
        found.append("level")
    if max(line.score) > MOST_POINTS:
        found.append("score-too-high")
    if any(max(made, default=0) > HIGHEST_BREAK for made in line.breaks):
        found.append("break-too-high")
    if any(sum(made) > points for made, points in zip(line.breaks, line.score, strict=True)):
        found.append("break-over-score")
    elif not fit(line.score, line.breaks):
        found.append("too-few-balls")
    return tuple(found)


def _read(part: str) -> FrameLine:
    match = _LINE.match(part)
    if not match:
        raise BadFrameLine(part)
    one, one_breaks, other, other_breaks = match.groups()
    score = (int(one), int(other))
    first, last = _breaks(one_breaks, part), _breaks(other_breaks, part)
    if one_breaks is None and score[0] > score[1]:
        return FrameLine(score, (last, ()))
    return FrameLine(score, (first, last))


def _breaks(text: str | None, part: str) -> tuple[int, ...]:
    numbers = (text or "").replace(",", " ").split()
    if not all(number.isascii() and number.isdigit() for number in numbers):
        raise BadFrameLine(part)
    return tuple(map(int, numbers))


def _frame_text(line: FrameLine) -> str:
    winner, loser = line.breaks[line.winner], line.breaks[1 - line.winner]
    if not loser:
        return f"{line.score[0]}-{line.score[1]}{_breaks_text(winner)}"
    if not winner and line.winner == 0:
        return f"{line.score[0]} ()-{line.score[1]}{_breaks_text(loser)}"
    return f"{line.score[0]}{_breaks_text(line.breaks[0])}-{line.score[1]}{_breaks_text(line.breaks[1])}"


def _breaks_text(made: tuple[int, ...]) -> str:
    return f" ({', '.join(map(str, made))})" if made else ""
