"""Replacement phase (RPL): points, order, what they buy and where."""

import json
from pathlib import Path
from typing import Any

import pytest
from tests.espana1936.build import at, control, do, game, kinds, rule_of, texts
from tests.espana1936.data_files import SHIPPED
from tests.espana1936.playing import EVERYWHERE
from tests.espana1936.quiet import all_but, until

import dosespanas
from dosespanas.kernel.game import Game


def phase(troops: list[str], turn: int = 3, pieces: dict[str, str] | None = None, **more: Any) -> Game:
    """A Replacement phase on a board that is Republican but for Burgos."""
    return game("replacement", troops, pieces, turn=turn, **({"republic": all_but("burgos")} | more))


def points(played: Game) -> tuple[int, int]:
    """The points left, Nationalist first."""
    left = played.observe(None)["replacement"]
    return left["nationalist"], left["republican"]


# --- how many and who begins --------------------------------------------------------------------------


@pytest.mark.parametrize("turn", range(1, 11))
@pytest.mark.rule("RPL-01")
def test_points_are_paid_on_odd_turns_only(turn: int) -> None:
    troops = ["N regular-1 burgos", "R regular-1 madrid"]
    events = do(game("events", troops, republic=all_but("burgos"), turn=turn, hands=(["nac_20"], [])), "pass")
    assert ("rp" in kinds(events)) == (turn % 2 == 1)


@pytest.mark.rule("RPL-01")
def test_a_contested_city_pays_both_sides() -> None:
    nationalist = ["burgos", "zaragoza", "la_coruna", "badajoz"]
    contested = ["oviedo", "madrid", "sevilla", "cordoba"]
    troops = [f"{side} regular-1 {box}" for box in contested for side in "NR"]
    played = phase(troops, turn=1, republic=all_but(*nationalist))
    assert points(played) == (8, 8)
    assert played.actor == 0


@pytest.mark.rule("RPL-02")
def test_call_ups_add_three_points() -> None:
    republic = all_but("burgos", "soria")
    played = phase(
        [], republic=republic, counters={"pending_rp": [3, 6]}, table=["nac_21", "rep_21", "rep_36", "rep_20"]
    )
    assert points(played) == (4, 17)
    assert [row["card"] for row in played.observe(None)["table"]] == ["rep_20"]


@pytest.mark.rule("RPL-03")
def test_who_has_fewer_points_begins_and_they_take_turns() -> None:
    played = phase([], republic=["madrid", "valencia", "cuenca", "teruel"], turn=3)
    assert points(played) == (10, 2)
    actors = []
    for _ in range(4):
        assert played.actor is not None
        actors.append(int(played.actor))
        do(played, "recruit regular")
        do(played, texts(played)[0])
    assert actors == [1, 0, 1, 0]


@pytest.mark.rule("RPL-03")
@pytest.mark.rule("AMB-23")
def test_on_a_tie_the_nationalist_side_begins() -> None:
    six = ["la_coruna", "oviedo", "bilbao", "burgos", "zaragoza", "sevilla"]
    played = phase([], republic=all_but(*six, "leon", "cadiz", "soria", "santander"))
    assert points(played) == (6, 6)
    assert played.actor == 0


@pytest.mark.rule("RPL-04")
def test_when_one_side_is_out_the_other_spends_the_rest() -> None:
    played = phase([], republic=all_but("burgos", "soria"))
    assert points(played) == (1, 11)
    do(played, "recruit regular", "to burgos")
    for left in (10, 9, 8):
        do(played, "recruit regular")
        do(played, texts(played)[0])
        assert played.actor == 1
        assert points(played) == (0, left)


# --- what a point buys --------------------------------------------------------------------------------


@pytest.mark.rule("RPL-05")
def test_one_point_raises_one_step_or_brings_one_troop() -> None:
    played = phase(["R regular-1 madrid", "R communist-2 cuenca"], republic=EVERYWHERE)
    do(played, "raise regular-1 madrid")
    assert (at(played, "madrid"), points(played)) == (["R regular-2"], (0, 11))
    do(played, "raise communist-2 cuenca")
    assert (at(played, "cuenca"), points(played)) == (["R communist-3"], (0, 10))
    do(played, "recruit anarchist", "to toledo")
    assert (at(played, "toledo"), points(played)) == (["R anarchist-2"], (0, 9))


@pytest.mark.rule("RPL-06")
def test_one_point_a_box() -> None:
    played = phase(["R regular-1 madrid", "R communist-1 madrid"], republic=EVERYWHERE)
    do(played, "raise regular-1 madrid")
    assert rule_of(played, "raise communist-1 madrid") == "RPL-06"
    do(played, "recruit regular")
    assert rule_of(played, "to madrid") == "RPL-06"


@pytest.mark.rule("RPL-06")
def test_each_side_may_spend_a_point_in_a_contested_box() -> None:
    played = phase(["R regular-1 madrid", "N regular-1 madrid"], republic=all_but("burgos", "segovia"))
    do(played, "raise regular-1 madrid", "raise regular-1 madrid")
    assert at(played, "madrid") == ["N regular-2", "R regular-2"]


