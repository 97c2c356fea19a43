"""Arbitro: the referee, the tournament desk and the playing table. Every ruling cites its law."""

__version__ = "1.0.0"
