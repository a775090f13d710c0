"""What positions and choices were worth: hints with win chances, and the review of a game."""
