import re
from pathlib import Path

from arbitro.carrom.reading.events import MATCH_EVENTS, READERS
from arbitro.cases import read_cases

PAGE = (Path(__file__).parents[2] / "docs/carrom.md").read_text(encoding="utf-8")
CASES = [case for text in re.findall(r"```yaml\n(.*?)```", PAGE, re.DOTALL) for case in read_cases(text)]


def test_there_are_three_worked_boards() -> None:
    assert len(CASES) == 3


def test_every_event_of_the_table_is_known() -> None:
    named = set(re.findall(r"`([a-z_]+): ", PAGE)) - {"improper", "jumped", "noticed", "reason"}
    assert named <= {*READERS, *MATCH_EVENTS}
