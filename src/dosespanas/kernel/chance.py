"""Dice and shuffles from one counter-based source.

The n-th byte of the stream depends on the seed and n alone (BLAKE2b of the block number, keyed with
the seed), so the same record gives the same game on every machine and build, a clone needs only the
counter, and nobody can work out the next die from those already seen.
"""

import hashlib
from typing import Final

from dosespanas.kernel.side import NOBODY

BLOCK: Final = 64
SEED_BYTES: Final = 16


def seed_bytes(seed: int | str | bytes) -> bytes:
    """Return the 16 bytes of a seed given as a whole number, as hex digits or as bytes.

    Raises ValueError for a negative number, one above 128 bits, a switch, or text that is not 32 hex digits.
    """
    if isinstance(seed, bool):
        raise ValueError("a seed is a whole number, not true or false")
    if isinstance(seed, int):
        if not 0 <= seed < 1 << 128:
            raise ValueError("a seed is a whole number of at most 128 bits")
        return seed.to_bytes(SEED_BYTES, "big")
    raw = bytes.fromhex(seed) if isinstance(seed, str) else bytes(seed)
    if len(raw) != SEED_BYTES:
        raise ValueError("a seed has 16 bytes (32 hex digits)")
    return raw


UNNUMBERED: Final = -2


class Draw:
    """One thing taken from chance: a die (no items), one of some items (no order), or items in a new order."""

    def __init__(self, rule: str, at: int, of: int, value: int, items: list[int], order: list[int]) -> None:
        self.n = UNNUMBERED
        """The choice that caused it, -1 for the set-up."""
        self.rule = rule
        """The rule that asked for it."""
        self.at = at
        """How many bytes of the stream had been used before."""
        self.of = of
        """How many values were possible; 0 for a new order."""
        self.value = value
        """From 0 to `of` - 1."""
        self.items = items
        self.order = order


class ChanceNeeded(Exception):
    """Scripted chance has come to the end of its script: a value from 0 to `of` - 1, each as likely, is wanted."""

    def __init__(self, of: int, rule: str) -> None:
        super().__init__(of, rule)
        self.of = of
        self.rule = rule

    def __str__(self) -> str:
        return f"one of {self.of} for {self.rule}"


class Chance:
    """A position in the stream of random bytes of one seed.

    A `rule` and a `side` given with a draw only say what it is for and whose it is.

    One with a `script` takes its values from there in place of the stream, and raises ChanceNeeded at its end: who
    takes a step in a copy again with one value more goes through all that chance may bring.
    """

    def __init__(self, seed: bytes, draws: list[Draw] | None = None) -> None:
        self.seed = seed
        self.cursor = 0
        self.draws = draws
        """Where everything drawn is written down; None: nowhere."""
        self.block = -1
        self.bytes = b""
        self.script: list[int] | None = None
        """Values to come, the next one first; None: those of the stream."""

    def clone(self) -> "Chance":
        """Return an independent copy at the same place of the stream."""
        copy = Chance(self.seed)
        copy.cursor = self.cursor
        copy.block = self.block
        copy.bytes = self.bytes
        if self.script is not None:
            copy.script = self.script[:]
        return copy

    def branch(self) -> "Chance":
        """Return another stream, whose seed is the next bytes of this one."""
        return Chance(bytes([self.byte() for _ in range(SEED_BYTES)]))

    def byte(self) -> int:
        """Return the next byte of the stream, 0 to 255."""
        block = self.cursor // BLOCK
        if block != self.block:
            self.bytes = hashlib.blake2b(block.to_bytes(8, "big"), key=self.seed).digest()
            self.block = block
        value = self.bytes[self.cursor % BLOCK]
        self.cursor += 1
        return value

    def uniform(self, n: int, rule: str = "") -> int:
        """Return a uniform number from 0 to n-1, for n up to 256; it is not written down."""
        if self.script is not None:
            return self.scripted(n, rule)
        limit = 256 - 256 % n
        value = self.byte()
        while value >= limit:
            value = self.byte()
        return value % n

    def scripted(self, n: int, rule: str) -> int:
        """Return the next number of the script, which has none where there is nothing to draw."""
        if n == 1:
            return 0
        if not self.script:
            raise ChanceNeeded(n, rule)
        return self.script.pop(0)

    def die(self, rule: str = "", side: int = NOBODY) -> int:
        """Return one roll of a six-sided die."""
        at = self.cursor
        value = self.uniform(6, rule)
        if self.draws is not None:
            self.draws.append(Draw(rule, at, 6, value, [], []))
        return value + 1

    def dice(self, count: int, rule: str = "", side: int = NOBODY) -> list[int]:
        """Return `count` rolls sorted from high to low; none for a count of 0 or less."""
        rolls = [self.die(rule, side) for _ in range(count)]
        rolls.sort(reverse=True)
        return rolls

    def pick(self, items: list[int], rule: str = "") -> int:
        """Return one of at most 256 items, every one as likely."""
        at = self.cursor
        value = self.uniform(len(items), rule)
        if self.draws is not None:
            self.draws.append(Draw(rule, at, len(items), value, items[:], []))
        return items[value]

    def shuffle(self, items: list[int], rule: str = "") -> None:
        """Shuffle a list in place, every order equally likely."""
        at = self.cursor
        before = [] if self.draws is None else items[:]
        for i in range(len(items) - 1, 0, -1):
            j = self.uniform(i + 1, rule)
            items[i], items[j] = items[j], items[i]
        if self.draws is not None:
            self.draws.append(Draw(rule, at, 0, 0, before, items[:]))
