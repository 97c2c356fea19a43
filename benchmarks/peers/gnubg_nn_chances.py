"""Run by the peers' own Python: for each board that comes in, the five chances of the side that has not just moved.

They are those of GNU Backgammon's networks, at once (0-ply).
"""

import sys

import gnubg_nn

for line in sys.stdin:
    board = bytes.fromhex(line)
    print(*gnubg_nn.probabilities((tuple(board[1:26]), tuple(board[27:52])), 0), flush=True)
