"""The computer opponents of España 1936."""
