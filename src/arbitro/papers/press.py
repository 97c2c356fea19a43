"""Prints papers as PDF or PNG by templates of Typst. Letters and templates come with the program: no network."""

from collections.abc import Sequence
from importlib.resources import as_file, files
from typing import Literal, cast, get_args

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


class PrintJob(msgspec.Struct, frozen=True):
    """Papers on their way to the press: texts alone, so that they can be printed in another process."""

    inputs: dict[str, str]
    form: Literal["pdf", "png"] = "pdf"
    ppi: float = 100


def bind_papers(papers: Sequence[Printed], language: Language, size: Size = "a4") -> bytes:
    """Return papers one after the other as one PDF; the same bytes for the same."""
    return press(print_job(papers, language, size))[0]


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
    return press(print_job(papers, language, size, "png", ppi))


def print_job(
    papers: Sequence[Printed],
    language: Language,
    size: Size = "a4",
    form: Literal["pdf", "png"] = "pdf",
    ppi: float = 100,
) -> PrintJob:
    """Return papers as they go to the press; raises ExtraMissing where there is none."""
    require("typst", "papers")
    words = {name.removeprefix(_WORDS): text for name, text in wording(language, _WORDS).items()}
    inputs = {
        "papers": msgspec.json.encode(papers).decode(),
        "words": msgspec.json.encode(words).decode(),
        "language": language,
        "paper": _PAPER[size],
    }
    return PrintJob(inputs, form, ppi)


def press(job: PrintJob) -> list[bytes]:
    """Return what was to be printed: one PDF, or a picture of each page."""
    import typst

    with as_file(files(__package__)) as folder:
        made = typst.compile(
            folder / "templates/papers.typ",
            root=folder / "templates",
            font_paths=[folder / "fonts"],
            sys_inputs=job.inputs,
            format=job.form,
            ppi=job.ppi,
            timestamp=0,
        )
    printed = cast("bytes | list[bytes]", made)
    return printed if isinstance(printed, list) else [printed]
