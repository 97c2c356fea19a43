"""Whole boards of carrom, refereed, between machines."""

from collections.abc import Sequence
from math import pi
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from arbitro.carrom.contest import CarromContest
from arbitro.carrom.effects import SidesChange
from arbitro.carrom.facts import (
    BoardPlayed,
    CarromFact,
    CarromLies,
    CarromStroke,
    CarromToss,
    Demand,
    NextBoard,
    NoSpace,
    Replay,
)
from arbitro.carrom.game import GAMES
from arbitro.carrom.geometry import BoardPoint, Piece, opening, spot_faults, striker_faults
from arbitro.carrom.geometry.points import at
from arbitro.carrom.lying import lying
from arbitro.carrom.match import Format
from arbitro.carrom.sides import Each, Side
from arbitro.carrom.terms import CarromTerms, of_length
from arbitro.kernel import Fact, Heard
from arbitro.players import COLOURS, Colour, MatchOutcome, invite, play, read_name
from arbitro.players.carrom import KINDS, TABLE, CarromTable
from arbitro.players.carrom.aims import aims, spots
from arbitro.players.carrom.chances import BoardChances, kinds_of, row_of
from arbitro.players.carrom.house import CarromHouse
from arbitro.players.carrom.sight import Ask, CarromSight, Hit, Put
from arbitro.players.carrom.strength import STRENGTHS, CarromStrength
from arbitro.players.carrom.worth import standing
from arbitro.strokes.carrom.setting import SETTINGS
from arbitro.table import Rack
from tests.players.carrom_players import Scatterer, Watched, advance, board_between

ICF = "carrom/icf-2001"
SURFACE = SETTINGS[ICF].surface
MIDDLE = (SURFACE.lower_line + SURFACE.upper_line) / 2
EDITIONS = sorted(GAMES)
FORMS: tuple[Format, Format] = ("singles", "doubles")


def seated(*men: Piece) -> CarromContest:
    """Return an ICF match in which the first has won the toss and has the break, and what lies on the board."""
    contest = GAMES[ICF].judge(GAMES[ICF].start(CarromTerms()), CarromToss("A", "break")).state
    return replace(contest, layout=lying(TABLE.setting.layout(men)))


@settings(max_examples=10)
@given(st.integers(0, 2**32), st.sampled_from(EDITIONS), st.sampled_from(FORMS))
def test_pieces_on_the_board_are_those_of_the_referee(seed: int, edition: str, form: Format) -> None:
    game = Watched(KINDS, edition, form)
    _, facts = advance(game, Scatterer(Random(seed)), 40, str(seed))
    assert len(facts) >= 15


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("form", FORMS)
def test_a_board_is_played_to_its_end_without_a_human(edition: str, form: Format) -> None:
    game = Watched(KINDS, edition, form, boards=1)
    outcome = board_between(game, {"white": "house:2", "black": "house:2"}, f"{edition}/{form}")
    assert outcome.score[outcome.winner] == 1
    assert len(outcome.parts) == 1


def test_a_game_of_boards_counts_the_points() -> None:
    game = Watched(KINDS, boards=3)
    outcome = board_between(game, {"white": "house:1", "black": "house:2"}, "game")
    (points,) = outcome.parts
    assert outcome.winner == COLOURS[points.index(max(points))]


def test_the_same_seed_gives_the_same_board() -> None:
    game, names = CarromTable(KINDS, boards=1), players_named(1, 2)
    assert board_between(game, names, "again") == board_between(game, names, "again")


def players_named(white: int, black: int) -> dict[Colour, str]:
    return {"white": f"house:{white}", "black": f"house:{black}"}


def whole_match(
    game: CarromTable, white: int, black: int, seed: str
) -> tuple[MatchOutcome, list[Fact], list[CarromContest]]:
    """Play the best of three games; return how it went, with every fact and every state."""
    facts: list[Fact] = []
    states: list[CarromContest] = []

    def witness(seen: Sequence[Fact], heard: Heard[CarromContest, CarromFact]) -> None:
        facts.extend(seen)
        states.extend(verdict.state for verdict in heard.verdicts)

    names = players_named(white, black)
    players = {colour: invite(game, read_name(names[colour]), f"{seed}/{colour}") for colour in COLOURS}
    return play(game, players, 3, seed, witness), facts, states


