"""What the server answers about España 1936."""
