"""Taking back an older act: the event becomes what the other acts make of it."""

from collections.abc import Callable, Collection
from typing import Any

from msgspec.structs import replace

from arbitro.desk import acts
from arbitro.desk.amending import consequences
from arbitro.desk.answer import Answered, answer_done, no
from arbitro.desk.event import Event, EventAmendment, Logged
from arbitro.desk.law.protests import ABUSE
from arbitro.desk.match import DrawSeat
from arbitro.desk.offer import DeskOffer, OfferField, choices, reason
from arbitro.kernel import Fact, Verdict

Judge = Callable[[Event, Fact], Verdict[Event]]


def log_act(after: Event, before: Event, entry: Logged) -> Event:
    """Return an event with one more act in its log."""
    return replace(after, log=(*before.log, entry))


def without_previews(event: Event) -> Event:
    """Return the event without what the last act only showed."""
    if event.consequences is None and event.amendment is None and event.failed is None:
        return event
    return replace(event, consequences=None, amendment=None, failed=None)


def only_shows(act: Fact) -> bool:
    """Tell whether an act only shows what would be: there is nothing in it to undo."""
    match act:
        case acts.CorrectResult(effect=None):
            return True
        case acts.Amend() | acts.Pair() | acts.Swap() | acts.Reinstate():
            return not act.reason
        case acts.Undo(act=number) if number is not None:
            return not act.reason
        case acts.AddTime(round=name) if name is not None:
            return not act.reason
        case acts.Batch():
            return all(only_shows(one) for one in act.acts)
        case _:
            return False


def offer_undo(event: Event) -> DeskOffer | None:
    """Offer to undo the last act."""
    return DeskOffer("undo") if event.past and not event.past[-1].committed else None


def offer_undo_line(event: Event, number: int, judge: Judge) -> DeskOffer | None:
    """Offer to undo an older act, with the later ones that cannot stand without it."""
    taken = taken_back(event.log)
    standing = [one for one in range(len(event.log), 0, -1) if one not in taken]
    open_ = [one for one in standing if _may_be_undone(event, event.log[one - 1])]
    if number not in open_:
        return None
    gone = {number}
    while failing := _replay_without(event, frozenset(gone), judge)[1]:
        gone.update(failing)
    others = choices(one for one in open_ if one != number)
    fields = (
        OfferField("also", "several", others, value=sorted(gone - {number}), optional=not others),
        reason(),
    )
    return DeskOffer("undo", {"act": number}, fields, shows=("reason",))


def _may_be_undone(event: Event, one: Logged) -> bool:
    """Tell whether an act was carried out and is no draw under a commitment."""
    # An undo of a committed draw would allow drawing until it pleases.
    return one.kind == "done" and not (isinstance(one.act, acts.Draw) and event.commit is not None)


def with_abuse_owed(event: Event, since: Event) -> Event:
    """Return the event in which an abusive protest is still to be reported: no undo takes that back."""
    for name in since.reports.get(ABUSE, ()):
        # 148: reported to the federation, whatever becomes of the acts around it.
        event = event.owe(ABUSE, name)
    return event


def outcome_of(act: Fact, before: Event, after: Event) -> Any:
    """Return how an act came out that has to come out the same when others are taken back."""
    match act:
        case acts.Draw() | acts.Pair() | acts.PairRound():
            made = [match for name, match in after.matches.items() if before.matches.get(name) is not match]
            # Feeds, not sides: results may differ, but who was drawn where must come out the same.
            return after.order, tuple((match.id, match.feeds) for match in made)
        case acts.Lot():
            return after.lots[-1]
        case acts.LateEntry(player=player):
            seats = [match for match in after.in_order() if DrawSeat(player) in match.feeds]
            return after.order.index(player), tuple((match.id, match.feeds) for match in seats)
        case acts.AssignTable(match=None):
            return tuple(
                (name, match.tables)
                for name, match in after.matches.items()
                if before.matches[name].tables != match.tables
            )
        case acts.Batch():
            return tuple(_changed_feeds(before, after))
        case _:
            return None


def _changed_feeds(before: Event, after: Event) -> Any:
    """Yield the places of the draw, and the tables, that several acts changed."""
    for name, match in after.matches.items():
        was = before.matches.get(name)
        if was is None or was.feeds != match.feeds:
            yield name, match.feeds
    yield after.lots[len(before.lots) :]


def taken_back(log: Collection[Logged], removed: Collection[int] = ()) -> set[int]:
    """Return the numbers of the acts that are taken back; what `removed` took back is in force again."""
    taken = set[int]()
    # From the end: an undo that was itself taken back takes nothing, so what it took is in force again.
    for number, entry in reversed(list(enumerate(log, start=1))):
        if number not in taken and number not in removed:
            taken.update(entry.takes)
    return taken


def undo_line(event: Event, act: acts.Undo, judge: Judge) -> Answered:
    """Take back an older act, with what has to go with it; without a reason it is only shown what would fail."""
    assert act.act is not None
    numbers = (act.act, *act.also)
    taken = taken_back(event.log)
    for number in numbers:
        if not 1 <= number <= len(event.log) or event.log[number - 1].kind != "done" or number in taken:
            return no("no_act_to_take_back", number=number)
        one = event.log[number - 1].act
        if isinstance(one, acts.Draw) and event.commit is not None:
            return no("draw_was_committed")
    after, failing = _replay_without(event, frozenset(numbers), judge)
    if not act.reason:
        shown = replace(consequences(event, after), acts=failing)
        return replace(
            answer_done(replace(event, consequences=shown), "undo-shown", number=act.act), preview=True
        )
    if failing:
        return no("later_acts_rest_on_it", numbers=", ".join(map(str, failing)))
    listed = EventAmendment("undo", None, list(numbers), None, (), event.now, act.reason)
    # The log is append-only (event sourcing): the act stays in it, and
    # the line says that it no longer counts.
    kept = replace(
        after,
        past=event.past,
        opening=event.opening,
        log=event.log,
        amendments=(*after.amendments, listed),
    )
    return answer_done(with_abuse_owed(kept, event), "act-taken-back", number=act.act)


def _replay_without(event: Event, removed: frozenset[int], judge: Judge) -> tuple[Event, tuple[int, ...]]:
    """Return what the acts without some make of the event, at their times, and the numbers of those that fail."""
    # Replay from the opening, not from a snapshot: an act far back can change everything after it.
    now: Event = event.opening
    taken, failing = taken_back(event.log, removed), []
    for number, entry in enumerate(event.log, start=1):
        # Time has passed whether or not the acts stand; without ticks each of them would be judged too early.
        if entry.kind == "tick":
            now = judge(now, entry.act).state
        elif entry.kind == "done" and not entry.takes and number not in taken and number not in removed:
            verdict = judge(now, entry.act)
            # Accepted but with another outcome is a failure too: a draw that
            # comes out otherwise is another draw.
            if verdict.refused or verdict.state.log[-1].outcome != entry.outcome:
                failing.append(number)
            else:
                now = verdict.state
    return without_previews(now), tuple(failing)
