"""The .mat format (Jellyfish; also Galaxy, Studio, XG, GNU Backgammon), in all its dialects."""

from __future__ import annotations

import re
from collections.abc import Iterator

from msgspec.structs import replace

from arbitro.backgammon.formats.record import (
    Act,
    BadRecord,
    Doubles,
    Drops,
    GameRecord,
    MatchRecord,
    RollPlayed,
    Takes,
    Unfinished,
    WrittenOutcome,
)
from arbitro.backgammon.match import PerSide
from arbitro.backgammon.notation import BadNotation, Step, read_play
from arbitro.backgammon.position import BAR, OFF, SIDES, Side, other

_HEADER = re.compile(r';\s*\[(.+?)\s+"(.*)"\]\s*$')
_LENGTH = re.compile(
    r"\s*(?:(\d+)[\s-]+points?\s+match\b.*|(?:unlimited|money)\s+(?:match|session|game)\b.*)$", re.IGNORECASE
)
_GAME = re.compile(r"\s*Game\s+(\d+)\s*$", re.IGNORECASE)
_PLAYERS = re.compile(r"\s*(.*?)\s*:\s*(\d+)\s+(.*?)\s*:\s*(\d+)\s*$")
_ROW = re.compile(r"\s*(\d+)\)")
_POINT = r"(?:bar|off|\d{1,2})"
_MOVE = rf"{_POINT}(?:\*?/{_POINT})+\*?(?:\(\d\))?\*?"
_CELL = re.compile(
    rf"(?P<dice>[1-6]{{2}})\s*:\s*(?P<play>\?{{2,}}|can(?:no|')t\s+move|no\s+move|(?:{_MOVE}(?:\s+|$))*)"
    r"|(?P<beaver>beavers?|raccoons?)(?:\s*(?:=>|to)?\s*(?P<level>\d+))?"
    r"|(?:re)?doubles?\s*(?:=>|to)?\s*(?P<value>\d+)|(?P<takes>takes?|accepts?)|(?P<drops>drops?|pass(?:es)?|rejects?)"
    r"|wins\s+(?P<wins>\d+)\s+points?(?P<match>\s+and\s+the\s+match)?"
    r"|(?:losses|loses|lose)\s+(?P<loses>\d+)\s+points?(?:\s+and\s+the\s+match)?"
    r"|(?P<concedes>concedes?|resigns?)(?:\s+(?:the|a|single|gammon|backgammon|game|match)\b)*|(?P<unknown>\?{2,})",
    re.IGNORECASE,
)
_NEXT_GAME_OR_END = r"\bGame\s+\d|(?<=\S)(?:wins|los\w+)\s+\d"
_RIGHT_COLUMN = 20
_LEFT_WIDTH = 33
_LEFT_CELL = 28


def read_mat(text: str) -> MatchRecord:
    """Return the match of a .mat text; raises BadRecord with the line that cannot be read."""
    reader = _Reader()
    try:
        for number, line in enumerate(text.lstrip("\ufeff").splitlines(), 1):
            reader.read(number, line.rstrip())
    except BadRecord as error:
        error.whole = reader.record() if reader.games else None
        raise
    return reader.record()


