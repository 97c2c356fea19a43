"""Sections 3.15 to 4.6: balls moved by others, stalemate, conduct, concession."""

from arbitro.snooker import effects as e
from arbitro.snooker.books.wpbsa.book import BOOK, Effects
from arbitro.snooker.contact import in_sight
from arbitro.snooker.facts import (
    SIGHT,
    Accept,
    Choose,
    ClaimFrame,
    Concede,
    Declare,
    Disturbed,
    Foul,
    Misconduct,
    Refuse,
    Resign,
    SnookerStroke,
    Stalemate,
    TimeRuled,
    TimeWasting,
)
from arbitro.snooker.frame import Frame
from arbitro.snooker.parameters import SnookerParameters


@BOOK.rule("3.8.g", Disturbed)
def found_in_contact(frame: Frame, disturbed: Disturbed, p: SnookerParameters) -> Effects:
    """A ball that has come to touch the cue-ball since the referee looked is put back as they judge right."""
    if disturbed.by == "contact":
        yield e.Repositioned()


@BOOK.rule("3.15", Disturbed)
def moved_by_another(frame: Frame, disturbed: Disturbed, p: SnookerParameters) -> Effects:
    """Balls disturbed by anyone but the striker are put back without penalty."""
    if disturbed.by != "contact":
        yield e.Repositioned()


@BOOK.rule("3.15.a", Disturbed)
def moved_because_of_another(frame: Frame, disturbed: Disturbed, p: SnookerParameters) -> Effects:
    """So are balls that the striker moves because of another person or of what befalls them."""
    if disturbed.by == "other":
        yield e.Unpunished()


@BOOK.rule("3.15.b", Disturbed)
def moved_by_the_referee(frame: Frame, disturbed: Disturbed, p: SnookerParameters) -> Effects:
    """No player is penalised for balls that the referee disturbs."""
    if disturbed.by == "referee":
        yield e.Unpunished()


@BOOK.rule("3.18.b", Disturbed)
def moved_by_equipment_of_others(frame: Frame, disturbed: Disturbed, p: SnookerParameters) -> Effects:
    """The striker does not answer for equipment that others supplied."""
    if disturbed.by == "equipment":
        yield e.Unpunished()


@BOOK.refuses("3.16", Stalemate)
def stalemate_out_of_order(frame: Frame, stalemate: Stalemate, p: SnookerParameters) -> bool:
    """A restart follows a proposal; after an objection play goes on first."""
    # A proposal says again what was proposed, an objection answers nothing, a restart overrules the sides: a
    # second proposal is refused, and the others where the one before is missing.
    if stalemate.step == "proposed":
        return frame.stalemate == "proposed"
    if stalemate.step == "objects":
        return frame.stalemate != "proposed"
    return frame.stalemate is None or (frame.stalemate == "objected" and not frame.strokes_since)


@BOOK.rule("3.16", Stalemate)
def stalemate(frame: Frame, stalemate: Stalemate, p: SnookerParameters) -> Effects:
    """The referee offers to restart; a side may object, and then play goes on for a stated time."""
    if stalemate.step == "proposed":
        yield e.Proposed()
    elif stalemate.step == "objects":
        yield e.Objected(frame.sides[frame.side_named(stalemate.by)] if stalemate.by else "")


@BOOK.rule("3.16.a", Stalemate)
def the_same_player_opens(frame: Frame, stalemate: Stalemate, p: SnookerParameters) -> Effects:
    """All points are cancelled, and the player who broke off breaks off again."""
    if stalemate.step == "restart":
        yield e.Restarted(frame.players[0])


@BOOK.rule("3.16.b", Stalemate)
def the_same_order(frame: Frame, stalemate: Stalemate, p: SnookerParameters) -> Effects:
    """The order of play does not change."""
    if stalemate.step == "restart":
        yield e.SameOrder()


