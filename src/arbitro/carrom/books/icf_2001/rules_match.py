"""Laws 39, 40, 49 and 56 to 61, 138, 139, 143: toss, games, breaks, changes of sides and the match."""

from collections.abc import Iterator
from typing import get_args

from arbitro.carrom.apply import apply_match, begin_match
from arbitro.carrom.books.icf_2001.book import EDITION, LAWS
from arbitro.carrom.books.icf_2001.parameters import PARAMETERS
from arbitro.carrom.books.icf_2001.rules_loss import ITEMS, WARNED_FIRST
from arbitro.carrom.effects import (
    BreakGoesTo,
    ExtraBoard,
    GameWon,
    IntervalGiven,
    MatchWon,
    PointsScored,
    PracticePlayed,
    SidesChange,
    SitsFirst,
    TossWon,
)
from arbitro.carrom.facts import (
    BoardFact,
    BoardPlayed,
    BreakToss,
    ChangeMissed,
    Concede,
    MatchFact,
    Misconduct,
    PracticeBoard,
    Toss,
)
from arbitro.carrom.match import Match
from arbitro.carrom.parameters import Parameters
from arbitro.kernel import Book, Effect, Fact

PRACTICE_BOARDS = 2
"""Practice boards before the match, one for each side (law 40)."""

FACTS: tuple[type[Fact], ...] = (*get_args(BoardFact), *get_args(MatchFact))
"""What can be entered: at a board of a match that is over, too."""

matches: Book[Match, Parameters] = Book(EDITION, LAWS, PARAMETERS, apply_match, begin_match, facts=FACTS)


def full(match: Match, p: Parameters) -> bool:
    """Tell whether a game has had all its boards."""
    return match.limited and p.boards is not None and match.boards >= p.boards


def game_winner(match: Match, p: Parameters) -> str | None:
    """Return who has won the game under way, or None."""
    if match.game_over:
        return None
    return match.leader() if max(match.score) >= p.game or full(match, p) else None


def _goes_on(match: Match, p: Parameters) -> bool:
    return match.winner is None and not match.game_over and game_winner(match, p) is None


@matches.rule("39a", Toss)
def the_winner_of_the_toss_chooses(match: Match, toss: Toss, p: Parameters) -> Iterator[Effect]:
    """Let the winner of the toss choose the break or the side; if the side, the loser sits first and breaks."""
    yield TossWon(toss.winner, toss.choice)
    if toss.choice == "side":
        yield SitsFirst(match.other(toss.winner))
        yield BreakGoesTo(match.other(toss.winner))


@matches.rule("39b", Toss)
def a_pair_chooses_alike(match: Match, toss: Toss, p: Parameters) -> Iterator[Effect]:
    """Give the pair that wins the toss the same choice."""
    if match.format == "doubles":
        yield SitsFirst(toss.winner if toss.choice == "break" else match.other(toss.winner))


@matches.rule("39c", Toss)
def who_breaks_sits_first(match: Match, toss: Toss, p: Parameters) -> Iterator[Effect]:
    """Have the winner who chooses the break sit first; the loser chooses the side."""
    if toss.choice == "break":
        yield SitsFirst(toss.winner)
        yield BreakGoesTo(toss.winner)


@matches.refuses("39d", Toss)
def the_seats_are_settled(match: Match, toss: Toss, p: Parameters) -> bool:
    """Refuse another toss once the players are seated."""
    return match.tossed or bool(match.results)


@matches.rule("40", PracticeBoard)
def a_practice_board_each(match: Match, act: PracticeBoard, p: Parameters) -> Iterator[Effect]:
    """Count the practice boards."""
    yield PracticePlayed(PRACTICE_BOARDS - match.practice - 1)


@matches.refuses("40", PracticeBoard)
def no_more_practice(match: Match, act: PracticeBoard, p: Parameters) -> bool:
    """Refuse a third practice board, or one during the match."""
    return match.practice >= PRACTICE_BOARDS or bool(match.results)


@matches.refuses("40", Toss)
def practice_comes_after_the_toss(match: Match, toss: Toss, p: Parameters) -> bool:
    """Refuse a toss once the players have begun to practise."""
    return match.practice > 0


@matches.settled("49a.i")
def the_break_alternates(match: Match, fact: Fact, p: Parameters) -> Iterator[Effect]:
    """Pass the break to and fro within a game."""
    if match.next_break is None and match.results and _goes_on(match, p) and not full(match, p):
        yield BreakGoesTo(match.other(match.results[-1].breaker))


@matches.settled("49a.ii")
def the_other_opens_the_second_game(match: Match, fact: Fact, p: Parameters) -> Iterator[Effect]:
    """Give the first break of the second game to the side that did not open the first."""
    if match.next_break is None and _between(match, p, games=1):
        yield BreakGoesTo(match.other(match.first_break))


@matches.settled("49a.iii")
def the_first_opens_the_third_game(match: Match, fact: Fact, p: Parameters) -> Iterator[Effect]:
    """Give the first break of the third game back to the side that opened the first."""
    if match.next_break is None and _between(match, p, games=2):
        yield BreakGoesTo(match.first_break)


def _between(match: Match, p: Parameters, games: int) -> bool:
    return match.game_over and sum(match.games) == games and max(match.games) < p.games


@matches.rule("53a", BoardPlayed)
def the_points_are_added(match: Match, board: BoardPlayed, p: Parameters) -> Iterator[Effect]:
    """Add a board's points to the winner's score."""
    yield PointsScored(board.winner, board.points, board.queen)


@matches.settled("56a")
def the_game_is_won(match: Match, fact: Fact, p: Parameters) -> Iterator[Effect]:
    """Give the game to the first at the winning score, or to the leader after the last board."""
    winner = game_winner(match, p)
    if winner and match.winner is None:
        yield GameWon(winner)


