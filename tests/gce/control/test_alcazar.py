"""The Alcázar of Toledo."""

import pytest
from tests.gce.build import board, opened, texts, unit

from dosespanas.gce.board import stages
from dosespanas.gce.board.hexes import parse_hex
from dosespanas.gce.board.state import FALLEN, HOLDS, RELIEVED
from dosespanas.gce.combat import advance
from dosespanas.gce.control import alcazar, capture
from dosespanas.gce.engine import Engine
from dosespanas.gce.movement import strategic
from dosespanas.kernel.side import NAT, REP

WITHOUT = {"alcazar": False}


def besieged(turn: int, die: int) -> Engine:
    """Republicans in Toledo, and the die that will fall."""
    b = board({"r_nvz": "2510"}, turn=turn)
    while b.clone().chance.die() != die:
        b.chance.byte()
    return b


@pytest.mark.rule("15.2-b", "A76")
@pytest.mark.parametrize(
    ("turn", "die", "falls"),
    [(1, 1, True), (3, 1, True), (3, 2, False), (4, 3, True), (4, 4, False), (5, 5, True), (5, 6, False)],
)
def test_the_die_decides_at_the_end_of_each_turn(turn: int, die: int, falls: bool) -> None:
    b = besieged(turn, die)
    alcazar.close_turn(b)
    assert b.alcazar == (FALLEN if falls else HOLDS)
    assert b.morale == (73 if falls else 72)
    assert b.out[0].kind == "alcazar-roll"
    assert b.out[0].details["roll"] == die


@pytest.mark.rule("15.2-a", "A76")
def test_no_roll_while_no_republican_stands_in_toledo() -> None:
    b = board(turn=5)
    alcazar.close_turn(b)
    assert b.alcazar == HOLDS
    assert b.out == []


@pytest.mark.rule("15.2-b", "7.34-d", "A76")
@pytest.mark.parametrize("options", [{}, WITHOUT])
@pytest.mark.parametrize("end", [FALLEN, RELIEVED])
def test_what_has_fallen_or_was_relieved_is_rolled_for_no_more(end: int, options: dict[str, bool]) -> None:
    b = board({"r_nvz": "2510"}, turn=5, options=options)
    b.alcazar = end
    alcazar.close_turn(b)
    assert (b.alcazar, b.out) == (end, [])


GUARDED = ("15.2-a", "refusal-gce-alcazar-guard")


def why_not(b: Engine, action: str) -> tuple[str, str]:
    found = b.explain(b.parse(action))
    assert found is not None
    return found.rule, found.key


@pytest.mark.rule("15.2-a")
def test_the_last_unit_stays_in_toledo_while_the_alcazar_holds() -> None:
    b = board({"r_nvz": "2510", "r_enc": "2712"}, step=stages.MOVE_REP, all_to=REP)
    game = opened(b)
    assert "move r_enc" in texts(game) and "move r_nvz" not in texts(game)
    assert why_not(b, "move r_nvz") == GUARDED == why_not(b, "march r_nvz")
    for fallen, options in ((True, {}), (False, WITHOUT)):
        b = board({"r_nvz": "2510", "r_enc": "2712"}, step=stages.MOVE_REP, all_to=REP, options=options)
        b.alcazar = FALLEN if fallen else HOLDS
        assert "move r_nvz" in texts(opened(b))


@pytest.mark.rule("15.2-a", "12.5")
def test_all_but_one_may_leave_toledo_and_none_takes_the_last_along() -> None:
    b = board({"r_nvz": "2510", "r_enc": "2510", "r_mcb": "2510"}, step=stages.MOVE_REP, all_to=REP)
    game = opened(b)
    game.apply("move r_nvz")
    game.apply("with r_enc")
    assert "with r_mcb" not in texts(game)
    assert why_not(b, "with r_mcb") == GUARDED
    game.apply(texts(game)[0])
    assert why_not(b, "move r_mcb") == GUARDED


@pytest.mark.rule("15.2-a")
@pytest.mark.parametrize("name", ["r_nvz", "r_enc"])
def test_of_two_in_toledo_either_may_leave_by_any_way(name: str) -> None:
    units = {"r_nvz": "2510", "r_enc": "2510"}
    b = board(units, step=stages.MOVE_REP, all_to=REP)
    assert f"move {name}" in texts(opened(b))
    assert strategic.barred(b, unit(b, name)) != GUARDED
    assert advance.step_refusal(b, unit(b, name), parse_hex("2510"), parse_hex("2509")) is None


