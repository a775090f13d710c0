"""The editions (EDN): the switches that bring back the rules of 2007, and what holds where they make no switch."""

from typing import Any

import pytest
from tests.espana1936.battles import madrid, rig, where
from tests.espana1936.build import N, R, at, do, game, kinds, piece, rule_of, texts
from tests.espana1936.quiet import REPUBLIC, all_but, phase, until

import dosespanas
from dosespanas.espana1936.board.dice import read_roll
from dosespanas.espana1936.board.options import AVAILABLE, EDITION, PRESETS
from dosespanas.espana1936.game import load_data
from dosespanas.kernel.game import Game
from dosespanas.kernel.side import Side

NAT, REP = Side.NATIONALIST, Side.REPUBLICAN
FIRST = dict.fromkeys(PRESETS["first-edition"], True)
WAITING = 16
"""The flag of a general who has not been brought over yet."""


def ending(played: Game) -> tuple[int | None, str] | None:
    """Winner and rule of a game's end, None while it goes on."""
    outcome = played.outcome()
    return None if outcome is None else (outcome.winner, outcome.rule)


def start(**options: bool) -> Game:
    """A game from its beginning."""
    return dosespanas.new_game(options=options, seed=2)


# --- the box of 2007


@pytest.mark.rule("EDN-01")
def test_the_first_edition_has_44_cards_a_side() -> None:
    raw = start(**FIRST).to_position()["state"]
    cards = [card for pile in raw["hands"] + raw["decks"] for card in pile]
    assert len(cards) == len(set(cards)) == 2 * 44
    assert not {"nac_45", "rep_45"} & set(cards)


@pytest.mark.rule("EDN-02")
def test_the_first_edition_has_no_naval_war() -> None:
    assert "naval" not in FIRST
    assert start(**FIRST).observe(None)["naval"] is None
    assert set(FIRST) == {name for name, (_, _, group) in AVAILABLE.items() if group == EDITION}


# --- the switches


AFRICA = ["N legion-2 marruecos", "N regular-1 sevilla", "R regular-1 madrid"]


def before_transport(step: str, **options: bool) -> Game:
    """The end of Upkeep with a legion and Franco in Morocco, cards in the Nationalist hand."""
    return game(
        step, AFRICA, {"franco": "marruecos"}, REPUBLIC, turn=4, flags={"franco": WAITING}, hands=(["nac_3"], []),
        options=options,
    )  # fmt: skip


@pytest.mark.rule("EDN-03")
def test_in_2007_the_transport_opens_the_events_phase() -> None:
    for late in (False, True):
        played = before_transport("combat", morocco_timing=late)
        seen = played.observe(None)
        assert "ship legion-2 marruecos" in texts(played)
        assert seen["phase"] == seen["stations"][seen["station"]] == ("events" if late else "upkeep")
        events = do(played, "ship legion-2 marruecos", "to cadiz", "done")
        assert ("phase:events" in [e["args"].get("phase") for e in events]) == (not late)
        assert "event nac_3" in texts(played)


@pytest.mark.rule("EDN-03")
def test_it_is_announced_there_once() -> None:
    played = game("republican-move", AFRICA, None, REPUBLIC, turn=4, options={"morocco_timing": True})
    events = until(played, phase("movement", 5))
    told = [e["args"].get("phase", e["kind"]) for e in events if e["kind"] in ("phase", "objectives")]
    assert told.count("phase:events") == 1
    assert told.index("objectives") < told.index("phase:events")


@pytest.mark.rule("EDN-04")
def test_in_2007_a_general_from_morocco_is_simply_there() -> None:
    for simply in (False, True):
        played = before_transport("transport", morocco_general=simply)
        do(played, "ship franco", "to sevilla", "done")
        assert piece(played, "franco")["where"] == ("mat" if simply else "map")
    troops = [*AFRICA, "N regular-1 burgos"]
    for simply in (False, True):
        played = game(
            "transport", troops, {"franco": "marruecos"}, REPUBLIC, turn=4, flags={"franco": WAITING},
            options={"morocco_general": simply},
        )  # fmt: skip
        do(played, "ship franco", "to sevilla", "done")
        until(played, phase("generals", 5))
        do(played, "assign franco")
        assert (rule_of(played, "to burgos") is None) == simply


CONTESTED = ["R regular-1 madrid", "R regular-1 madrid", "N regular-1 madrid"]


@pytest.mark.rule("EDN-05")
@pytest.mark.rule("TNK-09")
@pytest.mark.rule("AMB-02")
def test_in_2007_a_tank_goes_through_own_boxes_and_ends_with_own_units() -> None:
    troops = ["N regular-1 segovia", "N regular-1 burgos"]
    for old in (False, True):
        played = game("nationalist-move", troops, {"cv33_1": "segovia"}, REPUBLIC, options={"tank_move": old})
        do(played, "move cv33_1")
        assert rule_of(played, "to burgos") is None
        for box in ("soria", "madrid"):
            assert rule_of(played, f"to {box}") == ("TNK-09" if old else None)
        assert rule_of(played, "to alicante") == ("TNK-09" if old else "MOV-03")