class _Reader:
    """Goes through the lines of a .mat file and keeps what it has read."""

    def __init__(self) -> None:
        self.length: int | None = None
        self.names: tuple[str, str] | None = None
        self.headers: list[tuple[str, str]] = []
        self.games: list[GameRecord] = []
        self.number = 0
        self.column = _RIGHT_COLUMN
        self.line = 0

    def record(self) -> MatchRecord:
        """Return what was read."""
        if self.length is None:
            raise BadRecord(self.line + 1, "no-length")
        said = dict(self.headers)
        x, o = self.names or (said.get("Player 1", "X"), said.get("Player 2", "O"))
        games = tuple(_drop_false_resignation(game) for game in self.games)
        return MatchRecord(self.length, x, o, games, tuple(self.headers))

    def read(self, number: int, line: str) -> None:
        """Read one line."""
        self.line = number
        if not line.strip():
            return
        if line.lstrip().startswith(";"):
            found = _HEADER.match(line.strip())
            self.headers.append((found[1], found[2]) if found else ("", line.strip()[1:].strip()))
        elif self.length is None:
            found = _LENGTH.match(line)
            if not found:
                raise BadRecord(self.line, "no-length", line.strip())
            self.length = int(found[1] or 0)
        elif found := _GAME.match(line):
            self.number = int(found[1])
        elif self.number and (len(self.games) < 1 or self.games[-1].number != self.number):
            found = _PLAYERS.match(line)
            if not found:
                raise BadRecord(self.line, "no-players", line.strip())
            self.names = self.names or (found[1], found[3])
            self.column = max(_RIGHT_COLUMN, found.start(3) - 6)
            self.games.append(GameRecord(self.number, PerSide(int(found[2]), int(found[4]))))
        else:
            self._read_row(line)

    def _read_row(self, line: str) -> None:
        if not self.games:
            raise BadRecord(self.line, "outside-a-game", line.strip())
        found = _ROW.match(line)
        start = found.end() if found else 0
        # Where another line begins behind a row: the next row, the next game or the end of this one.
        row = int(found[1]) if found else None
        number = r"(?<![(\d])\d+" if row is None else rf"(?<!\(){row + 1}"
        found = re.compile(rf"{number}\)|{_NEXT_GAME_OR_END}", re.IGNORECASE).search(line, start)
        glued = found.start() if found else None
        cells = list(self._cells(line[:glued], start))
        # A cell alone may be the right one: its column tells.
        for place, cell in enumerate(cells[:2]):
            second = place == 1 or (len(cells) == 1 and cell.start() >= self.column)
            if place == 1 and _outcome(cell, "O") and self.games[-1].has_borne_off("X"):
                raise BadRecord(self.line, "glued", cell.group().strip())
            self._enter(cell, SIDES[second])
        if len(cells) > 2:
            reason = "too-many-cells" if _outcome(cells[2], "X") is None else "glued"
            raise BadRecord(self.line, reason, line[cells[2].start() :].strip())
        if glued is not None:
            raise BadRecord(self.line, "glued", line[glued:].strip())

    def _cells(self, line: str, start: int) -> Iterator[re.Match[str]]:
        while line[start:].strip():
            start += len(line[start:]) - len(line[start:].lstrip())
            cell = _CELL.match(line, start)
            if not cell:
                raise BadRecord(self.line, "unreadable", line[start:].strip())
            yield cell
            start = cell.end()

    def _enter(self, cell: re.Match[str], side: Side) -> None:
        game = self.games[-1]
        if outcome := _outcome(cell, side):
            # Join what is said of the loser and of the winner.
            one = game.outcome
            if one is None:
                joined = outcome
            else:
                points = one.points if outcome.points is None else outcome.points
                joined = WrittenOutcome(outcome.winner, points, one.resigned or outcome.resigned)
            self.games[-1] = replace(game, outcome=joined)
        else:
            self.games[-1] = replace(game, acts=(*game.acts, self._act(cell, side)))

    def _act(self, cell: re.Match[str], side: Side) -> Act:
        if cell["value"]:
            return Doubles(side, int(cell["value"]))
        if cell["beaver"]:
            doubles = [act.value for act in self.games[-1].acts if isinstance(act, Doubles)]
            return Doubles(side, int(cell["level"] or 2 * (doubles or [1])[-1]))
        if cell["takes"]:
            return Takes(side)
        if cell["drops"]:
            return Drops(side)
        if cell["unknown"]:
            return Unfinished(side)
        dice = (int(cell["dice"][0]), int(cell["dice"][1]))
        return RollPlayed(side, dice, self._steps(cell["play"].strip()))

    def _steps(self, play: str) -> tuple[Step, ...] | None:
        if play.startswith("?"):
            return None
        if not play or (not play[0].isdigit() and play[:3].lower() not in ("bar", "off")):
            return ()
        try:
            return tuple(Step(step.source, step.target) for step in read_play(play))
        except BadNotation as error:
            raise BadRecord(self.line, "unreadable", str(error)) from error


