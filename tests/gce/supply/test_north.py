"""Northern troops away from home (12.10)."""

import pytest
from tests.gce.build import board, opened, texts, unit

from dosespanas.gce.administration import entry
from dosespanas.gce.board import removal, stages
from dosespanas.gce.board.data import FACTIONS
from dosespanas.gce.board.hexes import hex_name, parse_hex
from dosespanas.gce.board.state import EVACUATED, NORTH
from dosespanas.gce.engine import Engine
from dosespanas.gce.supply import north
from dosespanas.kernel.side import NAT, REP

OVIEDO, SANTANDER, REINOSA, BILBAO, VITORIA = "3608", "3710", "3510", "3613", "3414"


def may(b: Engine, names: list[str], hex_: str) -> str | None:
    """The rule that keeps units out of a hex, or None."""
    refusal = north.refusal(b, [unit(b, name) for name in names], parse_hex(hex_))
    return None if refusal is None else refusal.rule


def home(units: dict[str, str]) -> Engine:
    return board(units, all_to=REP)


@pytest.mark.rule("12.10-a")
def test_four_asturian_steps_in_euzkadi_and_santander() -> None:
    away = {"r_a1d": BILBAO, "r_ch_1": BILBAO, "r_a_8": SANTANDER}
    b = home({**away, "r_a_9": "3707", "r_a_10": "3707"})
    assert may(b, ["r_a_9"], REINOSA) is None
    assert may(b, ["r_a_9", "r_a_10"], REINOSA) == "12.10-a"
    assert may(b, ["r_a_9", "r_a_10"], OVIEDO) is None and may(b, ["r_a_9", "r_a_10"], "3312") is None
    full = home({**away, "r_a_9": VITORIA, "r_a_10": "3707"})
    assert may(full, ["r_a_10"], BILBAO) == "12.10-a"


@pytest.mark.rule("12.10-b")
def test_two_santander_steps_in_euzkadi_and_asturias() -> None:
    b = home({"r_p": BILBAO, "r_se": SANTANDER, "r_s_5": SANTANDER})
    assert may(b, ["r_se"], OVIEDO) is None
    assert may(b, ["r_se", "r_s_5"], OVIEDO) == "12.10-b"


@pytest.mark.rule("12.10-c")
def test_two_basque_steps_in_asturias_and_santander() -> None:
    b = home({"r_b1d": SANTANDER, "r_b_7": BILBAO})
    assert may(b, ["r_b_7"], OVIEDO) == "12.10-c" == may(b, ["r_b_7"], REINOSA)
    assert may(b, ["r_b_7"], VITORIA) is None


@pytest.mark.rule("12.10-c", "2.12-a")
def test_steps_are_counted_not_units() -> None:
    b = home({"r_b1d": SANTANDER, "r_b_7": BILBAO})
    b.turn_over(unit(b, "r_b1d"), 1)
    assert may(b, ["r_b_7"], OVIEDO) is None


@pytest.mark.rule("12.10-d")
def test_the_loss_of_a_whole_region_frees_its_troops() -> None:
    basques = {"r_b1d": SANTANDER, "r_b_7": BILBAO, "r_b_8": BILBAO}
    asturians = dict.fromkeys(["r_a1d", "r_a_9", "r_ch_1"], BILBAO) | dict.fromkeys(["r_a2d", "r_a_8"], OVIEDO)
    b = home(basques | asturians)
    assert may(b, ["r_b_8"], REINOSA) == "12.10-c"
    for h in b.data.land:
        if b.data.regions[b.data.region[h]] == "euzkadi":
            b.control[h] = NAT
    assert may(b, ["r_b_8"], REINOSA) is None
    assert may(b, ["r_a2d"], REINOSA) is None and may(b, ["r_a2d", "r_a_8"], REINOSA) == "12.10-a"
    b.control[parse_hex("3513")] = REP
    assert may(b, ["r_b_8"], REINOSA) == "12.10-c"


