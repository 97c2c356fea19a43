"""Strokes played on the simulated table, as the referee sees them: motion becomes facts of each game."""
