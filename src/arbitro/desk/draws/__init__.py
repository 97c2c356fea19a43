"""How places are given: rankings, verifiable draws, seeding lines, separation, circles, Swiss pairings."""
