"""The playing table: exact motion of carrom discs and snooker balls, from the stroke to the last piece at rest."""

from arbitro.layout import Layout, Rack
from arbitro.measures import CarromMeasures, SnookerMeasures
from arbitro.table.aiming import Aim, Way, aim
from arbitro.table.batch import Noise, Outcomes, Rollout, StrokeOutcome, rollout, simulate_many
from arbitro.table.bed import Bed, BedLine, Circle, Cushion, Jaw, Pocket, Spot
from arbitro.table.carrom import carrom_opening, carrom_rack, carrom_table
from arbitro.table.coefficients import CARROM, HAN_2005, SNOOKER, Coefficients, CushionModel
from arbitro.table.motion import Bounce, Contact, Event, Fall, Landing, Left, Motion, Segment, Turn
from arbitro.table.plans import TablePlan, plan
from arbitro.table.record import BadMotion, pack, unpack
from arbitro.table.simulation import RanAway, simulate
from arbitro.table.snooker import snooker_opening, snooker_spots, snooker_table
from arbitro.table.stroke import Flick, Misplayed, Shot, Stroke
from arbitro.table.table import Body, Table

__all__ = [
    "CARROM",
    "HAN_2005",
    "SNOOKER",
    "Aim",
    "BadMotion",
    "Bed",
    "BedLine",
    "Body",
    "Bounce",
    "CarromMeasures",
    "Circle",
    "Coefficients",
    "Contact",
    "Cushion",
    "CushionModel",
    "Event",
    "Fall",
    "Flick",
    "Jaw",
    "Landing",
    "Layout",
    "Left",
    "Misplayed",
    "Motion",
    "Noise",
    "Outcomes",
    "Pocket",
    "Rack",
    "RanAway",
    "Rollout",
    "Segment",
    "Shot",
    "SnookerMeasures",
    "Spot",
    "Stroke",
    "StrokeOutcome",
    "Table",
    "TablePlan",
    "Turn",
    "Way",
    "aim",
    "carrom_opening",
    "carrom_rack",
    "carrom_table",
    "pack",
    "plan",
    "rollout",
    "simulate",
    "simulate_many",
    "snooker_opening",
    "snooker_spots",
    "snooker_table",
    "unpack",
]
