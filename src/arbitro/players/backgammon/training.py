"""How the evaluator learns: it plays itself, and each position learns from what follows it.

    python -m arbitro.players.backgammon.training house.weights --games 300000 --positions 300000 --seed 1

(`--until` leaves the games before the last, `--start` goes on from a file of weights.)

First whole games: a position learns from the one that followed (TD(0); G. Tesauro, "Temporal Difference Learning
and TD-Gammon", Communications of the ACM 38, 1995). Then single positions of such games learn from every roll and
the best play of each. A game is left as soon as the exact bearoff knows it.
"""

from __future__ import annotations

import argparse
import random
import sys
from array import array
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from pathlib import Path

import msgspec
from msgspec.structs import astuple

from arbitro.backgammon.core.plays import MOST, find_all
from arbitro.files import replace
from arbitro.players.backgammon.chances import Chances
from arbitro.players.backgammon.evaluator import BOARD, Evaluator, doubles, floats
from arbitro.players.backgammon.search import Search, turn_round
from arbitro.players.backgammon.stakes import Money, worth_turned
from arbitro.players.backgammon.weights import Training, Weights, read_weights, write_weights
from arbitro.players.core import chances, features, network

START = bytes({6: 5, 8: 3, 13: 5, 24: 2}.get(place % 26, 0) for place in range(BOARD))
CONTACT_UNITS, RACE_UNITS = 128, 32
RATES = {"games": (0.04, 0.002), "positions": (0.006, 0.001)}
"""How far a single position moves the weights, at the beginning and at the end of each part."""
MONEY = worth_turned(Money(), 1)
SAVE_EVERY = 2000


class Trainer:
    """Plays games against itself and learns from every turn."""

    def __init__(self, weights: Weights, seed: int) -> None:
        self.evaluator = Evaluator(weights)
        self.search = Search(self.evaluator)
        self.random = random.Random(seed)
        self._results = memoryview(bytearray(BOARD * MOST))
        self._starts = array("i", (0, 0))
        self._values = doubles(MOST)
        self._inputs = floats(features.INPUTS)
        self._kind = memoryview(bytearray(1))
        self._target = floats(network.OUTPUTS)

    def play_game(self, rate: float) -> int:
        """Play a game, learning each position from the one that follows; return its turns."""
        turns = 0
        for board, following in self._turns():
            self.learn(board, following.turned(), rate)
            turns += 1
        return turns

    def refine(self, rate: float) -> int:
        """Play a game, learning each position from every roll and its best play; return its positions."""
        positions = [board for board, _ in self._turns()]
        for board in positions:
            self.learn(board, self.search.chances(board, ahead=True), rate)
        return len(positions)

    def learn(self, board: bytes, target: Chances, rate: float) -> None:
        """Move the network of a position towards its target."""
        features.encode(board, False, self._inputs, self._kind)
        for place, chance in enumerate(astuple(target)):
            self._target[place] = chance
        dict(self.evaluator.networks())[self._kind[0]].learn(self._inputs, 0, self._target, rate)

    def _turns(self) -> Iterator[tuple[bytes, Chances]]:
        """Yield each position of a game with the opponent's chances after the best play of the roll."""
        board, roll = START, self._roll()
        while roll[0] == roll[1]:
            roll = self._roll()
        while True:
            after, following, kind = self._best(board, roll)
            yield board, following
            if kind < features.RACE:
                return
            board, roll = turn_round(after), self._roll()

    def _roll(self) -> tuple[int, int]:
        first, second = divmod(self.random.randrange(36), 6)
        return first + 1, second + 1

    def _best(self, board: bytes, roll: tuple[int, int]) -> tuple[bytes, Chances, int]:
        """Return the board after the best play, the opponent's chances there, and its kind."""
        count = find_all(board, bytes(roll), self._results, self._starts)
        if not count:
            count, self._results[:BOARD] = 1, board
        outputs = self.evaluator.evaluate(self._results[: BOARD * count], True)
        values = self._values[:count]
        chances.value(outputs, MONEY, values)
        best = chances.most(values)
        after = bytes(self._results[BOARD * best : BOARD * (best + 1)])
        return after, Chances(*outputs[5 * best : 5 * best + 5]), self.evaluator.kinds[best]


def fresh(seed: int) -> Weights:
    """Return small weights at random."""
    return Weights(at_random(CONTACT_UNITS, seed), at_random(RACE_UNITS, seed + 1), Training())


def train(trainer: Trainer, games: int, until: int, positions: int) -> Iterator[tuple[str, int]]:
    """Train by whole games, then by single positions; yield after each game what part it was of and how far."""
    for game in range(min(games, until)):
        trainer.play_game(rate("games", game / games))
        yield "games", game + 1
    done = 0
    while done < positions:
        done += trainer.refine(rate("positions", done / positions))
        yield "positions", done


def rate(part: str, progress: float) -> float:
    """Return how far a position moves the weights at some share of a part."""
    first, last = RATES[part]
    return float(first * (last / first) ** progress)


def at_random(units: int, seed: int) -> array[float]:
    """Return small weights of a network at random."""
    draw = random.Random(seed)
    return array("f", (draw.uniform(-0.1, 0.1) for _ in range(network.size(features.INPUTS, units))))


def _arguments(words: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m arbitro.players.backgammon.training")
    parser.add_argument("file", type=Path)
    parser.add_argument("--games", type=int, default=300_000)
    parser.add_argument("--until", type=int, default=sys.maxsize)
    parser.add_argument("--positions", type=int, default=300_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--start", type=Path)
    return parser.parse_args(words)


def main(words: Sequence[str]) -> None:
    """Train, and write the weights to a file, now and then while it goes on."""
    arguments = _arguments(words)
    weights = read_weights(arguments.start.read_bytes()) if arguments.start else fresh(arguments.seed)
    trainer = Trainer(weights, arguments.seed)
    done = {"games": 0, "positions": 0}
    lesson = train(trainer, arguments.games, arguments.until, arguments.positions)
    for step, (part, count) in enumerate(lesson, 1):
        done[part] = count
        if step % SAVE_EVERY == 0:
            _save(arguments.file, weights, done, words)
    _save(arguments.file, weights, done, words)


def _save(file: Path, weights: Weights, done: dict[str, int], words: Sequence[str]) -> None:
    """Write the weights with how they were learnt, and say how far it is."""
    command = " ".join(["python -m arbitro.players.backgammon.training", *words])
    earlier = weights.training
    record = Training(
        (*earlier.commands, command),
        earlier.games + done["games"],
        earlier.positions + done["positions"],
        f"{datetime.now(UTC):%Y-%m-%d}",
    )
    replace(file, write_weights(msgspec.structs.replace(weights, training=record)))
    sys.stdout.write(f"{done}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main(sys.argv[1:])
