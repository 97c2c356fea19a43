"""What is said of a ruling, a refusal, a question: prose made at the edge, in the reader's language."""

import re
import sys
from collections.abc import Iterable, Mapping
from datetime import date
from functools import cache, lru_cache
from typing import NamedTuple, TypeAlias, TypeGuard

import msgspec

from arbitro.kernel import Fact, Message, Question, Refused, Ruling, kebab, tag_of
from arbitro.kernel.plugin import load, plugins
from arbitro.l10n import Language, knows, messages, say
from arbitro.l10n.dates import write_date
from arbitro.library.shelf import game_of, slug, text

UNTOLD = ("layout", "unsaid", "by_hall", "in_off", "at_once")
"""Fields of facts that are for programs alone, or follow from others."""
PEOPLE = ("by", "to", "winner")
"""Fields of facts that name who did something, or whom it concerns."""
SEATS = ("white", "black")
"""What players are called who are known by their seat alone."""
Names: TypeAlias = tuple[tuple[str, str], ...]
"""What the words of a game for its sides and seats stand for: each with the name of who plays there."""


class Worded(NamedTuple):
    """A ruling in words."""

    law: str
    text: str
    derived: bool
    foul: bool
    """Whether it is what a player's fault brings."""
    weight: tuple[int, int] = (0, 0)
    """How much of what happened it tells, and how grave that is."""


@lru_cache(4096)
def explain(edition: str, ruling: Ruling, language: Language, names: Names = ()) -> str:
    """Return what a law orders; `names`: what the players are called."""
    telling = [effect for effect in ruling.effects if not effect.implied] or ruling.effects
    said = [announce(edition, effect.message(), language, names) for effect in telling]
    asked = [ask(edition, question, language) for question in ruling.questions]
    return " ".join([*said, *asked]) or title(edition, ruling.law, language)


def title(edition: str, law: str, language: Language) -> str:
    """Return what a clause is called; an act outside the book is under none."""
    return text(edition, language).laws[law].title if law else ""


def word_ruling(edition: str, ruling: Ruling, language: Language, names: Names = ()) -> Worded:
    """Return a ruling in words, with its clause."""
    text, foul = explain(edition, ruling, language, names), any(effect.punishes for effect in ruling.effects)
    return Worded(ruling.law, text, ruling.derived, foul, ruling.weight)


def merge(rulings: Iterable[Worded]) -> list[tuple[Worded, ...]]:
    """Return the rulings of an act, each sentence once with the clauses that say it, first what happened."""
    same: dict[str, dict[str, Worded]] = {}
    for ruling in rulings:
        same.setdefault(ruling.text, {}).setdefault(ruling.law, ruling)
    told = [tuple(those.values()) for those in same.values()]
    leads = max(told, key=lambda those: max(one.weight for one in those), default=())
    return sorted(told, key=lambda those: those is not leads)


def lead(rulings: Iterable[Worded]) -> list[Worded]:
    """Return the rulings of an act, first the one that tells what happened: a fault, an end, a pot."""
    return [one for those in merge(rulings) for one in those]


def announce(edition: str, message: Message, language: Language, names: Names = ()) -> str:
    """Return what is said by an edition, which may have words of its own for it."""
    own = f"{slug(edition)}--{message.id}"
    return tell(Message(own, message.values) if knows(own) else message, language, names)


def tell(message: Message, language: Language, names: Names = ()) -> str:
    """Return a message in words; flags and names go into it as text, numbers as numbers, messages as a list."""
    values = tuple(
        (name, _list_words([tell(part, language, names) for part in value], language))
        if _is_list(value)
        else (name, _value(value))
        for name, value in message.values.items()
    )
    return _message_text(message.id, values, language, names)


@lru_cache(4096)
def _message_text(
    message: str, values: tuple[tuple[str, object], ...], language: Language, names: Names
) -> str:
    # Kept by its values: a hall tells the same ruling to each watcher, in three languages.
    chosen, players = _chosen_by(message, language), dict(names)
    fixed, printed = _variants_of(message, language), _printed_by(message, language)
    named = {
        name: player_name(players.get(value, value), language)
        if isinstance(value, str)
        and (name not in chosen or (value in players and (value not in fixed or name in printed)))
        else value
        for name, value in values
    }
    sides = {f"player_{side}": players.get(side, side) for side in _players_in(message, language)}
    return say(language, message, **named, **sides)


