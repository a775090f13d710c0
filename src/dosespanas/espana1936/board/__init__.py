"""What lies on the table and the words for it: state, facts, the sea, notation, stages, dice, fog."""
