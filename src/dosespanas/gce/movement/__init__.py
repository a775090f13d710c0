"""Movement (chapters 12 and 14): who may move, how far, where it may end, and by rail or sea."""
