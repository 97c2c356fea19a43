"""The draw: ranks, brackets, tables, groups and what follows them, Swiss rounds, lots."""

from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from arbitro.desk import standing
from arbitro.desk.acts import CloseRounds, Commit, Draw, Lot, PairRound
from arbitro.desk.answer import Answered, Done, done, laws_of, no
from arbitro.desk.draws import avoidance, bracket, circle, ranking, separation, swiss
from arbitro.desk.event import Event, Plan, planned
from arbitro.desk.flow import settle
from arbitro.desk.match import BYE, Match
from arbitro.desk.mates import mates
from arbitro.desk.qualifying import knockout_of_groups, qualified
from arbitro.desk.swissrounds import pair, records, unpaired
from arbitro.kernel import Refused


def commit(event: Event, act: Commit) -> Answered:
    """Publish the digest of the seed, once, before the draw."""
    if event.drawn:
        return no("drawn_already")
    if event.commit:
        return no("committed_already")
    return done(replace(event, commit=act.digest.lower()), "committed", digest=act.digest.lower())


def draw(event: Event, act: Draw) -> Answered:
    """Make the draw, draw the knockout after the groups, or pair the next Swiss round."""
    if event.drawn:
        match event.setup.format:
            case "swiss":
                return _next_round(event)
            case "groups" if not event.qualified:
                return _knockout(event)
        return no("drawn_already")
    if not event.setup.directors and laws_of(event).director:
        return no("no_director", laws_of(event).director)
    if any(entry.state == "entered" for entry in event.entries.values()):
        return no("an_entry_waits", laws_of(event).entry)
    approved = [entry for entry in event.entries.values() if entry.state == "approved"]
    if len(approved) < 2 * (event.setup.groups or 1):
        return no("too_few_entries")
    ranked = ranking.ranking(event.setup, approved)
    order = _drawn(event, act, ranked)
    if isinstance(order, Refused):
        return order
    return done(_made(event, ranked, order), "drawn", count=len(approved))


def pair_round(event: Event, act: PairRound) -> Answered:
    """Take in a Swiss round as it was paired by hand: everybody still in stands in it once, at most one has a bye."""
    if event.setup.format != "swiss":
        return no("no_rounds_to_pair")
    ready = _between_rounds(event) if event.drawn else _unpaired_draw(event)
    if isinstance(ready, Refused):
        return ready
    if not _everybody_once(act.pairs, sorted(records(ready, ready.paired))):
        return no("not_everybody_once")
    return done(pair(ready, act.pairs), "round-paired", round=ready.paired + 1)


def lot(event: Event, act: Lot) -> Answered:
    """Order those who share a place, all of them, by a verifiable draw."""
    if len(set(act.among)) < len(act.among) or not _share_a_place(event, act.among):
        return no("they_share_no_place")
    if act.seed is not None and act.order is None:
        order = ranking.verifiable(act.seed, None, [event.entries[name] for name in act.among])
    elif act.order is not None and act.seed is None and sorted(act.order) == sorted(act.among):
        order = act.order
    else:
        return no("nothing_to_draw_with")
    return done(replace(event, lots=(*event.lots, order)), "lot-drawn", order=", ".join(order))


def close_rounds(event: Event, act: CloseRounds) -> Answered:
    """End a Swiss with fewer rounds than planned."""
    if event.setup.format != "swiss" or not event.drawn:
        return no("no_rounds_to_close")
    rounds = event.paired if act.rounds is None else act.rounds
    if rounds < event.paired or rounds >= (event.swiss_rounds or 0):
        return no("no_rounds_to_close")
    return done(replace(event, swiss_rounds=rounds), "rounds-closed", rounds=rounds)


def _drawn(event: Event, act: Draw, ranked: ranking.Ranking) -> tuple[str, ...] | Refused:
    """Return the order of the draw, or why there is none."""
    if act.order is not None:
        if act.seed is not None or event.commit or sorted(act.order) != sorted(ranked.drawn):
            return no("not_the_order_of_the_drawn")
        return act.order
    if act.seed is None:
        return no("nothing_to_draw_with") if ranked.undecided else ()
    if event.commit and ranking.digest(act.seed) != event.commit:
        return no("not_the_committed_seed")
    return ranking.verifiable(act.seed, act.public, [event.entries[name] for name in ranked.drawn])


