"""Chance without memory: what a player with a certain seed feels about a thing, the same whenever it is asked."""


def mixed(seed: int, a: int, b: int) -> float:
    """Return a number from -1 to 1 that depends on three others and nothing else."""
    x = (seed % 1000003 * 7919 + a * 104729 + b * 1299709 + 12345) % 2147483648
    for _ in range(3):
        x = (x * 1103515245 + 12345) % 2147483648
        x = x ^ x >> 15
    return float(x % 2000001) / 1000000.0 - 1.0
