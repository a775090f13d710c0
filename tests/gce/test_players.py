"""The scripted opponent: it goes by what it sees, gives its reasons, and is worth playing."""

from collections.abc import Mapping
from importlib import resources
from pathlib import Path
from typing import Any

import pytest
from tests.gce.battles import losing
from tests.gce.build import board, opened

import dosespanas
from dosespanas.gce.board import stages
from dosespanas.gce.board.options import AVAILABLE
from dosespanas.kernel.game import Game
from dosespanas.kernel.side import NAT, REP
from dosespanas.players import Player, make
from dosespanas.players.gce.policy.player import ScriptedPlayer
from dosespanas.players.random_player import RandomPlayer


def play(names: tuple[str, str], seed: int, options: Mapping[str, bool] | None = None) -> int | None:
    """Play the 1936 scenario, looking at every answer of the scripted opponent; return the winning side."""
    game = dosespanas.new_game("gce", "1936", dict(options or {}), seed=seed)
    players = [make(name, seed + side, "gce") for side, name in enumerate(names)]
    while game.actor is not None:
        player = players[game.actor]
        if isinstance(player, RandomPlayer):
            game.apply(player.pick(game.legal_actions()))
            continue
        legal = game.legal_view()
        action, why = player.choose(game.observe(game.actor), legal)
        assert action in {view["action"] for view in legal}
        if len(legal) > 1:
            assert why is not None and str(why["key"]).startswith("reason-")
        game.apply(action)
    outcome = game.outcome()
    assert outcome is not None
    return outcome.winner


@pytest.mark.parametrize(("seeds", "least"), [(2, 4), pytest.param(12, 20, marks=pytest.mark.long)])
def test_scripted_beats_random_from_both_sides(seeds: int, least: int) -> None:
    won = 0
    for seed in range(seeds):
        won += play(("scripted", "random"), seed) == 0
        won += play(("random", "scripted"), seed) == 1
    assert won >= least


def test_scripted_plays_on_with_every_option_there_is() -> None:
    play(("scripted", "scripted"), 3, dict.fromkeys(AVAILABLE, True))


def before_madrid(in_madrid: str, beside: str, step: int) -> Game:
    """Two Republican stacks of which only the tops are seen, and Nationalists near them."""
    units = {in_madrid: "2712", "r_enc": "2712", beside: "2613", "r_mng": "2613"}
    units |= {"n_cst": "2711", "n_asn": "2711", "n_avl": "2810", "n_gec": "2812", "n_rad": "2911"}
    return opened(board(units, step=step, turn=8, republican=["2418"]))


@pytest.mark.parametrize("step", [stages.MOVE_NAT, stages.COMBAT_NAT])
def test_what_lies_covered_changes_nothing(step: int) -> None:
    """Positions that differ only in which division lies covered where look alike and are answered alike."""
    one, other = before_madrid("r_11", "r_20", step), before_madrid("r_20", "r_11", step)
    players: tuple[Player, Player] = ScriptedPlayer(1), ScriptedPlayer(1)
    for _ in range(6):
        if one.actor != 0 or one.observe(0)["battle"] is not None:
            break
        assert one.observe(0) == other.observe(0)
        answers = [
            player.choose(game.observe(0), game.legal_view())
            for player, game in zip(players, (one, other), strict=True)
        ]
        assert answers[0] == answers[1]
        one.apply(answers[0][0])
        other.apply(answers[1][0])


def test_units_that_are_weak_alone_attack_together() -> None:
    """One division against four factors is nothing, five are: the first to join need not make it better."""
    units = {"n_11": "2513", "n_12": "2513", "n_13": "2614", "n_15": "2614", "n_16": "2614", "r_20": "2613"}
    game = opened(board(units, step=stages.COMBAT_NAT, turn=8, republican=["2418"], nationalist=["2412", "2413"]))
    player: Player = ScriptedPlayer(1)
    while game.observe(0)["battle"] is None or game.observe(0)["battle"]["step"] == "join":
        game.apply(player.choose(game.observe(0), game.legal_view())[0])
    assert len(game.observe(0)["battle"]["attackers"]) >= 4


def test_a_corrected_copy_may_have_other_counters(tmp_path: Path) -> None:
    """The opponent knows the shipped counters; of others it knows what is seen of them."""
    text = (resources.files("dosespanas.gce") / "data" / "units.json").read_text(encoding="utf-8")
    for name in ("n_avl", "n_n", "r_mnv", "n_lk_1"):
        assert f'"{name}"' in text
        text = text.replace(f'"{name}"', f'"{name}_own"')
    (tmp_path / "units.json").write_text(text, encoding="utf-8")
    game = dosespanas.new_game("gce", "1936", seed=2, data=tmp_path)
    players: list[Player] = [ScriptedPlayer(1), ScriptedPlayer(2)]
    while game.actor is not None and game.observe(None)["turn"] < 3:
        game.apply(players[game.actor].choose(game.observe(game.actor), game.legal_view())[0])
    assert any(row["id"] == "n_avl_own" for row in game.observe(None)["units"])


@pytest.mark.rule("13.10-c")
def test_the_step_that_is_worth_least_is_given_up_first() -> None:
    """Of a brigade and a division, however few steps they have left, and never of the headquarters."""
    units = {"r_11": "2812", "r_46": "2812", "r_mng": "2812", "n_13": "2811"}
    for reduced in ("r_46", "r_11"):
        b = losing(board(units, reduced=[reduced]), "2812", "n_13", 0, 1)
        seen: Any = b.observe(REP, 0)
        legal: Any = [b.view(code) for code in b.codes()]
        assert ScriptedPlayer(1).choose(seen, legal)[0] == "lose r_46"


@pytest.mark.rule("7.11-b")
def test_headquarters_are_kept() -> None:
    game = opened(board({"n_ctv": "2510", "n_13": "2510", "r_11": "2511"}, step=stages.COMBAT_NAT, all_to=NAT))
    seen: Any = game.observe(NAT)
    seen["prompt"] = {"key": "prompt-gce-pick", "args": {}, "rule": "7.11-b"}
    names = ("n_ctv", "n_13")
    legal: Any = [{"action": f"pick {name}", "verb": "pick", "pieces": [name], "box": None} for name in names]
    assert ScriptedPlayer(1).choose(seen, legal)[0] == "pick n_13"
