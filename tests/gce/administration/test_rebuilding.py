"""What resource points buy, and divisions exchanged for brigades (6.4 to 6.7, 6.10, 6.13, 6.14, 7.15, 15.8)."""

from collections.abc import Iterable, Mapping

import pytest
from tests.gce.administering import EARLY, act, begin, legal, over, refused, told, without_newcomers
from tests.gce.build import at, board, facts, unit

from dosespanas.gce import sequence
from dosespanas.gce.administration import points
from dosespanas.gce.board import stages
from dosespanas.gce.board.hexes import hex_name, parse_hex
from dosespanas.gce.board.state import ELIMINATED
from dosespanas.gce.engine import Engine
from dosespanas.gce.supply import sources
from dosespanas.gce.supply.north import STARRED
from dosespanas.kernel.side import NAT, REP

BORDER = {"border_supply": True}

QUIET = 17
"""A turn without reinforcements of its own."""


def phase(
    units: Mapping[str, str],
    nationalist: int = 0,
    republican: int = 0,
    northern: int = 0,
    italian: int = 0,
    reduced: Iterable[str] = (),
    turn: int = QUIET,
    held: Iterable[str] = (),
    all_to: int = -1,
) -> Engine:
    """A board at the first choice of the arrivals, with points; `held`: hexes of the Nationalists."""
    b = board(units, turn=turn, step=stages.ARRIVALS, reduced=reduced, nationalist=held, all_to=all_to)
    if turn == EARLY:
        without_newcomers(b)
    b.points = [nationalist, republican, northern, italian]
    begin(b)
    return b


def faces(b: Engine, *names: str) -> list[int]:
    """The faces units show."""
    return [b.u_face[unit(b, name)] for name in names]


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
    for name in ("r_dlr", "r_73", "r_g2_1"):
        b = phase({name: "eliminated"}, republican=1)
        act(b, f"rebuild {name}")
        assert b.stage == stages.REBUILD_TO
        assert legal(b) == [f"to {hex_name(h)}" for h in b.data.places if b.control[h] == REP]
        assert refused(b, "to 2715") == ("A17", "gce-entry")
        act(b, "to 2018")
        assert (at(b, name), b.points[REP]) == ("2018", 0)


@pytest.mark.rule("A17", "6.2-b", "6.2-c")
def test_rebuilt_units_are_displaced_like_reinforcements() -> None:
    b = phase({"r_11": "eliminated"}, republican=1, held=["2712"], turn=EARLY)
    act(b, "rebuild r_11")
    assert "to 2713" in legal(b) and "to 2418" not in legal(b)
    assert refused(b, "done")[1] == "wrong-decision"
    b = phase({"r_11": "eliminated", "r_108": "eliminated"}, republican=1, all_to=NAT, turn=EARLY)
    b.stage, b.side = stages.REBUILD, REP
    assert refused(b, "rebuild r_11") == ("6.2-c", "gce-nowhere")


@pytest.mark.rule("A17", "6.2-f")
def test_northern_units_come_back_in_or_near_their_region() -> None:
    b = phase({"r_a_8": "eliminated"}, northern=1, turn=EARLY)
    act(b, "rebuild r_a_8")
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
        assert points.by_pairs(b, unit(b, name)) == pairs


@pytest.mark.rule("6.4-b", "A18", "6.13-a")
def test_the_north_pays_for_its_own_pairs() -> None:
    b = phase(
        {"r_108": "eliminated", "r_109": "eliminated", "r_a_8": "eliminated", "r_ch_1": "eliminated"},
        republican=1,
        northern=1,
        turn=EARLY,
    )
    act(b, "rebuild r_108", "to 2018", "rebuild r_a_8", "to 3707")
    assert b.points == [0, 0, 0, 0]
    act(b, "rebuild r_109", "to 2018", "rebuild r_ch_1", "to 3707")
    assert over(b)


# --- which points for whom ----------------------------------------------------------------------------


@pytest.mark.rule("6.13-a", "A24")
def test_northern_and_republican_points_are_apart() -> None:
    b = phase({"r_108": "eliminated", "r_a_8": "eliminated"}, northern=1, turn=EARLY)
    assert sorted(legal(b)) == ["done", "rebuild r_a_8"]
    assert refused(b, "rebuild r_108") == ("6.4-a", "gce-no-points")
    b = phase({"r_108": "eliminated", "r_a_8": "eliminated"}, republican=1, turn=EARLY)
    assert sorted(legal(b)) == ["done", "rebuild r_108"]
    assert refused(b, "rebuild r_a_8") == ("6.4-a", "gce-no-points")


