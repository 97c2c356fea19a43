"""Other programs' engines as players here: the front end of UBGI, in version 0.2 or draft 0.01 as the engine speaks."""

from __future__ import annotations

import re
import shlex
import subprocess
from contextlib import suppress
from random import Random
from weakref import finalize

from arbitro.backgammon.formats.table import RecordTable
from arbitro.backgammon.formats.xgid import write_xgid
from arbitro.backgammon.match import Cube, PerSide
from arbitro.backgammon.notation import Step
from arbitro.backgammon.plays import NoSuchMan, carried_out
from arbitro.backgammon.position import BAR, OFF, seen_from
from arbitro.backgammon.position_id import write_position_id
from arbitro.players.backgammon.sight import Act, BackgammonSight, BackgammonWord, Play
from arbitro.players.player import BadAnswer, UnknownPlayer

_POINTS = re.compile(r"bar|off|\d{1,2}")
_NAMED = {"bar": BAR, "off": OFF}
_WORDS = {
    word.value: word
    for word in (BackgammonWord.ROLL, BackgammonWord.DOUBLE, BackgammonWord.TAKE, BackgammonWord.DROP)
}
ENDED = "–"
"""What is told of an engine that answers no more."""
_OWNERS: dict[str, str] = {"mine": "X", "theirs": "O", "centre": "centre"}


class UbgiEngine:
    """A program that plays backgammon by UBGI, begun by a command and ended with the player."""

    def __init__(self, command: str) -> None:
        try:
            self._process = subprocess.Popen(
                shlex.split(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1
            )
        except (OSError, ValueError, IndexError) as error:
            raise UnknownPlayer(f"ubgi={command}", ()) from error
        finalize(self, _end, self._process)
        try:
            # Begin; an engine that says `ubgiok` speaks version 0.2, one that says `readyok` alone draft 0.01.
            self._send("ubgi")
            while (said := self._hear()) not in ("ubgiok", "readyok"):
                pass
            self._newer = said == "ubgiok"
            if self._newer:
                self._send("isready")
                while self._hear() != "readyok":
                    pass
        except BadAnswer as error:
            raise UnknownPlayer(f"ubgi={command}", ()) from error

    def act(self, sight: BackgammonSight) -> Act:
        """Return what the engine does; losses offered are refused, since UBGI has no word for them."""
        if BackgammonWord.REFUSE in sight.legal:
            return BackgammonWord.REFUSE
        if len(sight.legal) == 1:
            return sight.legal[0]
        if self._newer:
            said = self._ask(sight)
        else:
            self._send(write_xgid(table_of(sight)))
            said = self._hear()
        found = _WORDS.get(said) if said in _WORDS else _play(sight, said)
        if found not in sight.legal:
            raise BadAnswer(said)
        return found

    def _ask(self, sight: BackgammonSight) -> str:
        """Return what an engine of version 0.2 decides.

        It must know positions of GNU Backgammon and may know XGIDs, which tell the cube and the score too: it is sent
        both, and may say that it does not know the second.
        """
        table = table_of(sight)
        self._send(f"position gnubgid {write_position_id(table.position, table.on_roll)}")
        self._send(f"position xgid {write_xgid(table)}")
        if sight.dice:
            self._send("dice {} {}".format(*sight.dice))
        self._send("go chequer" if sight.dice else "go cube")
        while True:
            said = self._hear()
            word, _, decided = said.partition(" ")
            if word in ("bestmove", "bestcube"):
                return {"nodouble": "roll", "pass": ""}.get(decided, decided)
            if word == "error" and "xgid" not in said:
                raise BadAnswer(said)

    def _send(self, line: str) -> None:
        assert self._process.stdin
        try:
            self._process.stdin.write(f"{line}\n")
            self._process.stdin.flush()
        except OSError as error:
            raise BadAnswer(ENDED) from error

    def _hear(self) -> str:
        assert self._process.stdout
        line = self._process.stdout.readline()
        if not line:
            raise BadAnswer(ENDED)
        return line.strip()


def engine(command: str, whim: Random) -> UbgiEngine:
    """Return the player of a command."""
    return UbgiEngine(command)


def table_of(sight: BackgammonSight) -> RecordTable:
    """Return what a side sees as a table on which it is X; the score is told by what both are short of."""
    standing, doubled = sight.standing, BackgammonWord.TAKE in sight.legal
    mine, theirs = standing.mine or 0, standing.theirs or 0
    length = max(mine, theirs)
    return RecordTable(
        position=seen_from("X", sight.board),
        on_roll="O" if doubled else "X",
        dice=sight.dice,
        cube=Cube(standing.cube, _OWNERS[standing.owner]),  # type: ignore[arg-type]  # the names of the owners
        doubled=doubled,
        score=PerSide(length - mine, length - theirs),
        length=length,
        crawford=standing.crawford == "now",
    )


def _play(sight: BackgammonSight, said: str) -> Play | None:
    """Return the legal play that an answer means."""
    points = [_NAMED[word] if word in _NAMED else int(word) for word in _POINTS.findall(said)]
    steps = tuple(Step(source, target) for source, target in zip(points[::2], points[1::2], strict=False))
    try:
        after = carried_out(seen_from("X", sight.board), "X", steps).board("X")
    except (NoSuchMan, IndexError):
        return None
    return next((act for act in sight.legal if isinstance(act, Play) and act.after == after), None)


def _end(process: subprocess.Popen[str]) -> None:
    process.terminate()
    process.wait()
    for stream in (process.stdin, process.stdout):
        with suppress(OSError):
            if stream:
                stream.close()
