"""The events of the desk in the hall's API: made, shown, acted in, by whom."""