@matches.settled("56b")
def a_level_game_has_an_extra_board(match: Match, fact: Fact, p: Parameters) -> Iterator[Effect]:
    """Add a board, its break tossed for, to a game that is level after the last."""
    if full(match, p) and _goes_on(match, p) and not match.extra_board:
        yield ExtraBoard()


@matches.rule("56b", BreakToss)
def the_toss_decides_the_break(match: Match, toss: BreakToss, p: Parameters) -> Iterator[Effect]:
    """Give the break of the extra board to the winner of the toss."""
    yield BreakGoesTo(toss.winner)


@matches.refuses("56b", BreakToss)
def no_break_is_tossed_for(match: Match, toss: BreakToss, p: Parameters) -> bool:
    """Refuse a toss for a break that is settled."""
    return not match.extra_board or match.next_break is not None


@matches.settled("57")
def two_games_win_the_match(match: Match, fact: Fact, p: Parameters) -> Iterator[Effect]:
    """Give the match to the side that has won two games."""
    if match.winner is None and max(match.games) >= p.games:
        yield MatchWon(match.players[match.games.index(max(match.games))])


def the_match_is_over(match: Match, act: Fact, p: Parameters) -> bool:
    """Refuse whatever comes after the end of the match."""
    return match.winner is not None


for _act in FACTS:
    matches.refuses("57", _act)(the_match_is_over)


@matches.settled("58")
def singles_change_sides(match: Match, fact: Fact, p: Parameters) -> Iterator[Effect]:
    """Have the players sit opposite after each game."""
    if match.format == "singles" and _changes_between_games(match, fact, p):
        yield SidesChange(within=False)


@matches.settled("59")
def doubles_move_to_the_right(match: Match, fact: Fact, p: Parameters) -> Iterator[Effect]:
    """Have every player move to the seat on his right after each game."""
    if match.format == "doubles" and _changes_between_games(match, fact, p):
        yield SidesChange(within=False)


def _changes_between_games(match: Match, fact: Fact, p: Parameters) -> bool:
    ends = isinstance(fact, BoardPlayed | Concede)
    return ends and match.game_over and not match.change_sides and max(match.games) < p.games


def _change_is_reached(match: Match, p: Parameters) -> bool:
    """Tell whether the deciding game has come to its change of sides."""
    due = match.deciding and game_winner(match, p) is None and not match.changed
    return due and max(match.score) >= p.change_points


@matches.settled("60a", derived=True)
def the_deciding_game_is_halved(match: Match, fact: Fact, p: Parameters) -> Iterator[Effect]:
    """Change sides in the deciding game after the fourth board or at 13 points, before the quarter-finals."""
    boards = match.deciding and game_winner(match, p) is None and match.boards >= p.change_boards
    if match.limited and not match.changed and (boards or _change_is_reached(match, p)):
        yield SidesChange(within=True)


@matches.settled("60b")
def the_deciding_game_is_halved_by_points(match: Match, fact: Fact, p: Parameters) -> Iterator[Effect]:
    """Change sides in the deciding game at 13 points only, from the quarter-finals on."""
    if not match.limited and _change_is_reached(match, p):
        yield SidesChange(within=True)


@matches.rule("60c", ChangeMissed)
def a_missed_change_is_made_up(match: Match, act: ChangeMissed, p: Parameters) -> Iterator[Effect]:
    """Change sides at the end of the board in which it is noticed that they should have been."""
    yield SidesChange(within=match.deciding, made_up=True)


@matches.refuses("60c", ChangeMissed)
def no_change_was_due(match: Match, act: ChangeMissed, p: Parameters) -> bool:
    """Refuse to make up for a change that was never due, or was made up already."""
    return match.changes == match.made_up


@matches.settled("61")
def two_minutes_for_the_change(match: Match, fact: Fact, p: Parameters) -> Iterator[Effect]:
    """Allow two minutes for a change of sides."""
    if match.change_sides and match.interval_s is None and not _between(match, p, games=2):
        yield IntervalGiven(p.change_seconds)


@matches.settled("138")
def ten_minutes_before_the_third_game(match: Match, fact: Fact, p: Parameters) -> Iterator[Effect]:
    """Allow ten minutes between the second and the third game."""
    if match.change_sides and match.interval_s is None and _between(match, p, games=2):
        yield IntervalGiven(p.rest_seconds)


@matches.rule("139", Concede)
def a_side_gives_up(match: Match, act: Concede, p: Parameters) -> Iterator[Effect]:
    """Give the conceded game or match to the opponent."""
    winner = match.other(act.by)
    yield MatchWon(winner, "concession") if act.what == "match" else GameWon(winner, conceded=True)


@matches.rule("143", Misconduct)
def indiscipline_costs_the_match(match: Match, act: Misconduct, p: Parameters) -> Iterator[Effect]:
    """Give the match to the opponent of a player who loses it by his conduct."""
    yield MatchWon(match.other(act.by), "misconduct")


def _loses_for(item: str, law: str) -> None:
    """Enter the rule of one item."""

    @matches.rule(law, Misconduct)
    def conduct_costs_the_match(match: Match, act: Misconduct, p: Parameters) -> Iterator[Effect]:
        if act.item == item:
            yield MatchWon(match.other(act.by), "misconduct")


for _item, _law in ITEMS.items():
    _loses_for(_item, _law)


@matches.refuses("143h", Misconduct, when=("item",))
def no_warning_is_told_of(match: Match, act: Misconduct, p: Parameters) -> bool:
    """Refuse to take the match for distracting where only results are told: a warning is given at a board."""
    return act.item == WARNED_FIRST
