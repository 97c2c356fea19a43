"""Carries out the effects that the laws order on a frame and on a match."""

from typing import TypeAlias, assert_never

from msgspec.structs import replace

from arbitro.kernel import Effect
from arbitro.snooker import effects as e
from arbitro.snooker import match_effects as m
from arbitro.snooker import miss_effects as miss
from arbitro.snooker.balls import COLOURS
from arbitro.snooker.condoned import condone
from arbitro.snooker.facts import Path, Unsaid
from arbitro.snooker.frame import ChargedFoul, Frame, FrameOutcome
from arbitro.snooker.match import SnookerMatch

_Choice: TypeAlias = e.NextPlays | e.PlaysAgain | e.Restored | e.FreeLapsed | e.Warned | e.Condoned
_End: TypeAlias = (
    e.Conceding
    | e.PlaysOn
    | e.Awarded
    | e.Forfeited
    | e.Won
    | e.Halved
    | e.Respotted
    | e.FirstOnBlack
    | e.Cautioned
    | e.Proposed
    | e.Objected
    | e.Restarted
)
_Said: TypeAlias = (
    e.Infringed
    | e.HeldHit
    | e.Unpunished
    | e.PutBack
    | e.Repositioned
    | e.OrderKept
    | e.Counts
    | e.MayNominate
    | miss.BallsReturned
    | e.OwnSpotsFirst
    | e.HighestFirst
    | e.SameOrder
    | e.TakenAsOn
    | e.NoPoints
    | miss.NoMiss
    | miss.Irrevocable
    | miss.WarningStands
    | miss.Chosen
    | e.ToldOfSight
    | e.NextIsMisconduct
)

_Rare: TypeAlias = (
    e.Fouled
    | e.Highest
    | e.Charged
    | e.FoulCalled
    | e.InPlay
    | e.InHand
    | e.Fined
    | e.Offered
    | e.CalledFree
    | e.CalledMiss
    | e.Replaceable
    | e.SpotsKnown
    | e.Removed
    | e.CalledTouching
    | e.Replayed
    | e.AllPutBack
    | miss.MissAnswered
    | e.Nominated
    | _Said
    | _Choice
    | _End
)

FrameEffect: TypeAlias = (
    e.Struck | e.Scored | e.RedsGone | e.NowOn | e.Passed | e.Spotted | e.ColourGone | _Rare
)
"""The closed union of what the laws can order of a frame."""


def apply(frame: Frame, effect: Effect, parameters: object) -> Frame:
    """Return the frame after an effect."""
    known: FrameEffect = effect  # type: ignore[assignment]  # the union is closed
    match known:
        case e.Struck(_, _, stroke):
            return replace(
                frame,
                before=replace(frame, before=None) if frame.before else frame,
                last=stroke,
                in_hand=False,
                opening=False,
                free_ball=False,
                touching=(),
                declared=None,
                penalty=None,
                spotted=(),
                spots=None,
                misses=0,
                path="none",
                choosing=False,
                offender=None,
                again=False,
                original=None,
                lot=False,
                strokes_since=frame.strokes_since + 1,
            )
        case e.Scored(side, points):
            return replace(
                frame,
                score=_add_points(frame, side, points),
                break_points=frame.break_points + points,
                stalemate=None,
            )
        case e.RedsGone(reds):
            return replace(frame, reds=frame.reds - reds)
        case e.NowOn(on):
            return replace(frame, on=on)
        case e.Passed(to):
            return replace(frame, striker=frame.players.index(to), on=frame.first_on, break_points=0)
        case e.Spotted(ball, spot):
            if not frame.spotted and ball in frame.colours:
                return replace(frame, spotted=((ball, spot),))
            others = tuple(pair for pair in frame.spotted if pair[0] != ball)
            on_table = frame.colours
            if ball not in on_table:
                on_table = tuple(colour for colour in COLOURS if colour in on_table or colour == ball)
            return replace(frame, spotted=(*others, (ball, spot)), colours=on_table)
        case e.ColourGone(colour):
            # Take off a colour potted in order, and remember which were off by mistake.
            return replace(
                frame,
                colours=tuple(other for other in frame.colours if other != colour),
                mislaid=frame.astray,
            )
        case _:
            return _rare(frame, known)


