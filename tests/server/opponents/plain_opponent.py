"""Opponents for tests: in place of `random` the last legal action, in place of `scripted` no answer at all."""

from typing import Any


class Last:
    def __init__(self, seed: int) -> None:
        assert isinstance(seed, int)

    def choose(self, observation: dict[str, Any], legal: list[dict[str, Any]]) -> tuple[str, None]:
        assert observation["viewer"] == observation["actor"]
        return str(legal[-1]["action"]), None


class Broken(Last):
    def choose(self, observation: dict[str, Any], legal: list[dict[str, Any]]) -> tuple[str, None]:
        raise RuntimeError("no idea")
