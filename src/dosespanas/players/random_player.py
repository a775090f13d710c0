"""An opponent that takes any legal action: the yardstick of all others."""

import random
from typing import Any


class RandomPlayer:
    """Chooses uniformly among the legal actions."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)

    def choose(self, observation: dict[str, Any], legal: list[dict[str, Any]]) -> tuple[str, None]:
        """Return the notation of a legal action."""
        action: str = self.rng.choice(legal)["action"]
        return action, None
