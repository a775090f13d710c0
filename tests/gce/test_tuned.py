"""The opponent with a plan of the turn: blind to what is hidden, the same for the same seed, worth playing."""

from collections.abc import Mapping
from typing import Any

import pytest
from tests.gce.build import board, opened

import dosespanas
from dosespanas.gce.board import stages
from dosespanas.gce.board.hexes import parse_hex
from dosespanas.gce.board.options import AVAILABLE
from dosespanas.gce.engine import Engine
from dosespanas.gce.game import load_data
from dosespanas.kernel.game import Game
from dosespanas.kernel.side import NAT
from dosespanas.players import make
from dosespanas.players.gce.tuned import seeing, table, weights
from dosespanas.players.gce.tuned.field import Field, Maps
from dosespanas.players.gce.tuned.player import TunedPlayer
from dosespanas.players.life import ask, play_on


def winner(names: tuple[str, str], seed: int, options: Mapping[str, bool] | None = None) -> int | None:
    game = dosespanas.new_game("gce", "1936", dict(options or {}), seed=seed)
    play_on(game, [make(names[0], seed, "gce"), make(names[1], seed + 1, "gce")])
    outcome = game.outcome()
    assert outcome is not None
    return outcome.winner


def test_tuned_beats_random_from_both_sides() -> None:
    won = 0
    for seed in range(2):
        won += winner(("tuned", "random"), seed) == 0
        won += winner(("random", "tuned"), seed) == 1
    assert won >= 3


@pytest.mark.parametrize("name", ["casual", "tuned"])
def test_every_option_there_is_is_played(name: str) -> None:
    winner((name, name), 3, dict.fromkeys(AVAILABLE, True))


def actions(seed: int, own: int, until: int) -> list[str]:
    game = dosespanas.new_game("gce", "campaign", seed=seed)
    players = [make("tuned", own + side, "gce") for side in (0, 1)]
    while game.actor is not None and game.choice < until:
        forced = game.forced()
        game.apply(ask(players[game.actor], game)[0] if forced is None else forced)
    return [str(action) for action in game.actions]


def test_equal_seeds_play_alike_and_openings_differ() -> None:
    assert actions(5, 1, 60) == actions(5, 1, 60)
    assert len({tuple(actions(5, own, 60)) for own in (1, 3, 5)}) > 1


def before_madrid(in_madrid: str, beside: str, step: int) -> Game:
    """Two Republican stacks of which only the tops are seen, and Nationalists near them."""
    units = {in_madrid: "2712", "r_enc": "2712", beside: "2613", "r_mng": "2613"}
    units |= {"n_cst": "2711", "n_asn": "2711", "n_avl": "2810", "n_gec": "2812", "n_rad": "2911"}
    return opened(board(units, step=step, turn=8, republican=["2418"]))


@pytest.mark.parametrize("step", [stages.MOVE_NAT, stages.COMBAT_NAT])
def test_what_lies_covered_changes_nothing(step: int) -> None:
    """Positions that differ only in which division lies covered where look alike and are answered alike."""
    one, other = before_madrid("r_11", "r_20", step), before_madrid("r_20", "r_11", step)
    players = make("tuned", 1, "gce"), make("tuned", 1, "gce")
    for _ in range(6):
        if one.actor != 0 or one.observe(0)["battle"] is not None:
            break
        answers = [ask(player, game) for player, game in zip(players, (one, other), strict=True)]
        assert answers[0] == answers[1]
        one.apply(answers[0][0])
        other.apply(answers[1][0])


def test_a_board_shows_it_no_more_than_an_observation() -> None:
    """In trials it looks at the board itself; it answers there as it does at the table."""
    game = dosespanas.new_game("gce", "1936", seed=3)
    table_, trial = [[TunedPlayer(1), TunedPlayer(2)] for _ in range(2)]
    while game.actor is not None and game.observe(None)["turn"] < 3:
        if (forced := game.forced()) is not None:
            game.apply(forced)
            continue
        b = game.state
        assert isinstance(b, Engine)
        side = int(game.actor)
        seen: Any = game.observe(side)
        s = seeing.from_board(b, side)
        index, _ = trial[side].answer(s, seeing.options_of_codes(s, b, b.codes()), seen["prompt"]["key"])
        assert table_[side].choose(seen, game.legal_view())[0] == str(game.legal_actions()[index])
        game.apply(game.legal_actions()[index])


def test_a_place_of_worth_keeps_a_guard() -> None:
    """Teruel has two units and a Republican column two hexes away: one of them attacks nobody and stays."""
    units = {"n_mc": "2717", "n_pjt": "2717", "n_avl": "3117", "r_mng": "2617", "r_t": "2418"}
    b = board(units, step=stages.MOVE_NAT, turn=3, republican=["2418", "2617"], all_to=NAT)
    s = seeing.from_board(b, NAT)
    f = Field(s, weights.read(weights.shipped())[NAT], Maps(s.data), [])
    at_teruel = [s.names[u] for u in s.own if f.guards(u) and s.u_hex[u] == parse_hex("2717")]
    assert at_teruel == ["n_pjt"]


def test_the_table_is_counted_over_all_six_rolls() -> None:
    """3:1 on one division: dice 2 to 5 take a step or two, a 6 takes three (13.10)."""
    data = load_data()
    out = table.roll_out(data, 9.0, 3.0, 0, 0, 2.0)
    column = data.columns.index("3:1")
    rolled = [data.result(die, column) for die in range(1, 7)]
    assert out.lost == pytest.approx(sum(row[0] for row in rolled) / 6)
    assert out.taken == pytest.approx(sum(min(row[1], 2) for row in rolled) / 6)
    assert out.emptied == pytest.approx(sum(row[1] >= 2 for row in rolled) / 6)


def test_weights_are_checked() -> None:
    good = weights.shipped()
    assert len(weights.read(good)) == 2
    assert set(good["nationalist"]) == set(weights.NAMES) == set(good["republican"])
    for name, change, says in [
        ("pin", None, "has no pin"),
        ("pin", "much", "is no number"),
        ("pin", 1e9, "is no number"),
        ("pluck", 1.0, "unknown pluck"),
    ]:
        bad = {side: dict(good[side]) for side in ("nationalist", "republican")}
        if change is None:
            del bad["republican"][name]
        else:
            bad["republican"][name] = change
        with pytest.raises(ValueError, match=says):
            weights.read(bad)
