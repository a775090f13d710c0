"""How the game is won."""

import pytest
from tests.gce.battles import strike
from tests.gce.build import board, facts, opened, unit

from dosespanas.gce.administration import turn_end
from dosespanas.gce.board import stages
from dosespanas.gce.board.hexes import distance, hex_name, parse_hex
from dosespanas.gce.control import capture, victory
from dosespanas.gce.engine import Engine
from dosespanas.gce.observation import observe
from dosespanas.gce.supply import sources
from dosespanas.kernel.side import NAT, REP


def outcome(b: Engine) -> tuple[int, str] | None:
    return (b.winner, b.end_rule) if b.ended else None


def at_end(turn: int, morale: int) -> tuple[int, str] | None:
    b = board(turn=turn)
    b.morale = morale
    turn_end.run(b)
    return outcome(b)


@pytest.mark.rule("4.1-b", "A08")
@pytest.mark.parametrize(("morale", "winner"), [(31, REP), (30, NAT), (25, NAT)])
def test_the_last_turn_decides_by_morale_and_never_draws(morale: int, winner: int) -> None:
    result = at_end(19, morale)
    assert result is not None
    assert result[0] == winner


@pytest.mark.rule("4.1-a", "A08")
def test_low_morale_ends_the_game_at_the_end_of_any_turn() -> None:
    assert at_end(12, 30) == (NAT, "4.1-a")
    assert at_end(12, 12) == (NAT, "4.1-a")
    assert at_end(12, 31) is None


@pytest.mark.rule("4.1-c")
def test_morale_is_checked_only_at_the_end_of_the_turn() -> None:
    b = board(turn=12)
    victory.change_morale(b, -50, "morale-chit", "7.9")
    assert b.morale == 22
    assert not b.ended


@pytest.mark.rule("A96")
def test_morale_is_kept_as_it_is_beyond_the_track() -> None:
    b = board()
    victory.change_morale(b, 40, "morale-chit", "7.29")
    assert b.morale == 112
    victory.change_morale(b, -120, "morale-chit", "7.9")
    assert b.morale == -8


def take(b: Engine, *names: str) -> None:
    for name in names:
        capture.gain(b, parse_hex(name), REP)


@pytest.mark.rule("4.3-a")
def test_three_nationalist_places_at_once_win_whatever_the_morale() -> None:
    b = board(turn=5)
    b.morale = 20
    take(b, "2717", "3608")
    assert not b.ended
    take(b, "3317")
    assert outcome(b) == (REP, "4.3-a")


@pytest.mark.rule("4.3-a")
def test_a_place_lost_again_does_not_count() -> None:
    b = board(turn=5)
    take(b, "2717", "3608")
    capture.gain(b, parse_hex("2717"), NAT)
    take(b, "3317")
    assert not b.ended
    assert [b.data.place_names[h] for h in victory.captured(b)] == ["Jaca", "Oviedo"]


@pytest.mark.rule("4.3-a")
def test_republican_places_retaken_do_not_count() -> None:
    b = board(turn=9, nationalist=["3220", "1410", "2206"])
    take(b, "3220", "1410", "2206")
    assert not b.ended


@pytest.mark.rule("17.2-b", "A11")
def test_in_the_scenario_sevilla_alone_wins() -> None:
    b = board(scenario="1936")
    take(b, "1607")
    assert outcome(b) == (REP, "17.2-b")
    assert observe(b, REP, 0)["prompt"]["rule"] == "17.2-b"


@pytest.mark.rule("17.2-b", "A11")
def test_in_the_scenario_two_places_worth_three_win() -> None:
    b = board(scenario="1936")
    take(b, "3317")
    assert not b.ended
    take(b, "2717")
    assert victory.captured_value(b) == 3
    assert outcome(b) == (REP, "17.2-b")


@pytest.mark.rule("17.2-b", "A11")
def test_the_switch_counts_hexes_in_the_scenario() -> None:
    b = board(scenario="1936", options={"three_hexes": True})
    take(b, "1607", "1305")
    assert not b.ended
    take(b, "3317")
    assert outcome(b) == (REP, "17.2-b")


AROUND = {"n_81": "2711", "n_82": "2812", "n_83": "2612"}


