"""La Guerra Civil Española in the terminal: the hex map, stacks and supply, chits and points, the combat table."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from dosespanas.catalogue import Catalogue
from dosespanas.registry import GCE
from dosespanas.terminal.gce.battle import battle_line, odds_table
from dosespanas.terminal.gce.choices import GOING, choices
from dosespanas.terminal.gce.hand import hand, state
from dosespanas.terminal.gce.land import Land, plain
from dosespanas.terminal.gce.look import look
from dosespanas.terminal.gce.map import MIDDLE, Frame, HexMap, focus, marks_of
from dosespanas.terminal.gce.odds import described
from dosespanas.terminal.gce.units import CounterNames
from dosespanas.terminal.screen import GameScreen, TerminalView

REACH = 4
"""How many hexes are shown around a place asked for."""
TALLEST = 14
"""A choice of hexes over more rows than this has no map of its own."""


class HexScreen:
    """The map of hexes and all that is told beside it; see `Screen`."""

    def __init__(self, facts: Mapping[str, Any]) -> None:
        """Take the facts of the data files, as `GameDefinition.facts` gives them."""
        self.names: dict[str, str] = facts["names"]
        self.help = "terminal-gce-help"
        self.land = Land(facts)
        self.units = CounterNames(facts)
        self.map = HexMap(self.land)
        self.chits: dict[str, Mapping[str, Any]] = {chit["id"]: chit for chit in facts["chits"]["chits"]}

    def board(self, sight: TerminalView, around: str) -> Sequence[RenderableType]:
        """Return all Spain, or a part of it: around a place, or where there is no room around what is in hand."""
        wide = self.map.fitting(sight.width)
        hex_ = self.find(sight, around)
        centre = [hex_] if hex_ else focus(sight.observation)
        near = hex_ is not None or wide is None or (wide.size < MIDDLE and bool(centre))
        frame = self.map.near(centre or ["2712"], sight.width, REACH) if near or wide is None else wide
        below = [self._places(sight, frame)] if near else []
        key = "terminal-gce-legend" if frame.size >= MIDDLE else "terminal-gce-legend-small"
        below += [Text(sight.words.text(key), "dim"), state(sight)]
        for text in below:
            text.no_wrap = False
        return [self._drawn(sight, frame), Group(*below)]

    def _drawn(self, sight: TerminalView, frame: Frame) -> Text:
        """The map within a frame, with the marks of the choice in hand."""
        return self.map.draw(sight.observation, frame, marks_of(sight.observation, sight.legal))

    def _places(self, sight: TerminalView, frame: Frame) -> Text:
        """The names of the places within a frame, with what they are worth."""
        named = [
            hex_ for hex_ in self.land.hexes if frame.holds(int(hex_[:2]), int(hex_[2:])) and sight.words.place(hex_)
        ]
        words = [
            f"{hex_} {sight.words.place(hex_)}" + (f" {self.land.morale[hex_]}" if hex_ in self.land.morale else "")
            for hex_ in named
            if hex_ in self.land.morale or "settlement" in self.land.hexes[hex_]
        ]
        return Text(", ".join(words), "dim")

    def find(self, sight: TerminalView, name: str) -> str | None:
        """Return the hex of a number, of a place's name or of a unit's id."""
        for unit in sight.observation["units"]:
            if unit["id"] == name and unit["hex"]:
                return str(unit["hex"])
        called = (hex_ for hex_ in self.land.hexes if name and plain(sight.words.place(hex_)) == plain(name))
        return self.land.find(name) or next(called, None)

    def place(self, sight: TerminalView, name: str) -> Sequence[RenderableType]:
        """Return everything about a hex, or about a unit that is not on the map."""
        hex_ = self.find(sight, name)
        if hex_ is not None:
            return look(sight, hex_, self.land, self.units)
        away = [unit for unit in sight.observation["units"] if unit["id"] == name]
        where = [sight.words.text(f"terminal-gce-where-{unit['where']}") for unit in away]
        return [Text(self.units.line(unit, sight.words, where)) for unit in away]

    def hand(self, sight: TerminalView) -> Sequence[RenderableType]:
        """Return chits, points, transport, duties, reinforcements, and how the war stands."""
        return hand(sight, self.units, self.chits)

    def choices(self, sight: TerminalView) -> Sequence[RenderableType]:
        """Return the legal actions, a map of them where hexes are to be chosen, and the battle they belong to."""
        shown: list[RenderableType] = []
        if sight.observation["battle"]:
            shown.append(battle_line(sight))
        hexes = self._at_stake(sight)
        if hexes:
            shown.append(self._drawn(sight, self.map.near(hexes, sight.width)))
        return shown + choices(sight, self.units)

    def _at_stake(self, sight: TerminalView) -> list[str]:
        """The hexes to be drawn with the choice: where units may go, who may fight; none if it is too much."""
        battle = sight.observation["battle"]
        going = [view for view in sight.legal if view["verb"] in GOING]
        if len(going) < 2 and not (battle and battle["step"] == "join"):
            return []
        hexes = sorted({*focus(sight.observation), *marks_of(sight.observation, sight.legal)})
        rows = [int(hex_[:2]) for hex_ in hexes]
        return hexes if rows and max(rows) - min(rows) < TALLEST else []

    def odds(self, odds: Mapping[str, Any], words: Catalogue) -> RenderableType:
        """Return the odds of an attack."""
        return odds_table(odds, words)


def hex_screen(folder: str | Path | None) -> HexScreen:
    """Return the screen for the data files of a folder, or the shipped ones."""
    return HexScreen(GCE.facts(folder))


SHOWN = GameScreen(hex_screen, described)
"""As the title of the game names it."""
