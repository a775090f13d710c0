"""What the laws of every game need to know of La Guerra Civil Española."""

import random

from tests.worlds import World, covering

from dosespanas.gce.board import notation, options
from dosespanas.gce.board.hexes import HEXES, hex_name
from dosespanas.gce.engine import Engine
from dosespanas.gce.whereabouts import may_be_kept
from dosespanas.kernel.game import Game
from dosespanas.kernel.side import SIDE_NAMES

STANDARD: World = ("1936", {})

WORLDS: list[World] = [STANDARD, ("campaign", {}), *covering(options, random.Random(1936))]
"""Both standard games, and others with every pair of options on, off and mixed."""


def engine(game: Game) -> Engine:
    assert isinstance(game.state, Engine)
    return game.state


def any_action(game: Game, rng: random.Random) -> str:
    """A well-formed action of any kind, mostly illegal."""
    data = engine(game).data
    kind = rng.randrange(len(notation.WORDS))
    unit = rng.randrange(len(data.units))
    if kind in notation.HEX_KINDS:
        code = notation.make(kind, rng.choice(data.land))
    elif kind in notation.CHIT_KINDS:
        code = notation.make(kind, rng.randrange(len(data.chits)))
    elif kind in notation.PURSE_KINDS:
        code = notation.make_pair(kind, unit, rng.randrange(len(notation.PURSES)))
    elif kind in notation.PAIR_KINDS:
        code = notation.make_pair(kind, unit, rng.choice(data.land))
    else:
        code = notation.make(kind, unit if notation.is_unit_kind(kind) else 0)
    return notation.write(data, code)


def every_action(game: Game) -> list[str]:
    """Every action that names something of the game: each unit, hex and chit with each verb that takes one."""
    data = engine(game).data
    units = range(len(data.units))
    codes: list[int] = []
    for kind in range(len(notation.WORDS)):
        if kind in notation.HEX_KINDS:
            codes += [notation.make(kind, h) for h in data.land]
        elif kind in notation.CHIT_KINDS:
            codes += [notation.make(kind, c) for c in range(len(data.chits))]
        elif kind in notation.PURSE_KINDS:
            codes += [notation.make_pair(kind, u, p) for u in units for p in range(len(notation.PURSES))]
        elif kind in notation.PAIR_KINDS:
            codes += [notation.make_pair(kind, u, data.land[u % len(data.land)]) for u in units]
        elif notation.is_unit_kind(kind):
            codes += [notation.make(kind, u) for u in units]
    return [notation.write(data, code) for code in codes]


def hide_and_swap(game: Game, viewer: int, rng: random.Random) -> None:
    """Change all that `viewer` may not know: dice to come, enemy units that lie covered, chits held in secret.

    Covered units change places with others of the same zone of control, which everybody sees.
    """
    state = engine(game)
    data, foe = state.data, 1 - viewer
    state.chance.cursor += rng.randrange(500)
    by_zone: dict[int, list[int]] = {}
    for unit in data.units_of[foe]:
        if state.u_hex[unit] >= 0 and state.covered(unit) and not data.units[unit].is_hq:
            by_zone.setdefault(state.face(unit).zoc, []).append(unit)
    for units in by_zone.values():
        others = units[:]
        rng.shuffle(others)
        for one, other in zip(units, others, strict=True):
            exchange(state, one, other)
    state.stale_all()
    if state.options.hidden_chits and not state.ended:
        swap_chits(state, foe, rng)


def exchange(state: Engine, one: int, other: int) -> None:
    """Let two units on the map change places in their stacks."""
    if one == other:
        return
    stacks = {state.u_hex[unit]: state.stack(state.u_hex[unit]) for unit in (one, other)}
    state.u_hex[one], state.u_hex[other] = state.u_hex[other], state.u_hex[one]
    for hex_, stack in stacks.items():
        units = [other if unit == one else one if unit == other else unit for unit in stack]
        state.first[hex_] = units[0]
        for above, below in zip(units, [*units[1:], -1], strict=True):
            state.after[above] = below


def swap_chits(state: Engine, side: int, rng: random.Random) -> None:
    """Let the chits a side holds change places with some in its cup."""
    held, inside = state.cups.held[side], state.cups.inside
    for i, chit in enumerate(held):
        kept = [c for c in range(len(inside)) if state.data.chits[c].side == side and may_be_kept(state, c)]
        others = [c for c in kept if inside[c] > 0]
        if others:
            held[i] = rng.choice(others)
            inside[held[i]] -= 1
            inside[chit] += 1


def check_pieces(game: Game) -> None:
    """Every unit is in exactly one place, where its owner sees it."""
    state = engine(game)
    for side, name in enumerate(SIDE_NAMES):
        seen = [unit["id"] for unit in game.observe(side)["units"] if unit["side"] == name]
        assert sorted(seen) == sorted(state.data.units[u].name for u in state.data.units_of[side])
    assert all(state.u_hex[unit] < HEXES for unit in range(len(state.data.units)))


def every_overlay(game: Game, side: int) -> list[str]:
    """Every overlay there is, and those that name something for each unit of the game, alone and sent from its hex."""
    state = engine(game)
    units = [unit.name for unit in state.data.units]
    sent = [f"orders:{hex_name(state.u_hex[u])}:{units[u]}-2712" for u in [*state.on_map(0), *state.on_map(1)]]
    beside = [f"attacks:{hex_name(h)}" for h in state.data.land]
    return [*overlays(game, side), "stuck", *(f"reach:{unit}" for unit in units), *sent, *beside]


def overlays(game: Game, side: int) -> list[str]:
    """The overlays of a side, with the reach of every seventh of its units on the map."""
    state = engine(game)
    units = [state.data.units[u].name for u in state.on_map(side)]
    stacks = sorted({hex_name(state.u_hex[u]) for u in state.on_map(side)})
    boxed = ["orders:" + ",".join(f"{hex_}-2712" for hex_ in stacks[::9])] if stacks else []
    reaches = [f"reach:{name}" for name in units[::7]]
    fields = [f"attacks:{hex_name(h)}" for h in state.data.land[::97]]
    known = ["victory", "aid", "ideas", "supply", "supply-enemy", "zoc", "arrivals", "plans", "attacks"]
    return [*known, *boxed, *reaches, *fields]
