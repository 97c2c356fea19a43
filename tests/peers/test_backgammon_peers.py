"""Backgammon beside other programs: the same legal plays, the same IDs, files that both read and write."""

import json
import random
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from arbitro.backgammon import facts as f
from arbitro.backgammon.books.wbgf_2_1.rules import book
from arbitro.backgammon.core.plays import Plays as CorePlays
from arbitro.backgammon.formats import (
    Act,
    Doubles,
    Drops,
    GameRecord,
    MatchRecord,
    RollPlayed,
    Takes,
    WrittenOutcome,
    read_record,
    write_record,
)
from arbitro.backgammon.formats.match_id import write_gnuid
from arbitro.backgammon.formats.replay import matches_after_acts, verify
from arbitro.backgammon.formats.table import RecordTable
from arbitro.backgammon.formats.xgid import write_xgid
from arbitro.backgammon.match import BackgammonMatch, Cube, PerSide
from arbitro.backgammon.notation import Step
from arbitro.backgammon.plays import legal
from arbitro.backgammon.position import START, Position, Side, other, seen_from

pytestmark = pytest.mark.peers
ROOT = Path(__file__).parents[2]
PYTHON = ROOT / ".peers/bin/python"
GNUBG = shutil.which("gnubg") or shutil.which("gnubg", path="/usr/games")
POSITIONS = 20_000

needs_python = pytest.mark.skipif(not PYTHON.exists(), reason="no .peers here: make test-peers installs them")
needs_gnubg = pytest.mark.skipif(GNUBG is None, reason="gnubg is not installed (Debian package gnubg)")


def asked(script: str, *arguments: str, given: str = "") -> list[str]:
    command = [str(PYTHON), str(ROOT / "benchmarks/peers" / script), *arguments]
    return subprocess.run(
        command, input=given, capture_output=True, text=True, check=True
    ).stdout.splitlines()


def found(board: str, dice: list[int]) -> list[str]:
    plays = CorePlays()
    plays.find(bytes.fromhex(board), dice[0], dice[1])
    return sorted(result.hex() for result in plays.results())


@needs_python
def test_the_legal_plays_are_those_of_openspiel() -> None:
    rows = [json.loads(line) for line in asked("openspiel_games.py", str(POSITIONS), "1")]
    assert len(rows) == POSITIONS
    assert [row for row in rows if found(row["board"], row["dice"]) != row["after"]] == []


@needs_python
def test_the_legal_plays_are_those_of_gnu_backgammon() -> None:
    rows = [{"board": board.hex(), "dice": list(dice)} for board, dice in random_boards(POSITIONS)]
    given = "".join(json.dumps(row) + "\n" for row in rows)
    answers = [json.loads(line) for line in asked("gnubg_nn_moves.py", given=given)]
    differing = [
        row
        for row, after in zip(rows, answers, strict=True)
        if found(row["board"], row["dice"]) != after  # type: ignore[arg-type]  # a row has both
    ]
    assert differing == []


@needs_gnubg
def test_ids_and_xgids_are_those_of_gnu_backgammon() -> None:
    tables = random_tables(60)
    commands = [f"set xgid {write_xgid(table)}\nshow board" for table in tables]
    told = gnubg(*commands)
    shown = re.findall(r"Position ID: (\S+)\s+Match ID\s+: (\S+)", told)
    ids = {f"{position}:{match}" for position, match in shown}
    assert [write_xgid(table) for table in tables if write_gnuid(below(table)) not in ids] == []


def below(table: RecordTable) -> RecordTable:
    """Return the table with the side on roll as X: GNU Backgammon turns an XGID round so."""
    if table.on_roll == "X":
        return table
    owner = table.cube.owner if table.cube.owner == "centre" else other(table.cube.owner)
    return RecordTable(
        Position(table.position.O, table.position.X),
        dice=table.dice,
        cube=Cube(table.cube.value, owner),
        score=PerSide(table.score.O, table.score.X),
        length=table.length,
    )


