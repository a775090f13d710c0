"""Fog of war (OPT-06): the top unit, what is told, battles that open a box."""

import pytest
from tests.espana1936.build import do, game, kinds, table_of, texts
from tests.espana1936.foggy import FOG, MARCH, NAT, REP, UNKNOWN, N, R, as_seen, covered, fight, march, visible
from tests.espana1936.quiet import REPUBLIC

from dosespanas.kernel.errors import CannotUndo

# --- the top unit -------------------------------------------------------------------------------------


@pytest.mark.rule("OPT-06")
def test_only_the_troop_that_stood_there_longest_is_seen() -> None:
    played = march()
    assert visible(played, NAT, "burgos") == ["legion", "regular", "carlist"]
    assert visible(played, REP, "burgos") == visible(played, None, "burgos") == ["legion"]
    assert (covered(played, REP, "burgos"), covered(played, NAT, "burgos")) == (2, 0)
    assert played.observe(NAT)["fog"]["tops"] == {"burgos": "t0"}
    assert played.observe(REP)["fog"]["tops"] == {}


@pytest.mark.rule("OPT-06")
def test_spectators_see_the_tops_of_both_sides() -> None:
    played = march(troops=[*MARCH, "R communist-1 burgos", "R anarchist-1 burgos"])
    assert visible(played, None, "burgos", R) == ["communist"]
    ids = [p["id"] for p in played.observe(None)["pieces"]]
    assert "top:nationalist:burgos" in ids and "top:republican:burgos" in ids
    assert len(set(ids)) == len(ids)


@pytest.mark.rule("OPT-06")
def test_a_unit_that_comes_goes_under_the_stack() -> None:
    played = march()
    do(played, "move legion-3 burgos", "to soria")
    assert visible(played, REP, "soria") == ["regular"]
    assert visible(played, REP, "burgos") == ["regular"]
    assert (covered(played, REP, "soria"), covered(played, REP, "burgos")) == (1, 1)


@pytest.mark.rule("OPT-06")
def test_a_troop_lies_above_tanks() -> None:
    played = march({"cv33_1": "burgos", "pz1_1": "avila", "pz1_2": "avila"})
    assert visible(played, REP, "burgos") == ["legion"]
    assert visible(played, REP, "avila") == ["pz1_1"]
    do(played, "move regular-1 burgos", "to avila")
    assert visible(played, REP, "avila") == ["regular"]
    assert covered(played, REP, "avila") == 2


@pytest.mark.rule("OPT-06")
def test_of_two_alike_the_lower_moves() -> None:
    played = march(troops=["N regular-1 burgos", "N carlist-2 burgos", "N regular-1 burgos", "N regular-1 soria"])
    events = as_seen(played, REP, "move regular-1 burgos", "to soria")
    assert events[0]["args"]["piece"] == UNKNOWN
    assert visible(played, REP, "burgos") == ["regular"]


@pytest.mark.rule("OPT-06")
def test_planes_and_generals_stay_visible() -> None:
    played = game("combat", MARCH, {"varela": "burgos", "he51": "burgos"}, republic=REPUBLIC, options=FOG)
    seen = {p["id"]: p["box"] for p in played.observe(REP)["pieces"]}
    assert seen["varela"] == seen["he51"] == "burgos"


@pytest.mark.rule("OPT-06")
def test_a_troop_of_the_other_side_is_named_by_its_place() -> None:
    played = march()
    assert not [p for p in played.observe(REP)["pieces"] if p["kind"] == "troop" and p["id"] == "t0"]
    assert [p["id"] for p in played.observe(REP)["pieces"] if p["box"] == "burgos"] == ["top:burgos"]


@pytest.mark.rule("OPT-06")
def test_the_pool_of_the_other_side_is_not_shown() -> None:
    played = march()
    assert played.observe(NAT)["pool"][R] is None and played.observe(NAT)["pool"][N] is not None
    assert played.observe(None)["pool"] == {N: None, R: None}


@pytest.mark.rule("OPT-06")
def test_without_fog_all_is_open() -> None:
    played = game("nationalist-move", MARCH, republic=REPUBLIC)
    assert played.observe(REP)["fog"] is None
    assert visible(played, REP, "burgos") == ["legion", "regular", "carlist"]
    assert not [p for p in played.observe(NAT)["pieces"] if p["kind"] == "dummy"]
    assert "rank" not in played.to_position()["state"]["troops"][0]
    assert "dummy_nac_1" not in played.to_position()["state"]["pieces"]


@pytest.mark.rule("OPT-06")
def test_the_fog_lifts_when_the_game_is_over() -> None:
    played = march()
    played.agree()
    assert visible(played, REP, "burgos") == ["legion", "regular", "carlist"]
    assert played.observe(None)["fog"] == {"covered": {N: {}, R: {}}, "dummies": {N: 5, R: 5}, "tops": {}}


