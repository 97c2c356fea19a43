"""The playing table: exact motion of carrom discs and snooker balls, from the stroke to the last piece at rest."""

from arbitro.table.bed import Bed, Circle, Cushion, Jaw, Line, Pocket
from arbitro.table.carrom import carrom_opening, carrom_table
from arbitro.table.coefficients import CARROM, MATHAVAN_2010, SNOOKER, Coefficients, CushionModel
from arbitro.table.motion import Bounce, Contact, Event, Fall, Motion, Segment, Turn
from arbitro.table.simulation import RanAway, simulate
from arbitro.table.snooker import snooker_opening, snooker_spots, snooker_table
from arbitro.table.stroke import Flick, Misplayed, Shot, Stroke
from arbitro.table.table import Body, Layout, Rack, Table
