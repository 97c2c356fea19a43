"""The compiled core: exact motion of discs and balls from event to event, the same code compiled or not."""
