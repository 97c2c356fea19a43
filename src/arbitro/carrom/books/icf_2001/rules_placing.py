"""Laws 78 to 91: placing, claims and their time."""

from collections.abc import Iterator

from arbitro.carrom.board import Board
from arbitro.carrom.books.icf_2001.book import book
from arbitro.carrom.effects import ClaimLost, ClaimWaits, MenPlaced, PlacerChanges, PlacingCorrected, Waived
from arbitro.carrom.facts import (
    CarromShot,
    FaultUnnoticed,
    Finish,
    Forgo,
    InvalidBreak,
    LeaveSeat,
    NoSpace,
    OutOfTurn,
    PlaceMen,
    Timeout,
)
from arbitro.carrom.orders import claim_of, declare_foul, due
from arbitro.carrom.parameters import CarromParameters
from arbitro.carrom.points import by_conduct
from arbitro.carrom.sides import SIDES, Side, other
from arbitro.kernel import Effect, Fact


@book.refuses("78a", CarromShot, Finish, InvalidBreak)
def men_are_to_be_placed_first(board: Board, shot: CarromShot | InvalidBreak, p: CarromParameters) -> bool:
    """Refuse a stroke while men are to be placed."""
    return board.must_place("white") or board.must_place("black")


@book.refuses("78a", FaultUnnoticed, derived=True)
def no_stroke_is_under_way(board: Board, act: FaultUnnoticed, p: CarromParameters) -> bool:
    """Refuse a plea that needs the next stroke under way while men must be placed before it."""
    # A queen not covered, or an opponent's man, goes unnoticed only once the next stroke is under way, and that
    # stroke waits for the men: what was not placed goes unnoticed first (83).
    placing = act.fault in ("unplaced-due", "wrong-man-placed")
    return not placing and (board.must_place("white") or board.must_place("black"))


@book.refuses("78a", PlaceMen)
def nothing_is_to_be_placed(board: Board, place: PlaceMen, p: CarromParameters) -> bool:
    """Refuse placing when nothing is due, or placing nothing."""
    return not place.men or not (board.to_place.white or board.to_place.black)


@book.refuses("78a", PlaceMen)
def more_than_is_due(board: Board, place: PlaceMen, p: CarromParameters) -> bool:
    """Refuse placing more men than are due."""
    colour = claim_of(board, place.by, place.men)
    return colour is not None and place.men > board.to_place.of(colour)


@book.refuses("9", PlaceMen, NoSpace)
def another_is_entitled(board: Board, act: PlaceMen | NoSpace, p: CarromParameters) -> bool:
    """Refuse placing by a player who is not entitled to it."""
    # 9 lets only the player entitled place; who that is in doubles, 78b and 79b say.
    return bool(act.by) and claim_of(board, act.by) is None


@book.rule("78a", PlaceMen)
def men_are_placed(board: Board, place: PlaceMen, p: CarromParameters) -> Iterator[Effect]:
    """Put men that are due back on the board."""
    colour = claim_of(board, place.by, place.men)
    if colour:
        yield MenPlaced(colour, place.men, board.placers.of(colour))


@book.rule("79a", NoSpace)
def the_claim_waits_for_space(board: Board, act: NoSpace, p: CarromParameters) -> Iterator[Effect]:
    """Let the claim wait while there is no room, and play go on."""
    colour = claim_of(board, act.by)
    if colour:
        yield ClaimWaits(colour)


@book.refuses("79a", NoSpace)
def no_claim_needs_space(board: Board, act: NoSpace, p: CarromParameters) -> bool:
    """Refuse the plea when nothing is to be placed or the claim waits already."""
    colour = claim_of(board, act.by)
    return colour is None or board.waiting.of(colour)


@book.settlement("79b")
def the_right_passes_to_the_partner(board: Board, fact: Fact, p: CarromParameters) -> Iterator[Effect]:
    """Pass a waiting claim in doubles to the player on the right of the one of the owing side now in turn."""
    # The claim goes to the right-hand player whenever the owing side comes to the turn, and stays with them
    # till then (81).
    if not board.doubles or board.outcome is not None:
        return
    colour = board.side
    placer = board.right_of(board.turn)
    joined = board.owed.of(colour) and board.available(colour)
    if board.waiting.of(colour) and not joined and board.placers.of(colour) != placer:
        yield PlacerChanges(colour, placer)


@book.rule("80", Forgo)
def a_foul_is_not_risked(board: Board, act: Forgo, p: CarromParameters) -> Iterator[Effect]:
    """End the claim of a player who has room to place and does not want to."""
    colour = forgone_colour(board, act.by)
    if colour and board.must_place(colour):
        yield ClaimLost(colour)


