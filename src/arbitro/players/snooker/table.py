"""Snooker at a table: who decides what, what may be done, and which facts are seen of it."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from random import Random
from typing import Any

import msgspec

from arbitro.kernel import CaseEvent, Fact, Malformed, Refused
from arbitro.kernel.given import event_name, mapping, one_of
from arbitro.layout import is_rack as is_racked
from arbitro.players.hint import Hint
from arbitro.players.numbers import number, place
from arbitro.players.player import Kind
from arbitro.players.snooker.sight import Act, Balls, SnookerSight, SnookerWord, Strike
from arbitro.players.snooker.strengths import STRENGTHS
from arbitro.players.table import (
    COLOURS,
    DecisionDue,
    Done,
    NoSuchTerm,
    Places,
    TableDefaults,
    TablePlayed,
    Unplayable,
    rack_seed,
)
from arbitro.snooker.balls import BALLS, Ball
from arbitro.snooker.contest import SnookerContest
from arbitro.snooker.facts import (
    Accept,
    Choose,
    ClaimFrame,
    Concede,
    NextFrame,
    SnookerFact,
    SnookerLies,
    SnookerStroke,
    Stalemate,
    Toss,
)
from arbitro.snooker.frame import Frame
from arbitro.snooker.game import GAMES
from arbitro.snooker.game import Snooker as Rules
from arbitro.snooker.lying import LyingBalls, lying
from arbitro.snooker.nomination import may_nominate
from arbitro.snooker.table import BAULK_LINE, D_RADIUS, Placed, Point, rack
from arbitro.snooker.terms import Format, SnookerLength, SnookerTerms
from arbitro.strokes.made import models_of, stroke_made
from arbitro.strokes.snooker.played import play
from arbitro.strokes.snooker.seen import see_stroke
from arbitro.strokes.snooker.setting import CUE, TABLE, balls_of, cue_of, metres, opening
from arbitro.table import Layout, Misplayed, Motion, Rack, Shot, simulate
from arbitro.table.models import apply_models
from arbitro.table.stroke import MISCUE, beyond, hardest

EYE = 1
"""Decimals of a millimetre that an eye sees: a rack's gaps are smaller."""
STALEMATE = 120
"""After so many strokes in a row without a score the referee proposes to begin anew, and machines do not object."""

EVENTS = ("strike", "choose", "declare", "claim", "concede", "accept", "refuse", "stalemate")
FOUR = ("A1", "B1", "A2", "B2")
"""The seats of a four-handed match, in the order of those who play it."""
SIDES = frozenset("AB")
FASTEST = 12.0
FURTHEST = 4000.0
ROUNDED = 0.01
"""Radii: a tip at the limit may be told rounded."""
_MEANT = SnookerLies(lying(opening(Rack())))
"""The balls set up, as a journal shows them until the break: the same always, so that nobody can reckon with gaps."""


