"""Combat (chapters 8 and 13): attacks, support, modifiers, losses, advance, exact odds."""
