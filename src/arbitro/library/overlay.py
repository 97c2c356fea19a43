"""Reads an edition that amends another: one YAML file that says only what differs; what is wrong names its line."""

import re
from collections.abc import Iterable, Mapping
from datetime import date
from importlib.resources.abc import Traversable
from typing import Any, get_args

import msgspec
import yaml

from arbitro.kernel import AmendedRule, Amendment, Book, Game, LawText, Message
from arbitro.l10n import LANGUAGES, Language, knows, say
from arbitro.library.yaml12 import Flaw, documents

FILE = "edition.yaml"
STATUSES = ("decided", "enforced", "called", "timed", "measured", "desk", "stated", "open")
"""The statuses a clause can have; `open` is the honest one for what is still to be done."""
_NAME = re.compile(r"[a-z0-9][a-z0-9.-]*/[a-z0-9][a-z0-9.-]*")
_PLACE = re.compile(r" - at `\$\.?(.*)`$")
_UNKNOWN = re.compile(r"unknown field `(\w+)`")
_MISSING = re.compile(r"missing required field `(\w+)`")
Pointer = str | list[str]
Equipment = dict[str, dict[str, Any]]


class FaultyEdition(ValueError):
    """An edition that cannot be used: in which file and line, and why."""

    def __init__(self, file: str, line: int, message: Message) -> None:
        super().__init__(f"{file}:{line}: {message.id}")
        self.file = file
        self.line = line
        self.message = message


