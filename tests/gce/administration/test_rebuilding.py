"""What resource points buy: steps restored, units brought back, two brigades for a point (6.4 to 6.7)."""

import pytest
from tests.gce.administering import EARLY, QUIET, act, begin, faces, legal, over, phase, refused, told
from tests.gce.build import at, board, unit

from dosespanas.gce.administration import resource_points
from dosespanas.gce.board import stages
from dosespanas.gce.board.hexes import distance, hex_name, parse_hex
from dosespanas.gce.supply import sources
from dosespanas.kernel.side import NAT, REP

BORDER = {"border_supply": True}


# --- restoring steps ----------------------------------------------------------------------------------


@pytest.mark.rule("6.6-a", "6.4-a", "6.7-a")
def test_a_point_restores_a_reduced_unit_in_supply() -> None:
    b = phase({"r_12": "2712", "r_11": "2712"}, republican=2, reduced=["r_11"])
    assert "replace r_11" in legal(b)
    assert refused(b, "replace r_12") == ("6.6-a", "gce-not-reduced")
    act(b, "replace r_11")
    assert faces(b, "r_11") == [0]
    assert b.points[REP] == 1
    assert told(b, "replaced") == [{"piece": "unit:r_11", "hex": "hex:2712"}]


@pytest.mark.rule("6.4-a", "6.7-b")
def test_points_left_name_a_unit_they_could_restore() -> None:
    b = phase({"r_12": "2712", "r_11": "2712"}, republican=2, reduced=["r_11"])
    (said,) = b.cautions()[b.parse("done")]
    assert (said.key, said.details) == ("warning-gce-points", {"count": 1, "piece": "unit:r_11"})


@pytest.mark.rule("6.6-a", "10.7")
def test_a_unit_out_of_supply_is_not_restored() -> None:
    b = phase({"r_11": "2712"}, republican=2, reduced=["r_11"], all_to=NAT)
    assert over(b)
    b.stage, b.side = stages.REBUILD, REP
    assert refused(b, "replace r_11") == ("6.6-a", "gce-unsupplied")


@pytest.mark.rule("6.6-a", "15.9")
def test_what_comes_over_the_border_restores_nobody() -> None:
    b = board({"r_8": "3322"}, turn=QUIET, step=stages.ARRIVALS, reduced=["r_8"], all_to=NAT, options=BORDER)
    b.points = [0, 2, 0, 0]
    assert sources.supplied(b, unit(b, "r_8"))
    begin(b)
    assert over(b)


@pytest.mark.rule("6.4-a", "6.7-a")
def test_without_points_nothing_is_offered() -> None:
    b = phase({"r_1t": "eliminated", "r_108": "eliminated"}, turn=EARLY)
    assert over(b)
    b.stage, b.side = stages.REBUILD, REP
    assert refused(b, "rebuild r_108") == ("6.4-a", "gce-no-points")
    assert refused(b, "rebuild n_13") == ("6.1", "not-yours")
    assert refused(b, "rebuild r_11") == ("6.6-b", "gce-not-eliminated")
    assert refused(b, "replace r_1t") == ("6.6-a", "not-on-map")


@pytest.mark.rule("6.7-b", "6.4-e")
def test_points_need_not_be_spent() -> None:
    b = phase({"r_108": "eliminated"}, republican=12, turn=EARLY)
    act(b, "done")
    assert b.points[REP] == 10
    assert at(b, "r_108") == "eliminated"


# --- bringing units back ------------------------------------------------------------------------------


@pytest.mark.rule("6.6-b", "A16", "A17")
def test_a_division_comes_back_reduced_for_one_point_and_whole_for_two() -> None:
    b = phase({"r_11": "eliminated"}, republican=3)
    act(b, "rebuild r_11")
    assert (at(b, "r_11"), faces(b, "r_11"), b.points[REP]) == ("2712", [1], 2)
    assert told(b, "rebuilt") == [{"piece": "unit:r_11", "hex": "hex:2712"}]
    act(b, "replace r_11")
    assert (faces(b, "r_11"), b.points[REP]) == ([0], 1)


