"""For whom a view is made: everybody of one role and language who watches in the same way gets the same bytes."""

from typing import Literal, TypeAlias

import msgspec

from arbitro.l10n import Language

View: TypeAlias = Literal["whole", "changes", "none"]
VIEWS: tuple[View, ...] = ("whole", "changes", "none")


class Viewer(msgspec.Struct, frozen=True):
    """One kind of reader."""

    role: str = "public"
    language: Language = "en"
    person: str = ""
    """Who it is, where the view says something that is theirs alone: their seat, where others join them."""
    view: View = "whole"
    """Whether they are told the whole view each time, what has changed of it, or neither."""
