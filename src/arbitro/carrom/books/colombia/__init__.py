"""The laws of Carrom Club Colombia."""
