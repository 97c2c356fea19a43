from arbitro.snooker.books.wpbsa.rules import FRAMES
from arbitro.snooker.facts import Foul, SnookerStroke
from arbitro.snooker.frame import Frame
from arbitro.snooker.view import RefereeView, least_foul, referee_view, scoreboard, snookers_needed

P = FRAMES.parameters
PLAIN = {"in_hand": False, "opening": False}


def colours(*names: str, **said: object) -> Frame:
    return Frame(reds=0, colours=names, on=names[0], **PLAIN, **said)  # type: ignore[arg-type]


def test_a_new_frame_holds_147_for_both() -> None:
    board = scoreboard(Frame(), P)
    assert board.remaining == {"A": 147, "B": 147}
    assert (board.leader, board.lead, board.maximum) == (None, 0, 147)


def test_a_colour_due_counts_only_for_the_side_at_the_table() -> None:
    frame = FRAMES.judge(Frame(), SnookerStroke(potted=("red",))).state
    assert scoreboard(frame, P).remaining == {"A": 146, "B": 139}


def test_a_free_ball_for_a_red_adds_eight_and_makes_155_possible() -> None:
    frame = FRAMES.judge(Frame(), SnookerStroke(missed=True, snookered=True)).state
    board = scoreboard(frame, P)
    assert board.remaining == {"A": 147, "B": 155}
    assert board.maximum == 155


def test_a_maximum_is_off_after_a_lesser_colour() -> None:
    frame = Frame()
    for stroke in (SnookerStroke(potted=("red",)), SnookerStroke(nominated="pink", potted=("pink",))):
        frame = FRAMES.judge(frame, stroke).state
    assert scoreboard(frame, P).maximum is None


def test_snookers_needed_are_counted_with_the_true_least_foul() -> None:
    assert least_foul(colours("yellow", "green", "brown", "blue", "pink", "black"), P) == 4
    assert least_foul(colours("blue", "pink", "black"), P) == 5
    assert least_foul(colours("black"), P) == 7
    assert snookers_needed(colours("blue", "pink", "black", score=(30, 48)), 0, P) == 0
    assert snookers_needed(colours("blue", "pink", "black", score=(30, 49)), 0, P) == 1
    assert snookers_needed(colours("blue", "pink", "black", score=(30, 53)), 0, P) == 1
    assert snookers_needed(colours("blue", "pink", "black", score=(30, 54)), 0, P) == 2
    assert snookers_needed(colours("blue", "pink", "black", score=(30, 54)), 1, P) == 0


def test_the_frame_ball_is_the_pot_that_puts_the_opponent_out_of_reach() -> None:
    assert scoreboard(colours("pink", "black", score=(50, 48)), P).frame_balls == ("pink",)
    assert scoreboard(colours("pink", "black", score=(50, 50)), P).frame_balls == ()
    assert scoreboard(colours("pink", "black", score=(80, 50)), P).frame_balls == ()
    on_colour = Frame(reds=0, on="colour", score=(50, 27), **PLAIN)  # type: ignore[arg-type]
    assert scoreboard(on_colour, P).frame_balls == ("blue", "pink", "black")


def test_with_a_free_ball_every_ball_that_may_be_nominated_can_be_the_frame_ball() -> None:
    frame = colours("blue", "pink", "black", score=(64, 50), free_ball=True)
    assert scoreboard(frame, P).frame_balls == ("blue", "pink", "black")
    frame = colours("blue", "pink", "black", score=(60, 50), free_ball=True)
    assert scoreboard(frame, P).frame_balls == ("blue",)


def test_nothing_is_left_when_the_frame_is_over() -> None:
    frame = FRAMES.judge(colours("black", score=(50, 40)), SnookerStroke(potted=("black",))).state
    board = scoreboard(frame, P)
    assert board.remaining == {"A": 0, "B": 0}
    assert (board.frame_balls, board.maximum) == ((), None)


def test_5_1_b_the_referee_is_shown_no_difference_and_no_hint() -> None:
    shown = set(RefereeView.__struct_fields__)
    assert shown.isdisjoint({"lead", "leader", "remaining", "snookers", "frame_balls", "maximum"})
    after = FRAMES.judge(Frame(), Foul("touched-ball", concerned=("black",))).state
    assert referee_view(after, P).options == ("play", "play_again")