class SnookerTable(TableDefaults):
    """Matches on a simulated table; a length of five is the best of five frames. All that changes is in the contest."""

    usual_length = 1

    def __init__(
        self,
        kinds: Mapping[str, Kind[SnookerSight, Act]],
        game: Rules,
        form: Format = "singles",
        stray: int | None = None,
        laid: Places = (),
    ) -> None:
        self.kinds = kinds
        self.game = game
        self.form: Format = form
        self.stray = stray
        self.laid = laid

    def seat(
        self,
        edition: str,
        four: bool = False,
        boards: int | None = None,
        stray: int | None = None,
        laid: Places = (),
    ) -> SnookerTable:
        """Return the table for an edition, for two or in pairs (3.17)."""
        if boards is not None:
            raise NoSuchTerm("boards")
        return SnookerTable(self.kinds, GAMES[edition], "four-handed" if four else "singles", stray, laid)

    @property
    def job_terms(self) -> dict[str, Any]:
        """The form, where it is played in pairs."""
        return {} if self.form == "singles" else {"form": self.form}

    def fits(self, length: int) -> bool:
        """Tell that the number of frames is odd, so that one side has won more."""
        return length % 2 == 1

    def terms(self, length: int) -> SnookerTerms:
        """Return the terms of a match of the best of so many frames."""
        return SnookerTerms(length=SnookerLength(best_of=length), format=self.form)

    def due(self, state: SnookerContest) -> DecisionDue[SnookerSight] | None:
        """Return whose decision is due; None when the referee has to act."""
        frame, layout = state.frame, state.layout
        if layout is None or frame.outcome or frame.striker is None or state.quiet >= STALEMATE:
            return None
        side = frame.side(frame.striker) if frame.conceded is None else 1 - frame.conceded
        colour = COLOURS[state.match.sides.index(frame.sides[side])]
        return DecisionDue(colour, self.sight(state, layout))

    def carry_out(self, state: SnookerContest, act: Act | None, chance: Random) -> Sequence[SnookerFact]:
        """Return the facts that were seen of an act, or of the referee's: what lies on the table is one of them."""
        if act is None:
            # What the referee does: lots, the next frame set up, or a frame begun anew that leads nowhere (3.16).
            if state.frame.outcome:
                return NextFrame(), rack_balls(chance)
            if state.layout and state.frame.striker is not None:
                return Stalemate("proposed"), Stalemate("restart"), rack_balls(chance)
            lot = Toss(chance.choice(state.frame.players))
            return (lot,) if state.layout else (lot, rack_balls(chance))
        if isinstance(act, Strike):
            assert state.layout
            shot = _shot_of(state, act)
            played = play(self.game.frames, state.frame, state.layout, shot, act.nominated)
            return (*played.facts, SnookerLies(lying(played.layout)))
        if act is SnookerWord.REPLACE and state.earlier:
            return _FACTS[act], SnookerLies(state.earlier)
        return (_FACTS[act],)

    def sight(self, state: SnookerContest, layout: Layout) -> SnookerSight:
        """Return what both players see."""
        frame = state.frame
        original = state.earlier if frame.choosing and frame.original else None
        answering = frame.choosing or frame.conceded is not None
        nominations: tuple[Ball, ...] = () if answering else may_nominate(frame)
        return SnookerSight(
            frame,
            _balls_seen(layout),
            self._words(frame),
            nominations,
            _balls_seen(original) if original else None,
        )

    def _words(self, frame: Frame) -> tuple[SnookerWord, ...]:
        """Return what may be said now."""
        if frame.conceded is not None:
            return (SnookerWord.ACCEPT,)
        if frame.choosing:
            return tuple(SnookerWord(option) for option in frame.options)
        said = (SnookerWord.CLAIM, SnookerWord.CONCEDE)
        return tuple(word for word in said if self.game.frames.objection(frame, _FACTS[word]) is None)

    def hints(self, sight: SnookerSight, seed: str) -> tuple[Hint, ...]:
        """Return strokes worth thinking about, the best first."""
        from arbitro.players.snooker.hints import hints

        return hints(sight, Random(seed), self.game.frames)

    def strokes_by_contact(self, state: Any) -> Mapping[str, SnookerFact]:
        """Return a stroke at each ball: the ball itself is nominated where it may be, and nothing is potted."""
        frame = state.frame
        choices = may_nominate(frame)
        there: tuple[Ball, ...] = (*(("red",) if frame.reds else ()), *frame.colours)
        return {
            ball: SnookerStroke(
                first=(ball,), nominated=ball if ball in choices and len(choices) > 1 else None
            )
            for ball in there
        } | {"pocket": SnookerStroke(missed=True, potted=("cue",))}

    def deciding(self, state: Any) -> tuple[int, ...]:
        """Return the seat of whoever decides: four-handed the striker's own."""
        if state.layout is None or self.game.standing(state).ended:
            return ()
        due, frame = self.due(state), state.frame
        if due and len(frame.players) == len(FOUR) and frame.conceded is None:
            return (FOUR.index(frame.players[frame.striker]),)
        return (COLOURS.index(due.side),) if due else ()

    def open_to(self, state: Any, event: CaseEvent, done: Iterable[Done]) -> frozenset[str] | None:
        """Return who may say something about a stalemate: all propose or object, and the other side agrees (3.16)."""
        if event.name != "stalemate":
            return None
        if event.value != "restart":
            return SIDES
        if state.frame.stalemate != "proposed":
            return frozenset()
        proposed = (who for who, fact in done if isinstance(fact, Stalemate) and fact.step == "proposed")
        proposer = next(proposed, frozenset[str]())
        return frozenset() if not proposer else SIDES if proposer == SIDES else SIDES - proposer

    def act(self, state: Any, event: CaseEvent, chance: Random, key: str = "event") -> TablePlayed:
        """Return what a stroke or a word makes."""
        event_name(event.name, key, EVENTS)
        if event.name == "strike":
            return self._strike(state, event.value, f"{key}.strike", chance)
        facts = self.game.facts(state, event, key)
        if event.name == "choose" and event.value == "replace" and state.earlier:
            facts = (*facts, SnookerLies(state.earlier))
        return TablePlayed(facts)

    def hall(self, state: Any, chance: Random) -> tuple[Fact, ...]:
        """Return what the referee does: balls set up, by hand or racked, lots, the next frame."""
        if self.game.standing(state).ended:
            return ()
        if state.layout is None and self.laid and state.taken_over:
            return (SnookerLies(self.laid_out(state)),)
        if state.layout is None and not state.undrawn:
            return (_MEANT,)
        if self.due(state) is not None:
            return ()
        told = self.carry_out(state, None, chance)
        return tuple(_MEANT if is_racked(fact) else fact for fact in told)

    def laid_out(self, state: Any) -> LyingBalls:
        """Return the balls as they were set up by hand, or as they are meant to lie for the break."""
        if self.laid and state.taken_over:
            return lying(Layout({ball: _on_bed(x, y) for ball, x, y in self.laid}))
        return _MEANT.layout

    def decide(self, state: Any, act: Any, chance: Random) -> TablePlayed:
        """Return what a house player's decision makes."""
        if isinstance(act, Strike):
            return self._shot(state, _shot_of(state, act), act.nominated, chance)
        return TablePlayed(tuple(self.carry_out(state, act, chance)))

    def motion(self, state: Any, made: Mapping[str, Any]) -> Motion:
        """Return all that happened in a stroke, played again to the last bit by the models that it was played by."""
        table = apply_models(TABLE, models_of(made))
        return simulate(table, state.layout, msgspec.convert(made["stroke"], Shot))

    def _strike(self, state: Any, value: object, key: str, chance: Random) -> TablePlayed:
        known = ("angle", "speed", "tip", "elevation", "nominated", "from")
        read = mapping(value, key, known, ("angle", "speed"))
        angle = math.radians(number(read, "angle", key, -360, 360))
        side, height = _tip(read.get("tip", [0, 0]), f"{key}.tip")
        elevation = math.radians(number(read, "elevation", key, 0, 85, 0.0))
        speed = number(read, "speed", key, 0.01, round(min(FASTEST, hardest(elevation)), 2))
        at = self._from(state, read.get("from"), f"{key}.from")
        meant = Shot(*at, angle, speed, side, height, elevation)
        nominated = _ball(read.get("nominated"), f"{key}.nominated")
        if self.stray is None:
            return self._shot(state, meant, nominated, chance)
        strike = STRENGTHS[self.stray].with_error(Strike(angle, speed, side, height), chance)
        shot = Shot(*at, strike.angle, strike.speed, strike.side, strike.height, elevation)
        return self._shot(state, shot, nominated, chance, meant)

    def _shot(
        self, state: Any, shot: Shot, nominated: Any, chance: Random, meant: Shot | None = None
    ) -> TablePlayed:
        layout: Layout = state.layout
        met: tuple[SnookerLies, ...] = ()
        if layout.rack is not None:
            rack = Rack(seed=rack_seed(chance))
            layout = Layout({**layout.at, **opening(rack).at}, rack)
            met = (SnookerLies(lying(layout)),)
        try:
            motion = simulate(TABLE, layout, shot)
        except Misplayed as error:
            raise Unplayable(Refused("2.9", "the_cue_ball_cannot_lie_there")) from error
        seen = see_stroke(state, motion, nominated)
        return TablePlayed((*met, *seen.facts), stroke_made(shot, meant), seen.then, motion)

    def _from(self, state: Any, value: object, key: str) -> tuple[float, float]:
        if value is None:
            if CUE not in state.layout.at:
                raise Malformed(key, "missing")
            x, y = state.layout.at[CUE]
            return x, y
        x, y = place(value, key, FURTHEST)
        if not state.frame.in_hand or y > 0 or math.hypot(x, y) > D_RADIUS:
            raise Unplayable(Refused("2.9", "the_cue_ball_cannot_lie_there"))
        return _on_bed(x, y)


