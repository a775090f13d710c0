"""Boards to think on: all lines from a position, tried, compared, kept."""