def player_name(player: str, language: Language) -> str:
    """Return a player's name; whoever is known by a seat alone is called so in the reader's language."""
    # A side without a person is called by its seat, in the language of the reader.
    return say(language, f"seat-name-{player}") if player in SEATS else player


def in_force(heading: Mapping[str, str], language: Language) -> list[str]:
    """Return what an edition amends, and from when until when it is in force."""
    if "amends" not in heading:
        return []
    days = {
        key: write_date(date.fromisoformat(day), language) if (day := heading[key]) else ""
        for key in ("from", "until")
    }
    told = say(language, "edition-in-force-until" if days["until"] else "edition-in-force", **days)
    return [say(language, "edition-follows", edition=edition_name(heading["amends"], language)), told]


def edition_name(edition: str, language: Language) -> str:
    """Return an edition as the reader calls it."""
    return say(language, f"web-edition-{slug(edition)}")


def explain_refusal(edition: str, refused: Refused, language: Language, room: str | None = None) -> str:
    """Return why an act is not allowed; `room`: who refuses it, if not the game's referee."""
    # A refusal's rule is its message; who refuses may be another than the referee, as at the desk.
    reason = say(language, f"{room or game_of(edition)}-refused-{kebab(refused.rule)}", **refused.values)
    return reason[:1].upper() + reason[1:]


def ask(edition: str, question: Question, language: Language) -> str:
    """Return the question as it is put to the official."""
    return word_question(edition, question.asks, language)


def word_question(edition: str, asks: str, language: Language) -> str:
    """Return in words what a question asks: the name of its message, with or without the game's prefix."""
    return say(language, asks if knows(asks) else f"{game_of(edition)}-asks-{kebab(asks)}")


def name_act(edition: str, act: str, language: Language) -> str:
    """Return what an event of a case, or a fact, is called in words."""
    return word(game_of(edition), kebab(act), language, "act")


def describe(edition: str, fact: Fact, language: Language, names: Names = ()) -> str:
    """Return a fact in words: what it is, and all that it says beyond what is usual."""
    game, kind, usual = game_of(edition), kebab(tag_of(fact)), _usual(type(fact))
    told = {name: getattr(fact, name) for name, default in usual.items() if getattr(fact, name) != default}
    plain: dict[str, object] = {}
    for name, value in told.items():
        if play := _play(value):
            plain[play] = True
        elif isinstance(value, int) and (name == "milliseconds" or "_ms" in name):
            # People say whole seconds.
            plain[name.replace("milliseconds", "seconds").replace("_ms", "_s")] = value // 1000
        else:
            plain[name] = msgspec.to_builtins(value)
    players = dict(names)
    said: dict[str, str] = {}
    for name, value in plain.items():
        if type(value) is not int and not value:
            continue
        named = players.get(value, value) if type(value) is str else value
        # A seat as such (the side whose men lie there) is no person, and keeps its own word.
        shown = value if value in SEATS and name not in PEOPLE else named
        said[name] = _field_in_words(game, kind, name, shown, language) or "".join(
            _state_lines(
                game, {players.get(name, name): named}, language, " ", keys=("field", "after", "word")
            )
        )
    who = [said.pop(name) for name in ("by", "to") if name in said]
    act = " ".join((name_act(edition, tag_of(fact), language), *who))
    return f"{act}: {', '.join(said.values())}" if said else act


def _field_in_words(game: str, kind: str, name: str, value: object, language: Language) -> str:
    """Return what a field of a kind of fact says as one would say it; nothing where it has no words of its own."""
    field = kebab(name)
    places = (f"{game}-told-{kind}-{field}", f"{game}-told-{field}", f"told-{field}")
    message = next(filter(knows, places), "")
    if not message:
        return ""
    count = value if type(value) is int else 0
    what = _value_in_words(game, value, language, deep=False, people=False)
    return say(language, message, count=count, value=str(value), what=what)


@cache
def _usual(fact: type[Fact]) -> dict[str, object]:
    """Return what each field of a kind of fact says that need not be told."""
    # What is as usual need not be told: a stroke says only what was out of the ordinary.
    return {field.name: field.default for field in msgspec.structs.fields(fact) if field.name not in UNTOLD}


def _play(value: object) -> str:
    """Return a play of backgammon in standard notation; nothing where it is none."""
    # Only where the game is loaded: this room knows no game, and a tuple of another is no play.
    notation = sys.modules.get("arbitro.backgammon.notation")  # where it is not loaded, nothing is a play
    if notation is None or not isinstance(value, tuple):
        return ""
    return str(notation.write_play([step for step in value if isinstance(step, notation.Step)]))


