from typing import Any

import pytest

from arbitro.kernel import Event, Malformed
from arbitro.snooker.referees import REFEREES


def read(given: dict[str, Any], stroke: dict[str, Any]) -> object:
    return REFEREES["snooker/wpbsa"].read(given, [Event("stroke", stroke)])


@pytest.mark.parametrize(
    ("given", "stroke"),
    [
        ({"reds": 0, "colours": ["pink", "black"], "free_ball": True}, {"nominated": "blue"}),
        (
            {"reds": 0, "colours": ["black"]},
            {"first": "black", "fell": [{"ball": "pink", "involved": True}]},
        ),
    ],
)
def test_2_10_a_ball_off_the_table_is_neither_nominated_nor_falls(
    given: dict[str, Any], stroke: dict[str, Any]
) -> None:
    with pytest.raises(Malformed):
        read(given, stroke)
