"""`hand`: what a side holds and may still spend, what events compel, who is to come, how the war stands."""

from collections.abc import Mapping
from typing import Any

from rich.text import Text

from dosespanas.catalogue import Catalogue
from dosespanas.kernel.side import SIDE_NAMES
from dosespanas.terminal.gce.units import CounterNames, in_place
from dosespanas.terminal.screen import TerminalView

POOLS = {"nationalist": ("nationalist", "italian"), "republican": ("republican", "northern")}
"""By side: its resource points."""
FRONTS = {"nationalist": ("nationalist",), "republican": ("republican", "northern")}
"""By side: its railways."""


def state(sight: TerminalView) -> Text:
    """Return how the war stands, as it is told below the map."""
    observation = sight.observation
    decides = observation["victory"]["morale_at_most"] is not None
    morale = observation["morale"] if decides else None
    return Text(sight.words.text("terminal-gce-state", morale=morale, **observation["points"]))


def hand(sight: TerminalView, units: CounterNames, chits: Mapping[str, Mapping[str, Any]]) -> list[Text]:
    """Return all that `hand` tells, a heading over each part."""
    parts = {
        "chits": _chits(sight, chits),
        "means": _means(sight),
        "duties": _duties(sight),
        "arrivals": _arrivals(sight, units),
        "air": _listed(sight, units, "air"),
        "returning": _listed(sight, units, "returning"),
        "lost": _listed(sight, units, "eliminated"),
        "war": _war(sight),
    }
    lines: list[Text] = []
    for name, part in parts.items():
        if part:
            lines.append(Text(sight.words.text(f"terminal-gce-hand-{name}"), "bold"))
            lines += [Text("  " + line) for line in part]
    return lines


def _chits(sight: TerminalView, chits: Mapping[str, Mapping[str, Any]]) -> list[str]:
    """The chits the side keeps and what each may do now; how many the cups and the other side have."""
    words, side = sight.words, sight.observation["viewer"]
    found = []
    for chit in sight.observation["chits"][side]["held"] or []:
        now = ", ".join(view["action"] for view in sight.legal if view["card"] == chit)
        use = words.text("terminal-card-now", actions=now or "none")
        found.append(f"{words.term('chit:' + chit)}  {chits[chit]['rule']}  {use}")
    for name in SIDE_NAMES:
        cup = sight.observation["chits"][name]
        found.append(words.text("terminal-gce-cup", side=f"side:{name}", cup=cup["cup"], count=cup["count"]))
    return found


def _means(sight: TerminalView) -> list[str]:
    """Resource points, railways, ships."""
    observation, words, side = sight.observation, sight.words, sight.observation["viewer"]
    found = []
    for pool in POOLS[side]:
        now, next_ = observation["points"][pool], observation["points_next"][pool]
        found.append(words.text("terminal-gce-points", pool=f"pool:{pool}", count=now, next=next_))
    if side == "republican" and observation["soviet_points"]:
        found.append(words.text("page-gce-soviet-points", count=observation["soviet_points"]))
    for front in FRONTS[side]:
        found.append(_left(words, "terminal-gce-rail", f"front:{front}", observation["rail"][front]))
    found.append(_left(words, "terminal-gce-sea", f"side:{side}", observation["sea"][side]))
    found.append(words.text("page-gce-naval-ready" if observation["naval"][side] else "page-gce-naval-none"))
    return found


def _left(words: Catalogue, key: str, name: str, capacity: Mapping[str, int]) -> str:
    """What is left of a capacity this turn."""
    return words.text(key, front=name, left=capacity["limit"] - capacity["used"], limit=capacity["limit"])


def _duties(sight: TerminalView) -> list[str]:
    """What events compel the side to do this turn."""
    mine = [duty for duty in sight.observation["duties"] if duty["side"] == sight.observation["viewer"]]
    found: list[str] = []
    for duty in mine:
        found.append(f"{sight.words.text(duty['key'], **duty['args'])}  {duty['rule']}")
        if duty["units"]:
            pieces = [f"unit:{unit}" for unit in duty["units"]]
            found.append("  " + sight.words.text("terminal-gce-duty-units", pieces=pieces))
    return found


def _arrivals(sight: TerminalView, units: CounterNames) -> list[str]:
    """Who comes this turn and in the next ones, turn by turn, and how many hexes are open to him."""
    words = sight.words
    views = {unit["id"]: unit for unit in sight.observation["units"]}
    turns: dict[int, list[str]] = {}
    for each in sight.overlay("arrivals") or []:
        factors = units.factors(views[each["unit"]])
        turns.setdefault(each["turn"], []).append(f"{words.term('unit:' + each['unit'])} {factors}")
    return [words.text("terminal-gce-arrive", turn=turn, pieces=", ".join(names)) for turn, names in turns.items()]


def _listed(sight: TerminalView, units: CounterNames, where: str) -> list[str]:
    """The side's units in a place off the map."""
    found = in_place(sight.observation, sight.observation["viewer"], where)
    return [units.line(unit, sight.words) for unit in found]


def _war(sight: TerminalView) -> list[str]:
    """How near each side is to winning."""
    observation, words = sight.observation, sight.words
    victory = observation["victory"]
    places = [f"hex:{hex_}" for hex_ in victory["captured"]]
    found = [state(sight).plain]
    least = victory["morale_at_most"]
    if least is None:
        found.append(words.text("page-gce-victory-madrid", count=victory["madrid_neighbours"]))
    else:
        found.append(words.text("page-gce-victory-morale", left=max(0, observation["morale"] - least)))
    hexes = observation["scenario"] != "1936" or observation["options"].get("three_hexes", False)
    key = "page-gce-victory-hexes" if hexes else "page-gce-victory-value"
    found.append(words.text(key, count=len(places), value=victory["value"], hexes=places))
    return found
