import pytest

from arbitro.l10n import LANGUAGES, Language, knows
from arbitro.library import tell
from arbitro.snooker.books.wpbsa.rules import FRAMES
from arbitro.snooker.calls import calls, touching_ball
from arbitro.snooker.facts import OFFENCES as CALLED
from arbitro.snooker.facts import Choose, Foul, FrameFact, Misconduct, SnookerStroke, Stalemate, TimeWasting
from arbitro.snooker.frame import Frame
from arbitro.snooker.offences import OFFENCES


def said(frame: Frame, *acts: FrameFact, language: Language = "en") -> list[str]:
    words: list[str] = []
    for act in acts:
        verdict = FRAMES.judge(frame, act)
        words = [tell(message, language) for message in calls(frame, verdict)]
        frame = verdict.state
    return words


def test_the_referee_calls_the_break_as_it_grows_and_its_total_at_the_end() -> None:
    red, black = SnookerStroke(potted=("red",)), SnookerStroke(nominated="black", potted=("black",))
    assert said(Frame(), red, black) == ["8"]
    assert said(Frame(), red, black, SnookerStroke(first=("red",))) == ["A, 8"]


def test_the_referee_calls_fouls_misses_and_free_balls() -> None:
    frame = Frame(reds=9, in_hand=False, opening=False)
    assert said(frame, SnookerStroke(potted=("cue",), snookered=True)) == ["Foul, 4", "Free ball"]
    missed = SnookerStroke(missed=True, path="full")
    assert said(frame, missed, language="it") == ["Fallo e rimessa, 4"]
    assert said(frame, missed, Choose("replace"), missed, Choose("replace"))[-1].startswith("A, a third miss")


def test_the_end_of_a_frame_is_called() -> None:
    black = Frame(reds=0, colours=("black",), on="black", score=(50, 40), in_hand=False, opening=False)
    assert said(black, SnookerStroke(potted=("black",))) == ["7", "Frame, A"]
    tie = Frame(reds=0, colours=("black",), on="black", score=(40, 47), in_hand=False, opening=False)
    assert said(tie, SnookerStroke(potted=("black",))) == ["7", "Re-spotted black"]


def test_the_frame_is_called_once_though_two_laws_end_it() -> None:
    respotted = Frame(
        reds=0, colours=("black",), on="black", score=(50, 50), respotted=True, in_hand=False, opening=False
    )
    assert said(respotted, SnookerStroke(potted=("black",))) == ["7", "Frame, A"]
    assert said(Frame(), Misconduct("A")) == ["Frame, B"]


def test_a_refused_act_is_not_called() -> None:
    assert said(Frame(), Choose("play")) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_touching_ball_is_called(language: Language) -> None:
    assert tell(touching_ball(), language)


def test_every_offence_is_on_the_list_and_has_its_words() -> None:
    assert set(CALLED) <= set(OFFENCES)
    assert all(knows(f"snooker-offence-{name}") for name in OFFENCES)


@pytest.mark.parametrize(
    ("fact", "expected"),
    [
        (TimeWasting("A"), "A, warning: wasting time may cost you the frame"),
        (Stalemate("proposed"), "Do you both agree to restart the frame?"),
        (Foul("line-of-sight", by="B"), "B, please keep out of the striker’s sight"),
    ],
)
def test_the_referee_says_what_the_law_orders_to_be_told(fact: FrameFact, expected: str) -> None:
    assert said(Frame(reds=8), fact) == [expected]
