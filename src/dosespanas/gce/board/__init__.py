"""What lies on the map and the words for it: state, facts, grid, notation, stages."""