_FACTS: dict[SnookerWord, SnookerFact] = {
    SnookerWord.PLAY: Choose("play"),
    SnookerWord.PLAY_AGAIN: Choose("play_again"),
    SnookerWord.REPLACE: Choose("replace"),
    SnookerWord.FREE_BALL: Choose("free_ball"),
    SnookerWord.CLAIM: ClaimFrame(),
    SnookerWord.CONCEDE: Concede(),
    SnookerWord.ACCEPT: Accept(),
}


def _shot_of(state: SnookerContest, strike: Strike) -> Shot:
    assert state.layout
    at = metres(strike.place) if strike.place and state.frame.in_hand else state.layout.at[CUE]
    return Shot(*at, strike.angle, strike.speed, strike.side, strike.height, strike.elevation)


def rack_balls(chance: Random) -> SnookerLies:
    """Return the balls set up for a frame, with gaps that chance leaves between them."""
    return SnookerLies(lying(opening(Rack(seed=chance.getrandbits(32)))))


def _balls_seen(layout: Layout) -> Balls:
    """Return what an eye sees; of balls just set up, where they are meant to stand."""
    cue, lying = cue_of(layout), rack() if layout.rack else balls_of(layout)
    others = tuple(Placed(ball.ball, round(ball.x, EYE), round(ball.y, EYE)) for ball in lying)
    return Balls(cue and Point(round(cue.x, EYE), round(cue.y, EYE)), others)


def _on_bed(x: float, y: float) -> tuple[float, float]:
    """Return a place in the hall's millimetres as the table has it."""
    return metres(Point(x, y + BAULK_LINE))


def _ball(value: object, key: str) -> Any:
    return None if value is None else one_of(value, key, BALLS)


def _tip(value: object, key: str) -> tuple[float, float]:
    if not isinstance(value, list) or len(value) != 2:
        raise Malformed(key, "not-a-quantity")
    tip = {"side": value[0], "height": value[1]}
    side, height = (number(tip, name, key, -MISCUE, MISCUE) for name in ("side", "height"))
    if beyond(side, height, MISCUE + ROUNDED):
        raise Malformed(key, "out-of-range", least=str(-MISCUE), most=str(MISCUE))
    return side, height
