"""The tournament rules of the WBGF, version 2.1."""