@BOOK.rule("4.1", TimeWasting)
def warned_for_time(frame: Frame, wasting: TimeWasting, p: SnookerParameters) -> Effects:
    """A player who takes abnormally long is warned."""
    player = _offender(frame, wasting)
    if not _was_warned(frame, player):
        yield e.Cautioned(player)


@BOOK.rule("4.2", TimeWasting)
def time_wasted_after_the_warning(frame: Frame, wasting: TimeWasting, p: SnookerParameters) -> Effects:
    """Going on wasting time after the warning loses the frame."""
    player = _offender(frame, wasting)
    if _was_warned(frame, player):
        yield _frame_to_opponent(frame, player)


@BOOK.rule("4.1", TimeRuled)
def warned_by_the_clock(frame: Frame, ruled: TimeRuled, p: SnookerParameters) -> Effects:
    """A player whose shot clock has run out is warned, if the referee thinks so."""
    if ruled.ruling == "warning":
        yield e.Cautioned(_offender(frame, ruled))


@BOOK.rule("4.2", TimeRuled)
def frame_lost_for_time(frame: Frame, ruled: TimeRuled, p: SnookerParameters) -> Effects:
    """A shot clock that has run out loses the frame only if the referee thinks so."""
    # Nothing is forfeited by a clock alone: the book knows none, and leaves time to the referee (4.1).
    if ruled.ruling == "frame":
        yield _frame_to_opponent(frame, _offender(frame, ruled))


@BOOK.rule("4.2", Misconduct)
def unfair_conduct(frame: Frame, misconduct: Misconduct, p: SnookerParameters) -> Effects:
    """Wilful or persistent unfair conduct loses the frame."""
    yield _frame_to_opponent(frame, _offender(frame, misconduct))


@BOOK.rule("4.3.a.1", Misconduct, TimeWasting, TimeRuled)
def the_frame_is_lost(
    frame: Frame, fact: Misconduct | TimeWasting | TimeRuled, p: SnookerParameters
) -> Effects:
    """The offender loses the frame."""
    player = _offender(frame, fact)
    if _loses(frame, fact):
        yield _frame_to_opponent(frame, player)


@BOOK.rule("4.3.a.2", Misconduct, TimeWasting, TimeRuled, derived=True)
def points_lost_and_given(
    frame: Frame, fact: Misconduct | TimeWasting | TimeRuled, p: SnookerParameters
) -> Effects:
    """The offender loses their points; the opponent gets the value of the balls left."""
    # The text "assigns" points to the opponent. Our reading: added to what they have, not put in place of it.
    player = _offender(frame, fact)
    if _loses(frame, fact):
        side = frame.side_named(player)
        yield e.Forfeited(frame.sides[side])
        yield e.Awarded(frame.sides[1 - side], frame.awarded)


@BOOK.refuses("4.4", Foul)
def nobody_is_in_sight(frame: Frame, foul: Foul, p: SnookerParameters) -> bool:
    """Only one who is not the striker stands in the striker's sight, and only while there is a striker."""
    if foul.offence != SIGHT:
        return False
    return frame.striker is None or in_sight(frame, foul) == frame.players[frame.striker]


@BOOK.rule("4.4", Foul)
def in_the_line_of_sight(frame: Frame, foul: Foul, p: SnookerParameters) -> Effects:
    """One who stands or moves in the striker's line of sight is told so."""
    if foul.offence == SIGHT:
        yield e.ToldOfSight(in_sight(frame, foul))


@BOOK.rule("4.2", Foul, derived=True)
def going_on_in_the_line_of_sight(frame: Frame, foul: Foul, p: SnookerParameters) -> Effects:
    """Going on with it is unfair conduct: the law of the line of sight has no penalty of its own."""
    # 4.4 forbids and does not punish; what it leads to is told beforehand, so that no player is surprised by
    # 4.2.
    if foul.offence == SIGHT:
        yield e.NextIsMisconduct(in_sight(frame, foul))


