"""Which points buy what: the north, Italians, Internationals, Soviet arms, the garrison of Oviedo (6.4, 6.5, 6.10)."""

import pytest
from tests.gce.administering import EARLY, act, faces, legal, over, phase, refused, told
from tests.gce.build import at, facts, unit

from dosespanas.gce.board import stages
from dosespanas.gce.board.hexes import hex_name, parse_hex
from dosespanas.gce.board.state import ELIMINATED
from dosespanas.gce.engine import Engine
from dosespanas.gce.supply.north import STARRED
from dosespanas.kernel.side import NAT, REP

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
