"""What happened in an act, in one line: as a person at the table says it, not as the clauses are ordered."""

from collections.abc import Iterable, Iterator, Sequence

from arbitro.kernel import Effect, Ruling, Weight, leading
from arbitro.l10n import Language
from arbitro.library.speech import Names, announce


def tell_happening(
    edition: str, rulings: Sequence[Ruling], entered: str, language: Language, names: Names = ()
) -> str:
    """Return what was done, what that cost and what it ended; `entered`: the facts, where no ruling tells of them."""
    orders = [effect for ruling in rulings for effect in ruling.effects if not effect.implied]
    done = [effect for effect in orders if Weight.HAPPENED <= effect.weight <= Weight.DECIDED]
    done = done or [effect for effect in orders if effect.weight == Weight.MADE][:1]
    came = [*done, *_faults(rulings), *_end(orders)]
    told = [announce(edition, effect.message(), language, names) for effect in came]
    if not done:
        told = [f"{entered}." if told and entered[-1:] not in ".!?”»" else entered, *told]
    return " ".join(dict.fromkeys(told))


def _faults(rulings: Sequence[Ruling]) -> Iterator[Effect]:
    """Yield what a fault brings by the law that decides."""
    if rulings:
        yield from (effect for effect in rulings[leading(rulings)].effects if effect.punishes)


def _end(orders: Iterable[Effect]) -> list[Effect]:
    """Return the greatest thing that the act has ended: the board, the frame, the game, the match."""
    ends = [effect for effect in orders if Weight.UNIT_OVER <= effect.weight <= Weight.MATCH_OVER]
    return [max(ends, key=lambda effect: effect.weight)] if ends else []
