"""Ratings computed from the journals of events, from nothing and always to the same digits."""
