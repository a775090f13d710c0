"""Morocco and the transport across the strait (MAR)."""

import pytest
from tests.espana1936.build import N, at, do, game, piece, rule_of, texts
from tests.espana1936.quiet import REPUBLIC, all_but, phase, until

from dosespanas.kernel.game import Game

AFRICA = ["N legion-2 marruecos", "N legion-2 marruecos", "N africa-2 marruecos", "N africa-2 marruecos"]
WAITING = 16
"""The flag of a general who has not been brought over yet."""


def transport(*troops: str, turn: int = 2, republic: list[str] = REPUBLIC) -> Game:
    """The end of Upkeep with the Army of Africa and Franco in Morocco."""
    return game(
        "transport", [*AFRICA, *troops], {"franco": "marruecos"}, republic, turn=turn, flags={"franco": WAITING}
    )


@pytest.mark.rule("MAR-01")
def test_nobody_leaves_morocco_in_the_movement_phase() -> None:
    played = game("nationalist-move", AFRICA, {"cv33_1": "marruecos"})
    assert rule_of(played, "move legion-2 marruecos") == "MAR-01"
    assert rule_of(played, "move cv33_1") == "MAR-01"


@pytest.mark.rule("MAR-01")
def test_the_transport_comes_after_the_battles_and_before_any_event() -> None:
    played = game("combat", AFRICA, {"mola": "marruecos"}, REPUBLIC, hands=(["nac_1"], []))
    do(played, "decline mola")
    assert played.observe(None)["phase"] == "upkeep"
    assert "ship legion-2 marruecos" in texts(played)
    do(played, "done")
    assert "event nac_1" in texts(played)


@pytest.mark.rule("MAR-02")
def test_one_to_sevilla_and_two_to_cadiz() -> None:
    played = transport()
    do(played, "ship legion-2 marruecos", "to sevilla")
    do(played, "ship africa-2 marruecos", "to cadiz", "ship africa-2 marruecos", "to cadiz")
    assert at(played, "sevilla") == ["N legion-2"]
    assert at(played, "cadiz") == ["N africa-2", "N africa-2"]
    assert at(played, "marruecos") == ["N legion-2"]
    assert played.observe(None)["phase"] == "movement"


@pytest.mark.rule("MAR-02")
def test_no_second_unit_to_sevilla() -> None:
    played = transport()
    do(played, "ship legion-2 marruecos", "to sevilla", "ship legion-2 marruecos")
    assert texts(played) == ["to cadiz"]
    assert rule_of(played, "to sevilla") == "MAR-02"


@pytest.mark.rule("MAR-02")
def test_no_third_unit_to_cadiz() -> None:
    played = transport()
    do(played, "ship legion-2 marruecos", "to cadiz", "ship legion-2 marruecos", "to cadiz", "ship africa-2 marruecos")
    assert texts(played) == ["to sevilla"]
    assert rule_of(played, "to cadiz") == "MAR-02"


@pytest.mark.rule("MAR-02")
def test_a_general_counts_as_one_of_the_three() -> None:
    played = transport()
    do(played, "ship franco", "to sevilla", "ship legion-2 marruecos")
    assert texts(played) == ["to cadiz"]


@pytest.mark.rule("MAR-02")
def test_units_land_in_cadiz_and_sevilla_only() -> None:
    played = transport()
    do(played, "ship legion-2 marruecos")
    assert rule_of(played, "to malaga") == "MAR-02"


@pytest.mark.rule("MAR-02")
def test_nobody_has_to_sail() -> None:
    played = transport()
    do(played, "done")
    assert len(at(played, "marruecos")) == 4


@pytest.mark.rule("MAR-03")
def test_no_landing_in_an_enemy_cadiz_while_sevilla_is_open() -> None:
    played = transport(republic=[*REPUBLIC, "cadiz"])
    do(played, "ship legion-2 marruecos")
    assert texts(played) == ["to sevilla"]
    assert rule_of(played, "to cadiz") == "MAR-03"


@pytest.mark.rule("MAR-03")
def test_a_contested_sevilla_takes_a_unit() -> None:
    played = transport("N regular-1 sevilla", "R communist-1 sevilla")
    do(played, "ship legion-2 marruecos", "to sevilla")
    assert at(played, "sevilla") == ["N legion-2", "N regular-1", "R communist-1"]


