"""The readings: how the books are read where they are garbled, silent or at odds with each other."""

from functools import cache
from importlib.resources import files

import msgspec

from arbitro.kernel.plugin import OWN, load
from arbitro.l10n import Language


class Readings(msgspec.Struct, frozen=True):
    """The page of the readings in one language, as Markdown."""

    title: str
    introduction: str
    sections: dict[str, tuple[str, str]]
    """Title and text by subject: each game, and `equipment`."""


@cache
def readings(language: Language) -> Readings:
    """Return the readings in a language."""
    text = files(__package__).joinpath(f"readings.{language}.md").read_text(encoding="utf-8")
    head, *parts = text.split("\n## ")
    title, _, introduction = head.removeprefix("# ").partition("\n")
    pieces = (part.partition("\n") for part in parts)
    sections = {
        subject: (name.strip(), body.strip())
        for subject, (name, _, body) in zip(
            (*(load(one).name for one in OWN), "equipment"), pieces, strict=True
        )
    }
    return Readings(title.strip(), introduction.strip(), sections)
