"""Reinforcements: where and when they enter, and what they may do (6.2, 6.3, 6.11)."""

from typing import Any

import pytest
from tests.gce.administering import EARLY, act, begin, legal, over, refused, told
from tests.gce.arriving import MANY, QUIET, entries, phase
from tests.gce.build import at, board, unit
from tests.gce.chit_play import choose, play

from dosespanas.gce import sequence
from dosespanas.gce.administration import entry, turn_end
from dosespanas.gce.board import stages
from dosespanas.gce.board.hexes import distance, hex_name, parse_hex
from dosespanas.gce.board.state import CUT, FRESH, MARCHER, SUPPORTED, WAITING
from dosespanas.gce.combat import attack
from dosespanas.gce.engine import Engine
from dosespanas.gce.movement import strategic
from dosespanas.gce.supply import sources
from dosespanas.kernel.side import NAT, REP

# --- a printed hex ------------------------------------------------------------------------------------


@pytest.mark.rule("6.2-a", "3.2-a", "2.4", "A13")
def test_a_unit_with_a_printed_hex_enters_there_on_its_turn() -> None:
    b = phase(turn=13)
    begin(b)
    assert at(b, "n_arg") == "3117"
    assert at(b, "n_mtz") == "waiting"
    assert {"piece": "unit:n_arg", "hex": "hex:3117"} in told(b, "entered")


@pytest.mark.rule("6.2-b", "A13", "A93")
def test_a_unit_is_displaced_by_two_hexes_at_most() -> None:
    b = phase({"r_11": "due"}, nationalist=["2712"])
    begin(b)
    assert b.stage == stages.ENTER_TO
    found = [text.removeprefix("to ") for text in legal(b)]
    assert "2713" in found and "2712" not in found
    assert max(distance(parse_hex("2712"), parse_hex(name)) for name in found) == 2
    assert refused(b, "to 2712") == ("6.2-a", "gce-enemy-hex")
    assert refused(b, "to 2418") == ("6.2-b", "gce-entry")
    assert refused(b, "done")[1] == "wrong-decision"
    act(b, "to 2713")
    assert at(b, "r_11") == "2713"


@pytest.mark.rule("6.2-c")
def test_a_unit_waits_while_the_enemy_holds_every_hex() -> None:
    b = phase({"r_11": "due"}, all_to=NAT)
    begin(b)
    assert over(b)
    assert at(b, "r_11") == "due"
    assert told(b, "delayed") == [{"piece": "unit:r_11"}]
    b.control[parse_hex("2814")] = REP
    b.turn, b.step_no = QUIET + 1, stages.ARRIVALS
    begin(b)
    assert at(b, "r_11") == "2814"


@pytest.mark.rule("A14")
def test_a_full_hex_is_as_closed_as_an_enemy_one() -> None:
    b = phase({"r_11": "due"} | dict.fromkeys(MANY, "2712"))
    begin(b)
    assert b.stage == stages.ENTER_TO
    assert "to 2713" in legal(b)
    assert refused(b, "to 2712") == ("9.2-a", "gce-stack")


@pytest.mark.rule("13.6", "6.2-d", "A14")
@pytest.mark.parametrize("stands", ["2418", "waiting"])
@pytest.mark.parametrize("open_stacks", [False, True])
def test_that_a_covered_stack_is_full_shows_in_no_question(stands: str, open_stacks: bool) -> None:
    stack = dict.fromkeys(MANY[:5], "2418") | {MANY[5]: stands}
    b = phase({"r_108": "due"} | stack, EARLY, (), ["2018", "2418"], {"open_stacks": open_stacks}, all_to=NAT)
    begin(b)
    if open_stacks and stands == "2418":
        assert at(b, "r_108") == "2018", "all see that it has no choice"
    else:
        assert b.stage == stages.ENTER_TO
        assert legal(b) == (["to 2018"] if stands == "2418" else ["to 2018", "to 2418"])


@pytest.mark.rule("13.6", "6.2-c", "A14")
@pytest.mark.parametrize("stands", ["2018", "waiting"])
def test_who_may_enter_is_asked_whether_or_not_covered_stacks_leave_room(stands: str) -> None:
    full = dict.fromkeys(MANY[:5], "2018") | {MANY[5]: stands}
    b = phase({"r_11": "due", "r_108": "due"} | full, republican=["2018", "2713"], all_to=NAT, turn=EARLY)
    begin(b)
    assert b.stage == stages.ENTER
    assert legal(b) == (["place r_11"] if stands == "2018" else ["place r_108", "place r_11"])


