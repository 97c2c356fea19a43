"""Laws 87b and 115 to 142: demands, strokes, appeals, conduct and cancelled boards."""

from collections.abc import Iterator

from arbitro.carrom.board import Board
from arbitro.carrom.books.icf_2001.book import book
from arbitro.carrom.effects import (
    BoardCancelled,
    ClockStopped,
    GameLost,
    MatchLost,
    PlayCalled,
    PlayerWarned,
    PointsDemanded,
    Strays,
    StrikerBack,
    Waived,
)
from arbitro.carrom.facts import (
    AppealToUmpire,
    CallPlay,
    CarromFoul,
    CarromShot,
    ConcedeGame,
    Demand,
    FaultUnnoticed,
    Finish,
    InvalidBreak,
    PlaysDuringAppeal,
    Replay,
    Timeout,
    WarnPlayer,
    WrecksBoard,
)
from arbitro.carrom.orders import declare_foul, passes, stroke_made
from arbitro.carrom.parameters import CarromParameters
from arbitro.carrom.points import by_conduct
from arbitro.carrom.rows import enter_improper, enter_offences, enter_strokes
from arbitro.kernel import Effect, Fact


@book.rule("87b", Demand)
def points_are_given_on_demand(board: Board, demand: Demand, p: CarromParameters) -> Iterator[Effect]:
    """Give the winner what they ask for of the additional points, in full or in part."""
    yield PointsDemanded(demand.points)


@book.refuses("87b", Demand)
def so_much_cannot_be_demanded(board: Board, demand: Demand, p: CarromParameters) -> bool:
    """Refuse a demand before the end, by another than the winner, or of more than there is."""
    if board.outcome is None or board.outcome.winner is None:
        return True
    by_loser = bool(demand.by) and board.side_of(demand.by) != board.outcome.winner
    return by_loser or not 0 < demand.points <= board.outcome.on_demand


@book.rule("116", CarromShot, Finish, when=("off_board",))
def the_striker_leaves_the_board(board: Board, shot: CarromShot, p: CarromParameters) -> Iterator[Effect]:
    """Let the stroke count for what it pocketed."""
    yield StrikerBack()


@book.rule("121a", AppealToUmpire)
def an_appeal_stops_the_clock(board: Board, act: AppealToUmpire, p: CarromParameters) -> Iterator[Effect]:
    """Stop play until the umpire calls it on."""
    yield ClockStopped(board.side_of(act.by))


@book.rule("121a", CallPlay)
def play_goes_on_with_the_call(board: Board, play: CallPlay, p: CarromParameters) -> Iterator[Effect]:
    """Go on after an appeal."""
    if board.appeal:
        yield PlayCalled()


@book.refuses("121a", AppealToUmpire, CarromShot, Finish, InvalidBreak, Timeout)
def play_stands_still(board: Board, act: Fact, p: CarromParameters) -> bool:
    """Refuse strokes, passing time and further appeals until the umpire calls "play"."""
    return board.appeal


@book.rule("121b", PlaysDuringAppeal, derived=True)
def playing_during_an_appeal_loses_the_board(
    board: Board, act: PlaysDuringAppeal, p: CarromParameters
) -> Iterator[Effect]:
    """Give the board to the opponent."""
    # The clause states no score from which the queen gives nothing: the cut-off of 54 holds here as well.
    yield by_conduct(board, board.side_of(act.by), p)


enter_offences(
    book,
    """
    122b.i       powder             no_powder_after_the_call
    """,
)


enter_improper(
    book,
    """
    124c         early-stroke       not_before_the_opponents_striker_is_off
    """,
)


@book.rule("125a", CarromShot, when=("opponents",), without=("own", "queen", "striker", "improper"))
def an_opponents_man_stops_the_player(
    board: Board, shot: CarromShot, p: CarromParameters
) -> Iterator[Effect]:
    """Stop a player who pocketed nothing but an opponent's man."""
    yield passes(board)
    yield Strays(shot.player, board.strokes + 1)


enter_strokes(
    book,
    """
    an_own_man_besides_lets_him_go_on: goes on
        125a*  opponents own | striker improper barred
    """,
)


@book.rule("125b", FaultUnnoticed)
def an_opponents_man_unnoticed(board: Board, act: FaultUnnoticed, p: CarromParameters) -> Iterator[Effect]:
    """Let the player go on until it is noticed; the man stays pocketed."""
    if act.fault == "opponent-pocketed" and board.strayed:
        yield Waived(act.fault, board.side_of(board.strayed.player))


