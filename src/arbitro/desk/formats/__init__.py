"""The formats that the desk knows. A format is one object: nothing else in the engine asks for its name.

A format outside this package is installed with the entry point `arbitro.formats`.
"""

from importlib.metadata import entry_points

from arbitro.desk.format import register
from arbitro.desk.formats.brackets import DoubleElimination, Knockout
from arbitro.desk.formats.circles import RoundRobin
from arbitro.desk.formats.groups import Groups
from arbitro.desk.formats.ladder import Ladder
from arbitro.desk.formats.league import League
from arbitro.desk.formats.swiss import Swiss

GROUP = "arbitro.formats"
register(Knockout(), DoubleElimination(), RoundRobin(), Groups(), Swiss(), League(), Ladder())
# Sorted by name: which of two plug-ins wins must not depend on the order of installation.
register(*(point.load() for point in sorted(entry_points(group=GROUP), key=lambda point: point.name)))
