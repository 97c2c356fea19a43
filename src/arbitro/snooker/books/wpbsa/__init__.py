"""The rules of snooker of the WPBSA."""
