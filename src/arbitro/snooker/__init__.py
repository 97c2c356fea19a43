"""Snooker: its law books and, as they are built, its referee."""
