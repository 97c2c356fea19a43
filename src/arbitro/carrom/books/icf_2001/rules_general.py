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
    PointsDemanded,
    Strays,
    StrikerBack,
    StrokeMade,
    Waived,
    Warned,
)
from arbitro.carrom.facts import (
    Appeal,
    Attempt,
    Concede,
    Demand,
    Finish,
    Foul,
    Play,
    PlaysDuringAppeal,
    Replay,
    Shot,
    Timeout,
    Unnoticed,
    Warn,
    WrecksBoard,
)
from arbitro.carrom.orders import continues, declare_foul, foul, is_idle, passes
from arbitro.carrom.parameters import Parameters
from arbitro.carrom.points import by_conduct
from arbitro.kernel import Effect, Fact


@book.rule("87b", Demand)
def points_are_given_on_demand(board: Board, demand: Demand, p: Parameters) -> Iterator[Effect]:
    """Give the winner what he asks for of the additional points, in full or in part."""
    yield PointsDemanded(demand.points)


@book.refuses("87b", Demand)
def so_much_cannot_be_demanded(board: Board, demand: Demand, p: Parameters) -> bool:
    """Refuse a demand before the end, by another than the winner, or of more than there is."""
    if board.outcome is None or board.outcome.winner is None:
        return True
    by_loser = bool(demand.by) and board.side_of(demand.by) != board.outcome.winner
    return by_loser or not 0 < demand.points <= board.outcome.on_demand


@book.rule("116", Shot, when=("off_board",))
@book.rule("116", Finish, when=("off_board",))
def the_striker_leaves_the_board(board: Board, shot: Shot, p: Parameters) -> Iterator[Effect]:
    """Let the stroke count for what it pocketed."""
    yield StrikerBack()


@book.rule("121a", Appeal)
def an_appeal_stops_the_clock(board: Board, act: Appeal, p: Parameters) -> Iterator[Effect]:
    """Stop play until the umpire calls it on."""
    yield ClockStopped(board.side_of(act.by))


@book.rule("121a", Play)
def play_goes_on_with_the_call(board: Board, play: Play, p: Parameters) -> Iterator[Effect]:
    """Go on after an appeal."""
    if board.appeal:
        yield PlayCalled()


@book.refuses("121a", Appeal)
@book.refuses("121a", Shot)
@book.refuses("121a", Finish)
@book.refuses("121a", Attempt)
@book.refuses("121a", Timeout)
def play_stands_still(board: Board, act: Fact, p: Parameters) -> bool:
    """Refuse strokes, passing time and further appeals until the umpire calls "play"."""
    return board.appeal


@book.rule("121b", PlaysDuringAppeal, derived=True)
def playing_during_an_appeal_loses_the_board(
    board: Board, act: PlaysDuringAppeal, p: Parameters
) -> Iterator[Effect]:
    """Give the board to the opponent."""
    yield by_conduct(board, board.side_of(act.by), p)


@book.rule("122b.i", Foul, without=("law",))
def no_powder_after_the_call(board: Board, act: Foul, p: Parameters) -> Iterator[Effect]:
    """Forbid adding or taking away powder after the umpire's call."""
    if act.offence == "powder":
        yield declare_foul(board, act.by)


@book.rule("124c", Shot, when=("improper",))
@book.rule("124c", Finish, when=("improper",))
def not_before_the_opponents_striker_is_off(board: Board, shot: Shot, p: Parameters) -> Iterator[Effect]:
    """Call a stroke improper that is made before the opponent has picked up his striker."""
    if shot.improper == "early-stroke":
        yield foul(shot)


@book.rule("125a", Shot, when=("opponents",), without=("own", "queen", "striker", "improper"))
def an_opponents_man_stops_the_player(board: Board, shot: Shot, p: Parameters) -> Iterator[Effect]:
    """Stop a player who pocketed nothing but an opponent's man."""
    yield passes(board)
    yield Strays(shot.player, board.strokes + 1)


@book.rule("125a", Shot, when=("opponents", "own"), without=("striker", "improper", "barred"), derived=True)
def an_own_man_besides_lets_him_go_on(board: Board, shot: Shot, p: Parameters) -> Iterator[Effect]:
    """Do not stop a player who pocketed a man of his own with the opponent's."""
    yield continues(shot)


@book.rule("125b", Unnoticed)
def an_opponents_man_unnoticed(board: Board, act: Unnoticed, p: Parameters) -> Iterator[Effect]:
    """Let the player go on until it is noticed; the man stays pocketed."""
    if act.fault == "opponent-pocketed" and board.strayed:
        yield Waived(act.fault, board.side_of(board.strayed.player))


@book.refuses("125b", Unnoticed)
def no_opponents_man_was_pocketed(board: Board, act: Unnoticed, p: Parameters) -> bool:
    """Refuse the plea when no turn has just been lost by an opponent's man."""
    return act.fault == "opponent-pocketed" and board.strayed is None


@book.rule("126a", Foul, without=("law",))
def the_board_is_not_struck(board: Board, act: Foul, p: Parameters) -> Iterator[Effect]:
    """Forbid hitting, tapping or disturbing the board."""
    if act.offence == "hit-board":
        yield declare_foul(board, act.by)


