"""Fog of war (OPT-06): markers used as dummies."""

import pytest
from tests.espana1936.build import do, game, kinds, rule_of, texts
from tests.espana1936.foggy import FOG, MARCH, NAT, REP, UNKNOWN, N, R, as_seen, covered, march, visible
from tests.espana1936.quiet import REPUBLIC

import dosespanas
from dosespanas.kernel.errors import BadPosition


@pytest.mark.rule("OPT-06")
def test_each_side_has_five_dummies_in_hand() -> None:
    played = dosespanas.new_game(options=FOG, seed=1)
    for side, name in enumerate((N, R)):
        own = [p for p in played.observe(side)["pieces"] if p["kind"] == "dummy"]
        assert [p["where"] for p in own] == ["mat"] * 5 and {p["side"] for p in own} == {name}
        assert played.observe(side)["fog"]["dummies"][name] == 5
    assert played.observe(None)["fog"]["dummies"] == {N: None, R: None}


@pytest.mark.rule("OPT-06")
def test_a_dummy_is_put_under_own_units_from_the_hand() -> None:
    played = march()
    assert [t for t in texts(played) if "dummy" in t] == ["move dummy_nac_1"]
    view = next(v for v in played.legal_view() if v["action"] == "move dummy_nac_1")
    assert view["pieces"] == [f"dummy_nac_{i}" for i in range(1, 6)]
    do(played, "move dummy_nac_1")
    assert sorted(texts(played)) == ["to burgos", "to soria"]
    assert rule_of(played, "to madrid") == "OPT-06"
    assert kinds(do(played, "to soria")) == ["dummy-placed"]
    assert visible(played, NAT, "soria") == ["regular", "dummy_nac_1"]
    assert visible(played, REP, "soria") == ["regular"] and covered(played, REP, "soria") == 1
    assert played.observe(NAT)["fog"]["dummies"][N] == 4
    assert rule_of(played, "move dummy_nac_1") == "MOV-01"
    assert "move dummy_nac_2" in texts(played)


@pytest.mark.rule("OPT-06")
def test_a_dummy_moves_like_an_unknown_unit() -> None:
    played = march({"dummy_nac_1": "burgos"})
    others = march({"dummy_nac_1": "soria"}, troops=[*MARCH, "N regular-1 burgos"])
    do(played, "move dummy_nac_1")
    assert texts(played) == ["to soria"]
    assert played.observe(REP)["selected"] is None
    assert played.observe(REP)["prompt"]["args"]["piece"] == UNKNOWN
    moved = as_seen(played, REP, "to soria")
    assert moved == as_seen(others, REP, "move regular-1 burgos", "to soria")
    assert played.log[-1].view(NAT)["args"]["piece"] == "dummy:dummy_nac_1"


@pytest.mark.rule("OPT-06")
def test_a_dummy_leaves_only_where_a_troop_might() -> None:
    troops = ["N regular-1 burgos", "R regular-1 burgos", "N regular-1 soria", "R regular-2 madrid"]
    played = march({"dummy_nac_1": "burgos"}, troops=troops)
    assert rule_of(played, "move dummy_nac_1") == "MOV-07"
    assert rule_of(played, "move dummy_rep_1") == "SEQ-02"


@pytest.mark.rule("OPT-06")
def test_a_dummy_without_a_unit_goes_home_at_once() -> None:
    played = march({"dummy_nac_1": "soria", "dummy_nac_2": "soria"})
    events = do(played, "move regular-1 soria", "to burgos")
    assert "dummies-home" in kinds(events)
    assert played.observe(NAT)["fog"]["dummies"][N] == 5
    assert covered(played, REP, "soria") == 0


@pytest.mark.rule("OPT-06")
def test_dummies_count_for_nothing() -> None:
    pieces = {f"dummy_nac_{i}": "burgos" for i in range(1, 6)}
    played = march(pieces)
    assert covered(played, REP, "burgos") == 7
    do(played, "done")
    assert played.observe(NAT)["phase_side"] != N
    troops = ["N regular-1 burgos", "N regular-1 soria", "R regular-2 madrid"]
    played = march({"dummy_nac_1": "burgos"}, troops=troops)
    do(played, "move regular-1 burgos", "to avila")
    box = played.observe(None)["boxes"]["burgos"]
    assert box == {"control": N, "marker": N}


@pytest.mark.rule("OPT-06")
@pytest.mark.parametrize(
    ("pieces", "options"),
    [({"dummy_nac_1": "burgos"}, {}), ({"dummy_nac_1": "reserve"}, FOG), ({"dummy_nac_1": "teruel"}, FOG)],
)
def test_positions_with_dummies_are_checked(pieces: dict[str, str], options: dict[str, bool]) -> None:
    with pytest.raises(BadPosition):
        game("nationalist-move", MARCH, pieces, republic=REPUBLIC, options=options)
