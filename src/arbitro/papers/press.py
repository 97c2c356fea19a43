"""Prints papers as PDF or PNG by templates of Typst. Letters and templates come with the program: no network."""

from collections.abc import Sequence
from importlib.resources import as_file, files
from typing import Literal, get_args

import msgspec

from arbitro.extras import require
from arbitro.l10n import Language
from arbitro.l10n.wording import wording

Size = Literal["a4", "letter", "a3"]
SIZES: tuple[Size, ...] = get_args(Size)
_PAPER = {"a4": "a4", "letter": "us-letter", "a3": "a3"}
_WORDS = "paper-"
"""How the messages begin that a template may say, by the name that follows: `t("signature")`."""


class Printed(msgspec.Struct, frozen=True):
    """A paper to be printed: its template, `carrom-card`, and what is filled in."""

    template: str
    data: object


def bind_papers(papers: Sequence[Printed], language: Language, size: Size = "a4") -> bytes:
    """Return papers one after the other as one PDF; the same bytes for the same."""
    printed = _print_papers(papers, language, size, "pdf")
    assert isinstance(printed, bytes)
    return printed


def pdf(template: str, data: object, language: Language, size: Size = "a4") -> bytes:
    """Return the paper of a template filled in with its data, as PDF."""
    return bind_papers((Printed(template, data),), language, size)


def pictures(
    template: str, data: object, language: Language, size: Size = "a4", ppi: float = 100
) -> list[bytes]:
    """Return the pages of the same paper as PNG."""
    return pages((Printed(template, data),), language, size, ppi)


def pages(papers: Sequence[Printed], language: Language, size: Size = "a4", ppi: float = 100) -> list[bytes]:
    """Return the pages of papers as PNG."""
    printed = _print_papers(papers, language, size, "png", ppi)
    return printed if isinstance(printed, list) else [printed]


def _print_papers(
    papers: Sequence[Printed],
    language: Language,
    size: Size,
    form: Literal["pdf", "png"],
    ppi: float = 100,
) -> bytes | list[bytes]:
    require("typst", "papers")
    import typst

    words = {name.removeprefix(_WORDS): text for name, text in wording(language, _WORDS).items()}
    inputs = {
        "papers": msgspec.json.encode(papers).decode(),
        "words": msgspec.json.encode(words).decode(),
        "language": language,
        "paper": _PAPER[size],
    }
    with as_file(files(__package__)) as folder:
        return typst.compile(
            folder / "templates/papers.typ",
            root=folder / "templates",
            font_paths=[folder / "fonts"],
            sys_inputs=inputs,
            format=form,
            ppi=ppi,
            timestamp=0,
        )
