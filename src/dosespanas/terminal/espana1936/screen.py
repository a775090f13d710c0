"""España 1936 in the terminal: boxes and fleets, cards in hand, odds on land and at sea."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from rich.console import RenderableType
from rich.panel import Panel
from rich.text import Text

from dosespanas.catalogue import Catalogue
from dosespanas.kernel.side import SIDE_NAMES
from dosespanas.registry import ESPANA1936
from dosespanas.terminal.espana1936.battle_odds import described
from dosespanas.terminal.espana1936.board import BoardLayout, covered, piece_term, stack
from dosespanas.terminal.espana1936.cards import Card, card_text
from dosespanas.terminal.espana1936.odds import odds_table
from dosespanas.terminal.espana1936.sea import sea_odds_table, sea_table
from dosespanas.terminal.screen import GameScreen, TerminalView, numbered


class BoxScreen:
    """The map of boxes and the cards; see `Screen`."""

    def __init__(self, facts: Mapping[str, Any]) -> None:
        """Take the facts of the data files, as `GameDefinition.facts` gives them."""
        self.names: dict[str, str] = {}
        self.help = "terminal-help"
        boxes, links = facts["map"]["boxes"], [(one, other) for one, other in facts["map"]["links"]]
        self.map = BoardLayout(facts["board"]["places"], links, [box["id"] for box in boxes if box.get("objective")])
        self.cards: dict[str, Card] = {card["id"]: card for card in facts["cards"]}

    def board(self, sight: TerminalView, around: str) -> Sequence[RenderableType]:
        """Return the map, always whole, the fleets and the count of objective cities."""
        observation, words = sight.observation, sight.words
        seas = sea_table(observation, words)
        count = Text(words.text("terminal-objectives", **observation["objectives"]))
        return [self.map.draw(observation, words, sight.width), *([] if seas is None else [seas]), count]

    def place(self, sight: TerminalView, name: str) -> Sequence[RenderableType]:
        """Return everything about a box: control, pieces, links."""
        observation, words = sight.observation, sight.words
        box = self._box(observation, name, words)
        if box is None:
            return []
        control, objective = observation["boxes"][box]["control"], box in self.map.objectives
        lines = [words.text("terminal-look", box=f"box:{box}", control=control, objective=objective)]
        for side in SIDE_NAMES:
            pieces = [(piece_term(piece), "yes" if piece["used"] else "no") for piece in stack(observation, box, side)]
            pieces += [(f"troop:{side}:unknown:0", "no")] * covered(observation, box, side)
            for piece, used in pieces:
                lines.append(words.text("terminal-look-piece", piece=piece, side=f"side:{side}", used=used))
        lines.append(words.text("terminal-look-links", links=[f"box:{other}" for other in self.map.neighbours(box)]))
        return [Text(line, "" if number else "bold") for number, line in enumerate(lines)]

    @staticmethod
    def _box(observation: Mapping[str, Any], name: str, words: Catalogue) -> str | None:
        """Return the box of an id or of a name in words."""
        wanted = name.lower().replace(" ", "_")
        for box in observation["boxes"]:
            if wanted and (box == wanted or words.term(f"box:{box}").lower() == name.lower()):
                return str(box)
        return None

    def hand(self, sight: TerminalView) -> Sequence[RenderableType]:
        """Return the cards in hand and what each may do now."""
        observation, words = sight.observation, sight.words
        cards = observation["hands"][observation["viewer"]]["cards"] or []
        shown: list[RenderableType] = []
        for card in cards:
            now = ", ".join(choice["action"] for choice in sight.legal if choice["card"] == card)
            text = Text(card_text(self.cards[card], words) + "\n")
            text.append(words.text("terminal-card-now", actions=now or "none"), "dim")
            title = Text(f"{words.term('card:' + card)} ({card})")
            shown.append(Panel(text, title=title, title_align="left"))
        return shown or [Text(words.text("terminal-hand-empty"))]

    def choices(self, sight: TerminalView) -> Sequence[RenderableType]:
        """Return the legal actions: there are never so many that they had to be put in order."""
        return [numbered(sight)]

    def odds(self, odds: Mapping[str, Any], words: Catalogue) -> RenderableType:
        """Return the odds of an attack, or of the rolls at sea."""
        return (sea_odds_table if "sea" in odds else odds_table)(odds, words)


def box_screen(folder: str | Path | None) -> BoxScreen:
    """Return the screen for the data files of a folder, or the shipped ones."""
    return BoxScreen(ESPANA1936.facts(folder))


SHOWN = GameScreen(box_screen, described)
"""As the title of the game names it."""
