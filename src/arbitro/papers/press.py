"""Prints a template with its data. Everything it needs, the letters too, comes with the program: no network."""

from importlib.resources import as_file, files
from typing import Literal, get_args

import msgspec
import typst

from arbitro.l10n import Language
from arbitro.l10n.wording import wording

Size = Literal["a4", "letter"]
SIZES: tuple[Size, ...] = get_args(Size)
_PAPER = {"a4": "a4", "letter": "us-letter"}
_WORDS = "paper-"
"""How the messages begin that a template may say, by the name that follows: `t("signature")`."""


def pdf(template: str, data: object, language: Language, size: Size = "a4") -> bytes:
    """Return the paper of a template, `carrom-card`, filled in with its data, as PDF; the same bytes for the same."""
    printed = _printed(template, data, language, size, "pdf")
    assert isinstance(printed, bytes)
    return printed


def pictures(
    template: str, data: object, language: Language, size: Size = "a4", ppi: float = 100
) -> list[bytes]:
    """Return the pages of the same paper as PNG."""
    printed = _printed(template, data, language, size, "png", ppi)
    return printed if isinstance(printed, list) else [printed]


def _printed(
    template: str, data: object, language: Language, size: Size, form: Literal["pdf", "png"], ppi: float = 100
) -> bytes | list[bytes]:
    words = {name.removeprefix(_WORDS): text for name, text in wording(language, _WORDS).items()}
    inputs = {
        "data": msgspec.json.encode(data).decode(),
        "words": msgspec.json.encode(words).decode(),
        "language": language,
        "paper": _PAPER[size],
    }
    with as_file(files(__package__) / "templates") as folder:
        return typst.compile(
            folder / f"{template}.typ",
            root=folder,
            sys_inputs=inputs,
            format=form,
            ppi=ppi,
            timestamp=0,
        )