# --- what is told -------------------------------------------------------------------------------------


@pytest.mark.rule("OPT-06")
def test_a_covered_unit_moves_unnamed() -> None:
    played = march()
    played.apply("move carlist-2 burgos")
    for viewer in (REP, None):
        seen = played.observe(viewer)
        assert seen["selected"] is None and seen["prompt"]["args"]["piece"] == UNKNOWN
    assert played.observe(NAT)["prompt"]["args"]["piece"] == "troop:nationalist:carlist:2"
    (event,) = played.apply("to soria")
    assert event.view(REP)["args"] == {"piece": UNKNOWN, "from": "box:burgos", "to": "box:soria"}
    assert event.view(REP)["ids"] == event.view(None)["ids"] == []
    assert event.view(NAT)["args"]["piece"] == "troop:nationalist:carlist:2"
    assert event.view(NAT)["ids"] == ["t2"]


@pytest.mark.rule("OPT-06")
def test_a_top_unit_and_one_that_comes_alone_are_named() -> None:
    played = march()
    events = as_seen(played, REP, "move legion-3 burgos", "to soria")
    assert events[0]["args"]["piece"] == "troop:nationalist:legion:3"
    assert events[0]["ids"] == ["top:burgos"]
    events = as_seen(played, REP, "move carlist-2 burgos", "to avila")
    assert events[0]["args"]["piece"] == "troop:nationalist:carlist:2"


@pytest.mark.rule("OPT-06")
def test_covered_losses_and_replacements_stay_unnamed() -> None:
    crowd = ["N legion-3 burgos", *["N regular-1 burgos"] * 4, "R regular-2 madrid"]
    played = march(troops=crowd)
    lost = as_seen(played, REP, "done", "lose regular-1 burgos")[0]
    assert (lost["kind"], lost["args"]["piece"], lost["ids"]) == ("surplus-lost", UNKNOWN, [])
    played = game("replacement", MARCH, republic=REPUBLIC, options=FOG, turn=5)
    do(played, "forfeit")
    assert as_seen(played, REP, "raise regular-1 burgos") == []
    raised = as_seen(played, REP, "substitute regular")[0]
    assert raised["args"] == {"piece": UNKNOWN, "to": "?", "box": "box:burgos"}


@pytest.mark.rule("OPT-06", "RPL-12")
def test_that_a_covered_troop_needs_a_stand_in_is_not_told() -> None:
    troops = ["N legion-3 burgos", "N falangist-2 burgos", "N regular-1 soria", "R regular-2 madrid"]
    heard = []
    for free in (True, False):
        played = game("replacement", troops, republic=REPUBLIC, options=FOG, turn=5)
        t = table_of(played)
        large = t.counter(t.data.type_index[NAT]["falangist"], 3)
        t.pool[large] = 1 if free else 0
        do(played, "forfeit")
        events = as_seen(played, REP, "raise falangist-2 burgos")
        assert played.observe(REP)["prompt"]["key"] == "prompt-substitute"
        events += as_seen(played, REP, texts(played)[0])
        heard.append((events, played.observe(REP)))
    assert heard[0] == heard[1]


@pytest.mark.rule("OPT-06")
def test_a_recruit_is_unknown_until_it_stands_alone() -> None:
    played = game("replacement", MARCH, republic=[*REPUBLIC, "toledo"], options=FOG, turn=5)
    do(played, "forfeit")
    other = played.clone()
    do(played, "recruit falangist")
    assert played.observe(REP)["prompt"]["args"]["piece"] == UNKNOWN
    assert as_seen(played, REP, "to burgos")[0]["args"]["piece"] == UNKNOWN
    assert as_seen(other, REP, "recruit falangist", "to avila")[0]["args"]["piece"].split(":")[2] == "falangist"


@pytest.mark.rule("OPT-06")
def test_a_battle_opens_both_stacks_until_it_ends() -> None:
    played = fight()
    assert visible(played, NAT, "madrid", R) == ["communist"]
    events = do(played, "battle varela")
    assert {"kind": "stacks-opened", "args": {"box": "box:madrid"}}.items() <= next(
        e for e in events if e["kind"] == "stacks-opened"
    ).items()
    for viewer in (NAT, REP, None):
        assert visible(played, viewer, "madrid", R) == ["communist", "anarchist"]
        assert visible(played, viewer, "madrid", N) == ["regular", "legion"]
        assert covered(played, viewer, "madrid", R) == covered(played, viewer, "madrid", N) == 0
    do(played, "done")
    assert visible(played, NAT, "madrid", R) == ["communist"]
    assert covered(played, NAT, "madrid", R) == 1


