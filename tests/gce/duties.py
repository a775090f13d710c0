"""What the tests of duties ask of a game: what is offered, refused and shown."""

from tests.gce.build import texts

from dosespanas.gce.board.hexes import parse_hex
from dosespanas.gce.engine import Engine
from dosespanas.gce.movement import duty_obligations
from dosespanas.kernel.action import Refusal
from dosespanas.kernel.game import Game
from dosespanas.kernel.side import NAT, REP


def refusal(game: Game, action: str) -> Refusal:
    found = game.explain(action)
    assert found is not None
    return found


def movers(game: Game) -> set[str]:
    return {text.split(" ")[1] for text in texts(game) if text.startswith(("move ", "march "))}


def ends(game: Game) -> list[int]:
    return [parse_hex(text.split(" ")[1]) for text in texts(game) if text.startswith("to ")]


def shown(b: Engine, viewer: int | None = None) -> dict[str, tuple[object, object]]:
    """The duties as their own side sees them, or a viewer."""
    found: dict[str, tuple[object, object]] = {}
    for side in (NAT, REP):
        for duty_ in duty_obligations.current(b, side if viewer is None else viewer):
            if duty_.side == side:
                found[duty_.key] = (duty_.details.get("done"), duty_.details.get("count"))
    return found


def still(b: Engine) -> list[str]:
    """The units of which the first duty still asks something, as their own side sees it."""
    return [b.data.units[u].name for u in duty_obligations.current(b, b.side)[0].units]


def attacks(game: Game) -> list[str]:
    return [text for text in texts(game) if text.startswith("attack")]