class ClauseText(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A clause in one language, and what is different in it from the edition that it follows."""

    gist: str
    changed: str
    title: str | None = None
    """The title that it has in the other edition where nothing is said."""


class RuleChange(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename={"source": "from"}):
    """What becomes of a rule that is not simply off."""

    also: dict[str, int] = {}
    source: str | None = None
    """Another edition of the game, whose rule of that name applies."""
    clause: str | None = None
    """Under which number it stands there, where it is another."""


class ClauseChange(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What an edition says of one clause."""

    after: str | None = None
    """Of a clause that is added: which one it comes after."""
    en: ClauseText | None = None
    it: ClauseText | None = None
    es: ClauseText | None = None
    status: dict[str, Pointer] | None = None
    parameters: dict[str, Any] = {}
    rules: dict[str, Any] = {}
    equipment: Equipment = {}

    @property
    def texts(self) -> dict[Language, ClauseText]:
        """Its text in each language that it has."""
        return {language: text for language in LANGUAGES if (text := getattr(self, language))}


class EditionFile(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename={"begins": "from", "name": "edition"}
):
    """The file as it is written."""

    name: str
    amends: str
    begins: str
    called: dict[str, str]
    """What it is called in a list, by language."""
    title: dict[str, str]
    publisher: str
    until: str | None = None
    source: str = ""
    clauses: dict[str, Any] = {}
    words: dict[str, dict[str, str]] = {}


class Edition(msgspec.Struct, frozen=True):
    """An edition that amends another, ready for the shelf."""

    file: EditionFile
    clauses: dict[str, ClauseChange]
    amendment: Amendment
    folder: Traversable
    program: Any = None
    """What an installed package does with the game besides, in Python."""

    @property
    def name(self) -> str:
        """Its name: `carrom/rivoli`."""
        return self.file.name

    @property
    def amends(self) -> str:
        """The edition that it amends."""
        return self.file.amends

    @property
    def equipment(self) -> Equipment:
        """What it asks of the equipment otherwise, by entry."""
        return {name: entry for clause in self.clauses.values() for name, entry in clause.equipment.items()}

    @property
    def cases(self) -> Traversable:
        """Where its cases lie."""
        return self.folder.joinpath("cases.yaml")


class Base(msgspec.Struct, frozen=True):
    """What the reader has to know of the edition that is amended."""

    game: Game[Any, Any]
    text: LawText
    equipment: Equipment


class Document:
    """The file that is read: knows in which line each of its keys stands."""

    def __init__(self, file: Traversable) -> None:
        self.file = str(file)
        try:
            self.text = file.read_text(encoding="utf-8")
        except UnicodeDecodeError as error:
            raise FaultyEdition(self.file, 1, Message("edition-not-utf8")) from error
        found = next(documents(self.text), None)
        if isinstance(found, Flaw):
            line = found.message.values.get("line", 1)
            raise FaultyEdition(self.file, line if isinstance(line, int) else 1, found.message)
        self.value = found

    def wrong(self, reason: str, *path: str, **values: object) -> FaultyEdition:
        """Return what is wrong at a key."""
        return FaultyEdition(self.file, self.line(path), Message(f"edition-{reason}", values))

    def line(self, path: tuple[str, ...]) -> int:
        """Return the line of a key, or of the nearest above it that is there."""
        node, line = yaml.compose(self.text, yaml.SafeLoader), 1
        for key in path:
            pairs = node.value if isinstance(node, yaml.MappingNode) else []
            found = next(((name, value) for name, value in pairs if name.value == key), None)
            if found is None:
                break
            node, line = found[1], found[0].start_mark.line + 1
        return line

    def convert(self, value: object, kind: type[Any], *path: str) -> Any:
        """Return a value as what it must be, or raise FaultyEdition."""
        try:
            return msgspec.convert(value, kind)
        except msgspec.ValidationError as error:
            said = str(error)
            # msgspec tells in its message alone what is wrong and where; the author of an edition wants key and line.
            place = _PLACE.search(said)
            path = (*path, *(place[1].replace("[...]", "").split(".") if place else ()))
            if unknown := _UNKNOWN.search(said):
                raise self.wrong("unknown-key", *path, unknown[1], key=unknown[1]) from None
            if missing := _MISSING.search(said):
                raise self.wrong("missing-key", *path, key=missing[1]) from None
            raise self.wrong("wrong-value", *path, key=path[-1] if path else FILE) from None


def read_head(document: Document) -> EditionFile:
    """Return the file without its clauses examined, or raise FaultyEdition."""
    head: EditionFile = document.convert(document.value, EditionFile)
    game = head.amends.partition("/")[0]
    if not _NAME.fullmatch(head.name) or not head.name.startswith(f"{game}/"):
        raise document.wrong("bad-name", "edition", name=head.name, game=game)
    begins = _day(document, "from", head.begins)
    if head.until is not None and _day(document, "until", head.until) < begins:
        raise document.wrong("ends-before-it-begins", "until")
    for key, said in (("called", head.called), ("title", head.title)):
        _in_every_language(document, said, key)
    return head


def read_clauses(
    document: Document, head: EditionFile, base: Base, others: Mapping[str, Game[Any, Any]]
) -> tuple[dict[str, ClauseChange], Amendment]:
    """Return what the clauses change, or raise FaultyEdition; `others`: the editions whose rules may apply."""
    clauses = {}
    for number, value in head.clauses.items():
        clauses[number] = document.convert(value, ClauseChange, "clauses", number)
    reader = _Clauses(document, base, others)
    for number, clause in clauses.items():
        reader.read(number, clause)
    _check_words(document, head)
    numbers, changes = tuple(reader.numbers), tuple(reader.changes)
    return clauses, Amendment(head.name, head.amends, numbers, reader.parameters, changes)


def _check_words(document: Document, head: EditionFile) -> None:
    """Raise FaultyEdition for words of no language, of no message, or that are not Fluent."""
    from arbitro.l10n.pattern import NotOurFluent, parse_pattern

    for language, words in head.words.items():
        if language not in LANGUAGES:
            raise document.wrong("unknown-key", "words", language, key=language)
        for message, pattern in words.items():
            if not knows(message):
                raise document.wrong("unknown-message", "words", language, message, message=message)
            try:
                parse_pattern(message, pattern)
            except (NotOurFluent, ValueError) as error:
                raise document.wrong("wrong-value", "words", language, message, key=message) from error
    for message in {message for words in head.words.values() for message in words}:
        said = {language: words.get(message) for language, words in head.words.items()}
        _in_every_language(document, said, "words")


class _Clauses:
    """Gathers what the clauses change, and finds what contradicts the edition that they amend."""

    def __init__(self, document: Document, base: Base, others: Mapping[str, Game[Any, Any]]) -> None:
        self.document = document
        self.base = base
        self.others = others
        self.numbers = list(base.text.laws)
        self.parameters: dict[str, Any] = {}
        self.changes: list[AmendedRule] = []

    def read(self, number: str, clause: ClauseChange) -> None:
        """Take in one clause."""
        self._place(number, clause)
        self._text(number, clause)
        for name, value in clause.parameters.items():
            path = ("clauses", number, "parameters", name)
            numbers = self.base.game.books[0].parameters
            if name not in numbers.__struct_fields__:
                known = ", ".join(numbers.__struct_fields__)
                raise self.document.wrong("unknown-parameter", *path, name=name, known=known)
            if name in self.parameters and self.parameters[name] != value:
                raise self.document.wrong("parameter-twice", *path, name=name)
            try:
                read = msgspec.convert({**msgspec.to_builtins(numbers), name: value}, type(numbers))
            except msgspec.ValidationError as error:
                raise self.document.wrong("wrong-value", *path, key=name) from error
            self.parameters[name] = getattr(read, name)
        rules = [self._rule(number, name, value) for name, value in clause.rules.items()]
        self.changes += rules
        under = ("clauses", number, "status")
        for status in clause.status or {}:
            if status not in STATUSES:
                raise self.document.wrong(
                    "unknown-status", *under, status, status=status, known=", ".join(STATUSES)
                )
        if clause.status is not None and len(clause.status) != 1:
            raise self.document.wrong("wrong-value", *under, key="status")
        if clause.status is None and clause.after is not None:
            raise self.document.wrong("missing-key", "clauses", number, key="status")
        off = {change.rule for change in rules if not change.also and not change.books}
        applies = set(rules_under(self.base.game.books, number)) - off
        if off and not applies and not any(change.books for change in rules) and clause.status is None:
            raise self.document.wrong("nothing-rules-on-it", "clauses", number, clause=number)
        for name, entry in clause.equipment.items():
            path = ("clauses", number, "equipment", name)
            own = self.base.equipment.get(name)
            if own is None:
                raise self.document.wrong("unknown-equipment", *path, name=name)
            if number not in (own["clause"], *own.get("also", ())):
                raise self.document.wrong("equipment-elsewhere", *path, name=name, clause=own["clause"])
            for key, value in entry.items():
                if type(value) is not type(own.get(key, value)):
                    raise self.document.wrong("wrong-value", *path, key, key=key)

    def _place(self, number: str, clause: ClauseChange) -> None:
        known = number in self.base.text.laws
        if known and clause.after is not None:
            raise self.document.wrong("clause-is-there", "clauses", number, "after", clause=number)
        if not known and clause.after is None:
            raise self.document.wrong("unknown-clause", "clauses", number, clause=number)
        if clause.after is not None:
            if clause.after not in self.numbers:
                raise self.document.wrong("unknown-clause", "clauses", number, "after", clause=clause.after)
            self.numbers.insert(self.numbers.index(clause.after) + 1, number)

    def _text(self, number: str, clause: ClauseChange) -> None:
        changes = clause.after or clause.parameters or clause.rules or clause.equipment
        if not clause.texts and changes:
            raise self.document.wrong("text-does-not-say-so", "clauses", number, clause=number)
        if clause.texts:
            _in_every_language(self.document, clause.texts, "clauses", number)
        for language, text in clause.texts.items():
            if clause.after is not None and not text.title:
                raise self.document.wrong("missing-key", "clauses", number, language, key="title")
            if changes and text.changed == say(language, "edition-unchanged"):
                raise self.document.wrong(
                    "text-does-not-say-so", "clauses", number, language, "changed", clause=number
                )
            for key in ("gist", "changed"):
                if not getattr(text, key).strip():
                    raise self.document.wrong("wrong-value", "clauses", number, language, key, key=key)

    def _rule(self, number: str, name: str, value: object) -> AmendedRule:
        path = ("clauses", number, "rules", name)
        if value == "off":
            self._check_known(self.base.game, number, name, path)
            return AmendedRule(number, name)
        change: RuleChange = self.document.convert(value, RuleChange, *path)
        orders = getattr(self.base.game, "orders", {})
        for order, much in change.also.items():
            if order not in orders:
                known = ", ".join(orders) or "–"
                raise self.document.wrong("unknown-order", *path, "also", order, name=order, known=known)
            if much < 1:
                raise self.document.wrong("wrong-value", *path, "also", order, key=order)
        if change.source is None:
            if not change.also:
                raise self.document.wrong("nothing-changes", *path, name=name)
            self._check_known(self.base.game, number, name, path, ordering=True)
            return AmendedRule(number, name, change.also)
        other = self.others.get(change.source)
        if other is None:
            raise self.document.wrong("unknown-edition", *path, "from", name=change.source)
        there = change.clause or number
        self._check_known(other, there, name, path)
        return AmendedRule(number, name, change.also, tuple(other.books), there)

    def _check_known(
        self, game: Game[Any, Any], number: str, name: str, path: tuple[str, ...], ordering: bool = False
    ) -> None:
        known = rules_under(game.books, number, ordering)
        if name not in known:
            listed = ", ".join(known) or "–"
            raise self.document.wrong("unknown-rule", *path, name=name, clause=number, known=listed)


def rules_under(books: Iterable[Book[Any, Any]], number: str, ordering: bool = False) -> dict[str, str]:
    """Return the names of the rules under a clause and what each says; `ordering`: those that give orders on facts."""
    held = (rule for book in books for rule in (book.ordering_rules if ordering else book.rules))
    return {rule.name: (rule.function.__doc__ or "").strip() for rule in held if rule.law == number}


def _in_every_language(document: Document, said: Mapping[Any, object], *path: str) -> None:
    for language in get_args(Language):
        if not said.get(language):
            raise document.wrong("missing-language", *path, language=language)


def _day(document: Document, key: str, day: str) -> date:
    try:
        return date.fromisoformat(day)
    except ValueError as error:
        raise document.wrong("bad-date", key, day=day) from error
