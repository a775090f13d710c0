"""The learned opponent: the planner with minds that were found against the planner's own."""