@pytest.mark.rule("MAR-03")
def test_with_both_harbours_lost_nobody_is_asked() -> None:
    played = transport(republic=[*REPUBLIC, "cadiz", "sevilla"])
    assert played.observe(None)["phase"] == "movement"


@pytest.mark.rule("MAR-04")
def test_a_card_for_a_port_may_be_used_in_morocco() -> None:
    played = game("events", [], republic=REPUBLIC, turn=7, hands=(["nac_26"], []))
    do(played, "event nac_26", "to marruecos")
    assert at(played, "marruecos") == ["N italian-3"]


@pytest.mark.rule("MAR-05")
def test_a_general_in_morocco_cannot_be_assigned() -> None:
    pieces = {"franco": "marruecos", "mola": "mat"}
    played = game("generals", ["N legion-2 marruecos", "N regular-1 avila"], pieces, flags={"franco": WAITING})
    assert texts(played) == ["assign mola"]
    assert rule_of(played, "assign franco") == "MAR-05"


@pytest.mark.rule("MAR-05")
def test_a_general_in_morocco_takes_no_part_in_the_combat_phase() -> None:
    troops = ["N legion-2 marruecos", "N regular-1 avila", "R regular-1 avila"]
    pieces = {"franco": "marruecos", "mola": "avila"}
    played = game("combat", troops, pieces, flags={"franco": WAITING})
    assert rule_of(played, "battle franco") == "MAR-05"


def landed() -> Game:
    """Franco landed in Cádiz on turn 2; now the generals of turn 3, with troops in three boxes."""
    played = transport("N regular-1 cadiz", "N regular-1 sevilla", "N regular-1 zaragoza")
    do(played, "ship franco", "to cadiz", "done")
    until(played, phase("generals", 3))
    return played


@pytest.mark.rule("UPK-06")
@pytest.mark.rule("MAR-06")
def test_a_landed_general_stays_in_his_landing_box_until_the_next_turn() -> None:
    played = transport("N regular-1 cadiz")
    do(played, "ship franco", "to cadiz", "done")
    assert piece(played, "franco")["box"] == "cadiz"


@pytest.mark.rule("MAR-06")
def test_next_turn_a_landed_general_goes_no_further_than_a_linked_box() -> None:
    played = landed()
    do(played, "assign franco")
    assert texts(played) == ["to sevilla", "to cadiz"]
    assert rule_of(played, "to zaragoza") == "MAR-06"


@pytest.mark.rule("MAR-06")
def test_after_that_he_is_a_general_like_any_other() -> None:
    played = landed()
    until(played, phase("generals", 4))
    do(played, "assign franco")
    assert rule_of(played, "to zaragoza") is None


@pytest.mark.rule("MAR-06")
def test_the_restriction_lapses_even_if_he_was_not_assigned() -> None:
    played = transport("N regular-1 zaragoza", republic=REPUBLIC)
    do(played, "ship franco", "to cadiz", "done")
    until(played, phase("generals", 4))
    do(played, "assign franco")
    assert rule_of(played, "to zaragoza") is None


@pytest.mark.rule("AMB-05")
@pytest.mark.rule("MAR-09")
def test_the_limit_of_four_waits_for_the_next_movement_phase() -> None:
    troops = [f"N regular-{n} cadiz" for n in (1, 1, 2, 2)]
    played = transport(*troops)
    do(played, "ship legion-2 marruecos", "to cadiz", "done")
    seen = played.observe(None)
    assert (seen["turn"], seen["phase"], seen["phase_side"]) == (3, "movement", N)
    assert len(at(played, "cadiz")) == 5
    do(played, "done")
    assert "lose legion-2 cadiz" in texts(played)


@pytest.mark.rule("MAR-09")
def test_morocco_itself_has_no_limit() -> None:
    played = game("nationalist-move", [*AFRICA, "N legion-2 marruecos"], republic=REPUBLIC)
    do(played, "done")
    assert played.actor == 1
    assert len(at(played, "marruecos")) == 5


@pytest.mark.rule("MAR-01")
def test_the_last_to_leave_morocco_leaves_a_marker() -> None:
    played = game("transport", ["N legion-2 marruecos"], republic=all_but("marruecos", "cadiz"), turn=2)
    do(played, "ship legion-2 marruecos", "to cadiz")
    assert played.observe(None)["boxes"]["marruecos"] == {"control": N, "marker": N}
