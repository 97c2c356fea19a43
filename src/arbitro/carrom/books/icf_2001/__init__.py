"""The laws of the International Carrom Federation, 2001."""