@needs_gnubg
@pytest.mark.parametrize("kind", ["mat", "sgf"])
def test_gnu_backgammon_reads_what_we_write_and_we_read_what_it_writes(kind: str, tmp_path: Path) -> None:
    for seed in range(5):
        record = random_match(seed)
        assert list(verify(record)) == []
        ours, theirs = tmp_path / f"{seed}.{kind}", tmp_path / f"{seed}.out.{kind}"
        ours.write_text(write_record(record, kind), encoding="utf-8")
        export = f"export match mat {theirs}" if kind == "mat" else f"save match {theirs}"
        gnubg("set automatic game off", f"{'import mat' if kind == 'mat' else 'load match'} {ours}", export)
        back = read_record(theirs.read_text(encoding="utf-8"), kind)
        assert (back.length, back.X, back.O) == (record.length, record.X, record.O)
        assert told(back) == told(record)


def told(record: MatchRecord) -> list[list[object]]:
    """Return what happened without the order in which a play's steps are written."""
    return [
        [game.score, *map(seen, game.acts), *(state.position for state in matches_after_acts(record, number))]
        for number, game in enumerate(record.games)
    ]


def seen(act: Act) -> object:
    return (act.side, sorted(act.dice)) if isinstance(act, RollPlayed) else act


def gnubg(*commands: str) -> str:
    lines = "\n".join(["set confirm new off", "set confirm save off", *commands, "quit", "y", ""])
    return subprocess.run(
        [str(GNUBG), "-t", "-q", "-r"], input=lines, capture_output=True, text=True, check=True
    ).stdout


def random_boards(count: int) -> list[tuple[bytes, tuple[int, int]]]:
    chance, plays, board = random.Random(4), CorePlays(), START.board("X")
    boards: list[tuple[bytes, tuple[int, int]]] = []
    while len(boards) < count:
        dice = (chance.randint(1, 6), chance.randint(1, 6))
        boards.append((board, dice))
        after = chance.choice(plays.results() or [board]) if plays.find(board, *dice) else board
        board = START.board("X") if not any(after[1:26]) else after[26:] + after[:26]
    return boards


def random_tables(count: int) -> list[RecordTable]:
    chance = random.Random(5)
    tables = []
    for board, dice in random_boards(count * 7)[::7]:
        side: Side = chance.choice(("X", "O"))
        position: Position = seen_from(side, board)
        score = PerSide(chance.randint(0, 6), chance.randint(0, 6))
        cube = chance.choice((Cube(), Cube(2, "X"), Cube(4, "O")))
        tables.append(RecordTable(position, side, side, (max(dice), min(dice)), cube, score=score, length=9))
    return tables


def random_match(seed: int) -> MatchRecord:
    """Return a match to 5 points played at random, with doubles taken and dropped."""
    chance, match = random.Random(seed), BackgammonMatch(length=5)
    games: list[GameRecord] = []
    while match.winner is None:
        score = match.score
        acts: list[Act] = []
        match = opened(match, chance)
        while match.outcome is None and match.turn:
            match = turn(match, chance, acts)
        assert match.outcome
        games.append(
            GameRecord(
                len(games) + 1, score, tuple(acts), WrittenOutcome(match.outcome.winner, match.outcome.points)
            )
        )
    return MatchRecord(5, "Anna", "Bob", tuple(games))


def opened(match: BackgammonMatch, chance: random.Random) -> BackgammonMatch:
    first, second = chance.sample(range(1, 7), 2)
    return book.judge(match, f.OpeningRoll(first, second)).state


def turn(match: BackgammonMatch, chance: random.Random, acts: list[Act]) -> BackgammonMatch:
    side = match.turn
    assert side
    if match.dice is None and chance.random() < 0.1:
        offered = book.judge(match, f.Double())
        if offered.refused is None:
            acts.append(Doubles(side, match.cube.value * 2))
            if chance.random() < 0.5:
                acts.append(Drops(other(side)))
                return book.judge(offered.state, f.Drop()).state
            acts.append(Takes(other(side)))
            match = book.judge(offered.state, f.Take()).state
    if match.dice is None:
        match = book.judge(match, f.Roll((chance.randint(1, 6), chance.randint(1, 6)))).state
    assert match.dice
    options = legal(match.position, side, match.dice).steps
    steps = tuple(Step(*step) for step in chance.choice(options)) if options else ()
    acts.append(RollPlayed(side, match.dice, steps))
    return book.judge(match, f.Move(steps)).state