def _outcome(cell: re.Match[str], side: Side) -> WrittenOutcome | None:
    if cell["wins"]:
        return WrittenOutcome(side, int(cell["wins"]))
    if cell["loses"]:
        return WrittenOutcome(other(side), int(cell["loses"]), True)
    return WrittenOutcome(other(side), None, True) if cell["concedes"] else None


def _drop_false_resignation(game: GameRecord) -> GameRecord:
    """Take back that a game was resigned where it was played out or dropped."""
    if game.outcome and game.outcome.resigned and game.decided:
        return replace(game, outcome=replace(game.outcome, resigned=False))
    return game


def write_mat(record: MatchRecord) -> str:
    """Return the match as a .mat text."""
    lines = [f'; [{key} "{value}"]' if key else f"; {value}" for key, value in record.headers]
    lines += ["", f" {record.length} point match", ""]
    for game in record.games:
        lines += [f" Game {game.number}", _players(record, game), *_rows(record, game), ""]
    return "\n".join(lines).lstrip("\n")


def _players(record: MatchRecord, game: GameRecord) -> str:
    left = f" {record.X} : {game.score.X}"
    return f"{left:<{_LEFT_WIDTH - 2}}  {record.O} : {game.score.O}"


def _rows(record: MatchRecord, game: GameRecord) -> Iterator[str]:
    rows: list[list[str | None]] = []
    cells = [(act.side, _act_text(act)) for act in game.acts]
    # A drop and a resignation have a cell of their own in the table; after the last man the end stands below it.
    dropped = bool(game.acts) and isinstance(game.acts[-1], Drops)
    played_out = game.outcome is not None and not dropped and not game.outcome.resigned
    for side, said in cells if played_out else [*cells, *_ending(record, game)]:
        if side == "O" and rows and rows[-1][1] is None:
            rows[-1][1] = said
        else:
            rows.append([said, None] if side == "X" else [None, said])
    for number, (left, right) in enumerate(rows, 1):
        yield f"{number:3d}) {left or '':<{_LEFT_CELL}}{' ' + right if right else ''}".rstrip()
    if played_out and game.outcome:
        margin = 6 if game.outcome.winner == "X" else _LEFT_WIDTH + 1
        yield " " * margin + _wins(record, game, game.outcome).lstrip()


def _ending(record: MatchRecord, game: GameRecord) -> Iterator[tuple[Side, str]]:
    outcome = game.outcome
    if outcome is None:
        return
    if outcome.resigned:
        said = " Concedes" if outcome.points is None else f" Losses {outcome.points} point"
        yield other(outcome.winner), said
    if outcome.points is not None:
        yield outcome.winner, _wins(record, game, outcome)


def _wins(record: MatchRecord, game: GameRecord, outcome: WrittenOutcome) -> str:
    points = outcome.points or 0
    said = f" Wins {points} point{'' if points == 1 else 's'}"
    if record.length and game.score.of(outcome.winner) + points >= record.length:
        said += " and the match"
    return said


def _act_text(act: Act) -> str:
    match act:
        case RollPlayed(_, dice, steps):
            return f"{dice[0]}{dice[1]}: {'????' if steps is None else write_steps(steps)}".rstrip()
        case Doubles(_, value):
            return f" Doubles => {value}"
        case Takes():
            return " Takes"
        case Drops():
            return " Drops"
        case Unfinished():
            return "????"


def write_steps(steps: tuple[Step, ...]) -> str:
    """Return a play with every step written out, as all readers of the format understand it."""
    names = {BAR: "bar", OFF: "off"}
    return " ".join(
        f"{names.get(step.source, step.source)}/{names.get(step.target, step.target)}" for step in steps
    )
