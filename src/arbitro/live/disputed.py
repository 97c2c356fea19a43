"""What everybody may see of a match whose last act is disputed: nothing from that act on, until it is settled."""

from typing import TypeVar

from arbitro.kernel import Fact, Journal, Played, Sitting
from arbitro.kernel.journal import Act, Protested, Settled

S = TypeVar("S")
F = TypeVar("F", bound=Fact)
BEFORE = 5
"""Acts before the disputed one that are looked at too."""


def acts_up_to_dispute(sitting: Sitting[S, F]) -> tuple[Played[S, F], ...]:
    """Return the last acts in force up to the disputed one, which is the last of them; none where none is."""
    if sitting.review is None:
        return ()
    since = sitting.sequence - sitting.review
    return tuple(one for one in sitting.last(since + BEFORE) if one.step.number <= sitting.review)


def disputed(sitting: Sitting[S, F]) -> int | None:
    """Return the first entry that not everybody may see; None while nothing is disputed."""
    if sitting.review is None:
        return None
    acts = acts_up_to_dispute(sitting)
    return acts[-1].step.number if acts else sitting.review + 1


def undisputed(sitting: Sitting[S, F]) -> Sitting[S, F]:
    """Return a match as everybody may see it: whole, or up to the act that is disputed."""
    number = disputed(sitting)
    if number is None:
        return sitting
    return Sitting.resume(sitting.game, Journal(sitting.journal.entries[:number]))


def tells(act: Act) -> bool:
    """Tell whether an entry says something of play, and not only that it is disputed."""
    return not isinstance(act, Protested | Settled)
