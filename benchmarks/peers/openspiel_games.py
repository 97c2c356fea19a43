"""Run by the peers' own Python: positions of OpenSpiel's random games, with every position its rules lead to.

One JSON object a line: the board and the dice in our order, and the boards after, all as hexadecimal.
"""

import json
import random
import sys

import pyspiel

BAR = 100


def men(state, player):
    own = [state.board(player, place) for place in range(24)]
    points = own[::-1] if player == 0 else own
    bar = state.board(player, BAR)
    return bytes([15 - sum(own) - bar, *points, bar])


def board(state, player):
    return (men(state, player) + men(state, 1 - player)).hex()


def dice(state):
    line = next(line for line in str(state).splitlines() if line.startswith("Dice"))
    return [int(sign) for sign in line if sign.isdigit()]


def moved(state, action):
    """Return how many men an action moves."""
    return sum(move.pos >= 0 for move in state.spiel_move_to_checker_moves(state.current_player(), action))


def outcomes(state, player, double):
    """Yield how many men were moved and the board after, a double being played in two halves."""
    for action in state.legal_actions():
        child = state.child(action)
        count = moved(state, action)
        if (
            double
            and not child.is_terminal()
            and child.current_player() == player
            and not child.is_chance_node()
        ):
            yield from ((count + more, after) for more, after in outcomes(child, player, False))
        else:
            yield count, board(child, player)


def main(count, seed):
    chance = random.Random(seed)
    state = pyspiel.load_game("backgammon").new_initial_state()
    while count:
        if state.is_terminal():
            state = pyspiel.load_game("backgammon").new_initial_state()
        elif state.is_chance_node():
            state.apply_action(chance.choice([outcome for outcome, _ in state.chance_outcomes()]))
        else:
            count -= tell(state)
            state.apply_action(chance.choice(state.legal_actions()))


def tell(state):
    if "Extra turn: 1" in str(state):
        return 0
    player, (first, second) = state.current_player(), dice(state)
    found = set(outcomes(state, player, first == second))
    most = max(count for count, _ in found)
    after = sorted({one for count, one in found if count == most}) if most else []
    print(json.dumps({"board": board(state, player), "dice": [first, second], "after": after}))
    return 1


main(int(sys.argv[1]), int(sys.argv[2]))
