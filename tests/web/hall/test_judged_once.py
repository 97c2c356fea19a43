"""One act is judged once: how often the books are asked while a hall enters it, tells it and answers it."""

from collections.abc import Callable
from typing import Any, cast
from uuid import uuid4

import pytest

from arbitro.desk import acts as desk_acts
from arbitro.desk import judging
from arbitro.kernel import Book, tag_of
from tests.web.hall.conftest import Device

PLAYERS = [{"name": "Ada"}, {"name": "Bea"}]


@pytest.fixture
def judged(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What was put to any book."""
    asked: list[str] = []
    judge = Book.judge

    def counted(self: Any, state: Any, fact: Any) -> Any:
        asked.append(tag_of(fact))
        return judge(self, state, fact)

    monkeypatch.setattr(Book, "judge", counted)
    return asked


def made(device: Device, edition: str, **more: object) -> str:
    answer = device.post("/api/matches", {"edition": edition, "mode": "umpired", "players": PLAYERS, **more})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


def acted(device: Device, match: str, event: object, what: str = "acts") -> dict[str, Any]:
    sequence = device.get(f"/api/matches/{match}").json()["sequence"]
    said = {"event": event} if what == "acts" else event
    body = {"command": str(uuid4()), "expected": sequence, **said}  # type: ignore[dict-item]
    answer = device.post(f"/api/matches/{match}/{what}", body)
    assert (answer.status_code, answer.json().get("refused")) == (200, None), answer.text
    return dict(answer.json())


UMPIRED = [
    ("carrom/icf-2001", {"stroke": {"white": 1}}),
    ("snooker/wpbsa", {"stroke": {"potted": ["red"]}}),
    ("backgammon/wbgf-2.1", {"roll": {"X": 3, "O": 1}}),
]


@pytest.mark.parametrize(("edition", "event"), UMPIRED)
def test_an_umpired_act_is_judged_once(
    director: Device, judged: list[str], edition: str, event: dict[str, Any]
) -> None:
    match = made(director, edition)
    judged.clear()
    acted(director, match, event)
    assert len(judged) == 1, judged


def test_a_concession_is_judged_at_the_board_and_for_the_match(director: Device, judged: list[str]) -> None:
    match = made(director, "carrom/icf-2001")
    acted(director, match, {"stroke": {}})
    judged.clear()
    ended = acted(director, match, {"what": "match", "by": "A"}, "resign")
    assert ended["match"]["state"] == "over"
    assert len(judged) == 2, judged


def test_a_frame_that_is_given_up_is_judged_at_the_table_and_for_the_match(
    director: Device, judged: list[str]
) -> None:
    match = made(director, "snooker/wpbsa", length={"best_of": 3})
    acted(director, match, {"stroke": {"potted": ["red"]}})
    acted(director, match, {"concede": "A"})
    judged.clear()
    acted(director, match, {"accept": "B"})
    assert judged == ["Accept", "FramePlayed", "NextFrame"], "the last to know what may be entered then"
    judged.clear()
    acted(director, match, {"stroke": {"first": ["red"]}})
    assert judged == ["NextFrame", "Stroke"]


PLAYED = [
    ("carrom/icf-2001", {"hit": {"x": 0, "y": -237.5, "angle": 90, "speed": 3.0}}),
    ("snooker/wpbsa", {"strike": {"from": {"x": 0, "y": -100}, "angle": 90, "speed": 5.0}}),
]


@pytest.mark.parametrize(("edition", "event"), PLAYED)
def test_a_played_stroke_is_simulated_once_and_judged_once(
    director: Device, judged: list[str], monkeypatch: pytest.MonkeyPatch, edition: str, event: dict[str, Any]
) -> None:
    game = edition.partition("/")[0]
    simulated = counting(monkeypatch, f"arbitro.players.{game}.table.simulate")
    me = {"guest": director.get("/api/session").json()["id"]}
    match = made(director, edition, mode="played", players=[me, me])
    judged.clear()
    told = acted(director, match, event)
    assert any(ruling["law"] for ruling in told["rulings"])
    assert len(judged) == 1, judged
    assert len(simulated) == 1


def counting(monkeypatch: pytest.MonkeyPatch, name: str) -> list[int]:
    from importlib import import_module

    module, _, function = name.rpartition(".")
    found: Callable[..., Any] = getattr(import_module(module), function)
    calls: list[int] = []

    def counted(*args: Any, **more: Any) -> Any:
        calls.append(1)
        return found(*args, **more)

    monkeypatch.setattr(name, counted)
    return calls


def test_a_result_at_the_desk_is_judged_once(director: Device, monkeypatch: pytest.MonkeyPatch) -> None:
    given = {"format": "knockout", "entries": ["Ada", "Bob", "Cleo", "Dan"], "tables": 2}
    cup = director.post(
        "/api/desk",
        {"edition": "carrom/icf-2001", "given": given, "options": {"matches": "none", "clock": "entered"}},
    ).json()["id"]
    law, asked = judging.LAW[desk_acts.Result], []

    def counted(event: Any, act: Any) -> Any:
        asked.append(act)
        return law(event, act)

    monkeypatch.setitem(judging.LAW, cast("Any", desk_acts.Result), counted)
    for sequence, event in enumerate(["draw", {"result": {"match": "R1.1", "winner": "Ada"}}]):
        body = {"command": str(uuid4()), "expected": sequence, "event": event}
        told = director.post(f"/api/desk/{cup}/acts", body).json()
        assert told["refused"] is None
    assert told["rulings"] or told["say"]
    assert len(asked) == 1
