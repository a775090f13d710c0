"""The movement phase for its tests: actions taken, refused, offered."""

from tests.gce.build import board, opened, texts

from dosespanas.gce.board import notation
from dosespanas.gce.board.hexes import hex_name
from dosespanas.gce.engine import Engine
from dosespanas.gce.movement import group_move
from dosespanas.kernel.game import Game
from dosespanas.kernel.side import NAT


def engine(game: Game) -> Engine:
    assert isinstance(game.state, Engine)
    return game.state


def nationalist(units: dict[str, str], republican: tuple[str, ...] = ()) -> Game:
    """The Nationalists to move in a country that is theirs but for some hexes."""
    return opened(board(units, republican=republican, all_to=NAT))


def do(game: Game, *actions: str) -> None:
    for action in actions:
        game.apply(action)


def rule_of(game: Game, action: str) -> str | None:
    refusal = game.explain(action)
    return refusal.rule if refusal is not None else None


def hexes(game: Game, verb: str) -> list[str]:
    return [text.split(" ")[1] for text in texts(game) if text.startswith(verb + " ")]


def way_to(b: Engine, name: str) -> list[str]:
    path, _ = group_move.way(b, notation.read(b.data, f"to {name}"))
    return [hex_name(h) for h in path]
