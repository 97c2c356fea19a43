"""Snooker as the hall plays it: who decides what, and what an act makes on the simulated table."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import cast

from arbitro.kernel import Fact, Verdict
from arbitro.players.game import COLOURS, Colour, Due
from arbitro.players.player import Kind
from arbitro.players.snooker.sight import Act, Balls, Sight, Strike, Word
from arbitro.snooker import game
from arbitro.snooker.balls import Ball
from arbitro.snooker.contest import Contest
from arbitro.snooker.facts import (
    Accept,
    Choose,
    Claim,
    Concede,
    Lies,
    NextFrame,
    SnookerFact,
    Stalemate,
    Toss,
)
from arbitro.snooker.frame import Frame
from arbitro.snooker.lying import lying
from arbitro.snooker.nomination import may_nominate
from arbitro.snooker.played import play
from arbitro.snooker.setting import CUE, balls_of, cue_of, metres, opening
from arbitro.snooker.table import Placed, Point, rack
from arbitro.snooker.terms import Length, SnookerTerms
from arbitro.table import Layout, Rack, Shot

EYE = 1
"""Decimals of a millimetre that an eye sees: a rack's gaps are smaller."""
STALEMATE = 120
"""After so many strokes in a row without a score the referee proposes to begin anew, and machines do not object."""


class Snooker:
    """Matches on a simulated table; a length of five is the best of five frames. All that changes is in the contest."""

    usual_length = 1

    def __init__(self, kinds: Mapping[str, Kind[Sight, Act]], laws: game.Snooker) -> None:
        self.kinds = kinds
        self.laws = laws
        self.edition = laws.edition

    def fits(self, length: int) -> bool:
        """Tell that the number of frames is odd, so that one side has won more."""
        return length % 2 == 1

    def judge(self, state: Contest, fact: Fact) -> Verdict[Contest]:
        """Return the referee's verdict on a fact."""
        return self.laws.judge(state, cast(SnookerFact, fact))

    def opening(self, length: int, chance: Random) -> tuple[SnookerTerms, tuple[Fact, ...]]:
        """Return the terms of a match of the best of so many frames, and the rack; lots are drawn for who opens."""
        order = chance.choice((COLOURS, COLOURS[::-1]))
        terms = SnookerTerms(length=Length(best_of=length), given={"players": [*order]})
        return terms, (_racked(chance),)

    def begin(self, length: int, chance: Random) -> tuple[Contest, None]:
        """Return a match of the best of so many frames, the balls set up."""
        terms, (rack,) = self.opening(length, chance)
        return self.judge(self.laws.start(terms), rack).state, None

    def due(self, state: Contest, scene: None = None) -> Due[Sight] | None:
        """Return whose decision is due; None when lots are drawn or a frame is over."""
        frame = state.frame
        if frame.outcome or frame.striker is None or state.quiet >= STALEMATE:
            return None
        side = frame.side(frame.striker) if frame.conceded is None else 1 - frame.conceded
        return Due(cast(Colour, frame.sides[side]), self._sight(state))

    def carry_out(
        self, state: Contest, scene: None, act: Act | None, chance: Random
    ) -> tuple[None, Sequence[SnookerFact]]:
        """Return the facts of an act; a stroke is played on the table and seen by the referee."""
        if act is None:
            return None, _chance(state, chance)
        if isinstance(act, Strike):
            return None, self._struck(state, act)
        if act is Word.REPLACE and state.earlier:
            return None, (_FACTS[act], Lies(state.earlier))
        return None, (_FACTS[act],)

    def foul(self, state: Contest) -> bool:
        """Tell whether an act was not allowed: a foul stroke is part of the game."""
        return False

    def winner(self, state: Contest) -> Colour | None:
        """Return who has won the match."""
        ended = self.laws.standing(state).ended
        return cast(Colour, ended.winner) if ended else None

    def score(self, state: Contest) -> Mapping[Colour, int]:
        """Return the frames won."""
        standing = self.laws.standing(state)
        frames = dict(zip(standing.sides, standing.score, strict=True))
        return {colour: frames[colour] for colour in COLOURS}

    def parts(self, state: Contest) -> tuple[tuple[int, int], ...]:
        """Return the points of each frame."""
        standing = self.laws.standing(state)
        white = standing.sides.index(COLOURS[0])
        return tuple((points[white], points[1 - white]) for points in standing.parts)

    def _struck(self, state: Contest, strike: Strike) -> Sequence[SnookerFact]:
        frame, layout = state.frame, state.layout
        assert layout
        at = metres(strike.place) if strike.place and frame.in_hand else layout.at[CUE]
        shot = Shot(*at, strike.angle, strike.speed, strike.side, strike.height)
        played = play(self.laws.frames, frame, layout, shot, strike.nominated)
        return (*played.facts, Lies(lying(played.layout)))

    def _sight(self, state: Contest) -> Sight:
        frame, layout = state.frame, state.layout
        assert layout
        original = state.earlier if frame.choosing and frame.original else None
        answering = frame.choosing or frame.conceded is not None
        nominations: tuple[Ball, ...] = () if answering else may_nominate(frame)
        return Sight(
            frame, _seen(layout), self._words(frame), nominations, _seen(original) if original else None
        )

    def _words(self, frame: Frame) -> tuple[Word, ...]:
        """Return what may be said now."""
        if frame.conceded is not None:
            return (Word.ACCEPT,)
        if frame.choosing:
            return tuple(Word(option) for option in frame.options)
        said = (Word.CLAIM, Word.CONCEDE)
        return tuple(word for word in said if self.laws.frames.judge(frame, _FACTS[word]).refused is None)


_FACTS: dict[Word, SnookerFact] = {
    Word.PLAY: Choose("play"),
    Word.PLAY_AGAIN: Choose("play_again"),
    Word.REPLACE: Choose("replace"),
    Word.FREE_BALL: Choose("free_ball"),
    Word.CLAIM: Claim(),
    Word.CONCEDE: Concede(),
    Word.ACCEPT: Accept(),
}


def _racked(chance: Random) -> Lies:
    return Lies(lying(opening(Rack(seed=chance.getrandbits(32)))))


def _chance(state: Contest, chance: Random) -> Sequence[SnookerFact]:
    """Draw lots for the re-spotted black, set up the next frame, or begin a frame anew that leads nowhere (3.16)."""
    if state.frame.outcome:
        return NextFrame(), _racked(chance)
    if state.frame.striker is not None:
        return Stalemate("proposed"), Stalemate("restart"), _racked(chance)
    return (Toss(chance.choice(state.frame.players)),)


def _seen(layout: Layout) -> Balls:
    """Return what an eye sees; of balls just set up, where they are meant to stand."""
    cue, lying = cue_of(layout), rack() if layout.rack else balls_of(layout)
    others = tuple(Placed(ball.ball, round(ball.x, EYE), round(ball.y, EYE)) for ball in lying)
    return Balls(cue and Point(round(cue.x, EYE), round(cue.y, EYE)), others)
