"""What lies covered stays so (13.6): nothing that the other side is told, shown or asked depends on it."""

import random
from typing import Any

import pytest
from tests.gce.battles import do, engine, phase
from tests.gce.build import board, opened, texts, unit

import dosespanas
from dosespanas.gce.board import stages
from dosespanas.gce.board.hexes import hex_name
from dosespanas.gce.board.state import USED, WAITING, hex_term
from dosespanas.gce.engine import Engine
from dosespanas.gce.events import desertion
from dosespanas.kernel.side import NAT, NOBODY, REP


def covered(b: Engine, side: int) -> list[int]:
    return [u for u in b.on_map(side) if b.covered(u)]


def swapped(b: Engine, one: int, other: int) -> Engine | None:
    """The same board with two units in each other's places; None if a stack would look different from outside."""
    copy = b.clone()
    hexes = (b.u_hex[one], b.u_hex[other])
    stacks = [b.stack(h) for h in hexes]
    for u in stacks[0] + stacks[1]:
        copy.lift(u, WAITING)
    for h, stack in zip(hexes, stacks, strict=True):
        for u in reversed(stack):
            copy.place({one: other, other: one}.get(u, u), h)
    copy.stale_all()
    return copy if copy.zoc == b.zoc and copy.column_zoc == b.column_zoc else None


def given(b: Engine, viewer: int, asked: list[str]) -> dict[str, Any]:
    """All that a side gets: what it sees, its legal actions, why others are not, and the odds."""
    found: dict[str, Any] = {"seen": b.observe(viewer, 0), "zoc": b.overlay("zoc", viewer)}
    found |= {name: b.overlay(name, viewer) for name in ("supply", "supply-enemy", "ideas", "attacks")}
    beside = [hex_name(h) for u in b.move.units for h in b.data.beyond[b.u_hex[u]]]
    found |= {f"attacks:{name}": b.overlay(f"attacks:{name}", viewer) for name in beside}
    found["odds"] = b.odds(None, viewer)
    if b.side == viewer:
        found["legal"] = [b.view(code) for code in b.codes()]
        for text in asked:
            refusal = b.explain(b.parse(text))
            found[text] = (refusal.view() if refusal is not None else None, b.odds(b.parse(text), viewer))
    return found


@pytest.mark.rule("13.6")
@pytest.mark.parametrize("seed", [1, 2])
def test_what_a_side_gets_does_not_depend_on_what_it_does_not_see(seed: int) -> None:
    game = dosespanas.new_game("gce", "campaign", seed=seed)
    rng = random.Random(seed)
    compared = 0
    while game.actor is not None and compared < 20:
        b = engine(game)
        viewer = rng.choice((NAT, REP))
        hidden = [u for u in covered(b, 1 - viewer) if u not in b.move.units and u not in b.fight.attackers]
        if len(hidden) > 1 and rng.random() < 0.2:
            one, other = rng.sample(hidden, 2)
            copy = swapped(b, one, other) if b.u_hex[one] != b.u_hex[other] else None
            if copy is not None:
                names = [b.data.units[u].name for u in (one, other)]
                asked = [f"{verb} {name}" for verb in ("move", "join", "pick", "support", "lose") for name in names]
                assert given(b.clone(), viewer, asked) == given(copy, viewer, asked)
                compared += 1
        game.apply(rng.choice(game.legal_actions()))
    assert compared > 0


@pytest.mark.rule("13.6")
@pytest.mark.parametrize("scenario", ["1936", "campaign"])
def test_the_words_of_an_action_say_nothing_of_what_lies_covered(scenario: str) -> None:
    """A standing order puts into words whatever it names, legal or not."""
    game = dosespanas.new_game("gce", scenario, seed=1)
    b = engine(game)
    for side in (NAT, REP):
        hidden, units = covered(b, 1 - side), [b.data.units[u] for u in b.on_map(1 - side)]
        assert hidden
        for u, one in zip(b.on_map(1 - side), units, strict=True):
            told = game.label(side, f"lose {one.name}")["args"]
            assert ("box" in told) == (u not in hidden)
            if u in hidden:
                assert told["left"] == one.steps - 1, "as it came, whatever it has lost since"
            own = game.label(1 - side, f"lose {one.name}")["args"]
            assert own["box"] == hex_term(b.u_hex[u]) and own["left"] == b.steps(u) - 1


BATTLE = {"n_13": "2811", "n_11": "2811", "r_11": "2812"}


def who_is_asked(units: dict[str, str], *used: str, open_stacks: bool = False) -> list[tuple[int, list[str]]]:
    """Which sides are asked for the artillery of a HQ in an attack on 2812, and what they may answer."""
    game = phase(NAT, BATTLE | units, all_to=NOBODY, turn=9, options={"open_stacks": open_stacks})
    b = engine(game)
    for name in used:
        b.mark(unit(b, name), USED)
    do(game, "attack 2812", "join-all 2811", "commit")
    asked = []
    while b.stage == stages.SUPPORT:
        asked.append((b.side, texts(game)))
        do(game, "none")
    return asked


@pytest.mark.rule("13.6", "13.12-c", "13.12-d")
def test_who_may_have_a_covered_hq_near_is_asked_in_any_case() -> None:
    near = {"r_cen": "2712", "r_46": "2712"}
    assert who_is_asked(near) == [(REP, ["support r_cen", "none"])]
    elsewhere = {"r_cen": "2006", "r_7": "2006", "r_8": "2712", "r_46": "2712"}
    assert who_is_asked(elsewhere) == [(REP, ["none"])]
    assert who_is_asked(elsewhere, open_stacks=True) == []
    assert who_is_asked(elsewhere, "r_cen") == []
    assert who_is_asked({"r_46": "2712", "r_cen": "2006"}) == []


@pytest.mark.rule("13.6", "12.7")
def test_the_pace_of_a_covered_group_is_not_told() -> None:
    game = opened(board({"n_13": "2811", "n_n": "2811"}, turn=9, all_to=NAT))
    game.apply("move n_13")
    game.apply("with n_n")
    assert game.observe(NAT)["selected"]["left"] is not None
    seen = game.observe(REP)["selected"]
    assert len(seen["units"]) == 1
    assert seen["left"] is None


@pytest.mark.rule("13.6", "12.1-a")
def test_who_went_along_is_known_to_its_own_side_alone() -> None:
    game = opened(board({"n_13": "2811", "n_n": "2811"}, turn=9, all_to=NAT))
    for action in ("move n_13", "with n_n", "to 2911"):
        game.apply(action)
    own, theirs, watching = (
        next(event for event in reversed(game.log) if event.kind == "moved").view(viewer)["ids"]
        for viewer in (NAT, REP, None)
    )
    assert sorted(own) == ["n_13", "n_n"]
    assert len(theirs) <= 1
    assert watching == theirs


@pytest.mark.rule("13.6", "7.21")
def test_what_a_deserter_uncovers_cannot_be_unseen() -> None:
    def reveals(units: dict[str, str]) -> int:
        b = board(units | {"n_81": "2611"}, turn=3, step=stages.MOVE_REP)
        b.cups.held[NAT] = [b.data.chit_index["mass_desertion"]]
        assert desertion.offer(b)
        desertion.take_desert(b, b.parse("pick r_enc"))
        return b.reveals

    assert reveals({"r_11": "2612", "r_enc": "2612"}) == 1
    assert reveals({"r_enc": "2612"}) == 0
