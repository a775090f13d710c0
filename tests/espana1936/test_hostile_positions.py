"""Positions nobody should write: refused with a clear message before anything is played on them."""

import json
import random
from typing import Any

import pytest
from tests.espana1936.build import game

import dosespanas
from dosespanas.espana1936 import position
from dosespanas.espana1936.game import load_data
from dosespanas.kernel.errors import BadPosition
from dosespanas.kernel.game import state_hash

BOXES = load_data().box_count
ARMADA = {"naval": True, "fog": True, "captured_tanks": True}


@pytest.mark.rule("TNK-06")
@pytest.mark.parametrize("place", ["baleares", "ferrol", "cartagena"])
def test_a_tank_cannot_be_at_sea(place: str) -> None:
    with pytest.raises(BadPosition, match="only ships and planes go to sea"):
        game("draw", [], {"t26_1": place}, options=ARMADA)


@pytest.mark.rule("NAV-20")
@pytest.mark.parametrize("general", ["durruti", "varela"])
def test_only_planes_start_at_sea(general: str) -> None:
    with pytest.raises(BadPosition, match="only planes start at sea"):
        game("generals", [], {general: "mat"}, origins={general: "mediterraneo"}, options=ARMADA)


@pytest.mark.rule("NAV-32")
@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("blockaded", [1 << BOXES, 0]),
        ("rp_spent", [0, 1 << BOXES]),
        ("fought", [1 << BOXES, 0]),
        ("fights_done", [1 << 60, 0, 0]),
        ("no_drm", 1 << 60),
        ("passed", [2, 0]),
        ("both_effects", 2),
        ("next_cards", [1000, 0]),
        ("more_events", [0, 1000]),
        ("pending_rp", [1 << 60, 0]),
        ("offensive_next", 3),
        ("offensives_left", 3),
        ("moved_before", 1 << 300),
        ("attacked_before", 1 << 300),
    ],
)
def test_counters_beyond_the_board_are_refused(name: str, value: object) -> None:
    with pytest.raises(BadPosition, match=f"counters.{name}"):
        game("replacement", [], counters={name: value}, options=ARMADA)


@pytest.mark.rule("CRD-OFF")
def test_no_turn_begins_in_the_middle_of_an_opening_battle() -> None:
    with pytest.raises(BadPosition, match="offensive: 2"):
        game("combat", ["N regular-2 madrid"], {"varela": "madrid"}, counters={"offensive": 2})


@pytest.mark.rule("OPT-04")
@pytest.mark.parametrize("front", ["mat", "reserve", "eliminated", "cuenca"])
def test_a_tank_counter_shows_one_face_only(front: str) -> None:
    pieces = {"t26_1_cap": "captured"} | ({} if front == "reserve" else {"t26_1": front})
    with pytest.raises(BadPosition):
        game("draw", ["N regular-1 cuenca"], pieces, options=ARMADA)


@pytest.mark.rule("OPT-04")
def test_a_captured_tank_is_in_no_game_without_captures() -> None:
    with pytest.raises(BadPosition, match="OPT-04"):
        game("draw", ["N regular-1 cuenca"], {"t26_1": "out", "t26_1_cap": "cuenca"})


def forged(name: str, value: object, monkeypatch: pytest.MonkeyPatch, steps: int = 300) -> dict[str, Any]:
    """A position from the middle of a phase, with one thing changed and a hash that fits all the same."""
    rng = random.Random(steps)
    played = dosespanas.new_game(options=ARMADA, seed=steps)
    for _ in range(steps):
        played.apply(rng.choice(played.legal_actions()))
    raw: dict[str, Any] = json.loads(json.dumps(played.to_position()))
    raw["state"]["choice"][name] = value
    monkeypatch.setattr("dosespanas.kernel.starting.state_hash", lambda state: raw["hash"])
    return raw


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("stage", 9999),
        ("stage", -5),
        ("side", 7),
        ("selected", 9999),
        ("b_box", 99),
        ("f_place", 99),
        ("homing", ["ferrol"]),
        ("to_place", [None, None]),
        ("rolls", [1, 2]),
        ("e_card", 9999),
    ],
)
def test_a_forged_middle_of_a_phase_is_refused(name: str, value: object, monkeypatch: pytest.MonkeyPatch) -> None:
    raw = forged(name, value, monkeypatch)
    with pytest.raises(BadPosition) as caught:
        dosespanas.from_position(raw)
    assert caught.value.details["path"].startswith("choice")


def test_the_hash_of_an_honest_position_fits() -> None:
    played = dosespanas.new_game(options=ARMADA, seed=3)
    played.apply(played.legal_actions()[0])
    raw = json.loads(json.dumps(played.to_position()))
    again = dosespanas.from_position(raw)
    assert state_hash(again.state) == raw["hash"]
    assert position.CHOICE[0] in raw["state"]["choice"]
