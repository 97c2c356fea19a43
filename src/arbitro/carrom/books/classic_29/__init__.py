"""The laws of the 29-point game."""
