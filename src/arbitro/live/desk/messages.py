"""The messages of a stream about an event, each made once for all readers of a kind."""

import msgspec
from msgspec.structs import replace

from arbitro.library import tell
from arbitro.live.changes import steady, view_changes
from arbitro.live.desk.documents import EventData
from arbitro.live.desk.event import LiveEvent
from arbitro.live.desk.event_views import OFFICIAL, event_tree, event_view, ruling_texts
from arbitro.live.desk.sitting import DeskHeard
from arbitro.live.messages import message
from arbitro.live.viewer import Viewer


def event_message(live: LiveEvent, heard: DeskHeard | None, position: int, viewer: Viewer) -> bytes:
    """Return the message that tells one act, or what changed without one: that has no id, and may be empty."""
    if viewer.view == "changes":
        return _change_message(live, heard, position, viewer)
    data = _data(live, heard, viewer)
    if viewer.view == "whole":
        data = replace(data, view=event_view(live, viewer.role, viewer.language, live.told))
    return message("desk", data, position if heard else None)


def whole_event_message(live: LiveEvent, position: int, viewer: Viewer) -> bytes:
    """Return the message that tells a whole event, with which a stream begins."""
    data = _data(live, None, viewer)
    if viewer.view != "none":
        view = event_view(live, viewer.role, viewer.language, live.told)
        data = replace(data, view=view)
        if viewer.view == "changes":
            live.copies.begin(viewer, event_tree(view), position)
    return message("desk", data, position)


def _change_message(live: LiveEvent, heard: DeskHeard | None, position: int, viewer: Viewer) -> bytes:
    """Return the message of what changed of the view that readers of a kind have; empty where nothing did."""
    copy, gone_on = live.copies.get(viewer), 0 if heard is None else 1
    if copy is None or copy.tree["sequence"] < live.told.sequence - gone_on:
        text = whole_event_message(live, position, viewer)
        view = event_view(live, viewer.role, viewer.language, live.told)
        live.copies.begin(viewer, event_tree(view), position).add(position, text, entry=True)
        return text
    view = event_view(live, viewer.role, viewer.language, live.told)
    tree = event_tree(view)
    if heard is None and steady(tree) == steady(copy.tree):
        return b""
    changes = view_changes(copy.tree, tree)
    data = replace(_data(live, heard, viewer), base=copy.tree["sequence"], changes=changes)
    if tree["last"] != copy.tree["last"]:
        data = replace(data, last=view.last)
    text = message("desk", data, position if heard else None)
    copy.tree = tree
    copy.add(position, text, entry=heard is not None)
    return text


def _data(live: LiveEvent, heard: DeskHeard | None, viewer: Viewer) -> EventData:
    """Return what a message says beside the view: the entry, and what was ruled, for the office alone."""
    sitting = heard.sitting if heard else live.told
    # Entries of a desk name fees, warnings and witnesses: of `EVENT_FIELDS` the public has neither entry nor
    # rulings.
    told = heard if viewer.role == OFFICIAL else None
    return EventData(
        live.name,
        sitting.sequence,
        sitting.journal.head,
        msgspec.Raw(sitting.journal.line) if told and told.entry else None,
        ruling_texts(told, sitting.record.edition, viewer.language) if told else [],
        [tell(words, viewer.language) for words in told.says] if told else [],
        live.name,
    )
