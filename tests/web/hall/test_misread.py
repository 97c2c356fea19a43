"""A document of the wrong form: the key that is wrong, and how, in the caller's language."""

from typing import Annotated, Literal

import msgspec
import pytest

from arbitro.l10n import LANGUAGES, Language
from arbitro.library import tell
from arbitro.web.hall.decode_errors import misread


class Sent(msgspec.Struct, forbid_unknown_fields=True):
    number: Annotated[int, msgspec.Meta(ge=0, le=9)]
    name: Annotated[str, msgspec.Meta(min_length=1, max_length=3)] | None = None
    word: Literal["match", "game"] = "match"
    many: list[int] = []
    yes: bool = False
    share: float = 0
    either: int | list[int] = 0
    within: dict[str, int] = {}


WRONG = [
    ("{}", "number", "missing"),
    ('{"number": 1, "nmae": "x"}', "nmae", "no-such-key"),
    ('{"number": -1}', "number", "too-little"),
    ('{"number": 10}', "number", "too-much"),
    ('{"number": "1"}', "number", "not-a-number"),
    ('{"number": 1, "name": ""}', "name", "too-short"),
    ('{"number": 1, "name": "long"}', "name", "too-long"),
    ('{"number": 1, "name": 1}', "name", "not-text"),
    ('{"number": 1, "word": "set"}', "word", "wrong-value"),
    ('{"number": 1, "many": 1}', "many", "not-a-list"),
    ('{"number": 1, "many": ["x"]}', "many[0]", "not-a-number"),
    ('{"number": 1, "yes": 1}', "yes", "not-a-flag"),
    ('{"number": 1, "share": "x"}', "share", "not-a-quantity"),
    ('{"number": 1, "either": "x"}', "either", "wrong-value"),
    ('{"number": 1, "within": []}', "within", "not-a-mapping"),
    ("[]", "body", "not-a-mapping"),
]


@pytest.mark.parametrize(("document", "key", "reason"), WRONG)
def test_the_key_and_the_reason_are_told(document: str, key: str, reason: str) -> None:
    with pytest.raises(msgspec.ValidationError) as caught:
        msgspec.json.decode(document, type=Sent)
    found = misread(caught.value)
    assert (found.key, found.message.id) == (key, f"malformed-{reason}")


@pytest.mark.parametrize("reason", sorted({reason for _, _, reason in WRONG}))
def test_each_language_has_its_own_words_for_it(reason: str) -> None:
    document = next(document for document, _, other in WRONG if other == reason)
    with pytest.raises(msgspec.ValidationError) as caught:
        msgspec.json.decode(document, type=Sent)
    told: dict[Language, str] = {
        language: tell(misread(caught.value).message, language) for language in LANGUAGES
    }
    assert len(set(told.values())) == len(LANGUAGES)
