"""The tuned opponent of La Guerra Civil Española: it works out a plan for the turn and carries it out."""