def northern_units() -> list[str]:
    """The units of the north that come by the calendar."""
    return [u.name for u in facts().units if u.northern and not u.is_air and u.special != STARRED]


@pytest.mark.rule("A24", "6.13-b")
def test_points_left_when_the_north_is_lost_buy_nothing() -> None:
    held = ["3710", "3613", "3707"]
    b = phase(dict.fromkeys(northern_units(), "eliminated"), northern=2, held=held, turn=EARLY)
    assert over(b)
    b.stage, b.side = stages.REBUILD, REP
    assert refused(b, "rebuild r_a_8") == ("6.13-b", "gce-north-gone")


@pytest.mark.rule("6.4-c")
def test_the_arrows_use_italian_points_first_and_then_nationalist_ones() -> None:
    arrows = ["n_fn", "n_fa_2", "n_fv"]
    b = phase(dict.fromkeys(arrows, "1607"), nationalist=2, italian=1, reduced=arrows)
    act(b, "replace n_fn")
    assert b.points == [2, 0, 0, 0]
    act(b, "replace n_fa_2", "replace n_fv")
    assert b.points == [0, 0, 0, 0]


@pytest.mark.rule("6.4-c")
def test_their_owner_may_name_the_points_instead() -> None:
    b = phase({"n_fn": "1607", "n_fv": "eliminated"}, nationalist=2, italian=1, reduced=["n_fn"])
    assert legal(b) == ["replace n_fn", "rebuild n_fv", "done", "replace n_fn nationalist", "rebuild n_fv nationalist"]
    views = [b.view(code) for code in b.codes()]
    assert [(view["verb"], view["mode"], view["args"].get("pool")) for view in views] == [
        ("replace", "italian", "pool:italian"),
        ("rebuild", "italian", "pool:italian"),
        ("done", None, None),
        ("replace", "nationalist", "pool:nationalist"),
        ("rebuild", "nationalist", "pool:nationalist"),
    ]
    act(b, "replace n_fn nationalist")
    assert b.points == [1, 0, 0, 1]
    act(b, "rebuild n_fv nationalist", "to 1607")
    assert (at(b, "n_fv"), b.points) == ("1607", [0, 0, 0, 1])
    assert "rebuild n_fv" not in legal(b) and "replace n_fv" in legal(b)
    assert b.view(b.parse("replace n_fv"))["mode"] is None
    assert refused(b, "replace n_fv nationalist") == ("6.4-c", "gce-purse")
    assert refused(b, "replace n_fn nationalist") == ("6.6-a", "gce-not-reduced")


@pytest.mark.rule("6.4-c")
def test_other_italians_use_italian_points_only() -> None:
    b = phase({"n_lt": "1607", "n_13": "1607"}, nationalist=1, reduced=["n_lt", "n_13"])
    assert "replace n_lt" not in legal(b) and "replace n_13" in legal(b)
    b = phase({"n_lt": "1607", "n_13": "1607"}, italian=1, reduced=["n_lt", "n_13"])
    assert "replace n_lt" in legal(b) and "replace n_13" not in legal(b)
    assert refused(b, "replace n_13") == ("6.4-a", "gce-no-points")


@pytest.mark.parametrize("name", ["n_dlv", "n_fin", "n_asn", "n_cst"])
@pytest.mark.rule("6.5")
def test_some_units_never_come_back(name: str) -> None:
    b = phase({"n_13": "eliminated"}, nationalist=5, italian=5)
    b.u_hex[unit(b, name)] = ELIMINATED
    assert f"rebuild {name}" not in legal(b)
    assert refused(b, f"rebuild {name}") == ("6.5", "gce-never-rebuilt")


@pytest.mark.rule("6.5")
def test_reduced_units_of_these_are_not_restored() -> None:
    b = phase({"n_dlv": "1607"}, nationalist=5, italian=5, reduced=["n_dlv"])
    assert over(b)


# --- International Brigades ---------------------------------------------------------------------------


