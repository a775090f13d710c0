"""The evacuation through France (12.9)."""

import pytest
from tests.gce.build import at, board, kinds, opened, texts, unit

from dosespanas.gce.board import stages
from dosespanas.gce.board.hexes import parse_hex
from dosespanas.gce.board.state import EVACUATED, MOVED, NORTH
from dosespanas.gce.engine import Engine
from dosespanas.gce.supply import sources
from dosespanas.kernel.game import Game
from dosespanas.kernel.side import NAT, REP

BORDER, HAVEN = "3615", "3425"


def game(units: dict[str, str], nationalist: tuple[str, ...] = (), turn: int = 9) -> Game:
    """Republicans to move, one of them far from all this, so that the phase goes on."""
    b = board({**units, "r_ext": "2712"}, nationalist=nationalist, all_to=REP, step=stages.MOVE_REP, turn=turn)
    return opened(b)


def engine(game: Game) -> Engine:
    assert isinstance(game.state, Engine)
    return game.state


def evacuated(game: Game) -> list[str]:
    return [text.split(" ")[1] for text in texts(game) if text.startswith("evacuate ")]


def rule_of(game: Game, action: str) -> str | None:
    refusal = game.explain(action)
    return refusal.rule if refusal is not None else None


@pytest.mark.rule("12.9-a", "12.9-b")
def test_a_division_and_three_brigades() -> None:
    units = ["r_b1d", "r_b_7", "r_b_8", "r_b_9", "r_b_10"]
    played = game(dict.fromkeys(units, BORDER))
    assert sorted(evacuated(played)) == sorted(units)
    for name in units[:4]:
        played.apply(f"evacuate {name}")
        b = engine(played)
        assert at(b, name) == HAVEN and b.has(unit(b, name), MOVED | EVACUATED)
    assert evacuated(played) == [] and rule_of(played, "evacuate r_b_10") == "12.9-a"
    assert kinds(played).count("evacuated") == 4
    assert rule_of(played, "move r_b_7") == "12.2-b"


@pytest.mark.rule("12.9-a")
def test_two_divisions_and_nothing_more() -> None:
    played = game(dict.fromkeys(["r_b1d", "r_b2d", "r_b3d", "r_b_7"], BORDER))
    played.apply("evacuate r_b1d")
    played.apply("evacuate r_b2d")
    assert evacuated(played) == []
    played = game(dict.fromkeys(["r_b1d", "r_b2d", "r_b_7"], BORDER))
    played.apply("evacuate r_b_7")
    played.apply("evacuate r_b1d")
    assert evacuated(played) == [] and rule_of(played, "evacuate r_b2d") == "12.9-a"


@pytest.mark.rule("12.9-a")
def test_once_in_a_game() -> None:
    b = board({"r_b_7": BORDER, "r_b_8": BORDER}, all_to=REP, step=stages.MOVE_REP, turn=9)
    b.evacuation = 8
    b.evacuated = 1
    assert evacuated(opened(b)) == []


@pytest.mark.rule("A61", "12.9-a")
def test_brigades_of_any_arm_and_region_but_no_columns_and_no_hq() -> None:
    played = game(dict.fromkeys(["r_t", "r_b1d", "r_bm_1", "r_lev", "r_1t", "r_1c", "r_alp"], BORDER))
    assert sorted(evacuated(played)) == ["r_1c", "r_1t", "r_b1d", "r_t"]
    b = engine(played)
    assert len({b.face(unit(b, name)).type for name in evacuated(played)}) > 1
    assert rule_of(played, "evacuate r_bm_1") == "12.9-a" == rule_of(played, "evacuate r_lev")


@pytest.mark.rule("A61", "12.9-c")
def test_only_over_a_hexside_with_france() -> None:
    played = game({"r_b_7": "3614", "r_t": "3425", "r_gi": "2202"})
    assert evacuated(played) == []
    assert rule_of(played, "evacuate r_b_7") == "12.9-a"


@pytest.mark.rule("A61")
def test_the_enemy_at_their_heels_is_no_obstacle() -> None:
    assert evacuated(game({"r_b_7": BORDER, "n_2n": "3614"}, nationalist=("3614",))) == ["r_b_7"]


@pytest.mark.rule("12.9-c")
def test_not_when_the_nationalists_hold_the_way_back() -> None:
    played = game({"r_b_7": BORDER}, nationalist=(HAVEN,))
    assert evacuated(played) == [] and rule_of(played, "evacuate r_b_7") == "12.9-c"


@pytest.mark.rule("12.9-c")
def test_never_for_nationalists() -> None:
    played = opened(board({"n_2n": BORDER, "n_3n": "2411", "r_t": "2712"}, all_to=NAT))
    assert evacuated(played) == [] and rule_of(played, "evacuate n_2n") == "12.9-a"


@pytest.mark.rule("A61", "9.2-a")
def test_stacking_must_allow_it() -> None:
    full = dict.fromkeys(["r_11", "r_4_2", "r_5_2", "r_6_2", "r_7", "r_8"], HAVEN)
    played = game({**full, "r_b_7": BORDER})
    assert evacuated(played) == [] and rule_of(played, "evacuate r_b_7") == "9.2-a"


@pytest.mark.rule("12.2-b", "12.9-b")
def test_who_has_moved_is_not_evacuated() -> None:
    played = game({"r_b_7": "3614"})
    played.apply("move r_b_7")
    played.apply(f"to {BORDER}")
    assert evacuated(played) == [] and rule_of(played, "evacuate r_b_7") == "12.2-b"
    assert engine(played).u_hex[unit(engine(played), "r_b_7")] == parse_hex(BORDER)


@pytest.mark.rule("12.9-b", "A53")
def test_an_evacuated_unit_of_the_north_is_supplied_like_any_other() -> None:
    played = game({"r_b_7": BORDER})
    b = engine(played)
    u = unit(b, "r_b_7")
    assert b.front_of(u) == NORTH
    played.apply("evacuate r_b_7")
    assert b.front_of(u) == REP
    for h in b.data.land:
        b.control[h] = REP
    for name in ("3613", "3707", "3710"):
        b.control[parse_hex(name)] = NAT
    b.stale_all()
    assert sources.supplied(b, u)
    b.unmark(u, EVACUATED)
    b.stale_all()
    assert not sources.supplied(b, u)
