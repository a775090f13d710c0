"""Republican columns: their enthusiasm and their parties."""

import pytest
from tests.gce.build import board, kinds, opened, texts, unit
from tests.gce.chit_play import with_die

from dosespanas.gce.board import stages
from dosespanas.gce.board.data import POLITICS
from dosespanas.gce.board.hexes import parse_hex
from dosespanas.gce.board.state import MOVED
from dosespanas.gce.control import columns
from dosespanas.gce.engine import Engine
from dosespanas.gce.movement import duty_obligations
from dosespanas.kernel.game import Game

ENTHUSIASM = {"column_enthusiasm": True}
POLITICAL = {"column_politics": True}


def rousing(die: int = 4) -> tuple[Engine, Game]:
    """Two columns and a regular unit in Madrid, C.I, and the die that will fall."""
    units = {"r_enc": "2712", "r_mcb": "2712", "r_50": "2712", "n_81": "2711"}
    b = with_die(board(units, turn=3, step=stages.MOVE_REP, options=ENTHUSIASM), die)
    return b, opened(b)


@pytest.mark.rule("15.7.1-a")
@pytest.mark.parametrize(("die", "refuses", "drm"), [(1, True, 0), (2, False, -1), (3, False, -1), (4, False, 0)])
def test_a_column_rolls_before_it_attacks(die: int, refuses: bool, drm: int) -> None:
    b, game = rousing(die)
    assert {"rouse r_enc", "rouse r_mcb", "rouse-stack 2712"} <= set(texts(game))
    assert "rouse r_50" not in texts(game)
    game.apply("rouse r_enc")
    assert ("die" in kinds(game), "roused" in kinds(game)) == (True, True)
    found = duty_obligations.may_attack(b, unit(b, "r_enc"))
    assert (found is not None) == refuses
    if not refuses:
        assert columns.drm(b, [unit(b, "r_enc"), unit(b, "r_50")]) == drm


@pytest.mark.rule("15.7.1-a")
@pytest.mark.parametrize(("die", "drm"), [(5, 0), (6, 1)])
def test_high_dice(die: int, drm: int) -> None:
    b, game = rousing(die)
    game.apply("rouse r_enc")
    assert duty_obligations.may_attack(b, unit(b, "r_enc")) is None
    assert columns.drm(b, [unit(b, "r_enc")]) == drm


@pytest.mark.rule("15.7.1-b", "A83")
@pytest.mark.parametrize(("die", "mood"), [(1, 1), (2, 1), (3, 3), (4, 3), (5, 4), (6, 4)])
def test_a_roll_for_the_group_takes_one_off(die: int, mood: int) -> None:
    b, game = rousing(die)
    game.apply("rouse-stack 2712")
    assert [b.u_mood[unit(b, name)] for name in ("r_enc", "r_mcb", "r_50")] == [mood, mood, 0]
    assert not [text for text in texts(game) if text.startswith("rouse")]


@pytest.mark.rule("15.7.1-b", "A83")
@pytest.mark.parametrize(("die", "mood"), [(1, 1), (3, 3), (6, 4)])
def test_one_roll_for_several_stacks_that_attack_together(die: int, mood: int) -> None:
    units = {"r_enc": "2712", "r_mcb": "2713", "r_50": "2713", "r_drt": "2512", "n_81": "2813"}
    b = with_die(board(units, turn=3, step=stages.MOVE_REP, options=ENTHUSIASM), die)
    game = opened(b)
    assert [text for text in texts(game) if text.startswith("rouse-around")] == ["rouse-around 2813"]
    game.apply("rouse-around 2813")
    assert [b.u_mood[unit(b, name)] for name in ("r_enc", "r_mcb", "r_50", "r_drt")] == [mood, mood, 0, 0]
    assert [event.kind for event in game.log if event.kind == "die"] == ["die"]
    refused = game.explain("rouse-around 2813")
    assert refused is not None and (refused.rule, refused.key) == ("15.7.1-b", "refusal-gce-no-group")


@pytest.mark.rule("15.7.1-b")
def test_no_roll_for_several_stacks_where_there_is_one() -> None:
    _, game = rousing()
    assert not [text for text in texts(game) if text.startswith("rouse-around")]


@pytest.mark.rule("15.7.1-a", "A83")
def test_a_column_that_has_not_rolled_or_has_moved_does_not_attack() -> None:
    b, _ = rousing()
    found = duty_obligations.may_attack(b, unit(b, "r_enc"))
    assert found is not None
    assert found.key == "refusal-gce-not-roused"
    assert duty_obligations.may_attack(b, unit(b, "r_50")) is None
    b.mark(unit(b, "r_enc"), MOVED)
    assert b.parse("rouse r_enc") not in columns.codes(b)


