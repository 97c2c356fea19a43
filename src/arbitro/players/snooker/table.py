"""Snooker as the hall plays it: who decides what, and what an act makes on the simulated table."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import cast

import msgspec

from arbitro.kernel import Fact, Verdict
from arbitro.players.game import COLOURS, Colour, Due
from arbitro.players.player import Kind
from arbitro.players.snooker.contest import Contest, begun, judge, result
from arbitro.players.snooker.sight import Act, Balls, Sight, Strike, Word
from arbitro.snooker.balls import Ball
from arbitro.snooker.books.wpbsa.rules import FRAMES
from arbitro.snooker.facts import Accept, Choose, Claim, Concede, Stalemate, Toss
from arbitro.snooker.frame import Frame
from arbitro.snooker.nomination import may_nominate
from arbitro.snooker.played import play
from arbitro.snooker.setting import CUE, balls_of, cue_of, metres, opening
from arbitro.snooker.table import Placed, Point, rack
from arbitro.table import Layout, Motion, Rack, Shot

EYE = 1
"""Decimals of a millimetre that an eye sees: a rack's gaps are smaller."""
STALEMATE = 120
"""After so many strokes in a row without a score the referee proposes to begin anew, and machines do not object."""


class Scene(msgspec.Struct, frozen=True):
    """The balls on the table."""

    layout: Layout
    """Where they are now; without the cue-ball while it is in hand."""
    before: Layout | None = None
    """Where they were before the last stroke."""
    motion: Motion | None = None
    """The last stroke; of the first, the rack's gap and seed are in it."""
    quiet: int = 0
    """How many strokes in a row changed neither the score nor the balls on the table."""


class Snooker:
    """Matches by the WPBSA's book on a simulated table; a length of five is the best of five frames."""

    edition = "snooker/wpbsa"
    usual_length = 1

    def __init__(self, kinds: Mapping[str, Kind[Sight, Act]]) -> None:
        self.kinds = kinds

    def fits(self, length: int) -> bool:
        """Tell that the number of frames is odd, so that one side has won more."""
        return length % 2 == 1

    def judge(self, state: Contest, fact: Fact) -> Verdict[Contest]:
        """Return the referee's verdict on a fact."""
        return judge(state, fact)

    def begin(self, length: int, chance: Random) -> tuple[Contest, Scene]:
        """Return a match of the best of so many frames ; lots are drawn for who opens."""
        order = chance.choice((COLOURS, COLOURS[::-1]))
        return begun(order, length), _racked(chance)

    def due(self, state: Contest, scene: Scene) -> Due[Sight] | None:
        """Return whose decision is due; None when lots are drawn or a frame is over."""
        frame = state.frame
        if frame.outcome or frame.striker is None or scene.quiet >= STALEMATE:
            return None
        side = frame.side(frame.striker) if frame.conceded is None else 1 - frame.conceded
        return Due(cast(Colour, frame.sides[side]), _sight(frame, scene))

    def carry_out(
        self, state: Contest, scene: Scene, act: Act | None, chance: Random
    ) -> tuple[Scene, Sequence[Fact]]:
        """Return the balls and the facts after an act; a stroke is played on the table and seen by the referee."""
        if act is None:
            return _chance(state, scene, chance)
        if isinstance(act, Strike):
            return _struck(state.frame, scene, act)
        if act is Word.REPLACE and scene.before:
            scene = Scene(scene.before)
        return scene, (_FACTS[act],)

    def foul(self, state: Contest) -> bool:
        """Tell whether an act was not allowed: a foul stroke is part of the game."""
        return False

    def winner(self, state: Contest) -> Colour | None:
        """Return who has won the match."""
        return cast(Colour, state.match.winner) if state.match.winner else None

    def score(self, state: Contest) -> Mapping[Colour, int]:
        """Return the frames won."""
        frames = dict(zip(state.match.sides, state.match.frames, strict=True))
        return {colour: frames[colour] for colour in COLOURS}

    def parts(self, state: Contest) -> tuple[tuple[int, int], ...]:
        """Return the points of each frame."""
        white = state.match.sides.index(COLOURS[0])
        return tuple((frame.score[white], frame.score[1 - white]) for frame in state.results)


_FACTS: dict[Word, Fact] = {
    Word.PLAY: Choose("play"),
    Word.PLAY_AGAIN: Choose("play_again"),
    Word.REPLACE: Choose("replace"),
    Word.FREE_BALL: Choose("free_ball"),
    Word.CLAIM: Claim(),
    Word.CONCEDE: Concede(),
    Word.ACCEPT: Accept(),
}


def _racked(chance: Random) -> Scene:
    return Scene(opening(Rack(seed=chance.getrandbits(32))))


def _chance(state: Contest, scene: Scene, chance: Random) -> tuple[Scene, Sequence[Fact]]:
    """Draw lots for the re-spotted black, set up the next frame, or begin a frame anew that leads nowhere (3.16)."""
    if state.frame.outcome:
        return _racked(chance), (result(state),)
    if state.frame.striker is not None:
        return _racked(chance), (Stalemate("proposed"), Stalemate("restart"))
    return scene, (Toss(chance.choice(state.frame.players)),)


def _struck(frame: Frame, scene: Scene, strike: Strike) -> tuple[Scene, Sequence[Fact]]:
    at = metres(strike.place) if strike.place and frame.in_hand else scene.layout.at[CUE]
    shot = Shot(*at, strike.angle, strike.speed, strike.side, strike.height)
    played = play(FRAMES, frame, scene.layout, shot, strike.nominated)
    quiet = played.frame.score == frame.score and len(played.layout.at) >= len(scene.layout.at)
    return Scene(played.layout, scene.layout, played.motion, scene.quiet + 1 if quiet else 0), played.facts


def _sight(frame: Frame, scene: Scene) -> Sight:
    original = scene.before if frame.choosing and frame.original else None
    answering = frame.choosing or frame.conceded is not None
    nominations: tuple[Ball, ...] = () if answering else may_nominate(frame)
    return Sight(
        frame, _seen(scene.layout), _words(frame), nominations, _seen(original) if original else None
    )


def _words(frame: Frame) -> tuple[Word, ...]:
    """Return what may be said now."""
    if frame.conceded is not None:
        return (Word.ACCEPT,)
    if frame.choosing:
        return tuple(Word(option) for option in frame.options)
    said = (Word.CLAIM, Word.CONCEDE)
    return tuple(word for word in said if FRAMES.judge(frame, _FACTS[word]).refused is None)


def _seen(layout: Layout) -> Balls:
    """Return what an eye sees; of balls just set up, where they are meant to stand."""
    cue, lying = cue_of(layout), rack() if layout.rack else balls_of(layout)
    others = tuple(Placed(ball.ball, round(ball.x, EYE), round(ball.y, EYE)) for ball in lying)
    return Balls(cue and Point(round(cue.x, EYE), round(cue.y, EYE)), others)
