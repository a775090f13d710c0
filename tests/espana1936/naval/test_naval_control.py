"""Who controls the sea areas and what that gives: markers, cards, points, the crossing (NAV-37..42, MAR-07, MAR-08)."""

from typing import Any

import pytest
from tests.espana1936.build import N, R, do, game, rule_of, table_of, texts
from tests.espana1936.fleet import area, force, naval, place, sea
from tests.espana1936.quiet import REPUBLIC, phase, until

ARMY = ["N legion-2 marruecos", "N legion-1 marruecos", "N africa-2 marruecos", "N africa-1 marruecos"]


def after_upkeep(ships: dict[str, str], **more: Any) -> dict[str, tuple[str, str | None]]:
    """Who controls each area after Upkeep, and whose marker lies there."""
    played = sea("upkeep", ships, **more)
    return {name: area(played, name) for name in ("baleares", "mediterraneo", "estrecho", "cantabrico")}


# --- control ------------------------------------------------------------------------------------------


@pytest.mark.rule("NAV-37")
def test_one_side_alone_controls_both_contest_and_none_leaves_it_free() -> None:
    ships = {"canarias": "baleares", "libertad": "mediterraneo", "cervera": "estrecho", "dd_rep_1": "estrecho"}
    seen = after_upkeep(ships)
    assert seen == {
        "baleares": (N, None),
        "mediterraneo": (R, None),
        "estrecho": ("contested", None),
        "cantabrico": ("nobody", None),
    }


@pytest.mark.rule("NAV-37")
@pytest.mark.rule("NAV-38")
def test_a_marker_alone_keeps_control() -> None:
    seen = after_upkeep({}, markers={"baleares": N, "cantabrico": R})
    assert (seen["baleares"], seen["cantabrico"]) == ((N, N), (R, R))


@pytest.mark.rule("NAV-37")
def test_control_is_looked_at_in_upkeep_not_before() -> None:
    played = sea("nationalist-ships", {"canarias": "ferrol"})
    do(played, "assign canarias", "to baleares", "done")
    assert area(played, "baleares") == ("nobody", None)
    until(played, phase("events"))
    assert area(played, "baleares") == (N, None)


@pytest.mark.rule("NAV-38")
def test_when_the_last_ship_leaves_a_marker_stays() -> None:
    ships = {"canarias": "baleares", "cervera": "baleares"}
    played = sea("nationalist-ships", ships, control={"baleares": N})
    do(played, "assign canarias", "to cantabrico")
    assert area(played, "baleares") == (N, None), "the Cervera is still there"
    do(played, "assign cervera", "to cantabrico", "done")
    assert area(played, "baleares") == (N, N)
    until(played, phase("events"))
    assert area(played, "baleares") == (N, N)


@pytest.mark.rule("NAV-38")
def test_no_marker_stays_in_an_area_not_controlled() -> None:
    for state in ("nobody", "contested"):
        played = sea("nationalist-ships", {"canarias": "baleares"}, control={"baleares": state})
        do(played, "assign canarias", "to cantabrico")
        assert area(played, "baleares")[1] is None


@pytest.mark.rule("NAV-38")
def test_a_marker_goes_when_an_enemy_comes_and_is_not_needed_when_a_friend_does() -> None:
    enemy = sea("republican-ships", {"libertad": "cartagena"}, markers={"baleares": N})
    do(enemy, "assign libertad", "to baleares")
    assert area(enemy, "baleares") == ("nobody", None)
    friend = sea("nationalist-ships", {"canarias": "ferrol"}, markers={"baleares": N})
    do(friend, "assign canarias", "to baleares")
    assert area(friend, "baleares") == (N, None)


@pytest.mark.rule("NAV-38")
def test_an_enemy_among_the_ships_of_the_holder_contests_the_area_at_once() -> None:
    played = sea("republican-ships", {"libertad": "cartagena", "canarias": "baleares"}, control={"baleares": N})
    do(played, "assign libertad", "to baleares")
    assert area(played, "baleares") == ("contested", None)


@pytest.mark.rule("NAV-38")
def test_a_plane_too_leaves_a_marker_and_removes_one() -> None:
    played = sea("nationalist-move", {}, pieces={"he51": "mat"}, markers={"baleares": R})
    do(played, "move he51", "to baleares")
    assert area(played, "baleares") == ("nobody", None)


