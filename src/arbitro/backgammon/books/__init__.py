"""The editions of the laws of backgammon."""
