"""What is kept on disk: the tables, the lines of each game, and who may write."""
