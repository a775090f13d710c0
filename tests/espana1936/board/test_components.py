"""Counters, dice and cards (CMP)."""

from typing import Any

import pytest
from tests.espana1936.build import N, R, at, do, game, piece, texts
from tests.espana1936.quiet import REPUBLIC

from dosespanas.espana1936.game import load_data
from dosespanas.kernel.errors import BadPosition, UnknownAction
from dosespanas.kernel.game import Game


def free(played: Game, side: str, name: str) -> dict[str, int]:
    counters: dict[str, int] = played.observe(None)["pool"][side][name]
    return counters


def attack_of(played: Game) -> dict[str, Any]:
    attack: dict[str, Any] = played.observe(None)["battle"]["attack"]
    return attack


@pytest.mark.rule("CMP-01")
def test_one_and_two_are_faces_of_the_same_counter() -> None:
    played = game("replacement", ["R regular-1 valencia"], republic=REPUBLIC, turn=7)
    before = free(played, R, "regular")
    do(played, "raise regular-1 valencia")
    assert at(played, "valencia") == ["R regular-2"]
    assert free(played, R, "regular") == before


@pytest.mark.rule("CMP-01")
def test_three_and_five_are_faces_of_the_same_counter() -> None:
    played = game("replacement", ["R regular-3 valencia"], republic=REPUBLIC, turn=7)
    before = free(played, R, "regular")
    do(played, "raise regular-3 valencia")
    assert at(played, "valencia") == ["R regular-5"]
    assert free(played, R, "regular") == before


@pytest.mark.rule("CMP-01")
def test_two_and_three_are_different_counters() -> None:
    played = game("replacement", ["R regular-2 valencia"], republic=REPUBLIC, turn=7)
    before = free(played, R, "regular")
    do(played, "raise regular-2 valencia")
    assert at(played, "valencia") == ["R regular-3"]
    assert free(played, R, "regular") == {"small": before["small"] + 1, "large": before["large"] - 1}


@pytest.mark.rule("CMP-02")
def test_strength_is_dice_and_the_small_number_the_units_own_drm() -> None:
    troops = ["N legion-2 madrid", "R communist-3 madrid"]
    played = game("combat", troops, {"varela": "madrid"}, hands=(["nac_1"], []))
    do(played, "battle varela", "attack legion-2 madrid", "target communist-3 madrid")
    attack = attack_of(played)
    assert attack[N]["dice"] == 2
    assert {"source": "type:nationalist:legion", "drm": 1, "dice": 1} in attack[N]["modifiers"]
    assert attack[R]["dice"] == 3
    assert attack[R]["modifiers"] == [{"source": "type:republican:communist", "drm": -1, "dice": 1}]


@pytest.mark.rule("CMP-03")
@pytest.mark.parametrize("action", ["split regular-3 valencia", "merge regular-1 valencia"])
def test_units_are_never_split_or_merged(action: str) -> None:
    played = game("replacement", ["R regular-3 valencia", "R regular-1 valencia"], republic=REPUBLIC, turn=7)
    with pytest.raises(UnknownAction):
        played.apply(action)


@pytest.mark.rule("CMP-04")
@pytest.mark.rule("CMP-05")
def test_each_side_has_its_troop_types() -> None:
    pool = game("nationalist-move", ["N regular-1 avila"]).observe(None)["pool"]
    assert set(pool[R]) == {"regular", "basque", "communist", "anarchist", "international"}
    assert set(pool[N]) == {"regular", "falangist", "carlist", "legion", "africa", "italian"}


@pytest.mark.rule("CMP-06")
def test_emblems_do_nothing_in_the_standard_game() -> None:
    troops = ["R communist-2 madrid", "N regular-1 madrid"]
    played = game("combat", troops, {"durruti": "madrid"}, republic=["cuenca"], hands=([], ["rep_1"]))
    do(played, "battle durruti", "attack communist-2 madrid", "target regular-1 madrid")
    attack = attack_of(played)
    assert attack[R]["supporters"] == ["durruti"]
    assert attack[R]["modifiers"] == [{"source": "type:republican:communist", "drm": -1, "dice": 1}]


@pytest.mark.rule("CMP-07")
def test_without_a_free_counter_another_type_must_stand_in() -> None:
    troops = ["R communist-3 cuenca", "R communist-3 albacete", "R communist-2 valencia"]
    played = game("replacement", troops, republic=REPUBLIC, turn=3)
    do(played, "raise communist-2 valencia")
    assert texts(played) == ["substitute regular", "substitute anarchist"]
    do(played, "substitute anarchist")
    assert at(played, "valencia") == ["R anarchist-3"]


@pytest.mark.rule("CMP-07")
def test_a_position_with_more_counters_than_the_game_has_is_refused() -> None:
    with pytest.raises(BadPosition, match="CMP-07"):
        game("combat", [f"R communist-3 {box}" for box in ("cuenca", "albacete", "valencia")])


@pytest.mark.rule("CMP-08")
def test_each_side_has_fifty_five_cards_and_its_troop_counters() -> None:
    data = load_data()
    for side, counters in ((0, 57), (1, 54)):
        mine = [card for card in data.cards if card.side == side]
        assert len(mine) == 55
        assert (sum(card.naval for card in mine), sum(card.optional for card in mine)) == (10, 1)
        types = [t for t in range(data.type_count) if data.type_sides[t] == side]
        assert sum(data.type_small[t] + data.type_large[t] for t in types) == counters


@pytest.mark.rule("CMP-09")
def test_planes_have_dice_and_tanks_and_generals_only_a_drm() -> None:
    pieces = game("nationalist-move", ["N regular-1 avila"]).observe(None)["pieces"]
    for row in pieces:
        assert isinstance(row["drm"], int)
        assert row["kind"] == "troop" or row["used"] is False
        if row["kind"] == "plane":
            assert row["dice"] in (1, 2)
        else:
            assert "dice" not in row


@pytest.mark.rule("CMP-09")
def test_a_republican_tank_has_a_nationalist_one_on_its_back() -> None:
    played = game("nationalist-move", ["N regular-1 avila"])
    assert piece(played, "t26_1")["side"] == R
    assert piece(played, "t26_cap")["side"] == N
    assert piece(played, "t26_cap")["drm"] == piece(played, "t26_1")["drm"]


@pytest.mark.rule("CMP-10")
def test_more_than_five_dice_may_be_rolled() -> None:
    pieces = {"varela": "madrid", "sm79": "madrid"}
    played = game("combat", ["N regular-5 madrid", "R regular-1 madrid"], pieces)
    do(played, "battle varela", "attack regular-5 madrid", "target regular-1 madrid")
    events = do(played, "support sm79")
    rolls = {event["side"]: event["args"]["rolls"] for event in events if event["kind"] == "roll"}
    assert len(rolls[N]) == 7
