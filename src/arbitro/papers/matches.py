"""The official paper of a match: filled in as it stands, or blank for the table."""

from collections.abc import Callable
from typing import Any

from arbitro.backgammon.formats.scribe import recorded
from arbitro.carrom.card import card_of
from arbitro.kernel import Sitting
from arbitro.l10n import Language
from arbitro.library import game_of
from arbitro.papers.backgammon import MatchSheet, match_sheet
from arbitro.papers.carrom import CarromCard, carrom_card
from arbitro.papers.occasion import Occasion
from arbitro.papers.press import Size, pdf
from arbitro.papers.snooker import RecorderSheet, recorder_sheet
from arbitro.snooker.recorder import sheets

TEMPLATES = {"carrom": "carrom-card", "snooker": "snooker-sheet", "backgammon": "backgammon-sheet"}
"""The paper of each game."""


def match_paper(
    sitting: Sitting[Any, Any], occasion: Occasion, language: Language, size: Size = "a4"
) -> bytes:
    """Return the official paper of a match as it stands, as PDF."""
    game = game_of(sitting.game.edition)
    return pdf(TEMPLATES[game], FILLED[game](sitting, occasion), language, size)


def blank_paper(game: str, language: Language, size: Size = "a4") -> bytes:
    """Return the official paper of a game with nothing filled in, as PDF."""
    return pdf(TEMPLATES[game], BLANK[game](), language, size)


def _carrom(sitting: Sitting[Any, Any], occasion: Occasion) -> CarromCard:
    return carrom_card(card_of(sitting), occasion)


def _snooker(sitting: Sitting[Any, Any], occasion: Occasion) -> RecorderSheet:
    names = sitting.journal.opened.players
    return recorder_sheet(
        sheets(sitting),
        sitting.game.books[0],
        (" / ".join(names[0::2]), " / ".join(names[1::2])),
        sitting.standing().score,
        occasion,
    )


def _backgammon(sitting: Sitting[Any, Any], occasion: Occasion) -> MatchSheet:
    record = recorded(sitting)
    ended = sitting.standing().ended
    names = {"X": record.X, "O": record.O}
    return match_sheet(record, names.get(ended.winner or "", "") if ended else "", occasion)


FILLED: dict[str, Callable[[Sitting[Any, Any], Occasion], object]] = {
    "carrom": _carrom,
    "snooker": _snooker,
    "backgammon": _backgammon,
}
"""How each game's paper is filled in."""
BLANK: dict[str, Callable[[], object]] = {
    "carrom": CarromCard,
    "snooker": RecorderSheet,
    "backgammon": MatchSheet,
}
"""Each game's paper with nothing filled in."""
