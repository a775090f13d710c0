"""What the server answers about La Guerra Civil Española."""
