"""Laws 39, 40, 49 and 56 to 61, 138, 139, 143: toss, games, breaks, changes of sides and the match."""

from collections.abc import Iterator
from typing import get_args

from arbitro.carrom.apply import apply_match, begin_match
from arbitro.carrom.books.icf_2001.book import EDITION, LAWS
from arbitro.carrom.books.icf_2001.parameters import PARAMETERS
from arbitro.carrom.books.icf_2001.rules_loss import ITEMS, WARNED_FIRST
from arbitro.carrom.effects import (
    BreakGoesTo,
    CarromGameWon,
    CarromMatchWon,
    ExtraBoard,
    IntervalGiven,
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
    CarromMisconduct,
    CarromToss,
    ChangeMissed,
    ConcedeGame,
    MatchFact,
    PracticeBoard,
)
from arbitro.carrom.match import CarromMatch
from arbitro.carrom.parameters import CarromParameters
from arbitro.kernel import Book, Effect, Fact

PRACTICE_BOARDS = 2
"""Practice boards before the match, one for each side (law 40)."""

FACTS: tuple[type[Fact], ...] = (*get_args(BoardFact), *get_args(MatchFact))
"""What can be entered: at a board of a match that is over, too."""

matches: Book[CarromMatch, CarromParameters] = Book(
    EDITION, LAWS, PARAMETERS, apply_match, begin_match, facts=FACTS
)


def full(match: CarromMatch, p: CarromParameters) -> bool:
    """Tell whether a game has had all its boards."""
    # 56a and 56b pull against each other from the quarter-finals on. Our reading: there a game has no limit of
    # boards, and is played to 25.
    return match.limited and p.boards is not None and match.boards >= p.boards


def game_winner(match: CarromMatch, p: CarromParameters) -> str | None:
    """Return who has won the game under way, or None."""
    if match.game_over:
        return None
    return match.leader() if max(match.score) >= p.game or full(match, p) else None


def _goes_on(match: CarromMatch, p: CarromParameters) -> bool:
    return match.winner is None and not match.game_over and game_winner(match, p) is None


@matches.rule("39a", CarromToss)
def the_winner_of_the_toss_chooses(
    match: CarromMatch, toss: CarromToss, p: CarromParameters
) -> Iterator[Effect]:
    """Let the winner of the toss choose the break or the side; if the side, the loser sits first and breaks."""
    yield TossWon(toss.winner, toss.choice)
    if toss.choice == "side":
        yield SitsFirst(match.other(toss.winner))
        yield BreakGoesTo(match.other(toss.winner))


@matches.rule("39b", CarromToss)
def a_pair_chooses_alike(match: CarromMatch, toss: CarromToss, p: CarromParameters) -> Iterator[Effect]:
    """Give the pair that wins the toss the same choice."""
    if match.format == "doubles":
        yield SitsFirst(toss.winner if toss.choice == "break" else match.other(toss.winner))


@matches.rule("39c", CarromToss)
def who_breaks_sits_first(match: CarromMatch, toss: CarromToss, p: CarromParameters) -> Iterator[Effect]:
    """Have the winner who chooses the break sit first; the loser chooses the side."""
    if toss.choice == "break":
        yield SitsFirst(toss.winner)
        yield BreakGoesTo(toss.winner)


@matches.refuses("39d", CarromToss)
def the_seats_are_settled(match: CarromMatch, toss: CarromToss, p: CarromParameters) -> bool:
    """Refuse another toss once the players are seated."""
    return match.tossed or bool(match.results)


@matches.rule("40", PracticeBoard)
def a_practice_board_each(match: CarromMatch, act: PracticeBoard, p: CarromParameters) -> Iterator[Effect]:
    """Count the practice boards."""
    yield PracticePlayed(PRACTICE_BOARDS - match.practice - 1)


@matches.refuses("40", PracticeBoard)
def no_more_practice(match: CarromMatch, act: PracticeBoard, p: CarromParameters) -> bool:
    """Refuse a third practice board, or one during the match."""
    return match.practice >= PRACTICE_BOARDS or bool(match.results)


