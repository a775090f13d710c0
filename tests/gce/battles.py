"""Attacks for rule tests: a fight in a few words, and dice of one's choice."""

from collections.abc import Mapping
from typing import Any

from tests.gce.build import board, opened, texts

from dosespanas.gce.board import stages
from dosespanas.gce.board.attack_in_progress import AttackInProgress
from dosespanas.gce.board.hexes import parse_hex
from dosespanas.gce.combat import attack, losses
from dosespanas.gce.combat.modifiers import MODIFIERS
from dosespanas.gce.engine import Engine
from dosespanas.kernel.game import Game
from dosespanas.kernel.side import NAT


def next_die(b: Engine, die: int) -> None:
    """Let the next die fall so."""
    while b.chance.clone().die() != die:
        b.chance.byte()


def units_of(b: Engine, names: str) -> list[int]:
    """Return the numbers of units, named with blanks between."""
    return [b.data.unit_index[name] for name in names.split()]


def names_of(b: Engine, units: list[int]) -> list[str]:
    """Return the names of units."""
    return [b.data.units[u].name for u in units]


def fight(b: Engine, hex_: str, names: str, side: int | None = None) -> AttackInProgress:
    """Return an attack on a hex by units, committed but for its effects on the board."""
    f = AttackInProgress()
    f.hex = parse_hex(hex_)
    f.attackers = units_of(b, names)
    f.side = b.data.units[f.attackers[0]].side if side is None else side
    f.defenders = b.stack(f.hex)
    f.steps = attack.steps_of(b, f.defenders)
    f.across = list(dict.fromkeys(b.u_hex[u] for u in f.attackers))
    f.committed = True
    return f


def losing(b: Engine, hex_: str, attackers: str, by_attacker: int, by_defender: int, extra: int = 0) -> Engine:
    """Bring a board to the losses of an attack; `extra` steps are those of Town Defence (7.40)."""
    b.fight = fight(b, hex_, attackers)
    f = b.fight
    b.opened = [f.hex, *f.across]
    f.die = f.modified = f.attack = f.defence = 1
    f.result = [by_attacker, by_defender]
    f.left[f.side] = by_attacker + extra
    f.chits[1 - f.side] = [b.data.chit_index["town_defence"]] * extra
    f.left[1 - f.side] = by_defender
    b.step_no = stages.COMBAT_NAT if f.side == NAT else stages.COMBAT_REP
    b.side = f.side
    b.stage = stages.LOSSES
    losses.next_loss(b)
    return b


def phase(side: int, units: Mapping[str, str], **more: Any) -> Game:
    """Open a side's combat phase with these units; everything belongs to the side, so that it is in supply."""
    more.setdefault("all_to", side)
    return opened(board(units, step=stages.COMBAT_NAT if side == NAT else stages.COMBAT_REP, **more))


def engine(game: Game) -> Engine:
    """Return the board of a game."""
    assert isinstance(game.state, Engine)
    return game.state


def do(game: Game, *actions: str) -> list[Any]:
    """Take actions and return what happened, as everybody sees it who may see all."""
    seen = len(game.log)
    for text in actions:
        game.apply(text)
    return [event.view(event.owner if event.owner >= 0 else None) for event in game.log[seen:]]


def strike(game: Game, hex_: str, die: int | None = None) -> list[Any]:
    """Attack a hex with everybody who can, without support, up to the next choice after that."""
    seen = len(game.log)
    if die is not None:
        next_die(engine(game), die)
    game.apply(f"attack {hex_}")
    while engine(game).stage == stages.JOIN:
        groups = [text for text in texts(game) if text.startswith(("join-all", "join"))]
        game.apply(groups[-1] if groups else "commit")
    while engine(game).stage in (stages.SUPPORT, stages.TRAIN, stages.AIR, stages.NAVAL, stages.CHIT):
        game.apply("none")
    return [event.view(event.owner if event.owner >= 0 else None) for event in game.log[seen:]]


def told(found: list[list[int]]) -> dict[str, int]:
    """Return modifiers by their ids."""
    return {MODIFIERS[pair[0]][0]: pair[1] for pair in found}


def args_of(events: list[dict[str, Any]], kind: str) -> list[dict[str, Any]]:
    """Return the arguments of all events of a kind."""
    return [event["args"] for event in events if event["kind"] == kind]
