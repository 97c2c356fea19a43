"""Run by the peers' own Python: for each board and roll that comes in, the board after GNU Backgammon's best play.

Every legal play is weighed by its networks for money, without the cube and without looking ahead (0-ply).
"""

import sys

import gnubg_nn


def best(board, first, second):
    turned = (tuple(board[27:52]), tuple(board[1:26]))
    found = [gnubg_nn.boardfromkey(key) for key in gnubg_nn.moves(turned, first, second)]
    if not found:
        return board
    opponent, own = min(found, key=left)
    return bytes([15 - sum(own), *own, 15 - sum(opponent), *opponent])


def left(after):
    """What a play leaves the opponent, who is on roll then."""
    opponent, own = after
    win, gammon, backgammon, gammon_lost, backgammon_lost = gnubg_nn.probabilities((own, opponent), 0)
    return 2 * win - 1 + gammon + backgammon - gammon_lost - backgammon_lost


for line in sys.stdin:
    text, *dice = line.split()
    print(best(bytes.fromhex(text), *map(int, dice)).hex(), flush=True)
