"""Run by the peers' own Python: for each board and roll that comes in, the boards after by GNU Backgammon's engine."""

import json
import sys

import gnubg_nn


def sides(text):
    board = bytes.fromhex(text)
    return tuple(board[27:52]), tuple(board[1:26])


def after(key):
    opponent, own = gnubg_nn.boardfromkey(key)
    return bytes([15 - sum(own), *own, 15 - sum(opponent), *opponent]).hex()


for line in sys.stdin:
    asked = json.loads(line)
    keys = gnubg_nn.moves(sides(asked["board"]), *asked["dice"])
    print(json.dumps(sorted({after(key) for key in keys})))
