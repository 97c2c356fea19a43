"""SGF as GNU Backgammon writes it: one tree a game, points by letters in White's numbers."""

from __future__ import annotations

import re
from collections.abc import Iterator

from arbitro.backgammon.formats.record import (
    JACOBY,
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
from arbitro.backgammon.notation import Step
from arbitro.backgammon.position import BAR, OFF, Side

_HEADERS = {"EV": "Event", "RO": "Round", "PC": "Site", "DT": "EventDate"}
_COLOUR: dict[Side, str] = {"X": "W", "O": "B"}
_SIDE: dict[str, Side] = {"W": "X", "B": "O"}
_PROPERTY = re.compile(r"\s*([A-Z]+)((?:\s*\[(?:\\.|[^\]\\])*\])+)", re.DOTALL)
_VALUE = re.compile(r"\[((?:\\.|[^\]\\])*)\]", re.DOTALL)
_HEADER = re.compile(r'\[(.+?)\s+"(.*)"\]\s*$')
_RESULT = re.compile(r"([BW])\+(\d+|\?)(R?)")
Properties = dict[str, list[str]]


def read_sgf(text: str) -> MatchRecord:
    """Return the match of an SGF text; raises BadRecord with the line that cannot be read."""
    games: list[GameRecord] = []
    head: Properties | None = None
    for nodes in _trees(text.lstrip("\ufeff")):
        line, root = next(nodes, (1, {}))
        if root.get("GM") != ["6"]:
            raise BadRecord(line, "not-backgammon")
        head = head or root
        games.append(_game(line, root, nodes, len(games)))
    if head is None:
        raise BadRecord(1, "no-game")
    length = int(_match_info(head).get("length", "0"))
    return MatchRecord(
        length, _one(head, "PW", "X"), _one(head, "PB", "O"), tuple(games), tuple(_headers(head))
    )


def _trees(text: str) -> Iterator[Iterator[tuple[int, Properties]]]:
    """Yield the nodes of each game tree."""
    place = 0
    while (place := _skip(text, place)) < len(text):
        if text[place] != "(":
            raise BadRecord(_line(text, place), "unreadable", text[place : place + 20])
        end = _end(text, place)
        yield _nodes(text, place + 1, end)
        place = end + 1


def _end(text: str, place: int) -> int:
    """Return where a tree that has no variations is closed."""
    inside = False
    start = place
    while place < len(text):
        sign = text[place]
        if inside and sign == "\\":
            place += 1
        elif sign == "[" and not inside:
            inside = True
        elif sign == "]":
            inside = False
        elif sign == ")" and not inside:
            return place
        place += 1
    raise BadRecord(_line(text, start), "cut-short")


def _nodes(text: str, place: int, end: int) -> Iterator[tuple[int, Properties]]:
    while (place := _skip(text, place)) < end:
        if text[place] != ";":
            raise BadRecord(_line(text, place), "unreadable", text[place : place + 20])
        line, properties = _line(text, place), Properties()
        place += 1
        while found := _PROPERTY.match(text, place, end):
            properties.setdefault(found[1], []).extend(_plain(value) for value in _VALUE.findall(found[2]))
            place = found.end()
        yield line, properties


def _skip(text: str, place: int) -> int:
    while place < len(text) and text[place].isspace():
        place += 1
    return place


def _line(text: str, place: int) -> int:
    return text.count("\n", 0, place) + 1


def _plain(value: str) -> str:
    return re.sub(r"\\(.)", r"\1", value, flags=re.DOTALL)


def _one(properties: Properties, name: str, default: str = "") -> str:
    return properties.get(name, [default])[0]


def _match_info(root: Properties) -> dict[str, str]:
    pairs = (value.partition(":") for value in root.get("MI", []))
    return {name: value for name, _, value in pairs}


def _headers(head: Properties) -> Iterator[tuple[str, str]]:
    lines = filter(None, map(str.strip, _one(head, "GC").splitlines()))
    # What is no `[key "value"]` is kept as a line of its own, so that nothing that somebody wrote is lost.
    written = [(found[1], found[2]) if (found := _HEADER.match(line)) else ("", line) for line in lines]
    names = [name for name, _ in written]
    if JACOBY[0] not in names and JACOBY[0] in _one(head, "RU").split(":"):
        yield JACOBY
    for name, key in _HEADERS.items():
        if name in head and key not in names:
            yield key, _one(head, name)
    yield from written


def _game(line: int, root: Properties, nodes: Iterator[tuple[int, Properties]], place: int) -> GameRecord:
    info = _match_info(root)
    acts: list[Act] = []
    for number, node in nodes:
        acts += _acts(number, node, acts)
    score = PerSide(int(info.get("ws", "0")), int(info.get("bs", "0")))
    return GameRecord(int(info.get("game", str(place))) + 1, score, tuple(acts), _outcome(root))


def _acts(line: int, node: Properties, before: list[Act]) -> Iterator[Act]:
    for colour, side in _SIDE.items():
        for value in node.get(colour, []):
            yield _act(line, side, value, before)


def _act(line: int, side: Side, value: str, before: list[Act]) -> Act:
    match value:
        case "double":
            return Doubles(side, 2 << sum(isinstance(act, Doubles) for act in before))
        case "take":
            return Takes(side)
        case "drop":
            return Drops(side)
        case "????":
            return Unfinished(side)
    if not re.fullmatch(r"[1-6]{2}(\?\?|([a-z]{2})*)", value):
        raise BadRecord(line, "unreadable", value)
    dice = (int(value[0]), int(value[1]))
    if value.endswith("??"):
        return RollPlayed(side, dice, None)
    points = [_point(letter, side) for letter in value[2:]]
    return RollPlayed(side, dice, tuple(map(Step, points[::2], points[1::2])))


def _point(letter: str, side: Side) -> int:
    if letter in "yz":
        return BAR if letter == "y" else OFF
    number = ord(letter) - ord("a") + 1
    return number if side == "X" else 25 - number


def _letter(point: int, side: Side) -> str:
    if point in (BAR, OFF):
        return "y" if point == BAR else "z"
    return chr(ord("a") + (point if side == "X" else 25 - point) - 1)


def _outcome(root: Properties) -> WrittenOutcome | None:
    found = _RESULT.fullmatch(_one(root, "RE"))
    if not found:
        return None
    points = None if found[2] == "?" else int(found[2])
    return WrittenOutcome(_SIDE[found[1]], points, bool(found[3]))


def write_sgf(record: MatchRecord) -> str:
    """Return the match as an SGF text."""
    return "\n".join(_tree(record, game, place) for place, game in enumerate(record.games)) + "\n"


def _tree(record: MatchRecord, game: GameRecord, place: int) -> str:
    root = (
        f"(;FF[4]GM[6]CA[UTF-8]AP[Arbitro]"
        f"MI[length:{record.length}][game:{game.number - 1}][ws:{game.score.X}][bs:{game.score.O}]"
        f"PW[{_escape_text(record.X)}]PB[{_escape_text(record.O)}]{_rules(record)}{_result(game)}"
    )
    if place == 0 and record.headers:
        said = "\n".join(f'[{key} "{value}"]' if key else value for key, value in record.headers)
        root += f"GC[{_escape_text(said)}\n]"
    return root + "".join(f"\n;{_COLOUR[act.side]}[{_value(act)}]" for act in game.acts) + ")"


def _escape_text(text: str) -> str:
    return text.replace("\\", "\\\\").replace("]", "\\]")


def _rules(record: MatchRecord) -> str:
    if record.length:
        return "RU[Crawford]"
    return "RU[Jacoby]" if record.jacoby else ""


def _result(game: GameRecord) -> str:
    outcome = game.outcome
    if outcome is None:
        return ""
    points = "?" if outcome.points is None else outcome.points
    return f"RE[{_COLOUR[outcome.winner]}+{points}{'R' if outcome.resigned else ''}]"


def _value(act: Act) -> str:
    match act:
        case RollPlayed(side, dice, None):
            return f"{dice[0]}{dice[1]}??"
        case RollPlayed(side, dice, steps):
            moves = "".join(_letter(step.source, side) + _letter(step.target, side) for step in steps or ())
            return f"{dice[0]}{dice[1]}{moves}"
        case Doubles():
            return "double"
        case Takes():
            return "take"
        case Drops():
            return "drop"
        case Unfinished():
            return "????"
