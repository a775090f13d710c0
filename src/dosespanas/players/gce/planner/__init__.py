"""The planner of La Guerra Civil Española: plans of a turn, tried out in sampled games with the tuned opponent."""