@pytest.mark.rule("7.10-a", "A32")
def test_internationals_come_back_until_they_are_withdrawn() -> None:
    b = phase({"r_t": "eliminated"}, republican=1, turn=EARLY)
    assert "rebuild r_t" in legal(b)
    b.cups.volunteers = 16
    assert legal(b) == ["done"]
    assert refused(b, "rebuild r_t") == ("7.10-a", "gce-volunteers")


@pytest.mark.rule("7.10-b")
def test_italian_points_saved_are_spent_after_the_volunteers_have_gone() -> None:
    b = phase({"n_lt": "1607", "n_fn": "eliminated"}, italian=2, reduced=["n_lt"])
    b.cups.volunteers = 16
    act(b, "replace n_lt")
    assert faces(b, "n_lt") == [0]
    assert b.points == [0, 0, 0, 1]
    act(b, "rebuild n_fn", "to 1607")
    assert (at(b, "n_fn"), b.points) == ("1607", [0, 0, 0, 0])


@pytest.mark.rule("15.8", "A32", "A86")
def test_the_point_of_their_return_is_for_them_as_well() -> None:
    b = phase(
        {"r_t": "eliminated", "r_108": "eliminated", "r_1t": "eliminated", "r_gi": "eliminated"},
        republican=2,
        turn=EARLY,
    )
    b.cups.volunteers, b.volunteers_point = 16, 1
    act(b, "rebuild r_1t")
    assert (b.points[REP], b.volunteers_point) == (1, 1)
    act(b, "rebuild r_t")
    assert (at(b, "r_t"), b.points[REP], b.volunteers_point) == ("2215", 0, 0)
    assert over(b)
    b = phase({"r_t": "eliminated", "r_1t": "eliminated"}, republican=1, turn=EARLY)
    b.cups.volunteers, b.volunteers_point = 16, 1
    act(b, "rebuild r_1t")
    assert (b.points[REP], b.volunteers_point) == (0, 0)
    assert over(b)


# --- Soviet points ------------------------------------------------------------------------------------


@pytest.mark.rule("7.15-b", "A36")
def test_soviet_points_buy_only_what_is_linked_with_the_border() -> None:
    """Nationalists hold all but Catalonia and Madrid: no such point is spent in Madrid."""
    b = phase({"r_11": "eliminated", "r_dlr": "eliminated", "r_8": "3023", "r_7": "2712"}, reduced=["r_8", "r_7"])
    for h in b.data.land:
        if b.data.regions[b.data.region[h]] not in ("cataluna", "valencia") and hex_name(h) != "2712":
            b.control[h] = NAT
    b.stale_all()
    b.points[REP] = b.soviet = 3
    b.stage, b.side = stages.REBUILD, REP
    assert "rebuild r_11" not in legal(b)
    assert refused(b, "rebuild r_11") == ("7.15-b", "gce-soviet")
    act(b, "replace r_8")
    assert (b.points[REP], b.soviet) == (2, 2)
    act(b, "rebuild r_dlr")
    assert "to 3023" in legal(b) and "to 2712" not in legal(b)
    assert refused(b, "to 2712") == ("7.15-b", "gce-soviet")
    act(b, "to 3023")
    assert (b.points[REP], b.soviet) == (1, 1)


@pytest.mark.rule("A36")
def test_soviet_points_are_spent_first_or_last_as_their_owner_likes() -> None:
    b = phase({"r_8": "3023", "r_11": "eliminated"}, reduced=["r_8"], held=["2712"])
    b.points[REP], b.soviet = 4, 2
    act_on(b)
    paid = [text for text in legal(b) if text.startswith("re")]
    assert paid == ["replace r_8", "rebuild r_11", "replace r_8 republican", "rebuild r_11 republican"]
    act(b, "replace r_8 republican")
    assert (b.points[REP], b.soviet) == (3, 2)
    act(b, "rebuild r_11 republican")
    act(b, legal(b)[0])
    assert (b.points[REP], b.soviet) == (2, 2)
    act(b, "replace r_11")
    assert (b.points[REP], b.soviet) == (1, 1)
    b.stage = stages.REBUILD
    assert refused(b, "replace r_8 soviet") == ("6.6-a", "gce-not-reduced")


def act_on(b: Engine) -> None:
    """Let the Republicans rebuild, with the points they have been given since."""
    b.stage, b.side = stages.REBUILD, REP


