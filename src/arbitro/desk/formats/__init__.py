"""The formats that the desk knows. A format is one object: nothing else in the engine asks for its name."""

from arbitro.desk.format import register
from arbitro.desk.formats.brackets import Double, Knockout
from arbitro.desk.formats.circles import RoundRobin
from arbitro.desk.formats.groups import Groups
from arbitro.desk.formats.league import League
from arbitro.desk.formats.swiss import Swiss

register(Knockout(), Double(), RoundRobin(), Groups(), Swiss(), League())
