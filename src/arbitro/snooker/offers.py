"""What may be entered now, by whom, with which choices. Nothing that is offered is refused."""

from __future__ import annotations

from collections.abc import Iterator
from typing import get_args

from arbitro.kernel import Game, Offer, allowed_offers
from arbitro.kernel.game import OFFICIAL, Scalar
from arbitro.snooker.balls import COLOURS, Ball
from arbitro.snooker.contact import QUESTIONS, open_question
from arbitro.snooker.contest import SnookerContest, await_next_frame
from arbitro.snooker.facts import MARKER, OFFENCES, SIGHT, Path, SnookerFact, TimeRuling
from arbitro.snooker.frame import Frame
from arbitro.snooker.match import SnookerMatch
from arbitro.snooker.nomination import may_nominate
from arbitro.snooker.spotting import BELOW

FLAG = (False, True)
ANSWERS = {"path": "clear_path", "attempt": "attempt"}
"""The act that answers each question."""
NOT_OFFERED = {
    "Lies": "seen on the table and recorded with the act that moved the balls",
    "TimeUp": "entered by the hall's clock",
}
"""Facts that nobody enters by hand, with the reason."""


def offers(
    game: Game[SnookerContest, SnookerFact], contest: SnookerContest, match: SnookerMatch
) -> tuple[Offer, ...]:
    """Return everything that may be entered in a contest whose match stands so."""
    if match.over and contest.frame.outcome is None:
        return ()
    frame = contest.frame
    offered = (
        *_between(contest, match),
        *_in_turn(frame),
        *_opening(contest, match),
        *_asked(contest),
        *_call_offers(frame),
        *_sight_offers(frame),
    )
    return allowed_offers(game, contest, offered)


def _between(contest: SnookerContest, match: SnookerMatch) -> Iterator[Offer]:
    """Yield what belongs between two frames, and the lots that are drawn."""
    frame, over = contest.frame, contest.frame.outcome is not None
    if not over:
        lot = "toss" if frame.striker is None else None
        yield Offer(
            "toss",
            OFFICIAL,
            frame.players[0],
            {"": frame.players},
            asks=lot,
            due=bool(lot),
            first=bool(lot),
        )
    if contest.before is not None:
        yield Offer("set_up", OFFICIAL, {}, due=over, first=over)
        score = {"winner": match.sides[0], "score": dict.fromkeys(match.sides, 0)}
        yield Offer("frame", OFFICIAL, score, {"winner": match.sides})


def _in_turn(frame: Frame) -> Iterator[Offer]:
    """Yield what the players do: play, choose, nominate, claim, concede and answer."""
    if frame.outcome or frame.striker is None:
        return
    player = frame.players[frame.striker]
    side = frame.sides[frame.side(frame.striker)]
    if frame.conceded is not None:
        answering = frame.sides[1 - frame.conceded]
        yield Offer("accept", answering, answering, asks="concession", due=True, first=True)
        yield Offer("refuse", answering, answering, asks="concession", due=True, first=True)
        return
    if frame.choosing:
        yield Offer("choose", player, "play", {"": frame.options}, due=True, first=True)
    playing = not frame.choosing
    yield Offer("stroke", player, {}, _stroke(frame), due=playing, first=playing)
    for ball in may_nominate(frame):
        yield Offer("declare", player, ball, {"": (ball,)})
    yield Offer("claim", side, side)
    yield Offer("concede", side, side)


def _opening(contest: SnookerContest, match: SnookerMatch) -> Iterator[Offer]:
    """Yield what may come before a frame is set up: a stroke opens the next one, and either side may give up."""
    if contest.before is None or match.over:
        return
    if contest.frame.outcome:
        frame = await_next_frame(contest, match).frame
        yield Offer("stroke", frame.players[frame.striker or 0], {}, _stroke(frame))
    for side in match.sides:
        yield Offer("resign", side, side)


