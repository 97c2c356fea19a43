"""What is shown, asked and answered in words at the terminal."""

import shutil
import textwrap
from collections.abc import Mapping, Sequence

import click

from arbitro.cli.commands import complain
from arbitro.cli.language import tell
from arbitro.cli.system import NotText, next_line
from arbitro.l10n import DEFAULT, say


class LeftTheTable(Exception):
    """Whoever sat at the terminal has had enough."""


class Unclear(ValueError):
    """Words that cannot be understood or carried out; one line says why."""

    def __init__(self, message: str, **values: object) -> None:
        super().__init__(message)
        self.line = tell(message, **values)
        """What is said about it."""


def show(text: str, indent: str = "") -> None:
    """Print text in lines that fit the terminal and break between words, what goes on indented further."""
    width = max(20, shutil.get_terminal_size().columns)
    for line in text.splitlines():
        lead = indent + line[: len(line) - len(line.lstrip())]
        wrapped = textwrap.wrap(
            line.strip(),
            width,
            initial_indent=lead,
            subsequent_indent=f"{lead}  ",
            break_on_hyphens=False,
            break_long_words=False,
        )
        click.echo("\n".join(wrapped))


def ask(prompt: str, manual: str) -> list[str]:
    """Return the words of the next line; the manual is shown to whoever asks for help."""
    while True:
        words = _line(prompt).casefold().split()
        if words and means(words[0], "quit"):
            raise LeftTheTable
        if not words or not means(words[0], "help"):
            return words
        show(tell(manual))


def _line(prompt: str) -> str:
    try:
        return next_line(f"{prompt}> ")
    except NotText:
        complain(tell("cli-not-utf8", file=tell("cli-line")))
        return _line(prompt)
    except (EOFError, KeyboardInterrupt) as error:
        click.echo()
        raise LeftTheTable from error


def means(word: str, what: str) -> bool:
    """Tell whether a word says something, in the language of this run or in English."""
    message = f"seat-word-{what}"
    return word in tell(message).split() or word in say(DEFAULT, message).split()


def first_meaning(word: str, choices: Sequence[str]) -> str | None:
    """Return which of some things a word says."""
    return next((choice for choice in choices if means(word, choice)), None)


def spelling(what: str) -> str:
    """Return the word to be typed for something."""
    return tell(f"seat-word-{what}").split()[0]


def number(word: str) -> float:
    """Return a number as typed, with a point or a comma; raises Unclear."""
    try:
        found = float(word.replace(",", "."))
    except ValueError:
        raise Unclear("seat-no-number", word=word) from None
    # Python reads `inf` and `nan` as numbers; neither is within bounds.
    if not -1e4 < found < 1e4:
        raise Unclear("seat-no-number", word=word)
    return found


def taken_apart(
    words: Sequence[str], arity: Mapping[str, int]
) -> tuple[list[str], dict[str, tuple[float, ...]]]:
    """Return the plain words, and the numbers that follow each of the named words."""
    rest: list[str] = []
    found: dict[str, tuple[float, ...]] = {}
    waiting = list(words)
    while waiting:
        word = waiting.pop(0)
        name = first_meaning(word, tuple(arity))
        if name is None:
            rest.append(word)
            continue
        count = arity[name]
        if len(waiting) < count:
            raise Unclear("seat-numbers-missing", word=word, count=count)
        found[name] = tuple(number(word) for word in waiting[:count])
        del waiting[:count]
    return rest, found


def pocket_of(word: str, pockets: int) -> int | None:
    """Return the place of a pocket written as `p1`; None for another word."""
    digits = word.removeprefix("p")
    if digits == word or not (digits.isascii() and digits.isdigit()):
        return None
    if not 1 <= int(digits) <= pockets:
        raise Unclear("seat-no-pocket", word=word, last=pockets)
    return int(digits) - 1
