"""What the desk offers is carried out, and what it carries out was offered."""

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from arbitro.desk import Event, acts, judge, read_act, read_event
from arbitro.desk.answer import laws_of
from arbitro.desk.format import format_of
from arbitro.desk.match import BYE
from arbitro.desk.offer import DeskOffer, OfferField, Offers
from arbitro.desk.offers import event_offers, offers_about
from arbitro.desk.reading import NAMES
from arbitro.kernel import CaseEvent as Written
from arbitro.kernel import Fact
from tests.desk.counter import Counter
from tests.desk.floor import EDITIONS, FORMATS, any_act, onward, opened

SEEDS = st.integers(0, 2**32)
ACTS = {kind: name for name, kind in NAMES.items()}


def all_offers(event: Event, random: Random) -> Iterator[tuple[str, DeskOffer]]:
    """Yield what is offered of the event, and of some of its matches, players, disputes and acts."""
    subjects = [
        *random.sample(list(event.matches), min(3, len(event.matches))),
        *random.sample(list(event.entries), min(2, len(event.entries))),
        *event.disputes,
        *(["R1"] if not event.drawn and offers_about(event, "R1") else []),
        *([f"R{event.paired + 1}"] if offers_about(event, f"R{event.paired + 1}") else []),
        *map(str, range(max(1, len(event.log) - 1), len(event.log) + 1)),
    ]
    yield from event_offers(event).items()
    for about in subjects:
        found = offers_about(event, about)
        assert found is not None
        yield from found.items()


def forms(offer: DeskOffer) -> Iterator[dict[str, Any]]:
    """Yield an offer in its plainest form, and with each of its choices."""
    yield offer.as_act(**_picked(offer, {}))
    for field in offer.fields:
        for choice in field.choices if field.kind == "choice" else ():
            answers = {field.name: choice.value, **{name: one[0] for name, one in choice.only.items()}}
            if choice.needs:
                continue  # a score that only who has seen the match can say
            if field.name in offer.shows:
                answers |= {name: "x" for name in offer.shows if name not in answers}
            yield offer.as_act(**_picked(offer, answers))
    if offer.shows == ("reason",):
        yield offer.as_act(**_picked(offer, {"reason": "x"}))


def _picked(offer: DeskOffer, answers: dict[str, Any]) -> dict[str, Any]:
    """Return answers with those fields filled in whose choices depend on what was answered."""
    said = dict(answers)
    for field in offer.fields:
        if field.name in said or field.optional or not field.choices:
            continue
        known = {one.name: said.get(one.name, one.plain) for one in offer.fields}
        fit = [
            one.value for one in field.choices if all(known[name] in few for name, few in one.only.items())
        ]
        if field.kind in ("several", "order"):
            said[field.name] = field.plain if field.value is not None or field.example else fit[: field.least]
        elif field.kind == "choice" and field.plain not in fit:
            said[field.name] = fit[0]
    return said


def enter(event: Event, form: dict[str, Any]) -> Event:
    ((name, value),) = form.items()
    verdict = judge(event, read_act(Written(name, value), "act"))
    assert verdict.refused is None, (form, verdict.refused)
    return verdict.state


def everything_offered_is_carried_out(event: Event, random: Random) -> None:
    for key, offer in all_offers(event, random):
        assert key.partition(":")[0] == offer.act
        if offer.act == "draw" and event.commit and not event.drawn:
            continue  # only who has published its digest knows the seed
        for form in forms(offer):
            enter(event, form)


def covers(offers: Offers, act: Fact) -> bool:
    """Tell whether an act is one of those offered, with its choices among the choices."""
    said = {key: value for key, value in msgspec.to_builtins(act).items() if key != "type"}
    return any(offer.act == ACTS[type(act)] and _fits(offer, said, act) for offer in offers.values())


def _fits(offer: DeskOffer, said: dict[str, Any], act: Fact) -> bool:
    default = {field.encode_name: field.default for field in msgspec.structs.fields(type(act))}
    if any(said.get(key) != value for key, value in offer.given.items()):
        return False
    fields = {field.into or field.name: field for field in offer.fields}
    for key, value in said.items():
        if key in offer.given or (key not in fields and value == default[key]):
            continue
        if key not in fields or not _among(fields[key], value):
            return False
    return True


def _among(field: OfferField, value: Any) -> bool:
    if field.kind != "choice" or field.into or (value is None and field.optional):
        return True
    return (list(value) if isinstance(value, tuple) else value) in [one.value for one in field.choices]