@book.rule("126b", WrecksBoard, derived=True)
def wrecking_the_board_loses_it(board: Board, act: WrecksBoard, p: Parameters) -> Iterator[Effect]:
    """Give the board to the opponent when the men cannot be put back."""
    yield by_conduct(board, board.side_of(act.by), p)


@book.rule("127a", Shot, when=("untouched",))
def leaving_the_lines_is_a_stroke(board: Board, shot: Shot, p: Parameters) -> Iterator[Effect]:
    """Count a stroke as made once the striker has left the base lines, though it touched nothing."""
    yield StrokeMade(is_idle(board, shot))


@book.rule("129", Foul, without=("law",))
def the_opponent_is_not_distracted(board: Board, act: Foul, p: Parameters) -> Iterator[Effect]:
    """Forbid distracting the opponent."""
    if act.offence == "distract":
        yield declare_foul(board, act.by)


@book.rule("130a", Shot, when=("improper",))
@book.rule("130a", Finish, when=("improper",))
def the_striker_touches_both_base_lines(board: Board, shot: Shot, p: Parameters) -> Iterator[Effect]:
    """Call a stroke improper that is not made from both base lines."""
    if shot.improper == "base-line":
        yield foul(shot)


@book.rule("130b", Shot, when=("improper",))
@book.rule("130b", Finish, when=("improper",))
def the_striker_covers_the_base_circle(board: Board, shot: Shot, p: Parameters) -> Iterator[Effect]:
    """Call a stroke improper that does not cover the base circle or touches the arrow."""
    if shot.improper in ("base-circle", "arrow"):
        yield foul(shot)


@book.rule("131", Foul, without=("law",))
def partners_do_not_consult(board: Board, act: Foul, p: Parameters) -> Iterator[Effect]:
    """Forbid partners to talk or make signs."""
    talks = act.offence == "talk" and board.doubles
    if talks or act.offence == "gesture":
        yield declare_foul(board, act.by)


@book.rule("132", Foul, without=("law",))
def no_talk_with_spectators(board: Board, act: Foul, p: Parameters) -> Iterator[Effect]:
    """Forbid talking to the spectators."""
    if act.offence == "talk" and not board.doubles:
        yield declare_foul(board, act.by)


@book.rule("133", Foul, without=("law",))
def nothing_solid_in_the_hand(board: Board, act: Foul, p: Parameters) -> Iterator[Effect]:
    """Forbid holding anything solid but the striker."""
    if act.offence == "solid-object":
        yield declare_foul(board, act.by)


@book.rule("134", Foul, without=("law",))
def men_are_moved_by_strokes_only(board: Board, act: Foul, p: Parameters) -> Iterator[Effect]:
    """Forbid touching men and queen; the umpire puts them back."""
    if act.offence == "touch":
        yield declare_foul(board, act.by)


@book.rule("135", Foul, without=("law",))
def the_striker_is_not_tested(board: Board, act: Foul, p: Parameters) -> Iterator[Effect]:
    """Forbid testing the run of the striker during a board."""
    if act.offence == "striker-tested":
        yield declare_foul(board, act.by)


@book.rule("136a", Foul, without=("law",))
def the_striker_is_not_laid_on_the_frame(board: Board, act: Foul, p: Parameters) -> Iterator[Effect]:
    """Forbid keeping the striker on the frame or in a net."""
    if act.offence == "striker-on-frame":
        yield declare_foul(board, act.by)


@book.settled("137", derived=True)
def turns_passed_over_cancel_the_board(board: Board, fact: Fact, p: Parameters) -> Iterator[Effect]:
    """Cancel the board when each side has passed over its turn three times in a row."""
    if board.passes >= p.passes and board.outcome is None:
        yield BoardCancelled()


@book.rule("139", Concede)
def a_game_or_match_is_conceded(board: Board, act: Concede, p: Parameters) -> Iterator[Effect]:
    """Let a player concede the game or the match at any time."""
    side = board.side_of(act.by)
    yield MatchLost(side, conceded=True) if act.what == "match" else GameLost(side)


@book.refuses("139", Concede)
def the_game_was_conceded(board: Board, act: Concede, p: Parameters) -> bool:
    """Refuse a second concession of the game."""
    return act.what == "game" and board.game_lost_by is not None


@book.rule("140", Replay)
def unforeseen_circumstances(board: Board, act: Replay, p: Parameters) -> Iterator[Effect]:
    """Cancel the board for what nobody could help."""
    if act.cause == "unforeseen":
        yield BoardCancelled()


@book.rule("142", Replay)
def no_room_for_the_striker(board: Board, act: Replay, p: Parameters) -> Iterator[Effect]:
    """Cancel the board when men leave no room for the striker on base lines and circles."""
    if act.cause == "blocked-base-line":
        yield BoardCancelled()


@book.rule("129", Warn)
def a_distraction_is_warned(board: Board, act: Warn, p: Parameters) -> Iterator[Effect]:
    """Count the umpire's warnings."""
    side = board.side_of(act.to)
    yield Warned(side, board.warnings.of(side) + 1)
