"""Files of Nim."""
