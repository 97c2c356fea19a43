"""What the desk offers: an act that may be entered now, with its fields and their choices."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Literal

import msgspec

from arbitro.desk.answer import ActDone, Answered

FieldKind = Literal[
    "text",
    "names",
    "number",
    "whole",
    "numbers",
    "choice",
    "several",
    "order",
    "check",
    "score",
    "games",
    "day",
    "pairs",
    "sessions",
    "acts",
]
"""Of what kind an answer is: `several` and `order` pick from the choices, `score` is a number for each choice."""


class OfferChoice(msgspec.Struct, frozen=True, omit_defaults=True):
    """One of the answers to a field."""

    value: Any
    only: dict[str, tuple[Any, ...]] = {}
    """Other fields, and the answers to them with which it may be chosen; none: with any."""
    needs: tuple[str, ...] = ()
    """Fields that have to be filled in with it."""


class OfferField(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that is said with an act."""

    name: str
    kind: FieldKind
    choices: tuple[OfferChoice, ...] = ()
    value: Any = None
    """What it is now, or usually: a form begins with it."""
    example: Any = None
    """An answer that is accepted where neither the value nor the first choice is."""
    optional: bool = False
    null: bool = False
    """Whether it may be nothing, which is then said."""
    least: int | None = None
    most: int | None = None
    """The bounds of a number, or of how many are picked."""
    into: str = ""
    """The key of the act that it is a part of; empty: it is one itself."""
    law: str = ""
    """The clause that asks for it."""
    within: str = ""
    """The field without which it is not asked for."""

    @property
    def plain(self) -> Any:
        """The plainest answer."""
        if self.example is not None:
            return self.example
        if self.value is not None or not self.choices or self.kind == "score":
            return self.value
        if self.kind in ("several", "order"):
            return [one.value for one in self.choices[: self.least]]
        return self.choices[0].value


class DeskOffer(msgspec.Struct, frozen=True, omit_defaults=True):
    """An act that may be entered now; any of its choices with the plainest other answers is carried out."""

    act: str
    """Its name, as cases write it."""
    given: dict[str, Any] = {}
    """What is settled already: the match, the player."""
    fields: tuple[OfferField, ...] = ()
    own: str = ""
    """The field by which a side, a player or a member enters it for themselves; empty: it is for officials alone."""
    shows: tuple[str, ...] = ()
    """The fields without which nothing is done, and only shown what would be."""
    whole: str | None = None
    """The act's value where it is one word; None: the fields are its value."""
    grave: bool = False
    """Whether somebody loses by it what is hard to give back."""

    def as_act(self, **answers: Any) -> dict[str, Any]:
        """Return the act as cases write it, in its plainest form, with some answers as given."""
        said: dict[str, Any] = dict(self.given)
        for field in self.fields:
            if field.name not in answers and field.optional:
                continue
            answer = answers.get(field.name, field.plain)
            if field.into:
                said.setdefault(field.into, {})[field.name] = answer
            else:
                said[field.name] = answer
        return {self.act: self.whole or said or True}


Offers = dict[str, DeskOffer]
"""Offers by their keys: the name of the act, and where it has several forms, what it is about."""


def is_accepted(answer: Answered) -> bool:
    """Tell whether an act was carried out, or shown."""
    return isinstance(answer, ActDone)


def choices(values: Iterable[Any]) -> tuple[OfferChoice, ...]:
    """Return values as choices that go with anything."""
    return tuple(OfferChoice(value) for value in values)


def choice(name: str, values: Iterable[Any], **more: Any) -> OfferField:
    """Return a field with choices."""
    return OfferField(name, "choice", choices(values), **more)


def reason(*, optional: bool = True) -> OfferField:
    """Return the field of a reason."""
    return OfferField("reason", "text", example=None if optional else "…", optional=optional)


def depending(
    may: Callable[[Any, Any], bool], one: tuple[str, Sequence[Any]], other: tuple[str, Sequence[Any]]
) -> tuple[OfferField, OfferField] | None:
    """Return two fields with the choices that go together; None where none do."""
    (first, values), (second, others) = one, other
    found = {here: [there for there in others if may(here, there)] for here in values}
    found = {here: there for here, there in found.items() if there}
    if not found:
        return None
    every = tuple(found)
    picked = []
    for there in others:
        with_it = tuple(here for here in every if there in found[here])
        if with_it:
            # A choice that goes with every value carries no condition, which keeps forms and JSON short.
            picked.append(OfferChoice(there, {} if with_it == every else {first: with_it}))
    # The plainest answer to the second is one that goes with the plainest answer to the first.
    example = found[every[0]][0]
    return choice(first, every), OfferField(second, "choice", tuple(picked), example=example)
