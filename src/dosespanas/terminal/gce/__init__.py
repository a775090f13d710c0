"""La Guerra Civil Española in the terminal."""