@pytest.mark.parametrize("form", FORMS)
def test_57_a_match_is_the_best_of_three_games_with_its_toss_breaks_and_changes(form: Format) -> None:
    game = Watched(KINDS, ICF, form, boards=2)
    outcome, facts, states = whole_match(game, 1, 1, "three")
    assert isinstance(facts[0], CarromToss)
    assert outcome.score[outcome.winner] == 2
    assert len(outcome.parts) == sum(outcome.score.values())
    match = game.game.match(states[-1])
    assert match.first_break == facts[0].winner
    opened = [result.breaker for result in match.results if result.number == 1]
    other = match.other(match.first_break)
    assert opened == [match.first_break, other, match.first_break][: len(opened)]
    assert match.changes >= len(outcome.parts) - 1


def booked(contest: CarromContest, *facts: CarromFact) -> CarromContest:
    for fact in facts:
        contest = GAMES[ICF].judge(contest, fact).state
    return contest


def test_56a_the_score_of_a_new_game_begins_at_nothing() -> None:
    contest = booked(seated(), *(BoardPlayed("B", points) for points in (12, 12, 3)))
    assert contest.match.games == (0, 1)
    assert contest.board.score == Each(0, 0)
    assert contest.breaker == "B"
    assert contest.match.changes == 1


def test_60a_sides_change_within_the_third_game() -> None:
    contest = booked(seated(), *(BoardPlayed(winner, 12) for winner in "AAABBB"))
    assert contest.match.games == (1, 1)
    verdict = GAMES[ICF].judge(booked(contest, BoardPlayed("A", 12)), BoardPlayed("A", 5))
    assert SidesChange(within=True) in tuple(verdict.effects())
    assert TABLE.game.standing(verdict.state).parts == ((36, 0), (0, 36))
    assert verdict.state.match.score == (17, 0)


@pytest.mark.parametrize(("edition", "boards"), [(ICF, 8), ("carrom/classic-29", None)])
def test_a_match_has_the_length_of_its_edition(edition: str, boards: int | None) -> None:
    length = CarromTable(KINDS, edition).terms(3).length
    p = of_length(GAMES[edition].matches, length).parameters
    assert (p.games, p.boards) == (2, boards)
    assert [TABLE.fits(games) for games in (1, 2, 3, 5)] == [True, False, True, False]


@pytest.mark.nightly
@pytest.mark.parametrize("edition", EDITIONS)
def test_whole_matches_of_each_edition_finish(edition: str) -> None:
    for form in FORMS:
        outcome, _, states = whole_match(Watched(KINDS, edition, form), 4, 4, f"whole/{form}")
        assert outcome.score[outcome.winner] == 2
        limit = GAMES[edition].matches.parameters.boards
        assert limit is None or max(result.number for result in states[-1].match.results) <= limit + 1


