"""What España's opponents say of a choice: place, strength, odds, what it prevents or prepares, as it lies open."""

from typing import Any

import pytest

import dosespanas
from dosespanas.catalogue import Catalogue
from dosespanas.espana1936.board.data import mask_bits
from dosespanas.espana1936.engine import Engine
from dosespanas.kernel.side import NAT, REP
from dosespanas.players import make
from dosespanas.players.espana1936.planner.player import PlannerPlayer
from dosespanas.players.espana1936.policy.reasons import groups, of_aim, of_place, strength
from dosespanas.players.lifecycle import ask


def reasons(opponent: str, choices: int, options: dict[str, bool] | None = None) -> list[dict[str, Any]]:
    """What an opponent says of the choices that begin a game."""
    game = dosespanas.new_game("espana1936", options=options, seed=7)
    players = [make(opponent, 3), make(opponent, 4)]
    for player in players:
        if isinstance(player, PlannerPlayer):
            player.thinker.budget = 0
    found: list[dict[str, Any]] = []
    while game.actor is not None and game.choice < choices:
        if (forced := game.forced()) is not None:
            game.apply(forced)
            continue
        action, why = ask(players[game.actor], game)
        found += [] if why is None else [why]
        game.apply(action)
    return found


def test_the_planner_names_what_is_there() -> None:
    """It said one and the same sentence of every choice: "part of the plan"."""
    found = reasons("planner", 70)
    assert not [one for one in found if one["key"] == "reason-plan"]
    assert len({str(one) for one in found}) > len(found) / 3
    keys = {one["key"] for one in found}
    assert "reason-joins" in keys
    for language in ("en", "es", "fr", "pl"):
        words = Catalogue(language)
        for one in found:
            said = words.text(one["key"], **{name: value for name, value in one.items() if name != "key"})
            assert said != one["key"]
            assert "{" not in said


@pytest.mark.rule("OPT-06")
def test_in_the_fog_no_strength_is_told() -> None:
    for one in reasons("tuned", 60, {"fog": True}):
        assert not [value for value in one.values() if isinstance(value, int)], one


def test_strength_against_strength_is_what_stands_there() -> None:
    game = dosespanas.new_game("espana1936", seed=7)
    t = game.state
    assert isinstance(t, Engine)
    sight = PlannerPlayer(1).tuned.policy
    sight.choose(t, t.codes())
    keys = set()
    for box in mask_bits(t.here[REP] & ~t.here[NAT]):
        one = of_place(sight.sight(t), box, 2)
        assert one is not None
        assert (one["own"], one["enemy"]) == (2, strength(t, REP, box))
        if one["key"] == "reason-pins":
            assert one["count"] == sum(1 for slot in t.slots_of(REP) if t.t_box[slot] == box)
        keys.add(one["key"])
    assert keys == {"reason-joins-city", "reason-joins-link", "reason-pins"}
    contested = next(iter(mask_bits(t.here[REP] & t.here[NAT] & ~t.data.objectives)))
    one = of_place(sight.sight(t), contested, 2)
    assert one is not None and one["key"] == "reason-joins", "they are held there already"


@pytest.mark.rule("VIC-04")
def test_a_box_that_links_the_enemy_is_wanted_to_split_him() -> None:
    t = dosespanas.new_game("espana1936", seed=7).state
    assert isinstance(t, Engine)
    for box in mask_bits(t.presence(REP) & ~t.presence(NAT)):
        one = of_aim(t, NAT, box)
        before, after = groups(t, REP, box)
        if before - after > 1:
            assert one["key"] == "reason-aim-split"
            assert (one["before"], one["after"]) == (before, after)
    own = next(iter(mask_bits(t.presence(NAT) & ~t.presence(REP))))
    assert of_aim(t, NAT, own)["key"] == "reason-aim-hold"