@book.rule("81", PlaceMen)
def space_in_his_own_turn(board: Board, place: PlaceMen, p: CarromParameters) -> Iterator[Effect]:
    """Have a waiting claim placed at once when there is space in the turn of the player entitled."""
    colour = claim_of(board, place.by, place.men)
    if colour and board.waiting.of(colour) and board.in_turn(board.placers.of(colour)):
        yield MenPlaced(colour, place.men, board.placers.of(colour))


@book.rule("82a", PlaceMen, when=("own",))
def own_men_placed_by_mistake(board: Board, place: PlaceMen, p: CarromParameters) -> Iterator[Effect]:
    """Have the placer put their mistake right, and declare the infringement."""
    yield from _correct_placing(board, place)


@book.refuses("82a", PlaceMen, when=("own",))
def he_has_no_such_men(board: Board, place: PlaceMen, p: CarromParameters) -> bool:
    """Refuse the mistake of a placer none of whose own men are out."""
    colour = claim_of(board, place.by, place.men)
    return colour is not None and board.available(other(colour)) < place.men


@book.rule("82b", FaultUnnoticed, derived=True)
def own_men_placed_unnoticed(board: Board, act: FaultUnnoticed, p: CarromParameters) -> Iterator[Effect]:
    """Leave own men placed by mistake where they are, and extinguish the due."""
    # The clause leaves the man where it is and says nothing of the due. Our reading: it is extinguished, as
    # what was not placed at all is (83).
    if act.fault == "wrong-man-placed":
        yield Waived(act.fault, misplaced_colour(board) or "white")


@book.refuses("82b", FaultUnnoticed)
def no_wrong_man_was_placed(board: Board, act: FaultUnnoticed, p: CarromParameters) -> bool:
    """Refuse the plea when nothing was placed or to be placed."""
    return act.fault == "wrong-man-placed" and misplaced_colour(board) is None


def misplaced_colour(board: Board) -> Side | None:
    """Return the colour that was due when the placer laid men of their own, or None."""
    if board.last and isinstance(board.last.act, PlaceMen):
        return claim_of(board.last.before, board.last.act.by, board.last.act.men)
    return claim_of(board, "")


@book.rule("83", FaultUnnoticed)
def a_due_not_placed_unnoticed(board: Board, act: FaultUnnoticed, p: CarromParameters) -> Iterator[Effect]:
    """Extinguish what was not placed before the next stroke."""
    # Also where only a part was available: the whole due is extinguished, what is still owed of it too, for the
    # next stroke is under way and is not held up.
    if act.fault == "unplaced-due":
        yield from (Waived(act.fault, colour) for colour in SIDES if board.must_place(colour))


@book.rule("83", OutOfTurn, without=("noticed",), derived=True)
def a_stroke_out_of_turn_before_placing(
    board: Board, act: OutOfTurn, p: CarromParameters
) -> Iterator[Effect]:
    """Extinguish what was not placed before a stroke out of turn that nobody noticed."""
    yield from (Waived("unplaced-due", colour) for colour in SIDES if board.must_place(colour))


@book.refuses("83", FaultUnnoticed)
def no_due_was_left(board: Board, act: FaultUnnoticed, p: CarromParameters) -> bool:
    """Refuse the plea when everything was placed."""
    return act.fault == "unplaced-due" and not any(map(board.must_place, SIDES))


@book.rule("84a", PlaceMen)
def a_man_let_go_is_placed(board: Board, place: PlaceMen, p: CarromParameters) -> Iterator[Effect]:
    """Count a man as placed once the finger is off it."""
    colour = claim_of(board, place.by, place.men)
    if colour:
        yield MenPlaced(colour, place.men, board.placers.of(colour))


@book.rule("85", PlaceMen, when=("where",))
def placed_outside_the_circle(board: Board, place: PlaceMen, p: CarromParameters) -> Iterator[Effect]:
    """Have a man laid outside the outer circle moved in, and declare the infringement."""
    if place.where == "outside-circle":
        yield from _correct_placing(board, place)


@book.rule("86", PlaceMen, when=("disturbed",))
def another_man_is_moved(board: Board, place: PlaceMen, p: CarromParameters) -> Iterator[Effect]:
    """Put back what the placer moved, and declare the infringement."""
    yield from _correct_placing(board, place)


@book.rule("87a", Forgo)
def the_claim_is_given_up(board: Board, act: Forgo, p: CarromParameters) -> Iterator[Effect]:
    """Let a claim be given up, in full only."""
    colour = forgone_colour(board, act.by)
    if colour:
        yield ClaimLost(colour)