@pytest.mark.rule("OPT-06")
def test_in_an_open_stack_troops_are_named_by_their_place() -> None:
    played = fight({"cv33_1": "madrid"})
    do(played, "battle varela", "attack regular-2 madrid")
    target = next(v for v in played.legal_view() if v["action"] == "target anarchist-1 madrid")
    assert target["pieces"] == ["below:madrid:1"]
    attack = next(e for e in played.apply("target anarchist-1 madrid") if e.kind == "attack")
    assert attack.view(NAT)["ids"] == ["t0", "below:madrid:1"]
    assert attack.view(REP)["ids"][0] == "top:madrid"
    assert attack.view(None)["ids"] == ["top:nationalist:madrid", "below:republican:madrid:1"]
    assert played.observe(REP)["battle"]["attack"]["attacking"] == "top:madrid"


@pytest.mark.rule("OPT-06")
def test_what_a_battle_showed_cannot_be_taken_back() -> None:
    played = fight()
    do(played, "battle varela")
    with pytest.raises(CannotUndo):
        played.undo()


@pytest.mark.rule("OPT-06")
def test_dummies_are_found_out_by_a_battle() -> None:
    played = fight({"dummy_rep_1": "madrid", "dummy_rep_2": "madrid", "dummy_rep_3": "jaen"})
    assert covered(played, NAT, "madrid", R) == 3
    events = do(played, "battle varela")
    home = next(e for e in events if e["kind"] == "dummies-home")
    assert home["args"] == {"side": "side:republican", "box": "box:madrid", "count": 2}
    assert played.observe(REP)["fog"]["dummies"] == {N: None, R: 4}
    assert covered(played, NAT, "jaen", R) == 1


@pytest.mark.rule("OPT-06")
def test_a_landing_opens_the_box() -> None:
    troops = ["N carlist-1 malaga", "N regular-2 malaga", "R regular-1 madrid"]
    pieces = {"dummy_nac_1": "malaga"}
    played = game("events", troops, pieces, republic=REPUBLIC, options=FOG, hands=([], ["rep_37"]), turn=8)
    assert (visible(played, REP, "malaga"), covered(played, REP, "malaga")) == (["carlist"], 2)
    assert {"dummies-home", "stacks-opened"} <= set(kinds(do(played, "event rep_37")))
    assert visible(played, REP, "malaga") == ["carlist", "regular"]
    assert visible(played, NAT, "malaga", R) == ["regular", "regular"]


@pytest.mark.rule("OPT-06")
def test_a_card_that_lets_the_foe_choose_opens_the_box_while_it_asks() -> None:
    troops = [
        "R communist-2 madrid",
        "R regular-3 madrid",
        "R anarchist-1 jaen",
        "R regular-1 jaen",
        "N legion-1 burgos",
    ]
    played = game("events", troops, republic=REPUBLIC, options=FOG, hands=(["nac_40"], []), turn=8)
    assert visible(played, NAT, "madrid", R) == ["communist"]
    do(played, "event nac_40")
    assert texts(played) == ["lose regular-3 madrid", "lose communist-2 madrid"]
    assert visible(played, NAT, "madrid", R) == ["communist", "regular"]
    assert visible(played, NAT, "jaen", R) == ["anarchist"]
    with pytest.raises(CannotUndo):
        played.undo()
    removed = as_seen(played, NAT, "lose regular-3 madrid")[0]
    assert removed["args"]["piece"] == "troop:republican:regular:3"
    assert visible(played, NAT, "madrid", R) == ["communist"]


@pytest.mark.rule("OPT-06")
def test_a_loss_the_owner_chooses_stays_unnamed() -> None:
    troops = ["R regular-2 madrid", *["R anarchist-1 madrid"] * 4, "N legion-1 burgos"]
    played = game("events", troops, republic=REPUBLIC, options=FOG, hands=(["nac_15"], []), turn=4)
    events = as_seen(played, NAT, "event nac_15")
    while texts(played)[0].startswith("lose"):
        events += as_seen(played, NAT, texts(played)[0])
    removed = [e for e in events if e["kind"] == "removed"]
    assert len(removed) == 3
    assert all(e["args"]["piece"] == "troop:republican:unknown:0" for e in removed)


@pytest.mark.rule("OPT-06")
def test_what_a_card_brings_is_public() -> None:
    troops = ["N legion-1 pamplona", "N regular-1 burgos", "R regular-2 madrid"]
    played = game("events", troops, republic=REPUBLIC, options=FOG, hands=(["nac_3"], []), turn=4)
    placed = as_seen(played, REP, "event nac_3")[1]
    assert (placed["kind"], placed["args"]["piece"], placed["ids"]) == ("placed", "troop:nationalist:carlist:2", [])
    assert visible(played, REP, "pamplona") == ["legion"]
