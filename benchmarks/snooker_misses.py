"""How often a beginner at snooker fouls and misses, and how often the computer has the balls put back after it (3.14).

    python -m benchmarks.snooker_misses --computer house:1 --beginner house:1@1.5 --frames 20

plays frames between the two and prints what a frame has of each for the beginner.
"""

import argparse
from collections import Counter
from datetime import date
from random import Random

from arbitro.players import COLOURS, invite, read_name
from arbitro.players.snooker import TABLE
from arbitro.players.snooker.sight import SnookerWord, Strike

MOST = 600
"""Strokes after which a frame is left as it is."""


def main() -> None:
    """Print one line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--computer", default="house:1")
    parser.add_argument("--beginner", default="house:1@1.5")
    parser.add_argument("--frames", type=int, default=20)
    asked = parser.parse_args()
    seen = Counter[str]()
    for number in range(asked.frames):
        play_frame(seen, asked.computer, asked.beginner, str(number))
    told = ", ".join(
        f"{name} {seen[name] / asked.frames:.1f}"
        for name in ("strokes", "points", "fouls", "misses", "put back")
    )
    print(f"{date.today()}: {asked.beginner} against {asked.computer}, a frame of {asked.frames}: {told}")


def play_frame(seen: Counter[str], computer: str, beginner: str, seed: str) -> None:
    """Play a frame, the computer with the first colour, and count what happens to the beginner."""
    chance, names = Random(f"chance {seed}"), dict(zip(COLOURS, (computer, beginner), strict=True))
    players = {colour: invite(TABLE, read_name(name), f"{colour} {seed}") for colour, name in names.items()}
    state, strokes = TABLE.game.start(TABLE.terms(1)), 0
    while TABLE.game.standing(state).ended is None and state.frame.outcome is None and strokes < MOST:
        due = TABLE.due(state)
        act = players[due.side].act(due.sight) if due else None
        own = due is not None and names[due.side] == beginner and due.side == COLOURS[1]
        if due and not own and SnookerWord.PLAY in due.sight.words:
            seen["fouls"] += 1
            seen["misses"] += SnookerWord.REPLACE in due.sight.words
            seen["put back"] += act is SnookerWord.REPLACE
        for fact in TABLE.carry_out(state, act, chance):
            state = TABLE.game.judge(state, fact).state
        if isinstance(act, Strike):
            strokes += 1
            seen["strokes"] += own
    seen["points"] += state.frame.score[state.match.sides.index(state.match.sides[1])]


if __name__ == "__main__":
    main()