@pytest.mark.rule("EDN-05")
@pytest.mark.rule("TNK-09")
def test_in_2007_it_may_still_run_on_from_one_contested_box_to_another() -> None:
    troops = [*CONTESTED, "R regular-1 teruel", "N regular-1 teruel"]
    board = ["cuenca", "valencia"]
    played = game("republican-move", troops, {"t26_1": "madrid"}, board, options={"tank_move": True})
    do(played, "move t26_1")
    assert texts(played) == ["to teruel"]
    assert rule_of(played, "to cuenca") == "TNK-09"


@pytest.mark.rule("EDN-05")
@pytest.mark.rule("TNK-09")
def test_in_2007_a_tank_with_nowhere_to_go_stays() -> None:
    played = game("republican-move", CONTESTED, {"t26_1": "madrid"}, ["cuenca"], options={"tank_move": True})
    assert "move t26_1" not in texts(played)
    assert rule_of(played, "move t26_1") == "TNK-09"


def tank_after(hits: list[int], tank_loss: bool, *more: str) -> tuple[Game, list[dict[str, Any]]]:
    """A militia of 2 with a tank is attacked by a 3 whose dice fall like this."""
    troops = ["N regular-3", "R communist-2", *more]
    played = madrid(troops, ["queipo", "t26_1"], elsewhere={}, options={"tank_loss": tank_loss})
    rig(played, hits, [1, 1])
    do(played, "battle queipo", "attack regular-3 madrid", "target communist-2 madrid")
    return played, do(played, "support t26_1")


@pytest.mark.rule("EDN-06")
@pytest.mark.rule("AMB-06")
@pytest.mark.parametrize(
    ("hits", "lost_2008", "lost_2007"), [([6, 1, 1], False, False), ([6, 6, 1], True, False), ([6, 6, 6], True, True)]
)
def test_in_2007_a_tank_is_lost_to_surplus_hits_only(hits: list[int], lost_2008: bool, lost_2007: bool) -> None:
    for old, lost in ((False, lost_2008), (True, lost_2007)):
        played, events = tank_after(hits, old, "R regular-1")
        assert ("tank-destroyed" in kinds(events)) == lost
        assert (piece(played, "t26_1")["where"] == "eliminated") == lost


@pytest.mark.rule("EDN-06")
@pytest.mark.rule("AMB-03")
def test_a_tank_that_survives_alone_is_lost_at_upkeep() -> None:
    played, events = tank_after([6, 6, 1], True)
    assert "tank-destroyed" in kinds(events)
    assert kinds(events).index("battle-ended") < kinds(events).index("tank-destroyed")
    assert piece(played, "t26_1")["where"] == "eliminated"


@pytest.mark.rule("EDN-07")
def test_in_2007_enemy_markers_do_not_hold_a_tank() -> None:
    troops = ["N regular-1 segovia"]
    board = all_but("segovia")
    for old in (False, True):
        played = game("nationalist-move", troops, {"cv33_1": "segovia"}, board, options={"tank_supply": old})
        assert rule_of(played, "move cv33_1") == (None if old else "SUP-04")
        assert rule_of(played, "move regular-1 segovia") == "SUP-04"


@pytest.mark.rule("EDN-07")
def test_in_2007_enemy_units_all_around_do() -> None:
    around = [f"R regular-1 {box}" for box in load_data().link_names["bilbao"]]
    troops = ["N regular-1 bilbao", *around]
    options = {"tank_supply": True}
    played = game("nationalist-move", troops, {"cv33_1": "bilbao"}, all_but("bilbao"), options=options)
    assert rule_of(played, "move cv33_1") == "SUP-04"


@pytest.mark.rule("EDN-07")
def test_a_surrounded_tank_in_a_contested_box_has_nowhere_to_go() -> None:
    options = {"tank_supply": True}
    played = game("nationalist-move", CONTESTED, {"cv33_1": "madrid"}, all_but("madrid"), options=options)
    assert "move cv33_1" not in texts(played)
    assert rule_of(played, "move cv33_1") is not None


FIVE = ["N regular-1 avila", "N regular-1 avila", "N regular-2 avila", "N regular-2 avila", "N legion-1 avila"]


