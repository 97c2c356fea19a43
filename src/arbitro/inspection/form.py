"""The form that an inspector fills in: printed empty, and read back."""

from collections.abc import Iterator, Mapping

import msgspec

from arbitro.inspection.entry import ChecklistEntry, entries
from arbitro.inspection.speech import label, part, requirement_text, words
from arbitro.kernel import Malformed
from arbitro.l10n import Language, say
from arbitro.library import editions_of, game_of, text
from arbitro.library.yaml12 import Flaw, documents


class Form(msgspec.Struct, frozen=True):
    """A form as it was filled in."""

    edition: str | None
    """The edition it was printed for, where it says so."""
    answers: dict[str, object]
    """What was written, by entry id; None where nothing was."""


def read_form(source: str) -> Form:
    """Read a form from YAML or JSON, keys flat (`board.side`) or by part (`board: {side: …}`); raises Malformed."""
    found = [document for document in documents(source) if document is not None]
    for document in found:
        if flaw := _flaw(document):
            message = flaw.message
            values = dict(message.values)
            raise Malformed(str(values.pop("key", "")), message.id.removeprefix("malformed-"), **values)
    if not found:
        raise Malformed("", "measure-empty-form")
    if len(found) > 1 or not isinstance(found[0], dict):
        raise Malformed("", "measure-form")
    return _form(found[0])


def edition_of(game: str, asked_for: str | None, form: Form | None = None) -> str:
    """Return the edition to inspect by: the one asked for, the form's, or the only one of the game."""
    written = form.edition if form else None
    known = editions_of(game)
    full = f"{game}/{asked_for}" if asked_for and "/" not in asked_for else asked_for
    if full and written and full != written:
        raise Malformed("edition", "measure-two-editions", form=written, asked=full)
    chosen = full or written or (known[0] if len(known) == 1 else None)
    if chosen is None:
        raise Malformed("edition", "measure-which-edition", game=game, known=", ".join(known))
    if chosen not in known:
        raise Malformed("edition", "measure-edition", edition=chosen, game=game, known=", ".join(known))
    return chosen


def blank_form(edition: str, language: Language) -> str:
    """Return an empty form: a comment for each entry with what the law asks, then its key."""
    lines = [f"# {line}" for line in say(language, "inspect-form-heading").splitlines()]
    lines.append(f"edition: {edition}")
    parts: dict[str, list[ChecklistEntry]] = {}
    for entry in entries(edition).values():
        parts.setdefault(entry.part, []).append(entry)
    for name, group in parts.items():
        lines += ["", f"# — {part(game_of(edition), name, language)} —"]
        for entry in group:
            law, called = text(edition, language).laws[entry.clause], label(edition, entry, language)
            asks = requirement_text(entry, language)
            lines.append(f"# {called}: {asks} [{law.number} {law.title}]")
            if entry.kind == "choice":
                chosen = words((*entry.allowed, *entry.excluded), language)
                lines.append(f"#   {say(language, 'inspect-form-words', words=chosen)}")
            if entry.pieces > 1:
                lines.append(f"#   {say(language, 'inspect-form-pieces', pieces=entry.pieces)}")
            lines.append(f"{entry.id}:")
    return "\n".join(lines) + "\n"


def _form(document: Mapping[object, object]) -> Form:
    answers = dict(_answers(document))
    edition = answers.pop("edition", None)
    if edition is not None and not isinstance(edition, str):
        raise Malformed("edition", "not-text")
    return Form(edition, answers)


def _answers(document: Mapping[object, object]) -> Iterator[tuple[str, object]]:
    """Yield each key with its value, those of a part under the part's name."""
    seen: set[str] = set()
    for key, value in _pairs(document):
        if key in seen:
            raise Malformed(key, "measure-twice")
        seen.add(key)
        yield key, value


def _pairs(document: Mapping[object, object], part: str = "") -> Iterator[tuple[str, object]]:
    for key, value in document.items():
        name = f"{part}.{key}" if part else str(key)
        if isinstance(value, dict) and not part:
            yield from _pairs(value, name)
        elif isinstance(value, dict):
            raise Malformed(name, "measure-nested")
        else:
            yield name, value


def _flaw(document: object) -> Flaw | None:
    """Return what cannot be taken of a document, if there is such."""
    parts = document if isinstance(document, list) else [document]
    return next((part for part in parts if isinstance(part, Flaw)), None)
