"""How the opponents of La Guerra Civil Española play: a plan of the turn by weights, and the weights of each level."""
