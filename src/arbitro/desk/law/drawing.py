"""The draw: entries are ranked, the format makes its matches; rounds by hand, lots."""

from collections.abc import Sequence

from msgspec.structs import replace

from arbitro.desk import standing
from arbitro.desk.amendments import announce
from arbitro.desk.answer import ActDone, Answered, answer_done, everybody_once, laws_of, no
from arbitro.desk.conditions import drawable
from arbitro.desk.draws import ranking
from arbitro.desk.entry import EventEntry
from arbitro.desk.event import Event
from arbitro.desk.format import Pair, format_of
from arbitro.desk.formats.swiss import between_rounds
from arbitro.desk.match import BYE
from arbitro.desk.offer import DeskOffer, OfferField, choices, is_accepted
from arbitro.desk.persons import may_not_play
from arbitro.desk.qualifying import shared_places
from arbitro.desk.swissrounds import pair, records, without_last_round
from arbitro.kernel import Fact, Refused


class Commit(Fact, frozen=True):
    """The digest of the seed is published before the draw."""

    digest: str


def commit(event: Event, act: Commit) -> Answered:
    """Publish the digest of the seed, once, before the draw."""
    if event.drawn:
        return no("drawn_already")
    if event.commit:
        return no("committed_already")
    return answer_done(replace(event, commit=act.digest.lower()), "committed", digest=act.digest.lower())


def offer_commit(event: Event) -> DeskOffer | None:
    """Offer to publish the digest of a seed."""
    if event.drawn or event.commit:
        return None
    # SHA-256 in hex, by which the seed is committed to: 64 digits.
    return DeskOffer(
        "commit", fields=(OfferField("digest", "text", example=ranking.digest(""), least=64, most=64),)
    )


class Draw(Fact, frozen=True):
    """The draw is made, or the next round paired."""

    seed: str | None = None
    public: str | None = None
    order: tuple[str, ...] | None = None


def draw(event: Event, act: Draw) -> Answered:
    """Make the draw, draw the knockout after the groups, or pair the next Swiss round."""
    if event.drawn:
        return format_of(event).draw_again(event)
    if (refused := _not_to_be_drawn(event)) is not None:
        return refused
    approved = [entry for entry in event.entries.values() if entry.state == "approved"]
    ranked = ranking.ranking(event.setup, approved)
    order = _draw_order(event, act, ranked)
    if isinstance(order, Refused):
        return order
    # Rank first and then put in order: seeds keep theirs, only what the bands leave open is drawn.
    names = ranked.order_bands(order)
    event = event.enter(*(replace(event.entries[name], drawn=True) for name in names))
    made = format_of(event).make(replace(event, drawn=True, order=names), names, ranked.seeded)
    return answer_done(made, "drawn", count=len(approved))


def offer_draw(event: Event) -> DeskOffer | None:
    """Offer the draw, the knockout after the groups, or the next round."""
    if event.drawn:
        return DeskOffer("draw") if is_accepted(format_of(event).draw_again(event)) else None
    if _not_to_be_drawn(event) is not None:
        return None
    approved = [entry for entry in event.entries.values() if entry.state == "approved"]
    ranked = ranking.ranking(event.setup, approved)
    if not ranked.drawn:
        return DeskOffer("draw")
    # Only who has published its digest knows the seed.
    seed = OfferField(
        "seed", "text", example=None if event.commit else "arbitro", optional=not ranked.undecided
    )
    order = () if event.commit else (OfferField("order", "names", optional=True),)
    return DeskOffer("draw", fields=(seed, OfferField("public", "text", optional=True), *order))


class PairRound(Fact, frozen=True):
    """A Swiss round comes in as it was paired by hand; a bye stands second."""

    pairs: tuple[tuple[str, str], ...]


def pair_round(event: Event, act: PairRound) -> Answered:
    """Take in a Swiss round as it was paired by hand: everybody still in stands in it once, at most one has a bye."""
    if not format_of(event).in_rounds:
        return no("no_rounds_to_pair")
    ready = between_rounds(event) if event.drawn else _unpaired_draw(event)
    if isinstance(ready, Refused):
        return ready
    players = sorted(records(ready, ready.paired))
    named = [name for pair_ in act.pairs for name in pair_]
    if (wrong := everybody_once(named, (*players, *[BYE] * (len(players) % 2)))) is not None:
        return wrong
    if any(first == BYE for first, _ in act.pairs):
        return no("not_everybody_once", players=BYE)
    return answer_done(pair(ready, act.pairs), "round-paired", round=ready.paired + 1)


def pair_by_hand(event: Event, act: Pair) -> Answered:
    """Pair a round by hand, with a reason; without one it is only shown."""
    form = format_of(event)
    ready = event
    if not event.drawn:
        refused = _not_to_be_drawn(event)
        if refused is not None:
            return refused
        if form.in_rounds:
            unpaired_event = _unpaired_draw(event)
            if isinstance(unpaired_event, Refused):
                return unpaired_event
            ready = unpaired_event
    paired = form.pair(ready, act)
    if isinstance(paired, Refused):
        return paired
    left = None if paired.before is None else [list(pair) for pair in paired.before]
    to = [list(pair) for pair in act.pairs]
    if left == to:
        return no("nothing_changes")
    return announce(event, paired.event, "pairing", of=act.round, left=left, to=to, reason=act.reason)


