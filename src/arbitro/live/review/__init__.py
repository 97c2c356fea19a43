"""Finished matches looked at again, a part at a time, in a worker process."""

from arbitro.live.review.moments import Review, ReviewMoment
from arbitro.live.review.summary import conclude_review
from arbitro.live.review.walk import length, looked_at

__all__ = ["Review", "ReviewMoment", "conclude_review", "length", "looked_at"]