@BOOK.refuses("4.6.a", Concede)
def only_the_striker_concedes(frame: Frame, concede: Concede, p: SnookerParameters) -> bool:
    """Only the striker concedes, and once."""
    if frame.striker is None or frame.conceded is not None:
        return True
    return concede.by is not None and frame.side_named(concede.by) != frame.side(frame.striker)


@BOOK.refuses("4.6.a", SnookerStroke, Declare, Choose, ClaimFrame)
def the_concession_waits_for_its_answer(
    frame: Frame, fact: SnookerStroke | Declare | Choose | ClaimFrame, p: SnookerParameters
) -> bool:
    """While a concession waits the choice is the opponent's: nobody plays."""
    # 4.6.a gives the opponent the choice, so that a stroke, a claim or a nomination before it would choose for
    # them.
    return frame.conceded is not None


@BOOK.rule("4.6.a", Concede)
def conceded(frame: Frame, concede: Concede, p: SnookerParameters) -> Effects:
    """The striker offers the frame; the opponent accepts or plays on."""
    if frame.striker is not None:
        yield e.Conceding(frame.sides[frame.side(frame.striker)])


@BOOK.refuses("4.6.a", Resign)
def nobody_resigns(frame: Frame, resign: Resign, p: SnookerParameters) -> bool:
    """Who gives up the match is named where nobody is at the table."""
    return resign.by is None and frame.striker is None


@BOOK.rule("4.6.a", Resign, derived=True)
def resigned(frame: Frame, resign: Resign, p: SnookerParameters) -> Effects:
    """With the match the frame under way is given up, by either side: there is nothing left to answer."""
    # 4.6.a lets the striker offer a frame, and nobody answers for a match: with it the frame goes, whoever is
    # at the table.
    by = resign.by or frame.players[frame.striker or 0]
    yield e.Won(frame.sides[1 - frame.side_named(by)], "concession")


@BOOK.refuses("4.6.a", Accept, Refuse)
def nothing_to_answer(frame: Frame, answer: Accept | Refuse, p: SnookerParameters) -> bool:
    """Only the opponent answers, and only an offer."""
    if frame.conceded is None:
        return True
    return answer.by is not None and frame.side_named(answer.by) == frame.conceded


@BOOK.rule("4.6.a", Refuse)
def played_on(frame: Frame, refuse: Refuse, p: SnookerParameters) -> Effects:
    """If the opponent plays on, the concession is void."""
    yield e.PlaysOn()


@BOOK.rule("4.6.a", Accept)
def accepted(frame: Frame, accept: Accept, p: SnookerParameters) -> Effects:
    """The frame goes to the opponent."""
    if frame.conceded is not None:
        yield e.Won(frame.sides[1 - frame.conceded], "concession")


@BOOK.rule("4.6.b", Accept)
def conceded_on_aggregate_points(frame: Frame, accept: Accept, p: SnookerParameters) -> Effects:
    """Where aggregate points count the opponent gets the value of the balls left."""
    if frame.aggregate and frame.conceded is not None:
        yield e.Awarded(frame.sides[1 - frame.conceded], frame.awarded)


def _offender(frame: Frame, fact: Misconduct | TimeWasting | TimeRuled) -> str:
    return fact.by or frame.players[frame.striker or 0]


def _loses(frame: Frame, fact: Misconduct | TimeWasting | TimeRuled) -> bool:
    """Tell whether conduct, or time, costs the frame."""
    if isinstance(fact, TimeRuled):
        return fact.ruling == "frame"
    return isinstance(fact, Misconduct) or _was_warned(frame, _offender(frame, fact))


def _was_warned(frame: Frame, name: str) -> bool:
    """Tell whether a player was warned, or where only their side is named, one of its players."""
    # Pairs are warned as players and named as sides: either name must find the other.
    return any(
        name == one or ((name in frame.sides or one in frame.sides) and frame.together(name, one))
        for one in frame.warned
    )


def _frame_to_opponent(frame: Frame, by: str) -> e.Won:
    return e.Won(frame.sides[1 - frame.side_named(by)], "misconduct")
