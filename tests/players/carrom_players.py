"""Carrom watched at every act, and a player without any thought, for the tests."""

from collections.abc import Sequence
from random import Random

from arbitro.carrom.contest import CarromContest
from arbitro.carrom.facts import CarromFact
from arbitro.carrom.geometry import BoardPoint, spot_faults, striker_faults
from arbitro.carrom.sides import SIDES
from arbitro.kernel import Fact
from arbitro.players import COLOURS, Colour, MatchOutcome, Player, invite, play, read_name
from arbitro.players.carrom import CarromTable
from arbitro.players.carrom.aims import spots
from arbitro.players.carrom.sight import Act, Ask, CarromSight, Hit, Put
from arbitro.strokes.carrom.played import nearest_space
from arbitro.table.standing import refuse_impossible


class Watched(CarromTable):
    """Carrom in which every act is held against the law and against what lies on the board."""

    def carry_out(self, state: CarromContest, act: Act | None, chance: Random) -> Sequence[CarromFact]:
        if isinstance(act, Hit):
            assert not striker_faults(self.setting.surface, act.spot)
        facts = super().carry_out(state, act, chance)
        for fact in facts:
            verdict = self.game.judge(state, fact)
            assert verdict.refused is None
            state = verdict.state
        check_pieces(self, state)
        return facts


def check_pieces(game: CarromTable, state: CarromContest) -> None:
    """What lies on the board is what the referee knows of, on the bed, and nothing in another's place."""
    scene = state.layout
    assert scene is not None
    for side in SIDES:
        assert sum(name.startswith(side) for name in scene.at) == state.board.men.of(side)
    assert ("queen" in scene.at) == (state.board.queen == "board")
    assert "striker" not in scene.at
    refuse_impossible(game.setting.table, scene)


class Scatterer:
    """Flicks anywhere as hard as it likes, and places men wherever the law allows."""

    def __init__(self, whim: Random) -> None:
        self.whim = whim

    def act(self, sight: CarromSight) -> Act:
        surface = sight.setting.surface
        match sight.task:
            case "demand":
                assert sight.board.outcome is not None
                return Ask(sight.board.outcome.on_demand)
            case "place":
                spot = BoardPoint(self.whim.uniform(-70, 70), self.whim.uniform(-70, 70))
                legal = not spot_faults(surface, spot, sight.men)
                return Put(spot if legal else nearest_space(surface, spot, sight.men))
            case "stroke":
                spot = self.whim.choice(spots(surface, sight.men))
                return Hit(spot, self.whim.uniform(0.1, 3.0), self.whim.uniform(0.5, 5.5))


def advance(
    game: CarromTable, player: Player[CarromSight, Act], acts: int, seed: str
) -> tuple[CarromContest, list[Fact]]:
    """Let one player play for everybody for so many rounds; return the state and every fact."""
    chance = Random(seed)
    state = game.game.start(game.terms(1))
    seen: list[Fact] = []
    for _ in range(acts):
        if game.game.standing(state).ended:
            break
        due = game.due(state)
        facts = game.carry_out(state, player.act(due.sight) if due else None, chance)
        for fact in facts:
            state = game.game.judge(state, fact).state
        seen += facts
    return state, seen


def board_between(game: CarromTable, names: dict[Colour, str], seed: str) -> MatchOutcome:
    """Play a match of one game between house players."""
    players = {colour: invite(game, read_name(names[colour]), f"{seed}/{colour}") for colour in COLOURS}
    return play(game, players, 1, seed)
