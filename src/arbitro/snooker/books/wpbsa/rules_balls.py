"""Sections 3.7 to 3.9: spotting colours, touching balls, balls on the edge of a pocket."""

from arbitro.kernel import Fact
from arbitro.snooker import effects as e
from arbitro.snooker.balls import Colour
from arbitro.snooker.books.wpbsa.book import BOOK, FOULS, Effects
from arbitro.snooker.contact import colours_among, fair, held_hit, misses_ball_on, returning, target
from arbitro.snooker.facts import Missing, SnookerStroke, Spots, Surplus, Touching
from arbitro.snooker.frame import Frame
from arbitro.snooker.parameters import SnookerParameters
from arbitro.snooker.spotting import displaced_colours, placings


@BOOK.rule("3.7", SnookerStroke, when=("potted",))
@BOOK.rule("3.7", SnookerStroke, when=("off_table",), without=("potted",))
@BOOK.rule("3.7", Spots)
def colours_go_on_their_own_spots(frame: Frame, fact: SnookerStroke | Spots, p: SnookerParameters) -> Effects:
    """A colour that is off the table is spotted before the next stroke, on its own spot if it is free."""
    spots = _spots(frame, fact)
    for ball in _to_spot(frame, fact):
        if spots is None or ball not in spots.occupied:
            yield e.Spotted(ball, ball)


@BOOK.rule("3.7.a", Missing, when=("oversight",), derived=True)
def nobody_answers_for_the_referee(frame: Frame, missing: Missing, p: SnookerParameters) -> Effects:
    """The player does not answer for the referee's failure to spot a colour."""
    yield e.Unpunished()


@BOOK.rule("3.7.b", Surplus)
def a_colour_spotted_by_mistake_is_taken_off(frame: Frame, surplus: Surplus, p: SnookerParameters) -> Effects:
    """A colour potted in the final order and spotted in error comes off without penalty."""
    yield e.Removed(surplus.colour)


@BOOK.refuses("3.7.b", Surplus)
def colour_belongs_on_the_table(frame: Frame, surplus: Surplus, p: SnookerParameters) -> bool:
    """A colour that is still to be potted in order is no surplus."""
    return not frame.potted_in_order(surplus.colour)


@BOOK.refuses("3.3.f.3", Missing)
def colour_is_off_for_good(frame: Frame, missing: Missing, p: SnookerParameters) -> bool:
    """A colour potted in the final order is not missing."""
    return frame.potted_in_order(missing.colour)


@BOOK.refuses("3.7.c.1", Missing, when=("oversight",))
def colour_is_on_the_table(frame: Frame, missing: Missing, p: SnookerParameters) -> bool:
    """A colour that is where it belongs is not missing."""
    return missing.colour in frame.colours


@BOOK.rule("3.7.c.1", Missing, when=("oversight",))
def a_missing_colour_is_spotted(frame: Frame, missing: Missing, p: SnookerParameters) -> Effects:
    """A colour missing through an oversight is spotted when this is noticed, without penalty."""
    yield e.Unpunished()


@BOOK.rule("3.11.d", Missing, when=("oversight",), derived=True)
def a_colour_off_the_table_is_spotted(frame: Frame, missing: Missing, p: SnookerParameters) -> Effects:
    """A colour wrongly spotted stays where it is; one that is off the table goes on its spot."""
    # The sentence is garbled. Our reading: wrongly spotted it stays; off the table it can only go on its spot.
    for placing in placings((missing.colour,), frame.spots):
        yield e.Spotted(placing.ball, placing.spot)


@BOOK.rule("3.7.c.2", Missing, without=("oversight",), derived=True)
def a_colour_not_awaited(frame: Frame, missing: Missing, p: SnookerParameters) -> Effects:
    """The striker who played before a colour could be spotted answers for it."""
    # 3.7.c.2 forbids what 3.12.b.2 prices: the stroke before the colour was spotted is the foul.
    player = missing.by or frame.players[frame.striker or 0]
    yield e.FoulCalled(player)
    for placing in placings((missing.colour,), frame.spots):
        yield e.Spotted(placing.ball, placing.spot)


