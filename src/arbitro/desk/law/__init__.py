"""The law of the officials: what each act of the desk does, what it cites, and when it is refused."""
