"""Twins of La Guerra Civil Española: covered units change places, chits held in secret change with some in the cup."""

import random

from tests.gce.laws import engine, exchange, swap_chits
from tests.twins import Twins

from dosespanas.gce.board import stages
from dosespanas.gce.control import stacking
from dosespanas.gce.engine import Engine
from dosespanas.kernel.game import Game

TRIES = 40


def make(game: Game, viewer: int, rng: random.Random) -> Twins | None:
    """Return a game and its twin for a viewer, or None if nothing that he does not know can be changed."""
    one, other = game.clone(), game.clone()
    state = engine(other)
    foe = 1 - viewer
    names: dict[str, str] = {}
    units: list[int] = []
    for _ in range(rng.randrange(1, 4)):
        pair = swap(state, foe, units, rng)
        if pair is not None:
            units += pair
            first, second = (state.data.units[u].name for u in pair)
            names |= {first: second, second: first}
    held = state.cups.held[foe][:]
    if state.options.hidden_chits and not state.ended and state.stage not in (stages.CHIT_PICK, stages.CHIT_TO):
        swap_kept(state, foe, rng)
    if not units and held == state.cups.held[foe]:
        return None
    if state.problems():
        return None
    if not state.codes() or not engine(one).codes():
        return None

    def same(text: str) -> str | None:
        return " ".join(names.get(word, word) for word in text.split())

    since = game.choice

    def shown(first: Game, second: Game) -> bool:
        for played in (first, second):
            b = engine(played)
            if any(b.sees(viewer, u) for u in units):
                return True
            seen = [e.view(viewer)["ids"] for e in played.log if e.n >= since]
            if any(name in names for ids in seen for name in ids):
                return True
            if held != state.cups.held[foe]:
                drawn = [e for e in played.log if e.n >= since and e.kind in ("chit-drawn", "chit-discarded")]
                if any(e.side == foe for e in drawn):
                    return True
        return False

    return Twins(one, other, viewer, same, shown)


def swap(b: Engine, side: int, taken: list[int], rng: random.Random) -> tuple[int, int] | None:
    """Let two covered units of a side that all else leaves alike change places, where each has room."""
    busy = [*b.move.units, *b.move.dropped, *b.fight.attackers, *b.fight.defenders, b.selected, *taken]
    hidden = [u for u in b.on_map(side) if b.covered(u) and u not in busy]
    if len(hidden) < 2:
        return None
    for _ in range(TRIES):
        one, other = rng.sample(hidden, 2)
        if b.u_hex[one] == b.u_hex[other] or not alike(b, one, other):
            continue
        hexes = b.u_hex[one], b.u_hex[other]
        zones = [zone(b, h) for h in hexes]
        room = [roomy(b, h) for h in hexes]
        exchange(b, one, other)
        b.stale_all()
        room += [roomy(b, h) for h in hexes]
        heavy = b.data.weight(one, b.u_face[one]) != b.data.weight(other, b.u_face[other])
        if zones == [zone(b, h) for h in hexes] and (
            all(room) if heavy else all(stacking.fits(b, [], h) for h in hexes)
        ):
            return one, other
        exchange(b, one, other)
        b.stale_all()
    return None


def roomy(b: Engine, hex_: int) -> bool:
    """Whether a stack is far from full: that a hex is full shows by itself, when somebody who is due cannot enter."""
    return b.stack_weight(hex_) + 3 * b.data.stack_division <= b.data.stack_limit


def alike(b: Engine, one: int, other: int) -> bool:
    """Whether two units cannot be told apart by what has befallen them in this turn, or by who enters beside them.

    12.10, 15.7.2: whether a hex admits a unit that is due shows by itself; that hangs on fronts and parties.
    """
    first, second = b.data.units[one], b.data.units[other]
    kin = first.northern == second.northern and (not b.options.column_politics or first.politics == second.politics)
    marks = [(b.u_flags[u], b.u_mood[u], b.u_turn[u]) for u in (one, other)]
    return kin and marks[0] == marks[1]


def zone(b: Engine, hex_: int) -> int:
    """The strongest zone of control of a hex's units, which everybody sees."""
    return max(b.face(u).zoc for u in b.stack(hex_))


def swap_kept(b: Engine, side: int, rng: random.Random) -> None:
    """Let chits held in secret change with others that would have been kept."""
    before = b.cups.held[side][:], b.cups.inside[:]
    swap_chits(b, side, rng)
    if any(b.data.chits[c].compulsory for c in b.cups.held[side]):
        b.cups.held[side], b.cups.inside = before
