"""Tells an event: what it is for the one who asks, and what an act brought."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, cast

import msgspec
from msgspec import UNSET
from msgspec.structs import asdict, replace

from arbitro.desk.acts import Draw, LateEntry, Tick
from arbitro.desk.event import Event
from arbitro.desk.eventstate import EventState
from arbitro.desk.format import format_of
from arbitro.desk.offers import event_offers
from arbitro.desk.pairings import Reasons, of_round
from arbitro.desk.record import acts_in
from arbitro.desk.standing import levels_of
from arbitro.desk.standing_tables import standing_tables
from arbitro.desk.swissrounds import pairing
from arbitro.desk.telling import drawn_by
from arbitro.desk.view import match_view as match_shown
from arbitro.desk.view import view
from arbitro.kernel import kebab, tag_of
from arbitro.l10n import Language, say
from arbitro.library import explain, explain_refusal, tell
from arbitro.live.changes import Tree, view_changes
from arbitro.live.desk.documents import (
    DeedShown,
    EntryShown,
    EventAnswer,
    EventShown,
    LotsShown,
    PairTold,
    Previewed,
    SetupShown,
    TapShown,
    WaitShown,
)
from arbitro.live.desk.event import LiveEvent
from arbitro.live.desk.pending import Wait, waits
from arbitro.live.desk.sitting import DeskHeard, DeskSitting
from arbitro.live.documents import RefusalText, RulingText
from arbitro.live.match_views import address, as_tree
from arbitro.live.viewer import Viewer

OFFICIAL = "official"
PUBLIC = "public"
LAST = 8
ABOUT = ("match", "dispute", "player", "who", "what")
"""What an act may be about, the nearest first."""
OFFICE_ONLY = (
    "fees",
    "warnings",
    "exceptions",
    "expelled",
    "requests",
    "reports",
    "reported",
    "consequences",
    "amendment",
    "amendments",
    "flags",
    "dues",
    "treasury",
    *("alive", "out"),  # who is still in is in the matches; both lists would be told anew with every result
)
"""What the public is not told."""
AT_A_TABLE = ("late", "awaited", "ready")
"""What waits at a table, where there is one."""
COUNTED = ("votes", "count")
"""Numbers that what is said agrees with."""
UNTOLD: Mapping[str, object] = {
    "fee": None,
    "fee_confirmed": False,
    "evidence": [],
    "facts": None,
    "grounds": None,
}
"""What of a dispute concerns those who are in it and who decide: the public is told none of it."""
UNSEEN = ("refused", "entered")
"""States of entries that the public is not shown."""


def event_view(
    live: LiveEvent, role: str, language: Language, sitting: DeskSitting | None = None
) -> EventShown:
    """Return an event as one who has a role may see it, made once while nothing changes."""
    sitting, now = sitting or live.sitting, live.seconds
    elsewhere = live.elsewhere()
    # The second is among them: time alone changes what waits and who is late.
    of = (sitting, live.notes, sorted(elsewhere.items()), now, live.agreed())
    return live.once((role, language), of, lambda: _make_event_view(live, role, language, sitting, elsewhere))


def _make_event_view(
    live: LiveEvent, role: str, language: Language, sitting: DeskSitting, elsewhere: Mapping[str, str]
) -> EventShown:
    event, office = sitting.at(live.seconds), role == OFFICIAL
    whole = view(event)
    ranked = cast("EventState", whole)["standings"]
    agreed = live.agreed()
    entries = [
        EntryShown(
            *(one.name, one.number, one.state, one.club, one.rating, one.seed, one.category),
            one.person if office or str(one.person) in agreed else None,
        )
        for one in event.entries.values()
        # Who was turned away, or has not been let in yet, is the office's alone (`EVENT_FIELDS`).
        if office or one.state not in UNSEEN
    ]
    return EventShown(
        id=live.name,
        title=live.notes.title,
        edition=sitting.record.edition,
        sequence=sitting.sequence,
        head=sitting.journal.head,
        opened=live.created,
        now=event.now,
        setup=SetupShown(**asdict(event.setup), commit=event.commit),
        one_table=format_of(event).one_table,
        brackets=[[*names] for names in format_of(event).brackets(event)],
        in_rounds=format_of(event).in_rounds,
        levels=[*levels_of(event)],
        tables=standing_tables(event, {name: row["by"] for name, row in ranked.items()}),
        entries=entries,
        event=cast("EventState", whole if office else _for_all(whole)),
        told=_told_results(event) if office else {},
        links=live.notes.links,
        lots=_lots(sitting) if event.drawn else None,
        waits=waits_shown(live, event, elsewhere, language) if office else [],
        last=_last(sitting) if office else [],
        taken=sorted(set(event.setup.tables) & elsewhere.keys()),
        redo=office and bool(sitting.undone()),
        offers=event_offers(event) if office else {},
    )


def event_tree(view: EventShown) -> Tree:
    """Return a view as JSON values; what stands of the event is made of them already, and is not copied."""
    return {**as_tree(replace(view, event={})), "event": view.event}


def waits_shown(
    live: LiveEvent, event: Event, elsewhere: Mapping[str, str], language: Language
) -> list[WaitShown]:
    """Return what waits in an event, in words."""
    found = waits(event, live.notes.corrections, elsewhere, live.notes.protests)
    return [_wait(one, event.setup.edition, language) for one in found]


def event_answer(
    live: LiveEvent,
    heard: Sequence[DeskHeard],
    viewer: Viewer,
    before: DeskSitting,
    *,
    repeated: bool = False,
) -> EventAnswer:
    """Return what is answered to an act; to one that is repeated, what it brought then and the event as it is now."""
    last, language = heard[-1], viewer.language
    edition = last.sitting.record.edition
    refused = last.verdict.refused
    told = EventAnswer(
        sequence=last.sitting.sequence,
        head=last.sitting.journal.head,
        rulings=[] if refused else ruling_texts(last, edition, language),
        say=[tell(words, language) for words in last.says],
        refused=refusal(refused, edition, language),
        place=last.place,
        repeated=repeated or msgspec.UNSET,
    )
    after = live.sitting if repeated else last.sitting
    if viewer.view == "none":
        return told
    if viewer.view == "whole":
        return replace(told, event=event_view(live, viewer.role, language, after))
    if before is after or refused:
        return replace(told, base=after.sequence, changes={})
    base = event_view(live, viewer.role, language, before)
    view = event_view(live, viewer.role, language, after)
    changes = view_changes(event_tree(base), event_tree(view))
    last_changed = UNSET if base.last == view.last else view.last
    return replace(told, base=before.sequence, changes=changes, last=last_changed)


def preview(live: LiveEvent, heard: DeskHeard, language: Language) -> Previewed:
    """Return what an act would do: what it cites, what follows, and each match as it is and would be."""
    edition, before = live.sitting.record.edition, live.event
    refused, after = heard.verdict.refused, heard.verdict.state
    changed: Any = {
        name: (match_shown(before, before.matches[name]), match_shown(after, match))
        for name, match in after.matches.items()
        if name in before.matches and before.matches[name] != match
    }
    rulings = [] if refused else ruling_texts(heard, edition, language)
    pairs = pairs_told(of_round(after, after.paired), language) if after.paired > before.paired else []
    found = pairing(after) if pairs else None
    sound = found is None or found.valid
    told = refusal(refused, edition, language)
    amendment = None if refused else after.amendment
    return Previewed(told, rulings, after.consequences, changed, pairs, sound, amendment)


def pairs_told(found: Iterable[Reasons], language: Language) -> list[PairTold]:
    """Return the pairs of a Swiss with their reasons in words."""
    return [PairTold(one.match, one.sides, [tell(why, language) for why in one.why]) for one in found]


def refusal(refused: Any, edition: str, language: Language) -> RefusalText | None:
    """Return why an act is not allowed, in words."""
    if refused is None:
        return None
    return RefusalText(refused.law, explain_refusal(edition, refused, language, room="desk"))


def ruling_texts(heard: DeskHeard, edition: str, language: Language) -> list[RulingText]:
    """Return what was ruled on an act in words."""
    number = heard.entry.number if heard.entry else heard.sitting.sequence
    return [
        RulingText(
            ruling.law,
            explain(edition, ruling, language),
            ruling.derived,
            address(edition, ruling.law),
            number,
        )
        for ruling in heard.verdict.rulings
    ]


def _for_all(whole: dict[str, Any]) -> dict[str, Any]:
    """Return what the public may know: nothing of withheld results, of money, warnings, and who was turned away."""
    open_to_all = {name: value for name, value in whole.items() if name not in OFFICE_ONLY}
    open_to_all["entries"] = {name: state for name, state in whole["entries"].items() if state not in UNSEEN}
    open_to_all["matches"] = {
        name: {**match, "score": None} if _is_withheld(match, whole["disputes"], name) else match
        for name, match in whole["matches"].items()
    }
    open_to_all["disputes"] = {name: {**dispute, **UNTOLD} for name, dispute in whole["disputes"].items()}
    return open_to_all


def _is_withheld(match: dict[str, Any], disputes: dict[str, Any], name: str) -> bool:
    """Tell whether how a match ended is not said yet: a protest is open, and its result came in or is reported."""
    if match["state"] in ("withheld", "suspended"):
        return any(_open_protest(one, name) for one in disputes.values()) or match["state"] == "withheld"
    return match["state"] in ("reported", "disputed") and any(
        _open_protest(one, name) for one in disputes.values()
    )


def _open_protest(dispute: dict[str, Any], match: str) -> bool:
    return (
        dispute["kind"] == "protest"
        and dispute["match"] == match
        and dispute["state"] in ("announced", "filed")
    )


def _told_results(event: Event) -> dict[str, dict[str, Any]]:
    return {match.id: msgspec.to_builtins(match.told) for match in event.in_order() if match.told}


def _lots(sitting: DeskSitting) -> LotsShown | None:
    """Return the seed of the draw, if it had one, and whom it ordered."""
    done = sitting.in_force()
    for place, act in enumerate(done):
        if isinstance(act, Draw) and act.seed is not None:
            late = {one.player for one in done[place:] if isinstance(one, LateEntry)}
            order = drawn_by(sitting.event, act.seed, act.public, late)
            return LotsShown(act.seed, act.public, list(order))
    return None


def _last(sitting: DeskSitting) -> list[DeedShown]:
    shown, line = list[DeedShown](), len(sitting.event.log)
    for entry in reversed(sitting.journal.entries[1:][-LAST:]):
        acts = acts_in(entry)
        done = [act for act in acts if not isinstance(act, Tick)]
        deed = DeedShown(
            entry.number,
            entry.at // 1000,
            entry.author.partition(" ")[2] or entry.author,
            [kebab(tag_of(act)) for act in done],
            [next((said for name in ABOUT if (said := getattr(act, name, None))), "") for act in done],
            line,
        )
        shown.append(deed)
        line -= len(acts)
    return shown


def _wait(wait: Wait, edition: str, language: Language) -> WaitShown:
    taps = [
        TapShown(say(language, f"room-tap-{tap.says}", **tap.values), tap.event, tap.sheet, tap.look)
        for tap in wait.taps
    ]
    # What waits, and what is said of it; a match without a table is not said to be at one.
    kind = wait.kind
    if kind in AT_A_TABLE and not wait.values["table"]:
        kind += "-anywhere"
    values = {name: int(value) if name in COUNTED else value for name, value in wait.values.items()}
    waiting_words = (
        say(language, f"room-wait-{kind}", **values),
        say(language, f"room-wait-{kind}-says", **values),
    )
    return WaitShown(
        wait.kind,
        wait.about,
        wait.urgency,
        *waiting_words,
        wait.law,
        address(edition, wait.law) if wait.law else "",
        wait.until,
        wait.values,
        taps,
    )