@pytest.mark.rule("EDN-08")
def test_in_2007_the_surplus_has_to_leave_before_the_phase_ends() -> None:
    played = game("nationalist-move", FIVE, republic=REPUBLIC, options={"overstack": True})
    assert "done" not in texts(played)
    assert rule_of(played, "done") == "EDN-08"
    do(played, "move legion-1 avila", "to salamanca")
    events = do(played, "done")
    assert "surplus-lost" not in kinds(events)
    plain = game("nationalist-move", FIVE, republic=REPUBLIC)
    do(plain, "done")
    assert plain.observe(None)["prompt"]["key"] == "prompt-surplus"


@pytest.mark.rule("EDN-08")
def test_in_2007_surplus_that_cannot_leave_stays() -> None:
    played = game("nationalist-move", FIVE, republic=all_but("avila"), options={"overstack": True})
    assert "done" in texts(played)
    events = do(played, "done")
    assert "surplus-lost" not in kinds(events)
    assert len(at(played, "avila")) == 5


@pytest.mark.rule("EDN-08")
def test_in_2007_those_who_have_moved_in_may_stay_over_the_limit() -> None:
    troops = [text.replace("-1", "-1*").replace("-2", "-2*") for text in FIVE]
    played = game("nationalist-move", troops, republic=REPUBLIC, options={"overstack": True})
    assert "done" in texts(played)


@pytest.mark.rule("EDN-09")
def test_in_2007_a_new_troop_may_be_weaker() -> None:
    for old in (False, True):
        played = game(
            "replacement", ["R regular-1 madrid"], republic=REPUBLIC, turn=3, options={"rp_new_strength": old}
        )
        until(played, lambda seen: seen["actor"] == R)
        assert "recruit communist" in texts(played)
        assert rule_of(played, "recruit communist-1") == (None if old else "RPL-09")
        assert rule_of(played, "recruit communist-2") == "RPL-09"
        if old:
            do(played, "recruit communist-1")
            events = do(played, "to cuenca")
            assert at(played, "cuenca") == ["R communist-1"]
            assert [e["args"]["piece"] for e in events if e["kind"] == "recruited"][:1] == [
                "troop:republican:communist:1"
            ]


@pytest.mark.rule("EDN-09")
def test_on_turn_one_there_is_nothing_below_one() -> None:
    played = game("replacement", [], republic=REPUBLIC, turn=1, options={"rp_new_strength": True})
    assert "recruit regular" in texts(played)
    assert not [text for text in texts(played) if text.startswith("recruit") and "-" in text]
    assert rule_of(played, "recruit regular-1") == "RPL-08"


@pytest.mark.rule("EDN-09")
def test_a_weaker_recruit_reads_and_writes_and_names_its_strength() -> None:
    played = game("replacement", [], republic=REPUBLIC, turn=5, options={"rp_new_strength": True})
    view = next(v for v in played.legal_view() if v["action"] == "recruit regular-1")
    assert view["args"]["piece"] == "troop:republican:regular:1"
    assert str(played.parse("recruit regular-1")) == "recruit regular-1"


@pytest.mark.rule("EDN-10")
@pytest.mark.rule("VIC-02")
def test_in_2007_replacement_points_decide_with_the_same_result() -> None:
    troops = ["N regular-1 madrid", "R regular-1 madrid"]
    for old in (False, True):
        played = game("status", troops, republic=REPUBLIC, turn=10, options={"final_score": old})
        assert ending(played) == (NAT, "EDN-10" if old else "VIC-02")


@pytest.mark.rule("EDN-10")
def test_equal_points_are_a_draw_too() -> None:
    data = load_data()
    cities = [box for i, box in enumerate(data.boxes) if data.objectives >> i & 1]
    red = [box for box in data.boxes if box not in cities] + cities[:6]
    for old in (False, True):
        played = game("status", [], republic=red, turn=10, options={"final_score": old})
        assert ending(played) == (None, "EDN-10" if old else "VIC-02")


@pytest.mark.rule("EDN-11")
def test_in_2007_resistance_needs_eight_linked_boxes_too() -> None:
    cities = ["R regular-1 madrid", *[f"{s} regular-1 {b}" for s in "NR" for b in ("zaragoza", "burgos", "badajoz")]]
    for old in (False, True):
        apart = game("status", cities, republic=["cuenca"], turn=10, options={"rep_turn10": old})
        assert ending(apart) == ((NAT, "VIC-02") if old else (REP, "VIC-07"))
        joined = game("status", cities, republic=REPUBLIC, turn=10, options={"rep_turn10": old})
        assert ending(joined) == (REP, "VIC-07")


# --- no switch: the same in effect, or the later answer stands


@pytest.mark.rule("EDN-12")
def test_on_turn_one_a_general_goes_one_link_at_most() -> None:
    troops = ["N regular-1 burgos", "N regular-1 segovia", "N regular-1 avila"]
    played = game("generals", troops, {"mola": "burgos"}, REPUBLIC, turn=1, origins={"mola": "burgos"})
    do(played, "assign mola")
    assert texts(played) == ["to burgos", "to segovia"]
    assert rule_of(played, "to avila") == "GEN-06"


