"""The compiled core of the players: what a position looks like to a network, the network, and bearing off."""