@matches.refuses("40", CarromToss)
def practice_comes_after_the_toss(match: CarromMatch, toss: CarromToss, p: CarromParameters) -> bool:
    """Refuse a toss once the players have begun to practise."""
    return match.practice > 0


@matches.settlement("49a.i")
def the_break_alternates(match: CarromMatch, fact: Fact, p: CarromParameters) -> Iterator[Effect]:
    """Pass the break to and fro within a game."""
    if match.next_break is None and match.results and _goes_on(match, p) and not full(match, p):
        yield BreakGoesTo(match.other(match.results[-1].breaker))


@matches.settlement("49a.ii")
def the_other_opens_the_second_game(match: CarromMatch, fact: Fact, p: CarromParameters) -> Iterator[Effect]:
    """Give the first break of the second game to the side that did not open the first."""
    if match.next_break is None and _between(match, p, games=1):
        yield BreakGoesTo(match.other(match.first_break))


@matches.settlement("49a.iii")
def the_first_opens_the_third_game(match: CarromMatch, fact: Fact, p: CarromParameters) -> Iterator[Effect]:
    """Give the first break of the third game back to the side that opened the first."""
    if match.next_break is None and _between(match, p, games=2):
        yield BreakGoesTo(match.first_break)


def _between(match: CarromMatch, p: CarromParameters, games: int) -> bool:
    return match.game_over and sum(match.games) == games and max(match.games) < p.games


@matches.rule("53a", BoardPlayed)
def the_points_are_added(match: CarromMatch, board: BoardPlayed, p: CarromParameters) -> Iterator[Effect]:
    """Add a board's points to the winner's score."""
    yield PointsScored(board.winner, board.points, board.queen)


@matches.settlement("56a")
def the_game_is_won(match: CarromMatch, fact: Fact, p: CarromParameters) -> Iterator[Effect]:
    """Give the game to the first at the winning score, or to the leader after the last board."""
    winner = game_winner(match, p)
    if winner and match.winner is None:
        yield CarromGameWon(winner)


@matches.settlement("56b")
def a_level_game_has_an_extra_board(match: CarromMatch, fact: Fact, p: CarromParameters) -> Iterator[Effect]:
    """Add a board, its break tossed for, to a game that is level after the last."""
    if full(match, p) and _goes_on(match, p) and not match.extra_board:
        yield ExtraBoard()


@matches.rule("56b", BreakToss)
def the_toss_decides_the_break(match: CarromMatch, toss: BreakToss, p: CarromParameters) -> Iterator[Effect]:
    """Give the break of the extra board to the winner of the toss."""
    yield BreakGoesTo(toss.winner)


@matches.refuses("56b", BreakToss)
def no_break_is_tossed_for(match: CarromMatch, toss: BreakToss, p: CarromParameters) -> bool:
    """Refuse a toss for a break that is settled."""
    # A toss before the first board is no toss for the break but that of the match (39): it comes as
    # `CarromToss`.
    return not match.extra_board or match.next_break is not None


@matches.settlement("57")
def two_games_win_the_match(match: CarromMatch, fact: Fact, p: CarromParameters) -> Iterator[Effect]:
    """Give the match to the side that has won two games."""
    if match.winner is None and max(match.games) >= p.games:
        yield CarromMatchWon(match.players[match.games.index(max(match.games))])


def the_match_is_over(match: CarromMatch, act: Fact, p: CarromParameters) -> bool:
    """Refuse whatever comes after the end of the match."""
    return match.winner is not None


for _act in FACTS:
    matches.refuses("57", _act)(the_match_is_over)


@matches.settlement("58")
def singles_change_sides(match: CarromMatch, fact: Fact, p: CarromParameters) -> Iterator[Effect]:
    """Have the players sit opposite after each game."""
    if match.format == "singles" and _changes_between_games(match, fact, p):
        yield SidesChange(within=False)


@matches.settlement("59")
def doubles_move_to_the_right(match: CarromMatch, fact: Fact, p: CarromParameters) -> Iterator[Effect]:
    """Have every player move to the seat on their right after each game."""
    if match.format == "doubles" and _changes_between_games(match, fact, p):
        yield SidesChange(within=False)


def _changes_between_games(match: CarromMatch, fact: Fact, p: CarromParameters) -> bool:
    ends = isinstance(fact, BoardPlayed | ConcedeGame)
    return ends and match.game_over and not match.change_sides and max(match.games) < p.games


