"""Run by the peers' own Python: what each board that comes in is worth to the side that has just moved, for money.

Without the cube, by bgsage at as many plies as it is told: 3 of its own are 2 of GNU Backgammon.
"""

import sys

from bgsage import create_analyzer

engine = create_analyzer(f"{sys.argv[1]}ply", parallel_threads=1)
for line in sys.stdin:
    board = bytes.fromhex(line)
    men = [board[point] - board[51 - point] for point in range(1, 25)]
    print(engine.post_move_analytics([board[51], *men, board[25]], jacoby=False).cubeless_equity, flush=True)
