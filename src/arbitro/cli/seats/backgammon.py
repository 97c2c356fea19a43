"""Your seat at the backgammon board."""

from collections.abc import Mapping

import click

from arbitro.backgammon.drawing import draw
from arbitro.backgammon.facts import Double, Move, ResignGame
from arbitro.backgammon.notation import BadNotation, Step, read_play, write_play
from arbitro.backgammon.position import BAR, OFF, Side, other, pips
from arbitro.cli.language import tell
from arbitro.cli.seats.half_play import is_part, is_whole, position_after
from arbitro.cli.seats.seat import TerminalTable
from arbitro.cli.seats.terminal import Unclear, ask, first_meaning, number, show, spelling
from arbitro.kernel import Fact
from arbitro.players import Colour
from arbitro.players.backgammon.sight import Act, BackgammonSight, BackgammonWord, OfferResignation, Play
from arbitro.players.backgammon.table import SIDES

MANUAL = "seat-manual-backgammon"
ANSWERS: Mapping[str, BackgammonWord] = {
    "take": BackgammonWord.TAKE,
    "drop": BackgammonWord.DROP,
    "accept": BackgammonWord.ACCEPT,
    "refuse": BackgammonWord.REFUSE,
}


class BackgammonSeat:
    """Plays what is typed in standard notation."""

    def __init__(self, table: TerminalTable, side: Side) -> None:
        self.table = table
        self.side = side

    def describe(self, fact: Fact) -> str:
        """Return nothing: the rulings name rolls and plays."""
        return ""

    def act(self, sight: BackgammonSight) -> Act:
        """Return your decision."""
        # All that is legal at a moment is of one kind: plays of a roll, or words.
        first = sight.legal[0]
        if isinstance(first, Play):
            return self._play(sight)
        self._show()
        if first is BackgammonWord.ROLL:
            return self._before_roll()
        return self._answer(sight)

    def _answer(self, sight: BackgammonSight) -> Act:
        """Return your answer to a double or to a loss that is offered."""
        choices = [name for name, word in ANSWERS.items() if word in sight.legal]
        prompt = tell(
            "seat-answer-double" if "take" in choices else "seat-answer-loss", level=sight.offered or 0
        )
        while True:
            words = ask(f"{prompt} [{'/'.join(map(spelling, choices))}]", MANUAL)
            if words and (said := first_meaning(words[0], choices)):
                return ANSWERS[said]
            show(tell("seat-say-one-of", words=", ".join(map(spelling, choices))))

    def _before_roll(self) -> Act:
        while True:
            words = ask(tell("seat-before-roll", roll=spelling("roll"), double=spelling("double")), MANUAL)
            try:
                # A roll, a double or a loss offered, if the laws allow it.
                # An empty line rolls, which is what is done nearly every time.
                said = first_meaning(words[0], ("roll", "double", "resign")) if words else "roll"
                if said == "roll":
                    return BackgammonWord.ROLL
                if said == "double":
                    return self._allow(Double(), BackgammonWord.DOUBLE)
                if said == "resign":
                    level = int(number(words[1])) if len(words) > 1 else 1
                    if level not in (1, 2, 3):
                        raise Unclear("seat-no-number", word=words[1])
                    return self._allow(ResignGame(level), OfferResignation(level))
                choices = ", ".join(map(spelling, ("roll", "double", "resign")))
                raise Unclear("seat-say-one-of", words=choices)
            except Unclear as error:
                show(error.line)

    def _allow(self, fact: Fact, act: Act) -> Act:
        if objection := self.table.objection(fact):
            raise Unclear("seat-refused", why=objection)
        return act

    def _play(self, sight: BackgammonSight) -> Play:
        """Return the play of the roll, which may be typed in parts; what is typed can be taken back."""
        self._show()
        # Where nothing can be moved there is one legal play, without steps.
        if isinstance(sight.legal[0], Play) and not sight.legal[0].steps:
            show(tell("seat-cannot-move", dice=self._dice()))
            return sight.legal[0]
        typed: tuple[Step, ...] = ()
        while True:
            words = ask(tell("seat-play", dice=self._dice(), typed=write_play(typed) or "none"), MANUAL)
            try:
                typed = self._read_typed(typed, words)
            except Unclear as error:
                show(error.line)
                continue
            if is_whole(self.table.state, self.side, typed):
                return Play(tuple((step.source, step.target) for step in typed), sight.board)

    def _read_typed(self, typed: tuple[Step, ...], words: list[str]) -> tuple[Step, ...]:
        """Return what is typed so far with what was typed now, or less by what is taken back."""
        if words and first_meaning(words[0], ("undo",)):
            self._show(typed[:-1])
            return typed[:-1]
        try:
            steps = (*typed, *read_play(" ".join(words)))
        except BadNotation as error:
            raise Unclear("seat-no-play", word=str(error)) from None
        if not steps or is_whole(self.table.state, self.side, steps):
            return steps
        if not is_part(self.table.state, self.side, steps):
            raise Unclear("seat-refused", why=self.table.objection(Move(steps)) or "")
        self._show(steps)
        return steps

    def _dice(self) -> str:
        return "-".join(map(str, self.table.state.dice))

    def _show(self, typed: tuple[Step, ...] = ()) -> None:
        """Draw the board as you see it, with what is typed already carried out."""
        state = self.table.state
        position = position_after(state, self.side, typed)
        click.echo(f"\n{draw(position, self.side)}")
        for side, who in ((self.side, "you"), (other(self.side), "other")):
            men = position.men(side)
            told = {"who": who, "side": side, "pips": pips(men), "bar": men[BAR], "off": men[OFF]}
            show(tell("seat-men", **told, score=state.score.of(side), length=state.length))
        owner = (
            "centre" if state.cube.owner == "centre" else "you" if state.cube.owner == self.side else "other"
        )
        crawford = "yes" if state.crawford_game else "no"
        show(tell("seat-cube", value=state.cube.value, owner=owner, crawford=crawford))


def describe_act(sight: BackgammonSight, act: Act) -> str:
    """Return nothing: the rulings name what a player of the house does."""
    return ""


def seat(table: TerminalTable, colour: Colour) -> BackgammonSeat:
    """Return the seat of a colour."""
    return BackgammonSeat(table, SIDES[colour])