@pytest.mark.rule("EDN-13")
def test_the_malus_of_a_general_falls_on_the_highest_die_of_the_first_attack() -> None:
    played = madrid(
        ["N regular-3", "R regular-2", "R communist-2"], ["durruti"], options={"rep_generals": True}, elsewhere={}
    )
    rig(played, [6, 1], [1, 1, 1], [1, 1], [1, 1])
    do(played, "battle durruti", "attack regular-2 madrid")
    first = do(played, "target regular-3 madrid")
    assert next(e["args"]["modified"] for e in first if e["kind"] == "roll") == [5, 1]
    do(played, "attack communist-2 madrid")
    second = do(played, f"target {texts(played)[0].removeprefix('target ')}")
    steps = next(e["args"]["steps"] for e in second if e["kind"] == "roll")
    assert "rule:OPT-01" not in [step["source"] for step in steps]


@pytest.mark.rule("EDN-14")
def test_a_captured_tank_comes_at_the_end_of_the_events_of_its_turn() -> None:
    played = madrid(["N regular-2", "R communist-1", "R regular-2"], ["queipo", "t26_1"], elsewhere={},
                    options={"captured_tanks": True})  # fmt: skip
    rig(played, [6, 6], [1], [6])
    do(played, "battle queipo", "attack regular-2 madrid", "target communist-1 madrid", "support t26_1")
    turn = played.observe(None)["turn"]
    until(played, lambda seen: seen["prompt"]["key"] == "prompt-captured-to")
    assert (played.observe(None)["turn"], played.observe(None)["phase"]) == (turn, "events")


@pytest.mark.rule("EDN-15")
def test_negatives_come_before_positives() -> None:
    modified, _, hits = read_roll([4, 4], [(1, 1), (-1, 1)])
    assert sorted(modified) == [3, 5]
    assert hits == 1


@pytest.mark.rule("EDN-16")
def test_events_alternate() -> None:
    hands = (["nac_1", "nac_3"], ["rep_4", "rep_9"])
    played = game("events", ["R regular-1 madrid"], republic=REPUBLIC, turn=2, hands=hands)
    sides = []
    while played.observe(None)["phase"] == "events":
        card = next((text for text in texts(played) if not text.startswith("pass")), "pass")
        sides += [e["side"] for e in do(played, card) if e["kind"] == "event-played"]
    assert sides == [N, R, N, R]


@pytest.mark.rule("EDN-17")
def test_san_sebastian_takes_tanks_too_and_only_while_no_enemy_is_there() -> None:
    board = [*REPUBLIC, "san_sebastian", "bilbao"]
    troops = ["R basque-1 san_sebastian"]
    for more, wanted in (([], True), (["N regular-1 san_sebastian"], False)):
        options = {"san_sebastian": True}
        played = game("events", [*troops, *more], {}, board, 4, ([], ["rep_17"]), options=options)
        do(played, "event rep_17")
        assert ("to san_sebastian" in texts(played)) == wanted


@pytest.mark.rule("EDN-18")
def test_points_without_a_counter_to_buy_are_lost() -> None:
    played = game("events", [], republic=all_but("avila"), turn=3, hands=([], ["rep_4"]))
    events = do(played, "pass")
    lost = [e for e in events if e["kind"] == "forfeited"]
    points = [e["args"]["count"] for e in events if e["kind"] == "rp" and e["side"] == N]
    assert [e["side"] for e in lost] == ([N] if points[0] else [])


@pytest.mark.rule("EDN-19")
def test_the_historical_events_come_at_the_start_of_the_turn() -> None:
    played = start(historical=True)
    assert played.observe(None)["stations"].index("events") == 0


@pytest.mark.rule("EDN-20")
def test_both_editions_leave_the_same_21_cards_without_intervention() -> None:
    cards = [card for card in load_data().cards if not card.naval and "no_intervention" not in card.removed_by]
    for side in (0, 1):
        assert sum(card.side == side for card in cards) == 21
    gone = {card.name for card in load_data().cards if "no_intervention" in card.removed_by}
    assert {"rep_22", "rep_23"} <= gone
    assert not {"nac_20", "rep_20"} & gone


@pytest.mark.rule("EDN-21")
def test_used_units_are_flipped_back_in_both_editions() -> None:
    for options in ({}, FIRST):
        played = game(
            "upkeep", ["N regular-1* avila"], {"cv33_1": "avila"}, REPUBLIC, 4, flags={"cv33_1": 1}, options=options
        )
        assert not any(row["used"] for row in played.observe(None)["pieces"])
        assert where(played, "cv33_1") >= 0
