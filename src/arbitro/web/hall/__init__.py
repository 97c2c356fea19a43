"""The hall's API: who asks, matches, acts, streams. Every address stands in one table with who may ask it."""
