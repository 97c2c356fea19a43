import asyncio
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from arbitro.client import AsyncHall, Hall, Refusal
from arbitro.web.hall.first_director import appoint
from tests.web.hall.test_events import Served

DOCS = Path(__file__).parents[3] / "docs/client.md"


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Served]:
    hall = Served(tmp_path)
    yield hall
    hall.stop()


def block(name: str) -> str:
    found = re.search(
        rf"<!-- run: {name} -->\n```python\n(.*?)```", DOCS.read_text(encoding="utf-8"), re.DOTALL
    )
    assert found is not None
    return found[1]


def test_the_example_of_the_documentation_scores_a_match(
    served: Served, capsys: pytest.CaptureFixture[str]
) -> None:
    exec(compile(block("hall"), str(DOCS), "exec"), {"ADDRESS": f"http://127.0.0.1:{served.port}"})
    assert "match 4" in capsys.readouterr().out


def test_a_stranger_checks_a_journal_with_json_and_hashlib_alone(served: Served) -> None:
    space: dict[str, Any] = {}
    exec(compile(block("stranger"), str(DOCS), "exec"), space)
    with Hall(f"http://127.0.0.1:{served.port}") as hall:
        hall.come_in("Zoë")
        match = hall.open("backgammon/wbgf-2.1", "Ada", "Bea")
        match.act({"roll": {"X": 3, "O": 1}})
        match.act({"move": "8/5 6/5"})
        journal = match.journal()
        assert space["check"](journal) == match.document["head"]
        changed = journal.replace("Recorded", "recorded", 1)
        with pytest.raises(AssertionError, match="entry 1 was changed"):
            space["check"](changed)


def test_what_is_not_done_says_why(served: Served) -> None:
    with Hall(f"http://127.0.0.1:{served.port}", language="es") as hall, pytest.raises(Refusal) as refused:
        hall.match("nowhere")
    assert (refused.value.status, refused.value.code) == (404, "no-such-match")
    assert "nowhere" in str(refused.value)


def test_a_forgotten_act_is_put_in_and_the_clocks_are_let_run(served: Served) -> None:
    with Hall(f"http://127.0.0.1:{served.port}") as hall:
        hall.come_in("Ada")
        match = hall.open("carrom/icf-2001", "Ada", "Bea")
        match.act("play")
        match.act({"stroke": {"white": 1}})
        assert match.insert(2, {"stroke": {"white": 2}}, "forgotten").match["after"]["men"]["white"] == 6
        assert {one["reason"] for one in match.document["clocks"]} == {"corrected"}
        assert match.let_clocks_run().match["clocks"][0]["running"]
        assert match.correct(2, {"stroke": {}}, "nothing fell").match["after"]["men"]["white"] == 7


def test_the_same_on_an_event_loop(served: Served) -> None:
    async def score() -> int:
        hall = AsyncHall(f"http://127.0.0.1:{served.port}")
        await hall.come_in("Ada")
        match = await hall.open("carrom/colombia", "Ada", "Bea")
        await match.act("play")
        answer = await match.act({"stroke": {"white": 2}})
        await match.undo("one")
        await hall.close()
        return answer.sequence

    assert asyncio.run(score()) == 2


def test_the_example_of_the_documentation_follows_a_match(
    served: Served, capsys: pytest.CaptureFixture[str]
) -> None:
    exec(compile(block("follow"), str(DOCS), "exec"), {"ADDRESS": f"http://127.0.0.1:{served.port}"})
    assert capsys.readouterr().out.splitlines() == [
        "match [0, 0] 147",
        "act [1, 0] 146",
        "act [1, 0] 139",
    ]


def test_a_gap_in_what_is_followed_is_filled_from_the_whole(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every second message is lost: the copy is whole again with the next, and never wrong."""
    with Hall(f"http://127.0.0.1:{served.port}") as hall:
        hall.come_in("Ada")
        match = hall.open("carrom/icf-2001", "Ada", "Bea")
        stream = hall.connection.stream
        monkeypatch.setattr(
            hall.connection,
            "stream",
            lambda path, since: (one for place, one in enumerate(stream(path, since)) if place % 2 == 0),
        )
        followed = hall.follow(match.id)
        assert next(followed).view["sequence"] == 0
        for number in (2, 4):
            match.act({"stroke": {"white": 1}})
            match.act({"stroke": {}})
            seen = next(followed)
            assert seen.view["sequence"] == number
            assert seen.view["after"] == match.refresh().document["after"]


def test_an_event_is_followed_on_an_event_loop(served: Served) -> None:
    appoint(served.store, "Ada", "a long password")

    async def follow() -> list[str]:
        desk, screen = Hall(f"http://127.0.0.1:{served.port}"), AsyncHall(f"http://127.0.0.1:{served.port}")
        desk.sign_in("Ada", "a long password")
        body = {"id": "cup", "edition": "carrom/icf-2001", "given": {"entries": 4, "tables": 2}}
        desk.connection.ask("POST", "/api/desk", body)
        stages = []
        async for followed in screen.follow(events=["cup"]):
            stages.append(followed.view["event"]["stage"])
            if len(stages) == 2:
                break
            act = {"command": "d", "expected": 0, "event": "draw"}
            await asyncio.to_thread(desk.connection.ask, "POST", "/api/desk/cup/acts", act)
        desk.close()
        return stages

    assert asyncio.run(follow()) == ["entries", "running"]
