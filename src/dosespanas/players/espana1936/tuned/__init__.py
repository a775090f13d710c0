"""The tuned opponent: rules of thumb over features of the board, with weights found by self-play."""
