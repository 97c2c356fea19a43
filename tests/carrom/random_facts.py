"""Random facts for the properties: mostly what can happen, sometimes what cannot."""

from random import Random

from arbitro.carrom import facts
from arbitro.carrom.board import Board
from arbitro.carrom.facts import CarromStroke, Improper
from arbitro.carrom.sides import SIDES, Each
from arbitro.kernel import Fact

IMPROPER: tuple[Improper, ...] = ("", "", "", "", "", "push", "thumb", "base-line", "improper")
OFFENCES = tuple(facts.Offence.__args__)  # type: ignore[attr-defined]  # a Literal has its choices there
OVERSIGHTS = tuple(facts.Oversight.__args__)  # type: ignore[attr-defined]  # a Literal has its choices there
DOUBLES = ("W1", "B1", "W2", "B2")


def random_board(rng: Random) -> Board:
    """Return the beginning of a board, in singles or doubles, at any score."""
    seats = rng.choice((SIDES, DOUBLES))
    return Board(seats=seats, turn=seats[0], score=Each(rng.randrange(25), rng.randrange(25)))


def random_fact(rng: Random, board: Board) -> Fact:
    """Return a fact: usually a stroke, or the placing that is due."""
    dice = rng.random()
    if any(map(board.must_place, SIDES)) and dice < 0.7:
        return rng.choice(
            (
                facts.PlaceMen(1),
                facts.PlaceMen(rng.randint(1, 4)),
                facts.Forgo(),
                facts.NoSpace(),
                facts.Timeout(rng.choice(board.seats)),
                facts.PlaceMen(1, where="outside-circle"),
                facts.PlaceMen(1, own=True),
            )
        )
    return _stroke(rng, board) if dice < 0.85 else _other(rng, board)


def _stroke(rng: Random, board: Board) -> CarromStroke:
    untouched = rng.random() < 0.1
    if untouched:
        return CarromStroke(untouched=True, striker=rng.random() < 0.2)
    return CarromStroke(
        white=_men(rng, board.men.white),
        black=_men(rng, board.men.black),
        queen=board.queen == "board" and rng.random() < 0.15,
        striker=rng.random() < 0.12,
        improper=rng.choice(IMPROPER),
        jumped=("white",) if rng.random() < 0.02 and board.men.white > 3 else (),
    )


def _men(rng: Random, there: int) -> int:
    return rng.choice((0, 0, 0, 1, 1, 2, there)) if rng.random() < 0.97 else rng.randint(0, 9)


def _other(rng: Random, board: Board) -> Fact:
    by = rng.choice((*board.seats, *SIDES))
    return rng.choice(
        (
            facts.CallPlay(),
            facts.AppealToUmpire(by),
            facts.CarromFoul(by, rng.choice(OFFENCES)),
            facts.CarromFoul(by, rng.choice(OFFENCES)),
            facts.Timeout(by),
            facts.Demand(rng.randint(0, 3)),
            facts.FallsLate(rng.choice(("white", "black", "queen", "striker"))),
            facts.OutOfTurn(by, noticed=rng.random() < 0.1),
            facts.FaultUnnoticed(rng.choice(OVERSIGHTS)),
            facts.Pass(by),
            facts.WarnPlayer(by) if rng.random() < 0.2 else facts.Forgo(by),
            facts.LeaveSeat(by) if rng.random() < 0.1 else facts.NoSpace(by),
            facts.CarromMisconduct(by, "c") if rng.random() < 0.05 else facts.PlaceMen(1, by=by),
            facts.ConcedeGame(by) if rng.random() < 0.05 else facts.PlaceMen(2),
            facts.Replay("unforeseen") if rng.random() < 0.05 else facts.CarromStroke(by=by),
        )
    )