@pytest.mark.rule("A36", "6.4-b")
def test_two_brigades_come_back_for_one_named_point() -> None:
    b = phase({"r_108": "eliminated", "r_109": "eliminated"}, turn=EARLY)
    b.points[REP], b.soviet = 2, 1
    act_on(b)
    act(b, "rebuild r_108 republican", "to 3023")
    assert (b.points[REP], b.soviet) == (1, 1)
    assert "rebuild r_109 republican" not in legal(b)
    act(b, "rebuild r_109", "to 3023")
    assert (b.points[REP], b.soviet) == (1, 1)


@pytest.mark.rule("7.15-b", "A36")
def test_ordinary_points_go_where_soviet_ones_may_not() -> None:
    b = phase({"r_11": "eliminated", "r_8": "3023", "r_t": "eliminated"}, reduced=["r_8"], held=["3425"])
    b.points[REP], b.soviet = 3, 2
    b.stage, b.side = stages.REBUILD, REP
    act(b, "rebuild r_11")
    assert (b.points[REP], b.soviet) == (2, 2)
    assert at(b, "r_11") == "2712"
    assert over(b)


@pytest.mark.rule("7.15-b", "6.4-b", "A36")
def test_both_brigades_of_a_soviet_point_stand_where_it_may_be_spent() -> None:
    b = phase({"r_108": "eliminated", "r_109": "eliminated", "r_7": "2712"}, turn=EARLY)
    for h in b.data.land:
        if b.data.regions[b.data.region[h]] != "cataluna" and hex_name(h) != "2712":
            b.control[h] = NAT
    b.stale_all()
    b.points[REP] = b.soviet = 1
    b.stage, b.side = stages.REBUILD, REP
    act(b, "rebuild r_108", "to 3023", "rebuild r_109")
    assert "to 3023" in legal(b) and "to 2712" not in legal(b)
    act(b, "to 3225")
    assert sorted(legal(b)) == ["done", "split r_7"]


# --- the garrison of Oviedo ---------------------------------------------------------------------------


@pytest.mark.parametrize("reduced", [False, True])
@pytest.mark.rule("6.10-a", "A04", "A22")
def test_the_garrison_of_oviedo_is_worth_a_point(reduced: bool) -> None:
    b = phase({"n_og": "3608"}, reduced=["n_og"] if reduced else [])
    act(b, "disband n_og")
    assert (at(b, "n_og"), b.points[NAT]) == ("removed", 1)
    assert b.control[parse_hex("3608")] == NAT
    assert told(b, "disbanded") == [{"piece": "unit:n_og", "hex": "hex:3608"}]


@pytest.mark.rule("6.10-a", "A22")
def test_a_dead_garrison_is_worth_nothing() -> None:
    b = phase({"n_og": "eliminated", "n_13": "eliminated"}, nationalist=1)
    assert refused(b, "disband n_og") == ("6.10-a", "gce-no-garrison")
    assert refused(b, "disband n_13") == ("6.10-a", "gce-no-garrison")


# --- divisions broken down ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "parts"),
    [
        ("r_11", ["2-3-4", "1-2-4", "1-2-4"]),
        ("r_45", ["2-3-4", "1-2-4", "1-2-4"]),
        ("r_14", ["1-1-4", "1-2-4", "1-2-4"]),
        ("r_8", ["1-1-4", "1-2-4", "1-2-4"]),
        ("n_11", ["2-4-4", "2-4-4"]),
        ("n_13", ["2-4-4", "2-4-4"]),
    ],
)
@pytest.mark.rule("6.14-a", "6.14-b", "6.14-c", "6.14-d")
def test_a_division_becomes_brigades(name: str, parts: list[str]) -> None:
    b = phase({name: "2712"})
    hex_ = parse_hex("2712")
    before = b.stack_weight(hex_)
    act(b, f"split {name}")
    assert at(b, name) == "removed"
    found = [b.face(u) for u in b.stack(hex_)]
    assert sorted(f"{face.attack}-{face.defence}-{face.move}" for face in found) == sorted(parts)
    assert (before, b.stack_weight(hex_)) == (2, len(parts))
    assert told(b, "split") == [{"piece": f"unit:{name}", "count": len(parts), "hex": "hex:2712"}]


