"""What is said of a ruling, a refusal, a question: prose made at the edge, in the reader's language."""

from arbitro.kernel import Message, Question, Refused, Ruling, kebab
from arbitro.l10n import Language, say
from arbitro.library.shelf import game_of, text


def explain(edition: str, ruling: Ruling, language: Language) -> str:
    """Return the law's title and what it orders."""
    said = [tell(effect.message(), language) for effect in ruling.effects]
    asked = [ask(edition, question, language) for question in ruling.questions]
    return _titled(edition, ruling.law, " ".join([*said, *asked]), language)


def tell(message: Message, language: Language) -> str:
    """Return a message in words; flags and names go into it as text, numbers as numbers."""
    return say(language, message.id, **{name: _value(value) for name, value in message.values.items()})


def explain_refusal(edition: str, refused: Refused, language: Language) -> str:
    """Return the law's title and why the act is not allowed."""
    reason = say(language, f"{game_of(edition)}-refused-{kebab(refused.rule)}")
    return _titled(edition, refused.law, reason, language)


def ask(edition: str, question: Question, language: Language) -> str:
    """Return the question as it is put to the official."""
    return say(language, f"{game_of(edition)}-asks-{kebab(question.asks)}")


def _value(value: object) -> object:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return value if isinstance(value, int | float) else str("" if value is None else value)


def _titled(edition: str, law: str, words: str, language: Language) -> str:
    return f"{text(edition, language).laws[law].title}: {words}"
