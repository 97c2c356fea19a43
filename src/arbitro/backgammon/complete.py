"""Fills in what a fact leaves open, so that it says the same in whatever state it is judged again."""

from msgspec.structs import replace

from arbitro.backgammon import facts as f
from arbitro.backgammon.match import BackgammonMatch
from arbitro.backgammon.position import Side, other


def complete(match: BackgammonMatch, fact: f.BackgammonFact) -> f.BackgammonFact:
    """Return the fact with who acted, where that follows from the match; nothing else is changed."""
    if getattr(fact, "by", "") is not None or not match.under_way:
        return fact
    side = _acting(match, fact)
    return fact if side is None else replace(fact, by=side)


def _acting(match: BackgammonMatch, fact: f.BackgammonFact) -> Side | None:
    """Return whose act it is; None where it is anybody's and no law asks."""
    match fact:
        case f.Roll() | f.InvalidRoll():
            return match.roller(None)
        case f.Double() if match.money is not None and match.to_answer:
            return match.to_answer
        case f.Move() | f.Double() | f.ResignGame() | f.ResetBoard():
            return match.turn
        case f.Take() | f.Drop():
            return match.to_answer
        case f.AcceptResignation() | f.RefuseOffer():
            if match.resignation:
                return other(match.resignation.by)
            return other(match.claimed) if match.claimed and match.decided else None
        case f.Condone():
            return match.chooser
        case f.PickUp():
            return other(match.turn) if match.turn else None
    return None
