"""What was played and how it ended: my games and their archive, ratings, cups."""
