"""What the stronger house players of snooker think of: the stroke after the next, plants, doubles, baulk, snookers."""

from random import Random

import pytest
from msgspec.structs import replace

from arbitro.players.snooker.house import SnookerHouse
from arbitro.players.snooker.pots import open_pots
from arbitro.players.snooker.roundabout import doubles, plants
from arbitro.players.snooker.sight import Strike
from arbitro.players.snooker.strengths import STRENGTHS
from arbitro.players.snooker.strokes import meeting, potting
from arbitro.players.snooker.stuck import stuck
from arbitro.players.snooker.trial import try_strikes
from arbitro.players.snooker.view import ImaginedFrame
from arbitro.players.snooker.weighed import KNOWN, Weighed, close_to_best, softest, with_trials
from arbitro.players.snooker.worth import (
    HIDDEN,
    NEEDED,
    far,
    following,
    gain,
    needs_fouls,
    opponent_needs_fouls,
    worth,
)
from arbitro.snooker.books.wpbsa.rules import FRAMES
from arbitro.snooker.frame import Frame
from arbitro.strokes.snooker.setting import TABLE
from arbitro.table import Layout

STRAY = STRENGTHS[6].stray
WIDTH, LENGTH = TABLE.bed.width, TABLE.bed.length


def view(frame: Frame | None = None, **at: tuple[float, float]) -> ImaginedFrame:
    """Return a position with the cue-ball played from where it lies."""
    frame = frame or Frame(striker=0, in_hand=False, opening=False, reds=2)
    return ImaginedFrame(frame, Layout({piece.replace("_", "-"): place for piece, place in at.items()}))


def test_a_plant_is_thought_of_and_goes_in() -> None:
    line = 1 / 2**0.5
    second = WIDTH - 0.35 * line, LENGTH - 0.35 * line
    first = second[0] - 0.0545 * line, second[1] - 0.0545 * line
    seen = view(cue=(first[0] - 0.5 * line, first[1] - 0.5 * line), red_1=first, red_2=second)
    meant = list(plants(seen))
    trial = try_strikes(FRAMES, seen, [strike for _, strike in meant])
    assert any(trial.fair(n, piece) for n, (piece, _) in enumerate(meant) if piece == "red-2")


def test_a_double_into_the_middle_is_thought_of_and_goes_in() -> None:
    seen = view(cue=(1.38, 1.839), red_1=(0.218, 2.192))
    meant = list(doubles(seen))
    trial = try_strikes(FRAMES, seen, [strike for _, strike in meant])
    assert any(trial.outcomes[n].pocketed == {"red-1": "middle-right"} for n in range(len(meant)))


def test_a_ball_in_the_way_takes_a_pot_away() -> None:
    cue, red, wanted = (0.889, 2.4), (0.3, 3.1), {"red-1": 1.0}
    free = open_pots({"cue": cue, "red-1": red}, cue, wanted, STRAY)
    between = ((red[0] + free[0].mouth.x) / 2, (red[1] + free[0].mouth.y) / 2)
    blocked = open_pots({"cue": cue, "red-1": red, "pink": between}, cue, wanted, STRAY)
    assert free[0].mouth not in [pot.mouth for pot in blocked]


def test_pots_come_by_what_they_promise_and_only_at_balls_that_are_wanted() -> None:
    cue, at = (0.889, 2.4), {"red-1": (0.3, 3.1), "black": (0.889, 3.245), "blue": (0.889, 1.7845)}
    found = open_pots(at, cue, {"red-1": 1.0, "black": 7.0}, STRAY)
    promised = [pot.chance * {"red-1": 1.0, "black": 7.0}[pot.piece] for pot in found]
    assert promised == sorted(promised, reverse=True)
    assert {pot.piece for pot in found} == {"red-1", "black"}


def test_a_pot_is_less_likely_from_farther_away() -> None:
    red = WIDTH - 0.4, LENGTH - 0.4
    near, away = (
        open_pots({"red-1": red}, (red[0] - way, red[1] - way), {"red-1": 1.0}, STRENGTHS[4].stray)[0].chance
        for way in (0.3, 1.0)
    )
    assert away < near


def test_a_pot_is_less_likely_the_faster_it_is_played() -> None:
    cue, stray = (0.889, 2.4), STRENGTHS[3].stray
    pot = open_pots({"red-1": (0.3, 3.1)}, cue, {"red-1": 1.0}, stray)[0]
    assert pot.chance_at(5.0, stray) < pot.chance_at(2.0, stray) == pytest.approx(pot.chance)


def test_the_stroke_after_the_next_counts_where_the_next_leaves_one() -> None:
    seen = view(cue=(0.889, 2.9), red_1=(1.2, 3.2), black=(0.889, 3.245), red_2=(0.3, 2.0))
    assert SnookerHouse(STRENGTHS[6], Random(1), FRAMES)._next(seen) > worth(seen, STRAY)


def test_only_strong_players_look_so_far() -> None:
    assert [strength.ahead > 0 for strength in STRENGTHS.values()] == [False] * 3 + [True] * 3


def test_more_follows_a_pot_the_steadier_the_hand_is() -> None:
    brought = [following(strength.stray) for strength in STRENGTHS.values()]
    assert brought == sorted(brought)
    assert brought[0] < 2.0 < 5.0 < brought[-1]


def test_it_is_worse_to_play_from_baulk_than_from_near_the_reds() -> None:
    near, baulk = (view(cue=(0.9, y), red_1=(0.889, 3.4)) for y in (3.0, 0.2))
    assert far(baulk, STRAY) < far(near, STRAY) < 0.0


