"""An opponent that takes any legal action: the yardstick of all others."""

import random
from typing import Any

from dosespanas.kernel.action import Action
from dosespanas.kernel.shapes import LegalAction


class RandomPlayer:
    """Chooses uniformly among the legal actions."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)

    def pick(self, legal: list[Action]) -> Action:
        """Return one of the legal actions: as `choose`, without anything to look at."""
        return self.rng.choice(legal)

    def choose(self, observation: Any, legal: list[LegalAction]) -> tuple[str, None]:
        """Return the notation of a legal action."""
        action: str = self.rng.choice(legal)["action"]
        return action, None