def _change_is_reached(match: CarromMatch, p: CarromParameters) -> bool:
    """Tell whether the deciding game has come to its change of sides."""
    due = match.deciding and game_winner(match, p) is None and not match.changed
    return due and max(match.score) >= p.change_points


@matches.settlement("60a", derived=True)
def the_deciding_game_is_halved(match: CarromMatch, fact: Fact, p: CarromParameters) -> Iterator[Effect]:
    """Change sides in the deciding game after the fourth board or at 13 points, before the quarter-finals."""
    # The text lost its ordinal; Colombia's edition has "cuarto partido": after the fourth board or at 13
    # points, whichever comes first.
    boards = match.deciding and game_winner(match, p) is None and match.boards >= p.change_boards
    if match.limited and not match.changed and (boards or _change_is_reached(match, p)):
        yield SidesChange(within=True)


@matches.settlement("60b")
def the_deciding_game_is_halved_by_points(
    match: CarromMatch, fact: Fact, p: CarromParameters
) -> Iterator[Effect]:
    """Change sides in the deciding game at 13 points only, from the quarter-finals on."""
    if not match.limited and _change_is_reached(match, p):
        yield SidesChange(within=True)


@matches.rule("60c", ChangeMissed)
def a_missed_change_is_made_up(
    match: CarromMatch, act: ChangeMissed, p: CarromParameters
) -> Iterator[Effect]:
    """Change sides at the end of the board in which it is noticed that they should have been."""
    yield SidesChange(within=match.deciding, made_up=True)


@matches.refuses("60c", ChangeMissed)
def no_change_was_due(match: CarromMatch, act: ChangeMissed, p: CarromParameters) -> bool:
    """Refuse to make up for a change that was never due, or was made up already."""
    return match.changes == match.made_up


@matches.settlement("61")
def two_minutes_for_the_change(match: CarromMatch, fact: Fact, p: CarromParameters) -> Iterator[Effect]:
    """Allow two minutes for a change of sides."""
    # The change before the third game falls into the ten minutes of 138, and has no time of its own.
    if match.change_sides and match.interval_s is None and not _between(match, p, games=2):
        yield IntervalGiven(p.change_seconds)


@matches.settlement("138")
def ten_minutes_before_the_third_game(
    match: CarromMatch, fact: Fact, p: CarromParameters
) -> Iterator[Effect]:
    """Allow ten minutes between the second and the third game."""
    if match.change_sides and match.interval_s is None and _between(match, p, games=2):
        yield IntervalGiven(p.rest_seconds)


@matches.rule("139", ConcedeGame)
def a_side_gives_up(match: CarromMatch, act: ConcedeGame, p: CarromParameters) -> Iterator[Effect]:
    """Give the conceded game or match to the opponent."""
    winner = match.other(act.by)
    yield (
        CarromMatchWon(winner, "concession") if act.what == "match" else CarromGameWon(winner, conceded=True)
    )


@matches.rule("143", CarromMisconduct)
def indiscipline_costs_the_match(
    match: CarromMatch, act: CarromMisconduct, p: CarromParameters
) -> Iterator[Effect]:
    """Give the match to the opponent of a player who loses it by their conduct."""
    yield CarromMatchWon(match.other(act.by), "misconduct")


def _loses_for(item: str, law: str) -> None:
    """Enter the rule of one item."""

    @matches.rule(law, CarromMisconduct)
    def conduct_costs_the_match(
        match: CarromMatch, act: CarromMisconduct, p: CarromParameters
    ) -> Iterator[Effect]:
        if act.item == item:
            yield CarromMatchWon(match.other(act.by), "misconduct")


for _item, _law in ITEMS.items():
    _loses_for(_item, _law)


@matches.refuses("143h", CarromMisconduct, when=("item",))
def no_warning_is_told_of(match: CarromMatch, act: CarromMisconduct, p: CarromParameters) -> bool:
    """Refuse to take the match for distracting where only results are told: a warning is given at a board."""
    # Results are entered without what was said at the boards, so that no warning can be shown.
    return act.item == WARNED_FIRST