@book.refuses("87a", Forgo)
def nothing_is_claimed(board: Board, act: Forgo, p: CarromParameters) -> bool:
    """Refuse to give up what is not claimed, or what is claimed by another."""
    return forgone_colour(board, act.by) is None


@book.refuses("87a", Forgo)
def not_in_part(board: Board, act: Forgo, p: CarromParameters) -> bool:
    """Refuse to give up the rest of a claim of which men were placed."""
    colour = forgone_colour(board, act.by)
    return colour is not None and board.placed.of(colour) > 0


def forgone_colour(board: Board, by: str) -> Side | None:
    """Return the colour on which a player gives up their claim; where nothing is to be placed, what is owed to them."""
    colour = claim_of(board, by)
    if colour:
        return colour
    side = board.side_of(by or board.turn)
    owing = [
        colour
        for colour in (other(side), side)
        if board.owed.of(colour) > 0 and not board.to_place.of(colour)
    ]
    return owing[0] if owing and not (by and owing[0] == side) else None


@book.rule("87a", Timeout)
def nothing_was_placed_in_time(board: Board, act: Timeout, p: CarromParameters) -> Iterator[Effect]:
    """Take away a claim of which nothing was placed in time."""
    colour = _late(board, act)
    if colour and not board.placed.of(colour):
        yield ClaimLost(colour)


@book.rule("88a", Timeout)
def the_time_for_placing_is_over(board: Board, act: Timeout, p: CarromParameters) -> Iterator[Effect]:
    """End a claim when the time for placing has run out."""
    colour = _late(board, act)
    if colour:
        yield _out_of_time(board, colour)


@book.rule("88b", Timeout, derived=True)
def not_all_was_placed_in_time(board: Board, act: Timeout, p: CarromParameters) -> Iterator[Effect]:
    """Remove what was placed of a claim not completed in time, and declare the infringement."""
    # ICF and classic say "may", Colombia that they must. Our reading: nothing placed costs the claim alone
    # (87a), something placed is a fault in placing as well.
    colour = _late(board, act)
    if colour and board.placed.of(colour):
        yield declare_foul(board, board.placers.of(colour))
        yield _out_of_time(board, colour)


def _out_of_time(board: Board, colour: Side) -> ClaimLost:
    # Where a claim waited for space play went on, and of the men placed some may have gone in since.
    return ClaimLost(colour, min(board.placed.of(colour), board.men.of(colour)))


@book.rule("89a", CarromShot, when=("striker",))
def dues_are_not_set_off(board: Board, shot: CarromShot, p: CarromParameters) -> Iterator[Effect]:
    """Charge a due although the opponent owes men too."""
    # Colombia's text is mistranslated here; read as ICF has it: each side places what it is due.
    if board.outstanding(other(shot.side)):
        yield due(board, shot)


@book.rule("89b", PlaceMen, when=("where",))
def placed_on_the_centre_circle(board: Board, place: PlaceMen, p: CarromParameters) -> Iterator[Effect]:
    """Have a man laid on the centre circle moved off it, and declare the infringement."""
    if place.where == "on-centre":
        yield from _correct_placing(board, place)


@book.rule("91", LeaveSeat, derived=True)
def leaving_the_seat_loses_the_board(board: Board, act: LeaveSeat, p: CarromParameters) -> Iterator[Effect]:
    """Give the board to the opponent when a player gets up."""
    # The clause names one's own turn and the opponent's: read as at any time in the board.
    yield by_conduct(board, board.side_of(act.by), p)


@book.rule("114", PlaceMen, when=("where",))
def a_shot_made_with_the_queen(board: Board, place: PlaceMen, p: CarromParameters) -> Iterator[Effect]:
    """Have a man laid so as to make a shot with the queen moved, and declare the infringement."""
    if place.where == "shot-with-queen":
        yield from _correct_placing(board, place)


@book.refuses("114", PlaceMen, when=("where",))
def there_is_no_queen_to_shoot_with(board: Board, place: PlaceMen, p: CarromParameters) -> bool:
    """Refuse the charge of a shot with a queen that is not on the board."""
    return place.where == "shot-with-queen" and board.queen != "board"


def _correct_placing(board: Board, place: PlaceMen) -> Iterator[Effect]:
    colour = claim_of(board, place.by, place.men)
    if colour:
        yield PlacingCorrected(colour, place.men, place.own)
        yield declare_foul(board, board.placers.of(colour))


def _late(board: Board, act: Timeout) -> Side | None:
    """Return the colour whose placing time a player has let run out."""
    colour = claim_of(board, act.by)
    return colour if colour and board.must_place(colour) else None
