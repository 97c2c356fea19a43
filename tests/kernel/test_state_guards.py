"""Guards that name fields of the state: a rule is asked only in the states that it speaks of."""

from collections.abc import Iterator

import msgspec
from msgspec.structs import replace

from arbitro.kernel import Book, Effect, Fact


class Lamp(msgspec.Struct, frozen=True):
    lit: bool = False
    broken: bool = False
    presses: int = 0


class Press(Fact, frozen=True):
    hard: bool = False


class Switched(Effect, frozen=True):
    lit: bool


class Counted(Effect, frozen=True):
    pass


def apply(lamp: Lamp, effect: Effect, numbers: None) -> Lamp:
    if isinstance(effect, Switched):
        return replace(lamp, lit=effect.lit, presses=lamp.presses + 1)
    return replace(lamp, presses=0)


def lamp_book(asked: list[str]) -> Book[Lamp, None]:
    book: Book[Lamp, None] = Book("example/lamp", ("1", "2", "3", "4"), None, apply)

    @book.refuses("3", Press, given=("broken",))
    def it_is_broken(lamp: Lamp, press: Press, numbers: None) -> bool:
        asked.append("broken")
        return True

    @book.rule("1", Press, lacking=("lit",))
    def goes_on(lamp: Lamp, press: Press, numbers: None) -> Iterator[Effect]:
        asked.append("on")
        yield Switched(True)

    @book.rule("2", Press, given=("lit",), when=("hard",))
    def goes_off(lamp: Lamp, press: Press, numbers: None) -> Iterator[Effect]:
        asked.append("off")
        yield Switched(False)

    @book.settlement("4", given=("presses",), lacking=("lit",))
    def counted(lamp: Lamp, fact: Fact, numbers: None) -> Iterator[Effect]:
        asked.append("counted")
        yield Counted()

    return book


def test_a_rule_is_asked_only_where_its_fields_of_the_state_hold() -> None:
    asked: list[str] = []
    book = lamp_book(asked)
    lit = book.judge(Lamp(), Press()).state
    assert (lit, asked) == (Lamp(lit=True, presses=1), ["on"])
    assert book.judge(lit, Press()).rulings == ()
    verdict = book.judge(lit, Press(hard=True))
    assert verdict.laws == ("2", "4")
    assert verdict.state == Lamp()
    assert asked == ["on", "off", "counted"]


def test_a_refusal_is_asked_only_where_its_fields_of_the_state_hold() -> None:
    asked: list[str] = []
    book = lamp_book(asked)
    broken = Lamp(broken=True)
    verdict = book.judge(broken, Press())
    assert verdict.refused
    assert verdict.refused.law == "3"
    assert verdict.state is broken


def test_an_overlay_keeps_the_guards() -> None:
    asked: list[str] = []
    other = lamp_book(asked).overlay("example/other-lamp", ("1", "2", "3", "4"), None)
    assert other.judge(Lamp(lit=True), Press()).rulings == ()
    assert other.judge(Lamp(), Press()).laws == ("1",)
