"""Who holds what (chapters 4 and 9): capture, Morale and victory, the Alcázar, stacking, columns."""
