"""Networks of backgammon trained from self-play, in steps that can be stopped and gone on with, over many cores.

A step is a fixed number of games from seeds of their own, played in parts by the weights at its beginning; what was
played is then learnt in the order of the parts. So a training that was stopped ends in the very same weights, on one
process and on many. What plays, is measured and is kept in the end is the running mean of what was learnt. The curve
beside the file has a line for each measured step: how far it is, and what it scores against the house.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from functools import lru_cache
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from arbitro.files import added_to, replace
from arbitro.lab.duels import HOUSE, jobs, play_duel
from arbitro.lab.pupil import Learning, Pupil, begin_learning
from arbitro.lab.rollouts import equity
from arbitro.lab.workers import JobRound, workers
from arbitro.players.backgammon.evaluator import Evaluator
from arbitro.players.backgammon.lessons import Lesson, looked_ahead, play_lesson, together
from arbitro.players.backgammon.weights import (
    QUICK,
    UNITS,
    Training,
    Weights,
    fresh,
    house_weights,
    read_weights,
    write_weights,
)

PARTS, PART = 4, 32
"""Parts of a step of whole games, and games of a part, which are played at once."""
AHEAD = 40
"""Parts of a step whose positions are looked at a roll ahead."""
WINDOW = 20
"""Steps that look ahead whose lessons are learnt, each step those of the last ones again."""
RATES = {"fresh": (1e-3, 3e-4), "games": (3e-4, 1e-4), "refined": (1e-3, 1e-5), "further": (3e-4, 1e-5)}
"""How far a batch moves a weight, at the beginning and at the end: of whole games from random weights, of whole games
from weights that know something, of positions that are looked at a roll ahead after such games or by a teacher, and
from weights that know something without such games."""
SHARES = {"fresh": (0.9, 0.8), "games": (0.9, 0.5), "refined": (0.9, 0.5), "further": (0.8, 0.4)}
"""How much a position learns from what came of it rather than from the next position, likewise: much of it carries what
is seldom, as gammons are, back to the beginning of the games; little of it is quieter."""
SAVED = 20
"""Steps of whole games after which what was learnt is written."""


class TrainingPlan(msgspec.Struct, frozen=True):
    """What networks are and how long they learn."""

    units: tuple[int, ...] = UNITS
    """Hidden units of the networks, layer by layer, where they begin at random."""
    games: int = 100_000
    """Whole games, each position learning from the one that follows."""
    refined: int = 200_000
    """Games after them whose positions learn from every roll and its best play."""
    seed: int = 1
    start: str = ""
    """What they begin as: a file of weights, the house's, or nothing."""
    teacher: str = ""
    """Whose games they learn from: those of a file of weights, of the house's, or nothing for their own."""
    every: int = 20
    """Steps after which they are measured; 0 for never."""
    duels: int = 200
    """Games of a measurement."""

    @property
    def whole(self) -> int:
        """How many steps of whole games there are."""
        return -(-self.games // (PARTS * PART))

    @property
    def steps(self) -> int:
        """How many steps there are."""
        return self.whole + -(-self.refined // (AHEAD * PART))

    def games_before(self, step: int) -> tuple[int, int]:
        """Return how many whole games have been played before a step, and how many that are looked at ahead."""
        return min(step * PARTS * PART, self.games), min(
            max(0, step - self.whole) * AHEAD * PART, self.refined
        )

    def rate(self, step: int) -> float:
        """Return how far a batch moves the weights in a step."""
        part, progress = self._progress(step)
        first, last = RATES[part]
        return float(first * (last / first) ** progress)

    def share(self, step: int) -> float:
        """Return how much a position learns in a step from what came of it."""
        part, progress = self._progress(step)
        first, last = SHARES[part]
        return first + (last - first) * progress

    def _progress(self, step: int) -> tuple[str, float]:
        """Return the part that a step belongs to, and how much of it is done before."""
        if step < self.whole:
            return "games" if self.start else "fresh", step / self.whole
        learnt = "further" if self.start and not self.games else "refined"
        return learnt, (step - self.whole) / (self.steps - self.whole)


class OtherPlan(ValueError):
    """A file of weights was trained by another plan."""


class Course(msgspec.Struct, frozen=True):
    """How far a training is."""

    step: int
    learning: Learning
    lessons: tuple[Lesson, ...] = ()
    """Those of the last steps that looked ahead."""


class Kept(msgspec.Struct, frozen=True):
    """A course as it is written: all that going on needs."""

    step: int
    batches: list[int]
    learnt: bytes
    mean: bytes
    drift: bytes
    spread: bytes
    lessons: tuple[Lesson, ...]


def train(
    file: Path,
    plan: TrainingPlan,
    told: Callable[[int], None] = lambda step: None,
    processes: int = 1,
    ray: str | None = None,
) -> Weights:
    """Train from where the file stands to the end of the plan, and return the weights. Raises OtherPlan, InUse."""
    with added_to(_curve(file)), workers(processes, ray) as done:
        course = _read_course(file, plan)
        while course.step < plan.steps:
            told(course.step)
            course = _train_step(course, plan, done)
            measured = plan.every and (course.step % plan.every == 0 or course.step == plan.steps)
            if measured or course.step % SAVED == 0 or course.step >= plan.whole:
                _keep(file, plan, course)
            if measured:
                _measure(file, plan, course.step)
    told(plan.steps)
    return read_weights(file.read_bytes())


def _train_step(course: Course, plan: TrainingPlan, done: JobRound) -> Course:
    """Play the games of a step and learn from them."""
    # The first steps by whole games (TD), later ones by looks a roll ahead: these teach more, once there is
    # something to look with.
    whole = course.step < plan.whole
    data = write_weights(_read(plan.teacher) if plan.teacher else course.learning.mean)
    part = [
        (data, whole, f"{plan.seed}/{course.step}/{number}", plan.share(course.step))
        for number in range(PARTS if whole else AHEAD)
    ]
    lessons = done(lesson_of, part)
    window = () if whole else (*course.lessons, together(lessons))[-WINDOW:]
    Pupil(course.learning).learn(window or lessons, course.step, plan.rate(course.step))
    return msgspec.structs.replace(course, step=course.step + 1, lessons=window)


def lesson_of(part: tuple[bytes, bool, str, float]) -> Lesson:
    """Play a part of a step by the given weights."""
    data, whole, seed, share = part
    if whole:
        return play_lesson(_evaluator(data), PART, Random(seed), share)
    return looked_ahead(_evaluator(data), PART, Random(seed), share)


@lru_cache(maxsize=1)
def _evaluator(data: bytes) -> Evaluator:
    return Evaluator(read_weights(data))


def _read_course(file: Path, plan: TrainingPlan) -> Course:
    """Return how far the file has come; what the plan begins with where there is none."""
    # The file tells the plan that it was made by: to go on by another would make weights that no command makes
    # again.
    if not file.exists():
        return Course(0, begin_learning(_earlier(plan)))
    mean = read_weights(file.read_bytes())
    command, _, done = (mean.training.commands or ("",))[-1].rpartition(" step ")
    if command != _command(plan):
        raise OtherPlan(str(file))
    if int(done) == plan.steps:
        return Course(plan.steps, begin_learning(mean))
    kept = msgspec.msgpack.decode(_beside(file).read_bytes(), type=Kept)
    learnt, mean, drift, spread = map(read_weights, (kept.learnt, kept.mean, kept.drift, kept.spread))
    return Course(kept.step, Learning(learnt, mean, drift, spread, kept.batches), kept.lessons)


@lru_cache(maxsize=1)
def _earlier(plan: TrainingPlan) -> Weights:
    """Return what a plan begins with."""
    return _read(plan.start) if plan.start else fresh(plan.units, QUICK, plan.seed)


@lru_cache(maxsize=2)
def _read(name: str) -> Weights:
    return house_weights() if name == HOUSE else read_weights(Path(name).read_bytes())


def _keep(file: Path, plan: TrainingPlan, course: Course) -> None:
    """Write the mean in halves; what going on needs is written first, and is no longer needed at the end."""
    learning = course.learning
    several = (learning.learnt, learning.mean, learning.drift, learning.spread)
    learnt, mean, drift, spread = map(write_weights, several)
    kept = Kept(course.step, learning.batches, learnt, mean, drift, spread, course.lessons)
    replace(_beside(file), msgspec.msgpack.encode(kept))
    record = _record(plan, course.step)
    replace(file, write_weights(msgspec.structs.replace(learning.mean, training=record), half=True))
    if course.step == plan.steps:
        _beside(file).unlink()


def _beside(file: Path) -> Path:
    return file.with_suffix(".learning")


def _record(plan: TrainingPlan, step: int) -> Training:
    """Return how weights were learnt: what was done before, and a plan up to a step."""
    earlier, (games, refined) = _earlier(plan).training, plan.games_before(step)
    return Training(
        (*earlier.commands, f"{_command(plan)} step {step}"),
        earlier.games + games,
        earlier.refined + refined,
        f"{datetime.now(UTC):%Y-%m-%d}",
    )


def _command(plan: TrainingPlan) -> str:
    """Return the command that a plan was given by, without where its files lay and what only measures."""
    begin = [f"--start {Path(plan.start).name}"] if plan.start else [f"--units {one}" for one in plan.units]
    taught = [f"--teacher {Path(plan.teacher).name}"] if plan.teacher else []
    counts = f"--games {plan.games} --refined {plan.refined} --seed {plan.seed}"
    return " ".join(("arbitro lab train backgammon", *begin, *taught, counts))


def _measure(file: Path, plan: TrainingPlan, step: int) -> None:
    """Add to the curve what the networks score against the house."""
    search_afresh()
    found = equity([play_duel(job) for job in jobs(str(file), HOUSE, plan.duels, f"curve/{step}")])
    line: dict[str, Any] = {
        "step": step,
        "trained": sum(plan.games_before(step)),
        **msgspec.to_builtins(found),
    }
    with _curve(file).open("ab") as curve:
        curve.write(msgspec.json.encode(line) + b"\n")


def search_afresh() -> None:
    """Forget networks read before: a file of weights changes while it is trained."""
    from arbitro.lab.duels import search_of

    search_of.cache_clear()


def curve(file: Path) -> Iterator[dict[str, Any]]:
    """Yield the lines of a curve."""
    if _curve(file).exists():
        yield from map(msgspec.json.decode, _curve(file).read_bytes().splitlines())


def _curve(file: Path) -> Path:
    return file.with_suffix(".curve.jsonl")
