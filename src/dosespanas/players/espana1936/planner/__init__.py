"""The planner: plans of a turn, tried out in sampled games with the tuned opponent on both sides."""
