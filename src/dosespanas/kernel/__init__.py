"""What any two-sided, phase-driven wargame shares. It knows no game."""
