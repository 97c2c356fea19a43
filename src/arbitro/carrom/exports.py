"""Score cards of carrom matches, written from their journals."""

from typing import Any

import msgspec

from arbitro.carrom.card import card_of
from arbitro.kernel import Sitting


def card(sitting: Sitting[Any, Any]) -> str:
    """Return the score card as JSON."""
    return f"{msgspec.json.format(card_of(sitting).as_json()).decode()}\n"
