"""Strokes of snooker on the simulated table."""
