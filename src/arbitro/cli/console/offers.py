"""What may be entered now, as lines that can be typed."""

from collections.abc import Iterable, Iterator, Sequence

from arbitro.cases.line import write_line
from arbitro.cli.language import language, tell
from arbitro.kernel import CaseEvent, Offer
from arbitro.kernel.game import OFFICIAL
from arbitro.l10n import LANGUAGES, messages
from arbitro.library import game_of, name_act, player_name, word_question


def offer_line(offer: Offer) -> str:
    """Return the line that enters an offer in its plainest form."""
    return write_line(CaseEvent(offer.act, offer.plain))


def offer_lines(edition: str, offers: Sequence[Offer]) -> Iterator[str]:
    """Yield a line for each offer, those first that play waits for; where there is none, that."""
    if not offers:
        yield tell("console-nothing-offered")
    for offer in sorted(offers, key=lambda one: (not one.due, not one.first)):
        what = name_act(edition, offer.act, language())
        yield tell("console-offer", line=offer_line(offer), what=what, by=_whose(offer.by))


def choices(offers: Iterable[Offer]) -> Iterator[str]:
    """Yield the choices of some offers of one act."""
    for offer in offers:
        yield tell("console-offer", line=offer_line(offer), what=offer.act, by=_whose(offer.by))
        for key, values in offer.fields.items():
            told = ", ".join(map(str, values))
            yield "  " + tell("console-choices", key=key or tell("console-value"), choices=told)


def waiting(edition: str, offers: Sequence[Offer]) -> Iterator[str]:
    """Yield what play waits for, and the questions that are asked."""
    due = dict.fromkeys(
        f"{offer.act} ({_whose(offer.by)})" for offer in offers if offer.due and not offer.asks
    )
    if due:
        yield tell("console-due", acts=", ".join(due))
    asked: dict[str, list[str]] = {}
    for offer in offers:
        if offer.asks:
            asked.setdefault(offer.asks, []).extend(_answers(offer))
    for question, lines in asked.items():
        text = word_question(edition, question, language())
        yield tell("console-asked", text=text, lines=", ".join(lines))


def _answers(offer: Offer) -> list[str]:
    """Return the lines that answer a question: each choice where the value is chosen, else the plainest."""
    values = offer.fields.get("", ())
    return [write_line(CaseEvent(offer.act, value)) for value in values] or [offer_line(offer)]


def meanings(edition: str) -> dict[str, str]:
    """Return the words of the language of this run that stand for words of cases."""
    found: dict[str, str] = {}
    for kind in ("act", "word"):
        prefix = f"{game_of(edition)}-{kind}-"
        for name, word in messages(language()).items():
            if name.startswith(prefix) and " " not in word.strip():
                # The act before the word, where both are called the same.
                found.setdefault(word.strip().casefold(), name.removeprefix(prefix).replace("-", "_"))
    # The first language is that of the cases: nothing has to be translated.
    return {} if language() == LANGUAGES[0] else found


def _whose(by: str) -> str:
    return tell("console-official") if by == OFFICIAL else player_name(by, language())
