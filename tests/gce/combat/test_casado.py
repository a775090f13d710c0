"""The coup of Casado."""

from collections.abc import Mapping

import pytest
from tests.gce.battles import fight, next_die
from tests.gce.build import at, board, kinds, opened, texts, unit

from dosespanas.gce.board import stages
from dosespanas.gce.board.hexes import distance, parse_hex
from dosespanas.gce.board.landmarks import MADRID
from dosespanas.gce.board.state import FALLEN, FOUGHT
from dosespanas.gce.combat import casado
from dosespanas.gce.combat.pursuit import pursuers
from dosespanas.gce.engine import Engine
from dosespanas.kernel.action import Refusal
from dosespanas.kernel.game import Game
from dosespanas.kernel.side import NAT, REP

CENTRE = {"r_11": "2712", "r_7": "2712", "r_8": "2612", "r_12": "2511"}


def coup(units: Mapping[str, str], turn: int = 18) -> Engine:
    b = board(units, turn=turn, step=stages.COMBAT_NAT, all_to=REP)
    b.cups.casado = 18
    b.alcazar = FALLEN
    return b


def refusal(game: Game, action: str) -> Refusal:
    found = game.explain(action)
    assert found is not None
    return found


@pytest.mark.rule("7.8-b", "A31")
def test_the_nationalist_player_turns_two_units_and_attacks_with_them() -> None:
    b = coup(CENTRE)
    game = opened(b)
    assert b.side == NAT
    assert b.stage == stages.CASADO
    assert "done" in texts(game)
    game.apply("turn r_11")
    assert {distance(parse_hex(text.split(" ")[1]), MADRID) for text in texts(game)} <= {0, 1, 2}
    assert "to 2712" in texts(game)
    game.apply("to 2612")
    assert at(b, "r_11") == "2612"
    assert "attack 2712" in texts(game)
    assert "attack 2612" not in texts(game)
    game.apply("turn r_8")
    game.apply("to 2612")
    assert [text for text in texts(game) if text.startswith("turn")] == []
    assert refusal(game, "turn r_7").key == "refusal-gce-coup-two"
    game.apply("attack 2712")
    assert "combat-roll" in kinds(game)
    assault = next(event for event in game.log if event.kind == "assault")
    assert assault.details == {"side": "side:nationalist", "hex": "hex:2712", "count": 2}
    assert b.has(unit(b, "r_11"), FOUGHT)


@pytest.mark.rule("A31", "A97")
def test_the_republican_player_chooses_the_losses_of_both_sides() -> None:
    for seed in range(30):
        b = coup(CENTRE)
        for _ in range(seed):
            b.chance.byte()
        game = opened(b)
        for action in ("turn r_11", "to 2612", "turn r_8", "to 2612", "attack 2712"):
            game.apply(action)
        while b.stage in (stages.LOSE, stages.ADVANCE, stages.ADVANCE_TO):
            assert b.side == (REP if b.stage == stages.LOSE else NAT)
            game.apply("done" if "done" in texts(game) else texts(game)[0])
        assert b.fight.hex < 0
        assert b.stage != stages.CASADO


@pytest.mark.rule("7.8-b")
@pytest.mark.parametrize(
    ("units", "nationalist", "turn"),
    [
        ({"r_11": "2712", "r_7": "2712"}, [], 18),
        ({"r_11": "2711", "r_7": "2711", "r_8": "2612"}, ["2712"], 18),
        ({"r_11": "2712", "r_7": "2712", "r_8": "2409"}, [], 18),
        (CENTRE, [], 19),
    ],
)
def test_no_coup_without_madrid_or_with_fewer_than_three_units(
    units: Mapping[str, str], nationalist: list[str], turn: int
) -> None:
    b = coup(units, turn)
    for name in nationalist:
        b.control[parse_hex(name)] = NAT
    assert not casado.offer(b)


@pytest.mark.rule("A31")
def test_an_hq_counts_and_may_be_turned_but_attacks_with_others_only() -> None:
    b = coup({"r_ext": "2712", "r_7": "2612", "r_8": "2511"})
    game = opened(b)
    game.apply("turn r_ext")
    game.apply("to 2712")
    assert not [text for text in texts(game) if text.startswith("attack")]
    assert refusal(game, "attack 2612").rule == "7.8-b"
    assert refusal(game, "turn r_50").key == "refusal-gce-coup-unit"


@pytest.mark.rule("7.8-b", "13.6")
def test_their_stacks_lie_open_to_who_commands_them_and_are_covered_again() -> None:
    b = coup(CENTRE)
    game = opened(b)
    assert b.sees(NAT, unit(b, "r_11"))
    assert b.sees(NAT, unit(b, "r_7"))
    assert "revealed" in kinds(game)
    game.apply("done")
    assert b.opened == []
    assert not b.sees(NAT, unit(b, "r_11"))
    assert b.fight.attackers == []


