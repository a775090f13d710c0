"""Plans: what may be done with many pieces at once is legal action by action, and counts as the rules do."""

from typing import Any

import pytest
from tests.browser.test_gce_page import position
from tests.gce.battles import engine, next_die
from tests.gce.build import board, opened

import dosespanas
from dosespanas.gce.board.stages import COMBAT_NAT, COMBAT_REP
from dosespanas.kernel.game import Game
from dosespanas.kernel.side import NAT, REP

LONE = {"n_2n": "2411", "n_3n": "2411", "n_13": "2412", "r_11": "2511"}
"""Nationalists beside a lone defender."""


def plans(game: Game, viewer: int | None) -> Any:
    return game.overlay("plans", viewer)


def battle(**options: bool) -> Game:
    """The opening of the Nationalist attacks, with nobody else to attack."""
    return opened(board(LONE, all_to=NAT, step=COMBAT_NAT, options=options))


@pytest.mark.rule("13.2", "13.5")
def test_an_attack_by_everybody_and_by_as_few_as_come_to_the_same() -> None:
    game = battle(open_stacks=True)
    found = plans(game, NAT)
    assert found and found[0]["kind"] == "best" and {plan["hex"] for plan in found} == {"2511"}
    for plan in found:
        copy = game.clone()
        for action in plan["row"]:
            copy.apply(action)
        assert set(copy.observe(NAT)["battle"]["attackers"]) == set(plan["units"])
        assert copy.odds("commit", NAT) == plan["odds"]
        odds = plan["odds"]
        assert plan["worth"] == pytest.approx(odds["expect"]["defender"] - odds["expect"]["attacker"] + odds["takes"])
    tables = [plan["odds"]["table"] for plan in found]
    assert tables == [tables[0]] * len(found)
    assert len(found) == 2 and set(found[0]["units"]) < set(found[1]["units"]) == {"n_2n", "n_3n", "n_13"}


def test_plans_are_for_the_side_to_choose() -> None:
    game = battle()
    assert plans(game, REP) == [] and plans(game, None) == []


@pytest.mark.rule("13.6")
def test_of_a_covered_stack_the_worth_is_not_known() -> None:
    game = opened(board(LONE | {"r_t": "2511"}, all_to=NAT, step=COMBAT_NAT))
    found = plans(game, NAT)
    assert [(plan["kind"], plan["worth"], len(plan["units"])) for plan in found] == [("best", None, 3)]


@pytest.mark.rule("13.27-b", "13.10-c")
def test_losses_and_an_advance_are_taken_by_a_row() -> None:
    weak = {name: at for name, at in LONE.items() if name != "r_11"} | {"r_mng": "2511"}
    game = opened(board(weak, all_to=NAT, step=COMBAT_NAT, options={"open_stacks": True}))
    for action in plans(game, NAT)[-1]["row"]:
        game.apply(action)
    next_die(engine(game), 6)
    game.apply("commit")
    seen: list[str] = []
    while game.actor is not None and game.observe(NAT)["battle"]:
        plan, *further = plans(game, game.actor)
        assert not further or plan["kind"] == "advance"
        seen.append(plan["kind"])
        if plan["kind"] == "advance":
            assert len(plan["units"]) == 3, "who goes, once each, however many choices that takes"
        for action in plan["row"]:
            game.apply(action)
    assert seen[-1] == "advance"
    assert game.observe(NAT)["stacks"]["2511"]["count"] == 3


@pytest.mark.rule("13.27-b")
def test_an_advance_of_two_hexes_is_one_row_to_each_enemy_hex_behind() -> None:
    weak = {name: at for name, at in LONE.items() if name != "r_11"} | {"r_mng": "2511"}
    game = opened(board(weak, republican=["2611", "2512"], all_to=NAT, step=COMBAT_NAT, options={"open_stacks": True}))
    for action in plans(game, NAT)[-1]["row"]:
        game.apply(action)
    next_die(engine(game), 6)
    game.apply("commit")
    while game.observe(NAT)["battle"]["step"] != "advance":
        game.apply("none")
    assert game.observe(NAT)["battle"]["advance"] >= 2
    found = {plan["hex"]: plan for plan in plans(game, NAT)}
    assert {plan["kind"] for plan in found.values()} == {"advance"} and set(found) == {"2511", "2611", "2512"}
    for hex_, plan in found.items():
        after = game.clone()
        for action in plan["row"]:
            after.apply(action)
        seen = after.observe(NAT)
        assert {unit["id"] for unit in seen["units"] if unit["hex"] == hex_} >= set(plan["units"])
        assert len(plan["units"]) == 3 and seen["battle"] is None


