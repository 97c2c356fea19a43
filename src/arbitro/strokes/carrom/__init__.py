"""Strokes of carrom on the simulated board."""