@pytest.mark.rule("6.14-a", "6.14-d")
def test_only_full_divisions_of_the_list_are_broken_down() -> None:
    b = phase({"n_50": "2911", "n_11": "2911", "n_13": "2911"}, reduced=["n_13"])
    assert sorted(legal(b)) == ["done", "split n_11"]
    for name in ("n_50", "n_13", "n_102", "n_12"):
        assert refused(b, f"split {name}") == ("6.14-a", "gce-no-split")


@pytest.mark.rule("6.14-a", "9.2-a")
def test_a_full_hex_has_no_room_for_brigades() -> None:
    full = ["r_11", "r_52", "r_54", "r_56", "r_71", "r_73"]
    b = phase(dict.fromkeys(full, "2712"))
    assert b.side == REP
    assert [b.name(code) for code in b.codes()] == ["done"], "asked, since nobody sees what lies below"
    assert refused(b, "split r_11") == ("9.2-a", "gce-stack")


@pytest.mark.rule("6.14-e", "6.14-b", "A25")
def test_numbered_brigades_stand_in_when_the_generic_ones_are_used_up() -> None:
    generic = ["r_17_1", "r_18_1", "r_19_1", "r_23_1", "r_50", *(f"r_g1_{i}" for i in range(1, 17))]
    used_up = dict.fromkeys(generic[:12], "2418") | dict.fromkeys(generic[12:], "2018")
    for pile in ({}, {"r_86": "eliminated"}):
        b = phase({"r_11": "2712"} | used_up | pile, turn=EARLY)
        assert "split r_11" not in legal(b) if b.stage == stages.REBUILD else True
        b.stage, b.side = stages.REBUILD, REP
        assert refused(b, "split r_11") == ("6.14-e", "gce-no-brigades")
    b = phase({"r_11": "2712", "r_86": "eliminated", "r_108": "eliminated"} | used_up, turn=EARLY)
    act(b, "split r_11")
    assert (at(b, "r_86"), at(b, "r_108")) == ("2712", "2712")


@pytest.mark.rule("6.14-e", "A25")
def test_generic_brigades_that_have_died_serve_again_on_the_map_but_not_in_the_pile() -> None:
    generic = [f"r_g2_{i}" for i in range(1, 9)]
    b = phase({"r_11": "2712", "r_45": "eliminated"} | dict.fromkeys(generic, "eliminated"))
    assert refused(b, "split r_45") == ("6.14-e", "gce-no-brigades")
    act(b, "split r_11")
    assert at(b, "r_g2_1") == "2712"


@pytest.mark.rule("6.14-e", "A25")
def test_no_numbered_brigades_for_the_nationalists() -> None:
    generic = [f"n_gn_{i}" for i in range(1, 10)]
    b = phase({"n_11": "2911"} | dict.fromkeys(generic, "3312"))
    b.stage, b.side = stages.REBUILD, NAT
    assert refused(b, "split n_11") == ("6.14-e", "gce-no-brigades")


@pytest.mark.rule("6.14-a", "A25", "6.4-b")
def test_a_division_in_the_pile_is_exchanged_there() -> None:
    b = phase({"r_11": "eliminated"}, republican=2)
    act(b, "split r_11")
    pile = [b.data.units[u].name for u in b.data.units_of[REP] if at(b, b.data.units[u].name) == "eliminated"]
    assert pile == ["r_17_1", "r_18_1", "r_g2_1"]


@pytest.mark.rule("A92", "A25", "6.4-b")
def test_breaking_down_comes_last_so_that_its_brigades_come_back_a_turn_later() -> None:
    b = phase({"r_11": "eliminated"}, republican=2)
    act(b, "split r_11")
    assert over(b)
    b.stage, b.side = stages.REBUILD, REP
    assert refused(b, "rebuild r_g2_1") == ("A92", "gce-split-off")
    sequence.begin_turn(b)
    b.step_no = stages.ARRIVALS
    begin(b)
    act(b, "rebuild r_g2_1", "to 2018", "rebuild r_17_1", "to 2018", "rebuild r_18_1", "to 2018")
    assert b.points[REP] == 0


@pytest.mark.rule("6.14-a", "A25")
def test_brigades_are_not_put_together_again() -> None:
    b = phase({"r_g2_1": "2712", "r_g1_1": "2712", "r_g1_2": "2712", "r_11": "removed"}, republican=5)
    assert over(b)


@pytest.mark.rule("6.14-a", "6.14-e")
def test_northern_divisions_have_no_generic_brigades() -> None:
    b = phase({"r_b1d": "3613"})
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