@book.refuses("125b", FaultUnnoticed)
def no_opponents_man_was_pocketed(board: Board, act: FaultUnnoticed, p: CarromParameters) -> bool:
    """Refuse the plea when no turn has just been lost by an opponent's man."""
    return act.fault == "opponent-pocketed" and board.strayed is None


enter_offences(
    book,
    """
    126a         hit-board          the_board_is_not_struck
    """,
)


@book.rule("126b", WrecksBoard, derived=True)
def wrecking_the_board_loses_it(board: Board, act: WrecksBoard, p: CarromParameters) -> Iterator[Effect]:
    """Give the board to the opponent when the men cannot be put back."""
    # The clause does not say whose men count: the offender's, and the queen only if it is on the board. A queen
    # still to be covered counts as on the board.
    yield by_conduct(board, board.side_of(act.by), p)


@book.rule("127a", CarromShot, when=("untouched",))
def leaving_the_lines_is_a_stroke(board: Board, shot: CarromShot, p: CarromParameters) -> Iterator[Effect]:
    """Count a stroke as made once the striker has left the base lines, though it touched nothing."""
    # Said again here because 127a makes such a stroke one, and with it the turn over; nothing else of it
    # counts.
    yield stroke_made(board, shot)


enter_offences(
    book,
    """
    129          distract           the_opponent_is_not_distracted
    """,
)


enter_improper(
    book,
    """
    130a         base-line          the_striker_touches_both_base_lines
    130b         base-circle arrow  the_striker_covers_the_base_circle
    """,
)


@book.rule("131", CarromFoul, without=("law",))
def partners_do_not_consult(board: Board, act: CarromFoul, p: CarromParameters) -> Iterator[Effect]:
    """Forbid partners to talk or make signs."""
    # Without the number of a clause, talk is a matter of 131 in doubles and of 132 in singles, where no partner
    # is.
    talks = act.offence == "talk" and board.doubles
    if talks or act.offence == "gesture":
        yield declare_foul(board, act.by)


@book.rule("132", CarromFoul, without=("law",))
def no_talk_with_spectators(board: Board, act: CarromFoul, p: CarromParameters) -> Iterator[Effect]:
    """Forbid talking to the spectators."""
    if act.offence == "talk" and not board.doubles:
        yield declare_foul(board, act.by)


enter_offences(
    book,
    """
    133          solid-object       nothing_solid_in_the_hand
    134          touch              men_are_moved_by_strokes_only
    135          striker-tested     the_striker_is_not_tested
    136a         striker-on-frame   the_striker_is_not_laid_on_the_frame
    """,
)


@book.settlement("137", derived=True)
def turns_passed_over_cancel_the_board(board: Board, fact: Fact, p: CarromParameters) -> Iterator[Effect]:
    """Cancel the board when each side has passed over its turn three times in a row."""
    # What passing over a turn is, only Colombia's edition says: the striker left its lines and touched nothing.
    if board.passes >= p.passes and board.outcome is None:
        yield BoardCancelled()


@book.rule("139", ConcedeGame)
def a_game_or_match_is_conceded(board: Board, act: ConcedeGame, p: CarromParameters) -> Iterator[Effect]:
    """Let a player concede the game or the match at any time."""
    side = board.side_of(act.by)
    yield MatchLost(side, conceded=True) if act.what == "match" else GameLost(side)


@book.refuses("139", ConcedeGame)
def the_game_was_conceded(board: Board, act: ConcedeGame, p: CarromParameters) -> bool:
    """Refuse a second concession of the game."""
    return act.what == "game" and board.game_lost_by is not None


@book.rule("140", Replay)
def unforeseen_circumstances(board: Board, act: Replay, p: CarromParameters) -> Iterator[Effect]:
    """Cancel the board for what nobody could help."""
    if act.cause == "unforeseen":
        yield BoardCancelled()


@book.rule("142", Replay)
def no_room_for_the_striker(board: Board, act: Replay, p: CarromParameters) -> Iterator[Effect]:
    """Cancel the board when men leave no room for the striker on base lines and circles."""
    if act.cause == "blocked-base-line":
        yield BoardCancelled()


@book.rule("129", WarnPlayer)
def a_distraction_is_warned(board: Board, act: WarnPlayer, p: CarromParameters) -> Iterator[Effect]:
    """Count the umpire's warnings."""
    side = board.side_of(act.to)
    yield PlayerWarned(side, board.warnings.of(side) + 1)