@pytest.mark.rule("A16", "6.3", "6.6-a")
def test_two_points_bring_a_division_back_whole_where_no_line_of_supply_leads() -> None:
    """A reinforcement arrives in supply, a rebuilt one too; on the next turn nothing stands in for a line."""
    b = phase({"r_11": "eliminated", "r_12": "2713"}, republican=3, all_to=NAT, reduced=["r_12"])
    assert refused(b, "replace r_12") == ("6.6-a", "gce-unsupplied")
    act(b, "rebuild r_11")
    assert at(b, "r_11") == "2713"
    act(b, "replace r_11")
    assert (faces(b, "r_11"), b.points[REP]) == ([0], 1)
    assert refused(b, "replace r_12") == ("6.6-a", "gce-unsupplied")


@pytest.mark.rule("A17", "6.6-b")
def test_units_without_an_entry_hex_come_back_in_towns() -> None:
    for name in ("r_dlr", "r_g2_1"):
        b = phase({name: "eliminated"}, republican=1)
        act(b, f"rebuild {name}")
        assert b.stage == stages.REBUILD_TO
        assert legal(b) == [f"to {hex_name(h)}" for h in b.data.places if b.control[h] == REP]
        assert refused(b, "to 2715") == ("A17", "gce-entry")
        act(b, "to 2018")
        assert (at(b, name), b.points[REP]) == ("2018", 0)


@pytest.mark.rule("A17", "6.2-e")
def test_a_rebuilt_unit_takes_no_seat_of_one_that_was_withdrawn() -> None:
    b = phase({"r_dlr": "eliminated"}, republican=1)
    b.vacated = [parse_hex("2715")]
    assert b.control[b.vacated[0]] == REP
    act(b, "rebuild r_dlr")
    assert "to 2715" not in legal(b)
    assert refused(b, "to 2715") == ("A17", "gce-entry")


@pytest.mark.rule("A17", "6.2-b", "6.2-c")
def test_rebuilt_units_are_displaced_like_reinforcements() -> None:
    b = phase({"r_11": "eliminated"}, republican=1, held=["2712"], turn=EARLY)
    act(b, "rebuild r_11")
    assert "to 2713" in legal(b) and "to 2418" not in legal(b)
    assert refused(b, "done")[1] == "wrong-decision"
    b = phase({"r_11": "eliminated", "r_108": "eliminated"}, republican=1, all_to=NAT, turn=EARLY)
    b.stage, b.side = stages.REBUILD, REP
    assert refused(b, "rebuild r_11") == ("6.2-c", "gce-nowhere")


@pytest.mark.rule("A17", "6.6-b", "6.2-b")
def test_northern_units_with_a_printed_hex_come_back_in_it() -> None:
    b = phase({"r_bm_5": "eliminated"}, northern=1, turn=EARLY)
    act(b, "rebuild r_bm_5")
    assert at(b, "r_bm_5") == "3613"
    b = phase({"r_bm_5": "eliminated"}, northern=1, turn=EARLY, held=["3613"])
    act(b, "rebuild r_bm_5")
    found = [text.removeprefix("to ") for text in legal(b)]
    assert "3613" not in found and found


@pytest.mark.rule("A17", "6.11-b")
def test_a_mobilised_division_comes_back_within_two_hexes_of_its_printed_one() -> None:
    b = phase({"r_16": "eliminated"}, republican=1)
    act(b, "rebuild r_16")
    printed = b.data.units[unit(b, "r_16")].hex
    near = [hex_name(h) for h in b.data.land if distance(h, printed) <= 2 and b.control[h] == REP]
    assert [text.removeprefix("to ") for text in legal(b)] == near and len(near) > 1
    assert refused(b, "to 2018") == ("6.11-a", "gce-entry")


@pytest.mark.rule("A17", "6.2-f")
def test_northern_units_without_a_hex_come_back_in_or_near_their_region() -> None:
    b = phase({"r_am_1": "eliminated"}, northern=1, turn=EARLY)
    act(b, "rebuild r_am_1")
    found = [text.removeprefix("to ") for text in legal(b)]
    assert "3707" in found and "3613" not in found and "2712" not in found
    assert refused(b, "to 3613")[1] in ("gce-entry", "gce-north")


@pytest.mark.rule("6.6-c")
def test_headquarters_are_rebuilt_like_others() -> None:
    b = phase({"r_mnv": "eliminated", "n_c": "eliminated"}, nationalist=1, republican=1)
    act(b, "rebuild n_c")
    assert (at(b, "n_c"), b.side) == ("2911", REP)
    act(b, "rebuild r_mnv")
    assert (at(b, "r_mnv"), b.points) == ("2418", [0, 0, 0, 0])