@pytest.mark.rule("15.7.2-a", "A83", "9.1-a")
def test_a_column_does_not_enter_beside_a_hostile_party() -> None:
    for options in ({}, {"column_politics": True}):
        b = board({"r_dlr": "2712", "r_brc": "due"}, turn=5, step=stages.ARRIVALS, options=options)
        begin(b)
        if not options:
            assert at(b, "r_brc") == "2712"
            continue
        assert at(b, "r_brc") == "due"
        assert "to 2713" in legal(b) and "to 2712" not in legal(b)
        assert refused(b, "to 2712") == ("15.7.2-a", "gce-parties")


@pytest.mark.rule("A14")
def test_a_zone_of_control_does_not_close_a_hex() -> None:
    b = phase({"r_11": "due", "n_13": "2711"})
    begin(b)
    assert at(b, "r_11") == "2712"


@pytest.mark.rule("7.41", "6.2-a")
def test_a_colonial_column_that_came_early_does_not_come_again() -> None:
    """The convoy brings it on turn 1; by the calendar it enters later, at the same hex."""
    b = board(turn=1, step=stages.CHITS)
    play(b, "victory_convoy")
    choose(b, "pick n_tel")
    column = unit(b, "n_tel")
    assert at(b, "n_tel") == "1305"
    assert b.data.units[column].turn > 1
    b.shift(column, parse_hex("1607"))
    b.out = []
    b.turn, b.step_no = b.data.units[column].turn, stages.ARRIVALS
    begin(b)
    assert at(b, "n_tel") == "1607"
    assert "unit:n_tel" not in [details["piece"] for details in told(b, "entered")]


@pytest.mark.rule("6.2-b")
def test_no_unit_enters_neutral_land() -> None:
    b = phase({"r_11": "due"}, nationalist=["2712"])
    assert all(b.control[parse_hex(name)] == REP for name in entries(b, "r_11"))


# --- towns and vacated hexes --------------------------------------------------------------------------


@pytest.mark.rule("6.2-d")
def test_a_unit_without_a_hex_enters_a_town_or_city() -> None:
    b = phase({"r_108": "due"}, turn=EARLY)
    begin(b)
    assert b.stage == stages.ENTER_TO
    found = [parse_hex(text.removeprefix("to ")) for text in legal(b)]
    assert found == [h for h in b.data.places if b.control[h] == REP]
    assert refused(b, "to 2715") == ("6.2-d", "gce-entry")
    act(b, "to 2018")
    assert at(b, "r_108") == "2018"


@pytest.mark.rule("6.2-d")
def test_the_order_of_several_is_chosen_and_all_must_enter() -> None:
    b = phase({"r_108": "due", "r_109": "due"}, turn=EARLY)
    begin(b)
    assert legal(b) == ["place r_108", "place r_109"]
    assert refused(b, "done")[1] == "wrong-decision"
    assert refused(b, "place r_11") == ("6.2-a", "gce-not-due")
    act(b, "place r_109", "to 2018", "to 2418")
    assert (at(b, "r_109"), at(b, "r_108")) == ("2018", "2418")


@pytest.mark.rule("6.2-c")
def test_a_unit_with_no_hex_is_not_placed_while_another_is() -> None:
    b = phase({"r_108": "due", "r_109": "due", "r_11": "due"}, all_to=NAT, republican=["2018", "2418"], turn=EARLY)
    begin(b)
    assert refused(b, "place r_11") == ("6.2-c", "gce-nowhere")


@pytest.mark.rule("6.2-e", "A15", "F8", "A92")
def test_as_many_units_enter_a_vacated_hex_as_have_left_it() -> None:
    newcomers = ["r_10_1", "r_70_1", "r_108"]
    b = phase({"r_mng": "2715", "r_mod": "2715", "r_108": "due", "r_109": "due"}, turn=6)
    begin(b)
    assert (at(b, "r_mng"), at(b, "r_mod")) == ("removed", "removed")
    assert [hex_name(h) for h in b.vacated] == ["2715", "2715"]
    while b.side == NAT:
        act(b, legal(b)[0])
    for name in newcomers[:2]:
        act(b, f"place {name}", "to 2715")
    act(b, f"place {newcomers[2]}")
    assert "to 2715" not in legal(b)
    assert refused(b, "to 2715") == ("6.2-d", "gce-entry")