@pytest.mark.rule("15.7.1-a", "A83")
def test_a_column_that_has_rolled_need_not_attack() -> None:
    b, game = rousing()
    game.apply("rouse-stack 2712")
    while b.step_no == stages.MOVE_REP:
        game.apply("done")
    assert b.step_no == stages.COMBAT_REP
    assert {"attack 2711", "done"} <= set(texts(game))


@pytest.mark.rule("15.7.1-a")
def test_without_the_option_nobody_rolls() -> None:
    b = board({"r_enc": "2712", "n_81": "2711"}, turn=3, step=stages.MOVE_REP)
    assert columns.codes(b) == []
    assert duty_obligations.may_attack(b, unit(b, "r_enc")) is None
    assert columns.drm(b, [unit(b, "r_enc")]) == 0


@pytest.mark.rule("15.7.1-a")
def test_the_moods_of_several_columns_add_up_to_one_at_most() -> None:
    b, _ = rousing()
    for name, mood in (("r_enc", 3), ("r_mcb", 3)):
        b.u_mood[unit(b, name)] = mood
    both = [unit(b, "r_enc"), unit(b, "r_mcb")]
    assert columns.drm(b, both) == -1
    b.u_mood[both[1]] = 5
    assert columns.drm(b, both) == 0


@pytest.mark.rule("15.7.2-a", "15.7.2-b")
@pytest.mark.parametrize(
    ("one", "other", "apart"),
    [
        ("anarchist", "communist", True),
        ("anarchist", "catalan_nationalist", True),
        ("anarchist", "basque_nationalist", True),
        ("anarchist", "poum", False),
        ("anarchist", "anarchist", False),
        ("anarchist", "", False),
        ("communist", "poum", True),
        ("communist", "catalan_nationalist", True),
        ("communist", "basque_nationalist", True),
        ("communist", "", False),
        ("poum", "catalan_nationalist", False),
    ],
)
def test_which_parties_keep_apart(one: str, other: str, apart: bool) -> None:
    first, second = POLITICS.index(one), POLITICS.index(other)
    assert columns.at_odds(first, second) == columns.at_odds(second, first) == apart


def politics(options: dict[str, bool]) -> Engine:
    return board({"r_drt": "3018", "r_mrx": "3118", "r_len": "3219", "r_ort": "3018"}, options=options)


@pytest.mark.rule("15.7.2-a")
def test_anarchists_and_communists_neither_stack_nor_attack_together() -> None:
    b = politics(POLITICAL)
    drt, mrx, len_, ort = (unit(b, name) for name in ("r_drt", "r_mrx", "r_len", "r_ort"))
    found = columns.may_stack(b, [mrx], parse_hex("3018"))
    assert found is not None
    assert found.rule == "15.7.2-a"
    assert columns.may_stack(b, [drt], parse_hex("3219")) is None
    assert columns.may_join(b, [drt, ort], mrx) is not None
    assert columns.may_join(b, [drt], ort) is None
    found = columns.may_join(b, [mrx], len_)
    assert found is not None
    assert found.rule == "15.7.2-b"
    assert columns.may_stack(politics({}), [mrx], parse_hex("3018")) is None


@pytest.mark.rule("15.7.2-c")
def test_a_converted_column_is_free_and_so_are_nationalists() -> None:
    b = politics(POLITICAL)
    b.turn_over(unit(b, "r_len"), 1)
    assert columns.may_join(b, [unit(b, "r_mrx")], unit(b, "r_len")) is None
    assert columns.party(b, unit(b, "n_gec")) == columns.MIXED


@pytest.mark.rule("15.7.2-a", "A83")
def test_a_move_does_not_end_with_a_hostile_party() -> None:
    b = board({"r_drt": "3020", "r_mrx": "3021"}, step=stages.MOVE_REP, options=POLITICAL)
    game = opened(b)
    game.apply("move r_mrx")
    assert "to 3020" not in texts(game)
    found = game.explain("to 3020")
    assert found is not None
    assert found.rule == "15.7.2-a"


@pytest.mark.rule("15.7.1-a", "15.7.1-b")
def test_why_a_column_does_not_roll() -> None:
    b, game = rousing()
    game.apply("rouse r_enc")
    b.mark(unit(b, "r_mcb"), MOVED)
    keys = {}
    for action in ("rouse r_enc", "rouse r_mcb", "rouse r_50", "rouse r_drt", "rouse-stack 2712", "rouse n_gec"):
        found = columns.why_not(b, b.parse(action))
        keys[action] = (found.rule, found.key)
    assert keys == {
        "rouse r_enc": ("15.7.1-a", "refusal-used"),
        "rouse r_mcb": ("15.7.1-a", "refusal-already-moved"),
        "rouse r_50": ("15.7.1-a", "refusal-gce-no-column"),
        "rouse r_drt": ("15.7.1-a", "refusal-not-on-map"),
        "rouse-stack 2712": ("15.7.1-b", "refusal-gce-no-group"),
        "rouse n_gec": ("15.7.1-a", "refusal-gce-no-column"),
    }
