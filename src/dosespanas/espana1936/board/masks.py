"""Sets of boxes, places or pieces as masks, read a byte at a time from tables."""

from typing import Final

BITS_OF_BYTES: Final[list[list[list[int]]]] = [
    [[8 * place + bit for bit in range(8) if byte >> bit & 1] for byte in range(256)] for place in range(16)
]
"""By the place of a byte in a mask and its value: the indexes of its set bits."""


def linked_by_byte(links: list[int]) -> list[int]:
    """Return for every set of eight boxes, as a byte, what is linked to any; `links`: to each, at most eight."""
    found = [0]
    for near in links + [0] * (8 - len(links)):
        found += [known | near for known in found]
    return found
