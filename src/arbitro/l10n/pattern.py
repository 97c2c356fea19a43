"""A Fluent pattern filled in: texts, values, other messages, and choices by word, number or plural.

Terms, attributes and functions are not used in our files, and are refused.
"""

from collections.abc import Callable, Mapping
from decimal import ROUND_HALF_EVEN, Decimal

from fluent.syntax import FluentParser, ast

from arbitro.l10n.numbers import MARKS

_THOUSANDTH = Decimal("0.001")
_MILLION = 1_000_000

Find = Callable[[str], ast.Pattern]


class NotOurFluent(ValueError):
    """A message uses what our files do without, or is given no such value."""


def parse_pattern(name: str, written: str) -> ast.Pattern:
    """Return the pattern of a message as it is written in its file."""
    entry = FluentParser().parse_entry(f"{name} = {written}\n")
    if not isinstance(entry, ast.Message) or entry.value is None or entry.attributes:
        raise NotOurFluent(name)
    return entry.value


def fill_pattern(pattern: ast.Pattern, values: Mapping[str, object], language: str, find: Find) -> str:
    """Return a pattern with its values, and the messages it refers to, filled in."""

    def part(element: ast.TextElement | ast.Placeable) -> str:
        if isinstance(element, ast.TextElement):
            return str(element.value)
        return fill_expression(element.expression)

    def fill_expression(expression: object) -> str:
        match expression:
            case ast.Placeable(expression=inner):
                return fill_expression(inner)
            case ast.StringLiteral():
                return str(expression.parse()["value"])
            case ast.NumberLiteral(value=digits):
                return str(digits)
            case ast.VariableReference(id=name):
                return write_value(value_of(name.name), language)
            case ast.MessageReference(id=name, attribute=None):
                return fill_pattern(find(name.name), values, language, find)
            case ast.SelectExpression(selector=ast.VariableReference(id=name)):
                # The first variant that fits a value, else the default one.
                value = value_of(name.name)
                fitting = (variant for variant in expression.variants if _fits(variant.key, value, language))
                chosen = next(fitting, None) or next(
                    variant for variant in expression.variants if variant.default
                )
                return "".join(map(part, chosen.value.elements))
            case _:
                raise NotOurFluent(type(expression).__name__)

    def value_of(name: str) -> object:
        if name not in values:
            raise NotOurFluent(f"${name}")
        return values[name]

    return "".join(map(part, pattern.elements))


def write_value(value: object, language: str) -> str:
    """Return a value as the language writes it: a number with its marks, to the thousandth; text as it is."""
    if isinstance(value, bool) or not isinstance(value, int | float):
        return str(value)
    rounded = Decimal(str(value)).quantize(_THOUSANDTH, ROUND_HALF_EVEN)
    plain = f"{rounded:,f}".rstrip("0").rstrip(".")
    return plain.translate(MARKS[language])


def plural(value: int | float, language: str) -> str:
    """Return the plural category of a number, by the rules of CLDR for our languages."""
    if abs(value) == 1:
        return "one"
    return "many" if language != "en" and value and value % _MILLION == 0 else "other"


def _fits(key: ast.Identifier | ast.NumberLiteral, value: object, language: str) -> bool:
    number = isinstance(value, int | float) and not isinstance(value, bool)
    if isinstance(key, ast.NumberLiteral):
        return number and float(key.value) == value
    return bool(key.name == (plural(value, language) if isinstance(value, int | float) and number else value))
