"""What is said of a value that is not understood is written as its document has it, never as the program sees it."""

import pytest

from arbitro.kernel import Malformed
from arbitro.kernel.given import one_of, written_value


@pytest.mark.parametrize(
    ("value", "said"),
    [
        (None, "null"),
        (True, "true"),
        ({"by": "B"}, '{"by":"B"}'),
        (["x", None], '["x",null]'),
        ("B", "B"),
        (3, "3"),
        ("a" * 100, "a" * 60 + "…"),
    ],
)
def test_a_value_that_is_none_of_the_choices_is_told_as_it_was_written(value: object, said: str) -> None:
    assert written_value(value) == said
    with pytest.raises(Malformed) as refused:
        one_of(value, "event.by", ("A", True))
    told = dict(refused.value.message.values)
    assert (told["value"], told["choices"]) == (said, "A, true")
