"""UBGI, the Universal Backgammon Interface: our players as engines for other programs.

Two drafts are spoken, each line by the draft that it belongs to. Draft 0.01 (Ø. Schønning-Johansen, 2025): a front end
sends `ubgi` and then positions as XGIDs, and each is answered by one line: a play, `roll`, `double`, `take`, `drop`, an
empty line where nothing can be moved, or `sorry`. Version 0.2 (bgci, 2026): a position is set, then the dice, and
`go` asks for the decision, answered by `bestmove`, `bestcube` or `bestturn`, or by an `error` with its code.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from msgspec.structs import replace

from arbitro import __version__
from arbitro.backgammon.core.plays import Plays
from arbitro.backgammon.formats.match_id import read_gnuid
from arbitro.backgammon.formats.table import BadId, RecordTable
from arbitro.backgammon.formats.xgid import read_xgid
from arbitro.backgammon.position import BAR, OFF, Side, other
from arbitro.players.backgammon.cube import Owner
from arbitro.players.backgammon.match_equity import Crawford
from arbitro.players.backgammon.sight import Act, BackgammonSight, BackgammonWord, CubeStanding, Play
from arbitro.players.player import NotInstalled, Player, UnknownPlayer, read_name
from arbitro.players.register import invite, known_names, table_named

SORRY = "sorry"
HELLO = (
    "id name Arbitro",
    "id author Arbitro",
    f"id version {__version__}",
    "proto 0.2",
    "ubgiok",
    "readyok",  # what a front end of draft 0.01 waits for, which then takes the next line for an answer
)
VARIANT, PLAYER = "game.variant", "engine.player"
_NAMES = {BAR: "bar", OFF: "off"}


class UbgiError(ValueError):
    """What version 0.2 answers with an error: its code and a detail."""


def engine(player: Player[BackgammonSight, Act], lines: Iterable[str], name: str = "") -> Iterator[str]:
    """Yield what an engine answers to the lines of a front end, until it is told to quit."""
    session = UbgiSession(player, name)
    for line in lines:
        said = line.strip()
        if said == "quit":
            return
        if said == "ubgi":
            yield from HELLO
        elif said and said != "stop":
            yield from session.answer(said)


class UbgiSession:
    """What a front end of version 0.2 has set: the table, its dice, and who decides."""

    def __init__(self, player: Player[BackgammonSight, Act], name: str) -> None:
        self.player, self.name = player, name
        self.table: RecordTable | None = None
        self.newer = False
        """Whether a word of version 0.2 has been said, so that what is unknown is an error of that version."""
        self.words: dict[str, Callable[[list[str]], Iterable[str]]] = {
            "isready": lambda _: ("readyok",),
            "newgame": self._new_game,
            "position": self._position,
            "dice": self._dice,
            "go": self._go,
            "keys": self._keys,
            "get": self._get,
            "set": self._set,
        }

    def answer(self, said: str) -> Iterable[str]:
        """Return the lines that answer one."""
        word, *rest = said.split()
        if word not in self.words:
            return (
                ("error bad_command",) if self.newer and "XGID" not in said else (answer(self.player, said),)
            )
        self.newer = True
        try:
            return self.words[word](rest)
        except UbgiError as error:
            return (f"error {error}",)

    def _new_game(self, rest: list[str]) -> Iterable[str]:
        self.table = None
        return ()

    def _position(self, rest: list[str]) -> Iterable[str]:
        readers = {"xgid": read_xgid, "gnubgid": read_gnuid}
        match rest:
            case [kind, written] if kind in readers:
                try:
                    self.table = readers[kind](written)
                except BadId as error:
                    raise UbgiError(f"bad_value {kind}") from error
            case [kind, _]:
                raise UbgiError(f"unsupported position {kind}")
            case _:
                raise UbgiError("bad_command expected: position gnubgid|xgid <id>")
        return ()

    def _dice(self, rest: list[str]) -> Iterable[str]:
        if len(rest) != 2 or any(die not in "123456" or len(die) > 1 for die in rest):
            raise UbgiError("bad_value dice must_be 1..6 1..6")
        table = self._set_up()
        dice = (int(rest[0]), int(rest[1]))
        self.table = replace(table, dice=dice, doubled=False, to_decide=table.on_roll)
        return ()

    def _go(self, rest: list[str]) -> Iterable[str]:
        table = self._set_up()
        asked = rest[-1] if rest else "chequer" if table.dice else "cube"
        match asked:
            case "chequer":
                return (f"bestmove {self._move(table)}",)
            case "cube":
                return (f"bestcube {self._cube(table)}",)
            case "turn":
                return (f"bestturn cube={self._cube(table)} move={self._move(table)}",)
        raise UbgiError(f"unsupported go {asked}")

    def _set_up(self) -> RecordTable:
        if self.table is None:
            raise UbgiError("bad_state missing position")
        return self.table

    def _move(self, table: RecordTable) -> str:
        if not table.dice:
            raise UbgiError("bad_state missing dice")
        act = self._act(table)
        assert isinstance(act, Play)
        steps = (f"{_NAMES.get(source, source)}/{_NAMES.get(target, target)}" for source, target in act.steps)
        return " ".join(steps) or "pass"

    def _cube(self, table: RecordTable) -> str:
        """Return what to do before the dice; where a double waits in the position, `take` or `drop`."""
        act = self._act(replace(table, dice=None))
        if act is BackgammonWord.TAKE or act is BackgammonWord.DROP:
            return str(act.value)
        return "double" if act is BackgammonWord.DOUBLE else "nodouble"

    def _act(self, table: RecordTable) -> Act:
        try:
            return self.player.act(sight_of(table))
        except BadId as error:
            raise UbgiError("bad_state game_over") from error

    def _keys(self, rest: list[str]) -> Iterable[str]:
        known = "|".join(known_names(table_named("backgammon")))
        return (
            f"key {VARIANT} enum backgammon backgammon",
            f"key {PLAYER} enum {known} {self.name} which machine player answers",
        )

    def _get(self, rest: list[str]) -> Iterable[str]:
        values = {VARIANT: "backgammon", PLAYER: self.name}
        if len(rest) != 1:
            raise UbgiError("bad_command expected: get <key>")
        if rest[0] not in values:
            raise UbgiError(f"unsupported {rest[0]}")
        return (f"value {rest[0]} {values[rest[0]]}",)

    def _set(self, rest: list[str]) -> Iterable[str]:
        match rest:
            case [name, value] if name == VARIANT:
                if value != "backgammon":
                    raise UbgiError(f"bad_value {name} must_be backgammon")
            case [name, value] if name == PLAYER:
                # One of the players that everybody has; no command is begun for a front end.
                table = table_named("backgammon")
                if value not in known_names(table):
                    raise UbgiError(f"bad_value {PLAYER}")
                try:
                    invited = invite(table, read_name(value), "ubgi")
                except (UnknownPlayer, NotInstalled) as error:
                    raise UbgiError(f"unsupported {value}") from error
                self.player, self.name = invited, value
            case [name, _]:
                raise UbgiError(f"unsupported {name}")
            case _:
                raise UbgiError("bad_command expected: set <key> <value>")
        return ()


def answer(player: Player[BackgammonSight, Act], xgid: str) -> str:
    """Return the act of a player in a position as draft 0.01 has it, or `sorry` where it is none."""
    try:
        sight = sight_of(read_xgid(xgid))
    except BadId:
        return SORRY
    act = player.act(sight)
    if isinstance(act, Play):
        return " ".join(f"{source}/{target}" for source, target in act.steps)
    return act.value if isinstance(act, BackgammonWord) else SORRY


def sight_of(table: RecordTable) -> BackgammonSight:
    """Return what the side that decides sees of a table."""
    side = table.to_decide
    board, standing = table.position.board(side), standing_at(table, side)
    if not any(board[1:26]) or not any(board[27:52]):
        raise BadId("over")
    if table.doubled:
        return BackgammonSight(board, standing, (BackgammonWord.TAKE, BackgammonWord.DROP))
    if table.dice:
        return BackgammonSight(board, standing, _plays(board, *table.dice), table.dice)
    words = (
        (BackgammonWord.ROLL, BackgammonWord.DOUBLE)
        if _may_double(table, standing)
        else (BackgammonWord.ROLL,)
    )
    return BackgammonSight(board, standing, words)


def standing_at(table: RecordTable, side: Side) -> CubeStanding:
    """Return the score and the cube as a side sees them; after the Crawford game where one side is a point short."""
    owner = table.cube.owner
    held: Owner = "centre" if owner == "centre" else "mine" if owner == side else "theirs"
    if not table.length:
        return CubeStanding(cube=table.cube.value, owner=held)
    mine, theirs = (table.length - table.score.of(one) for one in (side, other(side)))
    if min(mine, theirs) < 1:
        raise BadId("over")
    crawford: Crawford = "now" if table.crawford else "past" if 1 in (mine, theirs) else "ahead"
    return CubeStanding(mine, theirs, crawford, table.cube.value, held)


def _may_double(table: RecordTable, standing: CubeStanding) -> bool:
    """Tell whether the side on roll has access to a cube that is of use, in no Crawford game."""
    if standing.owner == "theirs" or standing.crawford == "now":
        return False
    dead = standing.owner == "mine" and standing.mine is not None and standing.cube >= standing.mine
    return not dead and standing.cube < 1 << table.max_cube


def _plays(board: bytes, first: int, second: int) -> tuple[Play, ...]:
    plays = Plays()
    if not plays.find(board, first, second):
        return (Play((), board),)
    return tuple(Play(plays.steps(n), plays.result(n)) for n in range(plays.count))
