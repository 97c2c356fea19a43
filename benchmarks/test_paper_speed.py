"""How long it takes to type a frame, a board or a game in from paper: the typist by keystrokes, the hall by the clock.

The typist makes 200 keystrokes a minute (40 words of five letters, an ordinary one); a board is looked at while it is
typed. The hall reads all lines and enters all acts, or none, in one command each.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.papers.sheets import EDITIONS, sheet
from tests.web.hall.process import Asker, Served

KEYS_A_MINUTE = 200
SHEETS = 20
"""Different frames and boards of which the longest is told too."""


@pytest.fixture
def guest(tmp_path: Path) -> Iterator[Asker]:
    with Served(tmp_path / "data") as hall:
        yield hall.guest()


@pytest.mark.parametrize("name", EDITIONS)
def test_typing_in_from_paper(benchmark: Any, guest: Asker, name: str) -> None:
    lines = sheet(name)
    players = [{"name": "Ada"}, {"name": "Bo"}]

    def entered(match: str) -> None:
        told = guest.post("/api/lines", {"edition": EDITIONS[name], "lines": lines}).json
        answer = guest.does(match, "acts", 0, events=told["events"]).json
        assert answer["refused"] is None

    def made() -> tuple[tuple[str], dict[str, object]]:
        return (guest.made(edition=EDITIONS[name], players=players),), {}

    benchmark.pedantic(entered, setup=made, rounds=5, warmup_rounds=1)
    benchmark.extra_info["keystrokes"] = len(lines)
    benchmark.extra_info["the typist (s)"] = round(60 * len(lines) / KEYS_A_MINUTE)
    longest = max(len(sheet(name, seed)) for seed in range(SHEETS))
    benchmark.extra_info[f"the longest of {SHEETS} (s)"] = round(60 * longest / KEYS_A_MINUTE)