def offer_pair(event: Event) -> DeskOffer | None:
    """Offer to pair a round by hand, where the format lets a director."""
    if not event.drawn and _not_to_be_drawn(event) is not None:
        return None
    found = format_of(event).round_by_hand(event)
    if found is None:
        return None
    fields = (
        OfferField("pairs", "pairs", value=found.now, example=found.example),
        OfferField("rematch", "check", value=False, example=True),
        OfferField("reason", "text", optional=True),
    )
    return DeskOffer("pair", {"round": found.round}, fields, shows=("reason",))


def _not_to_be_drawn(event: Event) -> Refused | None:
    """Return why the first draw cannot be made yet."""
    laws = laws_of(event)
    if not event.setup.directors and laws.director:
        return no("no_director", laws.director)
    # Approved or turned away, but decided: 1.4.i gives every entry an answer before the draw.
    if waits := next((entry.name for entry in event.entries.values() if entry.state == "entered"), None):
        return no("an_entry_waits", laws.entry, player=waits)
    if event.setup.check_in and not event.check_in_closed:
        return no("check_in_is_open")
    approved = [entry for entry in event.entries.values() if entry.state == "approved"]
    if len(approved) < 2 * (event.setup.groups or 1):
        return no("too_few_entries")
    # A bound on work (denial of service): a round robin of hundreds, in
    # several legs, is tens of thousands of matches.
    if not drawable(event.setup, len(approved)):
        return no("too_many_matches")
    unlicensed = [entry.name for entry in approved if may_not_play(event, entry)]
    return no("players_without_a_licence", players=", ".join(unlicensed)) if unlicensed else None


class Lot(Fact, frozen=True):
    """A lot orders those who share a place."""

    among: tuple[str, ...]
    seed: str | None = None
    order: tuple[str, ...] | None = None


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
    return answer_done(replace(event, lots=(*event.lots, order)), "lot-drawn", order=", ".join(order))


def offer_lots(event: Event) -> DeskOffer | None:
    """Offer a lot among those who share a place that counts, once all is played."""
    found = shared_places(event)
    return _lot(list(found)) if found else None


def offer_lot(event: Event, entry: EventEntry) -> DeskOffer | None:
    """Offer a lot among those who share the place of a player."""
    for table in standing.of_event(event).values():
        mine = next((one.place for one in table if one.name == entry.name), None)
        level = tuple(one.name for one in table if one.place == mine)
        if mine is not None and len(level) > 1:
            return _lot([level])
    return None


def _lot(levels: Sequence[tuple[str, ...]]) -> DeskOffer:
    among = OfferField("among", "choice", choices(list(level) for level in levels))
    return DeskOffer("lot", fields=(among, OfferField("seed", "text", example="arbitro")))


class CloseRounds(Fact, frozen=True):
    """A Swiss gets fewer rounds than planned; without a number, no further one."""

    rounds: int | None = None


def close_rounds(event: Event, act: CloseRounds) -> Answered:
    """End a Swiss with fewer rounds than planned."""
    if not format_of(event).in_rounds or not event.drawn:
        return no("no_rounds_to_close")
    rounds = event.paired if act.rounds is None else act.rounds
    # Only fewer; more rounds are an amendment, which has its own rules once the event is over (desk-2 3).
    if rounds < event.paired or rounds >= (event.swiss_rounds or 0):
        return no("no_rounds_to_close")
    return answer_done(replace(event, swiss_rounds=rounds), "rounds-closed", rounds=rounds)


def offer_close_rounds(event: Event) -> DeskOffer | None:
    """Offer to end a Swiss early."""
    planned = event.swiss_rounds or 0
    if not format_of(event).in_rounds or not event.drawn or event.paired >= planned:
        return None
    least, most = event.paired, planned - 1
    rounds = OfferField("rounds", "whole", value=least, optional=True, least=least, most=most)
    return DeskOffer("close_rounds", fields=(rounds,), grave=True)


def _draw_order(event: Event, act: Draw, ranked: ranking.Ranking) -> tuple[str, ...] | Refused:
    """Return the order of the draw, or why there is none."""
    if act.order is not None:
        # With a commitment the seed decides, nobody's list.
        if act.seed is not None or event.commit or sorted(act.order) != sorted(ranked.drawn):
            return no("not_the_order_of_the_drawn")
        return act.order
    if act.seed is None:
        return no("nothing_to_draw_with") if ranked.undecided else ()
    # This makes the draw verifiable (commit and reveal): the seed was
    # fixed before the draw, and cannot be chosen.
    if event.commit and ranking.digest(act.seed) != event.commit:
        return no("not_the_committed_seed")
    return ranking.verifiable(act.seed, act.public, [event.entries[name] for name in ranked.drawn])


def _unpaired_draw(event: Event) -> Event | Refused:
    """Return a Swiss as drawn in the order of its entries, its first round left open, or why it cannot be."""
    approved = [entry for entry in event.entries.values() if entry.state == "approved"]
    drawn = ranking.ranking(event.setup, approved).drawn
    answer = draw(event, Draw(order=drawn) if drawn else Draw())
    if isinstance(answer, Refused):
        return answer
    assert isinstance(answer, ActDone)
    return without_last_round(answer.event)


def _share_a_place(event: Event, among: tuple[str, ...]) -> bool:
    """Tell whether these, and nobody else, share a place."""
    for table in standing.of_event(event).values():
        places = {one.name: one.place for one in table}
        shared = {places.get(name) for name in among}
        if len(among) > 1 and len(shared) == 1 and None not in shared:
            # All of them: a lot among some would put those left out below or above without having been drawn.
            return sum(place in shared for place in places.values()) == len(among)
    return False
