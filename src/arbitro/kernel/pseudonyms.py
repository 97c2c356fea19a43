"""Pseudonyms: in a journal a salted digest stands for the name of a registered person, the name lies beside it.

A digest is made from the name and a random salt, so that whoever has the journal alone learns nothing. Once name and
salt are erased nothing leads back to the person, while every entry stays as it was hashed.
"""

import hashlib
import re
from collections.abc import Mapping
from typing import Any

import msgspec

PREFIX = "person:"
LENGTH = 24
"""Hexadecimal digits of a pseudonym: 96 bits."""
_TOKEN = re.compile(PREFIX + rf"[0-9a-f]{{{LENGTH}}}")
_TOKEN_BYTES = re.compile(_TOKEN.pattern.encode())
_NAMES: dict[str, str] = {}
# One list for the process: a pseudonym is made from 16 random bytes, so that two halls never share one.


def pseudonym_of(name: str, salt: bytes) -> str:
    """Return what stands for a name in journals."""
    return PREFIX + hashlib.sha256(salt + name.encode()).hexdigest()[:LENGTH]


def learn(pseudonym: str, name: str) -> None:
    """Know from now on for whom a pseudonym stands."""
    # Names come from the table of people when a hall is opened; journals never have them.
    _NAMES[pseudonym] = name


def forget(pseudonym: str) -> None:
    """Know no longer for whom a pseudonym stands."""
    _NAMES.pop(pseudonym, None)


def label_of(pseudonym: str) -> str:
    """Return what is shown for somebody whose name is erased: the same wherever they stand."""
    return f"#{pseudonym[len(PREFIX) :][:8]}"


def reveal(text: str) -> str:
    """Return a text with the names of those who stand in it, and labels for those whose names are erased."""
    return _TOKEN.sub(lambda found: _shown_name(found[0]), text) if PREFIX in text else text


def reveal_json(document: bytes | msgspec.Raw) -> bytes:
    """Return a JSON document with names for pseudonyms; its keys are no longer in order."""
    # Replaced in the text: a name is written as JSON writes it, without the quotes, since it may stand within a
    # longer text.
    line = bytes(document)
    if PREFIX.encode() not in line:
        return line
    return _TOKEN_BYTES.sub(
        lambda found: msgspec.json.encode(_shown_name(found[0].decode()))[1:-1],
        line,
    )


def names_in(line: bytes) -> dict[str, str]:
    """Return the pseudonyms of a document by the names for which they stand; those of nobody are left out."""
    tokens = {found.decode() for found in _TOKEN_BYTES.findall(line)}
    return {_NAMES[token]: token for token in tokens if token in _NAMES}


def has_pseudonym(line: bytes) -> bool:
    """Tell whether something that was sent looks like a pseudonym, which nobody may enter."""
    # Whoever could enter one would make somebody else's name appear in what they said.
    return bool(_TOKEN_BYTES.search(line))


def veil(value: Any, pseudonyms: Mapping[str, str]) -> Any:
    """Return a document with pseudonyms for names: for whole texts and keys, and for names within a text."""
    if not pseudonyms:
        return value
    if isinstance(value, str):
        if value in pseudonyms:
            return pseudonyms[value]
        # The longest first: a name may be part of another.
        for name in sorted((one for one in pseudonyms if one in value), key=len, reverse=True):
            value = re.sub(rf"(?<!\w){re.escape(name)}(?!\w)", pseudonyms[name], value)
        return value
    if isinstance(value, Mapping):
        return {veil(key, pseudonyms): veil(one, pseudonyms) for key, one in value.items()}
    if isinstance(value, list | tuple):
        return [veil(one, pseudonyms) for one in value]
    return value


def _shown_name(pseudonym: str) -> str:
    return _NAMES.get(pseudonym) or label_of(pseudonym)