@pytest.mark.rule("AMB-43")
def test_planes_count_for_control_and_leave_a_marker_when_they_go_home() -> None:
    played = sea("upkeep", {"he51": "baleares", "i15_1": "cantabrico", "canarias": "cantabrico"})
    assert area(played, "baleares") == (N, N)
    assert place(played, "he51") == place(played, "i15_1") == "mat"
    assert area(played, "cantabrico") == ("contested", None), "the plane was there when control was settled"


# --- effects ------------------------------------------------------------------------------------------


def points(turn: int = 3, **more: Any) -> tuple[int, int]:
    """The replacement points of both sides at the start of Replacement."""
    played = sea("replacement", {}, turn=turn, **more)
    told = {e.side: e.details["count"] for e in played.log if e.kind == "rp"}
    if told:
        return int(str(told[0])), int(str(told[1]))
    table = table_of(played)
    return table.rp[0], table.rp[1]


@pytest.mark.rule("NAV-39")
@pytest.mark.rule("NAV-41")
def test_the_effect_of_an_area_works_for_the_side_that_controls_it() -> None:
    nobody = points()
    assert points(control={"baleares": N}) == (nobody[0] + 1, nobody[1])
    assert points(control={"baleares": R}) == (nobody[0], nobody[1] + 1)
    assert points(control={"baleares": "contested"}) == nobody
    assert points(control={"estrecho": N, "cantabrico": R, "mediterraneo": R}) == nobody


@pytest.mark.rule("NAV-41")
@pytest.mark.rule("AMB-44")
def test_the_balearic_points_come_on_replacement_turns_only_and_do_not_pile_up() -> None:
    played = sea("upkeep", {"canarias": "baleares"}, turn=2)
    until(played, phase("ships", turn=3))
    assert table_of(played).pending_rp == [0, 0]
    assert not [e for e in played.log if e.kind == "rp"]
    before = points()[0]
    until(played, lambda seen: any(e.kind == "rp" for e in played.log))
    assert [e.details["count"] for e in played.log if e.kind == "rp" and e.side == 0] == [before + 1]
    told = [e.details for e in played.log if e.kind == "sea-effect" and e.details["effect"] == "replacement"]
    assert told == [{"side": "side:nationalist", "effect": "replacement", "count": 1}]


def bonus(ships: dict[str, str], counters: dict[str, int] | None = None) -> tuple[int, int]:
    """The cards both sides gain in Upkeep for the next draw."""
    played = sea("upkeep", ships, counters=counters or {})
    told = naval(played)["bonus"]
    assert all(told[side]["cards"] == told[side]["events"] for side in (N, R))
    return told[N]["cards"], told[R]["cards"]


@pytest.mark.rule("NAV-40")
@pytest.mark.rule("AMB-70")
def test_the_mediterranean_works_for_both_while_no_side_controls_it() -> None:
    assert bonus({}) == (1, 1)
    assert bonus({"canarias": "mediterraneo"}) == (1, 0)
    assert bonus({"libertad": "mediterraneo"}) == (0, 1)
    assert bonus({"canarias": "mediterraneo", "libertad": "mediterraneo"}) == (1, 1), "contested"


@pytest.mark.rule("NAV-40")
@pytest.mark.rule("CRD-RN6")
def test_after_the_nyon_conference_it_works_for_both_whoever_is_there() -> None:
    for ships in ({}, {"canarias": "mediterraneo"}, {"libertad": "mediterraneo", "canarias": "mediterraneo"}):
        assert bonus(dict(ships), {"both_effects": 1}) == (1, 1)


@pytest.mark.rule("NAV-41")
@pytest.mark.rule("AMB-44")
@pytest.mark.rule("DRW-01")
def test_the_card_of_the_mediterranean_is_drawn_next_turn_with_one_more_event() -> None:
    cards = [f"rep_{number}" for number in range(1, 9)]
    hands: tuple[list[str], list[str]] = (["nac_1"], [])
    played = sea("upkeep", {"libertad": "mediterraneo"}, turn=2, decks=([], [], cards, []), hands=hands)
    assert naval(played)["bonus"] == {N: {"cards": 0, "events": 0}, R: {"cards": 1, "events": 1}}
    assert (played.observe(None)["phase"], played.observe(None)["events_left"]) == ("events", {N: 4, R: 4})
    until(played, phase("ships", turn=3))
    assert played.observe(None)["hands"][R]["count"] == 5, "three, one for the naval war, one for the sea"
    assert played.observe(None)["events_left"] == {N: 4, R: 5}
    assert naval(played)["bonus"][R] == {"cards": 0, "events": 0}


