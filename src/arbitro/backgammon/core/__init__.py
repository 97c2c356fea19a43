"""The hot path of backgammon, compiled where a C compiler is at hand; the same files run uncompiled."""