@pytest.mark.nightly
@pytest.mark.parametrize("number", range(100))
def test_a_hundred_boards_finish(number: int) -> None:
    game = Watched(KINDS, EDITIONS[number % 3], FORMS[number // 3 % 2], boards=1)
    names = {"white": f"house:{1 + number % 5}", "black": f"house:{1 + number // 5 % 5}"}
    outcome = board_between(game, names, f"hundred/{number}")  # type: ignore[arg-type]
    assert outcome.score[outcome.winner] > 0


def test_the_racks_gaps_are_hidden_from_the_player() -> None:
    seen = []
    for seed in (1, 2):
        rack = lying(TABLE.setting.rack_layout(0, Rack(2e-5, seed)))
        due = TABLE.due(replace(seated(), layout=rack))
        assert due is not None
        seen.append(due.sight)
    assert seen[0] == seen[1]
    assert seen[0].men == opening(SURFACE)


def test_in_doubles_the_chances_that_wait_for_the_partner_count() -> None:
    weighed = []
    for form in FORMS:
        contest = GAMES[ICF].judge(GAMES[ICF].start(CarromTerms(format=form)), CarromToss("A", "break")).state
        layout = TABLE.setting.layout((Piece("white", BoardPoint(250.0, -250.0)),))
        sight = CarromTable(KINDS, form=form).sight(contest, layout, "stroke", contest.board.turn)
        row, kinds = row_of(TABLE.setting.table, layout), kinds_of(TABLE.setting.table, layout)
        weighed.append(BoardChances(SURFACE).balance(row, kinds, contest.board, sight))
    assert weighed[1] > weighed[0] + 0.05


def test_black_sees_the_board_from_the_other_side() -> None:
    state = seated(Piece("black", BoardPoint(100.0, 200.0)), Piece("white", BoardPoint(0.0, 0.0)))
    board = replace(state.board, turn="black", broken=True, men=Each(1, 1), queen="white")
    due = TABLE.due(replace(state, board=board))
    assert due is not None
    assert due.side == "black"
    assert {piece.colour: piece.at for piece in due.sight.men}["black"].to(BoardPoint(-100.0, -200.0)) < 1e-9


def test_142_a_blocked_base_line_cancels_the_board_and_it_is_set_up_again() -> None:
    wall = [BoardPoint(x, MIDDLE) for x in (-220.8, -165.0, -110.0, -55.0, 0.0, 55.0, 110.0, 165.0, 220.8)]
    state = seated(*(Piece("black", at) for at in wall), Piece("white", BoardPoint(0.0, 200.0)))
    board = replace(state.board, broken=True, men=Each(1, 9), queen="black")
    state = replace(state, board=board)
    assert TABLE.due(state) is None
    facts = TABLE.carry_out(state, None, Random(1))
    assert facts == (Replay("blocked-base-line"),)
    cancelled = TABLE.game.judge(state, facts[0]).state
    (following, lies) = TABLE.carry_out(cancelled, None, Random(1))
    assert following == NextBoard()
    assert isinstance(lies, CarromLies)
    assert len(lies.layout.at) == 19
    assert not TABLE.game.judge(cancelled, following).state.board.broken


def test_the_player_finds_the_only_gap_between_the_men() -> None:
    wall = [BoardPoint(x, MIDDLE) for x in (-220.8, -165.0, -115.0, -64.0, -5.0, 69.2, 115.0, 165.0, 220.8)]
    seen = sight("white", *(Piece("black", at) for at in wall), Piece("white", BoardPoint(0.0, 200.0)))
    assert len(spots(SURFACE, seen.men)) > 0
    hit = CarromHouse(STRENGTHS[2], Random(1)).best_stroke(seen)
    assert not striker_faults(SURFACE, hit.spot, 0, seen.men)
    assert 30.0 < hit.spot.x < 34.0


def test_79a_without_space_the_umpire_lets_the_claim_wait() -> None:
    *others, _, _ = opening(SURFACE)
    state = seated(*others, Piece("white", at(pi * 5 / 4, 2 * SURFACE.man)))
    board = replace(state.board, broken=True, men=Each(9, 8), to_place=Each(0, 1), placers=Each("", "white"))
    state = replace(state, board=board)
    assert TABLE.due(state) is None
    assert TABLE.carry_out(state, None, Random(1)) == (NoSpace("white"),)


def test_87b_the_winner_asks_for_what_he_can_have() -> None:
    state = seated()
    board = replace(state.board, broken=True, men=Each(2, 1), queen="black", turn="black")
    waiting = replace(board, to_place=Each(3, 0), waiting=Each(True, False))
    state = replace(state, board=GAMES[ICF].boards.judge(waiting, CarromStroke(black=1)).state)
    assert state.board.outcome is not None
    assert state.board.outcome.on_demand > 0
    due = TABLE.due(state)
    assert due is not None
    act = CarromHouse(STRENGTHS[1], Random(1)).act(due.sight)
    facts = TABLE.carry_out(state, act, Random(1))
    assert facts == (Demand(state.board.outcome.on_demand),)
    following = TABLE.carry_out(TABLE.game.judge(state, facts[0]).state, None, Random(1))
    assert following[0] == NextBoard()
    following = TABLE.carry_out(state, Ask(0), Random(1))
    assert following[0] == NextBoard()


STEADY = CarromStrength(aim=0.0, force=0.0, tried=700, shortlist=12, copies=2)


def sight(side: Side, *men: Piece, task: str = "stroke", **changes: object) -> CarromSight:
    """Return what a player at the near side sees of a board under way."""
    counts = Each(*(sum(piece.colour == colour for piece in men) for colour in ("white", "black")))
    queen = "board" if any(piece.colour == "queen" for piece in men) else "black"
    board = seated().board
    given = {"broken": True, "men": counts, "queen": queen, "opened": Each(True, True), "turn": side}
    return CarromSight(ICF, task, side, replace(board, **{**given, **changes}), men)  # type: ignore[arg-type]


def test_the_player_pockets_an_easy_man() -> None:
    easy = SURFACE.pockets[2] - BoardPoint(50.0, 60.0)
    seen = sight(
        "white",
        Piece("white", easy),
        Piece("white", BoardPoint(-150.0, 20.0)),
        Piece("black", BoardPoint(0.0, 0.0)),
    )
    hit = CarromHouse(STEADY, Random(3)).best_stroke(seen)
    facts = TABLE.carry_out(replace(seated(*seen.men), board=seen.board), hit, Random(1))
    assert isinstance(facts[0], CarromStroke)
    assert facts[0].white >= 1
    assert not facts[0].striker


def test_the_player_takes_the_queen_before_its_last_man() -> None:
    near, far = SURFACE.pockets[2], SURFACE.pockets[3]
    seen = sight(
        "white",
        Piece("white", near - BoardPoint(50.0, 60.0)),
        Piece("queen", far + BoardPoint(50.0, -60.0)),
        Piece("black", BoardPoint(0.0, 100.0)),
        Piece("black", BoardPoint(100.0, 0.0)),
    )
    hit = CarromHouse(STEADY, Random(5)).best_stroke(seen)
    facts = TABLE.carry_out(replace(seated(*seen.men), board=seen.board), hit, Random(1))
    assert isinstance(facts[0], CarromStroke)
    assert facts[0].queen
    assert not facts[0].white


@given(st.integers(0, 2**32))
@settings(max_examples=20)
def test_a_due_man_is_put_on_a_legal_spot(seed: int) -> None:
    whim = Random(seed)
    men = [Piece("queen", BoardPoint(0.0, 0.0)), Piece("black", BoardPoint(200.0, 200.0))]
    for _ in range(4):
        spot = BoardPoint(whim.uniform(-60, 60), whim.uniform(-60, 60))
        if not spot_faults(SURFACE, spot, men):
            men.append(Piece("white", spot))
    seen = sight("white", *men, task="place", to_place=Each(0, 1), placers=Each("black", "white"))
    act = CarromHouse(STRENGTHS[1 + seed % 5], whim).act(seen)
    assert isinstance(act, Put)
    assert not spot_faults(SURFACE, act.spot, men)


def test_where_only_forward_strokes_are_allowed_none_is_played_back() -> None:
    surface = SETTINGS["carrom/classic-29"].surface
    men = (Piece("white", BoardPoint(100.0, -320.0)), Piece("black", BoardPoint(0.0, 0.0)))
    thought_of = aims(surface, men, ("white",), Random(1))
    assert thought_of
    assert all(0.0 < aim.hit.angle < pi for aim in thought_of)
    assert any(aim.hit.angle < 0.0 for aim in aims(SURFACE, men, ("white",), Random(1)))


def test_a_stroke_turned_to_another_seat_and_back_is_the_same() -> None:
    hit = Hit(BoardPoint(30.0, MIDDLE), 1.0, 2.0)
    for seat in range(4):
        back = hit.seen_from(seat).seen_from(-seat)
        assert back.spot == hit.spot
        assert back.direction.to(hit.direction) < 1e-12


def test_a_board_is_worth_to_one_side_what_it_costs_the_other() -> None:
    board = replace(seated().board, men=Each(3, 5), queen="white")
    assert standing(board, "white") == -standing(board, "black") > 0
