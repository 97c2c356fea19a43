"""Finished matches looked at again, a part at a time, in a worker process."""

from arbitro.live.review.moments import Moment, Review
from arbitro.live.review.summary import concluded
from arbitro.live.review.walk import length, looked_at

__all__ = ["Moment", "Review", "concluded", "length", "looked_at"]
