"""The tournament desk: events as values, judged act by act. Nothing here reads or writes a file."""

from arbitro.desk import formats
from arbitro.desk.event import Event
from arbitro.desk.judging import judge
from arbitro.desk.reading import read_act, read_event
from arbitro.desk.referee import DeskReferee, desk
from arbitro.desk.view import view

__all__ = ["DeskReferee", "Event", "desk", "formats", "judge", "read_act", "read_event", "view"]
