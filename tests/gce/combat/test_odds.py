"""The exact odds of an attack, as a side may know them."""

from typing import Any

import pytest
from tests.gce.battles import args_of, do, engine, fight, next_die, phase
from tests.gce.build import board, facts, texts

from dosespanas.gce.board import stages
from dosespanas.gce.combat import odds, resolution
from dosespanas.gce.combat.modifiers import MODIFIERS
from dosespanas.gce.engine import Engine
from dosespanas.kernel.game import Game
from dosespanas.kernel.side import NAT, NOBODY, REP

FRONT = {"n_13": "2811", "n_11": "2811", "n_na1": "air", "r_11": "2812", "r_mng": "2812", "r_cen": "2712"}


def before_madrid(**more: Any) -> Game:
    """Nationalist attackers next to a Republican stack with a HQ behind it."""
    more.setdefault("all_to", NOBODY)
    more.setdefault("turn", 9)
    return phase(NAT, FRONT, **more)


def asked(game: Game, text: str | None, viewer: int = NAT) -> Any:
    """The odds a viewer reads if an action were taken."""
    b = engine(game)
    found: Any = odds.odds_of(b, None if text is None else b.parse(text), viewer)
    assert found is not None
    return found


def state(b: Engine) -> dict[str, Any]:
    """The whole state."""
    return b.to_json()


@pytest.mark.rule("13.6")
def test_covered_defenders_are_not_counted() -> None:
    game = before_madrid()
    found = asked(game, "attack 2812")
    assert (found["known"], found["attack"], found["defence"]) == (False, 10, None)
    assert [found[key] for key in ("odds", "base", "column", "table", "expect", "takes", "defender_steps")] == [
        None
    ] * 7
    assert {"source": "modifier:mountain", "rule": "13.26-a", "value": -2} in found["shifts"]
    open_ = asked(before_madrid(options={"open_stacks": True}), "attack 2812")
    assert (open_["known"], open_["defence"]) == (True, 12)


@pytest.mark.rule("13.18", "13.26-a")
@pytest.mark.parametrize(("place", "hex_", "beside"), [("town", "2208", "2207"), ("city", "2206", "2207")])
def test_the_modifier_of_a_town_and_of_a_city_is_told_with_its_rule(place: str, hex_: str, beside: str) -> None:
    found = asked(phase(NAT, {"n_13": beside, "r_11": hex_}, all_to=NAT, turn=9), f"attack {hex_}")
    assert {"source": f"modifier:{place}", "rule": "13.26-a", "value": -1} in found["drms"]
    assert f"modifier:{place}" not in [part["source"] for part in found["shifts"]]  # no column: reconstructed


@pytest.mark.rule("13.6")
def test_after_the_commitment_both_sides_know() -> None:
    game = before_madrid()
    do(game, "attack 2812", "join n_13", "commit")
    assert engine(game).stage == stages.SUPPORT
    for viewer in (NAT, REP):
        found = asked(game, None, viewer)
        assert (found["attack"], found["defence"], found["odds"]) == (5, 12, "1:3")
        assert (found["base"], found["column"], found["known"]) == ("1:2", "1:2", True)
        assert (found["attacker_steps"], found["defender_steps"]) == (2, 3)
    assert odds.summary(engine(game), None) is not None


@pytest.mark.rule("13.6")
def test_the_defender_does_not_read_what_is_being_prepared() -> None:
    game = before_madrid()
    b = engine(game)
    do(game, "attack 2812", "join n_13")
    assert odds.summary(b, NAT) is None
    found = asked(game, None, REP)
    assert (found["attack"], found["known"]) == (None, False)
    assert odds.odds_of(b, b.parse("join n_11"), REP) is None


@pytest.mark.rule("13.2", "8.4-a")
def test_each_action_not_yet_taken_has_its_odds() -> None:
    game = before_madrid(options={"open_stacks": True})
    assert asked(game, "attack 2812")["attack"] == 10
    do(game, "attack 2812")
    assert asked(game, "join n_13")["attack"] == 5
    assert asked(game, "join-all 2811")["attack"] == 10
    assert odds.odds_of(engine(game), None, NAT) is None
    do(game, "join n_13")
    assert asked(game, "commit") == asked(game, None)
    do(game, "commit")
    b = engine(game)
    assert (b.stage, b.side) == (stages.SUPPORT, REP)
    assert odds.odds_of(b, b.parse("support r_cen"), NAT) is None
    assert asked(game, "support r_cen", REP)["shifts"][-1]["value"] == -1
    do(game, "none")
    assert asked(game, "fly n_na1")["attack"] == 6
    assert asked(game, "none") == asked(game, None)
    assert odds.odds_of(b, b.parse("fly n_al_1"), NAT) is None


@pytest.mark.rule("13.12-d", "13.15-a", "7.39", "15.3-a")
def test_support_ships_chits_and_the_train_count() -> None:
    units = {"r_btb": "2711", "r_11": "2711", "n_13": "2710", "r_cen": "2711"}
    game = phase(REP, units, all_to=NOBODY, turn=9, options={"armoured_train": True})
    b = engine(game)
    b.cups.held[REP] = [b.data.chit_index["tactical_surprise"]]
    do(game, "attack 2710", "join r_11", "commit")
    found = asked(game, "support r_cen", REP)
    assert {"source": "modifier:hq_artillery", "rule": "13.12-d", "value": 1} in found["shifts"]
    do(game, "none")
    found = asked(game, "play tactical_surprise", REP)
    assert {"source": "modifier:tactical_surprise", "rule": "7.39", "value": 2} in found["drms"]
    do(game, "none")
    assert asked(game, "support r_btb", REP)["attack"] == 8
    coast = phase(NAT, {"r_11": "3023", "n_13": "3022"}, all_to=NOBODY, turn=9)
    do(coast, "attack 3023", "commit")
    assert {"source": "modifier:naval", "rule": "13.15-a", "value": 1} in asked(coast, "naval")["drms"]


