"""The messages of a stream of server-sent events about a match, each made once for all readers of a kind."""

from collections.abc import Iterable
from typing import Any

import msgspec
from msgspec.structs import replace

from arbitro.kernel.journal import Recorded
from arbitro.library import announce
from arbitro.live.changes import steady, view_changes
from arbitro.live.documents import ActShown, ClockData, MatchShown, StreamData
from arbitro.live.match import LiveHeard, LiveMatch
from arbitro.live.match_views import (
    as_tree,
    clock_shown,
    match_view,
    own_view,
    reader_of,
    ruling_texts,
    rulings_heard,
)
from arbitro.live.viewer import Viewer
from arbitro.live.visibility import first_disputed, hides, tells

SAID = ("number", "at", "author", "facts", "rulings", "say")
"""What a message says of an act anyway."""
SHOWN = 3
"""How many of the last acts a view has."""


def act_message(match: LiveMatch, heard: LiveHeard, position: int, viewer: Viewer) -> bytes:
    """Return the message that tells one entry; to who is told changes and has not the view before it, the whole."""
    entry = heard.entry
    assert entry is not None
    # As the match stands now, not as of the entry: what was disputed since is withheld also from whoever
    # hears of it late.
    hidden, edition = hides(match.sitting, viewer.role), match.sitting.game.edition
    reads = reader_of(match, heard.sitting, viewer.language)
    data = StreamData(
        match.name,
        entry.number,
        entry.digest,
        None
        if hidden and heard.sitting.review is not None and tells(entry.act)
        else msgspec.Raw(heard.sitting.journal.line),
        [] if hidden else rulings_heard(heard, heard.sitting, reads),
        []
        if hidden
        else [announce(edition, message, viewer.language, reads.names) for message in heard.says],
    )
    if viewer.view == "none":
        return message("act", data, position)
    if viewer.view == "whole":
        view = match_view(match, viewer.role, viewer.language, heard.sitting)
        return message("act", replace(data, view=view), position)
    return _change_message(match, heard, data, position, viewer)


def _change_message(
    match: LiveMatch, heard: LiveHeard, data: StreamData, position: int, viewer: Viewer
) -> bytes:
    """Return the message of an entry with what it changed of the view that readers of a kind have."""
    copy, view = match.copies.get(viewer), own_view(match, viewer, heard.sitting)
    # Changes lead from one sequence to the next (hall.md, Views): whoever stands elsewhere begins with the
    # whole.
    if copy is None or copy.tree["sequence"] != data.sequence - 1:
        text = whole_message(match, position, viewer)
        match.copies.begin(viewer, as_tree(view), position).add(position, text, entry=True)
        return text
    tree = as_tree(view)
    text = message(
        "act",
        replace(
            data,
            base=copy.tree["sequence"],
            changes=view_changes(copy.tree, tree),
            **_last_changed(copy.tree["last"], tree["last"], view, heard, data),
        ),
        position,
    )
    copy.tree = tree
    copy.add(position, text, entry=True)
    return text


def _last_changed(
    before: list[object], after: list[object], view: MatchShown, heard: LiveHeard, data: StreamData
) -> dict[str, object]:
    """Return what a reader needs for `last`: the words of the new act, or all where it is not simply one more."""
    if before == after:
        return {}
    # What a message says of the act anyway is not said twice: 1,500 B are wanted for a public watcher
    # (docs/act.md).
    newest, entry = view.last[-1] if view.last else None, heard.entry
    tree: Any = after[-1] if after else {}
    assert entry is not None
    if (
        newest is not None
        and isinstance(entry.act, Recorded)
        and after[:-1] == before[-(SHOWN - 1) :]
        and _told_by(newest, entry.act, data)
    ):
        return {"act": {name: value for name, value in tree.items() if name not in SAID}}
    return {"last": view.last}


def _told_by(newest: ActShown, act: Recorded, data: StreamData) -> bool:
    """Tell whether a message says all of an act but its words."""
    return (
        data.entry is not None
        and newest.number == data.sequence
        and len(newest.facts) == len(act.facts)
        and newest.rulings == data.rulings
        and newest.say == data.say
    )


def whole_message(match: LiveMatch, position: int | None, viewer: Viewer) -> bytes:
    """Return the message of a whole match for who is told changes, as all of their kind have it from now on."""
    view = own_view(match, viewer, match.told)
    data = StreamData(match.name, view.sequence, view.head, None, [], [], view)
    tree = as_tree(view)
    match.copies.begin(viewer, tree, position or 0)
    return message("match", data, position)


def match_message(match: LiveMatch, position: int, viewer: Viewer) -> bytes:
    """Return the message that tells a whole match, with which a stream begins."""
    if viewer.view == "changes":
        return whole_message(match, position, viewer)
    sitting = match.sitting
    data = StreamData(match.name, sitting.sequence, sitting.journal.head, None, [], [])
    if viewer.view == "whole":
        data = replace(data, view=match_view(match, viewer.role, viewer.language))
    return message("match", data, position)


def noted_message(match: LiveMatch, position: int, viewer: Viewer) -> bytes:
    """Return the message of what changed without an entry (a lease, a seat, a wish); empty where nothing did."""
    copy = match.copies.get(viewer)
    if copy is None:
        return b""
    view = own_view(match, viewer, match.told)
    tree = as_tree(view)
    if steady(tree) == steady(copy.tree):
        return b""
    # Without an id, for it is no entry: `Last-Event-ID` stays that of the last one (hall.md, Live).
    text = message("match", StreamData(match.name, view.sequence, view.head, None, [], [], view))
    copy.tree = tree
    copy.add(position, text, entry=False)
    return text


def clock_message(match: LiveMatch, viewer: Viewer) -> bytes:
    """Return the message that tells how the clocks stand; empty where none runs, or may be seen."""
    sitting = match.sitting
    running = sitting.clocks(match.now)
    if hides(sitting, viewer.role) or not any(clock.running for clock in running):
        return b""
    clocks = [clock_shown(clock, match, sitting) for clock in running]
    data = ClockData(match.name, sitting.sequence, sitting.journal.head, None, [], [], clocks=clocks)
    return message("clock", replace(data, view=None) if viewer.view == "whole" else data)


def missed_messages(
    match: LiveMatch, lines: Iterable[tuple[int, int, bytes]], viewer: Viewer
) -> Iterable[bytes]:
    """Yield the messages of entries that somebody missed, as they are ruled on now; the last one with the view."""
    sitting, reads = match.sitting, reader_of(match, match.sitting, viewer.language)
    told = {one.entry.number: one for one in sitting.history()}
    missed, frozen = list(lines), first_disputed(sitting, viewer.role)
    for position, sequence, line in missed:
        one = told[sequence]
        hidden = frozen is not None and sequence >= frozen
        played = None if hidden else one.played
        ruled = ruling_texts(played.verdicts, sequence, sitting, reads) if played else []
        calls = played.says if played else ()
        says = [announce(sitting.game.edition, one, viewer.language, reads.names) for one in calls]
        entry = None if hidden and tells(one.entry.act) else msgspec.Raw(line)
        data = StreamData(match.name, sequence, one.entry.digest, entry, ruled, says)
        if viewer.view == "whole":
            last = sequence == missed[-1][1]
            data = replace(data, view=match_view(match, viewer.role, viewer.language) if last else None)
        yield message("act", data, position)


def message(event: str, data: object, position: int | None = None) -> bytes:
    """Return one message of a stream of server-sent events."""
    head = b"" if position is None else b"id: %d\n" % position
    return head + b"event: %s\ndata: %s\n\n" % (event.encode(), msgspec.json.encode(data))