@pytest.mark.rule("6.2-e")
def test_a_town_does_not_use_up_a_vacated_hex() -> None:
    b = phase({"r_108": "due"}, turn=EARLY)
    b.vacated = [parse_hex("2715")]
    begin(b)
    act(b, "to 2018")
    assert b.vacated == [parse_hex("2715")]


@pytest.mark.rule("6.2-e", "A15")
def test_a_vacated_hex_is_for_units_without_a_hex_of_their_own() -> None:
    b = phase({"r_11": "due", "n_pn": "due", "n_ctv": "due"}, nationalist=["2712"])
    b.vacated = [parse_hex("2317"), parse_hex("2911")]
    assert "2317" not in entries(b, "r_11")
    assert "2911" in entries(b, "n_pn") and "2911" in entries(b, "n_ctv")


# --- the north ----------------------------------------------------------------------------------------


@pytest.mark.rule("6.2-f", "1.2-b", "A58")
def test_northern_units_enter_in_or_near_their_region() -> None:
    b = phase({"r_b_7": "due"}, all_to=NAT, turn=EARLY)
    home = [h for h in b.data.land if b.data.regions[b.data.region[h]] == "euzkadi"]
    santander = [h for h in b.data.land if b.data.regions[b.data.region[h]] == "santander"]
    near = next(h for h in santander if min(distance(h, other) for other in home) == 2)
    far = next(h for h in b.data.land if min(distance(h, other) for other in home) == 3)
    b.control[near] = b.control[far] = REP
    begin(b)
    assert at(b, "r_b_7") == hex_name(near)


@pytest.mark.rule("6.2-f", "12.10-c", "A58")
def test_northern_units_do_not_enter_beyond_their_limit() -> None:
    b = phase({"r_b_7": "due", "r_b_8": "3710", "r_b_9": "3710"}, nationalist=["3613", "3614"], turn=EARLY)
    home = [h for h in b.data.land if b.data.regions[b.data.region[h]] == "euzkadi"]
    found = entries(b, "r_b_7")
    abroad = {b.data.regions[b.data.region[parse_hex(name)]] for name in found}
    assert "santander" not in abroad
    free = next(h for h in home if b.control[h] == REP)
    assert hex_name(free) in found
    refusal = entry.refusal(b, unit(b, "r_b_7"), parse_hex("3710"))
    assert refusal.rule == "12.10-c"


@pytest.mark.rule("6.2-a", "6.2-f")
def test_a_northern_unit_enters_its_printed_hex_if_it_can() -> None:
    b = phase({"r_b_7": "due"})
    assert entries(b, "r_b_7") == ["3613"]


# --- M units, units that return, aircraft -------------------------------------------------------------


@pytest.mark.rule("6.11-a", "6.11-b", "3.1-b", "A13", "A23")
def test_mobilised_units_choose_within_two_hexes() -> None:
    b = phase({"r_73": "due"})
    begin(b)
    assert b.stage == stages.ENTER_TO
    found = [parse_hex(text.removeprefix("to ")) for text in legal(b)]
    madrid = parse_hex("2712")
    assert madrid in found
    assert found == [h for h in b.data.land if distance(madrid, h) <= 2 and b.control[h] == REP]
    assert refused(b, "to 2418") == ("6.11-a", "gce-entry")


@pytest.mark.rule("A23", "6.2-c", "6.11-b")
def test_a_mobilised_unit_waits_while_every_hex_within_two_is_hostile() -> None:
    b = phase({"r_73": "due"})
    madrid = parse_hex("2712")
    ring = [h for h in b.data.land if distance(madrid, h) <= 2]
    for h in ring:
        b.control[h] = NAT
    b.stale_all()
    begin(b)
    assert over(b)
    assert at(b, "r_73") == "due"
    assert {"piece": "unit:r_73"} in told(b, "delayed")
    b.control[ring[-1]] = REP
    b.turn, b.step_no = QUIET + 1, stages.ARRIVALS
    begin(b)
    assert b.u_hex[unit(b, "r_73")] == ring[-1]


@pytest.mark.rule("6.2-g", "3.1-b")
def test_no_m_unit_enters_by_the_calendar() -> None:
    for turn in (14, 15, 19):
        b = phase(turn=turn)
        begin(b)
        assert all(b.u_hex[u] == WAITING for u in b.data.entering[entry.MOBILISED])