@pytest.mark.rule("15.2-a")
@pytest.mark.parametrize(
    ("holder", "alcazar_", "options"), [(NAT, HOLDS, {}), (REP, FALLEN, {}), (REP, HOLDS, WITHOUT)]
)
def test_nobody_need_go_to_a_toledo_that_is_lost_or_whose_alcazar_does_not_hold(
    holder: int, alcazar_: int, options: dict[str, bool]
) -> None:
    b = board({"r_enc": "2611"}, step=stages.MOVE_REP, all_to=REP, options=options)
    b.control[parse_hex("2510")] = holder
    b.alcazar = alcazar_
    assert "done" in texts(opened(b))


@pytest.mark.rule("15.2-a")
def test_the_last_unit_leaves_toledo_neither_by_train_nor_after_combat() -> None:
    b = board({"r_nvz": "2510"}, turn=3, step=stages.STRATEGIC_REP, all_to=REP)
    opened(b)
    nvz = unit(b, "r_nvz")
    assert strategic.barred(b, nvz) == GUARDED
    found = advance.step_refusal(b, nvz, parse_hex("2510"), parse_hex("2509"))
    assert found is not None and (found.rule, found.key) == GUARDED


@pytest.mark.rule("15.2-a", "A76")
def test_who_was_withdrawn_from_toledo_is_replaced_if_that_can_be() -> None:
    b = board({"r_enc": "2611", "r_mcb": "3023"}, step=stages.MOVE_REP, all_to=REP)
    game = opened(b)
    found = game.explain("done")
    assert found is not None and (found.rule, found.details["pieces"]) == ("15.2-a", ["unit:r_enc"])
    assert "move r_mcb" in texts(game)
    game.apply("move r_enc")
    assert [text for text in texts(game) if text.startswith(("to", "stay"))] == ["to 2510"]
    game.apply("to 2510")
    assert "done" in texts(game)
    b = board({"r_mcb": "3023"}, step=stages.MOVE_REP, all_to=REP)
    assert "done" in texts(opened(b))


@pytest.mark.rule("15.2-c", "A40")
def test_the_first_supplied_unit_relieves_it_once() -> None:
    b = board({"n_81": "2509"}, all_to=NAT, republican=["2510"])
    capture.enter(b, [unit(b, "n_81")], parse_hex("2510"))
    assert b.alcazar == RELIEVED
    assert b.morale == 72 - 1 - b.data.morale_value[parse_hex("2510")]
    before = b.morale
    capture.gain(b, parse_hex("2510"), REP)
    capture.gain(b, parse_hex("2510"), NAT)
    assert b.morale == before


@pytest.mark.rule("15.2-c")
def test_a_unit_out_of_supply_relieves_it_when_supply_comes() -> None:
    b = board({"n_81": "2509"}, all_to=REP)
    capture.enter(b, [unit(b, "n_81")], parse_hex("2510"))
    assert b.alcazar == HOLDS
    for h in b.data.land:
        b.control[h] = NAT
    b.stale_all()
    capture.review(b)
    assert b.alcazar == RELIEVED


@pytest.mark.rule("15.2-c", "A10")
def test_the_relief_comes_in_the_step_that_brings_supply() -> None:
    """A unit out of supply stands in Toledo; Republican control of the roads is all that keeps supply from it."""
    b = board({"n_81": "2510", "n_82": "3312", "r_50": "2919"}, turn=5, all_to=REP)
    game = opened(b)
    assert b.alcazar == HOLDS
    for h in b.data.land:
        if h != parse_hex("2919"):
            b.control[h] = NAT
    b.stale_all()
    game.apply("move n_82")
    assert b.alcazar == RELIEVED


@pytest.mark.rule("7.34-c", "A40")
def test_without_the_option_entering_toledo_relieves_it() -> None:
    b = board({"n_81": "2509"}, all_to=REP, options=WITHOUT)
    capture.enter(b, [unit(b, "n_81")], parse_hex("2510"))
    assert b.alcazar == RELIEVED
    assert [event.details["change"] for event in b.out if event.kind == "morale"] == [-1, -1]


@pytest.mark.rule("7.34-d", "A40")
def test_without_the_option_it_falls_by_itself_in_turn_four_without_morale() -> None:
    b = board({"r_nvz": "2510"}, turn=3, options=WITHOUT)
    alcazar.close_turn(b)
    assert b.alcazar == HOLDS
    b.turn = 4
    alcazar.close_turn(b)
    assert b.alcazar == FALLEN
    assert b.morale == 72


@pytest.mark.rule("15.2-c")
def test_a_fallen_alcazar_is_not_relieved() -> None:
    b = board({"n_81": "2509"}, all_to=NAT, republican=["2510"])
    b.alcazar = FALLEN
    capture.enter(b, [unit(b, "n_81")], parse_hex("2510"))
    assert b.alcazar == FALLEN
    assert b.morale == 71
