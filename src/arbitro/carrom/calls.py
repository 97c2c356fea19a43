"""What the umpire calls out after a ruling, in the order in which it is said."""

from collections.abc import Iterator
from typing import Any

from arbitro.carrom import effects as e
from arbitro.carrom.board import Board
from arbitro.carrom.sides import SIDES
from arbitro.kernel import Effect, Message, Verdict

Kinds = dict[type[Effect], Effect]


def calls(before: Board, verdict: Verdict[Board]) -> tuple[Message, ...]:
    """Return the announcement of a verdict: fault, men put back and to place, queen, turn, end of the board."""
    if verdict.refused:
        return ()
    return tuple(_board_calls(before, verdict))


def match_calls(verdict: Verdict[Any]) -> tuple[Message, ...]:
    """Return what is announced of the game and the match: who has won, who changes places, who breaks."""
    return tuple(call for effect in verdict.effects() for call in _of_match(effect))


def _of_match(effect: Effect) -> Iterator[Message]:
    match effect:
        case e.CarromGameWon(winner):
            yield _call("game-won", winner=winner)
        case e.CarromMatchWon(winner):
            yield _call("match-won", winner=winner)
        case e.ExtraBoard():
            yield _call("extra-board")
        case e.SidesChange():
            yield _call("change-sides")
        case e.BreakGoesTo(player):
            yield _call("break", player=player)


def _call(name: str, **values: object) -> Message:
    return Message(f"carrom-call-{name}", values)


def _board_calls(before: Board, verdict: Verdict[Board]) -> Iterator[Message]:
    kinds, after = {type(effect): effect for effect in verdict.effects()}, verdict.state
    # What the law orders the umpire to say: that play begins (46), and that a player is warned (143h).
    if e.PlayCalled in kinds:
        yield _call("play")
    if isinstance(warned := kinds.get(e.PlayerWarned), e.PlayerWarned):
        yield _call("warning", by=warned.side)
    due, foul = kinds.get(e.Due), kinds.get(e.FoulDeclared)
    if isinstance(due, e.Due):
        yield _call("due-and-foul" if foul else "due", by=due.colour)
    elif isinstance(foul, e.FoulDeclared):
        yield _call("technical-foul" if foul.kind == "technical" else "foul", by=foul.by)
        if e.PlacingCorrected in kinds:
            yield _call("rectify", by=foul.by)
    # Of what left the board the first piece goes to the centre, the others against it (65).
    back = {effect.order: effect.piece for effect in verdict.effects() if isinstance(effect, e.JumpedBack)}
    if back:
        yield _call("jumped", count=len(back), first=back[min(back)])
    for colour in SIDES:
        men = after.to_place.of(colour)
        if men > before.to_place.of(colour):
            yield _call("place", men=men, colour=colour, placer=after.placers.of(colour))
        if after.owed.of(colour) > before.owed.of(colour):
            yield _call("owed", men=after.owed.of(colour), colour=colour)
    for kind, said in ((e.QueenPending, "cover"), (e.QueenCovered, "covered"), (e.QueenBack, "queen-back")):
        if kind in kinds:
            yield _call(said)
    yield from _turn(kinds, before, after)


def _turn(kinds: Kinds, before: Board, after: Board) -> Iterator[Message]:
    """Yield whose turn it is, or how the board or the match has ended: said once, when it ends."""
    if after.match_lost_by:
        if not before.match_lost_by:
            yield _call("match", by=after.match_lost_by)
    elif after.outcome is None:
        yield from _player(kinds)
    elif after.outcome == before.outcome:
        return
    elif after.outcome.replay:
        yield _call("replay")
    else:
        yield _call("board", winner=after.outcome.winner, points=after.outcome.points)
        if after.outcome.on_demand:
            yield _call("demand", points=after.outcome.on_demand)


def _player(kinds: Kinds) -> Iterator[Message]:
    passes, continues = kinds.get(e.TurnPasses), kinds.get(e.TurnContinues)
    if isinstance(passes, e.TurnPasses):
        yield _call("turn", to=passes.to)
    elif isinstance(continues, e.TurnContinues):
        yield _call("continues", player=continues.player)
