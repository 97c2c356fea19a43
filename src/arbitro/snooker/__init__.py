"""Snooker: the frame and the match, their law book, the geometry of a referee, the marker and the recorder."""
