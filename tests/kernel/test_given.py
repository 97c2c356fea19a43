import pytest

from arbitro.kernel import Malformed
from arbitro.kernel.given import event_name, flag, mapping, one_of, whole
from arbitro.l10n import LANGUAGES
from arbitro.library import tell


def test_what_fits_is_returned() -> None:
    assert mapping({"a": 1}, "given", ("a", "b"), needed=("a",)) == {"a": 1}
    assert whole(3, "given.men", 0, 9) == 3
    assert flag(False, "given.broken") is False
    assert one_of("white", "given.turn", ("white", "black")) == "white"
    assert event_name("stroke", "when[0]", ("stroke",)) == "stroke"


@pytest.mark.parametrize(
    ("read", "reason"),
    [
        (lambda: mapping([1], "given"), "not-a-mapping"),
        (lambda: mapping({1: 2}, "given"), "not-a-mapping"),
        (lambda: mapping({"c": 1}, "given", ("a",)), "unknown-key"),
        (lambda: mapping({}, "given", ("a",), needed=("a",)), "missing"),
        (lambda: whole(True, "given.men"), "not-a-number"),
        (lambda: whole(1.5, "given.men"), "not-a-number"),
        (lambda: whole(10, "given.men", 0, 9), "out-of-range"),
        (lambda: flag(1, "given.broken"), "not-a-flag"),
        (lambda: one_of("red", "given.turn", ("white", "black")), "not-one-of"),
        (lambda: one_of(["white"], "given.turn", {"white": 1, "black": 2}), "not-one-of"),
        (lambda: one_of(True, "given.n", (1, 2)), "not-one-of"),
        (lambda: event_name("strike", "when[0]", ("stroke",)), "unknown-event"),
    ],
)
def test_what_does_not_fit_is_told_in_every_language(read: object, reason: str) -> None:
    assert callable(read)
    with pytest.raises(Malformed) as caught:
        read()
    assert caught.value.message.id == f"malformed-{reason}"
    assert all(tell(caught.value.message, language) for language in LANGUAGES)
