"""La Guerra Civil Española: hexes and counters on the whole of the war.

The rulebook's notes on strategy and design (17.n) are no rules and have no place here.
"""