@pytest.mark.rule("RPL-07")
def test_no_points_in_an_encircled_box() -> None:
    ring = ["avila", "segovia", "guadalajara", "toledo", "cuenca"]
    played = phase(["R regular-1 madrid", "R regular-1 murcia"], republic=all_but("madrid", *ring))
    assert rule_of(played, "raise regular-1 madrid") == "RPL-07"
    do(played, "recruit regular")
    assert rule_of(played, "to madrid") == "RPL-07"


LIMITS = [
    pytest.param(1, 1, [1], "RPL-08", marks=pytest.mark.rule("RPL-08")),
    pytest.param(3, 2, [1, 2], "RPL-09", marks=pytest.mark.rule("RPL-09")),
    pytest.param(5, 2, [1, 2], "RPL-09", marks=pytest.mark.rule("RPL-09")),
    pytest.param(7, 2, [1, 2, 3], "RPL-10", marks=pytest.mark.rule("RPL-10")),
    pytest.param(9, 2, [1, 2, 3], "RPL-10", marks=pytest.mark.rule("RPL-10")),
]


@pytest.mark.parametrize(("turn", "new", "raised", "rule"), LIMITS)
def test_the_turn_says_how_strong(turn: int, new: int, raised: list[int], rule: str) -> None:
    troops = ["R regular-1 madrid", "R regular-2 cuenca", "R regular-3 toledo", "R regular-5 murcia"]
    where = {1: "madrid", 2: "cuenca", 3: "toledo", 5: "murcia"}
    played = phase(troops, turn, republic=EVERYWHERE)
    for strength, box in where.items():
        expected = None if strength in raised else rule
        assert rule_of(played, f"raise regular-{strength} {box}") == expected
    do(played, "recruit regular", "to jaen")
    assert at(played, "jaen") == [f"R regular-{new}"]


@pytest.mark.rule("RPL-11")
def test_only_some_types_are_replaced_by_points() -> None:
    troops = ["N carlist-1 burgos", "N legion-1 soria", "N africa-1 leon", "N regular-1 avila", "N falangist-1 cadiz"]
    played = phase(troops, republic=[])
    raises = sorted(text for text in texts(played) if text.startswith("raise"))
    assert raises == ["raise falangist-1 cadiz", "raise regular-1 avila"]
    assert [text for text in texts(played) if text.startswith("recruit")] == ["recruit regular", "recruit falangist"]
    assert rule_of(played, "raise carlist-1 burgos") == "RPL-11"
    assert rule_of(played, "recruit italian") == "RPL-11"
    played = phase(["R international-3 madrid"], 7, republic=EVERYWHERE)
    assert rule_of(played, "raise international-3 madrid") == "RPL-11"
    recruits = {text for text in texts(played) if text.startswith("recruit")}
    assert recruits == {"recruit regular", "recruit basque", "recruit anarchist", "recruit communist"}


FULL = ["R communist-3 jaen", "R communist-3 murcia"]
"""Both large Communist counters."""


@pytest.mark.rule("RPL-12")
def test_a_raise_keeps_the_type_while_it_can() -> None:
    played = phase(["R communist-2 madrid", FULL[0]], republic=EVERYWHERE)
    do(played, "raise communist-2 madrid")
    assert at(played, "madrid") == ["R communist-3"]


@pytest.mark.rule("RPL-12")
@pytest.mark.rule("CMP-07")
def test_without_its_large_counter_another_eligible_type_stands_in() -> None:
    played = phase(["R communist-2 madrid", *FULL], republic=EVERYWHERE)
    do(played, "raise communist-2 madrid")
    assert sorted(texts(played)) == ["substitute anarchist", "substitute regular"]
    assert rule_of(played, "substitute international") == "RPL-12"
    do(played, "substitute anarchist")
    assert at(played, "madrid") == ["R anarchist-3"]
    assert points(played) == (0, 11)


@pytest.mark.rule("RPL-13")
def test_basque_troops_enter_only_at_home() -> None:
    played = phase([], republic=EVERYWHERE)
    do(played, "recruit basque")
    assert sorted(texts(played)) == ["to bilbao", "to san_sebastian"]
    assert rule_of(played, "to santander") == "RPL-13"
    played = phase([], republic=all_but("bilbao", "san_sebastian"))
    do(played, "forfeit")
    assert rule_of(played, "recruit basque") == "RPL-13"


@pytest.mark.rule("RPL-13")
def test_a_basque_counter_stands_in_only_at_home() -> None:
    played = phase(["R communist-2 bilbao", *FULL], republic=EVERYWHERE)
    do(played, "raise communist-2 bilbao")
    assert sorted(texts(played)) == ["substitute anarchist", "substitute basque", "substitute regular"]


@pytest.mark.rule("RPL-14")
def test_without_a_counter_nothing_can_be_bought() -> None:
    small = [f"R communist-2 {box}" for box in ("cuenca", "teruel", "lerida") for _ in range(2)]
    played = phase(small, republic=EVERYWHERE)
    assert rule_of(played, "recruit communist") == "RPL-14"
    anarchist = ["R anarchist-3 jaen", "R anarchist-3 murcia"]
    regular = [f"R regular-3 {box}" for box in ("valencia", "alicante", "albacete") for _ in range(4)]
    played = phase(["R communist-2 madrid", *FULL, *anarchist, *regular], republic=EVERYWHERE)
    assert rule_of(played, "raise communist-2 madrid") == "RPL-14"


