"""What the Tab key offers at the console: acts, their keys and choices, and the console's own words."""

from collections.abc import Callable, Iterable, Sequence

from arbitro.kernel import Offer


def completions(line: str, offers: Sequence[Offer], commands: Iterable[str]) -> list[str]:
    """Return the words that can stand where the line ends."""
    words = line.split()
    begun = words[-1] if words and not line[-1:].isspace() else ""
    first = len(words) <= (1 if begun else 0)
    known = [*(offer.act for offer in offers), *commands] if first else _inside(words[0], offers)
    return sorted({word for word in known if word.startswith(begun)})


def _inside(act: str, offers: Sequence[Offer]) -> list[str]:
    found: list[str] = []
    for offer in offers:
        if offer.act == act:
            found += [key for key in offer.fields if key]
            found += [str(value) for values in offer.fields.values() for value in values]
            found += offer.plain if isinstance(offer.plain, dict) else []
    return found


def complete_with(candidates: Callable[[str], list[str]]) -> None:
    """Let the Tab key of this terminal offer the candidates; nothing where it has no line editing."""
    try:
        import readline
    except ImportError:
        return

    def completer(begun: str, number: int) -> str | None:
        found = candidates(readline.get_line_buffer()[: readline.get_endidx()])
        return f"{found[number]} " if number < len(found) else None

    # By default readline parts words at hyphens too, which names of acts have in them.
    readline.set_completer_delims(" =,")
    readline.set_completer(completer)
    readline.parse_and_bind("tab: complete")
