"""La Guerra Civil Española in the terminal: what never changes of a hex, and how it is found and told."""

import unicodedata
from collections.abc import Mapping
from typing import Any

from dosespanas.catalogue import Catalogue


def plain(text: str) -> str:
    """Return a text without accents, in small letters: `cadiz` for "Cádiz"."""
    apart = unicodedata.normalize("NFKD", text.replace("_", " "))
    return "".join(letter for letter in apart if not unicodedata.combining(letter)).casefold().strip()


def controller(observation: Mapping[str, Any], hex_: str) -> str:
    """Return the side that controls a hex of Spain."""
    return "nationalist" if hex_ in observation["control"]["nationalist"] else "republican"


class Land:
    """The map of Spain as the data files have it."""

    def __init__(self, facts: Mapping[str, Any]) -> None:
        """Take the facts of the data files, as `GameDefinition.facts` gives them."""
        map_ = facts["map"]
        self.hexes: dict[str, Mapping[str, Any]] = {each["id"]: each for each in map_["hexes"]}
        """The hexes of Spain."""
        self.outside: dict[str, str] = {hex_: row["country"] for row in map_["outside"] for hex_ in row["hexes"]}
        """Sea and foreign countries."""
        self.morale: dict[str, int] = {each["hex"]: each["value"] for each in map_["morale"]}
        self.sources: dict[str, list[str]] = {}
        """By hex: the fronts whose final source it is."""
        for each in map_["final_sources"]:
            self.sources.setdefault(each["hex"], []).append(each["front"])
        self.rivers: dict[str, dict[str, list[str]]] = {}
        """By hex and size of the river: the hexes beyond it."""
        for river in map_["rivers"]:
            for one, other in (river["between"], river["between"][::-1]):
                self.rivers.setdefault(one, {}).setdefault(river["size"], []).append(other)
        self.rails: set[str] = {hex_ for line in map_["railways"] for hex_ in line["hexes"]}
        self.forts: dict[str, str] = {hex_: line["id"] for line in map_["fortified_lines"] for hex_ in line["hexes"]}
        """By hex: the fortified line it belongs to."""
        self._found: dict[str, str] = {}
        for each in map_["hexes"]:
            for name in [each.get("name", ""), *each.get("also", [])]:
                self._found.setdefault(plain(name), each["id"])

    def find(self, name: str) -> str | None:
        """Return the hex of Spain of four digits or of a name, accents or not; None if there is none."""
        if name in self.hexes:
            return name
        return self._found.get(plain(name)) if plain(name) else None

    def fort_state(self, observation: Mapping[str, Any], hex_: str) -> str | None:
        """Return the state of the fortified line in a hex: None where there is none."""
        if hex_ not in self.forts:
            return None
        return "destroyed" if hex_ in observation["destroyed"] else str(observation["lines"][self.forts[hex_]])

    def title(self, observation: Mapping[str, Any], hex_: str, words: Catalogue) -> str:
        """Return a hex with its other places and who controls it."""
        side = f"side:{controller(observation, hex_)}"
        return words.text("terminal-gce-look", hex=f"hex:{hex_}", also=self.hexes[hex_].get("also"), side=side)

    def features(self, observation: Mapping[str, Any], hex_: str, words: Catalogue) -> str:
        """Return the ground, the settlement and everything else that the map shows in a hex."""
        facts = self.hexes[hex_]
        found = [words.text(f"page-gce-map-terrain-{facts['terrain']}")]
        if "settlement" in facts:
            found.append(words.text(f"page-gce-map-settlement-{facts['settlement']}"))
        found.append(words.text(f"page-gce-region-{facts['region']}"))
        if facts.get("port"):
            found.append(words.text("page-gce-map-port"))
        elif "coast" in facts:
            found.append(words.text("terminal-gce-coast"))
        if hex_ in self.rails:
            found.append(words.text("page-gce-map-railway"))
        if hex_ in self.morale:
            found.append(words.text("page-gce-map-morale", value=self.morale[hex_]))
        for front in self.sources.get(hex_, []):
            front = words.text(f"page-gce-map-front-{front}")
            found.append(words.text("page-gce-map-source", front=front))
        for size, beyond in self.rivers.get(hex_, {}).items():
            found.append(words.text(f"page-gce-map-river-{size}", hexes=[f"hex:{other}" for other in beyond]))
        state = self.fort_state(observation, hex_)
        if state is not None:
            found.append(f"{words.term('line:' + self.forts[hex_])} ({words.text(f'page-gce-map-line-{state}')})")
        return "; ".join(found)
