"""Reads situations and events: the same words in cases and on the wire."""