@pytest.mark.rule("13.10-a", "13.14")
@pytest.mark.parametrize("die", range(1, 7))
def test_the_table_tells_what_the_die_does(die: int) -> None:
    game = phase(NAT, {"n_13": "2811", "n_11": "2811", "r_11": "2812"}, all_to=NOBODY, turn=9)
    do(game, "attack 2812", "join-all 2811")
    row = asked(game, "commit")["table"][die - 1]
    next_die(engine(game), die)
    rolled = args_of(do(game, "commit"), "combat-roll")[0]
    assert row == {
        "die": die,
        "modified": rolled["modified"],
        "attacker": rolled["attacker"],
        "defender": rolled["defender"],
    }


def test_means_and_the_chance_to_empty_the_hex() -> None:
    game = phase(NAT, {"n_13": "2811", "n_11": "2811", "r_mng": "2812"}, all_to=NOBODY, turn=9)
    do(game, "attack 2812", "join-all 2811")
    found = asked(game, None)
    table = found["table"]
    assert len(table) == 6
    assert found["expect"]["attacker"] == pytest.approx(sum(min(row["attacker"], 4) for row in table) / 6)
    assert found["expect"]["defender"] == pytest.approx(sum(min(row["defender"], 1) for row in table) / 6)
    assert found["takes"] == pytest.approx(sum(row["defender"] >= 1 for row in table) / 6)


@pytest.mark.rule("7.40")
def test_town_defence_shows_in_the_table() -> None:
    units = {"n_13": "2807", "n_71": "2807", "r_mng": "2707"}
    game = phase(NAT, units, turn=4)
    b = engine(game)
    b.cups.held[REP] = [b.data.chit_index["town_defence"]]
    do(game, "attack 2707", "join n_71", "commit")
    plain, with_chit = asked(game, None, REP), asked(game, "play town_defence", REP)
    losses = [(row["attacker"], more["attacker"]) for row, more in zip(plain["table"], with_chit["table"], strict=True)]
    assert all(more == row + 1 for row, more in losses)


def test_asking_changes_nothing() -> None:
    game = before_madrid()
    b = engine(game)
    for text in ("attack 2812", "join n_13", "commit", "none"):
        before = state(b)
        for action in game.legal_actions():
            odds.odds_of(b, action.code, b.side)
            odds.odds_of(b, None, b.side)
        assert state(b) == before
        if text in texts(game):
            do(game, text)


def test_after_the_roll_the_sum_stands_and_the_odds_are_gone() -> None:
    game = phase(REP, {"r_mng": "2812", "r_per": "2812", "r_grm": "2812", "n_13": "2811"}, all_to=NOBODY, turn=9)
    b = engine(game)
    next_die(b, 3)
    do(game, "attack 2811", "join-all 2812", "commit")
    assert b.stage == stages.LOSE
    rolled = odds.summary(b, None)
    assert rolled is not None and rolled["attack"] == b.fight.attack == 3
    assert rolled["column"] == b.data.columns[b.fight.column]
    assert odds.odds_of(b, None, REP) is None
    do(game, texts(game)[0])
    assert b.stage == stages.LOSE and odds.summary(b, None) == rolled


def test_there_are_no_odds_without_an_attack() -> None:
    game = before_madrid()
    b = engine(game)
    assert odds.odds_of(b, None, NAT) is None
    assert odds.odds_of(b, b.parse("done"), NAT) is None
    assert odds.odds_of(b, b.parse("attack 2912"), NAT) is None
    assert odds.summary(b, NAT) is None
    assert odds.odds_of(b, b.parse("attack 2812"), REP) is None
    quiet = board({"n_13": "2811"})
    assert odds.odds_of(quiet, quiet.parse("join n_13"), NAT) is None


@pytest.mark.rule("A62", "13.10-a")
def test_the_forecast_agrees_with_the_odds() -> None:
    game = phase(NAT, {"n_13": "2811", "n_11": "2811", "r_mng": "2812"}, all_to=NOBODY, turn=9)
    do(game, "attack 2812", "join-all 2811")
    found = asked(game, None)
    shift = sum(row["value"] for row in found["shifts"])
    drm = sum(row["value"] for row in found["drms"])
    mean = resolution.forecast(facts(), found["attack"], found["defence"], shift, drm, 1)
    assert mean.lost == pytest.approx(sum(row["attacker"] for row in found["table"]) / 6)
    assert mean.taken == pytest.approx(found["expect"]["defender"])
    assert mean.emptied == pytest.approx(found["takes"])


@pytest.mark.rule("13.9", "A62")
def test_a_better_column_never_forecasts_worse() -> None:
    data = facts()
    for shift in range(-3, 4):
        for drm in range(-2, 3):
            rows = [resolution.forecast(data, attack, 4, shift, drm, 3) for attack in range(1, 40)]
            assert all(rows[i].emptied <= rows[i + 1].emptied for i in range(len(rows) - 1))


def test_modifiers_are_named_for_the_catalogue() -> None:
    b = board({"n_13": "2711", "r_mng": "2712"}, turn=9)
    b.fight = fight(b, "2712", "n_13")
    found = odds.summary(b, NAT)
    assert found is not None
    names = {"modifier:" + name for name, _ in MODIFIERS.values()}
    assert {row["source"] for row in found["shifts"] + found["drms"]} <= names
    assert {"source": "modifier:madrid", "rule": "13.20", "value": -2} in found["shifts"]
