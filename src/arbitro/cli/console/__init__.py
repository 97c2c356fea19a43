"""The umpire's console: a live match in typed lines, upon nothing but a `Sitting`."""