def apply_match(game: SnookerMatch, effect: Effect, parameters: object) -> SnookerMatch:
    """Return the match after an effect."""
    known: m.MatchEffect = effect  # type: ignore[assignment]  # the union is closed
    match known:
        case m.FrameCounted(winner):
            return replace(game, frames=_add_frames(game, winner, 1), played=game.played + 1)
        case m.FrameHalved():
            return replace(game, played=game.played + 1)
        case m.PointsCounted(one, other):
            return replace(game, aggregate=(game.aggregate[0] + one, game.aggregate[1] + other))
        case m.FramesForfeited(side, frames):
            return replace(game, frames=_add_frames(game, side, frames), played=game.played + frames)
        case m.TieOnAggregate():
            return replace(game, respotted=True)
        case m.GameWon(winner):
            return replace(game, winner=winner, decided=True, respotted=False)
        case m.GameGivenUp(_, winner):
            return replace(game, winner=winner, decided=True, respotted=False, given_up=True)
        case m.GameDrawn():
            return replace(game, decided=True)
        case m.OpensFrame(side):
            return replace(game, first=game.sides.index(side))
        case m.OpensNext() | m.FrameLost() | e.Respotted():
            return game
        case _:
            assert_never(known)


def _rare(frame: Frame, known: _Rare) -> Frame:
    match known:
        case e.Fouled(value):
            return replace(frame, fouling=max(frame.fouling, value), breaches=frame.breaches + 1)
        case e.Highest():
            return replace(frame, breaches=1)
        case e.Charged(value, by, to):
            return _give_penalty(frame, value, frame.players.index(by), to)
        case e.FoulCalled(player):
            return _note_foul(frame, frame.players.index(player))
        case e.InHand() | e.InPlay():
            return replace(frame, in_hand=isinstance(known, e.InHand))
        case e.Fined(value, _, to):
            return _give_penalty_alone(frame, value, to)
        case e.Offered():
            return replace(frame, charged=False, choosing=True)
        case e.CalledFree():
            return replace(frame, free_ball=True)
        case e.CalledMiss(counted):
            return _count_miss(frame, counted)
        case e.Replaceable():
            return replace(frame, original=frame.before.position if frame.before else None)
        case e.SpotsKnown(spots):
            return replace(frame, spots=spots)
        case e.Removed(ball):
            return replace(frame, colours=tuple(other for other in frame.colours if other != ball))
        case e.CalledTouching(ball):
            return replace(frame, touching=(*frame.touching, ball))
        case e.Replayed():
            return _undo_stroke(frame)
        case e.AllPutBack():
            return _put_back(frame)
        case miss.MissAnswered(path, unfair):
            return _put_answer_into_stroke(frame, path, unfair)
        case e.Nominated(ball):
            return replace(_clear_pending(frame) if frame.choosing else frame, declared=ball)
        case e.NextPlays() | e.PlaysAgain() | e.Restored() | e.FreeLapsed() | e.Warned() | e.Condoned():
            return _apply_choice(frame, known)
        case (
            e.Infringed()
            | e.HeldHit()
            | e.Unpunished()
            | e.PutBack()
            | e.Repositioned()
            | e.OrderKept()
            | e.Counts()
            | e.MayNominate()
            | miss.BallsReturned()
            | e.OwnSpotsFirst()
            | e.HighestFirst()
            | e.SameOrder()
            | e.TakenAsOn()
            | e.NoPoints()
            | miss.NoMiss()
            | miss.Irrevocable()
            | miss.WarningStands()
            | miss.Chosen()
            | e.ToldOfSight()
            | e.NextIsMisconduct()
        ):
            return frame
        case _:
            return _apply_ending(frame, known)


def _apply_choice(frame: Frame, known: _Choice) -> Frame:
    match known:
        case e.NextPlays():
            return replace(_clear_pending(frame), offender=None)
        case e.PlaysAgain(player):
            return _again(frame, frame.players.index(player))
        case e.Restored(player):
            return _restore_position(frame, frame.players.index(player))
        case e.FreeLapsed():
            return replace(frame, free_ball=False)
        case e.Condoned():
            return _undo_stroke(frame) if frame.last and frame.last.spoilt else condone(frame)
        case e.Warned():
            return frame
        case _:
            assert_never(known)


def _apply_ending(frame: Frame, known: _End) -> Frame:
    match known:
        case e.Conceding(side):
            return replace(frame, conceded=frame.sides.index(side))
        case e.PlaysOn():
            return replace(frame, conceded=None)
        case e.Awarded(side, points):
            return replace(frame, score=_add_points(frame, side, points))
        case e.Forfeited(side):
            return replace(
                frame, score=(0, frame.score[1]) if side == frame.sides[0] else (frame.score[0], 0)
            )
        case e.Won(winner, by):
            return _over(frame, FrameOutcome(winner, by))
        case e.Halved():
            return _over(frame, FrameOutcome(None, "points"))
        case e.Respotted():
            return replace(
                frame,
                respotted=True,
                lot=True,
                striker=None,
                colours=("black",),
                on="black",
                in_hand=True,
                free_ball=False,
                break_points=0,
                charged=False,
                choosing=False,
                offender=None,
                mislaid=(),
                spotted=(("black", "black"),),
            )
        case e.FirstOnBlack(player):
            return replace(frame, striker=frame.players.index(player), lot=False, before=None)
        case e.Cautioned(player):
            return replace(frame, warned=(*frame.warned, player))
        case e.Proposed():
            return replace(frame, stalemate="proposed")
        case e.Objected():
            return replace(frame, stalemate="objected", strokes_since=0)
        case e.Restarted():
            return _anew(frame)
        case _:
            assert_never(known)