def behind(*below: str, **more: Any) -> Game:
    """Nationalists beside a stack with r_11 on top; the other covered Republicans stand at 2520 below one of theirs."""
    others = [name for name in ("r_46", "r_12", "r_34", "r_d") if name not in below]
    own = {name: at for name, at in LONE.items() if name.startswith("n_")}
    units = own | dict.fromkeys(below, "2511") | {"r_11": "2511"} | dict.fromkeys(others, "2520") | {"r_mng": "2520"}
    return opened(board(units, all_to=NAT, step=COMBAT_NAT, **more))


@pytest.mark.rule("13.6")
@pytest.mark.parametrize("below", [("r_46",), ("r_d", "r_12"), ("r_34",)])
def test_of_a_covered_stack_the_odds_are_told_between_the_weakest_and_the_strongest(below: tuple[str, ...]) -> None:
    [plan] = plans(behind(*below), NAT)
    weak, strong = plan["range"]
    assert plan["odds"]["defence"] is None and weak["defence"] < strong["defence"]
    assert weak["takes"] >= strong["takes"] and weak["defender_steps"] < strong["defender_steps"]
    true = plans(behind(*below, options={"open_stacks": True}), NAT)[-1]
    assert true["range"] is None
    assert weak["defence"] <= true["odds"]["defence"] <= strong["defence"]


@pytest.mark.rule("13.6", "2.12-a")
def test_the_range_of_a_covered_stack_says_nothing_of_what_lies_there() -> None:
    found = [plans(behind("r_46"), NAT), plans(behind("r_12"), NAT), plans(behind("r_34", reduced=["r_34"]), NAT)]
    assert found[0] and found[0] == found[1] == found[2]


FRONT = {"n_13": "2811", "n_11": "2811", "n_n": "2711", "n_na1": "air"}
"""Two divisions with a HQ and an aircraft."""


def before(defender: str, *actions: str) -> Game:
    """They stand before a defender in the mountains; these actions are taken, as far as they do not take themselves."""
    game = opened(board(FRONT | {defender: "2812"}, turn=9, step=COMBAT_NAT, options={"open_stacks": True}))
    for action in ("attack 2812", "join-all 2811", *actions):
        game.apply(action)
    return game


@pytest.mark.rule("13.12-d", "8.4-a", "A87")
def test_an_attack_is_committed_at_once_with_the_support_that_helps_or_with_none() -> None:
    game = before("r_t")
    found = {plan["kind"]: plan for plan in plans(game, NAT)}
    assert set(found) == {"backed", "alone"}, "everybody has joined"
    assert found["alone"]["row"] == ["commit", "none", "none"]
    assert found["backed"]["row"][0] == "commit" and found["backed"]["row"] != found["alone"]["row"]
    assert found["backed"]["odds"]["takes"] >= found["alone"]["odds"]["takes"]
    for plan in found.values():
        copy = game.clone()
        for action in plan["row"]:
            copy.apply(action)
        assert copy.observe(NAT)["battle"]["die"] is not None, "nothing more is asked before the die"


@pytest.mark.rule("8.4-a", "8.6-b")
def test_the_least_chance_is_that_with_all_the_enemys_aircraft() -> None:
    units = FRONT | {"r_50": "2812", "r_ra3": "air", "r_ra4": "air"}
    game = opened(board(units, turn=9, step=COMBAT_NAT, options={"open_stacks": True}))
    [plan] = [plan for plan in plans(game, NAT) if plan["kind"] == "best"]
    assert plan["least"]["takes"] < plan["odds"]["takes"], "one at least comes in reach"
    assert plan["least"]["expect"]["attacker"] >= plan["odds"]["expect"]["attacker"], "nor are the losses told at best"
    for action in (*plan["row"], "commit"):
        game.apply(action)
    for action in ("none", "none"):
        game.apply(action)
    game.apply("fly r_ra3")
    odds = game.odds("fly r_ra4", REP)
    assert odds is not None and odds["takes"] == plan["least"]["takes"]
    assert odds["expect"] == plan["least"]["expect"]