@pytest.mark.rule("17.2-a")
def test_three_supplied_hexes_next_to_madrid_win_the_scenario() -> None:
    b = board(AROUND, turn=7, scenario="1936", all_to=NAT, republican=["2712"])
    turn_end.run(b)
    assert outcome(b) == (NAT, "17.2-a")
    said = victory.decided(b)
    assert (said["taken"], said["count"], said["turn"]) == ("no", 3, 7)
    assert said["around"] == ["hex:2612", "hex:2711", "hex:2812"]


@pytest.mark.rule("17.2-a")
def test_two_hexes_next_to_madrid_do_not() -> None:
    b = board({**AROUND, "n_83": "2711"}, turn=7, scenario="1936", all_to=NAT, republican=["2712"])
    assert victory.madrid_neighbours(b) == 2
    turn_end.run(b)
    assert outcome(b) == (REP, "17.2-a")


@pytest.mark.rule("17.2-a", "5.2-c")
def test_units_out_of_supply_do_not_hold_a_hex_next_to_madrid() -> None:
    b = board(AROUND, turn=7, scenario="1936", all_to=REP)
    turn_end.run(b)
    assert outcome(b) == (REP, "17.2-a")


@pytest.mark.rule("17.2-a")
def test_madrid_itself_wins_the_scenario() -> None:
    b = board(turn=7, scenario="1936", nationalist=["2712"])
    turn_end.run(b)
    assert outcome(b) == (NAT, "17.2-a")
    assert victory.decided(b)["taken"] == "yes"


@pytest.mark.rule("17.1", "17.3")
def test_the_scenario_is_the_first_seven_turns_of_the_campaign() -> None:
    short, long = facts("1936"), facts("campaign")
    assert (short.first_turn, short.last_turn) == (1, 7)
    assert (long.first_turn, long.last_turn) == (1, 19)
    assert short.start_morale == long.start_morale == 72
    assert short.start_control == long.start_control


@pytest.mark.rule("17.1")
def test_morale_does_not_decide_the_scenario() -> None:
    b = board(turn=3, scenario="1936")
    b.morale = 10
    turn_end.run(b)
    assert not b.ended


@pytest.mark.rule("4.4")
def test_a_chit_changes_morale_with_its_own_reason() -> None:
    b = board()
    victory.change_morale(b, 1, "morale-chit", "7.29")
    event = b.out[-1]
    assert (event.kind, event.rule) == ("morale", "7.29")
    assert event.details == {"change": 1, "morale": 73, "reason": "morale-chit"}


def test_nobody_chooses_after_the_end() -> None:
    b = board(turn=19)
    turn_end.run(b)
    assert b.actor() == -1
    assert b.codes() == []
    assert unit(b, "n_81") >= 0


@pytest.mark.rule("A10", "4.2-a")
def test_madrid_falls_in_the_step_that_brings_supply_to_its_garrison() -> None:
    """A column alone cuts off Madrid, which is Nationalist; an attack destroys it, and nobody has to advance."""
    four = dict.fromkeys(["n_82", "n_83", "n_84", "n_85"], "2511")
    units = {"n_81": "2712", "r_enc": "2612", "r_50": "2813", "r_11": "2813"} | four
    b = board(units, turn=5, step=stages.COMBAT_NAT, all_to=NAT)
    game = opened(b)
    assert not sources.supplied(b, unit(b, "n_81"))
    strike(game, "2612", 6)
    assert outcome(b) == (NAT, "4.2-a")


@pytest.mark.rule("13.6", "17.2-a")
def test_the_republicans_do_not_count_what_only_a_covered_hq_supplies() -> None:
    """A HQ and a brigade change places below the tops of their stacks: that looks the same from outside."""
    place, far = parse_hex("2813"), parse_hex("2913")
    data = facts("1936")
    held = [hex_name(h) for h in data.places if distance(h, place) <= 3]
    views: list[tuple[int, dict[str, object]]] = []
    for near, away in (("n_n", "n_gn_1"), ("n_gn_1", "n_n")):
        units = {"n_82": "2813", near: hex_name(far), "n_81": hex_name(far), away: "3312", "n_83": "3312"}
        b = board(units, turn=7, step=stages.MOVE_NAT, all_to=NAT, republican=held, scenario="1936")
        game = opened(b)
        views.append((victory.madrid_neighbours(b), game.observe(REP)))
        b.options.open_stacks = True
        assert victory.madrid_neighbours(b, REP) == victory.madrid_neighbours(b)
    assert [own for own, _ in views] == [1, 0]
    assert views[0][1] == views[1][1]
