"""Opponents of La Guerra Civil Española."""