@pytest.mark.rule("6.6-b", "6.9-a")
def test_a_converted_column_comes_back_as_a_regular_unit() -> None:
    b = phase({"r_dlr": "eliminated"}, republican=1, turn=6)
    while b.stage != stages.REBUILD or b.side != REP:
        act(b, legal(b)[0])
    act(b, "rebuild r_dlr", "to 2018")
    assert faces(b, "r_dlr") == [1]
    assert b.face(unit(b, "r_dlr")).defence == 2


# --- two brigades for a point -------------------------------------------------------------------------


@pytest.mark.rule("6.4-b", "A18", "F14")
def test_one_point_brings_back_two_brigades() -> None:
    b = phase({"r_108": "eliminated", "r_109": "eliminated"}, republican=1, turn=EARLY)
    act(b, "rebuild r_108", "to 2018")
    assert b.points[REP] == 0
    act(b, "rebuild r_109", "to 2418")
    assert over(b)
    assert (at(b, "r_108"), at(b, "r_109"), b.points[REP]) == ("2018", "2418", 0)


@pytest.mark.rule("6.4-b")
def test_one_brigade_alone_costs_a_point_too() -> None:
    b = phase({"r_108": "eliminated"}, republican=1, turn=EARLY)
    act(b, "rebuild r_108", "to 2018")
    assert over(b)
    assert (b.points[REP], b.pair_credit) == (0, 0)


@pytest.mark.rule("6.4-b")
def test_a_third_brigade_costs_another_point() -> None:
    b = phase({"r_108": "eliminated", "r_109": "eliminated", "r_g2_1": "eliminated"}, republican=2, turn=EARLY)
    for name in ("r_108", "r_109", "r_g2_1"):
        act(b, f"rebuild {name}", "to 2018")
    assert b.points[REP] == 0


@pytest.mark.rule("6.4-b", "A18")
def test_only_infantry_brigades_of_one_step_come_in_pairs() -> None:
    b = phase(
        {"r_108": "eliminated"} | dict.fromkeys(["r_1t", "r_1c", "r_8", "r_dlr", "r_btb"], "eliminated"), turn=EARLY
    )
    for name, pairs in (
        ("r_108", True),
        ("r_g2_1", True),
        ("r_a_8", True),
        ("r_1t", False),
        ("r_1c", False),
        ("r_8", False),
        ("r_dlr", False),
        ("r_btb", False),
        ("r_t", False),
        ("n_gn_1", False),
    ):
        assert resource_points.by_pairs(b, unit(b, name)) == pairs


@pytest.mark.rule("6.4-b", "A18", "6.13-a")
def test_the_north_pays_for_its_own_pairs() -> None:
    b = phase(
        {"r_108": "eliminated", "r_109": "eliminated", "r_a_8": "eliminated", "r_ch_1": "eliminated"},
        republican=1,
        northern=1,
        turn=EARLY,
    )
    act(b, "rebuild r_108", "to 2018", "rebuild r_a_8")
    assert b.points == [0, 0, 0, 0]
    act(b, "rebuild r_109", "to 2018", "rebuild r_ch_1")
    assert over(b)


# --- the list -----------------------------------------------------------------------------------------


@pytest.mark.rule("6.6-b")
def test_of_units_that_are_alike_one_stands_for_all() -> None:
    b = phase(
        {"r_108": "eliminated", "r_77_1": "removed", "r_g1_1": "eliminated", "r_g1_2": "eliminated"},
        republican=1,
        turn=EARLY,
    )
    assert sorted(legal(b)) == ["done", "rebuild r_108", "rebuild r_g1_1"]
    assert refused(b, "rebuild r_g1_2") == ("6.6-b", "gce-like-another")
    assert refused(b, "draw")[1] == "wrong-decision"


@pytest.mark.rule("A92", "6.7-b")
def test_the_nationalist_side_spends_first() -> None:
    b = phase({"r_108": "eliminated", "n_13": "eliminated"}, nationalist=1, republican=1, turn=EARLY)
    assert b.side == NAT
    act(b, "done")
    assert b.side == REP
    act(b, "done")
    assert over(b)