@BOOK.rule("3.7.d", SnookerStroke, when=("potted",), given=("spots",))
@BOOK.rule("3.7.d", SnookerStroke, when=("off_table",), without=("potted",), given=("spots",))
@BOOK.rule("3.7.d", Spots)
def an_occupied_spot_sends_to_the_highest_free(
    frame: Frame, fact: SnookerStroke | Spots, p: SnookerParameters
) -> Effects:
    """A colour whose own spot is occupied goes on the highest spot that is free."""
    return _spotted_by("3.7.d", frame, fact)


@BOOK.rule("3.7.e", SnookerStroke, when=("potted",), given=("spots",), derived=True)
@BOOK.rule("3.7.e", SnookerStroke, when=("off_table",), without=("potted",), given=("spots",), derived=True)
@BOOK.rule("3.7.e", Spots, derived=True)
def the_highest_is_spotted_first(frame: Frame, fact: SnookerStroke | Spots, p: SnookerParameters) -> Effects:
    """Of several colours those whose own spot is free go there first, then the highest of the others."""
    # The text places the highest first, and is silent where some own spots are free: own spots first, so that
    # no colour takes another's.
    colours = _to_spot(frame, fact)
    homeless = displaced_colours(colours, _spots(frame, fact))
    if 0 < len(homeless) < len(colours):
        yield e.OwnSpotsFirst()
    if len(homeless) > 1:
        yield e.HighestFirst()


@BOOK.rule("3.7.f", SnookerStroke, when=("potted",), given=("spots",))
@BOOK.rule("3.7.f", SnookerStroke, when=("off_table",), without=("potted",), given=("spots",))
@BOOK.rule("3.7.f", Spots)
def with_no_spot_free_near_its_own(
    frame: Frame, fact: SnookerStroke | Spots, p: SnookerParameters
) -> Effects:
    """With every spot occupied a colour goes as near its own as can be, towards the top cushion."""
    return _spotted_by("3.7.f", frame, fact)


@BOOK.rule("3.7.g", SnookerStroke, when=("potted",), given=("spots",))
@BOOK.rule("3.7.g", SnookerStroke, when=("off_table",), without=("potted",), given=("spots",))
@BOOK.rule("3.7.g", Spots)
def pink_and_black_go_below(frame: Frame, fact: SnookerStroke | Spots, p: SnookerParameters) -> Effects:
    """Pink and black with no room above their spot go below it."""
    return _spotted_by("3.7.g", frame, fact)


@BOOK.rule("3.7", Spots)
def spots_for_the_next_stroke(frame: Frame, spots: Spots, p: SnookerParameters) -> Effects:
    """What is said of the spots when nothing is to be spotted waits for the next spotting."""
    # A referee may say before the stroke what is occupied; after it the same fact settles where the colours go.
    if not frame.spotted:
        yield e.SpotsKnown(spots)


@BOOK.refuses("3.8.a", Touching)
def nothing_new_touches(frame: Frame, touching: Touching, p: SnookerParameters) -> bool:
    """A ball off the table touches nothing, a cue-ball in hand neither; what was called is not called again."""
    there = {*frame.colours, *(("red",) if frame.reds else ())}
    return frame.in_hand or not there.issuperset(touching.balls) or not {*touching.balls} - {*frame.touching}


@BOOK.rule("3.8.a", Touching)
def a_touching_ball_is_called(frame: Frame, touching: Touching, p: SnookerParameters) -> Effects:
    """The referee says which balls the cue-ball touches."""
    for ball in dict.fromkeys(touching.balls):
        if ball not in frame.touching:
            yield e.CalledTouching(ball)


@BOOK.rule("3.8.b", SnookerStroke, when=("moved_touching",))
def a_touching_ball_moved(frame: Frame, stroke: SnookerStroke, p: SnookerParameters) -> Effects:
    """The striker plays away from a touching ball; moving it is a push stroke."""
    yield e.Infringed()


@BOOK.rule("3.8.c.1", SnookerStroke, without=("moved_touching",), given=("touching",))
def a_touching_ball_on_counts_as_hit(frame: Frame, stroke: SnookerStroke, p: SnookerParameters) -> Effects:
    """Playing away from a touching ball that is on counts as having hit it."""
    if frame.on != "colour" and (ball := held_hit(frame, stroke)):
        yield e.HeldHit(ball)


