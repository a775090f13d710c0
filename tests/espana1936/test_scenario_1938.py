"""The 1938 scenario (SCN): the war at its sixth turn."""

import pytest
from tests.espana1936.build import N, R, do, kinds, piece, table_of, texts
from tests.espana1936.quiet import phase, until

import dosespanas
from dosespanas.espana1936.game import load_data
from dosespanas.kernel.game import Game


def start(**options: bool) -> Game:
    """The scenario from its beginning."""
    return dosespanas.new_game(scenario="1938", options=options, seed=9)


@pytest.mark.rule("SCN-01")
def test_the_set_up_stands_as_the_data_have_it() -> None:
    played = start()
    setup = load_data(scenario="1938").setup
    troops = [p for p in played.observe(None)["pieces"] if p["kind"] == "troop"]
    assert len(troops) == len(setup["troops"])
    for name, at in setup["tanks"].items():
        assert piece(played, name)["box"] == at["box"]
    assert played.state.problems() == []


@pytest.mark.rule("SCN-01")
def test_planes_and_generals_begin_on_the_mats() -> None:
    setup = load_data(scenario="1938").setup
    played = start()
    for kind in ("generals", "planes"):
        for name, at in setup[kind].items():
            assert piece(played, name)["where"] == at["place"]


@pytest.mark.rule("SCN-01")
@pytest.mark.rule("AIR-05")
@pytest.mark.rule("GEN-06")
def test_no_distance_limits_bind_them_on_the_first_turn() -> None:
    played = start()
    do(played, "move he51")
    units = [p for p in played.observe(None)["pieces"] if p["side"] == N and p["kind"] in ("troop", "tank")]
    own = {p["box"] for p in units if p["where"] == "map"}
    assert {text.removeprefix("to ") for text in texts(played)} == own
    do(played, texts(played)[0])
    until(played, phase("generals"))
    do(played, "assign franco")
    assert {text.removeprefix("to ") for text in texts(played)} == own


@pytest.mark.rule("SCN-02")
@pytest.mark.rule("DRM-10")
def test_militia_and_carlists_have_lost_their_malus() -> None:
    played = start()
    for row in played.observe(None)["pieces"]:
        if row["kind"] == "troop" and row["type"] in ("communist", "anarchist", "carlist", "falangist"):
            assert row["drm"] == 0
    on_table = {entry["card"] for entry in played.observe(None)["table"]}
    assert on_table == {"rep_20", "nac_20"}
    t = table_of(played)
    assert all(t.type_drm(kind) >= 0 for kind in range(t.data.type_count))


@pytest.mark.rule("SCN-02")
def test_the_cards_in_force_are_in_no_deck() -> None:
    raw = start().to_position()["state"]
    cards = {card for part in ("hands", "decks") for pile in raw[part] for card in pile}
    assert not {"rep_20", "nac_20"} & cards


@pytest.mark.rule("SCN-03")
@pytest.mark.rule("CRD-RN6")
def test_the_naval_part_comes_with_the_naval_war_only() -> None:
    plain, naval = start(), start(naval=True)
    assert plain.observe(None)["naval"] is None
    assert not [p for p in plain.observe(None)["pieces"] if p["kind"] == "ship"]
    assert {"card": "rep_n6", "side": R} in naval.observe(None)["table"]
    assert table_of(naval).both_effects == 1
    assert "rep_n6" not in str(naval.to_position()["state"]["decks"])


@pytest.mark.rule("SCN-04")
@pytest.mark.rule("AMB-24")
def test_it_begins_on_turn_six_with_six_cards_of_the_second_deck() -> None:
    played = start()
    seen = played.observe(0)
    assert (seen["turn"], seen["year"]) == (6, "1938")
    assert [seen["hands"][side]["count"] for side in (N, R)] == [6, 6]
    assert seen["decks"] == {side: {"1936-37": 0, "1938-39": 16} for side in (N, R)}
    opening = [event.view(None) for event in played.log]
    assert "hand-discarded" not in kinds(opening)
    data = load_data()
    assert all(data.cards[data.card_index[card]].era == 1 for card in seen["hands"][N]["cards"])


@pytest.mark.rule("SCN-04")
def test_with_the_naval_war_it_draws_no_more_than_six() -> None:
    seen = start(naval=True).observe(None)
    assert [seen["hands"][side]["count"] for side in (N, R)] == [6, 6]


@pytest.mark.rule("SCN-04")
def test_the_track_of_objective_cities_is_counted_from_the_set_up() -> None:
    played = start()
    setup = load_data(scenario="1938").setup
    assert played.observe(None)["objectives"] == setup["objectives"]
    assert sum(setup["objectives"].values()) == 12


@pytest.mark.rule("SCN-04")
def test_it_ends_after_turn_ten() -> None:
    played = start()
    turns = [e["args"]["turn"] for e in until(played, lambda seen: False) if e["kind"] == "turn"]
    assert turns == [7, 8, 9, 10]
    assert played.outcome() is not None
