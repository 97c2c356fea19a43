"""What putting acts right would change: which are ruled otherwise or count no more, and how the match stands."""

from collections.abc import Iterator
from typing import Any

from arbitro.kernel import PlayedAct
from arbitro.kernel.journal import Corrected, Inserted
from arbitro.l10n import say
from arbitro.library import game_of
from arbitro.live.documents import ChangeShown
from arbitro.live.match_views import in_words, rulings
from arbitro.live.naming import Reader
from arbitro.live.tellable import LiveHeard, LiveSitting


def would_change(now: LiveSitting, then: LiveSitting, reads: Reader) -> list[ChangeShown]:
    """Return the acts that are ruled otherwise in a match as it would be."""
    before, after = _acts(now), _acts(then)
    found = (
        _change(one, after[number], now, then, reads) for number, one in before.items() if number in after
    )
    return [change for change in found if change.lapses or change.before != change.after]


def _acts(sitting: LiveSitting) -> dict[int, PlayedAct[Any, Any]]:
    return {one.step.number: one for one in sitting.judged.walk(sitting.game)}


def _change(
    one: PlayedAct[Any, Any], other: PlayedAct[Any, Any], now: LiveSitting, then: LiveSitting, reads: Reader
) -> ChangeShown:
    return ChangeShown(
        one.step.number,
        in_words(other, then, reads),
        rulings(one, now, reads),
        rulings(other, then, reads),
        other.lapsed and not one.lapsed,
    )


def changes_in_words(
    now: LiveSitting, heard: LiveHeard, changes: list[ChangeShown], reads: Reader
) -> list[str]:
    """Return what would change, each in a sentence: the act itself, the rulings on others, how the match stands."""
    return [
        *_put_right(now, heard, reads),
        *_changed_acts(heard, changes, reads),
        *_units(now, heard.sitting, reads),
        *_stands(now, heard.sitting, reads),
    ]


def _put_right(now: LiveSitting, heard: LiveHeard, reads: Reader) -> Iterator[str]:
    """Yield what is done to the act itself."""
    then, act = heard.sitting, heard.entry.act if heard.entry else None
    if isinstance(act, Corrected):
        before, after = now.played_act(act.number), then.played_act(act.number)
        if before and after:
            told = {"before": in_words(before, now, reads), "after": in_words(after, then, reads)}
            yield say(reads.language, "would-correct", number=str(act.number), **told)
    elif isinstance(act, Inserted):
        if one := then.played_act(then.sequence):
            yield say(reads.language, "would-insert", number=str(act.before), act=in_words(one, then, reads))
    else:
        there, left = _acts(now), _acts(then)
        for number in sorted(there.keys() - left.keys()):
            told = {"number": str(number), "act": in_words(there[number], now, reads)}
            yield say(reads.language, "would-take-back", **told)


def _changed_acts(heard: LiveHeard, changes: list[ChangeShown], reads: Reader) -> Iterator[str]:
    """Yield what becomes of the other acts."""
    act = heard.entry.act if heard.entry else None
    corrected = act.number if isinstance(act, Corrected) else None
    for change in changes:
        told = {"number": str(change.number), "act": change.text}
        if change.lapses:
            yield say(reads.language, "would-lapse", **told)
        elif change.number != corrected or change.before != change.after:
            ruled = " ".join(one.text for one in change.after)
            yield say(reads.language, "would-rule" if ruled else "would-rule-nothing", **told, ruled=ruled)
    for number in heard.revived:
        yield say(reads.language, "would-come-back", number=str(number))


def _units(now: LiveSitting, then: LiveSitting, reads: Reader) -> Iterator[str]:
    """Yield how each board, frame or game that is over would have ended where that is otherwise than now."""
    before, after = _unit_points(now), _unit_points(then)
    for number in sorted(before.keys() & after.keys()):
        was, would = before[number], after[number]
        if was != would:
            told = {"first": str(would[0]), "second": str(would[1]), "before": f"{was[0]}–{was[1]}"}
            game = game_of(now.game.edition)
            yield say(reads.language, "would-unit", game=game, number=str(number), **told)


def _unit_points(sitting: LiveSitting) -> dict[int, tuple[int, int]]:
    """Return the points with which each board, frame or game that is over ended."""
    game, found = sitting.game, dict[int, tuple[int, int]]()
    for one in sitting.judged.walk(game):
        standing = game.standing(one.state)
        found[game.unit(one.state)] = standing.part or standing.score
    # The one under way has not ended: `_stands` tells of it.
    found.pop(game.unit(sitting.state), None)
    return found


def _stands(now: LiveSitting, then: LiveSitting, reads: Reader) -> Iterator[str]:
    """Yield how the match would stand where that is otherwise than now."""
    before, after, names = now.standing(), then.standing(), dict(reads.names)
    for message, was, would in (
        ("would-score", before.score, after.score),
        ("would-part", before.part, after.part),
    ):
        if was != would and would is not None:
            yield say(reads.language, message, first=str(would[0]), second=str(would[1]))
    if before.turn != after.turn and after.turn is not None:
        yield say(reads.language, "would-turn", who=names.get(after.turn, after.turn))
    if (before.ended is None) != (after.ended is None):
        yield say(reads.language, "would-end" if after.ended else "would-go-on")
    if then.stood is not None:
        yield say(reads.language, "would-stand")