@pytest.mark.rule("RPL-15")
@pytest.mark.rule("AMB-28")
def test_unspent_points_are_lost() -> None:
    played = phase([], republic=EVERYWHERE)
    assert "pass" not in texts(played) and "done" not in texts(played)
    events = do(played, "forfeit")
    assert [e["args"]["count"] for e in events if e["kind"] == "forfeited"] == [12]
    assert points(played) == (0, 0)
    assert played.observe(None)["turn"] == 4


@pytest.mark.rule("AMB-28")
def test_points_without_a_legal_use_are_lost_at_once() -> None:
    played = phase(["R regular-5 madrid"], republic=["madrid", "guadalajara", "cuenca"], turn=3)
    do(played, "recruit regular", "to madrid")
    assert points(played)[1] == 0
    played = phase([], republic=["madrid"])
    assert played.actor == 0
    assert points(played)[1] == 0


@pytest.mark.rule("RPL-16")
@pytest.mark.rule("AMB-21")
def test_a_new_troop_enters_any_own_supplied_box_and_the_marker_goes() -> None:
    played = phase(["N regular-1 madrid", "R regular-1 madrid"], republic=all_but("burgos", "soria"))
    do(played, "forfeit", "recruit regular")
    assert rule_of(played, "to burgos") == "RPL-16"
    assert "to madrid" in texts(played)
    do(played, "to cuenca")
    assert at(played, "cuenca") == ["R regular-2"]
    assert played.observe(None)["boxes"]["cuenca"] == {"control": "republican", "marker": None}
    assert control(played, "madrid") == "contested"


@pytest.mark.rule("AMB-21")
def test_morocco_takes_new_troops() -> None:
    played = phase([], republic=all_but("burgos", "soria", "marruecos"))
    do(played, "recruit regular", "to marruecos")
    assert at(played, "marruecos") == ["N regular-2"]


@pytest.mark.rule("AMB-05")
@pytest.mark.rule("MOV-11")
def test_a_full_box_takes_a_new_troop_and_its_owner_chooses_the_surplus_in_his_next_movement() -> None:
    crowd = ["R regular-1 cuenca", "R regular-2 cuenca", "R communist-1 cuenca", "R communist-2 cuenca"]
    played = phase(crowd, republic=EVERYWHERE)
    do(played, "recruit regular", "to cuenca")
    assert len(at(played, "cuenca")) == 5
    do(played, "forfeit")
    until(played, lambda seen: seen["phase"] == "movement" and seen["phase_side"] == "republican")
    do(played, "done")
    assert {text.split()[1] for text in texts(played)} == {"regular-1", "regular-2", "communist-1", "communist-2"}
    do(played, "lose communist-1 cuenca")
    assert sorted(at(played, "cuenca")) == ["R communist-2", "R regular-1", "R regular-2", "R regular-2"]


@pytest.mark.rule("RPL-18")
def test_points_buy_no_tanks_planes_or_generals() -> None:
    played = phase(["R regular-1 madrid"], pieces={"t26_1": "eliminated", "i15_1": "eliminated"}, republic=EVERYWHERE)
    assert {text.split()[0] for text in texts(played)} == {"raise", "recruit", "forfeit"}
    assert not any("t26" in text or "i15" in text or "lister" in text for text in texts(played))


# --- turns of other data ------------------------------------------------------------------------------


@pytest.mark.rule("RPL-08", "EDN-09")
@pytest.mark.parametrize("usual", [0, 3, 5])
@pytest.mark.parametrize("any_below", [False, True])
def test_a_turn_of_other_data_brings_troops_of_its_strength_or_none(
    usual: int, any_below: bool, tmp_path: Path
) -> None:
    """Strength 0 stands for none; whatever is asked about another is answered."""
    raw = json.loads(SHIPPED.contents["map.json"])
    raw["turns"][2] |= {"replacement": True, "new": usual}
    raw["turns_source"] = "house rule: ours"
    (tmp_path / "map.json").write_text(json.dumps(raw), encoding="utf-8")
    printed = phase(["R communist-1 madrid"], options={"rp_new_strength": any_below}).to_position()
    del printed["hash"], printed["state"]["choice"]
    played = dosespanas.from_position(printed, tmp_path)
    if played.actor == 0:
        do(played, "forfeit")
    recruited = {text for text in texts(played) if text.startswith("recruit communist")}
    lower = {f"recruit communist-{strength}" for strength in (1, 2, 3) if strength < usual and any_below}
    assert recruited == lower | ({"recruit communist"} if usual else set())
    for text in {"recruit communist", *(f"recruit communist-{strength}" for strength in (1, 2, 3))} - recruited:
        refusal = played.explain(text)
        assert refusal is not None and refusal.key == "refusal-new-strength"
