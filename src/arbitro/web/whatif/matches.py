"""Any act of any match as a what-if: the situation in which it came, and the act."""

from collections.abc import Iterator
from typing import Any

from arbitro.cases import Case, CaseProblem, attempt, hear
from arbitro.cases.retelling import told_as
from arbitro.kernel import CaseEvent, Game, Sitting, tag_of
from arbitro.kernel.changes import BadAct
from arbitro.library import game_of
from arbitro.web.whatif.asking import NAME
from arbitro.web.whatif.form import form_of


class NoSuchAct(LookupError):
    """An entry has no act in force, or a case has no words for it."""


def act_asked(sitting: Sitting[Any, Any], number: int) -> Case:
    """Return the act of an entry as a case that is ruled on as it was in the match; raises NoSuchAct."""
    try:
        state, facts = sitting.state_before(number), sitting.facts(number)
    except BadAct as error:
        raise NoSuchAct(number) from error
    game = sitting.game
    events = [*_events(game, state, facts)]
    for given, before in _situations(sitting, number, state):
        case = Case(NAME, game.edition, given, (*before, *events))
        if _holds(case, sitting, number):
            return case
    raise NoSuchAct(number)


def _situations(
    sitting: Sitting[Any, Any], number: int, state: Any
) -> Iterator[tuple[dict[str, object], tuple[CaseEvent, ...]]]:
    """Yield ways to say in which situation an act came: what lay there, or all that had happened in the unit."""
    # The shorter first: what had happened before is only told where the ruling rests on it.
    yield _situation_of(sitting.game, state), ()
    unit = sitting.judged.unit_of(number)
    if unit is None:
        return
    earlier = [
        one for one in sitting.judged.walk(sitting.game, unit) if one.step.number < number and not one.lapsed
    ]
    start = sitting.state_before(earlier[0].step.number) if earlier else state
    events = tuple(
        event
        for one in earlier
        for event in _events(sitting.game, sitting.state_before(one.step.number), one.facts)
    )
    yield _situation_of(sitting.game, start), events


def _events(game: Game[Any, Any], state: Any, facts: tuple[Any, ...]) -> Iterator[CaseEvent]:
    for fact in facts:
        # Where the pieces came to lie is no act: a case says it by its situation.
        if tag_of(fact) == "Lies":
            continue
        event = told_as(game, state, fact)
        if event is None:
            raise NoSuchAct(tag_of(fact))
        state = game.judge(state, fact).state
        if event.name != "set_up":
            yield event


def _situation_of(game: Game[Any, Any], state: Any) -> dict[str, object]:
    """Return a situation as a case gives it, from what is shown of it."""
    form = form_of(game_of(game.edition))
    shown = game.view(state).after
    keys = {field.name.partition(".")[0] for field in form.given}
    given = {key: value for key, value in shown.items() if key in keys and value not in (None, False, [], {})}
    return form.situation(state, shown, given) if form.situation else given


def _holds(case: Case, sitting: Sitting[Any, Any], number: int) -> bool:
    """Tell whether the case is ruled on as the act was: the same laws, and the same after it."""
    heard = attempt(case, hear)
    played = sitting.played_act(number)
    if isinstance(heard, CaseProblem) or played is None:
        return False
    verdict = played.verdicts[-1]
    laws = [law for one in played.verdicts for law in one.laws]
    cited = [
        law for event in heard.events[-len(played.verdicts) :] for law in (one.law for one in event.rulings)
    ]
    shown = sitting.game.view(verdict.state).after
    return {*laws} >= {*cited} and all(
        heard.after.get(key) == value for key, value in shown.items() if key in heard.after
    )
