"""A journal of bare facts, for tests of a book alone: records, undoes, redoes, and folds what counts."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import msgspec

from arbitro.kernel import Journal
from arbitro.kernel.journal import (
    Act,
    Corrected,
    Entry,
    Opened,
    Recorded,
    Redone,
    Undone,
    in_force,
    seal_facts,
)

State = TypeVar("State")


class Notebook(msgspec.Struct, frozen=True):
    facts: Any
    journal: Journal

    @classmethod
    def open(cls, facts: Any, edition: str, terms: dict[str, Any], *, author: str, at: int) -> Notebook:
        return cls(facts, Journal.open(Opened(edition, terms), author=author, at=at))

    @classmethod
    def load(cls, facts: Any, lines: bytes) -> Notebook:
        return cls(facts, Journal.load(lines))

    @property
    def entries(self) -> tuple[Entry, ...]:
        return self.journal.entries

    @property
    def head(self) -> str:
        return self.journal.head

    def record(self, fact: Any, *, author: str, at: int) -> Notebook:
        return self._with(Recorded(seal_facts([fact])), author, at)

    def undo(self, reason: str, *, author: str, at: int) -> Notebook:
        return self._with(Undone(reason), author, at)

    def redo(self, reason: str, *, author: str, at: int) -> Notebook:
        return self._with(Redone(reason), author, at)

    def correct(self, number: int, fact: Any, reason: str, *, author: str, at: int) -> Notebook:
        return self._with(Corrected(number, seal_facts([fact]), reason), author, at)

    def in_force(self) -> tuple[tuple[int, Any], ...]:
        decode = msgspec.json.Decoder(self.facts).decode
        steps = in_force(self.journal.entries).steps.values()
        return tuple((step.number, decode(bytes(fact))) for step in steps for fact in step.facts)

    def fold(self, start: State, step: Callable[[State, Any], State]) -> State:
        for _, fact in self.in_force():
            start = step(start, fact)
        return start

    def export(self) -> bytes:
        return self.journal.export()

    def _with(self, act: Act, author: str, at: int) -> Notebook:
        after = Notebook(self.facts, self.journal.append(act, author=author, at=at))
        in_force(after.journal.entries)
        return after
