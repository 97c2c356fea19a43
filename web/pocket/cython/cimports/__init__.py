"""What is taken from C."""