@pytest.mark.rule("13.12-d", "8.4-a")
def test_of_support_as_little_is_offered_as_comes_to_an_outcome_or_all_or_none() -> None:
    found = [(plan["kind"], plan["row"]) for plan in plans(before("r_mng", "commit"), NAT)]
    assert found == [
        ("support", ["support n_n", "none"]),
        ("support-all", ["support n_n", "fly n_na1"]),
        ("none", ["none", "none"]),
    ]


@pytest.mark.rule("13.12-d", "8.4-a")
def test_what_has_been_given_is_not_named_again_and_the_enemys_aircraft_are_reckoned_with() -> None:
    units = FRONT | {"r_12": "2812", "r_ra3": "air", "r_ra4": "air", "n_lk_1": "air"}
    game = opened(board(units, turn=9, step=COMBAT_NAT, options={"open_stacks": True}))
    for action in ("attack 2812", "join-all 2811", "commit", "support n_n"):
        game.apply(action)
    best = plans(game, NAT)[0]
    assert (best["kind"], best["units"]) == ("support", ["n_lk_1"]), "the headquarters supports already"
    assert best["least"]["takes"] < best["odds"]["takes"]


@pytest.mark.rule("13.12-d", "8.4-a")
def test_support_that_changes_nothing_is_not_offered() -> None:
    game = before("r_11", "commit")
    assert [plan["kind"] for plan in plans(game, NAT)] == ["none"]
    assert [plan["kind"] for plan in plans(before("r_11"), NAT)] == ["alone"]


@pytest.mark.rule("8.6-b", "13.12-e", "13.15-a")
def test_no_support_is_sent_where_the_hex_is_surely_emptied_without() -> None:
    """It serves one battle a turn: what is not needed here is left for another."""
    strong = {"n_13": "2811", "n_11": "2811", "n_12": "2811", "n_81": "2811", "n_n": "2811", "n_na1": "air"}
    game = opened(board(strong | {"r_drt": "2812"}, turn=9, step=COMBAT_NAT, options={"open_stacks": True}))
    sure = [plan for plan in plans(game, NAT) if plan["least"] and plan["least"]["takes"] == 1.0]
    assert sure
    for plan in sure:
        assert (plan["helped"], plan["support"], plan["spares"]) == (None, ["none", "none"], [])


@pytest.mark.rule("13.12-d", "8.4-a")
def test_an_attack_without_support_goes_through_in_one_row() -> None:
    """From its opening to its die, whether support would help or not, and though the enemy lies covered."""
    for defender in ("r_t", "r_11"):
        game = opened(board(FRONT | {defender: "2812"}, turn=9, step=COMBAT_NAT, options={"open_stacks": True}))
        for plan in plans(game, NAT):
            copy = game.clone()
            for action in (*plan["row"], "commit", *plan["unhelped"]):
                copy.apply(action)
            seen = copy.observe(NAT)
            assert seen["battle"] is None or seen["battle"]["die"] is not None, "nothing is asked before the die"
            assert not [unit["id"] for unit in seen["units"] if unit["used"]], "nobody has supported it"
    game = opened(board(FRONT | {"r_t": "2812", "r_mng": "2812"}, turn=9, step=COMBAT_NAT))
    assert {plan["kind"]: plan["support"] for plan in plans(game, NAT)} == {"best": []}, "it is asked for in sight"
    for action in ("attack 2812", "join-all 2811"):
        game.apply(action)
    [plan] = plans(game, NAT)
    assert (plan["kind"], plan["row"], plan["odds"]) == ("alone", ["commit", "none", "none"], None)


@pytest.mark.rule("8.6-b")
def test_what_a_helped_attack_leaves_for_others_is_told() -> None:
    units = FRONT | {"r_t": "2812", "n_lk_1": "air"}
    game = opened(board(units, turn=9, step=COMBAT_NAT, options={"open_stacks": True}))
    helped = [plan for plan in plans(game, NAT) if plan["helped"]]
    assert helped
    for plan in helped:
        sent = {word for word in plan["support"] if word not in ("none", "done")}
        assert sent and not sent & set(plan["spares"])
        assert sent | set(plan["spares"]) == {"support n_n", "fly n_na1", "fly n_lk_1"}


