"""The laws of a club, as a package that anybody may install beside Arbitro."""