def _note_foul(frame: Frame, player: int) -> Frame:
    """Note a foul outside a stroke; what was pending for a striker who fouls is over."""
    frame = replace(frame, before=replace(frame, before=None), last=None, penalty=None)
    if player != frame.striker:
        return frame
    return replace(
        frame,
        free_ball=False,
        declared=None,
        choosing=False,
        again=False,
        original=None,
        conceded=None,
    )


def _give_penalty(frame: Frame, value: int, by: int, to: str) -> Frame:
    """Give the penalty; after a foul out of turn what was on may have left the table."""
    still_on = "colour" if frame.on == "colour" else frame.first_on
    return replace(
        frame,
        score=_add_points(frame, to, value),
        penalty=ChargedFoul(value, to),
        fouling=0,
        breaches=0,
        charged=True,
        offender=by,
        stalemate=None,
        on=still_on,
    )


def _give_penalty_alone(frame: Frame, value: int, to: str) -> Frame:
    """Give the penalty; what follows from it is settled only when the black alone is left (3.4.a)."""
    return replace(
        frame,
        score=_add_points(frame, to, value),
        penalty=ChargedFoul(value, to),
        fouling=0,
        breaches=0,
        charged=frame.black_alone,
    )


def _count_miss(frame: Frame, counted: bool) -> Frame:
    assert frame.before
    assert frame.last
    assert frame.penalty
    position = frame.before.position
    return replace(
        frame,
        penalty=replace(frame.penalty, miss=True),
        original=replace(position, misses=position.misses + counted, path=frame.last.path),
    )


def _put_answer_into_stroke(frame: Frame, path: Path | None, unfair: bool | None) -> Frame:
    """Put what the referee says into the stroke, and let what follows from its penalty be settled anew."""
    assert frame.last
    said: Unsaid = "attempt" if path == "none" and unfair is None else ""
    stroke = replace(frame.last, path=path or frame.last.path, unfair=bool(unfair), unsaid=said)
    return replace(frame, last=stroke, charged=True)


def _clear_pending(frame: Frame) -> Frame:
    """Leave what was pending after a foul: the position left is played from."""
    return replace(frame, choosing=False, original=None, before=None, misses=0, path="none")


def _again(frame: Frame, player: int) -> Frame:
    """Bring the offender back to the position left: it is the first stroke of a turn (3.3.e)."""
    return replace(_clear_pending(frame), striker=player, again=True, on=frame.first_on, break_points=0)


def _restore_position(frame: Frame, player: int) -> Frame:
    assert frame.original
    position = frame.original
    return replace(
        _clear_pending(frame),
        striker=player,
        again=True,
        break_points=0,
        reds=position.reds,
        colours=position.colours,
        on=position.on,
        free_ball=position.free_ball,
        in_hand=position.in_hand,
        opening=position.opening,
        touching=position.touching,
        misses=position.misses,
        path=position.path,
    )


def _undo_stroke(frame: Frame) -> Frame:
    """Put everything back as it stood before the stroke."""
    assert frame.before
    before = _clear_pending(frame.before) if frame.before.choosing else frame.before
    return replace(before, last=frame.last, penalty=None, spotted=(), declared=None)


def _put_back(frame: Frame) -> Frame:
    """Put the balls back after a foul: in hand or touching as before."""
    assert frame.before
    return replace(frame, in_hand=frame.before.in_hand, touching=frame.before.touching)


def _over(frame: Frame, outcome: FrameOutcome) -> Frame:
    return replace(frame, outcome=outcome, conceded=None, charged=False, choosing=False, free_ball=False)


def _anew(frame: Frame) -> Frame:
    return Frame(
        players=frame.players, sides=frame.sides, wheelchairs=frame.wheelchairs, aggregate=frame.aggregate
    )


def _add_points(frame: Frame, side: str, points: int) -> tuple[int, int]:
    one, other = frame.score
    return (one + points, other) if side == frame.sides[0] else (one, other + points)


def _add_frames(game: SnookerMatch, side: str, frames: int) -> tuple[int, int]:
    one, other = game.frames
    return (one + frames, other) if side == game.sides[0] else (one, other + frames)
