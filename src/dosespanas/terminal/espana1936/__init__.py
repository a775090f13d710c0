"""España 1936 in the terminal."""
