"""The table at which you sit: it remembers the referee's state and tells every ruling."""

from collections.abc import Callable, Sequence
from typing import Any, Protocol

from msgspec.structs import asdict, replace

from arbitro.cli.commands import stop
from arbitro.cli.language import language, tell
from arbitro.cli.pairing import MatchSetup
from arbitro.cli.seats.terminal import show
from arbitro.kernel import Effect, Fact, Heard, Ruling
from arbitro.kernel.plugin import load, plugin
from arbitro.library import explain, explain_refusal
from arbitro.players import Colour, Player


class TerminalSeat(Protocol):
    """A player whose acts are typed."""

    def act(self, sight: Any) -> Any:
        """Show what is seen, ask until the answer can be carried out, and return it."""
        ...

    def describe(self, fact: Fact) -> str:
        """Return in words what was seen, where the rulings do not say it."""
        ...


class TerminalTable:
    """Witnesses a match for those who sit at the terminal."""

    def __init__(self, pairing: MatchSetup) -> None:
        self.table = pairing.table
        self.state: Any = self.table.game.start(self.table.terms(pairing.length))
        self.seats: dict[Colour, TerminalSeat] = {}
        self.names: dict[str, Colour] = {}
        """What the sides are called at this table, where the game's own words for them say nothing."""

    def __call__(self, facts: Sequence[Fact], heard: Heard[Any, Any]) -> None:
        """Remember the state, and tell what was seen and ruled."""
        self.state = heard.sitting.state
        for fact, verdict in zip(facts, heard.verdicts, strict=True):
            # With two people at one terminal the first seat tells it, once.
            for seat in [*self.seats.values()][:1]:
                if words := seat.describe(fact):
                    show(words, "  ")
            for ruling in verdict.rulings:
                show(self.explain(ruling), "  ")

    def explain(self, ruling: Ruling) -> str:
        """Return a ruling with its law."""
        effects = tuple(self._with_names(effect) for effect in ruling.effects)
        told = replace(ruling, effects=effects)
        return f"{ruling.law} {explain(self.table.game.edition, told, language())}"

    def _with_names(self, effect: Effect) -> Effect:
        """Return an effect that calls the sides as they are called here."""
        fields = asdict(effect).items()
        return replace(effect, **{name: self.names[side] for name, side in fields if side in self.names})

    def objection(self, fact: Fact) -> str | None:
        """Return why the referee would not let a fact be, with its law; None when they would."""
        verdict = self.table.game.judge(self.state, fact)
        if verdict.refused:
            refused = verdict.refused
            return f"{refused.law} {explain_refusal(self.table.game.edition, refused, language())}"
        # A foul is not refused by the laws, but would cost: nobody wants one by a slip in typing.
        if self.table.foul(verdict.state):
            return self.explain(verdict.rulings[0])
        return None


class Overheard:
    """A player of the house at your table: what it does is told before the rulings on it."""

    def __init__(self, player: Player[Any, Any], name: str, told: Callable[[Any, Any], str]) -> None:
        self.player = player
        self.name = name
        self.told = told

    def act(self, sight: Any) -> Any:
        """Return what the player does, and tell it."""
        act = self.player.act(sight)
        if words := self.told(sight, act):
            show(f"{self.name}: {words}")
        return act


def sit(pairing: MatchSetup, seed: str) -> tuple[TerminalTable, dict[Colour, Player[Any, Any]]]:
    """Return a table, and its players: you at the colours that you play, the house at the others."""
    table, players = TerminalTable(pairing), pairing.house(seed)
    if pairing.yours:
        if not (reference := plugin(pairing.name).seat):
            stop(tell("cli-play-no-seat", game=pairing.name))
        module = load(reference)
        show(tell(f"seat-welcome-{pairing.name}"))
        table.names = getattr(module, "NAMES", {})
        table.seats = {colour: module.seat(table, colour) for colour in pairing.yours}
        players = {c: Overheard(p, str(pairing.players[c]), module.describe_act) for c, p in players.items()}
    return table, {**players, **table.seats}
