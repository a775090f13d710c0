"""La Guerra Civil Española: hexes and counters on the whole of the war. So far its facts and its grid."""