def recount(edition: str, after: Mapping[str, object], language: Language, room: str | None = None) -> str:
    """Return what a case leaves in words; what is not so, or not there, is left out. `room`: whose case it is."""
    return "; ".join(_state_lines(room or game_of(edition), after, language, ": "))


def _state_lines(
    game: str,
    after: Mapping[str, object],
    language: Language,
    between: str,
    deep: bool = False,
    keys: tuple[str, ...] = ("after", "word"),
    people: bool = False,
) -> list[str]:
    told = []
    for name, value in after.items():
        if type(value) is not int and not value:
            continue
        label = player_name(name, language) if people else word(game, str(name), language, *keys)
        named = people or name in _people(game)
        said = f"{game}-after-{kebab(str(name))}-value"
        if isinstance(value, Mapping) and knows(said):
            value = {key: say(language, said, spot=str(at)) for key, at in value.items()}
        told.append(
            label
            if value is True
            else f"{label}{between}{_value_in_words(game, value, language, deep, named)}"
        )
    return told


def _value_in_words(game: str, value: object, language: Language, deep: bool, people: bool) -> str:
    """Return a value in words; what lies in another list or mapping stands in brackets."""
    match value:
        case Mapping():
            seated = people and any(name in SEATS for name in value)
            inner = ", ".join(_state_lines(game, value, language, " ", True, people=seated))
        case [*parts]:
            inner = ", ".join(_value_in_words(game, part, language, True, people) for part in parts)
        case str() if people and value in SEATS:
            return player_name(value, language)
        case str():
            said = word(game, value, language, "word", "offence")
            return said[:1].lower() + said[1:] if knows(f"{game}-offence-{kebab(value)}") else said
        case _:
            return "–" if value is None else str(value)
    return f"({inner})" if deep else inner


@cache
def _people(game: str) -> tuple[str, ...]:
    found = plugins().get(game)
    return found.people if found else ()


@lru_cache(4096)
def word(game: str, name: str, language: Language, *kinds: str) -> str:
    """Return a key of a case or a word among its values in the reader's language; names stay as they are."""
    # From the particular to the general: a word of this game and use first, then one of the use alone.
    plain = name.replace("_", "-")
    places = [place for kind in kinds for place in (f"{game}-{kind}-{plain}", f"{kind}-{plain}")]
    if name in _matters(game) and "after" not in kinds:
        return say(language, f"{game}-matter", what=name)
    return next((say(language, place) for place in places if knows(place)), name)


@cache
def _matters(game: str) -> frozenset[str]:
    """Return the names of breaches and requests that the game puts into words itself."""
    found = plugins().get(game)
    return frozenset(load(found.matters)) if found and found.matters else frozenset()


@cache
def _chosen_by(message: str, language: Language) -> frozenset[str]:
    """Return the values that a message, or one that it refers to, chooses its words by."""
    pattern = messages(language).get(message, "")
    others = (_chosen_by(other, language) for other in re.findall(r"\{ *([a-z][\w-]*) *\}", pattern))
    return frozenset(re.findall(r"\$(\w+) *->", pattern)).union(*others)


@cache
def _variants_of(message: str, language: Language) -> frozenset[str]:
    """Return the words for which a message has words of its own."""
    return frozenset(re.findall(r"\[(\w+)\]", messages(language).get(message, "")))


@cache
def _printed_by(message: str, language: Language) -> frozenset[str]:
    """Return the values that a message prints as they are, in one of its variants."""
    return frozenset(re.findall(r"\{ *\$(\w+) *\}", messages(language).get(message, "")))


@cache
def _players_in(message: str, language: Language) -> tuple[str, ...]:
    """Return the sides whose players a message names as `{ $player_… }`."""
    return tuple(re.findall(r"\$player_(\w+)", messages(language).get(message, "")))


def _is_list(value: object) -> TypeGuard[tuple[Message, ...]]:
    return type(value) is tuple and all(isinstance(part, Message) for part in value)


def _list_words(parts: list[str], language: Language) -> str:
    """Return parts of a sentence as a list: a, b and c."""
    parts = [part[:1].lower() + part[1:] for part in parts]
    if len(parts) < 2:
        return "".join(parts)
    return say(language, "list-and", first=", ".join(parts[:-1]), last=parts[-1])


def _value(value: object) -> object:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return value if isinstance(value, int | float) else str("" if value is None else value)
