"""Numbers as people write them in a language."""

from collections.abc import Mapping

MARKS: Mapping[str, dict[int, int]] = {
    "en": str.maketrans(",.", ",."),
    "it": str.maketrans(",.", ".,"),
    "es": str.maketrans(",.", ".,"),
}
"""How each language marks thousands and decimals, from how Python does."""


def write_number(value: float, language: str, form: str = "g") -> str:
    """Return a number in a format of Python's, such as `+.3f`, with the marks of the language."""
    return f"{value:{form}}".translate(MARKS[language])
