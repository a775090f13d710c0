"""Positions by chance: patches of control, units of both sides near each other, lines built or not."""

import random

from tests.gce.build import board

from dosespanas.gce.board.hexes import within
from dosespanas.gce.board.state import INCOMPLETE, INTACT
from dosespanas.gce.engine import Engine
from dosespanas.kernel.side import NAT, REP


def scattered(seed: int, units: int = 60) -> Engine:
    """Return a board on which a seed has placed the HQs and some units, in a region more than elsewhere."""
    rng = random.Random(seed)
    b = board(turn=rng.randint(1, 19), options={"border_supply": rng.random() < 0.3})
    data = b.data
    for _ in range(rng.randint(0, 12)):
        side = rng.choice([NAT, REP])
        for h in within(rng.choice(data.land), rng.randint(1, 4)):
            if data.start_control[h] >= 0:
                b.control[h] = side
    hqs = data.hqs_of[NAT] + data.hqs_of[REP]
    others = [u for u in range(len(data.units)) if not data.units[u].is_air and not data.units[u].is_hq]
    centre = rng.choice(data.land)
    near = [h for h in within(centre, rng.randint(3, 12)) if data.start_control[h] >= 0]
    for unit in hqs + rng.sample(others, units):
        h = rng.choice(near if rng.random() < 0.7 else data.land)
        side = data.units[unit].side
        if b.owner[h] != 1 - side:
            b.place(unit, h)
            b.control[h] = side
            b.turn_over(unit, rng.randrange(len(data.units[unit].faces)))
    for line in range(len(data.lines)):
        b.lines[line] = rng.choice([INCOMPLETE, INTACT])
        b.destroyed += [h for h in data.lines[line].hexes if b.control[h] == NAT]
    b.stale_all()
    return b
