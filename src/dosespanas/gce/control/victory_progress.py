"""How near each way to win is (4.1 to 4.3, 17.2), for a player to look at."""

from dosespanas.gce.board.landmarks import MADRID
from dosespanas.gce.board.state import Board, hex_term
from dosespanas.gce.control import victory
from dosespanas.kernel.shapes import Args, SideName, WayToWin
from dosespanas.kernel.side import NAT


def ways_to_win(b: Board, viewer: int | None) -> list[WayToWin]:
    """Return the conditions of the scenario in play that can still end the game, as a viewer may know them."""
    rules, found = b.data.victory, list[WayToWin]()
    if victory.by_morale(b):
        least = rules["morale_at_most"]
        found.append(way("nationalist", "4.1-a", "victory-gce-morale", {}, b.morale, least, most=True))
    if b.turn <= rules["madrid_until"]:
        args: Args = {"hex": hex_term(MADRID), "turn": rules["madrid_until"]}
        found.append(way("nationalist", "4.2-a", "victory-gce-madrid", args, int(b.control[MADRID] == NAT), 1))
    if "madrid_neighbours" in rules:
        needed = rules["madrid_neighbours"]
        near = needed if b.control[MADRID] == NAT else victory.madrid_neighbours(b, viewer)
        args = {"hex": hex_term(MADRID), "turn": b.data.last_turn}
        found.append(way("nationalist", "17.2-a", "victory-gce-around", args, near, needed))
    hexes = victory.captured(b)
    count = len(hexes)
    taken: Args = {"hexes": [hex_term(h) for h in hexes], "count": count}
    if "captured_hexes" in rules:
        found.append(way("republican", "4.3-a", "victory-gce-hexes", taken, count, rules["captured_hexes"]))
    elif b.options.three_hexes:
        found.append(way("republican", "17.2-b", "victory-gce-hexes", taken, count, rules["captured_value"]))
    else:
        value = victory.captured_value(b)
        found.append(way("republican", "17.2-b", "victory-gce-value", taken, value, rules["captured_value"]))
    rule, args = ("17.2-a" if "madrid_neighbours" in rules else "4.1-b"), {"turn": b.data.last_turn}
    found.append(way("republican", rule, "victory-gce-resist", args, b.turn, b.data.last_turn))
    return found


def way(side: SideName, rule: str, key: str, args: Args, now: int, needed: int, most: bool = False) -> WayToWin:
    """Return one condition."""
    return {"side": side, "rule": rule, "key": key, "args": args, "now": now, "needed": needed, "most": most}
