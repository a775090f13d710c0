"""Mass Desertion."""

import pytest
from tests.gce.build import at, board, opened, texts
from tests.gce.chit_play import chit, options

from dosespanas.gce.board import stages
from dosespanas.gce.board.hexes import parse_hex
from dosespanas.gce.engine import Engine
from dosespanas.gce.events import desertion
from dosespanas.kernel.game import Game
from dosespanas.kernel.side import NAT, REP


def facing(column: str, turn: int = 3, options: dict[str, bool] | None = None) -> Engine:
    b = board({column: "2712", "n_81": "2711"}, turn=turn, step=stages.MOVE_REP, options=options)
    b.cups.held[NAT] = [chit(b, "mass_desertion")]
    return b


def after_movement(b: Engine) -> Game:
    """Let the Nationalists pass as movement opens, and nobody move."""
    game = opened(b)
    game.apply("pass")
    while b.stage in (stages.MOVE, stages.MOVE_ON):
        game.apply("done" if "done" in texts(game) else "stay")
    return game


@pytest.mark.rule("7.21", "5.2-d")
def test_a_column_deserts_before_it_walks_away() -> None:
    b = facing("r_enc")
    game = opened(b)
    assert texts(game) == ["pass", "pick r_enc"]
    game.apply("pick r_enc")
    assert at(b, "r_enc") == "eliminated"
    assert b.cups.held[NAT] == []


@pytest.mark.rule("7.21")
def test_after_it_the_republicans_move() -> None:
    b = facing("r_enc")
    b.place(b.data.unit_index["r_mod"], parse_hex("2715"))
    b.place(b.data.unit_index["r_nvz"], parse_hex("2510"))
    game = opened(b)
    game.apply("pick r_enc")
    assert (b.step_no, b.stage, b.side) == (stages.MOVE_REP, stages.MOVE, REP)
    assert "move r_mod" in texts(game)


@pytest.mark.rule("7.4-b", "7.21")
def test_the_question_does_not_tell_which_chit_is_held() -> None:
    seen = []
    for held in ("mass_desertion", "german_aircraft"):
        b = facing("r_enc", options={"hidden_chits": True})
        b.cups.held[NAT] = [chit(b, held)]
        b.cups.inside[chit(b, "mass_desertion")] = 1
        game = opened(b)
        seen.append(game.observe(REP))
        assert texts(game) == (["pass", "pick r_enc"] if held == "mass_desertion" else ["pass"])
        found = game.explain("pick r_mcb")
        assert found is not None
        assert (found.key == "refusal-not-offered") == (held == "german_aircraft")
        game.apply("pass")
        assert (b.step_no, b.stage) == (stages.MOVE_REP, stages.MOVE)
    assert seen[0] == seen[1]
    b = facing("r_enc", turn=5, options={"hidden_chits": True})
    assert not desertion.offer(b)
    b = facing("r_enc", options={"hidden_chits": True})
    b.cups.held[NAT] = []
    assert not desertion.offer(b)


@pytest.mark.rule("7.21", "5.2-d")
def test_a_weak_column_next_to_a_nationalist_unit_deserts_in_republican_movement() -> None:
    b = facing("r_enc")
    game = after_movement(b)
    assert b.side == NAT
    assert texts(game) == ["pass", "pick r_enc"]
    game.apply("pick r_enc")
    assert at(b, "r_enc") == "eliminated"
    assert b.cups.held[NAT] == []
    assert b.cups.played[NAT] == [chit(b, "mass_desertion")]


@pytest.mark.rule("7.21")
def test_the_chit_may_be_kept() -> None:
    b = facing("r_enc")
    game = after_movement(b)
    game.apply("pass")
    assert at(b, "r_enc") == "2712"
    assert len(b.cups.held[NAT]) == 1


@pytest.mark.rule("7.21", "A37")
def test_turns_one_to_four_only_and_once_a_chit() -> None:
    assert desertion.offer(facing("r_enc", 4))
    assert not desertion.offer(facing("r_enc", 5))
    b = facing("r_enc")
    b.cups.held[NAT] = []
    assert not desertion.offer(b)


@pytest.mark.rule("7.21")
def test_other_columns_and_columns_apart_do_not_desert() -> None:
    b = facing("r_enc")
    others = [u.name for u in b.data.units if u.side == REP and u.faces[0].column]
    strong = [name for name in others if factors(b, name) not in desertion.orders(b)[0][1].factors]
    for name in strong:
        assert not desertion.offer(facing(name))
    b = board({"r_enc": "2712", "n_81": "2611"}, step=stages.MOVE_REP)
    b.cups.held[NAT] = [chit(b, "mass_desertion")]
    assert not desertion.offer(b)
    b.place(b.data.unit_index["n_82"], b.u_hex[b.data.unit_index["r_enc"]] - 1)
    assert desertion.offer(b)
    assert desertion.why_not_desert(b, b.parse("pick r_t")) is not None
    assert desertion.why_not_desert(b, b.parse("done")) is None


def factors(b: Engine, name: str) -> str:
    face = b.data.units[b.data.unit_index[name]].faces[0]
    return f"{face.attack}-{face.defence}-{face.move}"


@pytest.mark.rule("7.21")
def test_a_regular_unit_does_not_desert() -> None:
    assert desertion.offer(facing("r_len"))
    b = facing("r_len")
    b.turn_over(b.data.unit_index["r_len"], 1)
    assert not desertion.offer(b)


@pytest.mark.rule("7.21", "13.6")
def test_a_column_hidden_in_its_stack_is_not_offered() -> None:
    b = facing("r_enc")
    b.place(b.data.unit_index["r_mcb"], b.u_hex[b.data.unit_index["r_enc"]])
    assert desertion.offer(b)
    assert options(b) == ["pass", "pick r_mcb"]
    b = facing("r_enc", options={"open_stacks": True})
    b.place(b.data.unit_index["r_mcb"], b.u_hex[b.data.unit_index["r_enc"]])
    assert desertion.offer(b)
    assert "pick r_enc" in options(b)


@pytest.mark.rule("7.21")
def test_two_chits_take_two_columns() -> None:
    b = board({"r_enc": "2712", "r_mcb": "2612", "n_81": "2711"}, turn=3, step=stages.MOVE_REP)
    b.cups.held[NAT] = [chit(b, "mass_desertion")] * 2
    assert desertion.offer(b)
    desertion.take_desert(b, b.parse("pick r_enc"))
    assert b.stage == stages.DESERT
    desertion.take_desert(b, b.parse("pick r_mcb"))
    assert b.stage == stages.NEXT_PART


@pytest.mark.rule("7.21", "A37")
@pytest.mark.parametrize(("turn", "last"), [(3, "false"), (4, "true")])
def test_the_question_says_when_it_is_the_last(turn: int, last: bool) -> None:
    b = facing("r_enc", turn=turn)
    game = opened(b)
    assert game.observe(NAT)["prompt"]["args"]["last"] == "false"
    game = after_movement(b)
    assert b.stage == stages.DESERT and game.observe(NAT)["prompt"]["args"]["last"] == last
