"""Grids: a small number for every place of a board or every unit, all in one piece of memory.

Compiled rules read and write them as the machine's own integers, and a copy is a copy of memory: no object is made,
counted or freed for a place. The kind is that of `librt.vecs`, which belongs to mypyc and is young. No other module
names it, and what is done with a grid is what a list can do as well: with `Grid = list[int]`,
`Reals = list[float]`, `Cells = bytearray` and these in the functions below everything goes on without it. A grid never
grows, and cannot be pickled: its numbers are written down as a list.
"""

from collections.abc import Sequence
from typing import TypeAlias

from librt.vecs import vec
from mypy_extensions import i64, u8

Grid: TypeAlias = "vec[i64]"
"""Numbers by place. `[:]` copies it whole, which is how a new one is best made of one that is kept as a pattern."""

Reals: TypeAlias = "vec[float]"
"""The same of fractions."""

Cells: TypeAlias = "vec[u8]"
"""The same of numbers from 0 to 255, which lie in memory as bytes do."""


def grid(values: Sequence[int]) -> Grid:
    """Return a grid of some numbers."""
    return vec[i64](values)


def filled(size: int, value: int) -> Grid:
    """Return a grid of so many places with the same number in all."""
    return vec[i64]([value] * size)


def reals(size: int) -> Reals:
    """Return a grid of fractions, 0.0 in all places."""
    return vec[float]([0.0] * size)


def empty_cells(size: int) -> Cells:
    """Return a grid of so many bytes, 0 in all places."""
    return vec[u8](bytes(size))
