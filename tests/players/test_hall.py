"""The hall on the tiny game of the kernel's tests: it plays any game that offers what it asks for."""

from collections.abc import Mapping, Sequence
from random import Random

import pytest

from arbitro.kernel import Fact, Terms, Verdict
from arbitro.players import (
    Colour,
    Due,
    NoPlayers,
    Outcome,
    Player,
    PlayerName,
    RefusedAct,
    UnknownPlayer,
    game_named,
    invite,
    play,
    read_name,
)
from arbitro.players.hall import EndlessMatch
from arbitro.players.player import Kind
from tests.example.game import Heap, Take, book

COLOURS: dict[str, Colour] = {"A": "white", "B": "black"}


class HeapGame:
    """Stones are taken in turn; before the first turn chance says how many there are."""

    edition = "example/heap"
    usual_length = 1
    kinds: Mapping[str, Kind[int, int]]

    def __init__(self, **kinds: Kind[int, int]) -> None:
        self.kinds = kinds

    def fits(self, length: int) -> bool:
        return length == 1

    def judge(self, state: Heap, fact: Fact) -> Verdict[Heap]:
        return book.judge(state, fact)

    def opening(self, length: int, chance: Random) -> tuple[Terms, tuple[Fact, ...]]:
        return Terms(), ()

    def begin(self, length: int, chance: Random) -> tuple[Heap, str]:
        return Heap(stones=chance.randint(8, 12)), "nobody has looked"

    def due(self, state: Heap, scene: str) -> Due[int] | None:
        if scene == "nobody has looked" or state.turn is None:
            return None
        return Due(COLOURS[state.turn], state.stones)

    def carry_out(
        self, state: Heap, scene: str, act: int | None, chance: Random
    ) -> tuple[str, Sequence[Fact]]:
        return "looked at", (Take(act),) if act is not None else ()

    def foul(self, state: Heap) -> bool:
        return state.fell

    def winner(self, state: Heap) -> Colour | None:
        return COLOURS[state.winner] if state.winner else None

    def score(self, state: Heap) -> Mapping[Colour, int]:
        return {colour: int(state.winner == side) for side, colour in COLOURS.items()}

    def parts(self, state: Heap) -> tuple[tuple[int, int], ...]:
        return ()


class Takes:
    """Takes as many stones as it is made for."""

    def __init__(self, stones: int) -> None:
        self.stones = stones
        self.seen: list[int] = []

    def act(self, sight: int) -> int:
        self.seen.append(sight)
        return min(self.stones, sight) if self.stones > 0 else self.stones


class Idle(HeapGame):
    """Nobody's act changes anything."""

    def carry_out(
        self, state: Heap, scene: str, act: int | None, chance: Random
    ) -> tuple[str, Sequence[Fact]]:
        return "looked at", ()


def match(white: Player[int, int], black: Player[int, int], seed: str = "1") -> Outcome:
    return play(HeapGame(), {"white": white, "black": black}, 1, seed)


def test_a_match_is_played_to_its_end_and_told_as_a_value() -> None:
    white, black = Takes(1), Takes(2)
    outcome = match(white, black)
    assert outcome.score[outcome.winner] == 1
    assert outcome.acts == outcome.facts == len(white.seen) + len(black.seen)


def test_the_same_seed_gives_the_same_match() -> None:
    assert match(Takes(1), Takes(2), "7") == match(Takes(1), Takes(2), "7")
    assert len({match(Takes(1), Takes(1), str(seed)).acts for seed in range(20)}) > 1


def test_a_player_sees_only_what_the_game_shows() -> None:
    white = Takes(1)
    match(white, Takes(1))
    assert all(isinstance(sight, int) for sight in white.seen)


def test_a_witness_is_told_every_fact_with_its_verdict() -> None:
    told: list[tuple[Fact, Verdict[Heap]]] = []
    outcome = play(
        HeapGame(), {"white": Takes(3), "black": Takes(3)}, 1, "1", lambda f, v: told.append((f, v))
    )
    assert len(told) == outcome.facts
    assert told[-1][1].state.winner is not None


def test_a_refused_act_is_a_fault_of_the_player_and_names_its_law() -> None:
    with pytest.raises(RefusedAct, match="1a"):
        match(Takes(-1), Takes(1))


def test_a_match_that_does_not_end_is_an_error() -> None:
    with pytest.raises(EndlessMatch):
        play(Idle(), {"white": Takes(1), "black": Takes(1)}, 1, "1")


@pytest.mark.parametrize(
    ("text", "name"), [("house:3", PlayerName("house", 3)), ("house", PlayerName("house"))]
)
def test_a_name_is_read_and_written(text: str, name: PlayerName) -> None:
    assert read_name(text) == name
    assert str(name) == text


@pytest.mark.parametrize("text", ["", ":3", "house:", "house:x", "house:-1", "house:²"])
def test_what_is_no_name_is_told(text: str) -> None:
    with pytest.raises(UnknownPlayer):
        read_name(text)


def test_players_are_invited_by_name_and_strength() -> None:
    game = HeapGame(house=Kind(lambda strength, whim: Takes(strength), (1, 2, 3), 2))
    assert [invite(game, read_name(name), "1").act(9) for name in ("house", "house:3")] == [2, 3]
    for name in ("house:4", "stranger"):
        with pytest.raises(UnknownPlayer) as error:
            invite(game, read_name(name), "1")
        assert error.value.known == ("house:1", "house:2", "house:3")


def test_a_game_without_players_is_told() -> None:
    with pytest.raises(NoPlayers):
        game_named("chess")
