"""Finding each other, and words at a table."""
