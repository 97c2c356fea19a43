"""The doors of the hall in a browser: the first director, signing in, devices that join and are let in."""
