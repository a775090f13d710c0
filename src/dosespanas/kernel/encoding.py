"""A game as a learner has it: every action numbered from 0 without gaps, and what a side sees as a row of bytes."""

import hashlib
from typing import ClassVar

from mypy_extensions import mypyc_attr

from dosespanas.kernel.state import State

LARGEST = 255
"""What a cell of an observation holds at most; larger numbers are cut."""


class Block:
    """A named part of an observation's cells: `shape` of it from cell `at` on, the last axis running fastest."""

    def __init__(self, name: str, at: int, shape: list[int], about: str) -> None:
        self.name = name
        self.at = at
        self.shape = shape
        self.about = about
        """What its axes and numbers mean."""
        self.size = 1
        for length in shape:
            self.size *= length


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoding:
    """The numbers of one game with given data. Made from a state of it; holds for every scenario and option.

    A subclass enters its actions and blocks when it is made and fills `cells`, which tell no more than `State.observe`:
    equal observations give equal cells.
    """

    version: ClassVar[int] = 1
    """Raised whenever an action's number, a cell's meaning or a rule that changes results is another one."""

    def __init__(self, state: State) -> None:
        self.actions: list[int] = []
        """Every action there can be, as the rules number it, in order."""
        self.blocks: list[Block] = []
        self.size = 0
        """How many cells an observation has."""
        self.columns: list[str] = []
        """What the numbers of an action's row are, in order; where something has a number from 0, 0 is nothing."""

    def block(self, name: str, shape: list[int], about: str) -> int:
        """Add a block; return its first cell."""
        made = Block(name, self.size, shape, about)
        self.blocks.append(made)
        self.size += made.size
        return made.at

    def cells(self, state: State, viewer: int | None) -> bytearray:
        """Return what a side (0, 1) or a spectator (None) sees of a state, a byte a cell."""
        raise RuntimeError("a game says what is seen")

    def row(self, state: State, code: int) -> list[int]:
        """Return what a legal action is about, a number a column; no more than its notation says."""
        raise RuntimeError("a game says what an action is about")

    def digest(self, state: State) -> str:
        """Return 16 hex digits that stand for all actions and the layout: what a trained agent relies on."""
        found = hashlib.blake2b(digest_size=8)
        for code in self.actions:
            found.update(f"{state.name(code)}\n".encode())
        for block in self.blocks:
            found.update(f"{block.name} {block.at} {block.shape}\n".encode())
        found.update(" ".join(self.columns).encode())
        return found.hexdigest()


def byte(number: int) -> int:
    """Return a number as a cell holds it: cut to what fits."""
    return 0 if number < 0 else LARGEST if number > LARGEST else number
