import pytest

from arbitro.cases import referee
from arbitro.kernel import CaseEvent, Malformed

REFEREE = referee("snooker/wpbsa")


@pytest.mark.parametrize(
    ("given", "event", "key"),
    [
        ({"red": 3}, None, "given.red"),
        ({"reds": 16}, None, "given.reds"),
        ({"reds": -1}, None, "given.reds"),
        ({"reds": True}, None, "given.reds"),
        ({"colours": ["black", "black"]}, None, "given.colours"),
        ({"colours": ["white"]}, None, "given.colours"),
        ({"reds": 0, "colours": []}, None, "given.colours"),
        ({"players": ["A"]}, None, "given.players"),
        ({"players": ["A", "B", "C"]}, None, "given.players"),
        ({"players": ["A", "A"]}, None, "given.players"),
        ({"striker": "C"}, None, "given.striker"),
        ({"score": {"C": 3}}, None, "given.score.C"),
        ({"ball_on": "white"}, None, "given.ball_on"),
        ({"free_ball": "yes"}, None, "given.free_ball"),
        ({"misses": 3}, None, "given.misses"),
        ({"level": "session"}, None, "given.level"),
        ({"level": "match"}, None, "given.best_of"),
        ({"level": "match", "best_of": 0}, None, "given.best_of"),
        ({"level": "match", "best_of": 5, "sessions": [2, 2]}, None, "given.sessions"),
        ({}, CaseEvent("shot", {}), "when[0].shot"),
        ({}, CaseEvent("stroke", {"pots": []}), "when[0].stroke.pots"),
        ({}, CaseEvent("stroke", {"potted": "red"}), "when[0].stroke.potted"),
        ({}, CaseEvent("stroke", {"potted": ["black", "black"]}), "when[0].stroke.potted"),
        ({"reds": 1}, CaseEvent("stroke", {"potted": ["red", "red"]}), "when[0].stroke.potted"),
        ({"reds": 0, "colours": ["black"]}, CaseEvent("stroke", {"first": "pink"}), "when[0].stroke.first"),
        ({}, CaseEvent("stroke", {"by": "C"}), "when[0].stroke.by"),
        ({}, CaseEvent("stroke", {"fouls": ["swearing"]}), "when[0].stroke.fouls"),
        ({}, CaseEvent("stroke", {"clear_path": "half"}), "when[0].stroke.clear_path"),
        ({}, CaseEvent("stroke", {"fell": [{"ball": "cue"}]}), "when[0].stroke.fell.ball"),
        ({}, CaseEvent("foul", {"by": "A"}), "when[0].foul.offence"),
        ({}, CaseEvent("choose", "pass"), "when[0].choose"),
        ({}, CaseEvent("unnoticed", False), "when[0].unnoticed"),
        ({}, CaseEvent("toss", "C"), "when[0].toss"),
        ({}, CaseEvent("stalemate", "maybe"), "when[0].stalemate"),
        ({"level": "match", "best_of": 3}, CaseEvent("stroke", {}), "when[0].stroke"),
        ({"level": "match", "best_of": 3}, CaseEvent("frame", {"winner": "C"}), "when[0].frame.winner"),
    ],
)
def test_what_cannot_be_understood_names_its_key(
    given: dict[str, object], event: CaseEvent | None, key: str
) -> None:
    with pytest.raises(Malformed) as caught:
        REFEREE.read(given, [event] if event else [])
    assert caught.value.key == key


def test_a_ball_that_is_gone_is_found_out_after_earlier_strokes() -> None:
    strokes = [CaseEvent("stroke", {"first": "pink", "potted": ["pink"]})] * 2
    with pytest.raises(Malformed, match=r"when\[1\]\.stroke"):
        REFEREE.read({"reds": 0, "colours": ["pink", "black"]}, strokes)