@pytest.mark.rule("7.8-b")
def test_a_unit_in_hand_does_not_leave_the_radius() -> None:
    b = coup(CENTRE)
    game = opened(b)
    game.apply("turn r_12")
    assert refusal(game, "to 2409").rule == "7.8-b"
    assert max(distance(parse_hex(text.split(" ")[1]), MADRID) for text in texts(game)) == 2


@pytest.mark.rule("7.8-a")
def test_the_fleet_is_gone() -> None:
    b = coup(CENTRE)
    seen = opened(b).observe(REP)
    assert seen["naval"]["republican"] is False
    assert {duty["key"] for duty in seen["duties"]} == {"duty-coup"}


@pytest.mark.rule("7.8-b", "13.28-a")
def test_loyal_cavalry_does_not_pursue_for_the_coup() -> None:
    units = {"r_11": "2712", "r_7": "2712", "r_enc": "2612", "r_1c": "2813"}
    b = coup(units)
    game = opened(b)
    next_die(b, 6)
    for action in ("turn r_11", "to 2712", "turn r_7", "to 2712", "attack 2612"):
        game.apply(action)
    assert b.fight.advance > 1
    assert set(texts(game)) == {"advance r_11", "advance r_7", "done"}
    loyal = fight(b, "2612", "r_11")
    assert pursuers(b, loyal) == [unit(b, "r_1c")]


def attacks(game: Game) -> list[str]:
    return [text for text in texts(game) if text.startswith("attack")]


@pytest.mark.rule("7.8-b", "13.2", "A31")
def test_turned_units_attack_only_what_they_stand_next_to_and_no_hex_with_one_of_them() -> None:
    game = opened(coup(CENTRE))
    game.apply("turn r_12")
    game.apply("to 2511")
    assert attacks(game) == ["attack 2612"]
    assert "turn r_12" not in texts(game)
    assert refusal(game, "turn r_12").key == "refusal-gce-coup-unit"
    game = opened(coup(CENTRE))
    for action in ("turn r_11", "to 2612", "turn r_7", "to 2712"):
        game.apply(action)
    assert attacks(game) == ["attack 2511"]


@pytest.mark.rule("7.8-b", "13.3-b")
def test_a_hex_attacked_in_the_phase_is_not_attacked_again_by_the_coup() -> None:
    b = coup(CENTRE)
    game = opened(b)
    game.apply("turn r_11")
    game.apply("to 2612")
    b.attacked = [MADRID]
    assert attacks(game) == ["attack 2511"]


@pytest.mark.rule("7.8-b", "A63", "13.24")
def test_the_coup_attacks_no_hq_alone_no_nationalist_and_not_without_an_attack_factor() -> None:
    b = coup({"r_11": "2612", "r_ext": "2512", "r_7": "2712", "n_n": "2613"})
    game = opened(b)
    if b.stage != stages.CASADO:
        game.apply("done")
    game.apply("turn r_11")
    game.apply("to 2612")
    assert attacks(game) == ["attack 2712"]
    b = coup({"r_nvz": "2612", "r_7": "2712", "r_8": "2813"})
    assert b.face(unit(b, "r_nvz")).attack == 0
    game = opened(b)
    game.apply("turn r_nvz")
    game.apply("to 2612")
    assert attacks(game) == []


@pytest.mark.rule("7.8-b", "13.12-f")
@pytest.mark.parametrize(("hq", "count"), [("2612", 2), ("2813", 1)])
def test_a_turned_hq_attacks_with_others_of_its_hex_alone(hq: str, count: int) -> None:
    b = coup({"r_11": "2612", "r_ext": hq, "r_7": "2712", "r_8": "2511"})
    game = opened(b)
    for action in ("turn r_11", "to 2612", "turn r_ext", f"to {hq}", "attack 2712"):
        game.apply(action)
    assault = next(event for event in game.log if event.kind == "assault")
    assert assault.details["count"] == count


@pytest.mark.rule("7.8-b", "9.2-a")
def test_a_turned_unit_goes_where_there_is_room_and_may_stay_in_a_full_hex() -> None:
    full = dict.fromkeys(["r_11", "r_7", "r_8", "r_12", "r_20", "r_52"], "2712")
    b = coup({**full, "r_45": "2612"})
    game = opened(b)
    game.apply("turn r_45")
    assert "to 2712" not in texts(game) and "to 2512" in texts(game)
    b = coup({**full, "r_45": "2612"})
    game = opened(b)
    game.apply("turn r_11")
    assert "to 2712" in texts(game)
