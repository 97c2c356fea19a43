"""UBGI, the Universal Backgammon Interface (Ø. Schønning-Johansen, draft 0.01, 2025): our players as engines.

A front end sends `ubgi` and then positions as XGIDs; each is answered by one line: a play, `roll`, `double`, `take`,
`drop`, an empty line where nothing can be moved, or `sorry`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from arbitro import __version__
from arbitro.backgammon.core.plays import Plays
from arbitro.backgammon.formats.table import BadId, Table
from arbitro.backgammon.formats.xgid import read_xgid
from arbitro.backgammon.position import Side, other
from arbitro.players.backgammon.cube import Owner
from arbitro.players.backgammon.match_equity import Crawford
from arbitro.players.backgammon.sight import Act, Play, Sight, Standing, Word
from arbitro.players.player import Player

SORRY = "sorry"


def engine(player: Player[Sight, Act], lines: Iterable[str]) -> Iterator[str]:
    """Yield what an engine answers to the lines of a front end, until it is told to quit."""
    for line in lines:
        said = line.strip()
        if said == "quit":
            return
        if said == "ubgi":
            yield from ("id name Arbitro", "id author Arbitro", f"id version {__version__}", "readyok")
        elif said and said != "stop":
            yield answer(player, said)


def answer(player: Player[Sight, Act], xgid: str) -> str:
    """Return the act of a player in a position, or `sorry` where it is none."""
    try:
        sight = sight_of(read_xgid(xgid))
    except BadId:
        return SORRY
    act = player.act(sight)
    if isinstance(act, Play):
        return " ".join(f"{source}/{target}" for source, target in act.steps)
    return act.value if isinstance(act, Word) else SORRY


def sight_of(table: Table) -> Sight:
    """Return what the side that decides sees of a table."""
    side = table.to_decide
    board, standing = table.position.board(side), standing_at(table, side)
    if not any(board[1:26]) or not any(board[27:52]):
        raise BadId("over")
    if table.doubled:
        return Sight(board, standing, (Word.TAKE, Word.DROP))
    if table.dice:
        return Sight(board, standing, _plays(board, *table.dice), table.dice)
    words = (Word.ROLL, Word.DOUBLE) if _may_double(table, standing) else (Word.ROLL,)
    return Sight(board, standing, words)


def standing_at(table: Table, side: Side) -> Standing:
    """Return the score and the cube as a side sees them; after the Crawford game where one side is a point short."""
    owner = table.cube.owner
    held: Owner = "centre" if owner == "centre" else "mine" if owner == side else "theirs"
    if not table.length:
        return Standing(cube=table.cube.value, owner=held)
    mine, theirs = (table.length - table.score.of(one) for one in (side, other(side)))
    if min(mine, theirs) < 1:
        raise BadId("over")
    crawford: Crawford = "now" if table.crawford else "past" if 1 in (mine, theirs) else "ahead"
    return Standing(mine, theirs, crawford, table.cube.value, held)


def _may_double(table: Table, standing: Standing) -> bool:
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
