"""How often the break of a house player keeps the turn and becomes a white slam, by the gaps of the rack.

    python -m benchmarks.carrom_breaks --player house:5 --boards 260 --gaps 20 100 300
    python -m benchmarks.carrom_breaks --slams --player house:5@0.5 --boards 100 --gaps 20 100

prints a table in Markdown. A player reckons with racks of the same gaps, and does not see the real ones.
"""

import argparse
from datetime import date
from random import Random

import msgspec

from arbitro.carrom.board import seat_of
from arbitro.carrom.contest import CarromContest
from arbitro.carrom.facts import CarromLies
from arbitro.carrom.lying import lying
from arbitro.lab.ratings import share
from arbitro.players import read_name
from arbitro.players.carrom import KINDS, CarromTable
from arbitro.players.carrom.house import CarromHouse
from arbitro.players.carrom.strength import STRENGTHS, USUAL, with_hand
from arbitro.table import Rack


class Turn(msgspec.Struct, frozen=True):
    """How the turn of the player who breaks went."""

    kept: bool
    """Whether their break left them the turn."""
    slam: bool
    """Whether they won the board in it."""


def main() -> None:
    """Print a row for each gap."""
    asked = _asked()
    print(f"{asked.player}, {asked.boards} boards, {date.today()}\n")
    print("| mean gap | the break keeps the turn |" + (" white slams |" if asked.slams else ""))
    print("|---|---|" + ("---|" if asked.slams else ""))
    for gap in asked.gaps:
        turns = [
            opening_turn(asked.player, gap * 1e-6, f"break/{n}", asked.slams) for n in range(asked.boards)
        ]
        cells = [_told(sum(turn.kept for turn in turns), asked.boards)]
        if asked.slams:
            cells.append(_told(sum(turn.slam for turn in turns), asked.boards))
        print(f"| {gap:g} µm | {' | '.join(cells)} |", flush=True)


def _asked() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--player", default="house:5")
    parser.add_argument("--boards", type=int, default=260)
    parser.add_argument("--gaps", type=float, nargs="+", default=[20.0, 100.0, 300.0])
    parser.add_argument("--slams", action="store_true", help="play the first turn to its end")
    return parser.parse_args()


def _told(count: int, played: int) -> str:
    rate, low, high = share(count, played)
    return f"{count} of {played}, {rate:.0%} ({low:.0%}–{high:.0%})"


def opening_turn(player: str, gap: float, seed: str, to_its_end: bool) -> Turn:
    """Play the break of a board, and the rest of the turn that it leaves if that is asked for."""
    table, chance = CarromTable(KINDS, boards=1), Random(seed)
    state = _racked(table, gap, chance)
    breaker, house = state.board.turn, _house(player, gap, seed)
    kept = False
    while state.board.outcome is None and state.board.turn == breaker:
        due = table.due(state)
        act = house.act(due.sight) if due else None
        for fact in table.carry_out(state, act, chance):
            state = table.game.judge(state, fact).state
        if state.board.broken and not kept:
            kept = state.board.turn == breaker
            if not to_its_end:
                break
    won = state.board.outcome is not None and state.board.outcome.winner == state.board.side_of(breaker)
    return Turn(kept, won)


def _racked(table: CarromTable, gap: float, chance: Random) -> CarromContest:
    """Return a board that is set up with gaps of its own."""
    state = table.game.start(table.terms(1))
    toss, _ = table.carry_out(state, None, chance)
    state = table.game.judge(state, toss).state
    rack = table.setting.rack_layout(
        seat_of(state.board, state.board.opener), Rack(gap, chance.getrandbits(32))
    )
    return table.game.judge(state, CarromLies(lying(rack))).state


def _house(player: str, gap: float, seed: str) -> CarromHouse:
    name = read_name(player)
    strength = STRENGTHS[USUAL if name.strength is None else name.strength]
    hand = strength if name.stray is None else with_hand(strength, name.stray)
    return CarromHouse(hand, Random(f"{seed}/{name}"), gap)


if __name__ == "__main__":
    main()
