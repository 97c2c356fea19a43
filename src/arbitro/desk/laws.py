"""What each law book says about events. Under no book nothing is cited."""

from arbitro.kernel.desk import DeskLaws
from arbitro.kernel.plugin import plugins

LAWS: dict[str, DeskLaws] = {
    "desk": DeskLaws(),
    **{name: plugin.desk.get(name, DeskLaws()) for plugin in plugins().values() for name in plugin.editions},
}
"""By edition."""