@pytest.mark.rule("NAV-41")
def test_the_bonus_lasts_one_turn() -> None:
    played = sea("upkeep", {"libertad": "mediterraneo", "canarias": "ferrol"}, turn=2)
    until(played, lambda seen: seen["turn"] == 3 and "assign canarias" in texts(played))
    do(played, "assign canarias", "to mediterraneo")
    until(played, lambda seen: seen["prompt"]["key"] == "prompt-engage")
    do(played, "engage", "withdraw")
    until(played, lambda seen: seen["turn"] == 4)
    assert played.observe(None)["events_left"] == {N: 5, R: 4}


# --- the crossing from Morocco ------------------------------------------------------------------------


def crossing(state: str, ships: dict[str, str] | None = None) -> list[str]:
    """How the transport looks after one unit has gone to Cádiz, the Strait being in some state."""
    played = sea("transport", ships or {}, ARMY, control={"estrecho": state})
    if "ship legion-2 marruecos" not in texts(played):
        return []
    do(played, "ship legion-2 marruecos", "to cadiz")
    if "ship legion-1 marruecos" in texts(played):
        do(played, "ship legion-1 marruecos")
        return texts(played)
    return ["none"]


@pytest.mark.rule("MAR-07")
@pytest.mark.rule("NAV-42")
def test_across_a_contested_strait_one_unit_to_each_harbour() -> None:
    assert crossing("contested") == ["to sevilla"]
    played = sea("transport", {}, ARMY, control={"estrecho": "contested"})
    do(played, "ship legion-2 marruecos", "to cadiz", "ship legion-1 marruecos")
    assert rule_of(played, "to cadiz") == "MAR-07"
    do(played, "to sevilla")
    assert played.observe(None)["phase"] != "upkeep", "nobody else crosses"


@pytest.mark.rule("MAR-08")
@pytest.mark.rule("NAV-42")
def test_across_a_republican_strait_nobody() -> None:
    assert crossing(R) == []


@pytest.mark.rule("AMB-46")
@pytest.mark.rule("NAV-42")
def test_a_free_or_nationalist_strait_does_not_limit_the_crossing() -> None:
    standard = game("transport", ARMY, republic=REPUBLIC)
    do(standard, "ship legion-2 marruecos", "to cadiz", "ship legion-1 marruecos")
    assert crossing("nobody") == crossing(N) == texts(standard)
    assert set(texts(standard)) == {"to cadiz", "to sevilla"}


@pytest.mark.rule("MAR-07")
@pytest.mark.rule("MAR-08")
@pytest.mark.rule("AMB-43")
def test_the_strait_is_read_as_it_was_at_the_start_of_upkeep() -> None:
    """The Junkers fly home before the transport, but the Strait they shared is still contested."""
    shared = sea("upkeep", {"ju52": "estrecho", "libertad": "estrecho"}, ARMY)
    do(shared, "ship legion-2 marruecos", "to cadiz", "ship legion-1 marruecos")
    assert texts(shared) == ["to sevilla"]
    held = sea("upkeep", {"libertad": "estrecho"}, ARMY, hands=(["nac_1"], []))
    assert held.observe(None)["phase"] == "events", "nobody crosses"


@pytest.mark.rule("NAV-42")
def test_without_the_naval_war_the_strait_means_nothing() -> None:
    played = game("transport", ARMY, republic=REPUBLIC)
    force(played, {"estrecho": R})
    do(played, "ship legion-2 marruecos", "to cadiz")
    assert "ship legion-1 marruecos" in texts(played)


@pytest.mark.rule("CRD-RN6")
@pytest.mark.rule("EVT-07")
def test_the_nyon_conference_is_played_once_for_all() -> None:
    played = sea("events", {}, hands=([], ["rep_n6"]))
    do(played, "event rep_n6")
    assert table_of(played).both_effects == 1
    assert {"card": "rep_n6", "side": R} in played.observe(None)["table"]
    force(played, {"mediterraneo": N})
    until(played, lambda seen: seen["turn"] == 4)
    assert table_of(played).both_effects == 1
