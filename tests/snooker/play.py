"""Random acts that could happen in a frame: most are sensible, some are refused."""

from random import Random

from arbitro.snooker import facts as f
from arbitro.snooker.balls import BALLS, COLOURS, AnyBall, Ball
from arbitro.snooker.frame import Frame

PATHS: tuple[f.Path, ...] = ("none", "part", "full")
DISTURBERS = ("other", "referee", "equipment")
STEPS = ("proposed", "objects", "restart")


def random_stroke(random: Random, frame: Frame) -> f.SnookerStroke:
    """Return a stroke with balls that are on the table; half of them are fair attempts that often pot."""
    if random.random() < 0.6:
        return _sensible(random, frame)
    there: list[Ball] = [*(["red"] if frame.reds else []), *frame.colours]  # type: ignore[list-item]
    missed = not there or random.random() < 0.3
    gone = random.sample(_standing(frame), k=min(len(_standing(frame)), random.choice((0, 0, 0, 1, 2))))
    split = random.randint(0, len(gone))
    return f.SnookerStroke(
        by=random.choice((None, None, None, *frame.players)),
        nominated=random.choice((None, *there)),
        first=()
        if missed
        else tuple(random.choices(there, k=1 if random.random() < 0.8 else 2)[: frame.reds + 1]),
        missed=missed,
        potted=tuple(gone[split:]),
        off_table=tuple(gone[:split]),
        fouls=tuple(random.sample(f.OFFENCES, k=random.choice((0, 0, 0, 1, 2)))),
        concerned=tuple(random.sample(BALLS, k=random.choice((0, 1, 2)))),
        path=random.choice(PATHS),
        unfair=random.random() < 0.1,
        snookered=random.random() < 0.3,
        free_snooker=random.random() < 0.1,
        moved_touching=random.random() < 0.05,
        fell=(f.MouthFall(random.choice(BALLS), random.random() < 0.5),) if random.random() < 0.05 else (),
    )


def random_act(random: Random, frame: Frame) -> f.FrameFact:
    """Return any act, mostly a stroke or a choice."""
    if frame.striker is None and random.random() < 0.8:
        return f.Toss(random.choice(frame.players))
    if frame.choosing and random.random() < 0.7:
        return f.Choose(random.choice(("play", "play_again", "replace", "free_ball")))
    if random.random() < 0.85:
        return random_stroke(random, frame)
    names = (None, *frame.sides, *frame.players)
    by = random.choice(names)
    player = random.choice((None, *frame.players))
    return random.choice(
        (
            f.Foul(random.choice(f.OFFENCES), player, tuple(random.sample(BALLS, k=1))),
            f.Choose(random.choice(("play", "play_again", "replace", "free_ball"))),
            f.Declare(random.choice(BALLS)),
            f.Spots(
                tuple(random.sample(COLOURS, k=random.randint(0, 6))), tuple(random.sample(COLOURS, k=2))
            ),
            f.Disturbed(random.choice(DISTURBERS)),  # type: ignore[arg-type]
            f.Missing(random.choice(COLOURS), random.random() < 0.5, player),
            f.Surplus(random.choice(COLOURS)),
            f.ClaimFrame(by),
            f.Concede(by),
            f.Accept(by) if random.random() < 0.1 else f.Refuse(by),
            f.Refuse(by),
            f.Stalemate(random.choice(STEPS), by),  # type: ignore[arg-type]
            f.Misconduct(by) if random.random() < 0.05 else f.TimeWasting(by),
            f.Unnoticed(),
            f.Toss(random.choice(frame.players)),
        )
    )


def _sensible(random: Random, frame: Frame) -> f.SnookerStroke:
    ball: Ball = random.choice(frame.colours or ("black",)) if frame.on == "colour" else frame.on or "black"
    named = ball if frame.on == "colour" else None
    if frame.free_ball and frame.colours and random.random() < 0.7:
        named = ball = random.choice(frame.colours)
    pots: tuple[AnyBall, ...] = (ball,) if random.random() < 0.6 else ()
    return f.SnookerStroke(nominated=named, first=(ball,), potted=pots)


def _standing(frame: Frame) -> list[AnyBall]:
    return ["cue", *(["red"] * frame.reds), *frame.colours]  # type: ignore[list-item]
