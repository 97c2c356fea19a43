"""The editions of the laws of snooker."""