@pytest.mark.rule("7.7", "A30")
def test_columns_return_at_barcelona_or_valencia() -> None:
    b = phase({"r_mrx": "due"})
    b.u_turn[unit(b, "r_mrx")] = QUIET
    b.vacated = [parse_hex("2715")]
    begin(b)
    assert legal(b) == ["to 2418", "to 3023"]
    act(b, "to 3023")
    assert at(b, "r_mrx") == "3023"
    assert b.u_turn[unit(b, "r_mrx")] == 0


@pytest.mark.rule("7.18", "7.11-b", "A34")
def test_nationalist_units_return_in_towns() -> None:
    b = phase({"n_13": "due"})
    b.u_turn[unit(b, "n_13")] = QUIET
    assert entries(b, "n_13") == [hex_name(h) for h in b.data.places if b.control[h] == NAT]


@pytest.mark.rule("6.2-a", "8.6-a")
def test_aircraft_are_in_play_on_their_turn() -> None:
    b = phase(turn=9)
    begin(b)
    assert {name for name in ("r_ra6", "n_al_3", "r_ra7") if at(b, name) == "air"} == {"r_ra6", "n_al_3"}
    assert entry.entry_hexes(b, unit(b, "r_ra7")) == []


@pytest.mark.rule("6.3")
def test_reinforcements_have_done_nothing_yet() -> None:
    b = phase({"r_11": "due"})
    b.u_flags[unit(b, "r_11")] = 3
    begin(b)
    assert b.u_flags[unit(b, "r_11")] == FRESH


def besieged() -> Engine:
    """Italians enter Oviedo, alone in an enemy country."""
    b = phase({"n_fn": "due"}, nationalist=["3608"], all_to=REP)
    begin(b)
    return b


@pytest.mark.rule("6.3", "10.3-b", "10.3-d")
def test_a_reinforcement_fights_with_full_factors_wherever_it_arrives() -> None:
    """In supply until its turn ends, though Oviedo traces to nothing; on the next turn it is out of supply."""
    b = besieged()
    fn = unit(b, "n_fn")
    assert at(b, "n_fn") == "3608"
    assert sources.map_of(b, NAT)[b.u_hex[fn]] == sources.CUT_OFF
    assert sources.supplied(b, fn)
    shown: Any = b.overlay("supply", NAT)
    assert isinstance(shown, dict)
    assert shown["units"]["n_fn"] == {"supplied": True, "path": [], "source": None, "why": None}
    attack.begin(b, NAT)
    assert not b.has(fn, CUT)
    b.shift(fn, parse_hex("3507"))
    turn_end.attrition(b)
    assert at(b, "n_fn") == "3507"
    sequence.begin_turn(b)
    assert not sources.supplied(b, fn)
    turn_end.attrition(b)
    assert at(b, "n_fn") == "eliminated"


@pytest.mark.rule("6.3", "10.2-a", "12.11-a", "10.2-b")
def test_a_reinforcement_travels_and_marches_in_its_turn_but_not_to_where_it_would_be_out_of_supply() -> None:
    b = besieged()
    fn = unit(b, "n_fn")
    strategic.begin(b, NAT)
    assert b.has(fn, SUPPORTED)
    b.step_no = stages.MOVE_NAT
    sequence.enter(b)
    b.settle()
    assert b.has(fn, MARCHER)
    b.step(b.parse("march n_fn"))
    assert "stay" in [b.name(code) for code in b.codes()]
    refusal = b.explain(b.parse("to 3507"))
    assert refusal is not None and refusal.rule == "10.2-b"


@pytest.mark.rule("6.2-g2", "A14", "6.2-b")
def test_the_owner_says_who_takes_the_last_seats() -> None:
    """Three divisions are due in Madrid where five stand: one has room, whichever he names; the others go near it."""
    five = dict.fromkeys(MANY[:5], "2712")
    b = phase({**five, "r_11": "due", "r_4_2": "due", "r_7": "due"}, all_to=REP)
    begin(b)
    assert legal(b) == ["place r_11", "place r_4_2", "place r_7"]
    act(b, "place r_7")
    assert at(b, "r_7") == "2712"
    assert legal(b) == ["place r_11", "place r_4_2"]
    act(b, "place r_11")
    assert "to 2712" not in legal(b) and "to 2713" in legal(b)
    b = phase({"r_11": "due", "r_4_2": "due", "r_7": "due"}, all_to=REP)
    begin(b)
    assert {at(b, name) for name in ("r_11", "r_4_2", "r_7")} == {"2712"}
