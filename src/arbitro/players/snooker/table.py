"""Snooker at a table of machines: who decides what, and which facts are seen on it."""

from collections.abc import Mapping, Sequence
from random import Random

from arbitro.players.player import Kind
from arbitro.players.snooker.sight import Act, Balls, Sight, Strike, Word
from arbitro.players.table import COLOURS, Due
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
from arbitro.snooker.game import Snooker as Rules
from arbitro.snooker.lying import lying
from arbitro.snooker.nomination import may_nominate
from arbitro.snooker.played import play
from arbitro.snooker.setting import CUE, balls_of, cue_of, metres, opening
from arbitro.snooker.table import Placed, Point, rack
from arbitro.snooker.terms import Format, Length, SnookerTerms
from arbitro.table import Layout, Rack, Shot

EYE = 1
"""Decimals of a millimetre that an eye sees: a rack's gaps are smaller."""
STALEMATE = 120
"""After so many strokes in a row without a score the referee proposes to begin anew, and machines do not object."""


class Snooker:
    """Matches on a simulated table; a length of five is the best of five frames. All that changes is in the contest."""

    usual_length = 1

    def __init__(self, kinds: Mapping[str, Kind[Sight, Act]], game: Rules, form: Format = "singles") -> None:
        self.kinds = kinds
        self.game = game
        self.form: Format = form

    def fits(self, length: int) -> bool:
        """Tell that the number of frames is odd, so that one side has won more."""
        return length % 2 == 1

    def terms(self, length: int) -> SnookerTerms:
        """Return the terms of a match of the best of so many frames."""
        return SnookerTerms(length=Length(best_of=length), format=self.form)

    def due(self, state: Contest) -> Due[Sight] | None:
        """Return whose decision is due; None when the referee has to act."""
        frame, layout = state.frame, state.layout
        if layout is None or frame.outcome or frame.striker is None or state.quiet >= STALEMATE:
            return None
        side = frame.side(frame.striker) if frame.conceded is None else 1 - frame.conceded
        colour = COLOURS[state.match.sides.index(frame.sides[side])]
        return Due(colour, self.sight(state, layout))

    def carry_out(self, state: Contest, act: Act | None, chance: Random) -> Sequence[SnookerFact]:
        """Return the facts that were seen of an act, or of the referee's: what lies on the table is one of them."""
        if act is None:
            return _referee(state, chance)
        if isinstance(act, Strike):
            return self._struck(state, act)
        if act is Word.REPLACE and state.earlier:
            return _FACTS[act], Lies(state.earlier)
        return (_FACTS[act],)

    def foul(self, state: Contest) -> bool:
        """Tell whether an act was not allowed: a foul stroke is part of the game."""
        return False

    def _struck(self, state: Contest, strike: Strike) -> Sequence[SnookerFact]:
        frame, layout = state.frame, state.layout
        assert layout
        at = metres(strike.place) if strike.place and frame.in_hand else layout.at[CUE]
        shot = Shot(*at, strike.angle, strike.speed, strike.side, strike.height, strike.elevation)
        played = play(self.game.frames, frame, layout, shot, strike.nominated)
        return (*played.facts, Lies(lying(played.layout)))

    def sight(self, state: Contest, layout: Layout) -> Sight:
        """Return what both players see."""
        frame = state.frame
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
        return tuple(word for word in said if self.game.frames.objection(frame, _FACTS[word]) is None)


_FACTS: dict[Word, SnookerFact] = {
    Word.PLAY: Choose("play"),
    Word.PLAY_AGAIN: Choose("play_again"),
    Word.REPLACE: Choose("replace"),
    Word.FREE_BALL: Choose("free_ball"),
    Word.CLAIM: Claim(),
    Word.CONCEDE: Concede(),
    Word.ACCEPT: Accept(),
}


def racked(chance: Random) -> Lies:
    """Return the balls set up for a frame, with gaps that chance leaves between them."""
    return Lies(lying(opening(Rack(seed=chance.getrandbits(32)))))


def _referee(state: Contest, chance: Random) -> Sequence[SnookerFact]:
    """Return what the referee does: lots, the next frame set up, or a frame begun anew that leads nowhere (3.16)."""
    if state.frame.outcome:
        return NextFrame(), racked(chance)
    if state.layout and state.frame.striker is not None:
        return Stalemate("proposed"), Stalemate("restart"), racked(chance)
    lot = Toss(chance.choice(state.frame.players))
    return (lot,) if state.layout else (lot, racked(chance))


def _seen(layout: Layout) -> Balls:
    """Return what an eye sees; of balls just set up, where they are meant to stand."""
    cue, lying = cue_of(layout), rack() if layout.rack else balls_of(layout)
    others = tuple(Placed(ball.ball, round(ball.x, EYE), round(ball.y, EYE)) for ball in lying)
    return Balls(cue and Point(round(cue.x, EYE), round(cue.y, EYE)), others)
