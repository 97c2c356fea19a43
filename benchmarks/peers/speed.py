"""Run by the peers' own Python: legal plays and random games per second of processor time, of each peer that is there.

Positions come on standard input as `board dice dice`, boards in hexadecimal in Arbitro's order.
"""

import json
import random
import sys
import time
from importlib import import_module

GAMES = int(sys.argv[1])


def found(name):
    """Return a peer's module, or say in one line that it is missing."""
    try:
        return import_module(name)
    except ImportError:
        print(f"{name}: skipped (it cannot be imported)", file=sys.stderr)
        return None


bgsage, gnubg_nn, pyspiel = found("bgsage"), found("gnubg_nn"), found("pyspiel")


def rate(count, work):
    """Return how often a thing was done in a second, the best of seven runs."""
    best = 0.0
    for _ in range(7):
        start = time.process_time()
        work()
        best = max(best, count / (time.process_time() - start))
    return best


def read():
    rows = [line.split() for line in sys.stdin]
    return [(bytes.fromhex(board), int(first), int(second)) for board, first, second in rows]


def as_gnubg(board):
    return tuple(board[27:52]), tuple(board[1:26])


def as_bgsage(board):
    opponent = [board[51 - point] for point in range(26)]
    points = [board[point] - opponent[point] for point in range(1, 25)]
    return [board[51], *points, board[25]]


def gnubg_game(chance):
    board = ((0,) * 5 + (5, 0, 3) + (0,) * 4 + (5,) + (0,) * 10 + (2, 0),) * 2
    while True:
        keys = gnubg_nn.moves(board, int(chance() * 6) + 1, int(chance() * 6) + 1)
        if keys:
            board = gnubg_nn.boardfromkey(keys[int(chance() * len(keys))])
            if not any(board[1]):
                return
        board = board[1], board[0]


def bgsage_game(chance):
    board = list(bgsage.STARTING_BOARD)
    while True:
        boards = bgsage.possible_moves(board, int(chance() * 6) + 1, int(chance() * 6) + 1)
        if boards:
            board = boards[int(chance() * len(boards))]
            if bgsage.check_game_over(board):
                return
        board = bgsage.flip_board(board)


def openspiel_game(game, chance):
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            state.apply_action(outcomes[int(chance() * len(outcomes))][0])
        else:
            actions = state.legal_actions()
            state.apply_action(actions[int(chance() * len(actions))])


def openspiel_states(game, count):
    """Return states with a roll to play, from random games: OpenSpiel cannot be given a position."""
    chance, states = random.Random(1), []
    state = game.new_initial_state()
    while len(states) < count:
        if state.is_terminal():
            state = game.new_initial_state()
        elif state.is_chance_node():
            state.apply_action(chance.choice(state.chance_outcomes())[0])
        else:
            states.append(state.clone())
            state.apply_action(chance.choice(state.legal_actions()))
    return states


def gnubg_rates(asked, chance):
    given = [(as_gnubg(board), first, second) for board, first, second in asked]
    return (
        rate(len(asked), lambda: [gnubg_nn.moves(*one) for one in given]),
        rate(GAMES, lambda: [gnubg_game(chance) for _ in range(GAMES)]),
    )


def openspiel_rates(asked, chance):
    game = pyspiel.load_game("backgammon")
    states = openspiel_states(game, len(asked))
    return (
        rate(len(asked), lambda: [state.legal_actions() for state in states]),
        rate(GAMES, lambda: [openspiel_game(game, chance) for _ in range(GAMES)]),
    )


def bgsage_rates(asked, chance):
    given = [(as_bgsage(board), first, second) for board, first, second in asked]
    return (
        rate(len(asked), lambda: [bgsage.possible_moves(*one) for one in given]),
        rate(GAMES, lambda: [bgsage_game(chance) for _ in range(GAMES)]),
    )


def main():
    asked = read()
    chance = random.Random(2).random
    peers = (
        ("gnubg-nn", gnubg_nn, gnubg_rates),
        ("OpenSpiel", pyspiel, openspiel_rates),
        ("bgsage", bgsage, bgsage_rates),
    )
    print(json.dumps({name: measure(asked, chance) for name, module, measure in peers if module}))


main()