@pytest.mark.rule("12.10-e", "A53")
def test_who_is_free_of_it() -> None:
    b = home({"r_b1d": SANTANDER, "r_b_star_a": BILBAO, "r_b_7": BILBAO, "r_t": BILBAO})
    assert may(b, ["r_b_star_a"], OVIEDO) is None and may(b, ["r_t"], OVIEDO) is None
    b.mark(unit(b, "r_b_7"), EVACUATED)
    assert may(b, ["r_b_7"], OVIEDO) is None
    assert not north.any_bound(b, [unit(b, "r_b_star_a"), unit(b, "r_t"), unit(b, "r_b_7")])
    assert north.any_bound(b, [unit(b, "r_t"), unit(b, "r_b1d")])


@pytest.mark.rule("12.10-e", "A53")
def test_who_is_free_of_it_uses_up_none_of_the_limit() -> None:
    b = home({"r_b_star_a": SANTANDER, "r_b_star_b": OVIEDO, "r_b_8": REINOSA, "r_b_7": BILBAO})
    assert may(b, ["r_b_7"], REINOSA) is None, "one step of two"
    b.place(unit(b, "r_b_9"), parse_hex(REINOSA))
    assert may(b, ["r_b_7"], REINOSA) == "12.10-c"
    b.mark(unit(b, "r_b_9"), EVACUATED)
    assert may(b, ["r_b_7"], REINOSA) is None


@pytest.mark.rule("A58")
def test_an_excess_may_stay_but_not_grow() -> None:
    b = home({"r_b1d": SANTANDER, "r_b_7": REINOSA, "r_b_8": BILBAO})
    assert may(b, ["r_b_7"], OVIEDO) is None and may(b, ["r_b1d"], REINOSA) is None
    assert may(b, ["r_b_8"], OVIEDO) == "12.10-c"


def steps_abroad(b: Engine, name: str) -> int:
    """The steps of a unit's nationality in the other two regions of the north, counted from the map."""
    faction = b.data.units[unit(b, name)].faction
    home_ = {"asturian": "asturias", "santander": "santander", "basque": "euzkadi"}[FACTIONS[faction]]
    others = {"asturias", "santander", "euzkadi"} - {home_}
    found = [u for u in b.data.of_faction[faction] if b.u_hex[u] >= 0]
    return sum(b.steps(u) for u in found if b.data.regions[b.data.region[b.u_hex[u]]] in others)


@pytest.mark.rule("12.10-a", "12.10-b", "12.10-c", "A58")
@pytest.mark.parametrize(
    ("units", "mover"),
    [
        ({"r_b1d": SANTANDER, "r_b_7": BILBAO}, "r_b_7"),
        ({"r_a1d": BILBAO, "r_ch_1": BILBAO, "r_a_8": SANTANDER, "r_a_9": VITORIA, "r_a_10": "3708"}, "r_a_10"),
        ({"r_p": "3608", "r_se": "3608", "r_ch_2": "3609"}, "r_ch_2"),
    ],
)
def test_a_move_by_hand_keeps_the_limits_too(units: dict[str, str], mover: str) -> None:
    """Wherever a unit steps into another region, it may not stay there if others of its own are there already."""
    game = opened(board(units, all_to=REP, step=stages.MOVE_REP))
    b = game.state
    assert isinstance(b, Engine)
    limit = steps_abroad(b, mover)
    game.apply(f"move {mover}")
    tried = 0
    for text in [text for text in texts(game) if text.startswith("step ")]:
        other = b.clone()
        other.step(other.parse(text))
        if steps_abroad(other, mover) > limit:
            tried += 1
            assert "stay" not in [other.name(code) for code in other.codes()]
    assert may(b, [mover], {"r_b_7": REINOSA, "r_a_10": SANTANDER, "r_ch_2": OVIEDO}[mover]) is not None
    assert tried > 0


@pytest.mark.rule("12.10-c", "12.9-b", "A53")
def test_an_evacuated_unit_that_dies_comes_back_as_one_of_the_north() -> None:
    b = home({"r_b1d": SANTANDER, "r_b_7": "3425"})
    b.mark(unit(b, "r_b_7"), EVACUATED)
    assert b.front_of(unit(b, "r_b_7")) == REP
    removal.eliminate(b, unit(b, "r_b_7"), "left", "10.3-d")
    assert b.front_of(unit(b, "r_b_7")) == NORTH
    assert all(may(b, ["r_b_7"], hex_name(h)) is None for h in entry.entry_hexes(b, unit(b, "r_b_7")))
    assert parse_hex(SANTANDER) not in entry.entry_hexes(b, unit(b, "r_b_7"))
