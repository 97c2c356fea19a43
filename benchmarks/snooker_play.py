"""How a house player of snooker plays frames against itself: breaks, safeties, pace.

    python -m benchmarks.snooker_play --player house:5@0.1 --frames 60 --keep before.json
    python -m benchmarks.snooker_play --player house:5@0.1 --frames 60 --beside before.json

prints a table in Markdown, beside the figures of an earlier run where they are given.
"""

import argparse
from collections.abc import Callable
from datetime import date
from pathlib import Path
from random import Random
from time import process_time

import msgspec

from arbitro.lab.ratings import share
from arbitro.players import COLOURS, Colour, invite, read_name
from arbitro.players.snooker import TABLE
from arbitro.players.snooker.house import SnookerHouse
from arbitro.players.snooker.sight import Strike
from arbitro.players.snooker.view import ImaginedFrame
from arbitro.players.snooker.weighed import Weighed
from arbitro.snooker.frame import Frame
from arbitro.snooker.table import BAULK_LINE
from arbitro.strokes.snooker.setting import CUE

SLOW = 1.0
"""Metres a second."""


class Figures(msgspec.Struct):
    """What was counted."""

    player: str
    day: str
    frames: int = 0
    hundreds: int = 0
    """Frames with a break of a hundred or more."""
    fifties: int = 0
    """Frames with a break of fifty or more."""
    highest: int = 0
    strokes: int = 0
    pots: int = 0
    """Strokes that were meant to pot."""
    potted: int = 0
    """Of them, those that did."""
    safeties: int = 0
    """Strokes that were meant to pot nothing, the break-off aside."""
    in_baulk: int = 0
    """Of them, those that left the cue-ball in baulk."""
    slow: int = 0
    """Strokes slower than a metre a second."""
    fouls: int = 0
    thought: list[float] = []
    """Seconds of one core that each stroke was thought about."""


class Watched(SnookerHouse):
    """A player of whom it is known what they mean."""

    meant: Weighed | None = None

    def best(self, view: ImaginedFrame) -> Weighed:
        """Return the stroke that promises most, and note it."""
        self.meant = super().best(view)
        return self.meant


def main() -> None:
    """Print a row for each figure."""
    asked = _asked()
    found = Figures(asked.player, str(date.today()))
    for number in range(asked.frames):
        play_frame(found, asked.player, f"frame/{number}")
    if asked.keep:
        asked.keep.write_bytes(msgspec.json.encode(found))
    before = msgspec.json.decode(asked.beside.read_bytes(), type=Figures) if asked.beside else None
    print("\n".join(rows([one for one in (before, found) if one])))


def _asked() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--player", default="house:5@0.1")
    parser.add_argument("--frames", type=int, default=60)
    parser.add_argument("--keep", type=Path, help="where the figures are written")
    parser.add_argument("--beside", type=Path, help="figures of an earlier run")
    return parser.parse_args()


def play_frame(found: Figures, player: str, seed: str) -> None:
    """Play a frame of a player against itself and count."""
    chance = Random(seed)
    players: dict[Colour, Watched] = {colour: _watched(player, f"{seed}/{colour}") for colour in COLOURS}
    state = TABLE.game.start(TABLE.terms(1))
    best = 0
    while TABLE.game.standing(state).ended is None and state.frame.outcome is None:
        due, before = TABLE.due(state), state.frame
        start = process_time()
        act = players[due.side].act(due.sight) if due else None
        spent = process_time() - start
        for fact in TABLE.carry_out(state, act, chance):
            state = TABLE.game.judge(state, fact).state
        if due and isinstance(act, Strike):
            found.thought.append(spent)
            best = max(best, state.frame.break_points)
            cue = state.layout.at.get(CUE) if state.layout else None
            _count(found, players[due.side].meant, act, before, state.frame, cue)
    found.frames += 1
    found.hundreds += best >= 100
    found.fifties += best >= 50
    found.highest = max(found.highest, best)


def _watched(player: str, seed: str) -> Watched:
    house = invite(TABLE, read_name(player), seed)
    assert isinstance(house, SnookerHouse)
    return Watched(house.strength, house.whim, house.book)


def _gained(before: Frame, after: Frame) -> int:
    """Return what the striker scored by a stroke that left them at the table."""
    assert before.striker is not None
    side = before.side(before.striker)
    stays = after.outcome is not None or (after.striker is not None and after.side(after.striker) == side)
    return after.score[side] - before.score[side] if stays else 0


def _count(
    found: Figures,
    meant: Weighed | None,
    strike: Strike,
    before: Frame,
    after: Frame,
    cue: tuple[float, float] | None,
) -> None:
    assert before.striker is not None
    assert meant is not None
    other = 1 - before.side(before.striker)
    found.strokes += 1
    found.slow += strike.speed < SLOW
    found.fouls += after.score[other] > before.score[other]
    if meant.piece:
        found.pots += 1
        found.potted += _gained(before, after) > 0
    elif not before.opening:
        found.safeties += 1
        found.in_baulk += cue is not None and cue[1] * 1000 < BAULK_LINE


def rows(runs: list[Figures]) -> list[str]:
    """Return the lines of a table with a column for each run."""
    told: list[tuple[str, Callable[[Figures], str]]] = [
        ("frames", lambda one: str(one.frames)),
        ("with a break of 100 or more", lambda one: _share(one.hundreds, one.frames)),
        ("with a break of 50 or more", lambda one: _share(one.fifties, one.frames)),
        ("highest break", lambda one: str(one.highest)),
        ("strokes a frame", lambda one: f"{one.strokes / one.frames:.0f}"),
        ("pots that went in", lambda one: _share(one.potted, one.pots)),
        ("safeties that ended in baulk", lambda one: _share(one.in_baulk, one.safeties)),
        ("strokes slower than 1 m/s", lambda one: _share(one.slow, one.strokes)),
        ("fouls", lambda one: _share(one.fouls, one.strokes)),
        ("a stroke is thought about, half of them; 95 % of them", _thinking),
    ]
    head = "| | " + " | ".join(f"{one.player}, {one.day}" for one in runs) + " |"
    lines = [f"| {name} | " + " | ".join(tell(one) for one in runs) + " |" for name, tell in told]
    return [head, "|---|" + "---|" * len(runs), *lines]


def _thinking(one: Figures) -> str:
    if not one.thought:
        return ""
    spent = sorted(one.thought)
    return f"{1000 * spent[len(spent) // 2]:.0f}; {1000 * spent[int(0.95 * len(spent))]:.0f} ms"


def _share(count: int, of: int) -> str:
    rate, low, high = share(count, of)
    return f"{count} of {of}, {rate:.0%} ({low:.0%}–{high:.0%})"


if __name__ == "__main__":
    main()
