import os
from pathlib import Path

from hypothesis import HealthCheck, settings

settings.register_profile(
    "daily", max_examples=50, deadline=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.register_profile("nightly", parent=settings.get_profile("daily"), max_examples=2000)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "daily"))

ROOT = Path(__file__).parent.parent
