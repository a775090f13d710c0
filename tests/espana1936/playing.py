"""Playing one card in the Events phase of an otherwise quiet game, and reading what it did."""

from collections.abc import Iterable
from typing import Any

import pytest
from tests.espana1936.build import do, game
from tests.espana1936.quiet import all_but

from dosespanas.espana1936.game import load_data
from dosespanas.kernel.game import Game

PORTS = [box for i, box in enumerate(load_data().boxes) if load_data().ports >> i & 1]
EVERYWHERE = all_but()


def ours(card: str) -> list[str]:
    """`republic` of a board that belongs wholly to the side of a card."""
    return EVERYWHERE if card.startswith("rep") else []


def ours_but(card: str, *boxes: str) -> list[str]:
    """`republic` of a board that belongs to the side of a card except some boxes."""
    return all_but(*boxes) if card.startswith("rep") else list(boxes)


def ours_only(card: str, *boxes: str) -> list[str]:
    """`republic` of a board where the side of a card has nothing but some boxes."""
    return list(boxes) if card.startswith("rep") else all_but(*boxes)


def letter(card: str) -> str:
    """`R` for a Republican card, `N` for a Nationalist one."""
    return "R" if card.startswith("rep") else "N"


def against(card: str) -> str:
    """The letter of the other side."""
    return "N" if letter(card) == "R" else "R"


def before(
    card: str,
    troops: Iterable[str] = (),
    pieces: dict[str, str] | None = None,
    republic: Iterable[str] | None = None,
    turn: int = 0,
    **more: Any,
) -> Game:
    """An Events phase in which only the owner of one card holds anything."""
    number = int(card.split("_")[1])
    hands = ([], [card]) if card.startswith("rep") else ([card], [])
    return game(
        "events",
        troops,
        pieces,
        republic=ours(card) if republic is None else republic,
        turn=turn or (2 if number <= 22 else 8),
        hands=hands,
        **more,
    )


def play(played: Game, card: str, *choices: str) -> list[dict[str, Any]]:
    """Play a card and make the choices it asks; return the events."""
    return do(played, f"event {card}", *choices)


def spent_in_vain(played: Game, card: str) -> bool:
    """Play a card; tell whether it was spent and nothing came of it (EVT-05)."""
    now = played.observe(None)
    events = play(played, card)
    later = played.observe(None)
    same = all(now[part] == later[part] for part in ("pieces", "boxes", "pool", "replacement_due", "table"))
    side = "republican" if card.startswith("rep") else "nationalist"
    told = [e for e in events if e["kind"] == "event-void"]
    return same and bool(told) and card in later["used"][side] and later["hands"][side]["count"] == 0


def card_rule(rule: str, card: str, *facts: Any) -> Any:
    """A case of a card's table, marked with the card's rule."""
    name = " ".join([card, *[fact for fact in facts if isinstance(fact, str)]])
    return pytest.param(card, *facts, marks=pytest.mark.rule(rule), id=name)
