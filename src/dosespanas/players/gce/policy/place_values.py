"""What places are worth to either side, and what the side fights for this turn."""

from typing import Final

from dosespanas.gce.board.data import CITY, TOWN
from dosespanas.gce.board.hexes import REALS
from dosespanas.gce.board.landmarks import MADRID
from dosespanas.kernel.side import NAT, REP
from dosespanas.players.gce.policy.side_view import SideView
from dosespanas.players.gce.policy.weights import Weights

DECISIVE: Final = 40.0
"""What ends the game."""

ALARMING: Final = 20.0
"""What a place is worth whose fall may end it together with others."""

LAST_TURNS: Final = 2
"""Turns from the end of the 1936 scenario in which the hexes around Madrid count in full."""


class Worth:
    """By hex: what it is worth to take it from the enemy, and to keep it from him."""

    def __init__(self, s: SideView, w: Weights) -> None:
        data = s.data
        self.prize = REALS[:]
        self.keep = REALS[:]
        captured = [h for h in data.land if counts(s, h) and s.control[h] == REP]
        value = sum([data.morale_value[h] for h in captured])
        ring = data.beyond[MADRID] if short(s) else []
        for h in data.land:
            if data.morale_value[h] == 0 and data.final_front[h] < 0 and data.settlement[h] == 0 and h not in ring:
                continue
            holder = s.control[h]
            found = worth_to(s, w, 1 - holder, h, len(captured), value)
            wanted = w.wanted.get(h, 1.0)
            found *= wanted if found < DECISIVE else max(1.0, wanted)  # what ends the game no plan may care less for
            if holder == s.side:
                self.keep[h] = found
            else:
                self.prize[h] = found

    def at_stake(self, hex_: int) -> float:
        """Return what it is worth to keep a hex, or to take it: one of the two is nothing."""
        return self.keep[hex_] + self.prize[hex_]


def counts(s: SideView, hex_: int) -> bool:
    """4.3-a, 17.2-b: tell whether the fall of a hex brings the Republicans nearer to a victory at once."""
    return s.data.start_control[hex_] == NAT and s.data.morale_value[hex_] > 0


def short(s: SideView) -> bool:
    """Tell whether the war of columns is played, which Madrid decides."""
    return "madrid_neighbours" in s.data.victory


def worth_to(s: SideView, w: Weights, taker: int, hex_: int, captured: int, value: int) -> float:
    """Return what it would be worth to a side to take a hex."""
    data = s.data
    worth = w.morale * data.morale_value[hex_]
    if data.final_front[hex_] >= 0 and (data.final_front[hex_] == NAT) != (taker == NAT):
        worth += w.source
    if data.settlement[hex_] == CITY:
        worth += 2.0 * w.town
    elif data.settlement[hex_] == TOWN:
        worth += w.town
    if short(s):
        worth *= w.elsewhere
    if counts(s, hex_):
        worth += recovered(s, w, captured) if taker == NAT else sudden(s, w, hex_, captured, value)
    if hex_ == MADRID:
        if s.turn <= data.victory["madrid_until"]:
            worth += w.madrid_early
        elif short(s):
            worth += DECISIVE
    elif short(s) and hex_ in data.beyond[MADRID]:
        late = s.turn > data.last_turn - LAST_TURNS
        worth += w.ring_last if late else w.ring
    return worth


def decides(s: SideView, hex_: int) -> bool:
    """4.2-a, 4.3-a, 17.2-b: tell whether the side that does not hold a hex wins at once by taking it."""
    data = s.data
    if s.control[hex_] == REP:
        return hex_ == MADRID and s.turn <= data.victory["madrid_until"]
    if not counts(s, hex_):
        return False
    taken = [h for h in data.land if counts(s, h) and s.control[h] == REP]
    if "captured_hexes" in data.victory:
        return len(taken) + 1 >= data.victory["captured_hexes"]
    if s.three_hexes:
        return len(taken) + 1 >= data.victory["captured_value"]
    return sum([data.morale_value[h] for h in [*taken, hex_]]) >= data.victory["captured_value"]


def recovered(s: SideView, w: Weights, captured: int) -> float:
    """4.3-a: return what it is worth to take a place back: the more of them are lost, the more."""
    return w.recover * (1.0 if short(s) else float(captured * captured))


def sudden(s: SideView, w: Weights, hex_: int, captured: int, value: int) -> float:
    """4.3-a, 17.2-b: return what a hex is worth to the Republicans on the way to their victory at once."""
    if short(s):
        missing = s.data.victory["captured_value"] - value
        mine = s.data.morale_value[hex_]
        return DECISIVE if mine >= missing else DECISIVE * w.raid * mine / missing
    missing = s.data.victory["captured_hexes"] - captured
    if missing <= 1:
        return DECISIVE
    return w.sudden * (2.0 if missing == 2 else 1.0)