@BOOK.rule("3.8.c.2", SnookerStroke, without=("moved_touching",), given=("touching",))
def a_touching_ball_nominated_counts_as_hit(
    frame: Frame, stroke: SnookerStroke, p: SnookerParameters
) -> Effects:
    """A touching ball that could be on and is nominated counts as hit."""
    if frame.on == "colour" and (ball := held_hit(frame, stroke)):
        yield e.HeldHit(ball)


@BOOK.rule(
    "3.8.c.3", SnookerStroke, when=("first",), without=("moved_touching",), given=("touching",), unless=FOULS
)
def another_ball_nominated_and_hit(frame: Frame, stroke: SnookerStroke, p: SnookerParameters) -> Effects:
    """With a touching ball that could be on, another may be nominated and hit first."""
    could_be_on = frame.on == "colour" and bool(colours_among(frame.touching))
    if could_be_on and not held_hit(frame, stroke):
        yield e.Unpunished()


@BOOK.rule("3.8.d", SnookerStroke, when=("moved_touching",))
def a_touching_ball_not_on_moved(frame: Frame, stroke: SnookerStroke, p: SnookerParameters) -> Effects:
    """A touching ball that is not on may not be disturbed either."""
    if _touches_only_balls_not_on(frame, stroke):
        yield e.Infringed()


@BOOK.rule("3.8.d", SnookerStroke, without=("moved_touching",), given=("touching",))
def a_ball_on_must_still_be_hit(frame: Frame, stroke: SnookerStroke, p: SnookerParameters) -> Effects:
    """Played away from a touching ball that is not on, the cue-ball must still hit a ball on first."""
    if not _touches_only_balls_not_on(frame, stroke):
        return
    if misses_ball_on(frame, stroke):
        yield e.Infringed()
    elif fair(frame, stroke):
        yield e.Unpunished()


@BOOK.rule("3.9.a", SnookerStroke, when=("fell",))
def a_ball_that_fell_by_itself_goes_back(
    frame: Frame, stroke: SnookerStroke, p: SnookerParameters
) -> Effects:
    """A ball that fell without being hit and had no part in the stroke is put back and scores nothing."""
    for fall in stroke.fell:
        if not fall.involved:
            yield e.PutBack(fall.ball)


@BOOK.rule("3.9.b.1", SnookerStroke, when=("fell",), unless=FOULS, derived=True)
def a_fair_stroke_is_played_anew(frame: Frame, stroke: SnookerStroke, p: SnookerParameters) -> Effects:
    """If it would have been hit and no law was broken, all balls go back and the striker plays again."""
    # The Italian has "if hit": read as "if it would have been hit" by a ball of the stroke, since a ball that
    # was hit has not fallen by itself.
    if stroke.spoilt and frame.striker is not None:
        yield e.Replayed(frame.players[frame.striker])


@BOOK.settlement("3.9.b.2", given=("charged",), derived=True)
def after_a_foul_all_balls_go_back(frame: Frame, fact: Fact, p: SnookerParameters) -> Effects:
    """If it would have been hit and a law was broken, the penalty is paid and all balls go back."""
    # The same reading as in 3.9.b.1; the penalty is charged first, for it is given for what was played.
    if isinstance(fact, SnookerStroke) and fact.spoilt:
        yield e.AllPutBack()


def _touches_only_balls_not_on(frame: Frame, stroke: SnookerStroke) -> bool:
    """Tell whether the cue-ball touches a ball and none that is or could be on."""
    return bool(frame.touching) and frame.on != "colour" and target(frame, stroke) not in frame.touching


def _spotted_by(law: str, frame: Frame, fact: SnookerStroke | Spots) -> Effects:
    """Yield the spottings that a law orders after a stroke, or once the spots are known."""
    if colours := _to_spot(frame, fact):
        for placing in placings(colours, _spots(frame, fact)):
            if placing.law == law:
                yield e.Spotted(placing.ball, placing.spot)


def _spots(frame: Frame, fact: SnookerStroke | Spots) -> Spots | None:
    return fact if isinstance(fact, Spots) else frame.spots


def _to_spot(frame: Frame, fact: SnookerStroke | Spots) -> tuple[Colour, ...]:
    """Return the colours that come back: after the stroke, or once its spots are known."""
    if isinstance(fact, Spots):
        return tuple(ball for ball, _ in frame.spotted)
    return () if fact.spoilt else returning(frame, fact)
