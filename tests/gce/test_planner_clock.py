"""The planner of La Guerra Civil Española thinks about as long as it may; its clock is replaced, so on plain Python."""

import pytest
from tests.gce.test_planner import until_it_moves

import dosespanas
from dosespanas.players.gce.planner.player import PlannerPlayer
from dosespanas.players.lifecycle import ask


class Clock:
    """A clock that stands still until it has been looked at so many times, and is ten seconds on from then."""

    def __init__(self, still: int) -> None:
        self.still = still
        self.looks = 0

    def monotonic(self) -> float:
        self.looks += 1
        return 1.0 if self.looks <= self.still else 11.0


def test_it_does_not_think_much_longer_than_it_may(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game that is being tried out when the time is over is left as it stands."""
    game = dosespanas.new_game("gce", "1936", seed=3)
    until_it_moves(game)
    clock = Clock(60)
    for module in ("search", "player"):
        monkeypatch.setattr(f"dosespanas.players.gce.planner.{module}.time", clock)
    player = PlannerPlayer(1, 500, 0.3)
    ask(player, game)
    assert 60 < clock.looks < 70, "it looks at each choice of a game, and hardly any more when the time is over"
    assert player.spent == 10.0
