"""Opponents for tests: `random` takes the last legal action, `scripted` gives no answer at all."""

from typing import Any


class Last:
    def choose(self, observation: dict[str, Any], legal: list[dict[str, Any]]) -> tuple[str, None]:
        assert observation["viewer"] == observation["actor"]
        return str(legal[-1]["action"]), None


class Broken:
    def choose(self, observation: dict[str, Any], legal: list[dict[str, Any]]) -> tuple[str, None]:
        raise RuntimeError("no idea")


def make(name: str, seed: int, game: str) -> Last | Broken:
    assert isinstance(seed, int) and game
    return Last() if name == "random" else Broken()
