from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from arbitro.inspection.quantity import (
    UNITS,
    NotANumber,
    UnknownUnit,
    WrongUnit,
    decimal,
    quantity,
)


@pytest.mark.parametrize(
    ("written", "unit", "amount"),
    [
        (74, "cm", "74"),
        (73.5, "cm", "73.5"),
        ("74", "cm", "74"),
        ("74 cm", "cm", "74"),
        ("74,5cm", "cm", "74.5"),
        ("740 mm", "cm", "74"),
        ("0.74 m", "cm", "74"),
        ("29.1 in", "cm", "73.914"),
        ("29 in", "mm", "736.6"),
        ("11 ft 8 1/2 in", "mm", "3568.7"),
        ("11' 8½\"", "mm", "3568.7"),
        ("1' 2\"", "in", "14"),
        ("1′ 2″", "in", "14"),
        ("1' 2''", "in", "14"),
        ("½ in", "mm", "12.7"),
        ("1/2 in", "mm", "12.7"),
        ("2 feet 10 inches", "in", "34"),
        ("1 m 2 cm 3 mm", "mm", "1023"),
        ("0.53 oz", "g", "15.02524725625"),
        ("1 lb", "oz", "16"),
        ("0.015 kg", "g", "15"),
        ("15 gr", "g", "15"),
        ("60 W", "W", "60"),
        ("60w", "W", "60"),
        ("2 min", "s", "120"),
        ("45°", "°", "45"),
        ("45 deg", "°", "45"),
        ("4x", "×", "4"),
        ("-3 cm", "mm", "-30"),
        (0.1, "cm", "0.1"),
    ],
)
def test_what_is_written_is_converted_exactly(written: object, unit: str, amount: str) -> None:
    assert quantity(written, unit).amount == Fraction(amount)


@pytest.mark.parametrize("written", ["29 in", "2 ft 9 1/2 in", "3'"])
def test_feet_and_inches_are_remembered(written: str) -> None:
    assert quantity(written, "mm").imperial
    assert not quantity("737 mm", "mm").imperial


@pytest.mark.parametrize(
    "written",
    ["", " ", "cm", "many", "1/0 cm", "81/2/3", "1.2.3", "1,000.5", "2 in 1 ft", "3 cm 3 cm", "3 4", "--3",
     True, None, [], float("nan"), float("inf"), "9" * 40, 10**400, 1e300],
)  # fmt: skip
def test_what_is_no_number_is_refused(written: object) -> None:
    with pytest.raises(NotANumber):
        quantity(written, "cm")


def test_a_unit_of_another_kind_and_a_unit_nobody_knows_are_told_apart() -> None:
    with pytest.raises(WrongUnit):
        quantity("3 kg", "cm")
    with pytest.raises(WrongUnit):
        quantity("4 cm", "")
    with pytest.raises(UnknownUnit):
        quantity("3 parsec", "cm")


@given(st.integers(0, 10**6), st.sampled_from([sign for sign in UNITS if sign]))
def test_every_unit_reads_its_own_amounts(hundredths: int, sign: str) -> None:
    amount = Fraction(hundredths, 100)
    assert quantity(f"{float(amount)!r} {sign}", sign).amount == amount


@given(st.text(max_size=20))
def test_any_text_is_a_quantity_or_refused(text: str) -> None:
    try:
        found = quantity(text, "cm")
    except (NotANumber, UnknownUnit, WrongUnit):
        return
    assert abs(found.amount) <= 10**18
    assert any(character.isdigit() or character in "½¼¾⅛⅜⅝⅞" for character in text)


def test_differences_are_printed_as_plain_decimals() -> None:
    assert decimal(Fraction("0.05")) == "0.05"
    assert decimal(Fraction(1, 3)) == "0.333333"
    assert decimal(Fraction(1000)) == "1000"