def _made(event: Event, ranked: ranking.Ranking, order: tuple[str, ...]) -> Event:
    """Return the event as drawn."""
    names = ranked.settled(order)
    event = event.enter(*(replace(event.entries[name], drawn=True) for name in names))
    event = replace(event, drawn=True, order=names)
    match event.setup.format:
        case "knockout" | "double":
            names = _separated(event, names, ranked.seeded)
            event = replace(event, order=names, size=bracket.size_for(len(names)))
            single = event.setup.format == "knockout"
            return with_matches(
                event, bracket.single(event.setup, names) if single else bracket.double(names)
            )
        case "round-robin":
            return with_matches(event, circle.matches("R", names, event.setup.legs))
        case "groups":
            groups = circle.serpentine(names, event.setup.groups or 2)
            tables = (circle.matches(letter, found, event.setup.legs) for letter, found in groups.items())
            return with_matches(replace(event, groups=groups), (match for table in tables for match in table))
        case "swiss":
            rounds = event.setup.swiss_rounds or max(1, (len(names) - 1).bit_length())
            return pair(replace(event, swiss_rounds=rounds), swiss.first_round(names))


def with_matches(event: Event, made: Iterable[Match]) -> Event:
    """Return the event with more matches after those it has, every known place filled."""
    new = list(made)
    event = replace(
        event,
        matches=event.matches | {match.id: match for match in new},
        plan=planned([*event.in_order(), *new]),
    )
    return settle(event, [match.id for match in new])


def _separated(event: Event, names: tuple[str, ...], seeded: int) -> tuple[str, ...]:
    """Return the ranks with mates kept apart in the first round as far as can be."""
    if not event.setup.separate and not event.setup.avoid:
        return names
    size = bracket.size_for(len(names))
    first = seeded + 1 if seeded < len(names) else size // 2 + 1
    movable = range(first, len(names) + 1)
    clubs = event.setup.separate == "club"

    def club(name: str) -> str | None:
        return event.entries[name].club if clubs else None

    if event.setup.avoid:
        bound = separation.Places(size, names, movable, club).least()
        return avoidance.apart(size, names, movable, mates(event), bound)
    return separation.apart(size, names, movable, club)


def _knockout(event: Event) -> Answered:
    """Draw the knockout of those who have qualified in the groups."""
    if not all(match.finished for match in event.matches.values()):
        return no("a_match_is_open")
    order = qualified(event)
    if order is None:
        return no("they_share_a_place")
    names = knockout_of_groups(event, order)
    event = replace(event, qualified=True, order=names, size=bracket.size_for(len(names)))
    event = _following(with_matches(event, bracket.single(event.setup, names)))
    return done(event, "drawn", count=len(names))


def _following(event: Event) -> Event:
    """Return the event in which the first round of the knockout follows from every match of the groups."""
    first = tuple(name for name in event.plan.order if name.startswith("R1."))
    groups = {name: first for name in event.plan.order if name[0] in event.groups}
    return replace(event, plan=Plan(event.plan.order, {**event.plan.followers, **groups}))


def _everybody_once(pairs: Sequence[swiss.Pair], players: list[str]) -> bool:
    """Tell whether each of the players stands in one pair, with one bye, in the second place, if they are odd."""
    named = [name for pair_ in pairs for name in pair_]
    byes = [BYE] * (len(players) % 2)
    return sorted(named) == sorted((*players, *byes)) and all(first != BYE for first, _ in pairs)


def _between_rounds(event: Event) -> Event | Refused:
    """Return a Swiss that may have its next round, or why it may not."""
    if event.paired >= (event.swiss_rounds or 0):
        return no("no_more_rounds")
    if not all(match.finished for match in event.matches.values()):
        return no("a_match_is_open")
    return event


def _unpaired_draw(event: Event) -> Event | Refused:
    """Return a Swiss as drawn in the order of its entries, its first round left open, or why it cannot be."""
    approved = [entry for entry in event.entries.values() if entry.state == "approved"]
    answer = draw(event, Draw(order=ranking.ranking(event.setup, approved).drawn))
    if isinstance(answer, Refused):
        return answer
    assert isinstance(answer, Done)
    return unpaired(answer.event)


def _next_round(event: Event) -> Answered:
    ready = _between_rounds(event)
    if isinstance(ready, Refused):
        return ready
    players = list(records(event, event.paired).values())
    found = swiss.next_round(players) if len(players) > 1 else None
    if found is None:
        return no("no_pairing_left")
    return done(pair(event, found), "round-paired", round=event.paired + 1)


def _share_a_place(event: Event, among: tuple[str, ...]) -> bool:
    """Tell whether these, and nobody else, share a place."""
    for table in standing.of_event(event).values():
        places = {one.name: one.place for one in table}
        shared = {places.get(name) for name in among}
        if len(among) > 1 and len(shared) == 1 and None not in shared:
            return sum(place in shared for place in places.values()) == len(among)
    return False
