"""Opponents: legal, explainable, and the scripted one worth playing."""

import dosespanas
from dosespanas.players import make


def play(names: tuple[str, str], seed: int) -> int | None:
    """Play a game; return the winning side."""
    game = dosespanas.new_game("espana1936", seed=seed)
    players = [make(names[0], seed), make(names[1], seed + 1)]
    while game.actor is not None:
        legal = game.legal_view()
        action, reason = players[game.actor].choose(game.observe(game.actor), legal)
        assert action in {view["action"] for view in legal}
        if names[game.actor] == "scripted" and len(legal) > 1:
            assert reason is None or str(reason["key"]).startswith("reason-")
        game.apply(action)
    outcome = game.outcome()
    assert outcome is not None
    return outcome.winner


def test_scripted_beats_random_from_both_sides() -> None:
    won = 0
    for seed in range(6):
        won += play(("scripted", "random"), seed) == 0
        won += play(("random", "scripted"), seed) == 1
    assert won >= 11


def test_equal_seeds_play_alike() -> None:
    assert play(("random", "random"), 5) == play(("random", "random"), 5)
