"""What a game was started with, and by which version of the engine."""

from typing import Any

ENGINE: str = "0.4.0"
"""Version of the rules engine, written into records. It changes when any game could replay differently."""


class Header:
    """What a game was started with: enough, together with the actions, to replay it."""

    def __init__(self, game: str, scenario: str, options: dict[str, Any], seed: str, data: str) -> None:
        self.game = game
        self.scenario = scenario
        self.options = options
        self.seed = seed
        self.data = data
        self.changed: dict[str, int] = {}
        """By data file, how many values are other than those shipped; nothing for the shipped data."""
        self.corrections = ""
        """The corrections that make its data of the shipped ones (`datafiles/patches.py`); nothing for these."""
        self.engine = ENGINE
        self.position: dict[str, Any] | None = None
        """The position the game was set up from, when it did not begin with a scenario's set-up."""
