"""The editions of the laws of carrom."""
