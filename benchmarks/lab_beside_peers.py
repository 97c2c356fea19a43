"""Steps of a backgammon environment per second of processor time, beside OpenSpiel and Pgx in the same run.

    python benchmarks/lab_beside_peers.py           it installs the peers in .peers

A step is one action of a random player who chooses among the legal ones, with what the environment shows after it. In
Arbitro and in Pgx an action moves one man, in OpenSpiel up to two; so games per second stand beside steps. The choosing
is part of it everywhere.
"""

import json
import subprocess
import time
from pathlib import Path

from arbitro.lab.vector import BackgammonMany, RandomMany

ROOT = Path(__file__).parents[1]
MATCHES, STEPS, RUNS = 1024, 1000, 5


def main() -> None:
    rates = {"Arbitro": ours(), **peers()}
    print(f"{'':12}{'steps/s':>14}{'games/s':>12}")
    for name, (steps, games) in rates.items():
        print(f"{name:12}{steps:>14,.0f}{games:>12,.1f}")
    others = [rate for name, rate in rates.items() if name != "Arbitro"]
    if others:
        for place, what in enumerate(("steps", "games")):
            best = max(rate[place] for rate in others)
            print(f"Arbitro: {rates['Arbitro'][place] / best:.1f} times the {what} of the best peer")


def ours() -> tuple[float, float]:
    """Return steps and games per second, the best of some runs."""
    many, chance = BackgammonMany(MATCHES), RandomMany(MATCHES, 1)
    seen, _ = many.reset(seed=1)
    for _ in range(STEPS):  # until the games no longer end all at once
        seen, *_ = many.step(chance.choose(seen["action_mask"]))
    best = (0.0, 0.0)
    for _ in range(RUNS):
        ended, start = 0, time.process_time()
        for _ in range(STEPS):
            seen, _, over, _, _ = many.step(chance.choose(seen["action_mask"]))
            ended += int(over.sum())
        spent = time.process_time() - start
        best = max(best, (MATCHES * STEPS / spent, ended / spent))
    return best


def peers() -> dict[str, tuple[float, float]]:
    subprocess.run([ROOT / "scripts/peers", ROOT / ".tools/bin/uv", "lab"], cwd=ROOT, check=False)
    python, script = ROOT / ".peers/bin/python", ROOT / "benchmarks/peers/environments.py"
    if not python.exists():
        print("OpenSpiel, Pgx: skipped (no environment can be made for them)")
        return {}
    run = subprocess.run([python, script], stdout=subprocess.PIPE, text=True, check=True)
    return {name: (steps, games) for name, (steps, games) in json.loads(run.stdout).items()}


if __name__ == "__main__":
    main()
