"""The hall on the tiny game of the kernel's tests: it plays any game that offers what it asks for."""

from collections.abc import Mapping, Sequence
from random import Random

import pytest

from arbitro.kernel import Fact, Heard, Sitting
from arbitro.players import (
    Colour,
    DecisionDue,
    MatchOutcome,
    NoPlayers,
    Player,
    PlayerName,
    RefusedAct,
    UnknownPlayer,
    invite,
    play,
    read_name,
    table_named,
)
from arbitro.players.hall import EndlessMatch
from arbitro.players.player import Kind
from arbitro.players.table import TableDefaults
from tests.example.game import Take
from tests.example.match import HeapFact, HeapGame, HeapMatch, HeapTerms

COLOURS: dict[str, Colour] = {"A": "white", "B": "black"}
GAME = HeapGame()


class HeapTable(TableDefaults):
    """Stones are taken in turn; the first are taken by chance."""

    kinds: Mapping[str, Kind[int, int]]
    game = GAME

    def __init__(self, **kinds: Kind[int, int]) -> None:
        self.kinds = kinds

    def fits(self, length: int) -> bool:
        return length == 1

    def terms(self, length: int) -> HeapTerms:
        return HeapTerms(heaps=length, stones=20)

    def due(self, state: HeapMatch) -> DecisionDue[int] | None:
        heap = state.heap
        return DecisionDue(COLOURS[heap.turn], heap.stones) if heap.turn and heap.stones < 20 else None

    def carry_out(self, state: HeapMatch, act: int | None, chance: Random) -> Sequence[HeapFact]:
        return (Take(chance.randint(1, 3) if act is None else act),)

    def foul(self, state: HeapMatch) -> bool:
        return state.heap.fell


class Takes:
    """Takes as many stones as it is made for."""

    def __init__(self, stones: int) -> None:
        self.stones = stones
        self.seen: list[int] = []

    def act(self, sight: int) -> int:
        self.seen.append(sight)
        return min(self.stones, sight) if self.stones > 0 else self.stones


class Idle(HeapTable):
    """Nobody's act changes anything."""

    def carry_out(self, state: HeapMatch, act: int | None, chance: Random) -> Sequence[HeapFact]:
        return ()


def match(white: Player[int, int], black: Player[int, int], seed: str = "1") -> MatchOutcome:
    return play(HeapTable(), {"white": white, "black": black}, 1, seed)


def test_a_match_is_played_to_its_end_and_told_as_a_value() -> None:
    white, black = Takes(1), Takes(2)
    outcome = match(white, black)
    assert outcome.score[outcome.winner] == 1
    assert outcome.acts == outcome.facts - 1 == len(white.seen) + len(black.seen)


def test_the_same_seed_gives_the_same_match() -> None:
    assert match(Takes(1), Takes(2), "7") == match(Takes(1), Takes(2), "7")
    assert len({match(Takes(1), Takes(1), str(seed)).acts for seed in range(20)}) > 1


def test_a_player_sees_only_what_the_game_shows() -> None:
    white = Takes(1)
    match(white, Takes(1))
    assert all(isinstance(sight, int) for sight in white.seen)


def test_a_witness_is_told_of_the_opening_and_every_act_with_what_became_of_it() -> None:
    told: list[tuple[Sequence[Fact], Heard[HeapMatch, HeapFact]]] = []
    players = {"white": Takes(3), "black": Takes(3)}
    outcome = play(HeapTable(), players, 1, "1", lambda f, h: told.append((f, h)))  # type: ignore[arg-type]
    assert sum(len(facts) for facts, _ in told) == outcome.facts
    assert [len(heard.verdicts) for _, heard in told] == [len(facts) for facts, _ in told]
    assert told[-1][1].sitting.standing().ended is not None


def test_a_match_of_machines_is_a_journal_like_any_other() -> None:
    sittings: list[Sitting[HeapMatch, HeapFact]] = []
    players = {"white": Takes(3), "black": Takes(3)}
    keep = lambda facts, heard: sittings.append(heard.sitting)  # noqa: E731
    play(HeapTable(), players, 1, "1", keep, ("Ada", "Bea"))  # type: ignore[arg-type]
    last = sittings[-1]
    assert Sitting.load(GAME, last.journal.export()).state == last.state
    assert {entry.author for entry in last.journal.entries} == {"hall", "Ada", "Bea"}


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
    table = HeapTable(house=Kind(lambda strength, whim: Takes(strength), (1, 2, 3), 2))
    assert [invite(table, read_name(name), "1").act(9) for name in ("house", "house:3")] == [2, 3]
    for name in ("house:4", "stranger"):
        with pytest.raises(UnknownPlayer) as error:
            invite(table, read_name(name), "1")
        assert error.value.known == ("house:1", "house:2", "house:3")


def test_a_game_without_players_is_told() -> None:
    with pytest.raises(NoPlayers):
        table_named("chess")
