"""A series of events: who has how many points from all of them together."""

from arbitro.desk.series.judging import judge
from arbitro.desk.series.reading import SERIES, read_act, read_series
from arbitro.desk.series.referee import SeriesReferee
from arbitro.desk.series.state import EventSeries
from arbitro.desk.series.view import view

__all__ = ["SERIES", "EventSeries", "SeriesReferee", "judge", "read_act", "read_series", "view"]
