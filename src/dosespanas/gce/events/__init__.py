"""Event chits (chapter 7): cups, effects, units that leave and come back."""
