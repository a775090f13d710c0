"""The learned opponent: the planner with minds and a value that were learned from games of the planner's own mind."""
