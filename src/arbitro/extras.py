"""What is installed apart, because not every hall needs it: `papers`, `sheets`, `swiss`."""

from importlib.util import find_spec

from arbitro.kernel import Malformed


class ExtraMissing(Malformed):
    """What was asked for needs a part of Arbitro that is not installed."""

    def __init__(self, extra: str) -> None:
        super().__init__("arbitro", "extra-missing", extra=extra)
        self.extra = extra


def require(module: str, extra: str) -> None:
    """Raise ExtraMissing where a module is not installed that an extra brings."""
    if find_spec(module) is None:
        raise ExtraMissing(extra)
