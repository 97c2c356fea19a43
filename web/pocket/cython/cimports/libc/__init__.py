"""Its standard library."""