def _stroke(frame: Frame) -> dict[str, tuple[Scalar, ...]]:
    """Return the choices of a stroke: the balls that are there, and what the referee saw of it."""
    there: tuple[Ball, ...] = (*(("red",) if frame.reds else ()), *frame.colours)
    return {
        "nominated": may_nominate(frame),
        "first": (*there, "none"),
        "potted": (*there, "cue"),
        "off_table": (*there, "cue"),
        "fouls": OFFENCES,
        "clear_path": get_args(Path),
        "attempt": ("fair", "not-fair"),
        "snookered": FLAG,
        **({"free_snooker": FLAG} if frame.free_ball else {}),
        **({"moved_touching": FLAG} if frame.touching else {}),
        "by": frame.players,
    }


def _asked(contest: SnookerContest) -> Iterator[Offer]:
    """Yield what the referee is asked: of a shot clock that has run out, of a stroke that failed, of a free ball."""
    if contest.run_out == "asked":
        choices = get_args(TimeRuling)
        yield Offer("time_up", OFFICIAL, choices[0], {"": choices}, asks="shot-clock")
    if asked := open_question(contest.frame):
        question = QUESTIONS[asked]
        plain = question.choices[0]
        yield Offer(ANSWERS[asked], OFFICIAL, plain, {"": question.choices}, question.asks, first=True)
    if contest.frame.choosing:
        # A free ball is called after a foul (3.10), when the player who comes chooses, or not at all.
        yield Offer("free_ball", OFFICIAL)


def _call_offers(frame: Frame) -> Iterator[Offer]:
    """Yield what the referee calls: fouls outside a stroke, conduct, stalemate, what nobody saw."""
    player = frame.players[frame.striker or 0]
    # What an official is asked before a foul is entered: the colour that was on, where none is known.
    # After a frame's end a foul opens the next one, in which a red is on.
    asked = frame.on == "colour" and frame.declared is None and frame.outcome is None
    was_on = {"nominated": frame.colours} if asked else {}
    yield Offer(
        "foul",
        OFFICIAL,
        {"by": player, "offence": "touched-ball"},
        {"by": frame.players, "offence": OFFENCES, **was_on},
    )
    others = tuple(name for name in frame.players if name != player)
    # After a frame's end a foul opens the next one, whose striker may be another.
    if others and frame.outcome is None:
        sight = {"by": others[0], "offence": SIGHT}
        yield Offer("foul", OFFICIAL, sight, {"by": others, "offence": (SIGHT, MARKER)})
    yield Offer("unnoticed", OFFICIAL)
    yield Offer("time_wasting", OFFICIAL, {"by": player}, {"by": frame.players})
    yield Offer(
        "misconduct",
        OFFICIAL,
        {"by": frame.sides[0]},
        {"by": frame.sides, "loses": ("frame", "match")},
    )
    for step in ("proposed", "restart"):
        yield Offer("stalemate", OFFICIAL, step, {"": (step,)})
    for side in frame.sides:
        yield Offer("stalemate", side, {"objects": side})


def _sight_offers(frame: Frame) -> Iterator[Offer]:
    """Yield what the referee sees between strokes: spots, touching balls, balls moved, missing or too many."""
    player = frame.players[frame.striker or 0]
    yield Offer("spots", OFFICIAL, {}, {"occupied": COLOURS, "no_space": BELOW})
    yield Offer("disturbed", OFFICIAL, {"by": "other"}, {"by": ("other", "referee", "equipment", "contact")})
    there: tuple[Ball, ...] = (*(("red",) if frame.reds else ()), *frame.colours)
    for ball in there:
        yield Offer("touching", OFFICIAL, ball, {"": (ball,)})
    for colour in COLOURS:
        # A colour on the table can be missing only because the striker did not wait for it to be spotted (3.7.c.2).
        plain: dict[str, Scalar] = {"colour": colour}
        if colour in frame.colours:
            plain |= {"oversight": False, "by": player}
        oversights = (False,) if colour in frame.colours else FLAG
        yield Offer("missing", OFFICIAL, plain, {"oversight": oversights})
        yield Offer("surplus", OFFICIAL, colour, {"": (colour,)})