def subject_of(act: Fact, event: Event) -> str | None:
    """Return what an act is about: its match, its dispute, its player, the act that it undoes."""
    match act:
        case acts.Hold(what=what):
            return what if what in event.entries else None
        case acts.Swap(places=places):
            held = format_of(event).places_of_the_draw(event)
            return next(held[str(one)].holder for one in places if held[str(one)].holder != BYE)
        case acts.Undo(act=number):
            return None if number is None else str(number)
        case acts.LateEntry(player=player):
            return player if player in event.entries else None
        case acts.Lot(among=among):
            return among[0]
        case acts.Disqualify(player=player) if event.setup.game in ("backgammon", "desk"):
            return player
    for key in ("dispute", "match", "player"):
        if (found := getattr(act, key, None)) is not None:
            return str(found)
    return None


def as_asked(act: Fact, event: Event) -> Fact:
    """Return an act without what it says and nobody asks for."""
    match act:
        case acts.Draw():
            return acts.Draw()
        case acts.Swap(places=(one, other), reason=reason):
            held = format_of(event).places_of_the_draw(event)
            both = (str(one), str(other)) if held[str(one)].holder != BYE else (str(other), str(one))
            return acts.Swap(both, reason)
        case acts.Disqualify(player=player, cause=cause) if event.setup.game in ("backgammon", "desk"):
            return acts.Disqualify(player, cause=cause if event.setup.game == "backgammon" else None)
        case acts.Warn(player=player, cause=cause) if event.setup.game == "carrom":
            known = cause in laws_of(event).items
            return acts.Warn(player, cause=cause if known else None)
    return act


NOT_ONE_BY_ONE = (acts.Tick, acts.Batch, acts.PairRound)
"""Acts that are not looked for."""


def live(seed: int, event: Event, steps: int) -> None:
    random = Random(seed)
    for step in range(steps):
        if step % 5 == 0:
            everything_offered_is_carried_out(event, random)
        act = onward(event, random) if random.random() < 0.3 else any_act(event, random)
        if act is None:
            act = any_act(event, random)
        verdict = judge(event, act)
        if verdict.refused is None and not isinstance(act, NOT_ONE_BY_ONE):
            about = subject_of(act, event)
            offers = event_offers(event) if about is None else offers_about(event, about)
            assert covers(offers or {}, as_asked(act, event)), act
        event = verdict.state
    everything_offered_is_carried_out(event, random)


def before_the_draw(seed: int, format: str, entries: int, edition: str) -> Event:
    """Return an event of any format, its entries perhaps still to be approved, checked in or paid."""
    random = Random(seed)
    event = opened(random, format, max(entries, 4) if format == "groups" else entries, edition)
    more: dict[str, Any] = {
        "check_in": random.random() < 0.3,
        "capacity": random.choice([None, None, entries]),
        "categories": random.choice([(), ("open", "masters")]),
        "approval": random.random() < 0.3,
    }
    if more["categories"]:
        more["category"] = "open"
    changed = msgspec.structs.replace(event, setup=msgspec.structs.replace(event.setup, **more))
    return msgspec.structs.replace(changed, opening=changed)


@settings(deadline=None)
@given(
    seed=SEEDS, format=st.sampled_from(FORMATS), entries=st.integers(2, 12), edition=st.sampled_from(EDITIONS)
)
def test_nothing_offered_is_refused_and_whatever_is_carried_out_was_offered(
    seed: int, format: str, entries: int, edition: str
) -> None:
    live(seed, before_the_draw(seed, format, entries, edition), 30)


@pytest.mark.nightly
@settings(deadline=None, max_examples=2_000)
@given(
    seed=SEEDS, format=st.sampled_from(FORMATS), entries=st.integers(2, 40), edition=st.sampled_from(EDITIONS)
)
def test_two_thousand_events_offer_what_they_carry_out(
    seed: int, format: str, entries: int, edition: str
) -> None:
    live(seed, before_the_draw(seed, format, entries, edition), 80)


def test_a_league_offers_to_move_a_match() -> None:
    given = {"format": "league", "entries": 4, "dates": {"first": "2026-09-07"}, "end": "2027-06-01"}
    event = read_event({**given, "start": "2026-09-01"}, "desk")
    event = enter(event, {"draw": True})
    everything_offered_is_carried_out(event, Random(1))
    offers = offers_about(event, "R1.1")
    assert "postpone" in (offers or {})


def test_every_act_is_offered_somewhere() -> None:
    from arbitro.desk.offers import OF_A_DISPUTE, OF_A_MATCH, OF_A_PLAYER, OF_AN_EVENT

    offered = {
        key.partition(":")[0]
        for table in (OF_AN_EVENT, OF_A_MATCH, OF_A_PLAYER, OF_A_DISPUTE)
        for key in table
    }
    made_by_event = {"amend", "report", "tick", "batch", "pair"}
    never_carried_out = {"withdraw_protest"}
    kept_for_journals = {"pair_round"}
    assert offered | made_by_event | never_carried_out | kept_for_journals == set(NAMES)
    assert Counter(entries=2).do({"withdraw_protest": "D1"}).refused is not None