@pytest.mark.rule("13.12-d", "8.4-a")
def test_attacks_are_sorted_by_what_they_come_to_with_the_support_that_helps() -> None:
    game = opened(board(FRONT | {"r_t": "2812"}, turn=9, step=COMBAT_NAT, options={"open_stacks": True}))
    helped = [plan for plan in plans(game, NAT) if plan["helped"]]
    assert helped
    for plan in helped:
        with_it, expect = plan["helped"], plan["helped"]["expect"]
        assert plan["worth"] == pytest.approx(expect["defender"] - expect["attacker"] + with_it["takes"])
    found = plans(dosespanas.from_position(position("combat-nationalist", 2)), NAT)
    best: dict[str, float] = {}
    for plan in found:
        best[plan["hex"]] = max(plan["worth"], best.get(plan["hex"], plan["worth"]))
    assert len(best) > 3 and list(best.values()) == sorted(best.values(), reverse=True)


@pytest.mark.rule("8.4-a", "13.7")
def test_as_few_as_come_to_the_same_come_to_it_against_the_enemys_aircraft_too() -> None:
    """Seven columns are as good as six against a lone garrison, but not where an aircraft may answer."""
    columns = dict.fromkeys(["r_drt", "r_asc", "r_len", "r_mrx", "r_ort", "r_bay", "r_fb", "r_tb"], "3118")
    units = {**columns, "n_gal": "3117", "r_ra2": "air"}
    enough = {}
    for more in ({}, {"n_na1": "air"}):
        game = opened(board(units | more, turn=1, scenario="1936", step=COMBAT_REP, options={"open_stacks": True}))
        plan = next(plan for plan in plans(game, REP) if plan["kind"] == "best" and plan["hex"] == "3117")
        enough[len(more)] = (len(plan["units"]), plan["least"]["takes"])
    assert enough[0][0] == 6
    assert enough[1] == (8, pytest.approx(4 / 6))


@pytest.mark.rule("8.4-b", "8.6-b")
@pytest.mark.parametrize(
    ("columns", "aircraft", "flown"),
    [(4, ["r_ra1", "r_ra4", "r_ra5"], ["fly r_ra5"]), (6, ["r_ra3", "r_ra4", "r_ra6"], ["fly r_ra4", "fly r_ra6"])],
)
def test_no_stronger_aircraft_is_named_where_a_weaker_one_does(
    columns: int, aircraft: list[str], flown: list[str]
) -> None:
    """They count up to what attacks on the ground: a strength of 3 is as good as one of 4 beside three factors."""
    behind_them = ["r_drt", "r_asc", "r_len", "r_mrx", "r_ort", "r_bay"][:columns]
    units = {**dict.fromkeys(behind_them, "3118"), "n_gal": "3117", **dict.fromkeys(aircraft, "air")}
    game = opened(board(units, turn=1, scenario="1936", step=COMBAT_REP, options={"open_stacks": True}))
    best = next(plan for plan in plans(game, REP) if plan["kind"] == "best")
    assert best["support"] == [*flown, "done"]


@pytest.mark.rule("4.2-a", "17.2-b")
def test_a_plan_names_the_rule_by_which_its_hex_wins_at_once() -> None:
    units = {"r_drt": "3118", "n_gal": "3117", "n_2n": "2613", "r_11": "2712", "r_mng": "2614"}
    for side, step, turn, wins in (
        (REP, COMBAT_REP, 1, {"3117": "17.2-b"}),
        (NAT, COMBAT_NAT, 6, {"2712": "4.2-a"}),
        (NAT, COMBAT_NAT, 7, {}),
    ):
        game = opened(board(units, turn=turn, scenario="1936", step=step, options={"open_stacks": True}))
        found = plans(game, side)
        assert {plan["hex"]: plan["wins"]["rule"] for plan in found if plan["wins"]} == wins
        assert [plan for plan in found if not plan["wins"]], "another hex decides nothing"
        for hex_ in wins:
            for action in next(plan for plan in found if plan["hex"] == hex_)["row"]:
                game.apply(action)
            assert {plan["wins"]["rule"] for plan in plans(game, side)} <= {wins[hex_]}
