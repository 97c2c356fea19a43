"""Nim: stones are taken in turn."""