@pytest.mark.parametrize(("behind", "cost"), [(0, HIDDEN), (60, NEEDED)])
def test_a_snooker_is_worth_more_where_the_other_needs_it(behind: int, cost: float) -> None:
    wall = {f"red-{n}": (0.5 + 0.053 * n, 1.0) for n in range(1, 14)}
    frame = Frame(
        striker=0, in_hand=False, opening=False, reds=0, on="black", score=(behind, 0), colours=("black",)
    )
    seen = ImaginedFrame(frame, Layout({"cue": (0.889, 0.3), "black": (0.889, 1.7), **wall}))
    assert opponent_needs_fouls(frame) is (behind > 0)
    assert worth(seen, STRAY) == cost


def test_who_needs_fouls_reckons_with_nothing_after_a_colour() -> None:
    frame = Frame(striker=0, reds=0, on="pink", colours=("pink", "black"), score=(0, 13))
    assert not needs_fouls(frame)
    assert needs_fouls(behind := replace(frame, score=(0, 14)))
    assert gain(behind, "pink", STRAY) == 6.0 < gain(frame, "pink", STRAY)


def test_reds_that_hide_one_another_are_stuck_and_a_red_before_a_pocket_is_not() -> None:
    free = view(red_1=(0.2, LENGTH - 0.2))
    assert stuck(free, STRAY) < 0.1
    pack = {f"red_{n}": (0.889 + 0.0525 * (n % 5 - 2), 2.8 + 0.0525 * (n // 5)) for n in range(1, 16)}
    assert stuck(view(None, **pack), STRAY) > 5.0


def test_a_stroke_that_frees_reds_promises_more() -> None:
    pack = {f"red_{n}": (0.889 + 0.0525 * (n % 5 - 2), 2.8 + 0.0525 * (n // 5)) for n in range(1, 11)}
    apart = {f"red_{n}": (0.3 + 0.25 * (n % 5), 2.4 + 0.4 * (n // 5)) for n in range(1, 11)}
    house = SnookerHouse(STRENGTHS[6], Random(1), FRAMES)
    counted = house._add_freed_reds(view(None, **pack), lambda left: 0.0)
    assert counted(view(None, **pack)) == 0.0 < counted(view(None, **apart))


def test_a_plain_pot_is_thought_about_less_than_a_choice_between_close_ones() -> None:
    seen, cue = view(cue=(0.5, 2.85), red_1=(0.3, 3.1), black=(0.889, 3.245)), (0.5, 2.85)
    pot = open_pots(seen.layout.at, cue, {"red-1": 1.0}, STRAY)[0]
    ((strike,),) = potting(seen.frame, cue, pot, (1.6,), ((0.0, 0.0),), (0.0,))
    followed: list[ImaginedFrame] = []

    class Watched(SnookerHouse):
        def _next(self, view: ImaginedFrame) -> float:
            followed.append(view)
            return super()._next(view)

    def thought(*values: float) -> int:
        followed.clear()
        judged = [Weighed(value, strike, "red-1", 0.5) for value in values]
        Watched(STRENGTHS[6], Random(1), FRAMES)._ahead(seen, judged)
        return len(followed)

    assert thought(20.0, 10.0) == 0 < thought(20.0, 19.5)


def test_slow_strokes_are_thought_of_for_safety() -> None:
    seen = view(cue=(0.889, 1.0), red_1=(0.889, 3.0))
    assert min(strike.speed for strike in meeting(seen)) < 0.5


def test_a_frame_that_is_won_needs_no_snooker() -> None:
    frame = Frame(striker=0, reds=15)
    assert not opponent_needs_fouls(frame)
    assert opponent_needs_fouls(replace(frame, score=(148, 0)))


def test_a_pot_is_aimed_at_the_middle_of_what_its_pocket_takes() -> None:
    seen, house = view(cue=(0.889, 2.4), red_1=(0.3, 3.1)), SnookerHouse(STRENGTHS[4], Random(1), FRAMES)
    pot = open_pots(seen.layout.at, (0.889, 2.4), {"red-1": 1.0}, STRENGTHS[4].stray)[0]
    fan = next(iter(potting(seen.frame, (0.889, 2.4), pot, (1.6,), ((0.0, 0.0),))))
    aside = [replace(fan[0], angle=fan[0].angle + share * pot.window) for share in (-0.8, 0.8)]
    aimed = house._aim_at_middle(seen, [Weighed(0.0, one, "red-1", 1.0, window=pot.window) for one in aside])
    assert aimed[0].strike.angle == pytest.approx(aimed[1].strike.angle, abs=pot.window / 4)
    assert aside[0].angle < aimed[0].strike.angle < aside[1].angle
    assert all(0.0 < (one.chance or 0.0) < 1.0 for one in aimed)


def test_of_pots_that_promise_as_much_the_softest_is_played() -> None:
    found = [Weighed(value, Strike(0.0, speed)) for value, speed in ((20.0, 2.0), (19.8, 0.9), (15.0, 0.5))]
    assert softest(found) is found[1]
    assert close_to_best(reversed(found)) == found[:2]


def test_trials_tell_more_of_a_chance_the_more_they_are() -> None:
    seen = view(cue=(0.889, 2.4), red_1=(0.3, 3.1))
    one = Weighed(0.0, next(iter(meeting(seen))), "red-1", 0.5)
    few, many = with_trials(one, 5, 5), with_trials(one, 100, 100)
    assert 0.5 < (few.chance or 0.0) < (many.chance or 0.0) < 1.0
    assert many.known == KNOWN + 100
